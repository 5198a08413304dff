"""What the stand-in for Peoples lets its tribes do: every deed it thinks of, with what it would bring."""

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from rules.peoples.developments import Dev
from rules.peoples.orders import EndTurn, Explore, Found, Order, Produce, Rest, Together
from rules.peoples.paying import Purpose, most_points
from rules.peoples.pieces import LARGEST
from rules.peoples.possible import actors
from rules.peoples.production import is_urban, yield_of
from rules.peoples.reach import points_for, range_of, ranges
from rules.peoples.regions import AreaId, areas, resource_of
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.traits import Trait
from rules.peoples.tribe_action import reached
from rules.peoples.victory import METROPOLIS
from rules.standins.peoples.meeting import meetings
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.rounds import deeds_of, turns_of_round
from rules.standins.peoples.spreading import spreading
from rules.standins.peoples.worth import (
    a_turn,
    hope,
    marker_worth,
    new_longitude,
    pace,
    stand_worth,
    worth_of,
)

Deed: TypeAlias = tuple[float, Order]
SETTLED = 0.5
"""How much the better pace of a settlement counts, besides the way that it shortens."""
COMPLETE = 6.0
"""What it is worth to complete a metropolis, beyond the tribe that joins."""
WIDEST = 30
"""Places that are looked at, those that need the least range first."""


def deeds(o: Outlook) -> list[Deed]:
    """All that the tribes could do now, the best first; not all of it is possible."""
    found: list[Deed] = []
    by_area = {area: list(_deeds_of(o, area)) for area in _able(o)}
    for some in by_area.values():
        found += some
    if o.g.turn.acting is None:
        found += _mustering(o, by_area)
    found.append((-5.0, EndTurn()))
    return sorted(found, key=lambda deed: -deed[0])


def _able(o: Outlook) -> tuple[AreaId, ...]:
    """Who may act; a settlement that was called together first acts with all its tribes."""
    called = tuple(o.g.turn.together)
    return called if called and o.g.turn.acting is None else actors(o.g)


def _deeds_of(o: Outlook, area: AreaId) -> Iterator[Deed]:
    now = o.g.turn.acting
    here = now.at if now else area
    for at, cost in _places(o, area).items():
        place = None if at == here else at
        aside = 0.0 if place is None else hope(o, at) - cost
        yield from ((gain + aside, order) for gain, order in _producing(o, area, at, place))
        yield from ((gain + aside, order) for gain, order in spreading(o, area, at, place))
        yield from ((gain + aside, order) for gain, order in _joining(o, area, at, place))
        yield from ((gain + aside, order) for gain, order in meetings(o, area, at, place))
        if place is not None:
            yield from _exploring(o, area, at, aside)
    yield -0.5, Rest(area)


def _places(o: Outlook, area: AreaId) -> Mapping[AreaId, float]:
    """The areas a tribe could act from, with what the markers are worth that the range costs."""
    g, seat, now = o.g, o.seat, o.g.turn.acting
    here = now.at if now else area
    points = most_points(g, seat, Purpose.RANGE)
    if not points and not g.has(seat, Dev.ROADS) and now is None:
        return {here: 0.0}
    paid = reached(g) if now else 0
    within = max(range_of(g, points + sum(now.paid.values()) if now else points), paid)
    near = sorted((far, at) for at, far in ranges(g, seat, area).items() if far <= within)[:WIDEST]
    price = marker_worth(o, Trait.SCIENCE)
    level = max(1, g.level(seat, Trait.SCIENCE))
    found = {here: 0.0}
    for far, at in near:
        extra = 0 if far <= paid else points_for(g, far)
        found.setdefault(at, price * (1 + max(0, extra - level)) if extra else 0.0)
    return found


def _producing(o: Outlook, area: AreaId, at: AreaId, place: AreaId | None) -> Iterator[Deed]:
    g, seat, kind = o.g, o.seat, resource_of(at)
    if kind is None:
        return
    urban = is_urban(g, at) if g.holder(at) == seat else False
    amount = yield_of(g, seat, at, urban)
    if not amount:
        return
    gain = worth_of(o, kind, amount)
    yield gain, Produce(area, at=place)
    if place is not None and g.is_empty_land(at) and not is_urban(g, area):
        after = stand_worth(o, at) - stand_worth(o, area)
        if o.goal is Victory.ECONOMY:
            after += 0.4
        yield gain + 0.5 * after, Produce(area, at=place, end=at)
    for near in g.world.borders(at):
        holder = g.holder(near)
        needs = Dev.SLAVERY if holder == NEUTRAL else Dev.MULTICULTURE
        if holder not in (None, seat) and g.has(seat, needs) and (more := resource_of(near)):
            extra = worth_of(o, more, yield_of(g, seat, near, is_urban=False), {kind: amount})
            yield gain + extra - (0.6 if holder == NEUTRAL else 0), Produce(area, at=place, extra=(near,))


def _joining(o: Outlook, area: AreaId, at: AreaId, place: AreaId | None) -> Iterator[Deed]:
    """Settlements: for the Civics victory, or because fewer pieces come round sooner."""
    g, seat = o.g, o.seat
    tribe = g.tribe_in(area)
    if tribe is None or not g.level(seat, Trait.CIVICS) or g.turn.together or (place and tribe.size > 1):
        return
    coming = tribe.areas if place is None else [at]
    for near in dict.fromkeys(near for one in coming for near in g.world.borders(one)):
        other = g.tribe_in(near)
        if other is None or other.seat != seat or other is tribe:
            continue
        joined = [*other.areas, *coming]
        if len(joined) > LARGEST or not g.world.in_square(joined):
            continue
        yield _settled(o, tribe.size, other.size, joined), Found(area, near, at=place)


def _settled(o: Outlook, one: int, two: int, joined: list[AreaId]) -> float:
    g, seat = o.g, o.seat
    if o.goal is Victory.CIVICS:
        return 2.0 + len(joined) + (COMPLETE if len(joined) == METROPOLIS else 0.0)
    if o.goal in (Victory.MILITARY, Victory.SCIENCE):
        return -3.0
    level = g.level(seat, Trait.CIVICS)
    sizes = [tribe.size for tribe in g.tribes_of(seat)]
    after = sizes.copy()
    after.remove(one)
    after.remove(two)
    after.append(one + two)
    gain = SETTLED * a_turn(o) * (pace(level, after) - pace(level, sizes)) + o.gain(
        o.way._replace(
            deeds=max(0, o.way.deeds - 1),
            then=max(2, deeds_of(level, after)),
            turns=turns_of_round(len(after)),
        )
    )
    barren = sum(resource_of(area) is None for area in joined)
    return gain - 0.6 * barren - marker_worth(o, Trait.CIVICS)


def _exploring(o: Outlook, area: AreaId, at: AreaId, aside: float) -> Iterator[Deed]:
    """A walk: to see what is there, or to live there."""
    g, now = o.g, o.g.turn.acting
    if now is not None and ranges(g, o.seat, area)[at] <= reached(g):
        return  # a walk that costs nothing more would have no end
    if g.is_empty_land(at):
        gain = 0.4 * (stand_worth(o, at) - stand_worth(o, area))
        if o.goal is Victory.SCIENCE:
            gain += new_longitude(o, at)
        yield aside + gain, Explore(area, at)
    elif not areas()[at].is_land and aside > 0:
        yield aside, Explore(area, at)


def _mustering(o: Outlook, by_area: Mapping[AreaId, list[Deed]]) -> Iterator[Deed]:
    """A settlement acts with all its tribes: what each of them would bring, all in one."""
    for tribe in o.g.tribes_of(o.seat):
        if tribe.size > 1 and not tribe.engaged and all(area in by_area for area in tribe.areas):
            if set(tribe.areas) & set(o.g.turn.together):
                continue
            bests = [_best_apart(by_area[area]) for area in tribe.areas]
            cost = marker_worth(o, Trait.CIVICS) * 0.5
            yield sum(max(best, 0.0) for best in bests) - cost, Together(tribe.areas[0])


def _best_apart(some: list[Deed]) -> float:
    """The best deed of a tribe that acts as one of its settlement: it cannot join another one then."""
    return max((gain for gain, order in some if not isinstance(order, Found)), default=0.0)
