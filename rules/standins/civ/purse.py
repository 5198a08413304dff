"""What a seat could buy and pay with, and every way of doing so weighed against keeping its sets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import product

from rules.civ.cards import set_value
from rules.civ.ruleset import Ruleset
from rules.standins.civ.harms import CITY

SETS = 7  # sets of which each may be spent or kept; smaller ones are kept as far as the hand holds them
PATIENCE = 0.8  # what money is worth next turn, of what it would buy now
REACH = 1.5  # what money is saved for costs no more than so many times the wealth


@dataclass(frozen=True, slots=True)
class Gift:
    """Advances of which so many come free with another, the best first."""

    among: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Tax:
    """What the next tax takes from a stock: cities revolt that it cannot be paid for."""

    stock: int
    cities: int
    rate: int

    def lost(self, paid: int) -> int:
        """What the cities are worth that revolt, if so much comes to the stock before."""
        short = max(0, self.rate * self.cities - self.stock - paid)
        return CITY * -(-short // max(1, self.rate))


@dataclass(slots=True)
class Purse:
    """What a seat could buy, what each is worth to it, and what it could pay with."""

    rules: Ruleset
    home: str
    sets: Counter[str]
    treasury: int
    each: int
    """What a treasury token counts for."""
    limit: int
    """The cards that may be kept."""
    prices: dict[str, int]
    values: dict[str, float]
    steps: dict[str, tuple[float, ...]]
    """The parts of the value that are steps of the marker, each lost in every turn without it."""
    whole: tuple[float, ...]
    """What each step is worth as a whole: more advances than it asks for do not bring it twice."""
    is_due: bool
    """Whether the first of them is lost now without it."""
    is_last: bool
    """Whether the game may end with this turn: then nothing is kept for later."""
    ranked: list[str] = field(default_factory=list)
    gifts: dict[str, Gift] = field(default_factory=dict)
    """What comes free with an advance."""
    discounts: dict[str, int] = field(default_factory=dict)
    """What an advance takes off another that is bought with it."""
    tax: Tax | None = None
    growth: float = 0.8
    """Cards that a set gains in a turn, if it is kept."""
    rate: float = 1.0
    """What a unit of money brings next turn."""
    _bought: dict[int, tuple[list[str], float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """What is best for its price comes first."""
        self.ranked = sorted(self.prices, key=lambda name: (-self._density(name), name))
        wealth = self.value(self.sets) + self.treasury * self.each
        near = [name for name in self.ranked if self.prices[name] <= REACH * wealth]
        had = [name for name in near if self.prices[name] <= wealth]
        is_made = self.is_due and any(self.steps[name][0] >= self.whole[0] for name in had)
        best = max((self._later(name, name in had, is_made) for name in near), default=0)
        self.rate = 0 if self.is_last else PATIENCE * best

    def _density(self, name: str) -> float:
        """What an advance is worth for its price."""
        return self.values[name] / (self.prices[name] + 10)

    def _later(self, name: str, is_had: bool, is_made: bool) -> float:
        """The same next turn: without steps that could have been had now, by it or by another."""
        lost = sum(self.steps[name]) if is_had else sum(self.steps[name][:is_made])
        return (self.values[name] - lost) / (self.prices[name] + 10)

    def value(self, sets: Mapping[str, int]) -> int:
        """What sets pay for."""
        return sum(set_value(self.rules, name, count, self.home) for name, count in sets.items())

    def kept(self, sets: Mapping[str, int]) -> float:
        """What sets in hand are worth that are kept: they may grow. Those above the limit are lost."""
        found, room = 0.0, self.limit
        for promise, name in sorted(((self._promise(n, sets[n]), n) for n in sets), reverse=True):
            held = min(room, sets[name])
            found += promise if held == sets[name] else self._promise(name, held)
            room -= held
        return found

    def _promise(self, name: str, count: int) -> float:
        if not count:
            return 0.0
        now = set_value(self.rules, name, count, self.home)
        if name not in self.rules.commodities or count + 1 >= self.rules.commodities[name].count:
            return now
        alone = set_value(self.rules, name, 1, self.home)
        return now + self.growth * (set_value(self.rules, name, count + 1, self.home) - now - alone)

    def bought(self, money: int) -> tuple[list[str], float]:
        """What to buy for so much, and what it is worth: the best for its price, or the dearest first."""
        if money not in self._bought:
            by_worth = sorted(self.prices, key=lambda name: (-self.values[name], name))
            self._bought[money] = max(
                (self._filled(order, money) for order in (self.ranked, by_worth)), key=lambda way: way[1]
            )
        return self._bought[money]

    def _filled(self, order: list[str], money: int) -> tuple[list[str], float]:
        names, price, total = list[str](), 0, 0.0
        for name in order:
            if self.prices[name] > money - price + self.discounts.get(name, 0):
                continue
            together = self.price([*names, name])
            if together <= money and name not in self.free_with(names):
                names.append(name)
                price = together
                total += self.values[name] - sum(self.steps[name])
        stepped = [sum(parts) for parts in zip(*[self.steps[name] for name in names], strict=True)]
        return names, total + sum(map(min, stepped, self.whole))

    def price(self, names: Collection[str]) -> int:
        """What advances cost together: some take something off the dearest of the others."""
        full = sum([self.prices[name] for name in names])
        off = sum([self.discounts.get(name, 0) for name in names]) if self.discounts else 0
        others = [self.prices[name] for name in names if name not in self.discounts] if off else []
        return full - min(off, max(others, default=0))

    def free_with(self, names: Collection[str]) -> list[str]:
        """The advances that come free with those bought, the best of them."""
        found: list[str] = []
        for gift in (self.gifts[name] for name in names if name in self.gifts):
            open_ = [name for name in gift.among if name not in names and name not in found]
            found += open_[: gift.count]
        return found

    def ways(self) -> list[tuple[float, list[str], dict[str, int]]]:
        """Advances to buy and sets to pay with, the best way first; nothing at all is one of them."""
        ranked = sorted(self.sets, key=lambda name: (-set_value(self.rules, name, self.sets[name]), name))
        found = []
        for spent in product((False, True), repeat=min(SETS, len(ranked))):
            paid = {name: self.sets[name] for name, goes in zip(ranked, spent, strict=False) if goes}
            cards = self.value(paid)
            names, total = self.bought(cards + self.treasury * self.each)
            tokens = self.tokens(names, cards)
            rest = {name: count for name, count in self.sets.items() if name not in paid}
            left = self.kept(rest) + (self.treasury - tokens)
            found.append((total + self.rate * left - self._revolt(tokens), names, paid))
        return sorted(found, key=lambda way: (-way[0], way[1]))

    def tokens(self, names: Collection[str], cards: int) -> int:
        """The treasury it takes to pay for advances, besides cards worth so much."""
        return -(-max(0, self.price(names) - cards) // self.each)

    def _revolt(self, paid: int) -> int:
        """What the next tax costs if so much treasury goes back to stock now."""
        return 0 if self.tax is None or self.is_last else self.tax.lost(paid)
