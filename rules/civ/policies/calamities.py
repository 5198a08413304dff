"""How a sibling limits and orders its calamities, whom they spare and serve, and what each card does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rules.civ.ruleset import Grade
from rules.table import Question, Script, Seat

if TYPE_CHECKING:
    from rules.civ.calamity.case import Case
    from rules.civ.civ import Civ
    from rules.civ.state import Card


@dataclass(frozen=True, slots=True)
class Limit:
    """The most calamities of the counted grades that a hand may bring into their resolution."""

    name: str
    """What the chapters of the rules call the number."""
    most: int
    counted: tuple[Grade, ...]
    discarded: tuple[Grade, ...]
    """The grades of the cards that go, where there are more."""


@dataclass(frozen=True, slots=True)
class Round:
    """Calamities called in this order: card by card or, `together`, by everybody at once, each their own."""

    calamities: tuple[str, ...]
    together: bool = False


@dataclass(frozen=True, slots=True)
class Major:
    """A calamity with a script of its own, and what its holder can answer before it is called."""

    play: Callable[[Case], Script[None]]
    foresee: Callable[[Case], Sequence[Question[Any]]] = lambda case: ()
    """Only questions to the holder: nobody else knows of the card."""
    by_hand: bool = False
    """Whether it turns on cards that only the holder sees: nobody else is asked before it is called."""


@dataclass(frozen=True, slots=True)
class Minor:
    """A calamity that meets its holder only: one question at most, and what follows from the answer."""

    then: Callable[[Case, Any], None]
    ask: Callable[[Case], Question[Any] | None] = lambda case: None


@dataclass(frozen=True, slots=True)
class CalamityRules:
    """What the rulebook of a sibling says of calamities in general, and the effect of each card."""

    limits: tuple[Limit, ...]
    """Kept one after the other."""
    excess: Callable[[Civ, Seat, Sequence[Card], Sequence[Card]], Card]
    """Which card goes, where a seat holds too many: all that count, and those of them that may go."""
    rounds: tuple[Round, ...]
    effects: Mapping[str, Major | Minor]
    beneficiary: Callable[[Case], Seat | None]
    """Who gains from a case, where anybody does."""
    can_be_named: Callable[[Case, Seat], bool]
    """Whether the primary victim may name a seat that has something to lose."""
    crowding: int
    """For so little damage to a city its tokens may crowd the area, if there is no other way; 0 for never."""
    least_excess: bool
    """Whether damage that cannot be met is exceeded by as little as any units allow, not those chosen."""
    revealed_in: tuple[str, ...] = ()
    """The phases in which all calamities lie open; none where each is shown when it is called."""
