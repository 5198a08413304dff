"""What a sibling says of conflict: who loses tokens first, what a failed attack costs, what is plundered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.table import Script, Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ


@dataclass(frozen=True, slots=True)
class ConflictRules:
    """The steps of a conflict that the siblings take in their own ways."""

    removal_place: Callable[[Civ, str, Seat], tuple[int, ...]]
    """A party's place in each round of removal in an area: the smallest first, equal ones together."""
    stay_behind: int
    """The tokens that must stay in an adjacent area where losses are taken instead."""
    failed_attackers_die: bool
    """Too few tokens at a city are removed at once; else they stay until surplus population is removed."""
    plunder: Callable[[Civ, str, Seat, Seat], Script[None]]
    """What the attacker takes after a city fell: area, attacker, defender."""
