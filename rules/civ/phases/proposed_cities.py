"""Phase 5a: of the cities a seat could build, those that will stand when the support is checked."""

from rules.atlas import Site
from rules.civ.civ import Civ
from rules.civ.phases.builder import Builder
from rules.civ.phases.buildings import Building, BuildingList
from rules.civ.phases.support import falling_cities, remove_surplus
from rules.table import Seat


def standing_cities(g: Civ, seat: Seat, able: BuildingList) -> BuildingList:
    """WE 5c: as many as make no city fall that would not fall anyway; first those that leave most tokens."""
    falling = len(falling_cities(g, seat))
    kept: BuildingList = ()
    for building in sorted(able, key=lambda building: _rank(g, seat, building)):
        tried = Builder(g.fork(), seat)
        if not tried.build_all((*kept, building)) and len(falling_cities(tried.g, seat)) <= falling:
            kept = (*kept, building)
    return tuple(building for building in able if building in kept)


def _rank(g: Civ, seat: Seat, building: Building) -> tuple[int, bool]:
    """WE 5b: the tokens left when the surplus is gone; where as many are left, city sites come first."""
    builder = Builder(g.fork(), seat)
    builder.build(building)
    remove_surplus(builder.g)
    return -builder.g.census_of(seat), g.area(building.area).site is Site.NONE
