"""What an advance is worth: points, credits for later, protection, and what the next epoch asks for."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from rules.civ.ruleset import Advance, Ruleset
from rules.civ.traits import Trait
from rules.standins.civ.goals import Aim
from rules.standins.civ.harms import relief

FULL = 24  # advances of a full game: until then credits pay back
A_TURN = 3  # advances bought in a turn, at most, that credits pay back for
LONG = 6  # turns in which protection and abilities are worth all they can be
SOON = 0.85  # what a step is worth less for every turn until it is due
STRUCK = 0.7  # how often a player is the victim of a calamity in that time
CITIES = 6  # of a nation that calamities strike

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
    Trait.SMALL_LIMIT: 80,
    Trait.SUPPORT: -120,
    Trait.TREASURY_WORTH: 60,
}
"""What a unit of a trait is worth to those who use it."""
NO_TASTE: Mapping[str, int] = MappingProxyType({})
ONCE = frozenset((Trait.ALONE_LIMIT_ONCE,))
"""The traits that are worth nothing a second time."""


def worth(
    rules: Ruleset,
    held: Collection[str],
    wanted: Sequence[Aim],
    name: str,
    turns: int,
    likes: Mapping[str, int] = NO_TASTE,
) -> float:
    """What an advance is worth in money: points, credits for later, protection, and a step that needs it."""
    advance = rules.advances[name]
    later = min(max(0, FULL - len(held)), A_TURN * turns) / len(rules.groups)
    extra = advance.traits.get(Trait.EXTRA_CREDITS, 0) + advance.traits.get(Trait.CHOSEN_CREDITS, 0)
    credited: float = sum(advance.credits.values()) + extra
    credited += (sum(advance.upper.values()) + sum(advance.lower.values())) / 2
    bonus = sum(credit for other, credit in advance.bonus.items() if other not in held) if turns else 0
    again = sum(USEFUL[trait] for trait in ONCE & advance.traits.keys() if rules.amount(held, trait))
    liked = sum(likes.get(trait, 0) * amount for trait, amount in advance.traits.items())
    shield = STRUCK * relief(rules, name, tuple(held), CITIES)
    used = (_use(rules, name) + shield + liked - again) * min(1.0, turns / LONG)
    steps = sum(parts(rules, held, wanted, advance))
    return money(rules) * advance.points + later * credited + bonus + used + steps


def parts(
    rules: Ruleset, held: Collection[str], wanted: Sequence[Aim], advance: Advance
) -> tuple[float, ...]:
    """Its part in each step of the marker that could not be made without it; less if that is far away."""
    cards = [rules.advances[name] for name in held]
    return tuple([whole_step(rules, each) * each.part(cards, advance) for each in wanted])


def whole_step(rules: Ruleset, wanted: Aim) -> float:
    """What the step itself is worth, however many advances bring it."""
    return money(rules) * rules.numbers.victory_step * SOON**wanted.turns


@lru_cache(maxsize=16)
def money(rules: Ruleset) -> float:
    """What a victory point is worth in money: what advances cost for one."""
    cards = rules.advances.values()
    return sum(card.cost for card in cards) / sum(card.points for card in cards)


@lru_cache(maxsize=1024)
def _use(rules: Ruleset, name: str) -> int:
    """What is gained by what an advance does, and by the advances that come after it."""
    advance = rules.advances[name]
    gained = sum(USEFUL.get(trait, 0) * amount for trait, amount in advance.traits.items())
    return gained + KEY * sum(name in other.requires for other in rules.advances.values())
