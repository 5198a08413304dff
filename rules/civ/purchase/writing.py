"""WE 12: purchases as they are repeated to people."""

from collections import Counter

from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.exchange import worth
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import HINT, PurchaseAnswer
from rules.civ.purchase.judging import judge
from rules.civ.traits import Trait
from rules.table import Data, Refusal, Seat
from rules.table.strict import read_strictly

Line = tuple[str, str, str]
"""A line of words, the part of the answer it stands for, and which one of it."""


def lines(g: Civ, seat: Seat, data: Data) -> list[Line]:
    """The answer in words, each line with the part it stands for."""
    answer: PurchaseAnswer | Refusal = read_strictly(PurchaseAnswer, data, HINT)
    if isinstance(answer, Refusal):
        return [("(not readable)", "", "")]
    known = [name for name in answer.buy if name in g.rules.advances]
    prices = dict(bill.make_bill(g, seat, known, answer.discount or "").lines)
    found = [(f"buy {name} for {prices.get(name, '?')}", "buy", name) for name in answer.buy]
    if answer.gifts:
        found.append((f"free {', '.join(answer.gifts)}", "gift", ""))
    if answer.discount:
        found.append((f"discount {answer.discount}", "discount", ""))
    made = judge(g, seat, answer)
    if isinstance(made, Refusal):
        return [*found, *_raw(answer)]
    if made.credits:
        points = ", ".join(f"{n} {group}" for group, n in made.credits.items() if n)
        found.append((f"credits {points}", "credits", ""))
    if made.groups:
        chosen = ", ".join(f"{name} in {group}" for name, group in made.groups.items())
        found.append((f"credits of {chosen}", "groups", ""))
    if made.buy:
        found.append((_paid(g, seat, made.payment, made.price), "pay", ""))
    if made.exchange:
        rate = g.rules.amount((*g.nation(seat).advances, *answer.gained), Trait.EXCHANGE)
        gained = worth(g, rate, made.exchange)
        found.append((f"exchange {listed(made.exchange)} for {gained} treasury", "exchange", ""))
    if made.discard:
        found.append((f"discard {listed(made.discard)}", "discard", ""))
    return found or [("buy nothing", "", "")]


def _raw(answer: PurchaseAnswer) -> list[Line]:
    """The parts of an answer that is not right yet, as they stand."""
    found = []
    if answer.pay:
        spent = listed(Counter(answer.pay.cards or {}).elements())
        found.append((f"pay {spent}, {answer.pay.treasury} treasury", "pay", ""))
    for part, names in (("exchange", answer.exchange), ("discard", answer.discard)):
        if names:
            found.append((f"{part} {listed(names)}", part, ""))
    return found


def _paid(g: Civ, seat: Seat, paid: payment.Payment, total: int) -> str:
    parts = [listed(Counter(paid.cards).elements())] if paid.cards else []
    if paid.substitute:
        parts.append(f"{paid.substitute[0]} for {paid.substitute[1]}")
    if paid.larger:
        count = paid.cards[paid.larger]
        parts.append(f"{count} {paid.larger} counting as {count + 1}")
    if paid.treasury:
        parts.append(f"{paid.treasury} treasury")
    value = payment.cards_value(g, seat, paid) + paid.treasury * payment.worth(g, seat)
    return f"pay {', '.join(parts) or 'nothing'} ({value} of {total})"
