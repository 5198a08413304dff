"""WE 12: one transaction, complete, and how it is carried out."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.civ import cards, pieces
from rules.civ.civ import Civ
from rules.civ.events_trade import AdvancesBought, CardsDiscarded, CardsExchanged, CardsReturned
from rules.civ.exchange import exchange
from rules.civ.purchase.payment import Payment
from rules.civ.traits import Trait
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Transaction:
    """WE 12: what is bought and given free, what is paid, what is given up above the hand limit."""

    buy: tuple[str, ...] = ()
    gift: tuple[str, ...] = ()
    credits: Mapping[str, int] = field(default_factory=dict)
    price: int = 0
    payment: Payment = field(default_factory=Payment)
    discard: tuple[str, ...] = ()
    groups: Mapping[str, str] = field(default_factory=dict)
    """The group of the credits that are the buyer's choice, by the advance that brings them."""
    exchange: tuple[str, ...] = ()
    """The cards returned for treasury, before the hand limit holds."""


def carry_out(g: Civ, seat: Seat, made: Transaction) -> None:
    """WE 12: cards and treasury go, advances and credits come; then the hand limit holds."""
    spent = list(made.payment.spent.elements())
    cards.discard(g, seat, spent)
    pieces.pay(g, seat, made.payment.treasury)
    gain(g, seat, (*made.buy, *made.gift), made.credits)
    g.nation(seat).chosen.update(made.groups)
    if made.buy:
        paid = (made.price, made.payment.treasury, tuple(spent))
        g.tell(AdvancesBought(seat, made.buy, made.gift, *paid, dict(made.credits), dict(made.groups)))
    if made.exchange:
        gained = exchange(g, seat, g.amount(seat, Trait.EXCHANGE), made.exchange)
        g.tell(CardsExchanged(seat, _exchanger(g, seat), made.exchange, gained))
    if made.discard:
        _give_up(g, seat, made.discard)


def _exchanger(g: Civ, seat: Seat) -> str:
    """The advance that turns cards into treasury."""
    held = g.nation(seat).advances
    return next(name for name in held if g.rules.advances[name].traits.get(Trait.EXCHANGE))


def _give_up(g: Civ, seat: Seat, names: tuple[str, ...]) -> None:
    """Cards above the hand limit, for all to see or face down."""
    cards.discard(g, seat, names)
    if g.rules.purchasing.face_down:
        g.tell(CardsDiscarded(seat, names), seat)
        g.tell(CardsReturned(seat, len(names)))
    else:
        g.tell(CardsDiscarded(seat, names))


def gain(g: Civ, seat: Seat, names: tuple[str, ...], extra: Mapping[str, int]) -> None:
    """Advances and the credit tokens chosen with them."""
    nation = g.nation(seat)
    nation.advances.extend(names)
    for group, points in extra.items():
        nation.credits[group] = nation.credits.get(group, 0) + points
