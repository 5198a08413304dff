"""How population grows."""

from rules.civ.civ import Civ
from rules.table import Seat


def growth_outside_cities(g: Civ, area: str, seat: Seat) -> int:
    """One token where one stands, two where there are more; none beside a city, whoever it belongs to."""
    return 0 if g.city_owner(area) is not None else min(g.tokens(area, seat), 2)
