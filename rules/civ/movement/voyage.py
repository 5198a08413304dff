"""The voyage of one ship from port to port."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.atlas import Water
from rules.civ import faults
from rules.civ import faults_movement as wrong
from rules.civ.civ import Civ
from rules.civ.events import ShipSailed
from rules.civ.movement.chart import chart_for
from rules.civ.movement.entry import entry_faults
from rules.civ.movement.hirelings import hired_aboard, load_faults, passengers
from rules.civ.movement.orders import Stop
from rules.civ.state import Ship
from rules.civ.traits import Trait
from rules.table import Fault, Seat

if TYPE_CHECKING:
    from rules.civ.movement.mover import Mover


def steps_of(g: Civ, seat: Seat) -> int:
    """WE 3: how many steps the ships of a seat sail."""
    return g.amount(seat, Trait.SHIP_STEPS, g.numbers.ship_steps)


def capacity_of(g: Civ, seat: Seat) -> int:
    """WE 3: how many tokens a ship of a seat carries at a time."""
    return g.amount(seat, Trait.SHIP_CAPACITY, g.numbers.ship_capacity)


def sail(mover: Mover, ship: Ship, stops: tuple[Stop, ...], hired: int | None = None) -> list[Fault]:
    """WE 3: taking tokens aboard, so many of them mercenaries, and putting them ashore; at the end all go."""
    unknown = [stop.area for stop in stops if stop.area not in mover.g.board.areas]
    if unknown:
        return [faults.unknown_area(area, ()) for area in unknown]
    end = _end(mover, ship, stops)
    found = end if isinstance(end, list) else []
    capacity = capacity_of(mover.g, mover.seat)
    log: list[tuple[str, int, int]] = []
    aboard = 0  # as ordered: the faults of a voyage are all named, even where tokens are lacking
    for index, (area, load, unload) in enumerate(stops):
        is_last = index == len(stops) - 1
        ashore = aboard if is_last else min(unload, aboard)
        if unload > aboard:
            found.append(wrong.not_aboard(area, aboard, unload, mover.section))
        if ashore and mover.g.is_in_play(area):
            found += entry_faults(mover, area, ashore, ashore=True)
        mover.land(area, ashore)
        boarding = hired_aboard(mover, area, stops[-1].area, load, hired)
        found += _embark(mover, area, load, boarding)
        hired = None if hired is None else hired - boarding
        aboard += load - ashore
        if aboard > capacity:
            found.append(wrong.too_full(area, aboard, capacity, mover.section))
        if is_last and aboard:
            found.append(wrong.no_voyage(area, mover.section))
        log.append((area, load, ashore))
    found += load_faults(mover, stops[0].area, hired or 0)
    if not isinstance(end, list):
        ship.area, ship.coast = end
    mover.g.tell(ShipSailed(mover.seat, tuple(log)))
    return found


def _end(mover: Mover, ship: Ship, stops: tuple[Stop, ...]) -> Water | list[Fault]:
    """Where the ship ends its voyage, or what is wrong with the route."""
    g, cite = mover.g, mover.section
    ports = [stop.area for stop in stops]
    if ports[0] != ship.area:
        return [wrong.no_ship(ports[0], cite)]
    dry = [area for area in ports if not g.area(area).is_coastal]
    found = [wrong.no_coast(area, cite) for area in dry]
    found += [wrong.out_of_play(area, cite) for area in _called_at(mover, stops) if not g.is_in_play(area)]
    if dry:
        return found
    most, open_sea = steps_of(g, mover.seat), g.allows(mover.seat, Trait.OPEN_SEA)
    start = Water(ship.area, ship.coast)
    way = chart_for(g).voyage(start, ports[1:], open_sea)
    if way is None or way[0] > most:
        free = chart_for(g, unhindered=True).voyage(start, ports[1:], open_sea)
        is_barred = free is not None and free[0] <= most
        found.append(
            wrong.pirates_stop(ports[-1], cite)
            if is_barred
            else wrong.out_of_reach(ports[-1], way and way[0], most, cite)
        )
        return found
    return found or way[1]


def _called_at(mover: Mover, stops: tuple[Stop, ...]) -> list[str]:
    """The ports that must be in play: those where tokens go ashore or the ship stays; else it sails past."""
    passing = mover.g.rules.movement.sails_past
    return [stop.area for stop in stops if not passing or stop.load or stop.unload or stop is stops[-1]]


def _embark(mover: Mover, area: str, load: int, hired: int) -> list[Fault]:
    have = mover.fresh.get(area, 0)
    if load > have:
        return [wrong.too_few_tokens(area, have, load, mover.section)]
    if load:
        mover.leave(area, load, hired)
        mover.aboard += passengers(area, load, hired)
    return []
