"""What changed in a phase, as arrows, marks and fleets; gathered from what was told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from renders.paint.sprites import Sprite
from renders.pictures.changes import Changes
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.state import Settlement
from rules.table import Seat

WORDS = {
    Sprite.OWN: "your people",
    Sprite.CONFLICT: "won in battle",
    Sprite.LOST: "army lost",
    Sprite.BUILT: "newly built",
    Sprite.REDUCED: "town fell",
    Sprite.DISASTER: "disaster",
}
TOWNS = {Settlement.CAPITAL: Sprite.CAPITAL, Settlement.CITY: Sprite.CITY}
REPELLED = (RoundResult.LOST, RoundResult.TIED)


@dataclass(frozen=True, slots=True)
class Entry:
    """The way of a seat's armies into a land, and how many went (0: not told); a failed one leaves none."""

    seat: Seat
    source: str
    land: str
    by_sea: bool = False
    failed: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class Loss:
    """A piece that is there no more, and whose it was."""

    piece: Sprite
    seat: Seat | None


@dataclass(slots=True)
class WorldChanges(Changes):
    """Marks by land, entries in order, the fleets of the last turn, and where things happened."""

    entries: list[Entry] = field(default_factory=list)
    fleets: dict[str, Seat] = field(default_factory=dict)
    changed: list[str] = field(default_factory=list)
    fought: set[str] = field(default_factory=set)
    losses: dict[str, list[Loss]] = field(default_factory=dict)
    held: dict[str, Seat] = field(default_factory=dict)
    """Who held a land that was fought over."""

    def happen(self, kind: Sprite, land: str) -> None:
        """Note a mark in a land where something happened."""
        self.mark(kind, land)
        self.touch(land)

    def touch(self, *lands: str) -> None:
        """Something happened there."""
        self.changed += [land for land in lands if land not in self.changed]

    def enter(self, entry: Entry) -> None:
        """Armies on their way; those of a seat into one land are counted together, by the last way."""
        self.touch(entry.land)
        if entry.source == entry.land:
            return
        before = [e.count for e in self.entries if (e.seat, e.land) == (entry.seat, entry.land)]
        self.entries = [e for e in self.entries if (e.seat, e.land) != (entry.seat, entry.land)]
        self.entries.append(replace(entry, count=entry.count + sum(before)))

    def take(self, seat: Seat, land: str) -> None:
        """An army that fought its way in stays: those that were lost before it failed no more."""
        self.entries = [
            replace(e, count=e.count + 1, failed=False) if (e.seat, e.land) == (seat, land) else e
            for e in self.entries
        ]
        self.losses[land] = [loss for loss in self.losses.get(land, ()) if loss.seat != seat]

    def lose(self, land: str, seat: Seat | None, piece: Sprite = Sprite.ARMY) -> None:
        """A piece is gone."""
        here = self.losses.setdefault(land, [])
        if Loss(piece, seat) not in here:
            here.append(Loss(piece, seat))


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
            found.losses[land] = [loss for loss in found.losses.get(land, ()) if loss.seat != seat]
            _settle(found, land)
        case e.BattleFought():
            _fight(found, event)
        case e.LandTaken(seat, _, _, land):
            found.take(seat, land)
            found.happen(Sprite.CONFLICT, land)
        case e.FortBuilt(_, land) | e.MonumentBuilt(_, land) | e.SettlementFounded(_, land):
            found.happen(Sprite.BUILT, land)
        case e.SettlementFell(land, was, became):
            found.happen(Sprite.REDUCED, land)
            if became is None:
                found.lose(land, found.held.get(land), TOWNS[was])
        case e.SicknessRolled(land=land, seat=seat, died=True):
            found.happen(Sprite.DISASTER, land)
            found.lose(land, seat)
        case e.MonumentDestroyed(land, seat):
            found.happen(Sprite.DISASTER, land)
            found.lose(land, seat, Sprite.MONUMENT)
        case e.ArmyRemoved(land=land, seat=seat):
            found.happen(Sprite.LOST, land)
            found.lose(land, seat)


def _fight(found: WorldChanges, event: e.BattleFought) -> None:
    """A round: whoever fails lost an army, and so did a defender who was struck."""
    failed = event.outcome in REPELLED
    by_sea = event.way is Way.SEA
    found.enter(Entry(event.attacker, event.source, event.land, by_sea, failed, int(failed)))
    found.fought.add(event.land)
    found.held[event.land] = event.defender
    found.happen(Sprite.LOST if failed else Sprite.CONFLICT, event.land)
    if event.armies_lost:
        found.lose(event.land, event.defender)
    if failed:
        found.lose(event.land, event.attacker)


def _settle(found: WorldChanges, land: str) -> None:
    """An army entered a land it had fought for or cleared before: it did not fail there."""
    if Sprite.LOST in found.marks.get(land, {}):
        found.unmark(Sprite.LOST, land)
        if land in found.fought:
            found.mark(Sprite.CONFLICT, land)
