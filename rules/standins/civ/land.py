"""The board as the stand-in sees it: what is its own, what is free, what is crowded."""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.atlas.board import Site
from rules.civ.ruleset import Ruleset
from rules.civ.views import CivView

WILD = 6  # tokens that must be left after building where there is no site
SEED = 4  # tokens that stay besides those that support cities, to grow again


@dataclass(slots=True)
class Land:
    """A seat's tokens while it plans: `here` can still be moved, `there` has arrived and stays."""

    rules: Ruleset
    view: CivView
    seat: int
    here: dict[str, int] = field(default_factory=dict)
    there: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, rules: Ruleset, view: CivView) -> Land:
        """The seat's own tokens, where they stand."""
        assert view.seat is not None
        own = {area: found[view.seat] for area, found in view.tokens.items() if found.get(view.seat)}
        return cls(rules, view, view.seat, own)

    def count(self, area: str) -> int:
        """Own tokens in an area, moved or not."""
        return self.here.get(area, 0) + self.there.get(area, 0)

    def move(self, source: str, target: str, count: int) -> None:
        """Plan a move."""
        self.here[source] -= count
        self.there[target] = self.there.get(target, 0) + count

    def is_free(self, area: str) -> bool:
        """In play, without a city, and without anybody else."""
        view = self.view
        if area in view.out_of_play or area in view.cities or area in view.pirates:
            return False
        others = any(seat != self.seat and count for seat, count in view.tokens.get(area, {}).items())
        return not others and not view.barbarians.get(area)

    def is_own_city(self, area: str) -> bool:
        """A city of this seat."""
        return self.view.cities.get(area) == self.seat

    def limit(self, area: str) -> int:
        """How many tokens live here; none beside a city."""
        return 0 if area in self.view.cities else self.rules.board.areas[area].limit

    def has_site(self, area: str) -> bool:
        """Whether a city is cheap here."""
        return self.rules.board.areas[area].site is not Site.NONE

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas next door by land."""
        return self.rules.board.land_neighbours(area)

    def needed(self, area: str) -> int:
        """The tokens a city takes here."""
        numbers = self.rules.numbers
        return numbers.site_tokens if self.has_site(area) else numbers.wilderness_tokens

    def can_afford_wilderness(self) -> bool:
        """Whether a city without a site leaves enough people."""
        numbers = self.rules.numbers
        left = self.total - numbers.wilderness_tokens - numbers.support_rate * (self.cities + 1)
        return left >= WILD

    @property
    def total(self) -> int:
        """All tokens on the board."""
        return sum(self.here.values()) + sum(self.there.values())

    @property
    def cities(self) -> int:
        """Own cities."""
        return self.view.nations[self.seat].cities

    def spare_cities(self) -> int:
        """How many more cities the population could support this turn after paying for them."""
        numbers = self.rules.numbers
        left = self.total - numbers.support_rate * self.cities - SEED
        room = left // (numbers.site_tokens + numbers.support_rate)
        return max(0, min(room, self.view.nations[self.seat].city_stock))
