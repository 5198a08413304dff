"""Advances: a path to the next step of the marker; sets that can still grow are kept if they can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.civ.policies.purchasing import most_holders
from rules.civ.purchase.bill import net_price
from rules.civ.ruleset import Ruleset
from rules.civ.traits import Trait
from rules.civ.views import CivView, NationView
from rules.standins.civ.cards import commodities
from rules.standins.civ.characters import Character
from rules.standins.civ.goals import aim, aims, turns_left
from rules.standins.civ.merit import parts, whole_step, worth
from rules.standins.civ.purse import Gift, Purse, Tax
from rules.table import Data, Purchase, Refusal

TRIES = 3  # ways that are tried before nothing is bought


def purse_of(rules: Ruleset, view: CivView, character: Character, turns: int) -> Purse:
    """What the seat has and could buy, if the game lasts so many turns more."""
    assert view.seat is not None
    nation = view.nations[view.seat]
    wanted = aims(rules, view, nation)
    prices = _prices(rules, view, nation)
    held = nation.advances
    values = {name: worth(rules, held, wanted, name, turns, character.likes) for name in prices}
    gifts = {name: gift for name in prices if (gift := _gift(rules, values, name)).count}
    for name, gift in gifts.items():
        values[name] += sum(values[free] for free in gift.among[: gift.count])
    return Purse(
        rules,
        nation.block,
        commodities(rules, view),
        nation.treasury,
        rules.amount(nation.advances, Trait.TREASURY_WORTH, 1),
        rules.amount(nation.advances, Trait.HAND_LIMIT, rules.numbers.hand_limit),
        prices,
        values,
        {name: parts(rules, held, wanted, rules.advances[name]) for name in prices},
        tuple([whole_step(rules, each) for each in wanted]),
        any(not each.turns for each in wanted),
        not turns,
        gifts=gifts,
        discounts={name: off for name in prices if (off := _traits(rules, name).get(Trait.DISCOUNT, 0))},
        tax=_tax(rules, nation),
        growth=character.growth,
    )


def _traits(rules: Ruleset, name: str) -> Mapping[str, int]:
    return rules.advances[name].traits


def _gift(rules: Ruleset, values: Mapping[str, float], giver: str) -> Gift:
    """What comes free with an advance: others of its main group, below a price."""
    below, group = _traits(rules, giver).get(Trait.FREE_ADVANCE, 0), rules.advances[giver].groups[0]
    among = [
        name
        for name in values
        if name != giver and rules.advances[name].cost < below and group in rules.advances[name].groups
    ]
    among.sort(key=lambda name: (-values[name], name))
    return Gift(tuple(among), min(len(among), _traits(rules, giver).get(Trait.FREE_ADVANCES, 1)))


def _tax(rules: Ruleset, nation: NationView) -> Tax | None:
    """The next tax; None for those against whom no city revolts."""
    if rules.amount(nation.advances, Trait.NO_REVOLT):
        return None
    lowest = rules.numbers.tax_rate - rules.amount(nation.advances, Trait.TAX_DOWN)
    return Tax(nation.stock, nation.cities, lowest)


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
        bought = _with_gifts(purse, names)
        for answer in ({**bought, "pay": _payment(purse, names, paid)}, bought):
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
    return {"cards": dict(paid), "treasury": purse.tokens(names, purse.value(paid))}


def _with_gifts(purse: Purse, names: list[str]) -> dict[str, Data]:
    """Advances bought, and those that come free with them."""
    free = purse.free_with(names)
    return {"buy": names, "gift": free} if free else {"buy": names}


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
