"""What lies around a people of Peoples: places for its tokens, and kinds of resources it lacks."""

from collections import deque
from collections.abc import Mapping

from rules.peoples.developments import Dev
from rules.peoples.play import Play
from rules.peoples.production import can_produce
from rules.peoples.reach import range_of
from rules.peoples.regions import AreaId, areas, region_of, regions, resource_of
from rules.peoples.resources import Kind
from rules.peoples.tokens import LANDS
from rules.peoples.traits import Trait
from rules.table import Seat

FAR = 4
"""Steps that are looked ahead."""
CLOSE = 2


def surroundings(g: Play, seat: Seat) -> Mapping[AreaId, int]:
    """How many steps the areas around are away from the nearest own tribe; others' land is looked at too."""
    found: dict[AreaId, int] = dict.fromkeys(g.held_by(seat), 0)
    edge, sails = deque(found), any(g.has(seat, dev) for dev in (Dev.SAILING, Dev.NAVIGATION, Dev.STEAM))
    while edge:
        here = edge.popleft()
        if found[here] == FAR:
            continue
        for there in g.world.borders(here):
            if there not in found and (areas()[there].is_land or sails):
                found[there] = found[here] + 1
                edge.append(there)
    return found


def free_regions(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> set[str]:
    """The regions around where a people could place a Culture token."""
    may_replace = g.has(seat, Dev.HERITAGE)
    owners = g.state.culture
    reach = max(CLOSE, min(FAR, range_of(g, g.level(seat, Trait.SCIENCE))))
    some = {region_of(area) for area, far in near.items() if far <= reach and areas()[area].is_land}
    return {
        region
        for region in some
        if len(regions()[region].lands) >= LANDS
        and (region not in owners or (may_replace and owners[region] != seat))
    }


def free_corners(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> set[AreaId]:
    """The intersections around where a people could place a Religion token."""
    may_replace = g.has(seat, Dev.STATE_RELIGION)
    found = set()
    for area, far in near.items():
        corner = g.world.corner(area) if far <= CLOSE else ()
        if not corner or sum(areas()[one].is_land for one in corner) < LANDS:
            continue
        owners = g.state.religion.get(corner[0], ())
        if seat not in owners and (not owners or may_replace):
            found.add(corner[0])
    return found


def missing_kinds(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> Mapping[Kind, int]:
    """The kinds a people lacks and could produce around, with the way there."""
    held = g.player(seat).resources
    found: dict[Kind, int] = {}
    for area, far in near.items():
        kind = resource_of(area)
        if kind is not None and kind not in held and can_produce(g, seat, kind):
            found[kind] = min(far, found.get(kind, FAR))
    return found
