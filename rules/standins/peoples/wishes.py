"""What the stand-in for Peoples thinks of tribes, advances, developments and specialists to be acquired."""

from collections.abc import Mapping

from rules.peoples.developments import Dev, Development, developments
from rules.peoples.production import can_produce
from rules.peoples.regions import AreaId, resource_of
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import ADVANCES_EACH, DEVELOPMENTS_EACH, race
from rules.standins.peoples.goals import TOKEN_LEVEL
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.worth import a_turn, best_pace, hope, stand_worth

FIRST = 6.0
POINT = 0.6
"""What a point is worth to somebody who goes for a victory."""
MOST_TOKENS = 4
"""Tokens after which a level more is worth a development."""
SOON = 4.0
"""Turns in which a victory is near: a longer round would only put it off."""
FEW = 2
LAGS = 2.0
"""What it is worth more to advance the trait that is behind all others."""
_TOKENS = {Victory.CULTURE: Trait.CULTURE, Victory.RELIGION: Trait.RELIGION}
_SPREADING = (Victory.MILITARY, Victory.SCIENCE)
_USUAL: Mapping[Trait, tuple[float, ...]] = {
    Trait.CIVICS: (0.6, 0.6, 0.4, 0.2),
    Trait.CULTURE: (1.8, 1.6, 1.4, 0.8),
    Trait.ECONOMY: (1.0, 0.8, 0.6, 0.4),
    Trait.MILITARY: (0.9, 0.8, 0.6, 0.4),
    Trait.RELIGION: (1.2, 1.0, 0.8, 0.6),
    Trait.SCIENCE: (1.9, 1.3, 0.9, 0.6),
}
"""What the first, second, third and any further advance of a trait is worth to anybody."""
_HELPS: Mapping[Victory, Mapping[Trait, float]] = {
    Victory.ECONOMY: {Trait.SCIENCE: 1.2, Trait.ECONOMY: 0.8},
    Victory.SCIENCE: {Trait.SCIENCE: 1.5},
    Victory.MILITARY: {Trait.MILITARY: 0.8},
    Victory.CIVICS: {Trait.CIVICS: 3.0},
}
_CARDS: Mapping[Dev, float] = {
    Dev.POTTERY: 1.5,
    Dev.FEUDALISM: 2.4,
    Dev.URBANIZATION: 2.4,
    Dev.WELFARE_STATE: 2.0,
    Dev.BANKING: 1.8,
    Dev.NOBILITY: 1.3,
    Dev.HUMANISM: 1.2,
    Dev.UNIVERSITY: 1.2,
    Dev.MACHINERY: 1.2,
    Dev.MINING: 1.0,
    Dev.MONUMENTS: 1.2,
    Dev.ROADS: 1.0,
    Dev.SAILING: 1.0,
    Dev.NAVIGATION: 1.0,
    Dev.CIVIL_RIGHTS: 1.4,
    Dev.SOCIAL_MOVEMENT: 1.0,
    Dev.GUNPOWDER: 1.0,
    Dev.INDUSTRIALIZATION: 1.2,
    Dev.STEAM: 1.0,
}
_YIELDS: Mapping[Dev, tuple[str, ...]] = {
    Dev.FARMING: ("grain", "pulses"),
    Dev.HERDING: ("cattle", "poultry"),
    Dev.FISHING: ("fish", "shellfish"),
    Dev.MINING: ("iron", "metals"),
    Dev.MACHINERY: ("iron", "metals"),
    Dev.INDUSTRIALIZATION: ("coal", "oil"),
}
_UNLOCKS = (Dev.MINING, Dev.MACHINERY, Dev.INDUSTRIALIZATION)


def comes_first(o: Outlook, trait: Trait, level: int) -> bool:
    """Whether an advance is paid before all others: it pays for the tokens, or for the other advances."""
    if o.goal is Victory.ADVANCES:
        return trait is Trait.CULTURE and level <= ADVANCES_EACH
    return trait is _TOKENS.get(o.goal) and level <= TOKEN_LEVEL


def advance_worth(o: Outlook, trait: Trait, level: int) -> float:
    """What the next advance of a trait is worth."""
    if comes_first(o, trait, level):
        return FIRST
    usual = _USUAL[trait]
    worth = usual[min(level, len(usual)) - 1] + _HELPS.get(o.goal, {}).get(trait, 0.0) / level
    if trait is Trait.CIVICS and o.goal not in _SPREADING:
        tribes = o.g.count(o.seat) + 1
        worth += a_turn(o) * (best_pace(level, tribes) - best_pace(level - 1, tribes))
    if o.goal is Victory.ADVANCES:
        worth = 3.0 + LAGS * _lags(o, level) if level <= ADVANCES_EACH else 0.3 * worth
    return worth + level * (1.0 if o.is_counting else POINT)


def _lags(o: Outlook, level: int) -> bool:
    """Whether no trait is behind this level: a Revolution brings one of each, so the last one decides."""
    advances = o.g.player(o.seat).advances
    return level <= 1 + min(advances.get(trait, 0) for trait in Trait)


def card_worth(o: Outlook, card: Development) -> float:
    """What a development is worth."""
    worth = _CARDS.get(card.id, 0.5)
    kinds = _YIELDS.get(card.id, ())
    around = sum(resource_of(area) in kinds for area, far in o.near.items() if far <= 1)
    worth += 0.3 * around
    if card.id in _UNLOCKS and o.goal is Victory.ECONOMY and not can_produce(o.g, o.seat, kinds[0]):
        worth += 1.2 * len({resource_of(area) for area in o.near} & set(kinds))
    if card.id is Dev.EMANCIPATION and o.goal in _SPREADING:
        worth += 3.0
    if o.goal is Victory.DEVELOPMENTS:
        levels = [developments()[Dev(have)].level for have in o.g.player(o.seat).developments]
        worth += 3.0 * (levels.count(card.level) < DEVELOPMENTS_EACH)
    return worth + card.level * (1.0 if o.is_counting else 2 * POINT)


def specialist_worth(o: Outlook, trait: Trait) -> float:
    """What a specialist is worth: a level and a marker until the next Revolution."""
    if trait is _TOKENS.get(o.goal):
        return 4.0 if race(o.g, o.seat)[o.goal][0] >= MOST_TOKENS else 0.9
    if trait is Trait.CIVICS and any(tribe.size > 1 for tribe in o.g.tribes_of(o.seat)):
        return 1.4
    return 0.5 + 0.5 * _HELPS.get(o.goal, {}).get(trait, 0.0) + 0.1 * _USUAL[trait][0]


def tribe_worth(o: Outlook, tribes: int) -> float:
    """What one more tribe is worth to a people of so many; none, where the victory is near without it."""
    if o.goal in (*_SPREADING, Victory.CIVICS):
        return 4.0
    if o.turns[o.goal] < SOON and tribes >= FEW:
        return 0.0
    level = o.g.level(o.seat, Trait.CIVICS)
    return 1.2 + a_turn(o) * (best_pace(level, tribes + 1) - best_pace(level, tribes))


def field_worth(o: Outlook, area: AreaId) -> float:
    """What it is worth to live in an area: its yield, what may be found, room for a settlement."""
    worth = stand_worth(o, area) + hope(o, area)
    if o.goal in _SPREADING:
        return worth
    own = [tribe.areas for tribe in o.g.tribes_of(o.seat)]
    square = sum(len(some) for some in own if len(some) < 4 and o.g.world.in_square([*some, area]))
    return worth + 0.5 * square
