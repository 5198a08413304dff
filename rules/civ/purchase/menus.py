"""WE 12: a purchase put together from menus, choice by choice."""

from collections import Counter
from collections.abc import Generator, Iterable
from typing import Any

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import PurchaseAnswer, read_draft
from rules.civ.purchase.judging import after_draft, excess
from rules.civ.traits import Trait
from rules.table import Choice, Data, Drafted, Seat, Step
from rules.table.menu import Menu, Picks, names, pick, pick_some

_AUTO = "auto"
PartMenu = Generator[Step, Picks, dict[str, Data]]
"""Steps that end in the parts of the purchase that are new."""


def menu(g: Civ, seat: Seat, draft: Data) -> Menu:
    """One more line of the purchase."""
    data, answer = read_draft(draft)
    answer = _known(g, answer)
    part = yield from pick("What next?", _parts(g, seat, answer), always=True)
    match part:
        case "buy":
            data.pop("discard", None)  # what is above the hand limit follows from what is paid
            change = yield from _buy(g, seat, answer)
        case "pay":
            change = yield from _pay(g, seat, answer)
        case "gift" | "discount":
            free = bill.gifts(g, seat, answer.buy) if part == "gift" else _discountable(g, answer.buy)
            change = {part: (yield from pick("Which advance?", names(free[:25]), always=True))}
        case "credits":
            change = yield from _credits(g, answer)
        case "substitute":
            change = yield from _substitute(g, seat, answer)
        case _:
            change = yield from _discard(g, seat, answer)
    return Drafted({**data, **change})


def _known(g: Civ, answer: PurchaseAnswer) -> PurchaseAnswer:
    """The answer without advances that there are not."""
    known = tuple(name for name in answer.buy if name in g.rules.advances)
    gift = answer.gift if answer.gift in g.rules.advances else None
    return PurchaseAnswer(known, gift, answer.discount, answer.credits, answer.pay, answer.discard)


def _parts(g: Civ, seat: Seat, answer: PurchaseAnswer) -> Iterable[Choice]:
    """The lines that can be added now."""
    bought = answer.buy
    yield Choice("buy", "Buy an advance")
    if bought:
        yield Choice("pay", "Say what to pay with", "else the cheapest way is found")
    if bill.gifts(g, seat, bought):
        yield Choice("gift", "Take an advance for free")
    if bill.trait_of(g, bought, Trait.DISCOUNT) and len(_discountable(g, bought)) > 1:
        yield Choice("discount", "Discount another advance", "else the dearest")
    if bill.trait_of(g, answer.gained, Trait.EXTRA_CREDITS):
        yield Choice("credits", "Choose the extra credits")
    if bought and g.allows(seat, Trait.SUBSTITUTE):
        yield Choice("substitute", "Fill up a set with another card")
    if excess(after_draft(g, seat, answer), seat):
        yield Choice("discard", "Choose the cards to give up")


def _discountable(g: Civ, bought: Iterable[str]) -> list[str]:
    return [name for name in bought if not g.rules.advances[name].traits.get(Trait.DISCOUNT)]


def _total(g: Civ, seat: Seat, answer: PurchaseAnswer, more: tuple[str, ...] = ()) -> int:
    return bill.make_bill(g, seat, (*answer.buy, *more), answer.discount or "").total


def _buy(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    unbought = [name for name in bill.for_sale(g, seat) if name not in answer.gained]
    of_group = {
        group: [name for name in unbought if group in g.rules.advances[name].groups]
        for group in g.rules.groups
    }
    left = max(0, payment.wealth(g, seat) - _total(g, seat, answer))
    groups = names(group for group, found in of_group.items() if found)
    group = yield from pick(f"Of which group? You have {left} to spend.", groups, always=True)
    options = [
        Choice(name, f"{name} for {bill.price(g, seat, name)}", g.rules.advances[name].text)
        for name in of_group[group]
    ]
    name = yield from pick("Which advance?", options, always=True)
    change: dict[str, Data] = {"buy": [*answer.buy, name]}
    if answer.pay:
        chosen = payment.Payment(answer.pay.cards or {}, 0, answer.pay.substitute)
        change["pay"] = _topped_up(g, seat, _total(g, seat, answer, (name,)), chosen)
    return change


def _cards(
    g: Civ, hand: Counter[str], prompt: str, least: int, most: int
) -> Generator[Step, Picks, list[str]]:
    """Some cards of a hand, offered one by one."""
    ordered = sorted(hand.items(), key=lambda item: (g.rules.stack_of(item[0]), item[0]))
    single = [Choice(f"{name}#{n}", name) for name, count in ordered for n in range(1, count + 1)]
    keys = yield from pick_some(prompt, single, least, most)
    return [key.partition("#")[0] for key in keys]


def _pay(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    ways = (Choice(_AUTO, "The cheapest way"), Choice("own", "I choose the cards"))
    if (yield from pick("How?", ways)) == _AUTO:
        return {"pay": None}
    hand = cards.commodities(g, seat)
    given = yield from _cards(g, hand, "Which cards?", 0, hand.total())
    substitute = answer.pay.substitute if answer.pay else None
    chosen = payment.Payment(dict(Counter(given)), 0, substitute)
    return {"pay": _topped_up(g, seat, _total(g, seat, answer), chosen)}


def _topped_up(g: Civ, seat: Seat, total: int, chosen: payment.Payment) -> dict[str, Any]:
    """These cards, and the treasury that is missing: neither more nor less can be paid."""
    paid = payment.topped_up(g, seat, total, chosen)
    made: dict[str, Any] = {"cards": dict(paid.cards), "treasury": paid.treasury}
    return made | ({"substitute": list(paid.substitute)} if paid.substitute else {})


def _credits(g: Civ, answer: PurchaseAnswer) -> PartMenu:
    groups, unit = g.rules.groups, g.numbers.credit_unit
    chosen = yield from pick_some("In which groups?", names(groups), 1, len(groups))
    units = bill.trait_of(g, answer.gained, Trait.EXTRA_CREDITS) // unit
    shares = _shares(units, min(len(chosen), units))
    spreads = [dict(zip(chosen, (n * unit for n in share), strict=False)) for share in shares]
    labels = [", ".join(f"{points} {group}" for group, points in spread.items()) for spread in spreads]
    options = [Choice(str(i), label) for i, label in enumerate(labels)]
    return {"credits": spreads[int((yield from pick("How are they spread?", options)))]}


def _shares(units: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to part so many units into so many shares, none of them empty."""
    if parts == 1:
        return [(units,)]
    return [
        (first, *rest)
        for first in range(units - parts + 1, 0, -1)
        for rest in _shares(units - first, parts - 1)
    ]


def _substitute(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    face, held = g.rules.face_value, cards.commodities(g, seat)
    mine = sorted(held, key=face)
    card = yield from pick("Which card stands in?", names(mine), always=True)
    lower = [name for name in mine if name != card and face(name) <= face(card)]
    whole = yield from pick("For which set?", names(lower), always=True)
    said = (answer.pay.cards if answer.pay else None) or {whole: held[whole]}
    chosen = payment.Payment(said, 0, (card, whole))
    return {"pay": _topped_up(g, seat, _total(g, seat, answer), chosen)}


def _discard(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    after = after_draft(g, seat, answer)
    due = excess(after, seat)
    prompt = f"Which {due} of your cards do you give up?"
    return {"discard": (yield from _cards(g, cards.commodities(after, seat), prompt, due, due))}
