"""Warnings of a purchase: cards above the hand limit, gifts left lying, paying more than needed."""

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import PurchaseAnswer
from rules.civ.purchase.judging import hand_limit
from rules.civ.purchase.transaction import Transaction, carry_out
from rules.table import Seat
from rules.table.wording import counted, listed


def of_purchase(g: Civ, seat: Seat, answer: PurchaseAnswer, made: Transaction) -> tuple[str, ...]:
    """What a purchase loses that nobody said should be lost."""
    found = (_overpaid(g, seat, made), _gift_left(g, seat, answer), _given_up(g, seat, answer, made))
    return tuple(filter(None, found))


def left_by(g: Civ, seat: Seat, made: Transaction) -> str:
    """What a purchase leaves: treasury and cards."""
    after = g.fork()
    carry_out(after, seat, made)
    hand, limit = cards.commodities(after, seat), hand_limit(after, seat)
    kept = f"{counted(hand.total(), 'card')} ({cards.listed(hand.elements())})" if hand else "no cards"
    return f"You keep {after.nation(seat).treasury} treasury and {kept}; {limit} cards are the most."


def _overpaid(g: Civ, seat: Seat, made: Transaction) -> str:
    best = payment.suggest(payment.without(g, seat, made.exchange), seat, made.price)
    if best is None:
        return ""
    paid, enough = _value(g, seat, made.payment), _value(g, seat, best)
    return f"You pay {paid} for {made.price}; {enough} would do." if paid > enough else ""


def _value(g: Civ, seat: Seat, paid: payment.Payment) -> int:
    return payment.cards_value(g, seat, paid) + paid.treasury * payment.worth(g, seat)


def _gift_left(g: Civ, seat: Seat, answer: PurchaseAnswer) -> str:
    """WE ch.9: an advance that could come free."""
    able, most = bill.gifts(g, seat, answer.buy), bill.most_gifts(g, answer.buy)
    left = min(most, len(able)) - len(answer.gifts)
    if left <= 0:
        return ""
    names = [name for name in able if name not in answer.gifts]
    which = listed(names, "or") if len(names) <= 4 else f"{', '.join(names[:4])} or others"
    return f"You may take {counted(left, 'advance')} more for free and have not chosen: {which}."


def _given_up(g: Civ, seat: Seat, answer: PurchaseAnswer, made: Transaction) -> str:
    """WE 12: what the hand limit takes, if nobody says which."""
    if answer.discard is not None or not made.discard:
        return ""
    after = g.fork()
    carry_out(after, seat, made)
    names, limit = cards.listed(made.discard), hand_limit(after, seat)
    could_buy = not answer.buy and _affords_one(g, seat)
    instead = "buy an advance or choose others" if could_buy else "choose others"
    return f"Only {limit} cards can be kept: you give up {names}, unless you {instead}."


def _affords_one(g: Civ, seat: Seat) -> bool:
    """WE 12: whether the hand and the treasury together pay for any advance."""
    wealth = payment.wealth(g, seat)
    return any(bill.price(g, seat, name) <= wealth for name in bill.for_sale(g, seat))
