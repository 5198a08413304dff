"""WE 7: whether an act on the floor is allowed: enough cards, true names, nothing that must be kept."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import assert_never

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.offer import Offer
from rules.civ.topics import Topic
from rules.civ.trade.acts import Accept, Act, CryOut, Decline, Finish, MakeOffer, Terms, WithdrawOffer
from rules.civ.trade.answers import (
    AboutOffer,
    AcceptAnswer,
    Answer,
    CounterAnswer,
    DeclineAnswer,
    DoneAnswer,
    MarketAnswer,
    OfferAnswer,
    TermsAnswer,
    WithdrawAnswer,
)
from rules.civ.trade.treasury import treasury_faults
from rules.table import Fault, Refusal, Seat


def judge(g: Civ, seat: Seat, answer: Answer) -> Act | Refusal:
    """The act with everything filled in, or every reason against it."""
    match answer:
        case DoneAnswer():
            return Finish()
        case MarketAnswer():
            return _cry(g, answer)
        case OfferAnswer(to=to):
            if to not in partners(g, seat):
                return Refusal((faults.no_partner(_section(g), (g.name(s) for s in partners(g, seat))),))
            return _made(g, seat, to, answer)
        case CounterAnswer() | AcceptAnswer() | DeclineAnswer() | WithdrawAnswer():
            return _about_offer(g, seat, answer)
    assert_never(answer)


def partners(g: Civ, seat: Seat) -> list[Seat]:
    """WE 7: the seats one may trade with: those with cards enough for a deal."""
    return [s for s in g.rivals(seat) if cards.hidden(g, s) >= g.numbers.deal_cards]


def tradeable(g: Civ, seat: Seat) -> list[str]:
    """WE 7: the cards of a seat that may be traded, commodities first, by stack."""
    names = [card.name for card in g.nation(seat).hand if cards.is_tradeable(g.rules, card.name)]
    return sorted(names, key=lambda n: (not cards.is_commodity(g.rules, n), g.rules.stack_of(n), n))


def true_names(g: Civ, give: Iterable[str]) -> list[str]:
    """What may be said of cards without a lie: the commodities among them."""
    return [name for name in give if cards.is_commodity(g.rules, name)]


def settled(g: Civ, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
    """The cards that keep every word of an offer's request, if that leaves nothing to choose."""
    if len(offer.want) == offer.count and not Counter(offer.want) - cards.hand(g, seat):
        return tuple(offer.want)
    mine = tradeable(g, seat)
    return tuple(mine) if len(mine) == offer.count and not _untrue(g, offer.want, mine) else None


def _section(g: Civ) -> str:
    return g.rules.cite(Topic.TRADE)


def _lacking(wanted: Iterable[str], have: Mapping[str, int]) -> list[str]:
    return sorted(Counter(wanted) - Counter(have))


def _untrue(g: Civ, named: Iterable[str], given: Iterable[str]) -> list[str]:
    return _lacking(list(named)[: g.numbers.deal_true], Counter(given))


def _truth_faults(g: Civ, named: Iterable[str], given: Iterable[str]) -> list[Fault]:
    untrue = _untrue(g, named, given)
    return [faults.not_true(_section(g), untrue, g.numbers.deal_true)] if untrue else []


def _card_faults(g: Civ, seat: Seat, given: Iterable[str]) -> list[Fault]:
    """What is wrong with the cards somebody wants to give."""
    given, found = list(given), []
    if lacking := _lacking(given, cards.hand(g, seat)):
        found.append(faults.not_in_hand(_section(g), lacking))
    if barred := sorted({name for name in given if not cards.is_tradeable(g.rules, name)}):
        found.append(faults.not_tradeable(_section(g), barred))
    return found


def _name_faults(g: Civ, what: str, named: tuple[str, ...], count: int) -> list[Fault]:
    """What is wrong with the commodities named for one side."""
    found = []
    if strange := sorted({name for name in named if not cards.is_commodity(g.rules, name)}):
        found.append(faults.not_a_commodity(_section(g), strange))
    if len(named) < g.numbers.deal_true:
        found.append(faults.too_few_named(_section(g), what, g.numbers.deal_true))
    if len(named) > count:
        found.append(faults.too_many_named(_section(g), what, count))
    return found


def _made(g: Civ, seat: Seat, to: Seat, answer: TermsAnswer, answers: int | None = None) -> Act | Refusal:
    """An offer with its terms, or what is wrong with them."""
    give, want, least = answer.give, answer.want, g.numbers.deal_cards
    say = answer.say or tuple(true_names(g, give))
    count = max(least, len(want)) if answer.count is None else answer.count
    found = _card_faults(g, seat, give)
    if len(give) < least:
        found.append(faults.too_few_cards(_section(g), "You give", least))
    if count < least:
        found.append(faults.too_few_cards(_section(g), "You ask for", least))
    found += _name_faults(g, "What you give", say, len(give))
    found += _name_faults(g, "What you ask for", want, count)
    found += _truth_faults(g, say, give)
    held = cards.hidden(g, to)
    if count > held:
        found.append(faults.partner_too_poor(_section(g), g.name(to), held))
    treasury, asked = answer.give_treasury, answer.want_treasury
    found += treasury_faults(g, seat, to, treasury, asked)
    if found:
        return Refusal(tuple(found))
    return MakeOffer(to, Terms(give, say, want, count, treasury, asked), answers)


def _about_offer(g: Civ, seat: Seat, answer: AboutOffer) -> Act | Refusal:
    offer = g.state.floor.offer(answer.offer, seat)
    if offer is None:
        return Refusal((_missing(g, seat, answer.offer),))
    if isinstance(answer, WithdrawAnswer):
        if offer.maker == seat:
            return WithdrawOffer(offer.id)
        return Refusal(
            (faults.not_yours(_section(g), "Only its maker can withdraw it; you can decline it."),)
        )
    if offer.to != seat:
        return Refusal((faults.not_yours(_section(g), "This offer is your own; you can withdraw it."),))
    match answer:
        case DeclineAnswer():
            return Decline(offer.id)
        case CounterAnswer():
            return _made(g, seat, offer.maker, answer, offer.id)
        case AcceptAnswer():
            return _accept(g, seat, offer, answer)
    assert_never(answer)


def _missing(g: Civ, seat: Seat, number: int) -> Fault:
    """Why an offer cannot be answered: it is closed, or none of this seat's, if it exists at all."""
    fate = g.state.floor.fate(number, seat)
    return faults.no_such_offer(_section(g)) if fate is None else faults.offer_gone(_section(g), fate)


def _accept(g: Civ, seat: Seat, offer: Offer, answer: AcceptAnswer) -> Act | Refusal:
    found = treasury_faults(g, seat, offer.maker, offer.asked, offer.treasury)
    if answer.cards is None:
        given = settled(g, seat, offer)
        if given is None:
            named = offer.want[: g.numbers.deal_true]
            return Refusal((*found, faults.choose_cards(_section(g), offer.count, named)))
        return Refusal(tuple(found)) if found else Accept(offer.id, given)
    found += _card_faults(g, seat, answer.cards)
    if len(answer.cards) != offer.count:
        found.append(faults.wrong_number(_section(g), len(answer.cards), offer.count))
    found += _truth_faults(g, offer.want, answer.cards)
    return Refusal(tuple(found)) if found else Accept(offer.id, answer.cards)


def _cry(g: Civ, answer: MarketAnswer) -> Act | Refusal:
    wants, haves = answer.wants, answer.haves
    if strange := sorted({name for name in (*wants, *haves) if not cards.is_commodity(g.rules, name)}):
        return Refusal((faults.not_a_commodity(_section(g), strange),))
    if not wants and not haves:
        return Refusal((faults.nothing_to_cry(_section(g)),))
    return CryOut(tuple(dict.fromkeys(wants)), tuple(dict.fromkeys(haves)))
