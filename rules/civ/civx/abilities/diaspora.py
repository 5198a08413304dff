"""CivX 30.14: a city or a people in an empty area, however far away."""

from rules.civ.abilities.colonize import Colonize
from rules.civ.civ import Civ
from rules.civ.civx.abilities.tracing import traced
from rules.table import Seat


class Diaspora(Colonize):
    """CivX 30.142: a city on an empty site, or tokens up to the limit, where a path leads."""

    on_sites = True
    fills = False

    def reach(self, g: Civ, seat: Seat) -> list[str]:
        """The empty areas at the end of a path."""
        return traced(g, seat)
