"""WE 7: the trade session: an open floor until everybody is done or time is up."""

from collections import Counter
from collections.abc import Iterable
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
from rules.civ.trade.acts import Accept, Act, CryOut, Decline, Finish, MakeOffer, Until, WithdrawOffer
from rules.civ.trade.referee import DealReferee
from rules.civ.trade.treasury import is_payable, pay_treasury
from rules.table import Deal, Script, Seat, floor

TAKEN = "somebody else accepted it"


def trade(g: Civ) -> Script[None]:
    """WE 7: seats act in any order; a deal moves its cards at once; nobody else learns which."""
    g.state.floor = Floor()
    if not g.state.offer_numbers.key:
        g.state.offer_numbers.key = 1 + g.chance.below("offer numbers", KEYS)
    deals = 0
    questions = {seat: _question(g, seat) for seat in g.seats}
    while len(able := _able(g)) > 1:
        table = g.state.floor
        waiting = [seat for seat in able if seat not in table.done] or _last_call(g, able)
        others = [seat for seat in able if seat in table.done and seat not in table.gone]
        act = yield from floor((questions[s] for s in waiting), (questions[s] for s in others))
        if act is None:
            break
        deals += _perform(g, *act)
    g.state.floor = Floor()
    g.tell(TradeEnded(deals))


def _able(g: Civ) -> list[Seat]:
    """Those with cards enough for a deal; only the number of cards counts, for everybody may know it."""
    return [seat for seat in g.order() if cards.hidden(g, seat) >= g.numbers.deal_cards]


def _last_call(g: Civ, able: Iterable[Seat]) -> list[Seat]:
    """Everybody is done: those who said so come back for what is offered to them, all together and once.

    For those to whom nothing is, the session is over.
    """
    table = g.state.floor
    offered = {seat for offer in table.offers for seat in offer.open_to}
    called = [seat for seat in able if seat in table.for_last_call and seat in offered]
    table.had_last_call += called
    table.gone += [seat for seat in table.for_last_call if seat not in called]
    for seat in called:
        _come_back(g, seat)
    return called


def _question(g: Civ, seat: Seat) -> Deal[Act]:
    return Deal(
        seat=seat,
        key="trade",
        prompt="Trade: make and answer offers until you are done.\n"
        f"{g.numbers.deal_cards} cards or more on each side, {g.numbers.deal_true} of them named truly"
        f"{_treasury(g)}.",
        section=g.rules.cite(Topic.TRADE),
        public="is trading",
        referee=DealReferee(g, seat),
    )


def _treasury(g: Civ) -> str:
    return "; treasury may go with them" if g.rules.trading.treasury else ""


def _perform(g: Civ, seat: Seat, act: Act) -> bool:
    """Carry an act out; whether a deal was struck."""
    table = g.state.floor
    if isinstance(act, MakeOffer | CryOut):
        _come_back(g, seat)
    match act:
        case MakeOffer():
            _make(g, seat, act)
        case Accept(number, given):
            _strike(g, _open(table, number, seat), seat, given)
            return True
        case Decline(number, note):
            _close(g, _open(table, number, seat), "declined", seat, note=note)
        case WithdrawOffer(number):
            _close(g, _open(table, number, seat), "withdrawn")
        case CryOut(wants, haves):
            table.cries[seat] = Cry(list(wants), list(haves))
            g.tell(CriedOut(seat, wants, haves))
        case Finish(until):
            _finish(g, seat, until)
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
        _close(g, _open(table, act.answers, seat), "countered", seat)
    to, *others = act.to
    number = _number(g, seat, to, bool(others))
    give, say, want = list(terms.give), list(terms.say), list(terms.want)
    money, note = (terms.treasury, terms.asked), terms.note
    table.lay(Offer(number, seat, to, give, say, want, terms.count, 0, *money, others=others, note=note))
    said = (len(give), terms.say, terms.want, terms.count)
    g.tell(OfferMade(number, seat, to, *said, *money, tuple(others), note, act.to_all), seat, *act.to)
    for receiver in act.to:
        _call_back(g, receiver)


def _number(g: Civ, maker: Seat, to: Seat, is_to_several: bool) -> int:
    numbers, seats = g.state.offer_numbers, len(g.state.nations)
    return numbers.draw_for_several(maker, seats) if is_to_several else numbers.draw(maker, to, seats)


def _finish(g: Civ, seat: Seat, until: Until) -> None:
    """A seat is done; for good, if it says so or has had its last call: what is offered to it is declined."""
    table = g.state.floor
    for_good = until is Until.END or (until is Until.LAST_CALL and seat in table.had_last_call)
    if seat in table.done:  # who was done already says anew what may bring him back
        table.back(seat)
    table.done.append(seat)
    if for_good:
        table.gone.append(seat)
        for offer in [offer for offer in table.offers if seat in offer.open_to]:
            _close(g, offer, "declined", seat)
    elif until is Until.LAST_CALL:
        table.for_last_call.append(seat)
    g.tell(TradingDone(seat, for_good=for_good))


def _call_back(g: Civ, seat: Seat) -> None:
    """Something is offered to a seat, or taken of what it offered: it is back, unless it waits for more."""
    if seat not in g.state.floor.for_last_call and seat not in g.state.floor.gone:
        _come_back(g, seat)


def _come_back(g: Civ, seat: Seat) -> None:
    if seat in g.state.floor.done:
        g.state.floor.back(seat)
        g.tell(TradingDone(seat, is_done=False))


def _close(g: Civ, offer: Offer, fate: str, *seats: Seat, note: str = "") -> None:
    """An offer is no more for these receivers, or for all; each is told, and its maker once."""
    maker, gone = offer.maker, seats or offer.open_to
    g.state.floor.close(offer, gone, fate)
    if len(gone) == 1:
        g.tell(OfferClosed(offer.id, maker, gone[0], fate, note=note), maker, gone[0])
        return
    g.tell(OfferClosed(offer.id, maker, gone[0], fate, gone[1:]), maker)
    _tell_each(g, offer, fate, gone)


def _tell_each(g: Civ, offer: Offer, fate: str, seats: Iterable[Seat]) -> None:
    for seat in seats:
        g.tell(OfferClosed(offer.id, offer.maker, seat, fate), seat)


def _accepted(g: Civ, offer: Offer, taker: Seat) -> None:
    """First come, first served: for the others it is gone."""
    late = [seat for seat in offer.open_to if seat != taker]
    table = g.state.floor
    table.close(offer, late, TAKEN)
    _tell_each(g, offer, TAKEN, late)
    _close(g, _open(table, offer.id, taker), "accepted", taker)


def _strike(g: Civ, offer: Offer, taker: Seat, given: tuple[str, ...]) -> None:
    """Both sides change hands at once; offers that can no longer be kept leave the floor."""
    maker = offer.maker
    _accepted(g, offer, taker)
    cards.hand_over(g, maker, taker, offer.give)
    cards.hand_over(g, taker, maker, given)
    pay_treasury(g, offer, taker)
    g.tell(DealStruck(maker, taker, len(offer.give), len(given), offer.treasury, offer.asked))
    g.tell(CardsReceived(taker, tuple(offer.give), maker), taker)
    g.tell(CardsReceived(maker, given, taker), maker)
    _call_back(g, maker)
    for other in list(g.state.floor.offers):
        _withdraw_what_cannot_be_kept(g, other)


def _withdraw_what_cannot_be_kept(g: Civ, offer: Offer) -> None:
    """An offer whose cards are gone, and the receivers of one who could not pay for it."""
    if Counter(offer.give) - cards.hand(g, offer.maker):
        _close(g, offer, "its maker no longer holds the cards")
        return
    poor = [seat for seat in offer.open_to if offer.count > cards.hidden(g, seat)]
    broke = [seat for seat in offer.open_to if seat not in poor and not is_payable(g, offer, seat)]
    if poor:
        _close(g, offer, "not enough cards are left to pay for it", *poor)
    if broke:
        left = _open(g.state.floor, offer.id, offer.maker)
        _close(g, left, "its treasury can no longer be paid", *broke)
