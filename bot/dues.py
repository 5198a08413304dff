"""What falls due in games and to people, each at its moment."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Deadline:
    """A game's deadline passes."""

    moment: int
    game: int


@dataclass(frozen=True, slots=True, order=True)
class Remind:
    """So many seconds before a deadline; `seats`: only these, for it was quiet for them."""

    moment: int
    game: int
    deadline: int
    before: int
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, order=True)
class Departs:
    """A person's vacation begins."""

    moment: int
    user: int


@dataclass(frozen=True, slots=True, order=True)
class Returns:
    """A stand-in's time in a seat is over."""

    moment: int
    game: int
    seat: int


Due = Deadline | Remind | Departs | Returns
