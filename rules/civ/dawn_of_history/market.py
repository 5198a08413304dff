"""Dawn 22.2, 26: what trade cards cost, what sets are worth, how advances are sold."""

from collections.abc import Sequence

from rules.civ.civ import Civ
from rules.civ.policies.purchasing import Purchasing, both_groups, nothing_barred
from rules.civ.policies.trading import Trading, calamities_lowest, open_stacks, own_block, squared_with_bonus
from rules.civ.stacks import Stack
from rules.table import Seat

MOST_BOUGHT = 2


def prices(g: Civ, seat: Seat, bought: Sequence[Stack]) -> dict[Stack, int]:
    """Dawn 22.2: one card of the ninth stack and of each that an advance opens, unless empty; two at most."""
    if len(bought) >= MOST_BOUGHT:
        return {}
    offered = open_stacks(g, seat, bought)
    return {
        stack: price for stack, price in offered.items() if stack not in bought and g.state.stacks.get(stack)
    }


TRADING = Trading(
    home=own_block,
    prices=prices,
    set_value=squared_with_bonus,
    drawers=True,
    treasury=True,
    lays_open=True,
    layer=calamities_lowest,
)
PURCHASING = Purchasing(credit=both_groups, bar=nothing_barred, face_down=True)
