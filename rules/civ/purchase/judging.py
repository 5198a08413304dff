"""WE 12: whether a purchase is allowed: what is bought, what it costs, how it is paid, what is given up."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.purchase import bill, payment
from rules.civ.purchase.payment import Payment
from rules.civ.traits import Trait
from rules.table import Data, Fault, Refusal, Seat

PARTS = {"buy", "gift", "discount", "credits", "pay", "discard"}
HINT = "buy ADVANCE, ADVANCE; pay 3 COMMODITY, 20"


@dataclass(frozen=True, slots=True)
class Order:
    """WE 12: one transaction, complete: what is bought and given free, what is paid, what is given up."""

    buy: tuple[str, ...] = ()
    gift: tuple[str, ...] = ()
    credits: Mapping[str, int] = field(default_factory=dict)
    price: int = 0
    payment: Payment = field(default_factory=Payment)
    discard: tuple[str, ...] = ()


def judge(g: Civ, seat: Seat, data: Data) -> Order | Refusal:
    """The order with everything filled in, or every reason against it."""
    order = _judge(g, seat, data)
    return faults.cited(g.rules, order.faults) if isinstance(order, Refusal) else order


def _judge(g: Civ, seat: Seat, data: Data) -> Order | Refusal:
    if not _is_readable(data):
        return Refusal((faults.unreadable(HINT),))
    buy = list(data.get("buy", ()))
    found = _buy_faults(g, seat, buy)
    if found:
        return Refusal(tuple(found))
    gift, wish = data.get("gift") or "", data.get("credits")
    found += _gift_faults(g, seat, buy, gift) + _discount_faults(g, buy, data.get("discount") or "")
    gained = [*buy, *([gift] if gift else [])]
    extra = bill.trait_of(g, [n for n in gained if n in g.rules.advances], Trait.EXTRA_CREDITS)
    chosen = spread(g, seat, gained, extra) if wish is None else dict(wish)
    found += _credit_faults(g, chosen, extra)
    total = bill.make_bill(g, seat, buy, data.get("discount") or "").total
    paid = _payment(g, seat, buy, total, data.get("pay"))
    if isinstance(paid, list):
        return Refusal((*found, *paid))
    discard = _discard(g, seat, gained, paid, data.get("discard"))
    if isinstance(discard, Fault):
        found.append(discard)
    if found or isinstance(discard, Fault):
        return Refusal(tuple(found))
    return Order(tuple(buy), tuple(gained[len(buy) :]), chosen, total, paid, discard)


def hand_limit(g: Civ, seat: Seat, gained: list[str]) -> int:
    """WE 12: how many commodities may be kept; an advance just bought counts."""
    return g.rules.amount([*g.nation(seat).advances, *gained], Trait.HAND_LIMIT, g.numbers.hand_limit)


def spread(g: Civ, seat: Seat, gained: list[str], extra: int) -> dict[str, int]:
    """Where extra credits go if nobody says: to the group with the most advances still to buy."""
    if not extra:
        return {}
    held = {*g.nation(seat).advances, *gained}
    missing = Counter(
        group for name, advance in g.rules.advances.items() if name not in held for group in advance.groups
    )
    return {max(bill.groups(g), key=lambda group: missing[group]): extra}


def _is_readable(data: Any) -> bool:
    if not isinstance(data, dict) or not set(data) <= PARTS:
        return False
    pay = data.get("pay")
    return (
        _are_names(data.get("buy", ()))
        and _are_names(data.get("discard") or ())
        and isinstance(data.get("gift") or "", str)
        and isinstance(data.get("discount") or "", str)
        and _are_counts(data.get("credits") or {})
        and (pay is None or _is_payment(pay))
    )


def _is_payment(pay: Any) -> bool:
    if not isinstance(pay, dict) or not set(pay) <= {"cards", "treasury", "substitute"}:
        return False
    treasury, substitute = pay.get("treasury", 0), pay.get("substitute") or ("", "")
    return (
        _are_counts(pay.get("cards") or {})
        and isinstance(treasury, int)
        and not isinstance(treasury, bool)
        and treasury >= 0
        and _are_names(substitute)
        and len(substitute) == 2
    )


def _are_names(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(name, str) for name in value)


def _are_counts(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(key, str) and isinstance(n, int) and not isinstance(n, bool) and n >= 0
        for key, n in value.items()
    )


def _buy_faults(g: Civ, seat: Seat, buy: list[str]) -> list[Fault]:
    found = []
    if unknown := sorted({name for name in buy if name not in g.rules.advances}):
        found.append(faults.unknown_advance(unknown))
    twice = {name for name, count in Counter(buy).items() if count > 1}
    if held := sorted(twice | (set(buy) & set(g.nation(seat).advances))):
        found.append(faults.already_held(held))
    return found


def _gift_faults(g: Civ, seat: Seat, buy: list[str], gift: str) -> list[Fault]:
    if not gift:
        return []
    legal = bill.gifts(g, seat, buy)
    if not legal:
        return [faults.bad_gift("Nothing you buy brings another advance for free.")]
    return [] if gift in legal else [faults.bad_gift(f"{gift} cannot be had for free.", ", ".join(legal))]


def _discount_faults(g: Civ, buy: list[str], discounted: str) -> list[Fault]:
    if not discounted:
        return []
    givers = [name for name in buy if g.rules.advances[name].traits.get(Trait.DISCOUNT)]
    if not givers:
        return [faults.bad_discount("Nothing you buy makes another advance cheaper.")]
    if discounted not in buy or discounted in givers:
        return [faults.bad_discount("The discount is for another advance of the same purchase.")]
    return []


def _credit_faults(g: Civ, chosen: Mapping[str, int], extra: int) -> list[Fault]:
    unit = g.numbers.credit_unit
    fits = all(group in bill.groups(g) and points % unit == 0 for group, points in chosen.items())
    return [] if fits and sum(chosen.values()) == extra else [faults.bad_credits(extra, unit)]


def _payment(g: Civ, seat: Seat, buy: list[str], total: int, pay: Any) -> Payment | list[Fault]:
    if pay is None:
        best = payment.suggest(g, seat, total)
        return [faults.cannot_afford(total, payment.wealth(g, seat))] if best is None else best
    substitute = tuple(pay["substitute"]) if pay.get("substitute") else None
    chosen = {name: count for name, count in (pay.get("cards") or {}).items() if count}
    paid = Payment(chosen, pay.get("treasury", 0), substitute)
    found = _card_faults(g, seat, paid)
    if found:
        return found
    each, have = payment.worth(g, seat), g.nation(seat).treasury
    by_cards = payment.cards_value(g.rules, paid)
    most = payment.most_treasury(total - by_cards, each)
    if paid.treasury > have:
        found.append(faults.too_little_treasury(have))
    if paid.treasury > most:
        found.append(faults.too_much_treasury(most))
    if by_cards + paid.treasury * each < total:
        found.append(faults.not_enough(by_cards + paid.treasury * each, total))
    if not buy and paid.spent:
        found.append(faults.pays_nothing())
    return found or paid


def _card_faults(g: Civ, seat: Seat, paid: Payment) -> list[Fault]:
    lacking = sorted(paid.spent - cards.commodities(g, seat))
    if lacking:
        return [faults.cards_missing(lacking)]
    if paid.substitute is None:
        return []
    card, whole = paid.substitute
    if not g.allows(seat, Trait.SUBSTITUTE):
        return [faults.bad_substitute("None of your advances lets a card stand in for another.")]
    if card == whole or whole not in paid.cards or whole not in g.rules.commodities:
        return [faults.bad_substitute(f"{card} must fill up a set of another commodity that you turn in.")]
    if g.rules.stack_of(card) < g.rules.stack_of(whole):
        return [faults.bad_substitute(f"{card} has a lower face value than {whole}.")]
    if paid.cards[whole] >= g.rules.commodities[whole].count:
        return [faults.bad_substitute(f"The set of {whole} is complete.")]
    return []


def _discard(g: Civ, seat: Seat, gained: list[str], paid: Payment, chosen: Any) -> tuple[str, ...] | Fault:
    left = cards.commodities(g, seat) - paid.spent
    excess = max(0, left.total() - hand_limit(g, seat, [n for n in gained if n in g.rules.advances]))
    if chosen is None:
        return tuple(payment.spare(g, left, excess))
    if lacking := sorted(Counter(chosen) - left):
        return faults.cards_missing(lacking)
    return tuple(chosen) if len(chosen) == excess else faults.wrong_discard(len(chosen), excess)
