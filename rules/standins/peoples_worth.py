"""What a position of Peoples is worth to a people: resources, tribes, tokens, the nearness of victories."""

from rules.peoples.feeding import engaged, upkeep
from rules.peoples.play import Play
from rules.peoples.resources import Category, category_of
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import longitudes, race
from rules.table import Seat

FIRST, NEXT = 1.0, 0.55
TRIBE = 3.0
TOKEN = 4.0
MARKER = 0.12
LONGITUDE = 0.8
SETTLED = 0.5
NEAR = 6.0
"""What the last step of a victory is worth beyond its own value."""

_WEIGHTS = {Category.FOOD: 1.2, Category.LUXURY: 1.5, Category.COMMODITY: 1.0}


def worth(g: Play, seat: Seat) -> float:
    """The whole position in one number."""
    player, placed = g.player(seat), g.tribes_of(seat)
    found = _pool(g, seat) + TRIBE * g.count(seat) + LONGITUDE * longitudes(g, seat)
    found += SETTLED * sum(tribe.size - 1 for tribe in placed)
    found += MARKER * sum(g.available(seat, trait) for trait in Trait) + 0.3 * len(player.specialists)
    for victory, (have, need) in race(g, seat).items():
        if victory in (Victory.CULTURE, Victory.RELIGION):
            found += TOKEN * have
        found += NEAR * (have / need) ** 3
    return found


def _pool(g: Play, seat: Seat) -> float:
    """Resources: the first of a kind counts most; food counts double while the tribes are not fed."""
    held = g.player(seat).resources
    food = sum(amount for kind, amount in held.items() if category_of(kind) is Category.FOOD)
    hungry = food < upkeep(g, max(engaged(g, seat), g.count(seat))) + 2
    total = 0.0
    for kind, amount in held.items():
        weight = _WEIGHTS[category_of(kind)] if category_of(kind) is not Category.FOOD or hungry else 0.6
        total += weight * sum(FIRST * NEXT**n for n in range(min(amount, 4)))
    return total
