"""What a sibling says of tokens and ships on their way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.table import Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ


@dataclass(frozen=True, slots=True)
class MovementRules:
    """Where tokens may march on, whom advances keep out, and how far ships come."""

    stops: Callable[[Civ, Seat, str], str]
    """Why tokens of a seat may not march on from an area they have just entered; empty where they may."""
    provokes: Callable[[Civ, Seat, str, int, int], bool]
    """Whether a seat whose tokens in an area grow from so many to so many does what guards there forbid."""
    sails_past: bool
    """Whether ships may pass the coasts of areas that are out of play."""


def by_conflict(g: Civ, seat: Seat, area: str) -> str:
    """WE 3: not out of a conflict situation."""
    return "they are in a conflict situation there" if g.is_conflict(area, seat, more=1) else ""


def by_others(g: Civ, seat: Seat, area: str) -> str:
    """Not where others have units, barbarians and pirates among them."""
    is_free = g.is_alone(area, seat) and area not in g.state.pirates
    return "" if is_free else "others have units there"


def by_entering(g: Civ, seat: Seat, area: str, before: int, after: int) -> bool:
    """Whoever enters provokes, however few they are."""
    return True


def by_first_blow(g: Civ, seat: Seat, area: str, before: int, after: int) -> bool:
    """WE ch.9: what is guarded may be entered once there is a conflict."""
    return not g.is_conflict(area, seat, before - g.tokens(area, seat))
