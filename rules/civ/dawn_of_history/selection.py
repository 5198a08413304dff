"""Dawn 24.1.5, 24.2.1: the limits of calamities are kept, and those left are laid open in their order."""

from rules.civ.calamity.resolution import lay_open
from rules.civ.calamity.selection import select_calamities
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.calamities.barbarian_hordes import HORDES
from rules.civ.dawn_of_history.calamity_rules import ROUNDS
from rules.civ.policies.calamities import Round
from rules.table import Script


def reveal_calamities(g: Civ) -> Script[None]:
    """Dawn 24.2: everybody sees what is to be resolved, and in which order; the Hordes come first."""
    yield from select_calamities(g)
    lay_open(g, (Round((HORDES,)), *ROUNDS))
