"""A sibling's rules as data: tables, numbers, the order of phases, a few policies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from rules.atlas import Board
from rules.civ.stacks import Stack
from rules.civ.topics import Topic
from rules.table import Chance, Option, Script

if TYPE_CHECKING:
    from rules.civ.abilities.ability import Ability
    from rules.civ.civ import Civ
    from rules.civ.policies.purchasing import Purchasing
    from rules.civ.policies.trading import Trading
    from rules.civ.state import CivState


NO_STACK = Stack(0)
"""Where water comes from."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rulebook that no table holds."""

    tokens: int = 55
    cities: int = 9
    ships: int = 4
    city_points: int = 5
    tax_rate: int = 2
    land_steps: int = 1
    ship_steps: int = 4
    ship_capacity: int = 5
    ship_cost: int = 2
    ship_upkeep: int = 1
    ships_a_turn: int = 4
    small_limit: int = 2
    """The largest population limit that counts as small."""
    site_tokens: int = 6
    wilderness_tokens: int = 12
    support_rate: int = 2
    attack_tokens: int = 7
    defence_tokens: int = 6
    plunder: int = 3
    hand_limit: int = 8
    levy_value: int = 2
    """The least face value of a card that a neighbour may be made to give."""
    calamities: int = 3
    major_calamities: int = 2
    """The most calamities a hand may bring into their resolution, and the most major ones among them."""
    open_stack: int = 9
    """The stack everybody may buy trade cards from, and the price."""
    open_price: int = 15
    deal_cards: int = 3
    """The least number of cards of each side in a deal, and how many must be named truly."""
    deal_true: int = 2
    credit_unit: int = 5
    """Credit tokens come in multiples of this."""
    victory_city: int = 1
    victory_step: int = 5
    victory_bonus: int = 5


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization a seat may play; a smaller number ranks higher on the succession table."""

    name: str
    number: int
    tracks: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By track (basic, expert): the first step of each epoch."""
    block: str = ""
    """The block of trade card stacks it draws from, where there are several."""


@dataclass(frozen=True, slots=True)
class Advance:
    """A civilization advance as printed, its traits, and what it does in a few words."""

    name: str
    cost: int
    groups: tuple[str, ...]
    credits: Mapping[str, int]
    bonus: Mapping[str, int]
    points: int
    traits: Mapping[str, int] = field(default_factory=dict)
    """Amounts by trait; a permission is 1."""
    text: str = ""
    requires: tuple[str, ...] = ()
    """The advances one must hold before."""


@dataclass(frozen=True, slots=True)
class Commodity:
    """A commodity: the stack it lies in is its face value."""

    name: str
    stack: int
    count: int
    additional: bool = False
    """Belongs to the additional set of the largest game."""
    block: str = ""
    """The block whose stacks it lies in, where there are several."""


class Grade(StrEnum):
    """What a calamity card says below its picture."""

    MINOR = "minor"
    MAJOR = "major"
    NON_TRADEABLE = "non-tradeable"


@dataclass(frozen=True, slots=True)
class Calamity:
    """A calamity card, what it does, and the advances that change it."""

    name: str
    stack: int
    grade: Grade
    text: str = ""
    effect: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Its numbers by role of the victim (primary, secondary, elsewhere) and name."""
    modifiers: Mapping[str, Mapping[str, Mapping[str, int]]] = field(default_factory=dict)
    """By advance: what changes for its holder, in a role or in any, and by how much."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What each number that advances change is called; with = before it, a sentence about {n}."""
    block: str = ""
    """The block whose stacks it lies in, where there are several."""


@dataclass(frozen=True, slots=True)
class Epoch:
    """What an epoch of the succession track asks of those who enter it or move through it."""

    name: str
    cities: int = 0
    advances: int = 0
    advances_from: Mapping[int, int] = field(default_factory=dict)
    """So many advances that cost at least this: price -> number."""
    advances_below: Mapping[int, int] = field(default_factory=dict)
    points: int = 0
    """Victory points in advances."""


@dataclass(frozen=True, slots=True)
class Track:
    """One side of the succession table."""

    last: int
    """The step that ends the track."""
    epochs: tuple[Epoch, ...]
    back_without_cities: bool = False
    extra_turns: int = 0
    """Turns played after somebody entered the last epoch."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a turn, and the script that plays it."""

    key: str
    title: str
    play: Callable[[Civ], Script[None]]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """All that makes one sibling what it is."""

    key: str
    name: str
    citations: Mapping[Topic, str]
    """Where its rulebook speaks of a matter, such as WE 4b."""
    least: int
    most: int
    options: tuple[Option, ...]
    board: Board
    civilizations: Mapping[str, Civilization]
    advances: Mapping[str, Advance]
    commodities: Mapping[str, Commodity]
    calamities: Mapping[str, Calamity]
    tracks: Mapping[str, Track]
    """The sides of the succession table, by the option that selects them."""
    phases: tuple[Phase, ...]
    """The phases of every turn."""
    opening: tuple[Phase, ...]
    """The phases before the first turn."""
    open: Callable[[Ruleset, Mapping[str, str], tuple[str, ...], Chance], CivState]
    leave: Callable[[Civ, int], None]
    points: Callable[[Civ, int], tuple[tuple[str, int], ...]]
    """Victory points of a seat by source."""
    standing: Callable[[Civ, int], tuple[int, ...]]
    """What decides between two seats, the weightiest first."""
    abilities: tuple[Ability[Any], ...]
    """The special abilities, in the order they are offered in."""
    trading: Trading
    purchasing: Purchasing
    numbers: Numbers = Numbers()
    water: str = "Water"
    """The card drawn from an empty stack; none at all where this is empty."""
    groups: tuple[str, ...] = field(init=False)
    """The groups of advances, in a fixed order."""
    stacks: Mapping[str, Stack] = field(init=False)
    """The stack printed on each trade card."""

    def __post_init__(self) -> None:
        """Counting the groups and looking at the cards once is enough."""
        printed: list[Commodity | Calamity] = [*self.commodities.values(), *self.calamities.values()]
        object.__setattr__(self, "stacks", {card.name: Stack(card.stack, card.block) for card in printed})
        groups = {group for advance in self.advances.values() for group in advance.groups}
        object.__setattr__(self, "groups", tuple(sorted(groups)))

    def cite(self, topic: Topic) -> str:
        """Where the rulebook speaks of a matter."""
        return self.citations[topic]

    def amount(self, advances: list[str], trait: str, base: int = 0) -> int:
        """The base and what the advances add to it."""
        table = self.advances
        return base + sum(table[name].traits.get(trait, 0) for name in advances)

    def grade(self, card: str) -> Grade | None:
        """The grade of a calamity card; None for a commodity."""
        calamity = self.calamities.get(card)
        return calamity.grade if calamity else None

    def stack_of(self, card: str) -> Stack:
        """The stack a trade card belongs to, as printed on it; that of water has the number 0."""
        return self.stacks.get(card, NO_STACK)

    def face_value(self, card: str) -> int:
        """The number of its stack; water is 0."""
        return self.stack_of(card).number

    def title(self, phase: str) -> str:
        """What people call a phase."""
        return next(p.title for p in (*self.opening, *self.phases) if p.key == phase)
