"""WE 12: whether a purchase is allowed: what is bought, what it costs, how it is paid, what is given up."""

from collections import Counter
from collections.abc import Collection, Mapping

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.exchange import exchange_faults
from rules.civ.purchase import bill, payment
from rules.civ.purchase.answers import PurchaseAnswer
from rules.civ.purchase.chosen import groups_of, most_wanted
from rules.civ.purchase.payment import Payment
from rules.civ.purchase.payment_judging import payment_of, said
from rules.civ.purchase.transaction import Transaction, carry_out
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Fault, Refusal, Seat


def judge(g: Civ, seat: Seat, answer: PurchaseAnswer) -> Transaction | Refusal:
    """The transaction with everything filled in, or every reason against it."""
    if found := _buy_faults(g, seat, answer.buy):
        return Refusal(tuple(found))
    buy, gift = answer.buy, _gift(g, answer)
    found = _gift_faults(g, seat, answer) + _discount_faults(g, answer)
    extra = bill.trait_of(g, (*buy, *gift), Trait.EXTRA_CREDITS)
    chosen = spread(g, seat, (*buy, *gift), extra) if answer.credits is None else dict(answer.credits)
    found += _credit_faults(g, chosen, extra)
    groups, bad = groups_of(g, seat, (*buy, *gift), answer.groups)
    found += bad
    total = bill.make_bill(g, seat, buy, answer.discount or "").total
    payer = payment.without(g, seat, answer.exchange) if answer.pay is None else g
    paid = payment_of(payer, seat, buy, total, answer.pay)
    if isinstance(paid, list):
        return Refusal((*found, *paid))
    bought = _after(g, seat, Transaction(buy, gift, {}, total, paid))
    bad = _exchange_faults(bought, seat, answer.exchange)
    found += bad
    exchange = () if bad else answer.exchange
    discard = _discard(_after(bought, seat, Transaction(exchange=exchange)), seat, answer.discard)
    if isinstance(discard, Fault):
        found.append(discard)
    if found or isinstance(discard, Fault):
        return Refusal(tuple(found))
    return Transaction(buy, gift, chosen, total, paid, discard, groups, exchange)


def _after(g: Civ, seat: Seat, made: Transaction) -> Civ:
    """The game after a transaction; where nothing is bought or paid, as it is."""
    if made == Transaction():
        return g
    after = g.fork()
    carry_out(after, seat, made)
    return after


def excess(g: Civ, seat: Seat) -> int:
    """WE 12: how many commodities a seat has above the hand limit."""
    return max(0, cards.commodities(g, seat).total() - hand_limit(g, seat))


def hand_limit(g: Civ, seat: Seat) -> int:
    """WE 12: how many commodities a seat may keep."""
    return g.amount(seat, Trait.HAND_LIMIT, g.numbers.hand_limit)


def after_draft(g: Civ, seat: Seat, answer: PurchaseAnswer, exchanging: bool = True) -> Civ:
    """The game after what is bought, paid and exchanged so far, as said or the cheapest way, right or not."""
    after, total = g.fork(), bill.make_bill(g, seat, answer.buy, answer.discount or "").total
    payer = payment.without(g, seat, answer.exchange if exchanging else ())
    paid = payment.suggest(payer, seat, total) if answer.pay is None else said(answer.pay)
    held = cards.commodities(g, seat)
    spent = paid.spent & held if paid else Counter[str]()
    treasury = min(paid.treasury, g.nation(seat).treasury) if paid else 0
    carry_out(after, seat, Transaction(answer.buy, _gift(g, answer), payment=Payment(spent, treasury)))
    if exchanging and not _exchange_faults(after, seat, answer.exchange):
        carry_out(after, seat, Transaction(exchange=answer.exchange))
    return after


def spread(g: Civ, seat: Seat, gained: Collection[str], extra: int) -> dict[str, int]:
    """Where extra credits go if nobody says: to the group with the most advances still to buy."""
    return {most_wanted(g, seat, gained): extra} if extra else {}


def _gift(g: Civ, answer: PurchaseAnswer) -> tuple[str, ...]:
    """The advances that come free, if there are such advances."""
    return tuple(name for name in answer.gifts if name in g.rules.advances)


def _buy_faults(g: Civ, seat: Seat, buy: tuple[str, ...]) -> list[Fault]:
    section, found = g.rules.cite(Topic.PURCHASE), []
    if unknown := sorted({name for name in buy if name not in g.rules.advances}):
        found.append(faults.unknown_advance(section, unknown))
    twice = {name for name, count in Counter(buy).items() if count > 1}
    if held := sorted(twice | (set(buy) & set(g.nation(seat).advances))):
        found.append(faults.already_held(section, held))
    reasons = [g.rules.purchasing.bar(g, seat, name) for name in buy if name in g.rules.advances]
    return found + [faults.barred(section, why) for why in reasons if why]


def _gift_faults(g: Civ, seat: Seat, answer: PurchaseAnswer) -> list[Fault]:
    gifts, section = answer.gifts, g.rules.cite(Topic.ADVANCES)
    if not gifts:
        return []
    legal, most = bill.gifts(g, seat, answer.buy), bill.most_gifts(g, answer.buy)
    if not legal:
        return [faults.bad_gift(section, "Nothing you buy brings another advance for free.")]
    if barred := [name for name in gifts if name not in legal]:
        return [faults.bad_gift(section, f"{', '.join(barred)} cannot be had for free.", ", ".join(legal))]
    if len(set(gifts)) < len(gifts) or len(gifts) > most:
        return [faults.bad_gift(section, f"Up to {most} can be had for free, none of them twice.")]
    return []


def _exchange_faults(after: Civ, seat: Seat, names: tuple[str, ...]) -> list[Fault]:
    """What is wrong with cards to be returned for treasury, once everything is bought and paid."""
    rate = after.amount(seat, Trait.EXCHANGE)
    if names and not rate:
        return [faults.no_exchange(after.rules.cite(Topic.ADVANCES))]
    return exchange_faults(after, seat, rate, names) if names else []


def _discount_faults(g: Civ, answer: PurchaseAnswer) -> list[Fault]:
    buy, section = answer.buy, g.rules.cite(Topic.ADVANCES)
    if not answer.discount:
        return []
    givers = [name for name in buy if g.rules.advances[name].traits.get(Trait.DISCOUNT)]
    if not givers:
        return [faults.bad_discount(section, "Nothing you buy makes another advance cheaper.")]
    if answer.discount not in buy or answer.discount in givers:
        return [faults.bad_discount(section, "The discount is for another advance of the same purchase.")]
    return []


def _credit_faults(g: Civ, chosen: Mapping[str, int], extra: int) -> list[Fault]:
    unit = g.numbers.credit_unit
    fits = all(group in g.rules.groups and points % unit == 0 for group, points in chosen.items())
    if fits and sum(chosen.values()) == extra:
        return []
    return [faults.bad_credits(g.rules.cite(Topic.ADVANCES), extra, unit)]


def _discard(after: Civ, seat: Seat, chosen: tuple[str, ...] | None) -> tuple[str, ...] | Fault:
    """What is given up once everything is paid and gained."""
    section, due = after.rules.cite(Topic.HAND_LIMIT), excess(after, seat)
    if chosen is None:
        return tuple(payment.spare(after, seat, due))
    if lacking := sorted(Counter(chosen) - cards.commodities(after, seat)):
        return faults.cards_missing(section, lacking)
    return chosen if len(chosen) == due else faults.wrong_discard(section, len(chosen), due)
