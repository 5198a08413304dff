"""CivX 29.912, 25.3, 25.61: what comes between trade and the resolution of calamities."""

from rules.civ.calamity.lending import return_tokens
from rules.civ.calamity.resolution import lay_open
from rules.civ.calamity.selection import select_calamities
from rules.civ.civ import Civ
from rules.table import Script


def after_trade(g: Civ) -> Script[None]:
    """CivX 29.912: what bandits took a turn ago comes back; 25.3: then calamities above the limits go.

    CivX 25.61: those left are laid open, so that players can resolve theirs at the same time.
    """
    return_tokens(g)
    yield from select_calamities(g)
    lay_open(g, g.rules.calamity_rules.rounds)
