"""Dawn 25.3: the units of others in an area next door are eliminated."""

from rules.civ.abilities.areas import Destroy
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.adjacency import next_to_alone
from rules.table import Seat


class Fundamentalism(Destroy):
    """Dawn 25.3.1: all of others but the protected (25.3.2), next by land to an area held alone."""

    def reach(self, g: Civ, seat: Seat) -> list[str]:
        """Dawn 25.3.1: next by land to what the seat alone occupies."""
        return next_to_alone(g, seat)
