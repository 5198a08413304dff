"""What falls due in games and to people, each at its moment."""

from __future__ import annotations

from collections.abc import Sequence
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


@dataclass(frozen=True, slots=True, order=True)
class Seated:
    """A game began, or somebody sat down in it: perhaps they are on vacation."""

    moment: int
    game: int


@dataclass(frozen=True, slots=True, order=True)
class RoundUp:
    """A person is told what waits for them in all their games."""

    moment: int
    user: int


Due = Deadline | Remind | Departs | Returns | Seated | RoundUp


def latest_reminders(dues: Sequence[Due]) -> list[Due]:
    """Of reminders that fall due together for the same deadline, only the last: nobody is reminded twice."""
    reminds = [due for due in dues if isinstance(due, Remind)]

    def is_last(due: Remind) -> bool:
        same = (r for r in reminds if (r.game, r.deadline) == (due.game, due.deadline))
        rivals = [r for r in same if r.before < due.before or (r.before == due.before and due.seats)]
        return not any(rival.seats in ((), due.seats) and rival is not due for rival in rivals)

    return [due for due in dues if not isinstance(due, Remind) or is_last(due)]
