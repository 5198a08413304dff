"""Where victory points come from."""

from rules.civ.civ import Civ
from rules.table import Seat


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """WE 13d: victory points by source: cities, advances, steps on the succession track, the bonus card."""
    nation, numbers, advances = g.nation(seat), g.numbers, g.rules.advances
    return (
        ("cities", g.city_count(seat) * numbers.victory_city),
        ("advances", sum([advances[name].points for name in nation.advances])),
        ("steps", nation.step * numbers.victory_step),
        ("bonus", nation.bonus),
    )
