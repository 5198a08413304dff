"""Dawn 2.2.5: what lies next to a civilization, or next to what it holds alone."""

from rules.civ.abilities.areas import next_to
from rules.civ.civ import Civ
from rules.table import Seat


def near(g: Civ, seat: Seat, by_water: bool) -> list[str]:
    """Dawn 2.2.5: the areas next to those with units of the seat, and these themselves."""
    return sorted({*next_to(g, seat, by_water), *g.areas_of(seat)})


def next_to_alone(g: Civ, seat: Seat) -> list[str]:
    """The areas next by land to one that the seat alone occupies, pirates counted."""
    held = [area for area in g.areas_of(seat) if g.is_alone(area, seat) and area not in g.state.pirates]
    return sorted({area for own in held for area in g.board.land_neighbours(own)})
