"""Barbarians under one's own lead: against others, those ahead first, and away from one's own land."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView
from rules.table import Data, Orders, Refusal

NEXT_DOOR = 3  # what it is worth that barbarians are not next to one's own land
LOST = 50  # ... and that they neither come into it nor die in vain


def orders(question: Orders[Any], rules: Ruleset, view: CivView) -> Data:
    """The usual orders, but that tokens go where they do most harm to others; those that must go, or all."""
    made: list[dict[str, Any]] = list(question.default())
    due = {order["march"]: order["count"] for order in made if "march" in order}
    scout = Scout(rules, view, due or dict(view.barbarians))
    assaults = scout.assaults()
    for source, count in sorted(scout.bands.items()):
        best = sorted(scout.ways(source), key=lambda way: (-scout.merit(way, count), way))
        if source not in due:
            best = [way for way in best if scout.merit(way, count) > scout.merit(source, 0)]
        for target in [*assaults.get(source, ()), *best]:
            rest = [order for order in made if order.get("march") != source]
            tried = [*rest, {"march": source, "to": target, "count": count}]
            if not isinstance(question.check(tried), Refusal):
                made = tried
                break
    return made


@dataclass(slots=True)
class Scout:
    """What barbarians can reach, and whom they would meet."""

    rules: Ruleset
    view: CivView
    bands: dict[str, int]
    """The barbarian tokens that may go on, by area."""

    def ways(self, area: str) -> list[str]:
        """The areas next door by land that are in play."""
        return [a for a in self.rules.board.land_neighbours(area) if a not in self.view.out_of_play]

    def assaults(self) -> dict[str, list[str]]:
        """By area: the city of a rival that its barbarians take with those around, the leader's first."""
        view, found = self.view, dict[str, list[str]]()
        rivals = [city for city, owner in view.cities.items() if owner != view.seat]
        for city in sorted(rivals, key=lambda city: (-view.nations[view.cities[city]].points, city)):
            around = [area for area in self.ways(city) if area in self.bands and area not in found]
            if sum(self.bands[area] for area in around) >= self._needed(city):
                found.update((area, [city]) for area in around)
        return found

    def _needed(self, city: str) -> int:
        """The tokens that take a city, whoever guards it."""
        owner = self.view.nations[self.view.cities[city]]
        guards = sum(self.view.tokens.get(city, {}).values())
        return guards + self.rules.amount(owner.advances, Trait.DEFENCE, self.rules.numbers.attack_tokens)

    def merit(self, area: str, count: int) -> int:
        """What so many tokens more would do here: how many of others they meet, away from one's own."""
        view, here = self.view, self.view.tokens.get(area, {})
        if area in view.cities or view.seat in here:
            return -LOST
        room = self.rules.board.areas[area].limit - view.barbarians.get(area, 0)
        met = min(count, sum(here.values()))
        crowd = max(0, count - met - room)
        return met - crowd - NEXT_DOOR * any(self._is_own(near) for near in self.ways(area))

    def _is_own(self, area: str) -> bool:
        view = self.view
        return view.cities.get(area) == view.seat or view.seat in view.tokens.get(area, {})
