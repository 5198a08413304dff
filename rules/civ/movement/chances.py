"""Legal movement at random."""

from rules.civ.movement.marches import paths
from rules.civ.movement.muster import Berth, Muster
from rules.civ.movement.orders import March, Order, Sailing, Stop
from rules.civ.movement.payments import payments
from rules.civ.movement.trial import try_order
from rules.table import Chance

STREAM = "sample"


def sample_orders(muster: Muster, chance: Chance) -> list[Order]:
    """Some ships, then some marches; each is tried, and kept if it is legal."""
    orders: list[Order] = []
    for vessel in [v for v in muster.vessels if v.berth is Berth.UNPAID]:
        _add(muster, orders, _sailing(muster, chance, vessel.area, new=False))
    if chance.below(STREAM, 3) == 0:
        coastal = [area for area in muster.fresh if muster.g.area(area).is_coastal]
        if coastal and muster.ship_stock:
            _add(muster, orders, _sailing(muster, chance, chance.pick(STREAM, coastal), new=True))
    for area in list(muster.fresh):
        if chance.below(STREAM, 3):
            _add(muster, orders, _march(muster, chance, area))
    return orders


def _add(muster: Muster, orders: list[Order], order: Order | None) -> None:
    """A sailing that fails may have spent something: try it on a copy of the muster first."""
    if order is None:
        return
    if isinstance(order, March):
        if not try_order(muster, order):
            orders.append(order)
        return
    rehearsal = Muster(muster.g, muster.seat)
    if not any(try_order(rehearsal, other) for other in (*orders, order)):
        try_order(muster, order)
        orders.append(order)


def _march(muster: Muster, chance: Chance, source: str) -> March | None:
    ways = list(paths(muster, source).values())
    if not ways:
        return None
    return March(chance.pick(STREAM, ways), 1 + chance.below(STREAM, muster.fresh[source]))


def _sailing(muster: Muster, chance: Chance, area: str, new: bool) -> Sailing | None:
    ways = payments(muster, area, new)
    if not ways or chance.below(STREAM, 4) == 0:
        return None
    load = min(muster.fresh.get(area, 0), muster.capacity)
    load = chance.below(STREAM, load + 1)
    water = muster.g.board.waters(area)[0]
    near = muster.chart.distances(water, muster.open_sea)
    ports = [w.area for w, steps in near.items() if 0 < steps <= muster.ship_steps]
    stops = (Stop(area, load), Stop(chance.pick(STREAM, ports))) if ports else ()
    return Sailing(area, new, chance.pick(STREAM, ways), stops)
