"""How damage is taken when nobody chooses."""

from collections.abc import Mapping

from rules.civ.calamity.damage_due import DamageDue, fewest_cities
from rules.civ.civ import Civ
from rules.civ.traits import Trait
from rules.table import Seat


def mildest(g: Civ, seat: Seat, due: DamageDue, doomed: Mapping[str, int]) -> dict[str, int]:
    """A sensible way to take it: tokens where most are, but a city before what supports the others.

    Tokens that are doomed anyway go before all others.
    """
    rate = g.amount(seat, Trait.SUPPORT, g.numbers.support_rate)
    cities = sorted(
        (here for here in due.units if here.city), key=lambda here: (here.tokens, here.limit, here.area)
    )
    for lost in range(len(cities) + 1):
        razed = {here.area: here.points for here in cities[:lost]}
        spread = _with_tokens(due, razed, doomed)
        left = g.census_of(seat) - sum(n for area, n in spread.items() if area not in razed)
        enough = left >= rate * (g.city_count(seat) - lost)
        if sum(spread.values()) == due.amount and enough and due.can_replace(spread):
            return spread
    return fewest_cities(due)


def _with_tokens(due: DamageDue, razed: dict[str, int], doomed: Mapping[str, int]) -> dict[str, int]:
    left = due.amount - sum(razed.values())
    have = {here.area: min(here.tokens, here.points) for here in due.units if here.area not in razed}
    have = {area: tokens for area, tokens in have.items() if tokens}
    taken: dict[str, int] = {}
    while left > 0 and have:
        area = max(have, key=lambda name: (taken.get(name, 0) < doomed.get(name, 0), have[name], name))
        have[area] -= 1
        taken[area] = taken.get(area, 0) + 1
        left -= 1
        if not have[area]:
            del have[area]
    return {**razed, **taken}
