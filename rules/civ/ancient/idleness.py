"""The first turns, in which nobody has anything to do between the cities and the succession track."""

from rules.civ.civ import Civ
from rules.table import Seat


def is_idle(g: Civ) -> bool:
    """Whether nobody has a city, nor anything that could be traded, used or returned."""
    return not any(_has_anything(g, seat) for seat in g.seats)


def _has_anything(g: Civ, seat: Seat) -> bool:
    nation = g.nation(seat)
    return bool(g.city_count(seat) or nation.hand or nation.treasury or nation.advances or nation.away)
