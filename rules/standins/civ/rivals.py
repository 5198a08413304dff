"""What rivals have, seen by somebody who may harm them: the leader first, and where it costs him most."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView
from rules.standins.civ.land import Land

RESPECT = 20  # points that everybody is taken to have
OTHERS = "secondary"
SPARED = "immune"
"""The number that says whether an advance keeps a calamity away."""
HALF = "half"


@dataclass(frozen=True, slots=True)
class Rivals:
    """The others at the table, as a seat sees them."""

    land: Land

    @property
    def view(self) -> CivView:
        """What the seat sees."""
        return self.land.view

    def threat(self, seat: int) -> int:
        """How dangerous somebody is: by points."""
        return RESPECT + self.view.nations[seat].points

    def leading(self, seats: list[int]) -> list[int]:
        """Those who lead first."""
        return sorted(seats, key=lambda seat: (-self.threat(seat), seat))

    def city(self, area: str) -> int:
        """What a city is worth to its owner: the tokens that he lacks around it to found it anew."""
        owner = self.view.cities[area]
        near = sum(self.units(place, owner) for place in (area, *self.land.neighbours(area)))
        return max(1, self.land.needed(area) - near)

    def units(self, area: str, seat: int) -> int:
        """The tokens of somebody in an area."""
        return self.view.tokens.get(area, {}).get(seat, 0)

    def is_next_to(self, area: str, seat: int) -> bool:
        """Whether somebody has units in an area or next to it."""
        places = (area, *self.land.rules.board.neighbours[area])
        return any(self.units(place, seat) or self.view.cities.get(place) == seat for place in places)

    def met(self, areas: tuple[str, ...], seat: int) -> int:
        """The unit points of somebody in these areas."""
        city = self.land.rules.numbers.city_points
        return sum(self.units(area, seat) + city * (self.view.cities.get(area) == seat) for area in areas)


@lru_cache(maxsize=4096)
def suffers(rules: Ruleset, calamity: str, advances: tuple[str, ...], amount: int) -> int:
    """What is left for a secondary victim with these advances of so much that is assigned to him."""
    found = rules.calamities[calamity]
    changes = [found.modifiers.get(advance, {}) for advance in advances]
    mine = [part for change in changes for part in (change.get("any", {}), change.get(OTHERS, {}))]
    if any(part.get(SPARED, 0) > 0 for part in mine):
        return 0
    left = max(0, amount + sum(part.get("damage", 0) + part.get("cities", 0) for part in mine))
    return (left + 1) // 2 if any(part.get(HALF, 0) > 0 for part in mine) else left


@lru_cache(maxsize=256)
def called(rules: Ruleset, key: str) -> str:
    """The calamity that a question with this key is about."""
    slug = key.split(":")[0]
    return next(name for name in rules.calamities if name.lower().replace(" ", "-") == slug)
