"""Ch. 8.6: how far a range must reach for a tribe to act as if it stood in another area."""

from collections.abc import Mapping
from heapq import heappop, heappush

from rules.peoples.book import Page
from rules.peoples.developments import Dev
from rules.peoples.play import Play
from rules.peoples.regions import AreaId, Terrain, areas
from rules.table import Seat

_LAND = 2
"""Steps are counted in halves: two coast or sea areas are as far as one land area."""


def ranges(g: Play, seat: Seat, area: AreaId, is_production: bool = False) -> Mapping[AreaId, int]:
    """The range that every area within reach needs, from the area itself (0) on.

    It is traced through land that is empty or held by own tribes and, with the developments for it, over
    coast and sea: two of those count one in all, rounded down, but at least 1. With Roads a civilization
    action crosses own areas for nothing.
    """
    has_roads = g.has(seat, Dev.ROADS) and not is_production
    holders = {held: tribe.seat for tribe in g.state.tribes for held in tribe.areas}
    known, world, crossing = areas(), g.world, _crossing(g, seat)
    is_open = g.has(seat, Dev.STEAM) or g.has(seat, Dev.NAVIGATION)
    best: dict[AreaId, tuple[int, bool]] = {area: (0, False)}
    edge: list[tuple[int, bool, AreaId]] = [(0, False, area)]
    while edge:
        far, wet, here = heappop(edge)
        if best[here] < (far, wet):
            continue
        for there in world.borders(here):
            if holders.get(there, seat) != seat:
                continue
            terrain = known[there].terrain
            if there in holders and has_roads:
                step = 0
            elif terrain is Terrain.LAND:
                step = _LAND
            elif terrain is not Terrain.SEA or crossing is None or not (is_open or world.is_coast(there)):
                continue
            else:
                step = crossing
            reached = (far + step, wet or not known[there].is_land)
            if there not in best or reached < best[there]:
                best[there] = reached
                heappush(edge, (*reached, there))
    return {there: max(far // 2, int(wet)) for there, (far, wet) in best.items()}


def _crossing(g: Play, seat: Seat) -> int | None:
    """What a sea area costs in halves; None without a development for it."""
    if not any(g.has(seat, dev) for dev in (Dev.STEAM, Dev.NAVIGATION, Dev.SAILING)):
        return None
    if g.holds(Page.UNCHARTED_STORMS):
        return _LAND
    return 0 if g.has(seat, Dev.STEAM) else 1


def range_of(g: Play, points: int) -> int:
    """Ch. 8.6: the range that so many Science CP give: 1, 1 + 2, 1 + 2 + 3."""
    if not points:
        return 0
    reached = points * (points + 1) // 2
    reached += g.holds(Page.GREAT_VOYAGES) + points * g.holds(Page.SPACE_AGE)
    return max(1, reached - g.holds(Page.LOST_BEARINGS))


def points_for(g: Play, wanted: int) -> int:
    """The fewest Science CP for a range."""
    points = 0
    while range_of(g, points) < wanted:
        points += 1
    return points
