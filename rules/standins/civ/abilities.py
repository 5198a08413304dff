"""Special abilities: each on the best thing in sight, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView
from rules.standins.civ.land import Land
from rules.table import Data, Plan, Refusal

TRIES = 6  # uses thought of for one ability
Uses = Iterator[dict[str, Data]]


def uses(question: Plan[Any], rules: Ruleset, view: CivView) -> Data:
    """For each ability the first use that is allowed, after those before it."""
    land = Land.of(rules, view)
    plan: list[Data] = []
    for ability, thought_of in ABILITIES.items():
        if not land.amount(Trait.ABILITY + ability):
            continue
        for _, use in zip(range(TRIES), thought_of(land), strict=False):
            longer = [*plan, {"ability": ability, **use}]
            if not isinstance(question.check(longer), Refusal):
                plan = longer
                break
    return plan


def _colonies(land: Land) -> Uses:
    """A city on a free site, if it can be supported; else settlers in the most fertile land."""
    board = land.rules.board
    free = [area for area in board.areas if land.is_free(area) and not land.count(area) and land.limit(area)]
    if _feeds_another(land):
        yield from ({"area": area} for area in free if land.has_site(area))
    for area in sorted(free, key=lambda area: (-land.limit(area), area)):
        yield {"area": area, "tokens": min(land.limit(area), land.nation.stock)}


def _conversions(land: Land) -> Uses:
    """All units of others next door, the most first; cities only as far as they can be supported."""
    for area in _targets(land):
        if area not in land.view.cities or _feeds_another(land):
            yield {"area": area}


def _destructions(land: Land) -> Uses:
    """The most units of others, where none of one's own are."""
    for area in _targets(land):
        if not land.count(area):
            yield {"area": area}


def _annexations(land: Land) -> Uses:
    """A city, if it can be supported; else treasury."""
    if _feeds_another(land):
        yield from ({"areas": [area]} for area in _targets(land)[: TRIES - 1] if area in land.view.cities)
    gain = land.amount(f"{Trait.ABILITY}annex_areas.gain")
    yield {"treasury": min(gain, land.nation.stock)}


def _levies(land: Land) -> Uses:
    """A card of every neighbour who has some, the richest first."""
    view, rules = land.view, land.rules
    own = _own(land)
    near = {area for area in own for area in rules.board.neighbours[area]} | own
    seats = {seat for area in near for seat in _others(land, area)}
    able = [
        nation
        for nation in view.nations
        if nation.seat in seats
        and nation.cards
        and not rules.amount(nation.advances, f"{Trait.PROTECTS}levy")
    ]
    able.sort(key=lambda nation: (-nation.cards, nation.seat))
    if able:
        yield {"seats": [nation.seat for nation in able[: land.amount(f"{Trait.ABILITY}levy")]]}


def _sermons(land: Land) -> Uses:
    """Barbarians next door, as many as can be; else a city of another."""
    view, most = land.view, land.amount(f"{Trait.ABILITY}preach")
    near = _near(land)
    yield from ({"area": area} for area in near if area in view.pirates and _feeds_another(land))
    yield from ({"area": a, "tokens": min(view.barbarians[a], most)} for a in near if view.barbarians.get(a))
    for area in _targets(land):
        if area in view.cities:
            yield {"area": area, "of": view.cities[area]}


def _own(land: Land) -> set[str]:
    """The areas with units of one's own."""
    return {*land.here, *(area for area, owner in land.view.cities.items() if owner == land.seat)}


def _near(land: Land) -> list[str]:
    """The areas next to one's own, by land or by water."""
    board = land.rules.board
    found = {near for area in _own(land) for near in board.neighbours[area] if near in board.areas}
    return sorted(found)


def _targets(land: Land) -> list[str]:
    """Areas next door with units of others, the most units first."""
    city = land.rules.numbers.city_points

    def weight(area: str) -> int:
        return sum(_others(land, area).values()) + city * (land.view.cities.get(area, land.seat) != land.seat)

    return sorted((area for area in _near(land) if weight(area)), key=lambda area: (-weight(area), area))


def _others(land: Land, area: str) -> dict[int, int]:
    """The tokens of others in an area; the owner of a city is there, too."""
    found = {seat: count for seat, count in land.view.tokens.get(area, {}).items() if seat != land.seat}
    owner = land.view.cities.get(area, land.seat)
    return found if owner == land.seat else {owner: 0} | found


def _feeds_another(land: Land) -> bool:
    """Whether the population supports one more city."""
    return bool(land.nation.city_stock) and land.survivors() >= land.support(1)


ABILITIES: Mapping[str, Callable[[Land], Uses]] = {
    "levy": _levies,
    "convert": _conversions,
    "annex_areas": _annexations,
    "colonize": _colonies,
    "preach": _sermons,
    "destroy": _destructions,
}
"""What is thought of for each ability, by the end of the trait that gives it; in this order."""
