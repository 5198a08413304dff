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

    can_march_through: Callable[[Civ, Seat, str], bool]
    """Whether tokens of a seat may go on by land from an area they have just entered."""
    joins_conflicts: bool
    """Whether what is guarded by advances may be entered once there is a conflict."""
    sails_past: bool
    """Whether ships may pass the coasts of areas that are out of play."""


def unless_conflict(g: Civ, seat: Seat, area: str) -> bool:
    """WE 3: not out of a conflict situation."""
    return not g.is_conflict(area, seat, more=1)


def nobody_else(g: Civ, seat: Seat, area: str) -> bool:
    """Not where others have units, barbarians and pirates among them."""
    return g.is_alone(area, seat) and area not in g.state.pirates
