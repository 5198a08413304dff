"""The formulas that are Dawn of History's own."""

from rules.civ.cards import commodities, value
from rules.civ.civ import Civ
from rules.civ.policies.scoring import score
from rules.civ.traits import Trait
from rules.table import Seat


def in_stock(g: Civ, seat: Seat) -> int:
    """Dawn 13.3.2: the unit points a party has in stock: a token is 1, a city 5."""
    return g.token_stock(seat) + g.numbers.city_points * g.city_stock(seat)


def claim(g: Civ, seat: Seat) -> tuple[int, ...]:
    """Dawn 13.3.2: the beneficiary has the most unit points in stock; the victim breaks ties."""
    return (in_stock(g, seat),)


def limit(g: Civ, area: str, seat: Seat) -> int:
    """Dawn 20.1.3: the printed limit, and one more for a holder of either advance who is alone there."""
    printed = g.area(area).limit
    return printed + 1 if g.is_alone(area, seat) and g.allows(seat, Trait.ALONE_LIMIT) else printed


def growth(g: Civ, area: str, seat: Seat) -> int:
    """Dawn 14.1.1: one token where one stands, two where there are more; none beside a city."""
    return 0 if g.city_owner(area) is not None else min(g.tokens(area, seat), 2)


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Dawn 32.1: spaces of the C.A.C., advances by their price, cities."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("steps", nation.step * numbers.victory_step),
        ("advances", sum(g.rules.advances[name].points for name in nation.advances)),
        ("cities", g.city_count(seat) * numbers.victory_city),
    )


def placing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """Dawn 32.2: the points; then the set value of the cards in hand and the treasury."""
    wealth = value(g.rules, commodities(g, seat), g.rules.trading.home(g, seat)) + g.nation(seat).treasury
    return sum(amount for _, amount in score(g, seat)), wealth


def by_census(g: Civ) -> list[Seat]:
    """Dawn 16.1.1, 17.1.2: the largest census first, those with Military last; C.A.C. order breaks ties."""

    def place(seat: Seat) -> tuple[int, ...]:
        return g.amount(seat, Trait.MOVE_LAST), -g.state.counts.get(seat, 0), g.rank(seat)

    return sorted(g.seats, key=place)


def in_chart_order(g: Civ) -> list[Seat]:
    """Dawn 11.1.4: in the order of the C.A.C."""
    return g.ranked(g.seats)


def reducible(g: Civ, seat: Seat) -> list[str]:
    """Dawn 21.1.1: any city may go for want of support."""
    return g.cities_of(seat)
