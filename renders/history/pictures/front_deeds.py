"""What happened where in a phase, for the front page: lands won and missed, towns, blows, arrivals."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from renders.history.pictures.changes import WorldChanges
from renders.history.pictures.map import all_changes
from renders.history.shown import Shown
from rules.history_of_the_world import events as e
from rules.history_of_the_world.state import Settlement
from rules.table import Seat


class Fate(StrEnum):
    """What can befall a land."""

    CAPITAL = "capital"
    WON = "won"
    FAILED = "failed"
    SACKED = "sacked"
    STRUCK = "struck"
    BUILT = "built"
    ENTERED = "entered"


WEIGHTS = {
    Fate.CAPITAL: 6.0,
    Fate.WON: 4.0,
    Fate.FAILED: 3.0,
    Fate.SACKED: 3.0,
    Fate.STRUCK: 2.0,
    Fate.BUILT: 1.5,
    Fate.ENTERED: 1.0,
}
"""How much each matters to somebody who reads the page."""
ARMY, MONUMENT, FORT = "army", "monument", "fort"
"""What a blow can take, or can be built."""
VIOLENT = {Fate.WON, Fate.FAILED, Fate.SACKED}


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that befell a land: whose it was, who did it, and what was built or struck it."""

    fate: Fate
    land: str
    seat: Seat | None = None
    by: Seat | None = None
    what: str = ""


@dataclass(slots=True)
class Deeds:
    """Everything that happened on the board in a phase."""

    changes: WorldChanges
    happenings: list[Happening] = field(default_factory=list)

    def at(self, land: str) -> list[Happening]:
        """What befell a land."""
        return [one for one in self.happenings if one.land == land]

    def without(self, lands: Collection[str]) -> Deeds:
        """The same but for what happened in some lands."""
        return Deeds(self.changes, [one for one in self.happenings if one.land not in lands])

    @property
    def weights(self) -> dict[str, float]:
        """How much happened in each land."""
        found: dict[str, float] = {}
        for one in self.happenings:
            found[one.land] = found.get(one.land, 0.0) + WEIGHTS[one.fate]
        return found


def deeds_of(shown: Shown) -> Deeds:
    """What was told of the phase."""
    changes = all_changes(shown)
    happenings = list(dict.fromkeys(one for event in shown.events() for one in _heard(event, changes)))
    taken = {(one.land, one.by) for one in happenings if one.fate in (Fate.WON, Fate.ENTERED)}
    kept = [one for one in happenings if one.fate is not Fate.FAILED or (one.land, one.by) not in taken]
    return Deeds(changes, kept)


def _heard(event: Any, changes: WorldChanges) -> Iterator[Happening]:
    match event:
        case e.LandTaken(seat, _, _, land):
            yield Happening(Fate.WON, land, changes.held.get(land), seat)
        case e.BattleFought() if event.outcome in (e.RoundResult.LOST, e.RoundResult.TIED):
            yield Happening(Fate.FAILED, event.land, event.defender, event.attacker)
        case e.ArmyPlaced(seat, _, _, land):
            yield Happening(Fate.ENTERED, land, None, seat)
        case e.SettlementFounded(seat, land, Settlement.CAPITAL):
            yield Happening(Fate.CAPITAL, land, seat, seat, str(Settlement.CAPITAL))
        case e.SettlementFounded(seat, land, settlement):
            yield Happening(Fate.BUILT, land, seat, seat, str(settlement))
        case e.MonumentBuilt(seat, land):
            yield Happening(Fate.BUILT, land, seat, seat, MONUMENT)
        case e.FortBuilt(seat, land):
            yield Happening(Fate.BUILT, land, seat, seat, FORT)
        case e.SettlementFell(land, was, became):
            yield Happening(
                Fate.SACKED, land, changes.held.get(land), what=str(was if became is None else "")
            )
        case e.SicknessRolled(card, land, seat, _, True):
            yield Happening(Fate.STRUCK, land, seat, what=card)
        case e.MonumentDestroyed(land, seat, by):
            yield Happening(Fate.STRUCK, land, seat, by, MONUMENT)
        case e.ArmyRemoved(seat, _, land, by):
            yield Happening(Fate.STRUCK, land, seat, by, ARMY)
