"""Where victory points come from."""

from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.ruleset import Ruleset
from rules.table import Seat


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """WE 13d: victory points by source: cities, advances, steps on the succession track, the bonus card."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("cities", g.city_count(seat) * numbers.victory_city),
        ("advances", _printed_points(g.rules, tuple(nation.advances))),
        ("steps", nation.step * numbers.victory_step),
        ("bonus", nation.bonus),
    )


@lru_cache(maxsize=4096)
def _printed_points(rules: Ruleset, advances: tuple[str, ...]) -> int:
    """The victory points of these advances."""
    return sum(rules.advances[name].points for name in advances)
