"""Orders that follow on others in a draft."""

from collections.abc import Sequence
from dataclasses import replace

from rules.civ.civ import Civ
from rules.civ.movement.muster import Muster
from rules.civ.movement.orders import Order, Sailing, Stop
from rules.civ.movement.trial import try_orders
from rules.table import Seat


def after(g: Civ, seat: Seat, orders: Sequence[Order]) -> Muster:
    """The muster when these orders are done."""
    muster = Muster(g, seat)
    try_orders(muster, orders)
    return muster


def set_sail(g: Civ, seat: Seat, orders: Sequence[Order], area: str, stops: tuple[Stop, ...]) -> list[Order]:
    """A ship paid for in the draft sails: in the order that paid for it, or later if that would not do."""
    for index, order in enumerate(orders):
        if isinstance(order, Sailing) and order.area == area and order.pay and not order.stops:
            merged = [*orders[:index], replace(order, stops=stops), *orders[index + 1 :]]
            if not try_orders(Muster(g, seat), merged):
                return merged
    return [*orders, Sailing(area, stops=stops)]
