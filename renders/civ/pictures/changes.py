"""What changed in a phase: journeys for arrows and marks for places, read from what was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
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
    Sprite.ANNEXED: "annexed",
    Sprite.GAINED: "growth",
    Sprite.MOVED: "left or arrived",
    Sprite.HIRED: "mercenaries among them",
    Sprite.DISASTER: "struck by a calamity",
}


@dataclass(frozen=True, slots=True)
class Journey:
    """Pieces of a seat that moved along areas or seas."""

    seat: Seat
    path: tuple[str, ...]
    by_sea: bool = False


@dataclass(slots=True)
class BoardChanges(Changes):
    """Marks by area (or "ship" and area), and journeys with the number of tokens."""

    journeys: Counter[Journey] = field(default_factory=Counter)


def changes_of(told: Iterable[Any]) -> BoardChanges:
    """Everything the events say about places."""
    found = BoardChanges()
    for event in told:
        _board(found, event)
        _calamity(found, event)
        _barbarians(found, event)
    return found


def _board(found: BoardChanges, event: Any) -> None:
    match event:
        case e.Marched(seat, path, count):
            found.journeys[Journey(seat, path)] += count
        case e.ShipSailed(seat, stops):
            path = tuple(area for area, _, _ in stops)
            found.journeys[Journey(seat, path, by_sea=True)] += sum(ashore for _, _, ashore in stops)
        case e.ShipBuilt(_, area):
            found.mark(Sprite.BUILT, f"ship {area}")
        case e.ShipLost(_, area):
            found.mark(Sprite.LOST, f"ship {area}")
        case f.MercenariesHired(_, hired):
            found.mark(Sprite.MOVED, *hired)
        case f.MercenariesLeft(left):
            found.mark(Sprite.MOVED, *(area for area, _, _ in left))
        case f.CityRelieved(seat, area, source):
            found.journeys[Journey(seat, (source, area))] += 1
        case f.ConflictResolved(area) | f.CityAttackFailed(area):
            found.mark(Sprite.CONFLICT, area)
        case f.FleetsFought(area):
            found.mark(Sprite.CONFLICT, f"ship {area}")
        case f.CityFell(area):
            found.mark(Sprite.CONFLICT, area)
            found.mark(Sprite.LOST, area)
        case e.CityBuilt(_, area):
            found.mark(Sprite.BUILT, area)
        case e.CityReduced(_, area):
            found.mark(Sprite.REDUCED, area)
        case e.CitiesRevolted(_, beneficiary, areas):
            found.mark(Sprite.LOST if beneficiary is None else Sprite.ANNEXED, *areas)
        case e.SurplusRemoved(removed):
            found.mark(Sprite.LOST, *(area for area, _, _ in removed))
        case e.PopulationExpanded(_, growth):
            for area, more in growth.items():
                found.mark(Sprite.GAINED, area, text=str(more))


def _calamity(found: BoardChanges, event: Any) -> None:
    match event:
        case c.DamageTaken(_, _, _, losses) | c.CrowdsStarved(_, _, _, losses):
            found.mark(Sprite.DISASTER, *(area for area, _ in losses))
        case c.TokensSentAway(_, _, _, _, losses):
            found.mark(Sprite.LOST, *(area for area, _ in losses))
        case c.ShipsLost(_, _, areas):
            found.mark(Sprite.LOST, *(f"ship {area}" for area in areas))
        case c.CitiesReduced(_, _, areas):
            found.mark(Sprite.REDUCED, *areas)
        case c.CitiesDestroyed(_, _, areas):
            found.mark(Sprite.LOST, *areas)
        case c.UnitsDestroyed(_, _, area):
            found.mark(Sprite.LOST, area)
        case c.UnitsAnnexed(_, _, _, cities, tokens):
            found.mark(Sprite.ANNEXED, *cities, *(area for area, _ in tokens))
        case c.ShipsAnnexed(_, _, _, area):
            found.mark(Sprite.ANNEXED, f"ship {area}")
        case c.HordeMoved(_, area) | c.HordeScattered(area):
            found.mark(Sprite.DISASTER, area)
        case c.TokensResettled(_, _, taken, placed):
            found.mark(Sprite.MOVED, *(area for area, _ in (*taken, *placed)))


def _barbarians(found: BoardChanges, event: Any) -> None:
    match event:
        case b.BarbariansMarched(_, source, target, count, over_water):
            found.journeys[Journey(BARBARIANS, (source, target), over_water)] += count
        case b.BarbariansSailed(_, source, target):
            found.journeys[Journey(BARBARIANS, (source, target), by_sea=True)] += 0
        case b.BarbariansRaised(_, area, tokens):
            if tokens:
                found.mark(Sprite.GAINED, area, text=str(tokens))
            else:
                found.mark(Sprite.BUILT, f"ship {area}")
        case b.PirateShipPlaced(_, _, area):
            found.mark(Sprite.BUILT, f"ship {area}")
        case b.PirateCityFounded(area):
            found.mark(Sprite.ANNEXED, area)
