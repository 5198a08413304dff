"""The formulas that are Western Empires' own."""

from rules.civ.civ import Civ
from rules.civ.policies.scoring import points
from rules.civ.purchase.bill import credit_tokens
from rules.civ.traits import Trait
from rules.table import Seat


def claim(g: Civ, seat: Seat) -> tuple[int, ...]:
    """WE ch.6: the beneficiary has the most cities in stock, then the most tokens, then the ranking."""
    nation = g.nation(seat)
    return nation.city_stock, nation.stock, -g.rank(seat)


def limit(g: Civ, area: str, seat: Seat) -> int:
    """WE ch.3.C: the printed limit; advances add to a small one where their holder is alone."""
    printed = g.area(area).limit
    if printed > g.numbers.small_limit or not g.is_alone(area, seat):
        return printed
    return g.amount(seat, Trait.SMALL_LIMIT, printed)


def growth(g: Civ, area: str, seat: Seat) -> int:
    """WE 2a: one token where one stands, two where there are more, beside a city too."""
    return min(g.tokens(area, seat), 2)


def placing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """WE 13d: the points, then the tie-breakers I to VIII."""
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
