"""What changed in a phase: journeys for arrows and marks for places, read from what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from renders.paint.sprites import Sprite
from renders.pictures.changes import Changes
from rules.civ import events as e
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ.state import BARBARIANS
from rules.table import Seat

WORDS = {
    Sprite.OWN: "your people",
    Sprite.CONFLICT: "conflict",
    Sprite.BUILT: "built",
    Sprite.REDUCED: "city reduced",
    Sprite.LOST: "lost",
    Sprite.FEWER: "so many lost",
    Sprite.ANNEXED: "annexed",
    Sprite.GAINED: "growth",
    Sprite.MOVED: "left or arrived",
    Sprite.HIRED: "mercenaries among them",
    Sprite.DISASTER: "struck by a calamity",
    Sprite.OVER: "over its limit",
    Sprite.SITE: "you may build",
    Sprite.THREAT: "your city can be attacked",
}


@dataclass(frozen=True, slots=True)
class Journey:
    """Pieces of a seat that moved along areas or seas."""

    seat: Seat
    path: tuple[str, ...]
    by_sea: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What happened at a place: to whose pieces, of which kind, through whom, and why."""

    kind: Sprite
    place: str
    """An area, or "ship" and an area."""
    seat: Seat | None = None
    piece: Sprite = Sprite.TOKEN
    by: Seat | None = None
    cause: str = ""


@dataclass(slots=True)
class BoardChanges(Changes):
    """Marks by area (or "ship" and area), the deeds behind them, and journeys with the number of tokens."""

    journeys: Counter[Journey] = field(default_factory=Counter)
    deeds: Counter[Deed] = field(default_factory=Counter)
    """How many pieces each concerned."""

    def note(self, deed: Deed, count: int = 0) -> None:
        """Keep a deed, and mark its place."""
        self.deeds[deed] += count
        text = str(self.deeds[deed]) if deed.kind is Sprite.GAINED and count else ""
        self.mark(deed.kind, deed.place, text=text)


def changes_of(told: Iterable[Any]) -> BoardChanges:
    """Everything the events say about places."""
    found = BoardChanges()
    for event in told:
        _board(found, event)
        _fights(found, event)
        _calamity(found, event)
        _barbarians(found, event)
    return found


def at_sea(kind: Sprite, area: str, seat: Seat | None, cause: str = "") -> Deed:
    """What happened to a ship off an area."""
    return Deed(kind, f"ship {area}", seat, Sprite.SHIP, cause=cause)


def _board(found: BoardChanges, event: Any) -> None:
    match event:
        case e.Marched(seat, path, count):
            found.journeys[Journey(seat, path)] += count
        case e.ShipSailed(seat, stops):
            voyage(found, seat, stops)
        case e.ShipBuilt(seat, area):
            found.note(at_sea(Sprite.BUILT, area, seat), 1)
        case e.ShipLost(seat, area):
            found.note(at_sea(Sprite.LOST, area, seat), 1)
        case e.CityBuilt(seat, area):
            found.note(Deed(Sprite.BUILT, area, seat, Sprite.CITY), 1)
        case e.CityReduced(seat, area):
            found.note(Deed(Sprite.REDUCED, area, seat, Sprite.CITY), 1)
        case e.CitiesRevolted(victim, beneficiary, areas):
            kind = Sprite.LOST if beneficiary is None else Sprite.ANNEXED
            for area in areas:
                found.note(Deed(kind, area, victim, Sprite.CITY, beneficiary), 1)
        case e.SurplusRemoved(removed):
            for area, seat, count in removed:
                found.note(Deed(Sprite.LOST, area, seat), count)
        case e.PopulationExpanded(seat, growth):
            for area, more in growth.items():
                found.note(Deed(Sprite.GAINED, area, seat), more)


def voyage(found: BoardChanges, seat: Seat, stops: Sequence[tuple[str, int, int]]) -> None:
    """A journey to every port where tokens go ashore, and to the last one."""
    ports = [area for area, _, _ in stops]
    for number, (_, _, ashore) in enumerate(stops):
        if number and (ashore or number == len(stops) - 1):
            found.journeys[Journey(seat, tuple(ports[: number + 1]), by_sea=True)] += ashore


def _fights(found: BoardChanges, event: Any) -> None:
    match event:
        case f.MercenariesHired(seat, hired):
            for area in hired:
                found.note(Deed(Sprite.MOVED, area, seat))
        case f.MercenariesLeft(left):
            for area, seat, _ in left:
                found.note(Deed(Sprite.MOVED, area, seat))
        case f.CityRelieved(seat, area, source):
            found.journeys[Journey(seat, (source, area))] += 1
        case f.ConflictResolved(area, before, after, elsewhere):
            found.note(Deed(Sprite.CONFLICT, area))
            for seat, count in before.items():
                _lose(found, area, seat, count - after.get(seat, 0))
            for seat, other, count in elsewhere:
                _lose(found, other, seat, count)
        case f.CityAttackFailed(area, attacker, _, tokens):
            found.note(Deed(Sprite.CONFLICT, area))
            _lose(found, area, attacker, tokens)
        case f.FleetsFought(area, before, after):
            found.note(at_sea(Sprite.CONFLICT, area, None))
            for seat, count in before.items():
                if lost := count - after.get(seat, 0):
                    found.deeds[at_sea(Sprite.LOST, area, seat)] += lost
        case f.CityFell(area, _, defender):
            found.note(Deed(Sprite.CONFLICT, area))
            found.note(Deed(Sprite.LOST, area, defender, Sprite.CITY), 1)


def _lose(found: BoardChanges, area: str, seat: Seat, count: int) -> None:
    """Tokens lost in a fight: drawn, but the mark of the fight is all that is said of the place."""
    if count > 0:
        found.deeds[Deed(Sprite.LOST, area, seat)] += count


def _calamity(found: BoardChanges, event: Any) -> None:
    match event:
        case c.DamageTaken(seat, cause, _, losses) | c.CrowdsStarved(seat, cause, _, losses):
            for area, count in losses:
                found.note(Deed(Sprite.DISASTER, area, seat, cause=cause), count)
        case c.TokensSentAway(seat, cause, _, _, losses):
            for area, count in losses:
                found.note(Deed(Sprite.LOST, area, seat, cause=cause), count)
        case c.ShipsLost(seat, cause, areas):
            for area in areas:
                found.note(at_sea(Sprite.LOST, area, seat, cause), 1)
        case c.CitiesReduced(seat, cause, areas):
            for area in areas:
                found.note(Deed(Sprite.REDUCED, area, seat, Sprite.CITY, cause=cause), 1)
        case c.CitiesDestroyed(seat, cause, areas):
            for area in areas:
                found.note(Deed(Sprite.LOST, area, seat, Sprite.CITY, cause=cause), 1)
        case c.UnitsDestroyed(seat, cause, area, points):
            found.note(Deed(Sprite.LOST, area, seat, cause=cause), points)
        case c.UnitsAnnexed(seat, by, cause, cities, tokens):
            for area in cities:
                found.note(Deed(Sprite.ANNEXED, area, seat, Sprite.CITY, by, cause), 1)
            for area, count in tokens:
                found.note(Deed(Sprite.ANNEXED, area, seat, Sprite.TOKEN, by, cause), count)
        case c.ShipsAnnexed(seat, by, cause, area, ships):
            found.note(Deed(Sprite.ANNEXED, f"ship {area}", seat, Sprite.SHIP, by, cause), ships)
        case c.HordeMoved(_, area) | c.HordeScattered(area):
            found.note(Deed(Sprite.DISASTER, area, BARBARIANS))
        case c.TokensResettled(seat, cause, taken, placed):
            for area, _ in (*taken, *placed):
                found.note(Deed(Sprite.MOVED, area, seat, cause=cause))


def _barbarians(found: BoardChanges, event: Any) -> None:
    match event:
        case b.BarbariansMarched(_, source, target, count, over_water):
            found.journeys[Journey(BARBARIANS, (source, target), over_water)] += count
        case b.BarbariansSailed(_, source, target):
            found.journeys[Journey(BARBARIANS, (source, target), by_sea=True)] += 0
        case b.BarbariansRaised(_, area, tokens):
            if tokens:
                found.note(Deed(Sprite.GAINED, area, BARBARIANS), tokens)
            else:
                found.note(at_sea(Sprite.BUILT, area, BARBARIANS), 1)
        case b.PirateShipPlaced(_, _, area):
            found.note(at_sea(Sprite.BUILT, area, BARBARIANS), 1)
        case b.PirateCityFounded(area):
            found.note(Deed(Sprite.ANNEXED, area, None, Sprite.CITY, BARBARIANS), 1)
