"""WE 12: what is paid with, put together from menus."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import PurchaseAnswer
from rules.table import Choice, Data, Seat, Step
from rules.table.menu import Picks, names, pick, pick_some

_AUTO = "auto"
PartMenu = Generator[Step, Picks, dict[str, Data]]
"""Steps that end in the parts of the purchase that are new."""


def some_cards(
    g: Civ, hand: Counter[str], prompt: str, least: int, most: int
) -> Generator[Step, Picks, list[str]]:
    """Some cards of a hand, offered one by one."""
    ordered = sorted(hand.items(), key=lambda item: (g.rules.stack_of(item[0]), item[0]))
    single = [Choice(f"{name}#{n}", name) for name, count in ordered for n in range(1, count + 1)]
    keys = yield from pick_some(prompt, single, least, most)
    return [key.partition("#")[0] for key in keys]


def pay(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """The cheapest way, or cards of one's choice."""
    ways = (Choice(_AUTO, "The cheapest way"), Choice("own", "I choose the cards"))
    if (yield from pick("How?", ways)) == _AUTO:
        return {"pay": None}
    hand = cards.commodities(g, seat)
    given = yield from some_cards(g, hand, "Which cards?", 0, hand.total())
    stand_in = answer.pay.substitute if answer.pay else None
    chosen = payment.enlarged(g, seat, payment.Payment(dict(Counter(given)), 0, stand_in))
    return {"pay": topped_up(g, seat, total_of(g, seat, answer), chosen)}


def topped_up(g: Civ, seat: Seat, total: int, chosen: payment.Payment) -> dict[str, Any]:
    """These cards, and the treasury that is missing: neither more nor less can be paid."""
    paid = payment.filled_up(g, seat, total, chosen)
    made: dict[str, Any] = {"cards": dict(paid.cards), "treasury": paid.treasury}
    made |= {"substitute": list(paid.substitute)} if paid.substitute else {}
    return made | ({"larger": paid.larger} if paid.larger else {})


def substitute(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """WE ch.9: a card that stands in for one of another set."""
    face, held = g.rules.face_value, cards.commodities(g, seat)
    mine = sorted(held, key=face)
    card = yield from pick("Which card stands in?", names(mine), always=True)
    lower = [name for name in mine if name != card and face(name) <= face(card)]
    whole = yield from pick("For which set?", names(lower), always=True)
    said = (answer.pay.cards if answer.pay else None) or {whole: held[whole]}
    chosen = payment.Payment(said, 0, (card, whole))
    return {"pay": topped_up(g, seat, total_of(g, seat, answer), chosen)}


def larger(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """A set that counts one card more."""
    most = {name: _most_to_enlarge(g, seat, name) for name in payment.enlargeable(g, seat)}
    options = [
        Choice(name, f"{n} {name} as {n + 1}", f"worth {cards.set_worth(g, seat, name, n + 1)}")
        for name, n in most.items()
    ]
    name = yield from pick("Which set counts one card more?", options, always=True)
    return {"pay": with_larger(g, seat, answer, name)}


def _most_to_enlarge(g: Civ, seat: Seat, name: str) -> int:
    """How many cards of a hand may count as one more."""
    return min(cards.commodities(g, seat)[name], g.rules.commodities[name].count - 1)


def with_larger(g: Civ, seat: Seat, answer: PurchaseAnswer, name: str) -> dict[str, Any]:
    """The payment with this set in it, one card larger, and the treasury that is missing then."""
    said = dict((answer.pay.cards if answer.pay else None) or {})
    said.setdefault(name, _most_to_enlarge(g, seat, name))
    chosen = payment.Payment(said, 0, answer.pay.substitute if answer.pay else None, name)
    return topped_up(g, seat, total_of(g, seat, answer), chosen)


def total_of(g: Civ, seat: Seat, answer: PurchaseAnswer, more: tuple[str, ...] = ()) -> int:
    """What is to be paid for a draft, and some more."""
    return bill.make_bill(g, seat, (*answer.buy, *more), answer.discount or "").total
