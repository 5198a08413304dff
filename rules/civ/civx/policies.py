"""The formulas that are CivX's own."""

from functools import lru_cache

from rules.civ.civ import Civ
from rules.civ.policies.claims import in_stock
from rules.civ.policies.scoring import score
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.table import Seat


def worth(g: Civ, seat: Seat) -> int:
    """CivX 18.2: advance points: what the advances of a seat cost, as printed."""
    return _printed(g.rules, tuple(g.nation(seat).advances))


@lru_cache(maxsize=4096)
def _printed(rules: Ruleset, advances: tuple[str, ...]) -> int:
    return sum(rules.advances[name].cost for name in advances)


def claim(g: Civ, seat: Seat) -> tuple[int, ...]:
    """CivX 14.32: the beneficiary has the most unit points in stock; the A.S.T. order breaks ties."""
    return in_stock(g, seat), -g.rank(seat)


def limit(g: Civ, area: str, seat: Seat) -> int:
    """CivX 21.11, 21.12: the printed limit; advances add to it where their holder is alone."""
    printed = g.area(area).limit
    if not g.is_alone(area, seat):
        return printed
    on_site = g.amount(seat, Trait.SITE_LIMIT) if g.area(area).site else 0
    return g.amount(seat, Trait.ALONE_LIMIT, printed) + on_site


def points(g: Civ, seat: Seat) -> tuple[tuple[str, int], ...]:
    """CivX 32.1: what everybody can see: steps, advances, cities, treasury; the sets in hands come last."""
    nation, numbers = g.nation(seat), g.numbers
    return (
        ("steps", nation.step * numbers.victory_step),
        ("advances", worth(g, seat)),
        ("cities", g.city_count(seat) * numbers.victory_city),
        ("treasury", nation.treasury),
    )


def placing(g: Civ, seat: Seat) -> tuple[int, ...]:
    """CivX 32.1, 12.4: the points; the A.S.T. order breaks ties."""
    return sum(amount for _, amount in score(g, seat)), -g.rank(seat)


def by_census(g: Civ) -> list[Seat]:
    """CivX 18.2: the largest census first, then the most advance points, then the A.S.T. order."""

    def place(seat: Seat) -> tuple[int, ...]:
        return g.amount(seat, Trait.MOVE_LAST), -g.state.counts.get(seat, 0), -worth(g, seat), g.rank(seat)

    return sorted(g.seats, key=place)


def by_cities(g: Civ) -> list[Seat]:
    """CivX 23.2: the fewest cities first, then the most advance points, then the A.S.T. order."""
    return sorted(g.seats, key=lambda seat: (g.city_count(seat), -worth(g, seat), g.rank(seat)))


def by_least_worth(g: Civ) -> list[Seat]:
    """CivX 26.2: the reverse order of advance points, then the A.S.T. order."""
    return sorted(g.seats, key=lambda seat: (worth(g, seat), g.rank(seat)))


def by_most_worth(g: Civ) -> list[Seat]:
    """CivX 23.71: the most advance points first, then the A.S.T. order."""
    return sorted(g.seats, key=lambda seat: (-worth(g, seat), g.rank(seat)))
