"""What changed in a phase, as arrows, marks, new regions and new tokens; gathered from what was told."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from renders.paint.sprites import Sprite
from renders.pictures.changes import Changes
from rules.peoples import events as e
from rules.peoples.regions import AreaId, RegionId, region_of
from rules.peoples.traits import Trait
from rules.table import Seat

WORDS = {
    Sprite.OWN: "your people",
    Sprite.CONFLICT: "attacked",
    Sprite.BUILT: "new tribe or settlement",
    Sprite.GAINED: "produced",
    Sprite.ANNEXED: "traded",
    Sprite.LOST: "tribe lost",
}


@dataclass(frozen=True, slots=True)
class Move:
    """A tribe's way from one area to another; an attack stays where it is, a retreat was forced."""

    seat: Seat
    source: AreaId
    to: AreaId
    is_attack: bool = False
    is_retreat: bool = False


@dataclass(slots=True)
class WorldChanges(Changes):
    """Marks by area, ways, regions found or joined, tokens by trait and place, and where things happened."""

    moves: list[Move] = field(default_factory=list)
    found: list[RegionId] = field(default_factory=list)
    joined: list[RegionId] = field(default_factory=list)
    tokens: list[tuple[Trait, str]] = field(default_factory=list)
    losses: dict[AreaId, Seat] = field(default_factory=dict)
    """Whose tribe is gone from where."""
    changed: list[AreaId] = field(default_factory=list)

    def happen(self, kind: Sprite, *places: AreaId, text: str = "") -> None:
        """Note a mark where something happened."""
        self.mark(kind, *places, text=text)
        self.touch(*places)

    def touch(self, *places: AreaId) -> None:
        """Something happened there."""
        self.changed += [area for area in places if area not in self.changed]

    def go(self, move: Move) -> None:
        """A way from one area to another."""
        self.touch(move.source, move.to)
        self.moves.append(move)

    def lose(self, area: AreaId, seat: Seat) -> None:
        """A tribe is gone."""
        self.happen(Sprite.LOST, area)
        self.losses[area] = seat

    def without(self, areas: Collection[AreaId]) -> WorldChanges:
        """The same but for what happened in some areas."""
        return replace(
            self,
            marks={area: marks for area, marks in self.marks.items() if area not in areas},
            losses={area: seat for area, seat in self.losses.items() if area not in areas},
            moves=[move for move in self.moves if not (move.source in areas and move.to in areas)],
        )


def changes_of(events: Iterable[Any]) -> WorldChanges:
    """Everything worth an arrow or a mark."""
    found = WorldChanges()
    for event in events:
        _hear_world(found, event)
        _hear_acts(found, event)
        _hear_war(found, event)
    return found


def _hear_world(found: WorldChanges, event: Any) -> None:
    match event:
        case e.PartArranged(_, _, centre, tribes):
            found.touch(*centre)
            found.happen(Sprite.BUILT, *tribes)
        case e.RegionPlaced(_, region, _):
            found.found.append(region)
        case e.PartsMerged(_, region, regions, _):
            found.joined += [region, *regions]
        case e.RegionFound(_, area) | e.NothingFound(_, area):
            found.touch(area)


def _hear_acts(found: WorldChanges, event: Any) -> None:
    match event:
        case e.Produced(_, area, kind, amount) if kind and amount:
            before = found.marks.get(area, {}).get(Sprite.GAINED, "")
            found.happen(Sprite.GAINED, area, text=str(amount + int(before or 0)))
        case e.SettlementGrew(_, areas, joined):
            found.touch(*areas)
            found.happen(Sprite.BUILT, joined[0])
        case e.SettlementMustered(_, areas):
            found.touch(*areas)
        case e.TokenPlaced(_, trait, area, place):
            found.touch(area)
            found.tokens.append((trait, place))
        case e.TokenRemoved(_, _, place):
            found.happen(Sprite.LOST, place)
        case e.Traded(area=area):
            found.happen(Sprite.ANNEXED, area)
        case e.TribeMoved(seat, area, to):
            found.go(Move(seat, area, to))
        case e.TribeRested(_, area):
            found.touch(area)


def _hear_war(found: WorldChanges, event: Any) -> None:
    match event:
        case e.Attacked(seat, area, _, target):
            found.happen(Sprite.CONFLICT, target[0])
            found.touch(*target)
            found.go(Move(seat, area, target[0], is_attack=True))
        case e.TribeRetreated(seat, area, None):
            found.lose(area, seat)
        case e.TribeRetreated(seat, area, to) if to is not None:
            found.go(Move(seat, area, to, is_retreat=True))
        case e.TribePlaced(_, area):
            found.happen(Sprite.BUILT, area)
        case e.TribeRemoved(seat, area):
            found.lose(area, seat)


def regions_touched(changes: WorldChanges) -> list[RegionId]:
    """All regions where something happened."""
    areas = [region_of(area) for area in changes.changed]
    places = [place if trait is Trait.CULTURE else region_of(place) for trait, place in changes.tokens]
    return list(dict.fromkeys([*changes.found, *areas, *places]))
