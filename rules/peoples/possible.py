"""What the tribes of the player in turn could do now: for menus, stand-ins and random play."""

from collections.abc import Iterator
from itertools import islice

from rules.peoples.civics import check_join
from rules.peoples.orders import (
    Attack,
    Cleanse,
    Emancipate,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
)
from rules.peoples.paying import Purpose, most_points
from rules.peoples.play import Play
from rules.peoples.production import yield_of
from rules.peoples.reach import range_of, ranges
from rules.peoples.refused import Refused
from rules.peoples.regions import AreaId, areas
from rules.peoples.retreat import refuges
from rules.peoples.state import NEUTRAL
from rules.peoples.trade import sale
from rules.peoples.tribe_action import may_act, reached
from rules.peoples.trying import is_possible

WIDEST = 24
"""Places that a menu offers at most: those that need the least range."""


def actors(g: Play) -> tuple[AreaId, ...]:
    """The areas whose tribes may act now: the one in its action, or all that are ready."""
    turn = g.turn
    if turn.acting is not None:
        return (turn.acting.area,)
    ready = [area for tribe in g.tribes_of(turn.seat) if may_act(g, tribe) for area in tribe.areas]
    return tuple(dict.fromkeys((*turn.together, *ready)))


def places(g: Play, area: AreaId, is_production: bool, purpose: Purpose = Purpose.RANGE) -> list[AreaId]:
    """The areas a tribe could act from, those that need the least range first."""
    now, seat = g.turn.acting, g.turn.seat
    extra = most_points(g, seat, purpose)
    within = range_of(g, extra + (sum(now.paid.values()) if now else 0))
    within = max(within, reached(g) if now else 0)
    found = ranges(g, seat, area, is_production)
    near = sorted((needed, there) for there, needed in found.items() if needed <= within)
    here = now.at if now else area
    return [here, *(there for _, there in islice(near, WIDEST) if there != here)]


def candidates(g: Play, area: AreaId) -> Iterator[Order]:
    """What a tribe might do, each aim once, from the nearest place; not everything of it is possible."""
    yield from _producing(g, area)
    tribe = g.tribe_in(area)
    if tribe is not None and tribe.size > 1 and g.turn.acting is None and not tribe.engaged:
        yield Together(area)
    seen: set[tuple[str, str]] = set()
    for at in places(g, area, is_production=False, purpose=Purpose.MILITARY_RANGE):
        for key, order in _civilizing(g, area, at):
            if key not in seen:
                seen.add(key)
                yield order
    yield from _exploring(g, area)
    yield Rest(area)


def _at(g: Play, area: AreaId, at: AreaId) -> AreaId | None:
    here = g.turn.acting.at if g.turn.acting else area
    return None if at == here else at


def _producing(g: Play, area: AreaId) -> Iterator[Order]:
    seat = g.turn.seat
    for at in places(g, area, is_production=True):
        if areas()[at].resource and yield_of(g, seat, at, is_urban=False):
            yield Produce(area, at=_at(g, area, at))
            neighbours = [a for a in g.world.borders(at) if g.holder(a) not in (None, seat)]
            yield from (Produce(area, at=_at(g, area, at), extra=(near,)) for near in neighbours)


def _civilizing(g: Play, area: AreaId, at: AreaId) -> Iterator[tuple[tuple[str, str], Order]]:
    seat, place = g.turn.seat, _at(g, area, at)
    culture = areas()[at].region
    yield ("culture", culture), Spread(area, "culture", at=place)
    if corner := g.world.corner(at):
        yield ("religion", corner[0]), Spread(area, "religion", at=place)
        for owner in g.state.religion.get(corner[0], ()):
            if owner != seat:
                yield ("holy war", corner[0]), Cleanse(area, at, at=place, owner=owner)
    for near in g.world.borders(at):
        holder = g.holder(near)
        if holder == seat and _can_join(g, area, at, near):
            yield ("found", near), Found(area, near, at=place)
        elif holder not in (None, seat):
            yield from _meeting(g, area, near, place)


def _can_join(g: Play, area: AreaId, at: AreaId, to: AreaId) -> bool:
    """Whether a tribe could join another one: known before whatever it discovers on its way there."""
    try:
        check_join(g, area, at, to)
    except Refused:
        return False
    return True


def _meeting(
    g: Play, area: AreaId, near: AreaId, at: AreaId | None
) -> Iterator[tuple[tuple[str, str], Order]]:
    tribe = g.tribe_in(near)
    assert tribe is not None
    offered = sale(g, g.turn.seat, near)
    if offered:
        kind = max(offered, key=lambda kind: offered[kind])
        yield ("trade", near), Trade(area, near, {kind: 1}, at=at)
    if tribe.seat == NEUTRAL:
        yield ("emancipate", near), Emancipate(area, near, at=at)
    refuge = next(iter(refuges(g, tribe, near)), None) if tribe.seat == NEUTRAL else None
    yield ("attack", near), Attack(area, near, at=at, retreat=refuge)


def _exploring(g: Play, area: AreaId) -> Iterator[Order]:
    here = g.turn.acting.at if g.turn.acting else area
    for there in places(g, area, is_production=False):
        if there != here and (g.is_empty_land(there) or not areas()[there].is_land):
            yield Explore(area, there)


def possible(g: Play, area: AreaId) -> list[Order]:
    """What a tribe can do now."""
    return [order for order in candidates(g, area) if is_possible(g, order)]


def can_go_on(g: Play) -> bool:
    """Whether any tribe may still act in this turn."""
    return not g.turn.ended and bool(actors(g))
