"""The board as the stand-in sees it: what is its own, what is free, what is crowded."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules.atlas.board import Site
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.characters import BUILDER, Character

HOME = 2  # tokens that stay in an area: they grow best


@dataclass(slots=True)
class Land:
    """A seat's tokens while it plans: `here` can still be moved, `there` has arrived and stays."""

    rules: Ruleset
    view: CivView
    seat: int
    character: Character = BUILDER
    here: dict[str, int] = field(default_factory=dict)
    there: dict[str, int] = field(default_factory=dict)
    planned: list[str] = field(default_factory=list)
    """Where cities are to be founded this turn."""
    _alone: dict[str, int] = field(default_factory=dict)
    """The limits of areas where nobody else is, as far as they were asked for: nothing changes them."""

    @classmethod
    def of(cls, rules: Ruleset, view: CivView, character: Character = BUILDER) -> Land:
        """The seat's own tokens, where they stand."""
        assert view.seat is not None
        own = {area: found[view.seat] for area, found in view.tokens.items() if found.get(view.seat)}
        return cls(rules, view, view.seat, character, own)

    def copy(self) -> Land:
        """The same, to try something on."""
        return replace(self, here=dict(self.here), there=dict(self.there), planned=list(self.planned))

    @property
    def nation(self) -> NationView:
        """What the seat has off the board."""
        return self.view.nations[self.seat]

    def amount(self, trait: str, base: int = 0) -> int:
        """The base and what the seat's advances add to it."""
        return self.rules.amount(self.nation.advances, trait, base)

    # -- areas

    def is_free(self, area: str) -> bool:
        """In play, without a city, and without anybody else."""
        view = self.view
        if area in view.out_of_play or area in view.cities or area in view.pirates or area in self.planned:
            return False
        return not self.is_shared(area)

    def limit(self, area: str) -> int:
        """How many tokens live here; few beside a city of one's own, none beside another.

        Where others are, no more than they leave room for.
        """
        if area in self.view.cities or area in self.view.pirates or area in self.planned:
            return self.amount(Trait.GARRISON) if self.view.cities.get(area) == self.seat else 0
        if self.is_shared(area):
            return max(0, self.rules.board.areas[area].limit - self._others(area))
        if area not in self._alone:
            self._alone[area] = self._limit_alone(area)
        return self._alone[area]

    def _limit_alone(self, area: str) -> int:
        limit = self.rules.board.areas[area].limit
        if limit <= self.rules.numbers.small_limit:
            limit = self.amount(Trait.SMALL_LIMIT, limit)
        on_site = self.amount(Trait.SITE_LIMIT) if self.has_site(area) else 0
        once = bool(self.amount(Trait.ALONE_LIMIT_ONCE))
        return self.amount(Trait.ALONE_LIMIT, limit) + once + on_site

    def is_shared(self, area: str) -> bool:
        """Whether tokens of others or barbarians are there."""
        here = self.view.tokens.get(area, {})
        return len(here) > (self.seat in here) or bool(self.view.barbarians.get(area))

    def _others(self, area: str) -> int:
        """The tokens of others in an area, and the barbarians."""
        here = self.view.tokens.get(area, {})
        return sum(here.values()) - here.get(self.seat, 0) + self.view.barbarians.get(area, 0)

    def has_site(self, area: str) -> bool:
        """Whether a city is cheap here."""
        return self.rules.board.areas[area].site is not Site.NONE

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas next door by land."""
        return self.rules.board.land_neighbours(area)

    def needed(self, area: str) -> int:
        """The tokens a city takes here."""
        numbers = self.rules.numbers
        usual = numbers.site_tokens if self.has_site(area) else numbers.wilderness_tokens
        return self.amount(Trait.CITY_COST, usual)

    # -- tokens

    def count(self, area: str) -> int:
        """Own tokens in an area, moved or not."""
        return self.here.get(area, 0) + self.there.get(area, 0)

    def surplus(self, area: str) -> int:
        """Tokens that have not moved and cannot stay."""
        return min(self.here.get(area, 0), self.count(area) - self.limit(area))

    def unmoved(self, area: str) -> int:
        """Tokens that have not moved."""
        return self.here.get(area, 0)

    def idle(self, area: str) -> int:
        """Tokens that have not moved and are not needed for the area to grow."""
        return min(self.here.get(area, 0), self.count(area) - min(HOME, self.limit(area)))

    def room(self, area: str) -> int:
        """How many more tokens can live here."""
        return self.limit(area) - self.count(area)

    def move(self, source: str, target: str, count: int) -> None:
        """Plan a move."""
        self.here[source] -= count
        self.there[target] = self.there.get(target, 0) + count

    def plan(self, site: str) -> None:
        """Whoever stands on a planned city stays for it."""
        self.there[site] = self.there.get(site, 0) + self.here.pop(site, 0)
        self.planned.append(site)

    def survivors(self) -> int:
        """The tokens within the limits: those that would support cities."""
        own = {*self.here, *self.there}
        return sum(min(self.count(area), self.limit(area)) for area in own if area not in self.planned)

    # -- cities

    def support(self, more: int) -> int:
        """The tokens that all cities and so many more would need."""
        rate = self.amount(Trait.SUPPORT, self.rules.numbers.support_rate)
        return rate * (self.nation.cities + len(self.planned) + more)
