"""WE 7: the trade session: an open floor until everybody is done or time is up."""

from collections import Counter
from typing import assert_never

from rules.civ import cards
from rules.civ.civ import Civ
from rules.civ.events_trade import (
    CardsReceived,
    CriedOut,
    DealStruck,
    OfferClosed,
    OfferMade,
    TradeEnded,
    TradingDone,
)
from rules.civ.numbering import KEYS
from rules.civ.offer import Cry, Floor, Offer
from rules.civ.topics import Topic
from rules.civ.trade.acts import Accept, Act, CryOut, Decline, Finish, MakeOffer, WithdrawOffer
from rules.civ.trade.referee import DealReferee
from rules.civ.trade.treasury import is_payable, pay_treasury
from rules.table import Deal, Script, Seat, floor


def trade(g: Civ) -> Script[None]:
    """WE 7: seats act in any order; a deal moves its cards at once; nobody else learns which."""
    g.state.floor = Floor()
    if not g.state.offer_numbers.key:
        g.state.offer_numbers.key = 1 + g.chance.below("offer numbers", KEYS)
    deals = 0
    questions = {seat: _question(g, seat) for seat in g.seats}
    while len(able := _able(g)) > 1:
        waiting = [seat for seat in able if seat not in g.state.floor.done]
        act = yield from floor(questions[seat] for seat in waiting)
        if act is None:
            break
        deals += _perform(g, *act)
    g.state.floor = Floor()
    g.tell(TradeEnded(deals))


def _able(g: Civ) -> list[Seat]:
    """Those with cards enough for a deal; only the number of cards counts, for everybody may know it."""
    return [seat for seat in g.order() if cards.hidden(g, seat) >= g.numbers.deal_cards]


def _question(g: Civ, seat: Seat) -> Deal[Act]:
    return Deal(
        seat=seat,
        key="trade",
        prompt=f"Trade: make and answer offers until you are done; {g.numbers.deal_cards} cards or more "
        f"on each side, {g.numbers.deal_true} of them named truly{_treasury(g)}.",
        section=g.rules.cite(Topic.TRADE),
        public="is trading",
        referee=DealReferee(g, seat),
    )


def _treasury(g: Civ) -> str:
    return "; treasury may go with them" if g.rules.trading.treasury else ""


def _perform(g: Civ, seat: Seat, act: Act) -> bool:
    """Carry an act out; whether a deal was struck."""
    table = g.state.floor
    match act:
        case MakeOffer():
            _make(g, seat, act)
        case Accept(number, given):
            _strike(g, _open(table, number, seat), given)
            return True
        case Decline(number):
            _close(g, _open(table, number, seat), "declined")
        case WithdrawOffer(number):
            _close(g, _open(table, number, seat), "withdrawn")
        case CryOut(wants, haves):
            table.cries[seat] = Cry(list(wants), list(haves))
            g.tell(CriedOut(seat, wants, haves))
        case Finish():
            table.done.append(seat)
            g.tell(TradingDone(seat))
        case _:
            assert_never(act)
    return False


def _open(table: Floor, number: int, seat: Seat) -> Offer:
    offer = table.offer(number, seat)
    assert offer is not None
    return offer


def _make(g: Civ, seat: Seat, act: MakeOffer) -> None:
    """Lay an offer on the floor; whoever gets one is back on the floor."""
    table, terms = g.state.floor, act.terms
    if act.answers is not None:
        _close(g, _open(table, act.answers, seat), "countered")
    number = g.state.offer_numbers.draw(seat, act.to, len(g.state.nations))
    give, say, want = list(terms.give), list(terms.say), list(terms.want)
    money = {"treasury": terms.treasury, "asked": terms.asked}
    table.lay(Offer(number, seat, act.to, give, say, want, terms.count, **money))
    told = OfferMade(number, seat, act.to, len(give), terms.say, terms.want, terms.count, **money)
    g.tell(told, seat, act.to)
    _call_back(g, act.to)


def _call_back(g: Civ, seat: Seat) -> None:
    if seat in g.state.floor.done:
        g.state.floor.done.remove(seat)
        g.tell(TradingDone(seat, is_done=False))


def _close(g: Civ, offer: Offer, fate: str) -> None:
    g.state.floor.close(offer, fate)
    g.tell(OfferClosed(offer.id, offer.maker, offer.to, fate), offer.maker, offer.to)


def _strike(g: Civ, offer: Offer, given: tuple[str, ...]) -> None:
    """Both sides change hands at once; offers that can no longer be kept leave the floor."""
    maker, taker = offer.maker, offer.to
    _close(g, offer, "accepted")
    cards.hand_over(g, maker, taker, offer.give)
    cards.hand_over(g, taker, maker, given)
    pay_treasury(g, offer)
    g.tell(DealStruck(maker, taker, len(offer.give), len(given), offer.treasury, offer.asked))
    g.tell(CardsReceived(taker, tuple(offer.give), maker), taker)
    g.tell(CardsReceived(maker, given, taker), maker)
    _call_back(g, maker)
    for other in list(g.state.floor.offers):
        if other.maker in (maker, taker) and Counter(other.give) - cards.hand(g, other.maker):
            _close(g, other, "its maker no longer holds the cards")
        elif other.count > cards.hidden(g, other.to):
            _close(g, other, "not enough cards are left to pay for it")
        elif not is_payable(g, other):
            _close(g, other, "its treasury can no longer be paid")
