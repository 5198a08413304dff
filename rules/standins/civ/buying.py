"""Advances: what the next epoch asks for first, then the best value for the money."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rules.civ.cards import value
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.cards import commodities
from rules.table import Data, Purchase, Refusal

FULL = 24  # advances of a full game: until then credits pay back
POINT = 40  # what a victory point is worth in money
SHIELD = 20  # what it is worth to suffer less from one calamity
BARE = -15  # ... and more
REACH = 1.5  # what the epoch asks for is saved for if it costs no more than so many times the wealth
PART = 0.6  # of the money that is spent while an advance that the epoch asks for is saved for
WORSE_WITH_MORE = frozenset(
    ("cities", "damage", "lapse", "points", "razed", "steps", "support", "tokens", "value")
)
"""The numbers of calamities that hurt more when they are larger."""


def purchase(question: Purchase[Any], rules: Ruleset, view: CivView) -> Data:
    """Advances one after the other, each if it can still be paid."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    prices = _prices(rules, nation)
    money = _wealth(rules, view, nation)
    least = _asked_for(rules, view, nation)
    wanted = [name for name in prices if rules.advances[name].cost >= least] if least else []
    ranked = sorted(prices, key=lambda name: (-_merit(rules, nation, name, prices[name]), name))
    first = [name for name in ranked if name in wanted and prices[name] <= money]
    if wanted and not first and min(prices[name] for name in wanted) <= REACH * money:
        if not _overflow(rules, view):
            return question.default()
        money = int(money * PART)
    buy: list[str] = []
    for name in [*first[:1], *ranked]:
        if name in buy or prices[name] > money:
            continue
        if not isinstance(question.check({"buy": [*buy, name]}), Refusal):
            buy.append(name)
            money -= prices[name]
    return {"buy": buy} if buy else question.default()


def _prices(rules: Ruleset, nation: NationView) -> dict[str, int]:
    held, chosen = nation.advances, nation.chosen
    return {
        name: net_price(rules, name, nation.credits, held, chosen)
        for name in rules.advances
        if name not in held
    }


def _wealth(rules: Ruleset, view: CivView, nation: NationView) -> int:
    """WE 12: all sets and the whole treasury."""
    each = rules.amount(nation.advances, Trait.TREASURY_WORTH, 1)
    return value(rules, commodities(rules, view), nation.block) + each * nation.treasury


def _asked_for(rules: Ruleset, view: CivView, nation: NationView) -> int:
    """The price from which the next epoch still asks for advances; 0 where it asks for none."""
    track = rules.tracks[rules.side(view.options)]
    for epoch in track.epochs:
        if len(nation.advances) < epoch.advances:
            return 0
        for price, count in epoch.advances_from.items():
            if sum(rules.advances[name].cost >= price for name in nation.advances) < count:
                return price
    return 0


def _overflow(rules: Ruleset, view: CivView) -> int:
    """How many cards could not be kept."""
    return max(0, sum(commodities(rules, view).values()) - rules.numbers.hand_limit)


def _merit(rules: Ruleset, nation: NationView, name: str, price: int) -> float:
    """Points, credits for later and protection, for the money."""
    advance = rules.advances[name]
    later = max(0, FULL - len(nation.advances)) / len(rules.groups)
    credited = sum(advance.credits.values()) + advance.traits.get(Trait.EXTRA_CREDITS, 0)
    value = POINT * advance.points + later * credited + sum(advance.bonus.values()) + _protection(rules, name)
    return value / (price + 10)


@lru_cache(maxsize=1024)
def _protection(rules: Ruleset, name: str) -> int:
    """How much less calamities hurt, all together."""
    changes = [
        _change(change)
        for calamity in rules.calamities.values()
        for change in calamity.modifiers.get(name, {}).values()
    ]
    return sum(changes)


def _change(change: Mapping[str, int]) -> int:
    milder = [(amount < 0) == (name in WORSE_WITH_MORE) for name, amount in change.items()]
    return sum(SHIELD if good else BARE for good in milder)
