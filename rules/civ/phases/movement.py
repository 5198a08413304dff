"""Phase 3: movement in census order."""

from rules.civ.civ import Civ
from rules.civ.movement.carrying import carry_out
from rules.civ.movement.orders import Order
from rules.civ.movement.referee import MovementReferee
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Orders, Script, Seat, in_turn


def movement(g: Civ) -> Script[None]:
    """WE 3: in census order; who comes later may give orders ahead, which are judged again in turn."""
    yield from in_turn(
        g.order(Topic.MOVEMENT),
        lambda seat: _question(g, seat),
        lambda seat, orders: carry_out(g, seat, orders),
    )


def _question(g: Civ, seat: Seat) -> Orders[tuple[Order, ...]]:
    return Orders(
        seat=seat,
        key="move",
        prompt=_prompt(g, seat),
        section=g.rules.cite(Topic.MOVEMENT),
        public="moves",
        referee=MovementReferee(g, seat),
    )


def _prompt(g: Civ, seat: Seat) -> str:
    areas = g.amount(seat, Trait.LAND_STEPS, g.numbers.land_steps)
    steps = g.amount(seat, Trait.SHIP_STEPS, g.numbers.ship_steps)
    tokens = g.amount(seat, Trait.SHIP_CAPACITY, g.numbers.ship_capacity)
    return (
        f"Your movement: tokens march {areas} area{'s' * (areas > 1)} over land; "
        f"ships sail {steps} steps with up to {tokens} tokens aboard."
    )
