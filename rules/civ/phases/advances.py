"""WE 12: advances are bought in the order of the markers, furthest first; then the hand limit holds."""

from rules.civ.civ import Civ
from rules.civ.events_trade import CameTooLate
from rules.civ.purchase.payment import wealth
from rules.civ.purchase.referee import PurchaseReferee
from rules.civ.purchase.transaction import Transaction, carry_out
from rules.civ.topics import Topic
from rules.table import Purchase, Script, Seat, ask, at_once


def advances(g: Civ) -> Script[None]:
    """WE 12: everybody buys in one transaction; who likes waits for those before.

    What only some may hold goes strictly by the order: whoever wants it acts when all before him have acted,
    and is asked again if it is gone by then.
    """
    order = g.order(Topic.PURCHASE)
    acted: list[Seat] = []
    later: dict[Seat, Transaction] = {}

    def act(seat: Seat, made: Transaction) -> None:
        before = order[: order.index(seat)]
        if _is_limited(g, made) and (_gone(g, seat, made) or not set(before) <= set(acted)):
            later[seat] = made
        else:
            carry_out(g, seat, made)
            acted.append(seat)

    yield from at_once(order, lambda seat: question(g, seat), act)
    for seat in (seat for seat in order if seat in later):
        yield from _act_later(g, seat, later[seat])


def foresee_advances(g: Civ, seat: Seat) -> Purchase[Transaction]:
    """What a seat could buy with the cards and the treasury that it has now."""
    return question(g, seat)


def _act_later(g: Civ, seat: Seat, made: Transaction) -> Script[None]:
    if gone := _gone(g, seat, made):
        g.tell(CameTooLate(seat, gone), seat)
        made = yield from ask(question(g, seat, "advances:again", made.buy))
    carry_out(g, seat, made)


def _is_limited(g: Civ, made: Transaction) -> bool:
    return any(g.rules.advances[name].limited for name in (*made.buy, *made.gift))


def _gone(g: Civ, seat: Seat, made: Transaction) -> tuple[str, ...]:
    """What others have bought meanwhile, so that the seat may not."""
    bar = g.rules.purchasing.bar
    return tuple(name for name in (*made.buy, *made.gift) if bar(g, seat, name))


def question(g: Civ, seat: Seat, key: str = "advances", wish: tuple[str, ...] = ()) -> Purchase[Transaction]:
    """What a seat is asked."""
    return Purchase(
        seat=seat,
        key=key,
        prompt=f"Which advances do you buy? Your cards and treasury are worth {wealth(g, seat)}.",
        section=g.rules.cite(Topic.PURCHASE),
        public="buys advances",
        topic="buy advances",
        referee=PurchaseReferee(g, seat, wish),
    )
