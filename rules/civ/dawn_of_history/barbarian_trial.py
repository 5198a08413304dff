"""Dawn 29.5.2: orders to the barbarians tried on a fork, and orders at random."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from rules.civ.dawn_of_history.warband import Warband
from rules.civ.movement.barbarian_orders import BarbarianOrder, Raise, Sail, Trek, in_stages
from rules.table import Chance, Fault

Begin: TypeAlias = Callable[[], Warband]
"""Begins the turn of the barbarians anew, on a fork of its own."""
STREAM = "sample"


def try_orders(begin: Begin, orders: Iterable[BarbarianOrder]) -> tuple[Warband, list[Fault]]:
    """The barbarians after their orders, and everything that is wrong; a wrong order does nothing."""
    band = begin()
    return band, band.do_all(orders)


def judge_orders(begin: Begin, orders: Iterable[BarbarianOrder]) -> tuple[Warband, list[Fault]]:
    """The same, where these are all the orders."""
    band, found = try_orders(begin, orders)
    return band, found or band.end()


def usual_orders(begin: Begin) -> list[BarbarianOrder]:
    """Every city brings forth tokens, or a ship where the tokens have run out; who need not move stays."""
    band, orders = begin(), list[BarbarianOrder]()
    for area, count in band.due.items():
        orders.append(Trek(area, band.easiest(area), count))
    for area in list(band.cities):
        if broods := band.broods(area):
            orders.append(Raise(area, broods[0]))
            band.do(orders[-1])
    return orders


def sample_orders(begin: Begin, chance: Chance) -> list[BarbarianOrder]:
    """Some cities, some ships, some tokens; each order is legal after those before it."""
    band, orders = begin(), list[BarbarianOrder]()

    def give(order: BarbarianOrder) -> None:
        if not band.do(order):
            orders.append(order)

    for area in list(band.cities):
        if (broods := band.broods(area)) and chance.below(STREAM, 5):
            give(Raise(area, chance.pick(STREAM, broods)))
    for ship in list(band.ships):
        if (ports := sorted(band.harbours(ship))) and chance.below(STREAM, 2):
            give(Sail(ship.area, chance.pick(STREAM, ports)))
    for area in sorted(band.fresh):
        while (ways := band.ways(area)) and (area in band.due or chance.below(STREAM, 3)):
            give(Trek(area, chance.pick(STREAM, ways), 1 + chance.below(STREAM, band.fresh[area])))
            if area not in band.due or area not in band.fresh:
                break
    return in_stages(orders)
