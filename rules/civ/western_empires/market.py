"""WE 6, 7, 12: how Western Empires hands out trade cards and sells advances."""

from rules.civ.abilities.annex_paid import AnnexPaid
from rules.civ.abilities.areas import Convert, Destroy
from rules.civ.abilities.levy import Levy
from rules.civ.abilities.resettle import Resettle
from rules.civ.abilities.sell import Sell
from rules.civ.abilities.tame import Tame
from rules.civ.policies.purchasing import Purchasing, best_group, nothing_barred
from rules.civ.policies.trading import Trading, non_tradeable_lowest, one_block, open_stacks, squared

TRADING = Trading(
    home=one_block,
    prices=open_stacks,
    set_value=squared,
    drawers=False,
    treasury=False,
    lays_open=False,
    layer=non_tradeable_lowest,
)
PURCHASING = Purchasing(credit=best_group, bar=nothing_barred, face_down=False)
ABILITIES = (Resettle(), Destroy(), Convert(), AnnexPaid(), Levy(), Sell(), Tame())
