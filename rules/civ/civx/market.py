"""CivX 23, 24, 27: how CivX hands out trade cards and sells advances."""

from rules.civ.policies.purchasing import Purchasing, both_groups, needs_required
from rules.civ.policies.trading import Trading, open_stacks, own_block, squared_with_bonus

TRADING = Trading(home=own_block, prices=open_stacks, set_value=squared_with_bonus)
PURCHASING = Purchasing(credit=both_groups, bar=needs_required)
