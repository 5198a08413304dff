"""What a sibling says of conflict: who loses tokens first, what a failed attack costs, what is plundered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.table import Script, Seat

if TYPE_CHECKING:
    from rules.civ.civ import Civ


def know_nothing(g: Civ) -> tuple[str, ...]:
    """Barbarians who never learn anything."""
    return ()


def leave_ruins(g: Civ, area: str) -> None:
    """Barbarians who put nothing in the place of a city that fell to them."""


@dataclass(frozen=True, slots=True)
class Spoils:
    """A city that fell, and what may be had there."""

    area: str
    attacker: Seat
    defender: Seat
    treasury: int
    """The most treasury that may be plundered."""


@dataclass(frozen=True, slots=True)
class ConflictRules:
    """The steps of a conflict that the siblings take in their own ways."""

    removal_place: Callable[[Civ, str, Seat], tuple[int, ...]]
    """A party's place in each round of removal in an area: the smallest first, equal ones together."""
    stay_behind: int
    """The tokens that must stay in an adjacent area where losses are taken instead."""
    failed_attackers_die: bool
    """Too few tokens at a city are removed at once; else they stay until surplus population is removed."""
    failed_fleets_die: bool
    """Ships that could have fought are lost with a failed attack."""
    waits: int | None
    """How often a defender short of tokens may wait for an attack of his own; None: without limit."""
    plunder: Callable[[Civ, Spoils], Script[None]]
    """What the attacker takes after a city fell."""
    overrun: Callable[[Civ, str], object]
    """What becomes of an area where a city fell to barbarians."""
    barbarian_advances: Callable[[Civ], tuple[str, ...]]
    """The advances that the barbarians have learnt."""
