"""Dawn 25.2: a city or a full area of one's own next door."""

from rules.civ.abilities.colonize import Colonize
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.adjacency import next_to_alone
from rules.table import Seat


class Diaspora(Colonize):
    """Dawn 25.2.1: a city, or tokens up to the limit, in an empty area next by land to one held alone."""

    on_sites = False
    fills = True

    def reach(self, g: Civ, seat: Seat) -> list[str]:
        """Dawn 25.2.2: by land only; nobody may have units there, whoever lies at anchor."""
        state = g.state
        taken = {*state.tokens, *state.cities, *state.barbarians, *state.pirates, *state.out_of_play}
        return [area for area in next_to_alone(g, seat) if area not in taken]
