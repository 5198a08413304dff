"""Dawn 22: trade cards are drawn by the number of cities, then up to two may be bought."""

from rules.civ.ancient.idleness import is_idle
from rules.civ.civ import Civ
from rules.civ.phases.trade_cards import draw_and_buy
from rules.table import Script


def trade_cards(g: Civ) -> Script[None]:
    """Dawn 12.1.2: phases without activity are skipped; barbarians on the board act in their turn."""
    if is_idle(g) and not g.state.barbarians and not g.state.pirates:
        g.state.skip_to = g.rules.phases[-1].key
        return
    yield from draw_and_buy(g)
