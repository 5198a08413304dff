"""Phases 5b, 5c and 11: surplus population, city support and the reduction of cities."""

from collections.abc import Iterable, Mapping

from rules.civ.civ import Civ
from rules.civ.events import CityReduced, SurplusRemoved
from rules.civ.pieces import reduce_city, remove_tokens
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Choice, Pick, Script, Seat, at_once

SUPPORT = "support"
"""Why cities are reduced in the check of every turn."""


def remove_surplus(g: Civ) -> None:
    """WE 5b: all tokens above the limits, and all beside a city that may not stay there."""
    removed = []
    for area in sorted({*g.state.tokens, *g.state.barbarians}):
        parties = g.parties(area)
        if len(parties) > 1 and g.city_owner(area) is None:
            continue  # above the limit this is a conflict, which is resolved before
        for party in parties:
            surplus = g.tokens(area, party) - g.room(area, party)
            if surplus > 0:
                removed.append((area, party, remove_tokens(g, area, party, surplus)))
    if removed:
        g.tell(SurplusRemoved(tuple(removed)))


def support_rate(g: Civ, seat: Seat) -> int:
    """WE 5c: the tokens each city needs on the board."""
    return g.amount(seat, Trait.SUPPORT, g.numbers.support_rate)


def check_support(g: Civ, cause: str = SUPPORT) -> Script[None]:
    """WE 5c: everybody reduces cities until those left are supported, at once or in ranking order."""
    yield from support_at(g, {seat: support_rate(g, seat) for seat in g.order()}, cause)


def support_at(g: Civ, rates: Mapping[Seat, int], cause: str, idle: int = 0) -> Script[None]:
    """WE 5c: reduce cities until each of these seats has its rate in tokens for every city left.

    With `idle`, so many of the tokens of each support nothing for the moment.
    """

    def reduce(seat: Seat, areas: tuple[str, ...]) -> None:
        for area in areas:
            g.tell(CityReduced(seat, area, reduce_city(g, area), cause))

    yield from at_once(
        rates, lambda seat: support_question(g, seat, rates[seat], cause, idle), reduce, again=True
    )


def support_question(g: Civ, seat: Seat, rate: int, cause: str, idle: int = 0) -> Pick | None:
    """WE 5c: which cities a seat reduces, or the next one; None while all are supported."""
    missing = missing_support(g, seat, rate, idle)
    lack = _lack(missing, cause, idle)
    return _question(g, seat, rate, missing, cause, lack) if missing > 0 else None


def missing_support(g: Civ, seat: Seat, rate: int, idle: int = 0) -> int:
    """WE 5c: the tokens that are missing; nobody is short without cities."""
    cities = g.city_count(seat)
    return rate * cities + idle - g.census_of(seat) if cities else 0


def _lack(missing: int, cause: str, idle: int) -> str:
    """What is missing, and why; everybody knows the check that comes every turn."""
    tokens = f"{missing} token{'s' * (missing > 1)} of support"
    if cause == SUPPORT:
        return f"Your cities lack {tokens}."
    why = f"{idle} of your tokens support nothing, and " if idle else ""
    return f"{cause}: {why}your cities lack {tokens}."


def _question(g: Civ, seat: Seat, rate: int, missing: int, cause: str, lack: str) -> Pick:
    """A reduced city needs no more support and gives tokens; the rulebook says which may go first."""
    cities = g.cities_of(seat)
    worth = {area: rate + _gain(g, area, seat) for area in cities}
    options = g.rules.reducible(g, seat)
    if g.nation(seat).stock < sum(worth[area] - rate for area in options):
        return _one_by_one(g, seat, options, worth, cause, lack)
    worst = sorted(options, key=lambda area: worth[area])
    fewest = until_supported(worst[::-1], worth, missing)
    return Pick(
        seat=seat,
        key=f"{cause}:{len(cities)}",
        prompt=f"{lack} Which cities do you reduce?",
        section=g.rules.cite(Topic.SUPPORT),
        public="reduces unsupported cities",
        topic="support",
        options=tuple(_choice(area, worth[area], rate) for area in options),
        least=len(fewest),
        most=len(until_supported(worst, worth, missing)),
        weights={area: worth[area] for area in options},
        total=missing,
        one_by_one=True,
        fallback=fewest,
    )


def _one_by_one(
    g: Civ, seat: Seat, options: list[str], worth: Mapping[str, int], cause: str, lack: str
) -> Pick:
    """With a short stock the gain of one city depends on the others: they are reduced singly."""
    return Pick(
        seat=seat,
        key=f"{cause}:{len(g.cities_of(seat))}",
        prompt=f"{lack} Which city do you reduce next? Tokens in your stock: {g.nation(seat).stock}.",
        section=g.rules.cite(Topic.SUPPORT),
        public="reduces unsupported cities",
        topic="support",
        options=tuple(Choice(area, area) for area in options),
        least=1,
        most=1,
        fallback=(max(options, key=lambda area: worth[area]),),
    )


def _choice(area: str, worth: int, rate: int) -> Choice:
    gained = worth - rate
    return Choice(area, area, f"gives {gained} token{'s' * (gained != 1)}, makes up for {worth}")


def _gain(g: Civ, area: str, seat: Seat) -> int:
    return max(0, g.limit(area, seat) - g.tokens(area, seat))


def until_supported(areas: Iterable[str], worth: Mapping[str, int], missing: int) -> tuple[str, ...]:
    """WE 5c: as many of these cities, in this order, as it takes."""
    reduced: list[str] = []
    for area in areas:
        if sum(worth[a] for a in reduced) >= missing:
            break
        reduced.append(area)
    return tuple(reduced)


def surplus_and_support(g: Civ) -> Script[None]:
    """WE 5b and 5c: remove the surplus, then check the support."""
    remove_surplus(g)
    yield from check_support(g)


def falling_cities(g: Civ, seat: Seat) -> list[str]:
    """WE 5b and 5c: the cities a seat would lose now, were it to reduce as few as it can."""
    trial = g.fork()
    remove_surplus(trial)
    fallen: list[str] = []
    while question := support_question(trial, seat, support_rate(trial, seat), SUPPORT):
        for area in question.default():
            reduce_city(trial, area)
            fallen.append(area)
    return fallen
