"""Orders tried on a fork: what is wrong with them, and how things stand after those that are right."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import Order, Sailing, Stop
from rules.table import Fault

Begin: TypeAlias = Callable[[], Mover]
"""Begins the seat's movement anew, on a fork of its own."""


def try_orders(begin: Begin, orders: Iterable[Order]) -> tuple[Mover, list[Fault]]:
    """WE 3: the seat after its orders, and everything that is wrong; an order with a fault does nothing."""
    mover, done, found = begin(), [], []
    for order in orders:
        wrong = mover.do(order)
        if not wrong:
            done.append(order)
        elif isinstance(order, Sailing) and order.stops:
            mover, _ = try_orders(begin, done)  # the voyage has begun: back to before it
        found += wrong
    return mover, found


def set_sail(
    begin: Begin, orders: Iterable[Order], area: str, stops: tuple[Stop, ...], hired: int | None = None
) -> list[Order]:
    """A ship paid for in the draft sails: in the order that paid for it, or later if that would not do."""
    before = list(orders)
    for index, order in enumerate(before):
        if isinstance(order, Sailing) and order.area == area and order.pay and not order.stops:
            merged = [*before[:index], replace(order, stops=stops, hired=hired), *before[index + 1 :]]
            if not try_orders(begin, merged)[1]:
                return merged
    return [*before, Sailing(area, stops=stops, hired=hired)]
