"""Advances: a path to the next step of the marker; sets that can still grow are kept if they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from rules.civ.cards import set_value
from rules.civ.policies.purchasing import most_holders
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.cards import commodities
from rules.standins.civ.characters import Character
from rules.standins.civ.goals import Aim, aim, turns_left
from rules.standins.civ.merit import step, worth
from rules.table import Data, Purchase, Refusal

SETS = 7  # sets of which each may be spent or kept; smaller ones are kept as far as the hand holds them
PATIENCE = 0.8  # what money is worth next turn, of what it would buy now
TRIES = 3  # ways that are tried before nothing is bought
REACH = 1.5  # what money is saved for costs no more than so many times the wealth


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
    steps: dict[str, float]
    """The part of the value that is a step of the marker, which is lost in every turn without it."""
    is_last: bool
    """Whether the game may end with this turn: then nothing is kept for later."""
    ranked: list[str] = field(default_factory=list)
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
        best = max((self._density(name, self.prices[name] <= wealth) for name in near), default=0)
        self.rate = 0 if self.is_last else PATIENCE * best

    def _density(self, name: str, later: bool = False) -> float:
        """What an advance is worth for its price; later, if a step is made without it meanwhile."""
        return (self.values[name] - later * self.steps[name]) / (self.prices[name] + 10)

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
        names, total = list[str](), 0.0
        for name in order:
            if self.prices[name] <= money:
                names.append(name)
                money -= self.prices[name]
                total += self.values[name]
        return names, total

    def ways(self) -> list[tuple[float, list[str], dict[str, int]]]:
        """Advances to buy and sets to pay with, the best way first; nothing at all is one of them."""
        ranked = sorted(self.sets, key=lambda name: (-set_value(self.rules, name, self.sets[name]), name))
        found = []
        for spent in product((False, True), repeat=min(SETS, len(ranked))):
            paid = {name: self.sets[name] for name, goes in zip(ranked, spent, strict=False) if goes}
            cards = self.value(paid)
            names, total = self.bought(cards + self.treasury * self.each)
            price = sum(self.prices[name] for name in names)
            tokens = -(-max(0, price - cards) // self.each)
            rest = {name: count for name, count in self.sets.items() if name not in paid}
            left = self.kept(rest) + (self.treasury - tokens)
            found.append((total + self.rate * left, names, paid))
        return sorted(found, key=lambda way: (-way[0], way[1]))


def purse_of(rules: Ruleset, view: CivView, character: Character, turns: int) -> Purse:
    """What the seat has and could buy, if the game lasts so many turns more."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    wanted: Aim | None = aim(rules, view, nation)
    prices = _prices(rules, view, nation)
    held = nation.advances
    return Purse(
        rules,
        nation.block,
        commodities(rules, view),
        nation.treasury,
        rules.amount(nation.advances, Trait.TREASURY_WORTH, 1),
        rules.amount(nation.advances, Trait.HAND_LIMIT, rules.numbers.hand_limit),
        prices,
        {name: worth(rules, held, wanted, name, turns, character.likes) for name in prices},
        {name: step(rules, held, wanted, rules.advances[name]) for name in prices},
        not turns,
        growth=character.growth,
    )


def purchase(question: Purchase[Any], rules: Ruleset, view: CivView, character: Character) -> Data:
    """The best way that is allowed; what it leaves out of the payment is found by the rules."""
    purse = purse_of(rules, view, character, turns_left(rules, view))
    ways = purse.ways()
    if not purse.is_last and _ends(rules, view, ways[0][1]):
        purse = purse_of(rules, view, character, 0)
        ways = purse.ways()
    for _, names, paid in ways[:TRIES]:
        if not names:
            break
        for answer in ({"buy": names, "pay": _payment(purse, names, paid)}, {"buy": names}):
            if not isinstance(question.check(answer), Refusal):
                return _rest_exchanged(question, answer)
    return _rest_exchanged(question, question.default())


def _ends(rules: Ruleset, view: CivView, names: list[str]) -> bool:
    """Whether advances let the marker of the seat make the step that ends the game."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    wanted = aim(rules, view, nation)
    held = [rules.advances[name] for name in (*nation.advances, *names)]
    return bool(wanted and wanted.is_met(held) and not turns_left(rules, view, unless=view.seat))


def _payment(purse: Purse, names: list[str], paid: dict[str, int]) -> Data:
    """These sets, as far as they are needed, and treasury."""
    price = sum(purse.prices[name] for name in names)
    missing = max(0, price - purse.value(paid))
    return {"cards": dict(paid), "treasury": -(-missing // purse.each)}


def _rest_exchanged(question: Purchase[Any], answer: Data) -> Data:
    """The cards that would be given up are returned for treasury instead, where that can be."""
    made = question.check(answer)
    if isinstance(made, Refusal) or not made.discard:
        return answer
    sold = {**answer, "exchange": list(made.discard)}
    return answer if isinstance(question.check(sold), Refusal) else sold


def _prices(rules: Ruleset, view: CivView, nation: NationView) -> dict[str, int]:
    """The price of each advance that the seat may buy."""
    held, chosen = nation.advances, nation.chosen
    return {
        name: net_price(rules, name, nation.credits, held, chosen)
        for name, advance in rules.advances.items()
        if name not in held and set(advance.requires) <= set(held) and not _is_gone(rules, view, name)
    }


def _is_gone(rules: Ruleset, view: CivView, name: str) -> bool:
    """Whether as many hold a limited advance as may."""
    players = [nation for nation in view.nations if not nation.left]
    holders = sum(name in nation.advances for nation in players)
    return rules.advances[name].limited and holders >= most_holders(len(players))
