"""Phase 3: movement in census order."""

from rules.civ.civ import Civ
from rules.civ.movement.carrying import carry_out
from rules.civ.movement.orders import Order
from rules.civ.movement.referee import MovementReferee
from rules.table import Orders, Script, Seat, in_turn


def movement(g: Civ) -> Script[None]:
    """WE 3: in census order; who comes later may give orders ahead, which are judged again in turn."""
    yield from in_turn(
        g.order("census"), lambda seat: _question(g, seat), lambda seat, orders: carry_out(g, seat, orders)
    )


def _question(g: Civ, seat: Seat) -> Orders[tuple[Order, ...]]:
    return Orders(
        seat=seat,
        key="move",
        prompt="Your movement: tokens over land, ships over water.",
        section=g.rules.section("3"),
        public="moves",
        referee=MovementReferee(g, seat),
    )
