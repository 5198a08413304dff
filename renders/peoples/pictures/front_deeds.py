"""How much happened in each area, for the close-ups of the front page."""

from __future__ import annotations

from collections import defaultdict

from renders.front.model import Deed
from renders.paint.sprites import Sprite
from renders.peoples.pictures.changes import Move, WorldChanges
from rules.peoples.regions import AreaId, Terrain, regions
from rules.peoples.traits import Trait
from rules.peoples.world import World

WEIGHTS = {
    Sprite.CONFLICT: 6.0,
    Sprite.LOST: 4.0,
    Sprite.BUILT: 3.0,
    Sprite.ANNEXED: 1.5,
    Sprite.GAINED: 0.3,
}
"""How much each matters to somebody who reads the page."""
FOUND, JOINED, CULTURE, RELIGION = 1.2, 0.6, 0.6, 2.0
"""What an area of a new or a joined region weighs, or of one with a new token; the corner of a religion."""
WENT, LEFT, STRUCK = 1.5, 0.5, 1.0
"""Where a tribe went, where it came from, where an attack came from."""


def deeds_of(world: World, changes: WorldChanges) -> tuple[Deed, ...]:
    """The deeds at places that are known."""
    found: dict[AreaId, float] = defaultdict(float)
    for area, marks in changes.marks.items():
        found[area] += sum(WEIGHTS.get(kind, 0.0) for kind in marks)
    for move in changes.moves:
        for area, weight in _move(move).items():
            found[area] += weight
    for region in dict.fromkeys(changes.found):
        _spread(found, region, FOUND)
    for region in set(changes.joined) - set(changes.found):
        _spread(found, region, JOINED)
    for trait, place in changes.tokens:
        if trait is Trait.CULTURE:
            _spread(found, place, CULTURE)
        else:
            found[place] += RELIGION
    return tuple(Deed(area, weight) for area, weight in found.items() if area in world.places)


def _move(move: Move) -> dict[AreaId, float]:
    return {move.to: 0.0, move.source: STRUCK} if move.is_attack else {move.to: WENT, move.source: LEFT}


def _spread(found: dict[AreaId, float], region: str, weight: float) -> None:
    for area in regions()[region].areas:
        if area.terrain is not Terrain.POLAR:
            found[area.id] += weight
