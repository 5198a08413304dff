"""WE 12: advances are bought in the order of the markers, furthest first; then the hand limit holds."""

from collections.abc import Mapping

from rules.civ import cards, pieces
from rules.civ.civ import Civ
from rules.civ.events_trade import AdvancesBought, CardsDiscarded
from rules.civ.purchase.judging import Order
from rules.civ.purchase.payment import wealth
from rules.civ.purchase.referee import PurchaseReferee
from rules.civ.topics import Topic
from rules.table import Purchase, Script, Seat, in_turn


def advances(g: Civ) -> Script[None]:
    """WE 12: everybody buys in one transaction; who does not want to wait answers ahead."""
    order = g.order(Topic.PURCHASE)
    yield from in_turn(order, lambda seat: question(g, seat), lambda seat, answer: carry_out(g, seat, answer))


def question(g: Civ, seat: Seat) -> Purchase[Order]:
    """What a seat is asked."""
    return Purchase(
        seat=seat,
        key="advances",
        prompt=f"Which advances do you buy? Your cards and treasury are worth {wealth(g, seat)}.",
        section=g.rules.cite(Topic.PURCHASE),
        public="buys advances",
        topic="buy advances",
        referee=PurchaseReferee(g, seat),
    )


def carry_out(g: Civ, seat: Seat, order: Order) -> None:
    """WE 12: cards and treasury go, advances and credits come."""
    spent = list(order.payment.spent.elements())
    cards.discard(g, seat, spent)
    pieces.pay(g, seat, order.payment.treasury)
    gain(g, seat, (*order.buy, *order.gift), order.credits)
    if order.buy:
        paid = (order.price, order.payment.treasury, tuple(spent))
        g.tell(AdvancesBought(seat, order.buy, order.gift, *paid, dict(order.credits)))
    if order.discard:
        cards.discard(g, seat, order.discard)
        g.tell(CardsDiscarded(seat, order.discard))


def gain(g: Civ, seat: Seat, names: tuple[str, ...], extra: Mapping[str, int]) -> None:
    """Advances and the credit tokens chosen with them."""
    nation = g.nation(seat)
    nation.advances.extend(names)
    for group, points in extra.items():
        nation.credits[group] = nation.credits.get(group, 0) + points
