"""WE 12: a purchase put together from menus, choice by choice."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.exchange import wares
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import PurchaseAnswer, read_draft
from rules.civ.purchase.chosen import choosers
from rules.civ.purchase.judging import after_draft, excess
from rules.civ.purchase.payment_menus import (
    PartMenu,
    larger,
    pay,
    some_cards,
    substitute,
    topped_up,
    total_of,
)
from rules.civ.reference import advance_note
from rules.civ.traits import Trait
from rules.table import Choice, Data, Drafted, Seat
from rules.table.menu import Menu, names, pick, pick_some


def menu(g: Civ, seat: Seat, draft: Data) -> Menu:
    """One more line of the purchase."""
    data, answer = read_draft(draft)
    answer = _known(g, answer)
    part = yield from pick("What next?", _parts(g, seat, answer), always=True)
    match part:
        case "buy":
            for later in ("discard", "exchange"):  # what can be given up follows from what is paid
                data.pop(later, None)
            change = yield from _buy(g, seat, answer)
        case "pay":
            change = yield from pay(g, seat, answer)
        case "gift":
            change = yield from _gift(g, seat, answer)
        case "discount":
            others = _discountable(g, answer.buy)
            change = {part: (yield from pick("Which advance?", names(others[:25]), always=True))}
        case "credits":
            change = yield from _credits(g, answer)
        case "groups":
            change = yield from _groups(g, seat, answer)
        case "substitute":
            change = yield from substitute(g, seat, answer)
        case "larger":
            change = yield from larger(g, seat, answer)
        case "exchange":
            data.pop("discard", None)
            change = yield from _exchange(g, seat, answer)
        case _:
            change = yield from _discard(g, seat, answer)
    return Drafted({**data, **change})


def _known(g: Civ, answer: PurchaseAnswer) -> PurchaseAnswer:
    """The answer without advances that there are not."""
    known = tuple(name for name in answer.buy if name in g.rules.advances)
    return replace(answer, buy=known, gift=tuple(name for name in answer.gifts if name in g.rules.advances))


def _parts(g: Civ, seat: Seat, answer: PurchaseAnswer) -> Iterable[Choice]:
    """The lines that can be added now."""
    bought = answer.buy
    yield Choice("buy", "Buy an advance")
    if bought:
        yield Choice("pay", "Say what to pay with", "else the cheapest way is found")
    if bill.gifts(g, seat, bought):
        most = bill.most_gifts(g, bought)
        yield Choice("gift", f"Take {'an advance' if most == 1 else f'up to {most} advances'} for free")
    if bill.trait_of(g, bought, Trait.DISCOUNT) and len(_discountable(g, bought)) > 1:
        yield Choice("discount", "Discount another advance", "else the dearest")
    if bill.trait_of(g, answer.gained, Trait.EXTRA_CREDITS):
        yield Choice("credits", "Choose the extra credits")
    if choosers(g, seat, answer.gained):
        yield Choice("groups", "Choose the group of the credits", "else the one with most to buy")
    if bought and g.allows(seat, Trait.SUBSTITUTE):
        yield Choice("substitute", "Fill up a set with another card")
    if bought and payment.enlargeable(g, seat):
        yield Choice("larger", "Count a set one card larger", "else the one that gains most")
    if _exchangeable(g, seat, answer):
        yield Choice("exchange", "Return cards for treasury", "when everything is bought")
    if excess(after_draft(g, seat, answer), seat):
        yield Choice("discard", "Choose the cards to give up")


def _discountable(g: Civ, bought: Iterable[str]) -> list[str]:
    return [name for name in bought if not g.rules.advances[name].traits.get(Trait.DISCOUNT)]


def _buy(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    unbought = [name for name in bill.for_sale(g, seat) if name not in answer.gained]
    of_group = {
        group: [name for name in unbought if group in g.rules.advances[name].groups]
        for group in g.rules.groups
    }
    left = max(0, payment.wealth(g, seat) - total_of(g, seat, answer))
    groups = names(group for group, found in of_group.items() if found)
    group = yield from pick(f"Of which group? You have {left} to spend.", groups, always=True)
    options = [
        Choice(name, f"{name} for {bill.price(g, seat, name)}", advance_note(g.rules, name))
        for name in of_group[group]
    ]
    name = yield from pick(f"Which advance?{_barred(g, seat, group)}", options, always=True)
    change: dict[str, Data] = {"buy": [*answer.buy, name]}
    if answer.pay:
        chosen = payment.Payment(answer.pay.cards or {}, 0, answer.pay.substitute, answer.pay.larger or "")
        change["pay"] = topped_up(g, seat, total_of(g, seat, answer, (name,)), chosen)
    return change


def _barred(g: Civ, seat: Seat, group: str) -> str:
    """The advances of a group that a seat may not acquire now, and why."""
    held = g.nation(seat).advances
    unheld = [a.name for a in g.rules.advances.values() if group in a.groups and a.name not in held]
    reasons = [why for name in unheld if (why := g.rules.purchasing.bar(g, seat, name))]
    return " Not now: " + " ".join(reasons) if reasons else ""


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


def _groups(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """A group for each advance that lets one choose."""
    groups: dict[str, str] = {}
    for name in choosers(g, seat, answer.gained):
        points = g.rules.advances[name].traits[Trait.CHOSEN_CREDITS]
        prompt = f"{name}: to which group do its {points} credits go?"
        groups[name] = yield from pick(prompt, names(g.rules.groups), always=True)
    return {"groups": groups}


def _gift(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """The advance that comes free, or those that do."""
    free, most = bill.gifts(g, seat, answer.buy)[:25], bill.most_gifts(g, answer.buy)
    if most == 1:
        return {"gift": (yield from pick("Which advance?", names(free), always=True))}
    chosen = yield from pick_some("Which advances?", names(free), 1, min(most, len(free)))
    return {"gift": list(chosen)}


def _exchangeable(g: Civ, seat: Seat, answer: PurchaseAnswer) -> Counter[str]:
    """The cards that could be returned for treasury after what is bought so far."""
    if not g.rules.amount((*g.nation(seat).advances, *answer.gained), Trait.EXCHANGE):
        return Counter()
    after = after_draft(g, seat, answer, exchanging=False)
    return wares(after, seat, after.amount(seat, Trait.EXCHANGE))


def _exchange(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    """Cards for treasury."""
    cards_ = _exchangeable(g, seat, answer)
    rate = g.rules.amount((*g.nation(seat).advances, *answer.gained), Trait.EXCHANGE)
    prompt = f"Which cards do you return, for {rate} treasury a point?"
    return {"exchange": (yield from some_cards(g, cards_, prompt, 1, cards_.total()))}


def _discard(g: Civ, seat: Seat, answer: PurchaseAnswer) -> PartMenu:
    after = after_draft(g, seat, answer)
    due = excess(after, seat)
    prompt = f"Which {due} of your cards do you give up?"
    return {"discard": (yield from some_cards(g, cards.commodities(after, seat), prompt, due, due))}
