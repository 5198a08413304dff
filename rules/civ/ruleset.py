"""A sibling's rules as data: tables, numbers, the order of phases, policies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rules.atlas import Board
from rules.civ.policies.conflict import ConflictRules
from rules.civ.policies.movement import MovementRules
from rules.civ.policies.ships import ShipRules
from rules.civ.stacks import Copy, Stack
from rules.civ.topics import Topic
from rules.table import Chance, Option, Question, Script, Seat

if TYPE_CHECKING:
    from rules.civ.abilities.ability import Ability
    from rules.civ.civ import Civ
    from rules.civ.policies.calamities import CalamityRules
    from rules.civ.policies.purchasing import Purchasing
    from rules.civ.policies.trading import Trading
    from rules.civ.state import CivState


NO_STACK = Stack(0)
"""Where water comes from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """The numbers of the rulebook that no table holds; every sibling states them all."""

    tokens: int
    cities: int
    ships: int
    city_points: int
    tax_rate: int
    land_steps: int
    ship_steps: int
    ship_capacity: int
    small_limit: int
    """The largest population limit that counts as small."""
    site_tokens: int
    wilderness_tokens: int
    support_rate: int
    attack_tokens: int
    defence_tokens: int
    plunder: int
    hand_limit: int
    levy_value: int
    """The least face value of a card that a neighbour may be made to give."""
    open_stack: int
    """The stack everybody may buy trade cards from, and the price."""
    open_price: int
    deal_cards: int
    """The least number of cards of each side in a deal, and how many must be named truly."""
    deal_true: int
    credit_unit: int
    """Credit tokens come in multiples of this."""
    victory_city: int
    victory_step: int
    victory_bonus: int


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization a seat may play; a smaller number ranks higher on the succession table."""

    name: str
    number: int
    tracks: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """By track (basic, expert): the first step of each epoch."""
    spaces: Mapping[str, Mapping[int, int]] = field(default_factory=dict)
    """By track and step: what those who enter this very space must have in advances, or in wealth."""
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
    upper: Mapping[str, int] = field(default_factory=dict)
    """Credits by group to dear advances alone, and to cheap ones alone."""
    lower: Mapping[str, int] = field(default_factory=dict)
    limited: bool = False
    """Only half of the players may hold it."""


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
    groups: int = 0
    """So many groups with an advance in them; one of two groups counts for both."""
    advances_from: Mapping[int, int] = field(default_factory=dict)
    """So many advances that cost at least this: price -> number."""
    advances_below: Mapping[int, int] = field(default_factory=dict)
    points: int = 0
    """Victory points in advances."""
    worth: int = 0
    """What the advances cost altogether, as printed."""
    wealth: int = 0
    """The same, with the sets in hand and the treasury."""


class Goal(StrEnum):
    """What a marker must reach to end the game."""

    EPOCH = "epoch"
    """The last epoch."""
    STEP = "step"
    """The last step."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """One side of the succession table."""

    last: int
    """The step that ends the track."""
    epochs: tuple[Epoch, ...]
    goal: Goal
    extra_turns: int
    """Turns played after somebody reached the goal."""
    back_without_cities: bool
    hand_counts: bool
    """Whether what single spaces ask may be made up of the sets in hand and the treasury, too."""
    entry_only: bool
    """Whether all that an epoch asks but its cities is asked only of those who enter it."""


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a turn, and the script that plays it."""

    key: str
    title: str
    play: Callable[[Civ], Script[None]]
    foresee: Callable[[Civ, Seat], Question[Any] | None] | None = None
    """What a seat would be asked in it, if the position stays as it is; None where nobody could say. The
    phases of a turn that say something follow each other: who has acted in one may answer for the next.
    """
    invites: bool = False
    """Whether those who have nothing to do in it are invited to answer for the next ones."""
    in_private: bool = False
    """Whether nobody may know who could answer ahead in it: that would tell what somebody holds."""


def nothing_foreseen(g: Civ, seat: Seat) -> None:
    """A phase that asks nothing of a seat that it could answer before; for the next ones it may."""


@dataclass(frozen=True, slots=True)
class Revolts:
    """What becomes of cities that could not be taxed."""

    rebels_gain: bool
    """Whether those whose own cities revolt may gain."""
    own_claim: bool
    """Whether the victim's own claim counts: if it is the best, nobody gains."""
    must_take: bool
    """Whether the beneficiary takes all the cities he can; else he may leave some to the victim."""
    unclaimed: Callable[[Civ, str], object]
    """What is done to a city that nobody can take."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Ruleset:
    """All that makes one sibling what it is. It never changes: what follows from it may be kept."""

    key: str
    name: str
    setting: str
    """What people call the board, such as the western board."""
    citations: Mapping[Topic, str]
    """Where its rulebook speaks of a matter, such as WE 4b."""
    least: int
    most: int
    options: tuple[Option, ...]
    line_up: Callable[[int, Mapping[str, str]], Sequence[str]]
    """The civilizations that may be assigned, by the number of players and the options."""
    board: Board
    civilizations: Mapping[str, Civilization]
    advances: Mapping[str, Advance]
    commodities: Mapping[str, Commodity]
    calamities: Mapping[str, Calamity]
    calamity_rules: CalamityRules
    tracks: Mapping[str, Track]
    """The sides of the succession table, by the option that selects them."""
    phases: tuple[Phase, ...]
    """The phases of every turn."""
    opening: tuple[Phase, ...]
    """The phases before the first turn."""
    open: Callable[[Ruleset, Mapping[str, str], tuple[str, ...], Chance], CivState]
    deck: Callable[[Ruleset, CivState], Mapping[Copy, int]]
    """How often each trade card is in a game, by block; every other is in none of its stacks and hands."""
    depart: Callable[[Civ, Seat], Script[None]]
    """What becomes of the pieces of a seat that leaves for good, at the end of the turn."""
    orders: Mapping[Topic, Callable[[Civ], list[Seat]]]
    """Who acts in which order in a matter that does not go by the ranking."""
    claim: Callable[[Civ, Seat], tuple[int, ...]]
    """How strong the claim of a seat is where a beneficiary is wanted; the largest wins."""
    revolts: Revolts
    limit: Callable[[Civ, str, Seat], int]
    """How many tokens of a seat an area without a city holds."""
    growth: Callable[[Civ, str, Seat], int]
    """How many tokens join those of a seat in an area when population expands."""
    reducible: Callable[[Civ, Seat], list[str]]
    """The cities of a seat that may be reduced next for want of support."""
    points: Callable[[Civ, Seat], tuple[tuple[str, int], ...]]
    """Victory points of a seat by source, as far as everybody may know them."""
    hand_points: Callable[[Civ, Seat], int]
    """Victory points of the cards in a hand, which only its seat knows until the game is over."""
    placing: Callable[[Civ, Seat], tuple[int, ...]]
    """What decides between two seats at the end, the weightiest first; the larger is ahead."""
    ships: ShipRules
    movement: MovementRules
    conflict: ConflictRules
    barbarian_sets: int | None
    """How many sets of pieces the barbarians have; None: they never run out."""
    barbarians_garrison: bool
    """Whether barbarian tokens may stay with pirate cities, up to the limit."""
    builds_among_others: bool
    """Whether a city may be built where others have tokens, who then make room."""
    abilities: tuple[Ability[Any], ...]
    """The special abilities, in the order they are offered in."""
    trading: Trading
    purchasing: Purchasing
    numbers: Numbers
    water: str
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

    def side(self, options: Mapping[str, str]) -> str:
        """The side of the succession table in use: the one the host chose, or the only one."""
        return options.get("track") or next(iter(self.tracks))

    def amount(self, advances: Iterable[str], trait: str, base: int = 0) -> int:
        """The base and what the advances add to it."""
        return base + _traits(self, tuple(advances)).get(trait, 0)

    def grade(self, card: str) -> Grade | None:
        """The grade of a calamity card; None for a commodity."""
        calamity = self.calamities.get(card)
        return calamity.grade if calamity else None

    def stack_of(self, card: str) -> Stack:
        """The stack a trade card belongs to, as printed on it; that of water has the number 0."""
        return self.stacks.get(card, NO_STACK)

    def face_value(self, card: str) -> int:
        """The number of its stack; water is 0."""
        return self.stacks.get(card, NO_STACK).number

    def title(self, phase: str) -> str:
        """What people call a phase."""
        return next(p.title for p in (*self.opening, *self.phases) if p.key == phase)


@lru_cache(maxsize=4096)
def _traits(rules: Ruleset, advances: tuple[str, ...]) -> Mapping[str, int]:
    """What these advances change altogether."""
    found: Counter[str] = Counter()
    for name in advances:
        found.update(rules.advances[name].traits)
    return dict(found)
