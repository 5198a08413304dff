"""In which order the seats act."""

from rules.civ.civ import Civ
from rules.table import Seat


def by_ranking(g: Civ) -> list[Seat]:
    """In the order of the succession table."""
    return g.ranked(g.seats)


def by_position(g: Civ) -> list[Seat]:
    """WE ch.3: whoever is furthest on the succession track first."""
    return sorted(g.seats, key=lambda seat: (-g.nation(seat).step, g.rank(seat)))


def by_census(g: Civ) -> list[Seat]:
    """WE 2b: as the census of this turn gave it."""
    return [seat for seat in g.state.census if not g.nation(seat).left]


def by_cities(g: Civ) -> list[Seat]:
    """WE 6a: the fewest cities first."""
    return sorted(g.seats, key=lambda seat: (g.city_count(seat), g.rank(seat)))
