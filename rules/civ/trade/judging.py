"""WE 7: whether an act on the floor is allowed: enough cards, true names, nothing that must be kept."""

from collections import Counter
from typing import assert_never

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.offer import Offer
from rules.civ.trade.acts import Accept, Act, CryOut, Decline, Finish, WithdrawOffer
from rules.civ.trade.answers import (
    AboutOffer,
    AcceptAnswer,
    Answer,
    CounterAnswer,
    DeclineAnswer,
    DoneAnswer,
    MarketAnswer,
    OfferAnswer,
    WithdrawAnswer,
)
from rules.civ.trade.goods import card_faults, section, tradeable, truth_faults, untrue
from rules.civ.trade.notes import cleaned
from rules.civ.trade.offering import countered, note_faults, offered
from rules.civ.trade.treasury import treasury_faults
from rules.table import Fault, Refusal, Seat


def judge(g: Civ, seat: Seat, answer: Answer) -> Act | Refusal:
    """The act with everything filled in, or every reason against it."""
    match answer:
        case DoneAnswer():
            return Finish(answer.until)
        case MarketAnswer():
            return _cry(g, answer)
        case OfferAnswer():
            return offered(g, seat, answer)
        case CounterAnswer() | AcceptAnswer() | DeclineAnswer() | WithdrawAnswer():
            return _about_offer(g, seat, answer)
    assert_never(answer)


def settled(g: Civ, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
    """The cards that keep every word of an offer's request, if that leaves nothing to choose."""
    if len(offer.want) == offer.count and not Counter(offer.want) - cards.hand(g, seat):
        return tuple(offer.want)
    mine = tradeable(g, seat)
    return tuple(mine) if len(mine) == offer.count and not untrue(g, offer.want, mine) else None


def _about_offer(g: Civ, seat: Seat, answer: AboutOffer) -> Act | Refusal:
    offer = g.state.floor.offer(answer.offer, seat)
    if offer is None:
        return Refusal((_missing(g, seat, answer.offer),))
    if isinstance(answer, WithdrawAnswer):
        if offer.maker == seat:
            return WithdrawOffer(offer.id)
        return Refusal((faults.not_yours(section(g), "Only its maker can withdraw it; you can decline it."),))
    if offer.maker == seat:
        return Refusal((faults.not_yours(section(g), "This offer is your own; you can withdraw it."),))
    match answer:
        case DeclineAnswer():
            return _decline(offer, cleaned(answer.note))
        case CounterAnswer():
            return countered(g, seat, offer.maker, answer, offer.id)
        case AcceptAnswer():
            return _accept(g, seat, offer, answer)
    assert_never(answer)


def _missing(g: Civ, seat: Seat, number: int) -> Fault:
    """Why an offer cannot be answered: it is closed, or none of this seat's, if it exists at all."""
    fate = g.state.floor.fate(number, seat)
    return faults.no_such_offer(section(g)) if fate is None else faults.offer_gone(section(g), fate)


def _decline(offer: Offer, note: str) -> Act | Refusal:
    found = note_faults(note)
    return Refusal(tuple(found)) if found else Decline(offer.id, note)


def _accept(g: Civ, seat: Seat, offer: Offer, answer: AcceptAnswer) -> Act | Refusal:
    found = treasury_faults(g, seat, offer.maker, offer.asked, offer.treasury)
    if answer.cards is None:
        given = settled(g, seat, offer)
        if given is None:
            named = offer.want[: g.numbers.deal_true]
            return Refusal((*found, faults.choose_cards(section(g), offer.count, named)))
        return Refusal(tuple(found)) if found else Accept(offer.id, given)
    found += card_faults(g, seat, answer.cards)
    if len(answer.cards) != offer.count:
        found.append(faults.wrong_number(section(g), len(answer.cards), offer.count))
    found += truth_faults(g, offer.want, answer.cards)
    return Refusal(tuple(found)) if found else Accept(offer.id, answer.cards)


def _cry(g: Civ, answer: MarketAnswer) -> Act | Refusal:
    wants, haves = answer.wants, answer.haves
    if strange := sorted({name for name in (*wants, *haves) if not cards.is_commodity(g.rules, name)}):
        return Refusal((faults.not_a_commodity(section(g), strange),))
    if not wants and not haves:
        return Refusal((faults.nothing_to_cry(section(g)),))
    return CryOut(tuple(dict.fromkeys(wants)), tuple(dict.fromkeys(haves)))
