"""How the stand-in for Peoples begins: which starting part it takes, and how it lays it out."""

from itertools import permutations, product

from rules.peoples.arranging import CENTRAL_LANDS, FIRST_TRIBES, free_peoples
from rules.peoples.options import PEOPLES
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.regions import AreaId, areas, regions
from rules.peoples.resources import Category, category_of
from rules.peoples.traits import Trait, peoples
from rules.table import Data, Seat

_FIRST = {Category.LUXURY: 3.0, Category.FOOD: 2.5, Category.COMMODITY: 1.5}
"""What the first area of a category is worth to a people that begins."""
_NEXT = 1.0
_FAVOURITES = (Trait.CULTURE, Trait.SCIENCE, Trait.RELIGION, Trait.ECONOMY, Trait.CIVICS, Trait.MILITARY)


def arrangement(g: Play, seat: Seat) -> Data:
    """The part and the centre that feed a people best, and what its first two tribes live on."""
    ways = (
        centre
        for start in g.state.starts
        for centre in product(*([area.id for area in regions()[region].areas] for region in start))
        if sum(areas()[area].is_land for area in centre) >= CENTRAL_LANDS
    )
    centre = _neighbours_first(g, seat, max(ways, key=lambda centre: _worth(g, seat, centre)))
    said = {"centre": list(centre), "tribes": list(centre[:FIRST_TRIBES])}
    return {**said, "people": _people(g, seat)} if g.option(PEOPLES) == "chosen" else said


def _worth(g: Play, seat: Seat, centre: tuple[AreaId, ...]) -> float:
    """Land, resources that can be produced from the start, and something of each category."""
    seen: set[Category] = set()
    kinds: set[str] = set()
    worth = 0.0
    for area in (areas()[area] for area in centre):
        worth += area.is_land
        if area.resource is None or area.resource in kinds or not can_produce(g, seat, area.resource):
            continue
        category = category_of(area.resource)
        worth += _NEXT if category in seen else _FIRST[category]
        kinds.add(area.resource)
        seen.add(category)
    return worth


def _neighbours_first(g: Play, seat: Seat, centre: tuple[AreaId, ...]) -> tuple[AreaId, ...]:
    """The same centre in such an order that the first two, which border, are the best to live in."""
    return max(
        permutations(centre),
        key=lambda some: (
            all(areas()[area].is_land for area in some[:FIRST_TRIBES]),
            _worth(g, seat, some[:FIRST_TRIBES]),
        ),
    )


def _people(g: Play, seat: Seat) -> str:
    """Of the peoples that are left the one whose trait helps most."""
    return min(free_peoples(g, seat), key=lambda people: _FAVOURITES.index(peoples()[people].trait))
