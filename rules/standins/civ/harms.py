"""What a calamity would cost its victim, in money: by its numbers and by what protects from it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.civ.ruleset import Calamity, Grade, Ruleset

CITY = 25  # what a city is worth that is lost
EACH: Mapping[str, float] = {
    "cards": 6,
    "cities": CITY,
    "damage": 2.5,
    "neighbours": 10,
    "points": 2.5,
    "price": 1,
    "razed": CITY,
    "saved": -CITY,
    "steps": 150,
    "tokens": 2.5,
    "toll": 2,
    "treasury": 1,
    "value": 2,
}
"""What one of a number of a calamity costs."""
SUPPORT = 0.35  # of the cities that are lost for a higher rate of support
MILDER = frozenset(("half", "lapse", "ransom", "spared"))
"""What makes a calamity half as bad, where an advance gives it."""
CIVIL = 60  # what it costs to be divided
FEW = 10  # what is kept is counted in cities up to here, in unit points above
LEAST: Mapping[Grade, int] = {Grade.MINOR: 5, Grade.MAJOR: 20, Grade.NON_TRADEABLE: 20}
"""What a calamity costs whose numbers say little."""
RARE = 6  # the stack above which cards are drawn less often
ROLES = ("any", "primary")


@lru_cache(maxsize=8192)
def harm(rules: Ruleset, name: str, advances: tuple[str, ...], cities: int) -> int:
    """What it costs a seat with these advances and so many cities to be the primary victim."""
    calamity = rules.calamities[name]
    found = figures(calamity, advances)
    lost = sum(EACH.get(figure, 0) * amount for figure, amount in found.items())
    if found.get("cities", 0) > cities:
        lost -= CITY * (found["cities"] - cities)
    kept = found.get("kept", FEW)
    lost += CITY * max(0, cities - kept) if kept < FEW else CIVIL * 20 / kept * (kept > FEW)
    lost += CITY * SUPPORT * cities * found.get("support", 0)
    if any(found.get(figure, 0) > calamity.effect.get("primary", {}).get(figure, 0) for figure in MILDER):
        lost /= 2
    return max(LEAST[calamity.grade], round(lost))


def figures(calamity: Calamity, advances: tuple[str, ...]) -> dict[str, int]:
    """The numbers of a calamity for a primary victim with these advances."""
    found = dict(calamity.effect.get("primary", {}))
    for advance in advances:
        for role in ROLES:
            for figure, change in calamity.modifiers.get(advance, {}).get(role, {}).items():
                found[figure] = max(0, found.get(figure, 0) + change)
    return found


@lru_cache(maxsize=4096)
def relief(rules: Ruleset, advance: str, held: tuple[str, ...], cities: int) -> int:
    """How much less all calamities together would cost with one advance more; worse, below 0."""
    touched = [name for name, calamity in rules.calamities.items() if advance in calamity.modifiers]
    after = (*held, advance)
    return round(
        sum(
            (harm(rules, name, held, cities) - harm(rules, name, after, cities))
            / max(1, rules.calamities[name].stack - RARE)
            for name in touched
        )
    )
