"""Trade cards: what a hand is worth, and whether to buy another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.civ.cards import set_value
from rules.civ.ruleset import Ruleset
from rules.civ.stacks import read_stack
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.table import Choose, Data, Plan, Question, Refusal

PURSE = 1  # treasury that is left after buying a card: a ship, or its upkeep
FAIR = 2.5  # what a point of a card's face value may cost


def commodities(rules: Ruleset, view: CivView) -> Counter[str]:
    """The commodities in one's own hand."""
    return Counter(card.name for card in view.hand if card.name in rules.commodities)


def change(rules: Ruleset, counts: Mapping[str, int], name: str, more: int, home: str = "") -> int:
    """What one set of a seat of this block is worth more with so many cards more; fewer, below 0."""
    before = counts.get(name, 0)
    return set_value(rules, name, before + more, home) - set_value(rules, name, before, home)


def gain(
    rules: Ruleset, counts: Mapping[str, int], cards: Sequence[str], sign: int = 1, home: str = ""
) -> int:
    """What the sets of a seat of this block are worth more with these cards; with sign -1, without them."""
    return sum([change(rules, counts, name, sign * cards.count(name), home) for name in set(cards)])


def bought(question: Question[Any], rules: Ruleset, view: CivView) -> Data:
    """A free card from the highest stack; another for money if it is worth it and there is enough."""
    assert view.seat is not None
    if not isinstance(question, Choose):
        return question.default()
    keys = [option.key for option in question.options]
    free = [key for key in keys if key.startswith("free:")]
    if free:
        return free[-1]
    nation = view.nations[view.seat]
    sold = {key: read_stack(key.removeprefix("buy:")) for key in keys if key.startswith("buy:")}
    prices = {key: _price(rules, nation, stack.number) for key, stack in sold.items()}
    paid = [key for key, price in prices.items() if 0 < price <= nation.treasury - PURSE]
    return paid[-1] if paid else question.default()


def _price(rules: Ruleset, nation: NationView, number: int) -> int:
    """What a card of a stack costs; 0 if it is not worth it."""
    numbers = rules.numbers
    asked = [rules.amount(nation.advances, f"{Trait.BUY_STACK}{number}")]
    asked += [numbers.open_price] if number == numbers.open_stack else []
    price = min([price for price in asked if price], default=0)
    return price if price <= FAIR * number else 0


def demands(question: Plan[Any], rules: Ruleset, view: CivView) -> Data:
    """Cards of others: of the highest stacks from which they have just drawn, a different stack of each."""
    able = [
        nation
        for nation in view.nations
        if nation.seat != view.seat
        and nation.cards
        and not rules.amount(nation.advances, f"{Trait.PROTECTS}confiscate")
    ]
    able.sort(key=lambda nation: (-nation.cities, -nation.points, nation.seat))
    wanted: list[Data] = []
    stack = rules.numbers.cities + 1
    for nation in able:
        stack = min(stack - 1, nation.cities)
        if stack > 0:
            wanted.append({"of": nation.seat, "stack": stack})
    return question.default() if isinstance(question.check(wanted), Refusal) else wanted
