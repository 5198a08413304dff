"""Advances: what the next epoch asks for first, then the best value for the money."""

from __future__ import annotations

from typing import Any

from rules.civ.cards import value
from rules.civ.policies.purchasing import most_holders
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.cards import commodities
from rules.standins.civ.merit import Wish, is_pressed, merit, wish
from rules.table import Data, Purchase, Refusal

REACH = 1.5  # what the epoch asks for is saved for if it costs no more than so many times the wealth
SET = 3  # cards of a set that is spent; smaller ones are kept to grow, as far as the hand holds them
PART = 0.6  # of the money that is spent while an advance that the epoch asks for is saved for


def purchase(question: Purchase[Any], rules: Ruleset, view: CivView) -> Data:
    """Advances one after the other, each if it can still be paid."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    side = rules.side(view.options)
    wanted = wish(rules, side, nation.advances)
    pressed = is_pressed(rules, side, nation.civ, nation.step, nation.advances)
    prices = _prices(rules, view, nation)
    money = _means(rules, view, nation, 1 if pressed or _overflow(rules, view, nation) else SET)
    ranked = sorted(
        prices, key=lambda name: (-merit(rules, nation.advances, wanted, name, prices[name]), name)
    )
    first, saved = _asked_for(rules, wanted, ranked, prices, money)
    if saved:
        if not _overflow(rules, view, nation):
            return question.default()
        money = int(money * PART)
    buy: list[str] = []
    for name in [*first, *ranked]:
        if name in buy or prices[name] > money:
            continue
        if not isinstance(question.check({"buy": [*buy, name]}), Refusal):
            buy.append(name)
            money -= prices[name]
    return _rest_exchanged(question, {"buy": buy} if buy else question.default())


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


def _means(rules: Ruleset, view: CivView, nation: NationView, least: int) -> int:
    """The whole treasury and the sets of at least so many cards."""
    each = rules.amount(nation.advances, Trait.TREASURY_WORTH, 1)
    sets = {name: count for name, count in commodities(rules, view).items() if count >= least}
    return value(rules, sets, nation.block) + each * nation.treasury


def _asked_for(
    rules: Ruleset, wanted: Wish, ranked: list[str], prices: dict[str, int], money: int
) -> tuple[list[str], bool]:
    """The best of the dear advances that the epoch asks for; or whether one is saved for."""
    dear = [name for name in ranked if rules.advances[name].cost >= wanted.least > 0]
    first = [name for name in dear if prices[name] <= money][: wanted.count]
    return first, bool(dear) and not first and min(prices[name] for name in dear) <= REACH * money


def _overflow(rules: Ruleset, view: CivView, nation: NationView) -> int:
    """How many cards could not be kept."""
    limit = rules.amount(nation.advances, Trait.HAND_LIMIT, rules.numbers.hand_limit)
    return max(0, sum(commodities(rules, view).values()) - limit)
