"""What changed in a phase, as arrows, marks and fleets; gathered from what was told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from renders.paint.sprites import Kind
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import Outcome, Way
from rules.table import Seat

WORDS = {
    Kind.CONFLICT: "won in battle",
    Kind.LOST: "attack failed",
    Kind.BUILT: "newly built",
    Kind.REDUCED: "town fell",
    Kind.DISASTER: "disaster",
}
REPELLED = (Outcome.LOST, Outcome.TIED)


@dataclass(frozen=True, slots=True)
class Move:
    """One army's way into a land; a failed one did not stay."""

    seat: Seat
    source: str
    land: str
    by_sea: bool = False
    failed: bool = False


@dataclass(slots=True)
class Changes:
    """Moves in order, marks by land, the fleets of the last turn, and where things happened."""

    moves: list[Move] = field(default_factory=list)
    marks: dict[str, set[Kind]] = field(default_factory=dict)
    fleets: dict[str, Seat] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    fought: set[str] = field(default_factory=set)

    def mark(self, kind: Kind, land: str) -> None:
        """Note a mark in a land."""
        self.marks.setdefault(land, set()).add(kind)
        self.touch(land)

    def touch(self, *lands: str) -> None:
        """Something happened there."""
        self.changed += [land for land in lands if land not in self.changed]

    def go(self, move: Move) -> None:
        """An army's way; the last one into a land stands for all before it."""
        self.touch(move.land)
        if move.source == move.land:
            return
        same = (move.seat, move.source, move.land)
        self.moves = [m for m in self.moves if (m.seat, m.source, m.land) != same]
        self.moves.append(move)


def changes_of(events: Iterable[Any]) -> Changes:
    """Everything worth an arrow or a mark."""
    found = Changes()
    for event in events:
        _hear(found, event)
    for marks in found.marks.values():
        if Kind.CONFLICT in marks:
            marks.discard(Kind.LOST)
    return found


def _hear(found: Changes, event: Any) -> None:
    match event:
        case e.EmpireCalled():
            found.fleets.clear()
        case e.Mustered(seat, _, _, _, _, _, fleets):
            found.fleets.update(dict.fromkeys(fleets, seat))
        case e.FleetsReallocated(_, waters):
            found.fleets = {sea: seat for sea, seat in found.fleets.items() if sea not in waters}
        case e.ArmyPlaced(seat, _, _, land, way, source):
            found.go(Move(seat, source, land, way is Way.SEA))
            _settle(found, land)
        case e.BattleFought():
            failed = event.outcome in REPELLED
            found.go(Move(event.attacker, event.source, event.land, event.way is Way.SEA, failed))
            found.fought.add(event.land)
            found.mark(Kind.LOST if failed else Kind.CONFLICT, event.land)
        case e.LandTaken(_, _, _, land):
            found.mark(Kind.CONFLICT, land)
        case e.FortBuilt(_, land) | e.MonumentBuilt(_, land) | e.SettlementFounded(_, land):
            found.mark(Kind.BUILT, land)
        case e.SettlementFell(land):
            found.mark(Kind.REDUCED, land)
        case e.SicknessRolled(land=land, died=True) | e.MonumentDestroyed(land):
            found.mark(Kind.DISASTER, land)
        case e.ArmyRemoved(_, land):
            found.mark(Kind.LOST, land)


def _settle(found: Changes, land: str) -> None:
    """An army entered a land it had fought for or cleared before: it did not fail there."""
    marks = found.marks.get(land, set())
    if Kind.LOST in marks:
        marks.discard(Kind.LOST)
        if land in found.fought:
            marks.add(Kind.CONFLICT)
