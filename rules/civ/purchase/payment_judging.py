"""WE 12: whether a payment is allowed: cards that are there, no treasury too much, enough of both."""

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.purchase import payment
from rules.civ.purchase.answers import PaymentAnswer
from rules.civ.purchase.payment import Payment
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Fault, Seat


def said(pay: PaymentAnswer) -> Payment:
    """A payment as it is stored."""
    spent = {name: count for name, count in (pay.cards or {}).items() if count}
    return Payment(spent, pay.treasury, pay.substitute, pay.larger or "")


def payment_of(
    g: Civ, seat: Seat, buy: tuple[str, ...], total: int, pay: PaymentAnswer | None
) -> Payment | list[Fault]:
    """The payment as said or in the cheapest way, or what is wrong with it.

    A set counts larger without being named where the payment would be too small otherwise.
    """
    section = g.rules.cite(Topic.PURCHASE)
    if pay is None:
        best = payment.suggest(g, seat, total)
        return [faults.cannot_afford(section, total, payment.wealth(g, seat))] if best is None else best
    paid = said(pay)
    found = _card_faults(g, seat, paid)
    if found:
        return found
    each, have = payment.worth(g, seat), g.nation(seat).treasury
    if pay.larger is None and payment.cards_value(g, seat, paid) + paid.treasury * each < total:
        paid = payment.enlarged(g, seat, paid)
    by_cards = payment.cards_value(g, seat, paid)
    most = payment.most_treasury(total - by_cards, each)
    if paid.treasury > have:
        found.append(faults.too_little_treasury(section, have))
    if paid.treasury > most:
        found.append(faults.too_much_treasury(section, most))
    if by_cards + paid.treasury * each < total:
        found.append(faults.not_enough(section, by_cards + paid.treasury * each, total))
    if not buy and paid.spent:
        found.append(faults.pays_nothing(section))
    return found or paid


def _card_faults(g: Civ, seat: Seat, paid: Payment) -> list[Fault]:
    lacking = sorted(paid.spent - cards.commodities(g, seat))
    if lacking:
        return [faults.cards_missing(g.rules.cite(Topic.PURCHASE), lacking)]
    section, found = g.rules.cite(Topic.ADVANCES), []
    if why := _bad_substitute(g, seat, paid):
        found.append(faults.bad_substitute(section, why))
    if why := _bad_larger_set(g, seat, paid):
        found.append(faults.bad_larger_set(section, why))
    return found


def _bad_substitute(g: Civ, seat: Seat, paid: Payment) -> str:
    """WE ch.9: why a card may not stand in for one of another set; empty if it may, or none does."""
    if paid.substitute is None:
        return ""
    card, whole = paid.substitute
    if not g.allows(seat, Trait.SUBSTITUTE):
        return "None of your advances lets a card stand in for another."
    if card == whole or whole not in paid.cards or whole not in g.rules.commodities:
        return f"{card} must fill up a set of another commodity that you turn in."
    if g.rules.face_value(card) < g.rules.face_value(whole):
        return f"{card} has a lower face value than {whole}."
    if paid.cards[whole] >= g.rules.commodities[whole].count:
        return f"The set of {whole} is complete."
    return ""


def _bad_larger_set(g: Civ, seat: Seat, paid: Payment) -> str:
    """Why a set may not count one card more; empty if it may, or none does."""
    name = paid.larger
    if not name:
        return ""
    if not g.allows(seat, f"{Trait.LARGER_SET}{name}"):
        return f"None of your advances makes a set of {name} larger."
    if not paid.cards.get(name):
        return f"You turn in no {name} that could count one card more."
    if not payment.can_enlarge(g, seat, name, paid.cards[name]):
        return f"{paid.cards[name]} {name} is the largest set there is."
    return ""
