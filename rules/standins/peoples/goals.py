"""Which of the eight victories a people is nearest to: the turns that each would still take."""

from collections.abc import Mapping

from rules.peoples.developments import Dev, developments
from rules.peoples.play import Play
from rules.peoples.regions import AreaId
from rules.peoples.resources import Category, category_of
from rules.peoples.state import NEUTRAL, Victory
from rules.peoples.traits import Trait, peoples
from rules.peoples.victory import (
    DEVELOPMENTS_EACH,
    LEVELS,
    METROPOLIS,
    METROPOLISES,
    TOKENS,
    TRIBES,
    culture_tokens,
    placed,
    race,
    religion_tokens,
)
from rules.peoples.world import WORLD
from rules.standins.peoples.rounds import turns_of_round
from rules.standins.peoples.standing import turns_of, way_of
from rules.standins.peoples.surroundings import free_corners, missing_kinds
from rules.table import Seat

NEVER = 99.0
PACE = 1.4
"""Deeds and resources that a people has in a turn, all in all."""
OWN_TRAIT = 0.95
"""A people is drawn to the victory of its own trait."""
TOKEN_LEVEL = 4
"""The level of the trait that pays for six tokens."""
UNSEEN = 2.5
"""The deeds that finding something takes of which nothing is known yet."""


def turns_left(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> Mapping[Victory, float]:
    """The turns that each victory would take; those already achieved are of no use any more."""
    done = g.player(seat).achieved
    found = {
        Victory.CIVICS: _civics(g, seat),
        Victory.CULTURE: _culture(g, seat, near),
        Victory.ECONOMY: _economy(g, seat, near),
        Victory.MILITARY: _military(g, seat),
        Victory.RELIGION: _religion(g, seat, near),
        Victory.SCIENCE: _science(g, seat),
        Victory.ADVANCES: _advances(g, seat, near),
        Victory.DEVELOPMENTS: _developments(g, seat),
    }
    own = Victory(peoples()[g.player(seat).people].trait.value)
    found[own] *= OWN_TRAIT
    return {victory: NEVER if victory in done else turns for victory, turns in found.items()}


def climb(level: int, wanted: int) -> int:
    """What it costs to come from a level to another."""
    return sum(range(level + 1, wanted + 1))


def stock(g: Play, seat: Seat, category: Category) -> int:
    """How much of a category a people holds."""
    held = g.player(seat).resources
    return sum(amount for kind, amount in held.items() if category_of(kind) is category)


def cycle(g: Play, seat: Seat) -> int:
    """The turns from a Revolution to the next."""
    return turns_of_round(placed(g, seat))


def _tokens(g: Play, seat: Seat, trait: Trait, have: int, places: int) -> float:
    """Six tokens: a deed for each, the level that pays for them, and places that are still to be found."""
    left = TOKENS - have
    if not left:
        return 1.0
    level = g.level(seat, trait)
    wanted = TOKEN_LEVEL if left > 1 else max(level, TOKEN_LEVEL - 1)
    luxuries = climb(level, max(level, wanted)) - 0.5 * stock(g, seat, Category.LUXURY)
    return (left + max(luxuries, 0) + UNSEEN * max(0, left - places)) / PACE + 2


def _culture(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> float:
    left = TOKENS - culture_tokens(g, seat)
    return turns_of(g, seat, way_of(g, seat, near)._replace(by_advances=False)) if left else 1.0


def _religion(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> float:
    return _tokens(g, seat, Trait.RELIGION, religion_tokens(g, seat), len(free_corners(g, seat, near)))


def _economy(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> float:
    have, need = race(g, seat)[Victory.ECONOMY]
    left = max(0, need - have)
    costs = sorted(1 + 0.6 * far for far in missing_kinds(g, seat, near).values())[:left]
    hungry = 0.4 * left
    return (sum(costs) + hungry + (UNSEEN + 0.5) * (left - len(costs))) / PACE + 1


def _growth(g: Play, seat: Seat, missing: int) -> float:
    """So many tribes more, and the long round until all of them have acted."""
    return 1.6 * max(missing, 0) + TRIBES / 2 + 1


def _military(g: Play, seat: Seat) -> float:
    have, need = race(g, seat)[Victory.MILITARY]
    others = [other for other in (NEUTRAL, *range(len(g.state.players))) if other != seat]
    crowds = [other for other in others if placed(g, other) >= TRIBES]
    is_weak = any(g.level(other, Trait.MILITARY) > g.level(seat, Trait.MILITARY) for other in crowds)
    crowded = NEVER if is_weak else 2.0 * len(crowds)
    if have >= need:
        return TRIBES / 2 * _unready(g, seat)
    return _growth(g, seat, TRIBES - have) + crowded


def _unready(g: Play, seat: Seat) -> float:
    tribes = g.tribes_of(seat)
    return sum(not tribe.engaged for tribe in tribes) / max(len(tribes), 1)


def _science(g: Play, seat: Seat) -> float:
    have, tribes = placed(g, seat), g.tribes_of(seat)
    lived_in = {g.world.longitude(area) for tribe in tribes for area in tribe.areas} - {None}
    left = g.world.width - len(lived_in)
    adrift = 4.0 * any(g.world.part_of(tribe.areas[0]) != WORLD for tribe in tribes)
    if have >= TRIBES and not left:
        return TRIBES / 2 * _unready(g, seat)
    slow = 1.5 - 0.25 * min(g.level(seat, Trait.SCIENCE), 4)
    return _growth(g, seat, TRIBES - have) + slow * left + adrift


def _civics(g: Play, seat: Seat) -> float:
    sizes = sorted((tribe.size for tribe in g.tribes_of(seat)), reverse=True)[:METROPOLISES]
    whole = sum(size == METROPOLIS for size in sizes)
    if whole == METROPOLISES:
        return 1.0
    tribes = METROPOLIS * METROPOLISES - g.count(seat)
    joins = METROPOLIS * METROPOLISES - METROPOLISES - sum(size - 1 for size in sizes)
    level = climb(g.level(seat, Trait.CIVICS), 3)
    return (2.0 * max(tribes, 0) + 1.5 * joins + level) / PACE + 3


def _advances(g: Play, seat: Seat, near: Mapping[AreaId, int]) -> float:
    return turns_of(g, seat, way_of(g, seat, near)._replace(by_tokens=False))


def _developments(g: Play, seat: Seat) -> float:
    levels = [developments()[Dev(card)].level for card in g.player(seat).developments]
    cost = sum(level * max(0, DEVELOPMENTS_EACH - levels.count(level)) for level in LEVELS)
    traits = sorted((g.level(seat, trait) for trait in Trait), reverse=True)[:4]
    cost += sum(climb(level, want) for level, want in zip(traits, (3, 3, 3, 2), strict=True))
    by_religion = min(religion_tokens(g, seat), g.level(seat, Trait.RELIGION)) * min(
        g.level(seat, Trait.RELIGION), 3
    )
    return cost / (PACE + by_religion / cycle(g, seat))
