"""WE 13d: victory points, and what decides between equals."""

from rules.civ.civ import Civ
from rules.civ.purchase.bill import credit_tokens
from rules.table import Seat


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """WE 13d: victory points by source: cities, advances, steps on the succession track, the bonus card."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("cities", g.city_count(seat) * numbers.victory_city),
        ("advances", sum(g.rules.advances[name].points for name in nation.advances)),
        ("steps", nation.step * numbers.victory_step),
        ("bonus", nation.bonus),
    )


def standing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """WE 13d: the points, then the tie-breakers I to VIII; the larger tuple is ahead."""
    nation = g.nation(seat)
    held = [g.rules.advances[name] for name in nation.advances]
    worth = sorted({advance.points for advance in g.rules.advances.values()}, reverse=True)
    tokens = credit_tokens(g, seat).values()
    return (
        sum(amount for _, amount in points(g, seat)),
        nation.step,
        *(sum(advance.points == grade for advance in held) for grade in worth[:-1]),
        sum(advance.cost for advance in held),
        max(tokens),
        sum(tokens),
        g.city_count(seat),
        g.census_of(seat),
        -g.rank(seat),
    )
