"""Phase 3: movement in census order."""

from rules.civ.civ import Civ
from rules.civ.movement.mover import Mover
from rules.civ.movement.orders import OrderList
from rules.civ.movement.referee import MovementReferee
from rules.civ.movement.voyage import capacity_of, steps_of
from rules.civ.state import BARBARIANS
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Orders, Script, Seat, in_turn


def movement(g: Civ) -> Script[None]:
    """WE 3: in census order; who comes later may give orders ahead, which are judged again in turn."""
    builds = not g.rules.ships.own_phase
    yield from in_turn(
        g.order(Topic.MOVEMENT),
        lambda seat: _question(g, seat, builds),
        lambda seat, orders: Mover(g, seat, builds=builds).do_all(orders),
    )


def foresee_movement(g: Civ, seat: Seat) -> Orders[OrderList]:
    """The movement of a seat whose turn is to come."""
    return _question(g, seat, builds=not g.rules.ships.own_phase)


def _question(g: Civ, seat: Seat, builds: bool) -> Orders[OrderList]:
    return Orders(
        seat=seat,
        key="move",
        prompt=_prompt(g, seat),
        section=g.rules.cite(Topic.MOVEMENT),
        public="moves",
        referee=MovementReferee(g, seat, builds=builds),
    )


def _prompt(g: Civ, seat: Seat) -> str:
    areas = g.amount(seat, Trait.LAND_STEPS, g.numbers.land_steps)
    return (
        f"Your movement: tokens march {areas} area{'s' * (areas > 1)} over land; "
        f"ships sail {steps_of(g, seat)} steps with up to {capacity_of(g, seat)} tokens aboard."
        f"{_pirates(g)}"
    )


def _pirates(g: Civ) -> str:
    """Where ships must stop, if anywhere."""
    areas = sorted({ship.area for ship in g.ships_of(BARBARIANS)})
    return f" They stop, and fight, where they meet pirate ships: {', '.join(areas)}." if areas else ""
