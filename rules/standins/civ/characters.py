"""Characters: what a stand-in of the civ family is like, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.civ.traits import Trait
from rules.civ.views import CivView


@dataclass(frozen=True, slots=True)
class Character:
    """Where one stand-in differs from another: the numbers of its taste."""

    name: str
    war: int
    """Tokens that could have lived on, for a city of a rival; below 0: it never attacks."""
    fields: int
    """... for tokens of a rival in the open."""
    raids: int
    """Attacks in one turn, at most."""
    answer: int
    """Tokens of a rival around one of its own cities that do not frighten it."""
    seed: int
    """Tokens that it leaves besides those that support cities, before it founds another."""
    growth: float
    """Cards that it expects a set to gain in a turn."""
    offers: int
    """Its own offers on the floor at a time."""
    tries: int
    """Its offers to the same seat in one session."""
    reserve: int
    """Tokens that it leaves in stock when it raises the tax."""
    likes: Mapping[str, int] = field(default_factory=dict)
    """What a trait of an advance is worth to it besides the usual."""


MERCHANT = Character(
    name="merchant",
    war=-1,
    fields=-1,
    raids=0,
    answer=0,
    seed=3,
    growth=1.2,
    offers=3,
    tries=4,
    reserve=8,
    likes={
        f"{Trait.ABILITY}sell": 10,
        f"{Trait.BUY_STACK}6": 2,
        f"{Trait.BUY_STACK}7": 2,
        f"{Trait.BUY_STACK}8": 2,
        Trait.TAX_UP: 30,
        Trait.HAND_LIMIT: 60,
        Trait.SUBSTITUTE: 60,
        Trait.FREE_CARD: 60,
    },
)
BUILDER = Character(
    name="builder",
    war=0,
    fields=-1,
    raids=1,
    answer=7,
    seed=2,
    growth=1.0,
    offers=2,
    tries=3,
    reserve=14,
    likes={
        Trait.CITY_NEIGHBOURS: 6,
        Trait.CITY_TREASURY: 50,
        Trait.SMALL_LIMIT: 60,
        Trait.ALONE_LIMIT: 30,
        Trait.GARRISON: 30,
        Trait.GUARD_CITIES: 40,
        Trait.CITY_ON_TRACK: 40,
    },
)
WARRIOR = Character(
    name="warrior",
    war=5,
    fields=2,
    raids=2,
    answer=12,
    seed=3,
    growth=0.9,
    offers=2,
    tries=2,
    reserve=14,
    likes={
        Trait.FIGHT_LAST: 60,
        Trait.ATTACK: -60,
        Trait.MOVE_LAST: 40,
        Trait.LAND_STEPS: 40,
        Trait.SHIP_CAPACITY: 30,
        Trait.FIGHT_NEIGHBOURS: 40,
        Trait.FIGHT_SHIPS: 20,
        f"{Trait.ABILITY}destroy": 30,
    },
)
CHARACTERS = (MERCHANT, BUILDER, WARRIOR)


def character_of(view: CivView) -> Character:
    """Who a seat is: neighbours at the table differ, and another line-up begins with another."""
    assert view.seat is not None
    first = sum(nation.number for nation in view.nations)
    return CHARACTERS[(first + view.seat) % len(CHARACTERS)]
