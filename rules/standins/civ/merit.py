"""What an advance is worth: points, credits for later, protection, and what the next epoch asks for."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.civ.ruleset import Advance, Epoch, Ruleset
from rules.civ.traits import Trait

FULL = 24  # advances of a full game: until then credits pay back
SHIELD = 20  # what it is worth to suffer less from one calamity
BARE = -15  # ... and more
KEY = 5  # what it is worth that another advance can be bought after this one
USEFUL: Mapping[str, int] = {
    f"{Trait.ABILITY}annex": 10,
    f"{Trait.ABILITY}annex_areas": 50,
    f"{Trait.ABILITY}colonize": 200,
    f"{Trait.ABILITY}convert": 200,
    f"{Trait.ABILITY}demand": 15,
    f"{Trait.ABILITY}destroy": 60,
    f"{Trait.ABILITY}levy": 10,
    f"{Trait.ABILITY}preach": 20,
    Trait.ALONE_LIMIT: 80,
    Trait.ALONE_LIMIT_ONCE: 160,
    Trait.CONFISCATE: 60,
    Trait.SITE_LIMIT: 20,
}
"""What a unit of a trait is worth to those who use it."""
ONCE = frozenset((Trait.ALONE_LIMIT_ONCE,))
"""The traits that are worth nothing a second time."""
WORSE_WITH_MORE = frozenset(
    ("cities", "damage", "lapse", "points", "razed", "steps", "support", "tokens", "value")
)
"""The numbers of calamities that hurt more when they are larger."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the next epoch still asks for, of advances."""

    least: int = 0
    """Advances that cost at least this; 0: any."""
    count: int = 0
    """So many more."""
    groups: frozenset[str] = frozenset()
    """One of these groups, in which there is none yet."""


def wish(rules: Ruleset, side: str, held: Collection[str]) -> Wish:
    """What the first epoch that is not satisfied asks for."""
    cards = [rules.advances[name] for name in held]
    covered = {group for card in cards for group in card.groups}
    for epoch in rules.tracks[side].epochs:
        fresh = frozenset(rules.groups).difference(covered) if len(covered) < epoch.groups else frozenset()
        if len(cards) < epoch.advances or fresh:
            return Wish(count=max(epoch.advances - len(cards), epoch.groups - len(covered)), groups=fresh)
        if dear := _dear(epoch, cards):
            return dear
    return Wish()


def _dear(epoch: Epoch, cards: Collection[Advance]) -> Wish | None:
    """The price from which an epoch still asks for advances, and how many."""
    for price, count in epoch.advances_from.items():
        missing = count - sum(card.cost >= price for card in cards)
        if missing > 0:
            return Wish(price, missing)
    return None


def is_pressed(rules: Ruleset, side: str, civ: str, step: int, held: Collection[str]) -> bool:
    """Whether a marker at this step waits for dear advances."""
    firsts = rules.civilizations[civ].tracks[side]
    entered = [epoch for epoch in rules.tracks[side].epochs if firsts.get(epoch.name, 0) <= step + 1]
    return _dear(entered[-1], [rules.advances[name] for name in held]) is not None


def merit(rules: Ruleset, held: Collection[str], wanted: Wish, name: str, price: int) -> float:
    """Points, credits for later, protection and progress, for the money."""
    advance = rules.advances[name]
    later = max(0, FULL - len(held)) / len(rules.groups)
    extra = advance.traits.get(Trait.EXTRA_CREDITS, 0) + advance.traits.get(Trait.CHOSEN_CREDITS, 0)
    credited: float = sum(advance.credits.values()) + extra
    credited += (sum(advance.upper.values()) + sum(advance.lower.values())) / 2
    bonus = sum(credit for other, credit in advance.bonus.items() if other not in held)
    value = money(rules) * advance.points + later * credited + bonus
    again = sum(USEFUL[trait] for trait in ONCE & advance.traits.keys() if rules.amount(held, trait))
    return (value + _use(rules, name) - again + _progress(rules, wanted, advance)) / (price + 10)


def _progress(rules: Ruleset, wanted: Wish, advance: Advance) -> float:
    """Its part in a step that is missed for want of advances, and that of a new group."""
    if not wanted.count or advance.cost < wanted.least:
        return 0
    if wanted.groups and wanted.groups.isdisjoint(advance.groups):
        return 0
    return money(rules) * rules.numbers.victory_step / wanted.count


@lru_cache(maxsize=16)
def money(rules: Ruleset) -> float:
    """What a victory point is worth in money: what advances cost for one."""
    cards = rules.advances.values()
    return sum(card.cost for card in cards) / sum(card.points for card in cards)


@lru_cache(maxsize=1024)
def _use(rules: Ruleset, name: str) -> int:
    """How much less calamities hurt, what else is gained, and how many advances come after it."""
    changes = [
        _change(change)
        for calamity in rules.calamities.values()
        for change in calamity.modifiers.get(name, {}).values()
    ]
    advance = rules.advances[name]
    gained = sum(USEFUL.get(trait, 0) * amount for trait, amount in advance.traits.items())
    return sum(changes) + gained + KEY * sum(name in other.requires for other in rules.advances.values())


def _change(change: Mapping[str, int]) -> int:
    milder = [(amount < 0) == (name in WORSE_WITH_MORE) for name, amount in change.items()]
    return sum(SHIELD if good else BARE for good in milder)
