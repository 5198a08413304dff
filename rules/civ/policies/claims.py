"""What a party has in stock, where the most of it makes a beneficiary."""

from rules.civ.civ import Civ
from rules.table import Seat


def in_stock(g: Civ, party: Seat) -> int:
    """The unit points a party has in stock: a token is 1, a city as many as on the board."""
    return g.token_stock(party) + g.numbers.city_points * g.city_stock(party)
