"""What changed in a phase, as arrows, marks and fleets; gathered from what was told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from renders.paint.sprites import Sprite
from renders.pictures.changes import Changes
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import RoundResult, Way
from rules.table import Seat

WORDS = {
    Sprite.OWN: "your people",
    Sprite.CONFLICT: "won in battle",
    Sprite.LOST: "attack failed",
    Sprite.BUILT: "newly built",
    Sprite.REDUCED: "town fell",
    Sprite.DISASTER: "disaster",
}
REPELLED = (RoundResult.LOST, RoundResult.TIED)


@dataclass(frozen=True, slots=True)
class Entry:
    """One army's way into a land; a failed one did not stay."""

    seat: Seat
    source: str
    land: str
    by_sea: bool = False
    failed: bool = False


@dataclass(slots=True)
class WorldChanges(Changes):
    """Marks by land, entries in order, the fleets of the last turn, and where things happened."""

    entries: list[Entry] = field(default_factory=list)
    fleets: dict[str, Seat] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    fought: set[str] = field(default_factory=set)

    def happen(self, kind: Sprite, land: str) -> None:
        """Note a mark in a land where something happened."""
        self.mark(kind, land)
        self.touch(land)

    def touch(self, *lands: str) -> None:
        """Something happened there."""
        self.changed += [land for land in lands if land not in self.changed]

    def enter(self, entry: Entry) -> None:
        """An army's way; the last one into a land stands for all before it."""
        self.touch(entry.land)
        if entry.source == entry.land:
            return
        same = (entry.seat, entry.source, entry.land)
        self.entries = [e for e in self.entries if (e.seat, e.source, e.land) != same]
        self.entries.append(entry)


def changes_of(events: Iterable[Any]) -> WorldChanges:
    """Everything worth an arrow or a mark."""
    found = WorldChanges()
    for event in events:
        _hear(found, event)
    for land, marks in found.marks.items():
        if Sprite.CONFLICT in marks:
            found.unmark(Sprite.LOST, land)
    return found


def _hear(found: WorldChanges, event: Any) -> None:
    match event:
        case e.EmpireCalled():
            found.fleets.clear()
        case e.Mustered(seat, _, _, _, _, _, fleets):
            found.fleets.update(dict.fromkeys(fleets, seat))
        case e.FleetsReallocated(_, waters):
            found.fleets = {sea: seat for sea, seat in found.fleets.items() if sea not in waters}
        case e.ArmyPlaced(seat, _, _, land, way, source):
            found.enter(Entry(seat, source, land, way is Way.SEA))
            _settle(found, land)
        case e.BattleFought():
            failed = event.outcome in REPELLED
            found.enter(Entry(event.attacker, event.source, event.land, event.way is Way.SEA, failed))
            found.fought.add(event.land)
            found.happen(Sprite.LOST if failed else Sprite.CONFLICT, event.land)
        case e.LandTaken(_, _, _, land):
            found.happen(Sprite.CONFLICT, land)
        case e.FortBuilt(_, land) | e.MonumentBuilt(_, land) | e.SettlementFounded(_, land):
            found.happen(Sprite.BUILT, land)
        case e.SettlementFell(land):
            found.happen(Sprite.REDUCED, land)
        case e.SicknessRolled(land=land, died=True) | e.MonumentDestroyed(land):
            found.happen(Sprite.DISASTER, land)
        case e.ArmyRemoved(land=land):
            found.happen(Sprite.LOST, land)


def _settle(found: WorldChanges, land: str) -> None:
    """An army entered a land it had fought for or cleared before: it did not fail there."""
    if Sprite.LOST in found.marks.get(land, {}):
        found.unmark(Sprite.LOST, land)
        if land in found.fought:
            found.mark(Sprite.CONFLICT, land)
