"""Ch. 6-8: one line of a turn is carried out. What judges a line is what carries it out, tried on a fork."""

from rules.peoples.civics import act_together, found
from rules.peoples.developments import Dev
from rules.peoples.diplomacy import ask_for_specialists, hand_over
from rules.peoples.events import ResourcesGiven, TribeRested
from rules.peoples.military import attack, emancipate
from rules.peoples.orders import (
    Attack,
    CivilizationOrder,
    Cleanse,
    Emancipate,
    EndTurn,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
)
from rules.peoples.paying import Purpose
from rules.peoples.pieces import lose
from rules.peoples.play import Play
from rules.peoples.production import is_urban, produce, yield_of
from rules.peoples.purse import payable
from rules.peoples.refused import refuse
from rules.peoples.regions import AreaId, areas, resource_of
from rules.peoples.resources import Category, resources
from rules.peoples.state import NEUTRAL
from rules.peoples.tokens import cleanse, spread
from rules.peoples.trade import free_range, trade
from rules.peoples.tribe_action import acting, begin, close, extend, finish
from rules.table import Script


def perform(g: Play, order: Order) -> Script[None]:
    """One line; it raises what is wrong with it."""
    match order:
        case EndTurn():
            if not g.turn.acted:
                raise refuse("nothing-done", "At least one tribe acts in a turn; it may rest.", "6")
            yield from wind_up(g)
            g.turn.ended = True
        case Together():
            act_together(g, order)
        case Explore():
            yield from _explore(g, order)
        case Rest():
            yield from _rest(g, order)
        case Produce():
            yield from _produce(g, order)
        case _:
            yield from _civilize(g, order)


def wind_up(g: Play) -> Script[None]:
    """A tribe still in its action ends it; a settlement's other tribes do nothing more."""
    if g.turn.acting is not None:
        yield from finish(g)
    g.turn.together = []


def _explore(g: Play, order: Explore) -> Script[None]:
    """Ch. 8.6: the range is extended step by step; on empty land the tribe will stay there."""
    begin(g, order.tribe)
    if order.to == acting(g).at:
        raise refuse("no-step", f"The tribe acts from {order.to} already.", "8.6")
    yield from extend(g, order.to, Purpose.RANGE, chosen=order.pay)
    if g.is_empty_land(order.to):
        acting(g).end = order.to


def _rest(g: Play, order: Rest) -> Script[None]:
    begin(g, order.tribe)
    if order.end is None and acting(g).at == acting(g).area:
        g.tell(TribeRested(g.turn.seat, order.tribe))
    yield from finish(g, order.end)


def _produce(g: Play, order: Produce) -> Script[None]:
    """Ch. 7: production in the area, and in bordering ones by Slavery and Multiculture."""
    tribe, seat = begin(g, order.tribe), g.turn.seat
    if order.at is not None:
        yield from extend(g, order.at, Purpose.RANGE, is_production=True)
    at = acting(g).at
    urban = is_urban(g, at) if at in g.held_by(seat) else False
    if not yield_of(g, seat, at, urban) and not order.extra:
        raise _nothing_here(g, at)
    _check_extra(g, order, at)
    produce(g, seat, at, urban)
    for area in order.extra:
        _produce_next_door(g, order, area)
    assert tribe.engaged
    yield from close(g, order.end)


def _nothing_here(g: Play, at: AreaId) -> Exception:
    kind = resource_of(at)
    if kind is None:
        return refuse("no-resource", f"Nothing is produced in {at}.", "7")
    needs = " or ".join(Dev(dev).value.capitalize() for dev in resources()[kind].needs)
    return refuse("cannot-produce", f"You cannot produce {kind} now.", "7", f"needs {needs}" if needs else "")


def _check_extra(g: Play, order: Produce, at: AreaId) -> None:
    seat, seen = g.turn.seat, set()
    for area in order.extra:
        tribe = g.tribe_in(area)
        if tribe is None or tribe.seat == seat or not g.world.border(at, area):
            raise refuse("no-neighbour", f"{area} is no bordering area of another people.", "13")
        dev = Dev.SLAVERY if tribe.seat == NEUTRAL else Dev.MULTICULTURE
        if not g.has(seat, dev):
            raise refuse("no-such-ability", f"Producing in {area} takes {dev.value.capitalize()}.", "13")
        if dev in seen:
            raise refuse("only-one", f"{dev.value.capitalize()} is for one area at a time.", "13")
        seen.add(dev)
        if dev is Dev.SLAVERY and tribe.engaged:
            raise refuse("neutral-engaged", f"The neutral tribe in {area} is engaged.", "10")
        if not yield_of(g, seat, area, is_urban=False):
            raise _nothing_here(g, area)
        if dev is Dev.SLAVERY:
            payable(g, seat, Category.FOOD, order.give, "13")


def _produce_next_door(g: Play, order: Produce, area: AreaId) -> None:
    seat, tribe = g.turn.seat, g.tribe_in(area)
    assert tribe is not None
    is_slavery = tribe.seat == NEUTRAL
    produce(g, seat, area, is_urban=False, by=(Dev.SLAVERY if is_slavery else Dev.MULTICULTURE).value)
    if is_slavery:
        tribe.engaged = True
        food = payable(g, seat, Category.FOOD, order.give, "13")
        lose(g, seat, food, 1)
        g.tell(ResourcesGiven(seat, NEUTRAL, ((food, 1),), Dev.SLAVERY.value))


def _civilize(g: Play, order: Found | Spread | Trade | Attack | Cleanse | Emancipate) -> Script[None]:
    """Ch. 8: a civilization action, out of the tribe's own area or, with Science, out of another one."""
    begin(g, order.tribe)
    if isinstance(order, Emancipate) and (order.pay or order.aid):
        raise refuse("nothing-to-pay", "Emancipation takes no civilization points.", "13")
    purpose = purpose_of(order)
    is_war = purpose is Purpose.MILITARY
    free = free_range(g) if isinstance(order, Trade) else 0
    if order.at is not None:
        if order.at in g.world.places and not _may_act_from(g, order):
            text = f"{order.at} is not empty or your own."
            raise refuse("no-way", text, "8.6")
        yield from extend(g, order.at, Purpose.MILITARY_RANGE if is_war else Purpose.RANGE, free=free)
    given = (yield from ask_for_specialists(g, purpose)) if order.aid else ()
    extra = len(given)
    match order:
        case Found():
            found(g, order, extra)
        case Spread():
            spread(g, order, extra)
        case Trade():
            trade(g, order, extra)
        case Cleanse():
            cleanse(g, order, extra)
        case Attack():
            yield from attack(g, order, extra)
        case Emancipate():
            yield from emancipate(g, order)
    hand_over(g, given, purpose)
    if g.turn.acting is not None:
        yield from close(g, order.end)


def _may_act_from(g: Play, order: CivilizationOrder) -> bool:
    assert order.at is not None
    return not areas()[order.at].is_land or g.holder(order.at) in (None, g.turn.seat)


def purpose_of(order: CivilizationOrder) -> Purpose:
    """What the CP of an action are paid for."""
    match order:
        case Found():
            return Purpose.CIVICS
        case Spread():
            return Purpose(order.token)
        case Trade():
            return Purpose.ECONOMY
    return Purpose.MILITARY
