"""Trying out a list of orders, one after the other, as a player would move."""

from collections.abc import Iterable

from rules.civ.movement.marches import try_march
from rules.civ.movement.muster import Muster
from rules.civ.movement.orders import March, Order, Sailing, Scrapping
from rules.civ.movement.sailings import try_sailing, try_scrapping
from rules.table import Fault


def try_order(muster: Muster, order: Order) -> list[Fault]:
    """WE 3: everything that is wrong with one order; if nothing is, it is carried out on the muster."""
    match order:
        case March():
            return try_march(muster, order)
        case Sailing():
            return try_sailing(muster, order)
        case Scrapping():
            return try_scrapping(muster, order)


def try_orders(muster: Muster, orders: Iterable[Order]) -> list[Fault]:
    """WE 3: everything that is wrong with all of them."""
    return [fault for order in orders for fault in try_order(muster, order)]
