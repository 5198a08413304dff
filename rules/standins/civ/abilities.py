"""Special abilities: each on the best thing in sight, if there is one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.cards import change, commodities
from rules.standins.civ.characters import Character
from rules.standins.civ.land import Land
from rules.table import Data, Plan, Refusal

TRIES = 6  # uses thought of for one ability
RESPECT = 20  # points that everybody is taken to have
WILD = 2  # ... of which cities where there is no site
Uses = Iterator[dict[str, Data]]


def uses(question: Plan[Any], rules: Ruleset, view: CivView, character: Character) -> Data:
    """For each ability the first use that is allowed, after those before it."""
    land = Land.of(rules, view, character)
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
    """A city next door off a site, or on one, if it can be fed; else settlers in fertile land."""
    board = land.rules.board
    free = [area for area in board.areas if land.is_free(area) and not land.count(area) and land.limit(area)]
    bordering = {near for area in _own(land) for near in land.neighbours(area)}
    free.sort(key=lambda area: area not in bordering)
    if _feeds_another(land):
        wild = [area for area in free if area in bordering and not land.has_site(area)]
        yield from ({"area": area} for area in wild[:WILD])
        yield from ({"area": area} for area in [a for a in free if land.has_site(a)][: TRIES - 2 * WILD])
    for area in sorted(free, key=lambda area: (area not in bordering, -land.limit(area), area)):
        yield {"area": area, "tokens": min(land.limit(area), land.nation.stock)}


def _conversions(land: Land) -> Uses:
    """All units of others next door, the most first; cities only as far as they can be supported."""
    for area in _targets(land):
        if area not in land.view.cities or _feeds_another(land):
            yield {"area": area}
            others = _others(land, area)
            if len(others) > 1:
                yield {"area": area, "of": max(others, key=lambda seat: (others[seat], seat))}


def _takeovers(land: Land) -> Uses:
    """A city that can be paid for and supported; else treasury."""
    view, price = land.view, land.rules.numbers.city_points
    if _feeds_another(land):
        for area in [area for area in _targets(land) if area in view.cities][: TRIES - 1]:
            owner = view.cities[area]
            if price + _others(land, area)[owner] <= land.nation.treasury:
                yield {"area": area, "of": owner}
    yield {"treasury": min(land.amount(f"{Trait.ABILITY}annex"), land.nation.stock)}


def _demands(land: Land) -> Uses:
    """What one's sets gain most by, of those who called it out, then of those with most cards."""
    view, rules, held = land.view, land.rules, commodities(land.rules, land.view)
    able = [n for n in view.nations if n.seat != land.seat and n.cards and not n.left]
    if not held or not able:
        return
    best = max(held, key=lambda name: (change(rules, held, name, 1, land.nation.block), name))

    def order(nation: NationView) -> tuple[bool, bool, int, int]:
        said = view.market.get(nation.seat)
        refuses = bool(rules.amount(nation.advances, f"{Trait.PROTECTS}demand"))
        return refuses, said is None or best not in said.haves, -nation.cards, nation.seat

    asked = sorted(able, key=order)[: land.amount(f"{Trait.ABILITY}demand")]
    yield {"commodity": best, "seats": [nation.seat for nation in asked]}


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


def _bought_lands(land: Land) -> Uses:
    """A city or a crowd next door that can be paid for and fed, of those in front; else treasury."""
    city = land.rules.numbers.city_points
    for area in sorted(_targets(land), key=lambda a: (a not in land.view.cities, -_leader(land, a), a)):
        others = _others(land, area)
        price = sum(others.values()) + city * (area in land.view.cities)
        if price <= land.nation.treasury and (area not in land.view.cities or _feeds_another(land)):
            yield {"area": area}
    yield {"treasury": min(land.amount(f"{Trait.ABILITY}annex_paid"), land.nation.stock)}


def _sales(land: Land) -> Uses:
    """Single cards that no set is made of, as long as the hand is too full to keep them."""
    held = commodities(land.rules, land.view)
    limit = land.amount(Trait.HAND_LIMIT, land.rules.numbers.hand_limit)
    single = sorted((name for name in held if held[name] == 1), key=lambda name: land.rules.face_value(name))
    over = held.total() - limit
    if single and over > 0:
        yield {"cards": single[:over]}


def _tamings(land: Land) -> Uses:
    """A pirate city that can be fed; else the barbarians that are nearest, as many as can be."""
    view = land.view
    near = set(_near(land)) | _own(land)
    if _feeds_another(land):
        yield from ({"city": area} for area in sorted(view.pirates, key=lambda a: (a not in near, a)))
    most = min(land.amount(f"{Trait.ABILITY}tame"), land.nation.stock)
    for area in sorted(view.barbarians, key=lambda a: (a not in near, -view.barbarians[a], a)):
        if most > 0 and view.barbarians[area]:
            yield {"tokens": {area: min(most, view.barbarians[area])}}


def _resettlements(land: Land) -> Uses:
    """Tokens above what their areas need to grow go to a free site."""
    most = land.amount(f"{Trait.ABILITY}resettle")
    spare = {area: count - 2 for area, count in land.here.items() if count > 2}
    free = [a for a in land.rules.board.areas if land.is_free(a) and not land.count(a) and land.limit(a) > 1]
    for target in sorted(free, key=lambda a: (not land.has_site(a), -land.limit(a), a))[:2]:
        moves, room = [], min(most, land.limit(target))
        for area, count in sorted(spare.items(), key=lambda pair: (-pair[1], pair[0])):
            if taken := min(count, room):
                moves.append([area, target, taken])
                room -= taken
        if moves:
            yield {"moves": moves}


def _leader(land: Land, area: str) -> int:
    """The most points of those who have units in an area."""
    return max((land.view.nations[seat].points for seat in _others(land, area)), default=0)


def _own(land: Land) -> set[str]:
    """The areas with units of one's own."""
    return {*land.here, *(area for area, owner in land.view.cities.items() if owner == land.seat)}


def _near(land: Land) -> list[str]:
    """The areas next to one's own, by land or by water."""
    board = land.rules.board
    found = {near for area in _own(land) for near in board.neighbours[area] if near in board.areas}
    return sorted(found)


def _targets(land: Land) -> list[str]:
    """Areas next door with units of others, the most units first, and rather of those in front."""
    city = land.rules.numbers.city_points

    def weight(area: str) -> int:
        units = sum(_others(land, area).values())
        units += city * (land.view.cities.get(area, land.seat) != land.seat)
        return units * (RESPECT + _leader(land, area))

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
    "annex": _takeovers,
    "colonize": _colonies,
    "preach": _sermons,
    "demand": _demands,
    "destroy": _destructions,
    "annex_paid": _bought_lands,
    "tame": _tamings,
    "resettle": _resettlements,
    "sell": _sales,
}
"""What is thought of for each ability, by the end of the trait that gives it; in this order."""
