"""Dawn 25.8: barbarians or a pirate city next door become one's own."""

from rules.civ.abilities.preach import Flock, Preach
from rules.civ.civ import Civ
from rules.civ.dawn_of_history.abilities.adjacency import next_to_alone
from rules.civ.pieces import build_city, take_city
from rules.table import Seat


class UniversalDoctrine(Preach):
    """Dawn 25.8.1, 30.51.2: five unit points in one area, next by land to one held alone."""

    def flocks(self, g: Civ, seat: Seat) -> list[Flock]:
        """Dawn 25.8.3: as far as the stock goes."""
        return self.wild(g, seat, next_to_alone(g, seat))

    def convert_city(self, g: Civ, area: str, by: Seat) -> None:
        """Dawn 25.8.1: the city alone is its five points: barbarian tokens beside it stay what they are."""
        take_city(g, area)
        build_city(g, area, by)
