"""Legal movement at random."""

from rules.atlas import Water
from rules.civ.movement.chart import chart_for
from rules.civ.movement.entry import paths
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import March, Order, Sailing, Stop
from rules.civ.movement.payments import build_faults, payments
from rules.civ.movement.trial import Begin, try_orders
from rules.civ.movement.voyage import capacity_of, steps_of
from rules.civ.traits import Trait
from rules.table import Chance

STREAM = "sample"


def sample_orders(begin: Begin, chance: Chance) -> list[Order]:
    """Some ships, then some marches; each is tried, and kept if it is legal."""
    mover = begin()
    orders: list[Order] = []
    for ship in list(mover.unpaid or mover.ready):
        orders = _with(begin, orders, _sailing(mover, chance, ship.area, new=False))
        mover, _ = try_orders(begin, orders)
    if mover.builds and chance.below(STREAM, 3) == 0:
        coastal = [area for area in mover.fresh if not build_faults(mover, area)]
        if coastal:
            area = chance.pick(STREAM, coastal)
            orders = _with(begin, orders, _sailing(mover, chance, area, new=True))
            mover, _ = try_orders(begin, orders)
    for area in list(mover.fresh) if mover.moves else ():
        if chance.below(STREAM, 3):
            order = _march(mover, chance, area)
            orders += [order] if order and not mover.do(order) else []
    return orders


def _with(begin: Begin, orders: list[Order], order: Order | None) -> list[Order]:
    if order is None or try_orders(begin, [*orders, order])[1]:
        return orders
    return [*orders, order]


def _march(mover: Mover, chance: Chance, source: str) -> March | None:
    ways = list(paths(mover, source).values())
    if not ways:
        return None
    return March(chance.pick(STREAM, ways), 1 + chance.below(STREAM, mover.fresh[source]))


def _sailing(mover: Mover, chance: Chance, area: str, new: bool) -> Sailing | None:
    ways = payments(mover, area, new) if mover.builds else [()]
    if not ways or chance.below(STREAM, 4) == 0:
        return None
    pay = chance.pick(STREAM, ways)
    return Sailing(area, new, pay, _voyage(mover, chance, area) if mover.moves else ())


def _voyage(mover: Mover, chance: Chance, area: str) -> tuple[Stop, ...]:
    load = min(mover.fresh.get(area, 0), capacity_of(mover.g, mover.seat))
    load = chance.below(STREAM, load + 1)
    near = _near(mover, mover.g.board.waters(area)[0])
    return (Stop(area, load, 0), Stop(chance.pick(STREAM, near), 0, 0)) if near else ()


def _near(mover: Mover, water: Water) -> list[str]:
    reach = chart_for(mover.g).distances(water, mover.g.allows(mover.seat, Trait.OPEN_SEA))
    most = steps_of(mover.g, mover.seat)
    return [there.area for there, steps in reach.items() if 0 < steps <= most]
