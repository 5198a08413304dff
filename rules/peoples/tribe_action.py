"""Ch. 6, 8.6: how a tribe begins an action, extends its range, and ends it."""

from collections.abc import Mapping

from rules.peoples.developments import Dev
from rules.peoples.discovery import discover
from rules.peoples.events import RangePaid, TribeMoved, TribeRemoved
from rules.peoples.paying import Purpose, cheapest, check_markers, not_enough, value
from rules.peoples.pieces import is_whole_without, move_tribe, spend
from rules.peoples.play import Play
from rules.peoples.reach import points_for, range_of, ranges
from rules.peoples.refused import Refused, refuse
from rules.peoples.regions import AreaId, areas
from rules.peoples.state import Acting, Tribe
from rules.peoples.traits import Trait
from rules.table import Script, Seat

TRIBES_PER_TURN = 2


def own_tribe(g: Play, area: AreaId) -> Tribe:
    """The tribe of the player in turn that stands in an area."""
    tribe = g.tribe_in(area)
    if tribe is None or tribe.seat != g.turn.seat:
        own = ", ".join("-".join(tribe.areas) for tribe in g.tribes_of(g.turn.seat) if not tribe.engaged)
        raise refuse("not-yours", f"You have no tribe in {area}.", "6", f"disengaged: {own or 'none'}")
    return tribe


def may_act(g: Play, tribe: Tribe) -> bool:
    """Ch. 6: two tribes act in a turn; Social Movement lets a third one act with another."""
    acted = g.turn.acted
    if g.turn.ended or tribe.engaged:
        return False
    if len(acted) < TRIBES_PER_TURN:
        return True
    return len(acted) == TRIBES_PER_TURN and _is_movement(g, [*acted, tribe.areas])


def _is_movement(g: Play, acted: list[list[AreaId]]) -> bool:
    """Social Movement: whether two of those who act share a religious area of their people."""
    if not g.has(g.turn.seat, Dev.SOCIAL_MOVEMENT):
        return False
    faiths = [{corner for area in some if (corner := own_faith(g, g.turn.seat, area))} for some in acted]
    return any(one & other for n, one in enumerate(faiths) for other in faiths[:n])


def own_faith(g: Play, seat: Seat, area: AreaId) -> AreaId | None:
    """The own religious area that an area belongs to, by the first of its areas."""
    corner = g.world.corner(area)
    return corner[0] if corner and seat in g.state.religion.get(corner[0], ()) else None


def begin(g: Play, area: AreaId) -> Tribe:
    """Ch. 6: a disengaged tribe is engaged for an action; one that is in its action goes on with it."""
    tribe, turn = own_tribe(g, area), g.turn
    if turn.acting is not None and turn.acting.area == area:
        return tribe
    if turn.acting is not None:
        raise refuse("in-its-action", f"The tribe in {turn.acting.area} is still in its action.", "8.6")
    if area in turn.together:
        turn.acting = Acting(area, area, area)
        return tribe
    if tribe.engaged:
        raise refuse("engaged", f"The tribe in {area} is engaged already.", "6")
    if not may_act(g, tribe):
        raise refuse("two-tribes", "Only two tribes act in a turn.", "6")
    turn.together = []
    turn.acted.append(list(tribe.areas))
    turn.acting = Acting(area, area, area)
    tribe.engaged = True
    return tribe


def acting(g: Play) -> Acting:
    """The tribe in its action."""
    assert g.turn.acting is not None
    return g.turn.acting


def reached(g: Play, free: int = 0) -> int:
    """Ch. 8.6: the range paid for so far."""
    return range_of(g, value(g, g.turn.seat, acting(g).paid)) + free


def extend(
    g: Play,
    at: AreaId,
    purpose: Purpose,
    is_production: bool = False,
    chosen: Mapping[Trait, int] | None = None,
    free: int = 0,
) -> Script[None]:
    """Ch. 8.6: the tribe acts as if it stood in another area; what borders that one is discovered."""
    now, seat = acting(g), g.turn.seat
    if at == now.at:
        return
    if at not in g.world.places:
        raise refuse("unknown-area", f"{at} has not been discovered.", "8.6")
    needed = ranges(g, seat, now.area, is_production).get(at)
    if needed is None:
        text = f"No range leads from {now.area} to {at}: it is traced through empty or own land."
        raise refuse("no-way", text, "8.6")
    if needed > reached(g, free):
        points = points_for(g, needed - free)
        markers = dict(chosen) if chosen else cheapest(g, seat, purpose, points, now.paid)
        if markers is None:
            raise not_enough(g, seat, purpose, points, "8.6")
        check_markers(g, seat, purpose, markers, "8.6")
        paid = {trait: now.paid.get(trait, 0) + markers.get(trait, 0) for trait in {*now.paid, *markers}}
        if value(g, seat, paid) < points:
            raise not_enough(g, seat, purpose, points, "8.6")
        for trait, number in markers.items():
            spend(g, seat, trait, number)
        now.paid = dict(sorted(paid.items()))
        g.tell(RangePaid(seat, now.area, at, tuple(markers.items())))
    now.at = at
    yield from discover(g, seat, at)


def finish(g: Play, end: AreaId | None = None, free: int = 0) -> Script[None]:
    """Ch. 8.6: the action is over; the tribe may end in any empty land area within its range."""
    now, seat, turn = acting(g), g.turn.seat, g.turn
    tribe = own_tribe(g, now.area)
    to = now.end if end is None else end
    if end is not None and end != now.area:
        _check_end(g, tribe, end, free)
    is_moving = to != now.area and g.is_empty_land(to) and is_whole_without(g, tribe, now.area)
    turn.acting = None
    turn.together = [area for area in turn.together if area != now.area]
    if not is_moving:
        return
    if move_tribe(g, now.area, to, engaged=True):
        g.tell(TribeMoved(seat, now.area, to))
        yield from discover(g, seat, to)
    else:
        g.tell(TribeRemoved(seat, now.area, "pool"))


def close(g: Play, end: AreaId | None) -> Script[None]:
    """Ch. 6: the action was carried out, so it is over, even where the tribe cannot end as it was told."""
    try:
        yield from finish(g, end)
    except Refused:
        yield from finish(g)
        raise


def _check_end(g: Play, tribe: Tribe, end: AreaId, free: int) -> None:
    now = acting(g)
    if end not in g.world.places or not areas()[end].is_land or g.tribe_in(end) is not None:
        raise refuse("no-empty-land", f"A tribe can only end in an empty land area; {end} is none.", "8.6")
    needed = ranges(g, tribe.seat, now.area).get(end)
    if needed is None or needed > reached(g):
        raise refuse("out-of-range", f"{end} is not within the range that was paid for.", "8.6")
    if not is_whole_without(g, tribe, now.area):
        text = f"If the tribe in {now.area} leaves, the rest of the settlement is no longer connected."
        raise refuse("settlement-torn", text, "8.1")
