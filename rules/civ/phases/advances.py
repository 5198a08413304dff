"""WE 12: advances are bought in the order of the markers, furthest first; then the hand limit holds."""

from rules.civ.civ import Civ
from rules.civ.purchase.payment import wealth
from rules.civ.purchase.referee import PurchaseReferee
from rules.civ.purchase.transaction import Transaction, carry_out
from rules.civ.topics import Topic
from rules.table import Purchase, Script, Seat, at_once


def advances(g: Civ) -> Script[None]:
    """WE 12: everybody buys in one transaction; who likes waits for those before."""
    order = g.order(Topic.PURCHASE)
    yield from at_once(order, lambda seat: question(g, seat), lambda seat, made: carry_out(g, seat, made))


def question(g: Civ, seat: Seat) -> Purchase[Transaction]:
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
