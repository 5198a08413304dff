"""The formulas that are Dawn of History's own."""

from rules.civ.civ import Civ
from rules.civ.dawn_of_history.hunger import is_hungry
from rules.civ.policies.claims import in_stock
from rules.civ.policies.scoring import score, wealth
from rules.civ.traits import Trait
from rules.table import Seat


def claim(g: Civ, seat: Seat) -> tuple[int, ...]:
    """Dawn 13.3.2: the beneficiary has the most unit points in stock; the victim breaks ties."""
    return (in_stock(g, seat),)


def limit(g: Civ, area: str, seat: Seat) -> int:
    """Dawn 20.1.3: the printed limit, and one more for a holder of either advance who is alone there.

    Dawn 29.3.1.4: not for whom Agriculture failed in this turn.
    """
    printed = g.area(area).limit
    if not g.allows(seat, Trait.ALONE_LIMIT_ONCE) or is_hungry(g, seat):
        return printed
    return printed + 1 if g.is_alone(area, seat) else printed


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Dawn 32.1: spaces of the C.A.C., advances by their price, cities."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("steps", nation.step * numbers.victory_step),
        ("advances", sum(g.rules.advances[name].points for name in nation.advances)),
        ("cities", g.city_count(seat) * numbers.victory_city),
    )


def total(g: Civ, seat: Seat) -> int:
    """Dawn 32.1: all points of a seat."""
    return sum(amount for _, amount in score(g, seat))


def placing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """Dawn 32.2: the points; at the end the wealth decides ties, which nobody may know before."""
    return total(g, seat), wealth(g, seat) if g.state.over else 0
