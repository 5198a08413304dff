"""Building and maintaining ships as a phase of its own, in siblings that have one before movement."""

from rules.civ.civ import Civ
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import OrderList
from rules.civ.movement.payments import ship_cost
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.mercenaries import hire
from rules.civ.topics import Topic
from rules.table import Orders, Script, Seat, at_once


def ship_building(g: Civ) -> Script[None]:
    """All at once, or in the order of the rulebook; whoever does not pay for an old ship loses it.

    Mercenaries are hired before any ship is built.
    """
    yield from hire(g)
    yield from at_once(
        g.order(Topic.SHIPS),
        lambda seat: _question(g, seat),
        lambda seat, orders: Mover(g, seat, moves=False).do_all(orders),
    )


def foresee_ships(g: Civ, seat: Seat) -> Orders[OrderList]:
    """The ships of a seat, before mercenaries are hired."""
    return _question(g, seat)


def _question(g: Civ, seat: Seat) -> Orders[OrderList]:
    ships, cost = g.rules.ships, ship_cost(g, seat)
    return Orders(
        seat=seat,
        key="ships",
        prompt="Which ships do you build or keep?\n"
        f"A new one costs {cost} ({ships.ways_to_build}); to keep one, {ships.ways_to_keep}.",
        section=g.rules.cite(Topic.SHIPS),
        public="builds and keeps ships",
        referee=MovementReferee(g, seat, moves=False),
    )
