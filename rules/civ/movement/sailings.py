"""Trying out a ship: building or maintaining it, and its voyage."""

from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.movement.marches import entry_faults, section
from rules.civ.movement.muster import Berth, Muster, Vessel
from rules.civ.movement.orders import TREASURY, Sailing, Scrapping, Stop
from rules.table import Fault

WAYS_TO_BUILD = "2 treasury, or 1 treasury and 1 token there, or 2 tokens of which 1 there"
WAYS_TO_MAINTAIN = "1 treasury or 1 token from anywhere"


def try_sailing(muster: Muster, order: Sailing) -> list[Fault]:
    """WE 3: pay for the ship, then sail; a voyage is only judged once there is a ship."""
    if order.area not in muster.g.board.areas:
        return [faults.unknown_area(order.area, ())]
    vessel = _build(muster, order) if order.new else _maintain(muster, order)
    if isinstance(vessel, list):
        return vessel
    return _sail(muster, vessel, order.stops) if order.stops else []


def try_scrapping(muster: Muster, order: Scrapping) -> list[Fault]:
    """WE 3: only a ship neither built nor maintained this turn may be given up."""
    vessel = muster.vessel(order.area, Berth.UNPAID)
    if vessel is None:
        return [wrong.no_ship(order.area, section(muster))]
    muster.vessels.remove(vessel)
    muster.ship_stock += 1
    return []


def _build(muster: Muster, order: Sailing) -> Vessel | list[Fault]:
    """WE 3: in a coastal area with a token of one's own, four a turn at most."""
    cite, area = section(muster), order.area
    found = []
    if not muster.g.area(area).is_coastal:
        found.append(wrong.no_coast(area, cite))
    if not muster.own(area):
        found.append(wrong.nobody_builds(area, cite))
    if not muster.ship_stock:
        found.append(wrong.no_ships_left(cite))
    if muster.built >= muster.g.numbers.ships_a_turn:
        found.append(wrong.too_many_built(muster.g.numbers.ships_a_turn, cite))
    tokens = [source for source in order.pay if source != TREASURY]
    price = muster.g.numbers.ship_cost
    if len(order.pay) != price or (tokens and area not in tokens):
        found.append(wrong.bad_payment(price, cite, WAYS_TO_BUILD))
    found = found or _pay(muster, order.pay)
    if found:
        return found
    muster.ship_stock -= 1
    muster.built += 1
    vessel = Vessel(muster.g.board.waters(area)[0], Berth.READY)
    muster.vessels.append(vessel)
    return vessel


def _maintain(muster: Muster, order: Sailing) -> Vessel | list[Fault]:
    """WE 3: a ship of an earlier turn is paid for before it is used; without payment, one that has been."""
    cite = section(muster)
    vessel = muster.vessel(order.area, Berth.UNPAID if order.pay else Berth.READY)
    if vessel is None:
        return [wrong.no_ship(order.area, cite)]
    if not order.pay:
        return vessel
    price = muster.g.numbers.ship_upkeep
    if len(order.pay) != price:
        return [wrong.bad_payment(price, cite, WAYS_TO_MAINTAIN)]
    found = _pay(muster, order.pay)
    if not found:
        vessel.berth = Berth.READY
    return found or vessel


def _pay(muster: Muster, sources: tuple[str, ...]) -> list[Fault]:
    """Treasury tokens, or population tokens from the areas named."""
    found = []
    for source in sources:
        if source == TREASURY and muster.treasury:
            muster.treasury -= 1
        elif source == TREASURY or not muster.destroy(source):
            found.append(wrong.cannot_pay(source, section(muster)))
    return found


def _sail(muster: Muster, vessel: Vessel, stops: tuple[Stop, ...]) -> list[Fault]:
    """WE 3: from port to port, taking tokens aboard and putting them ashore; at the end all go ashore."""
    cite = section(muster)
    unknown = [stop.area for stop in stops if stop.area not in muster.g.board.areas]
    if unknown:
        return [faults.unknown_area(area, ()) for area in unknown]
    found = _route_faults(muster, vessel, stops)
    aboard = 0
    for index, stop in enumerate(stops):
        last = index == len(stops) - 1
        ashore = aboard if last else stop.unload
        if stop.unload > aboard:
            found.append(wrong.not_aboard(stop.area, aboard, stop.unload, cite))
            ashore = aboard
        found += _land(muster, stop.area, ashore) if ashore else []
        aboard -= ashore
        found += _embark(muster, stop)
        aboard += stop.load
        if aboard > muster.capacity:
            found.append(wrong.too_full(stop.area, aboard, muster.capacity, cite))
        if last and aboard:
            found.append(wrong.no_voyage(stop.area, cite))
    vessel.berth = Berth.SAILED
    return found


def _route_faults(muster: Muster, vessel: Vessel, stops: tuple[Stop, ...]) -> list[Fault]:
    cite = section(muster)
    ports = [stop.area for stop in stops]
    if ports[0] != vessel.area:
        return [wrong.no_ship(ports[0], cite)]
    dry = [area for area in ports if not muster.g.area(area).is_coastal]
    closed = [area for area in ports if not muster.g.is_in_play(area)]
    found = [wrong.no_coast(area, cite) for area in dry] + [wrong.out_of_play(area, cite) for area in closed]
    if dry:
        return found
    way = muster.chart.voyage(vessel.water, ports[1:], muster.open_sea)
    if way is None or way[0] > muster.ship_steps:
        found.append(wrong.out_of_reach(ports[-1], way and way[0], muster.ship_steps, cite))
    else:
        vessel.water = way[1]
    return found


def _land(muster: Muster, area: str, count: int) -> list[Fault]:
    found = [] if not muster.g.is_in_play(area) else entry_faults(muster, area, count)
    muster.arrive(area, count)
    return found


def _embark(muster: Muster, stop: Stop) -> list[Fault]:
    have = muster.fresh.get(stop.area, 0)
    if stop.load > have:
        return [wrong.too_few_tokens(stop.area, have, stop.load, section(muster))]
    if stop.load:
        muster.leave(stop.area, stop.load)
    return []
