"""WE 7: whether an offer may be made: to one seat, to several, or to all who can take it."""

from collections.abc import Sequence

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.trade.acts import MakeOffer, Terms
from rules.civ.trade.answers import ALL, OfferAnswer, TermsAnswer
from rules.civ.trade.goods import (
    card_faults,
    name_faults,
    partners,
    section,
    still_trading,
    true_names,
    truth_faults,
)
from rules.civ.trade.notes import LONGEST, cleaned
from rules.civ.trade.treasury import treasury_faults
from rules.table import Fault, Refusal, Seat


def offered(g: Civ, seat: Seat, answer: OfferAnswer) -> MakeOffer | Refusal:
    """An offer to those named, each of whom must be able to take it, or to all who can."""
    terms = terms_of(g, answer)
    found = terms_faults(g, seat, terms)
    if answer.to == ALL:
        to, against = _whoever_can(g, seat, terms)
        found += against
    else:
        to = tuple(dict.fromkeys(answer.to)) if isinstance(answer.to, tuple) else (answer.to,)
        known = partners(g, seat)
        if not to or any(other not in known for other in to):
            return Refusal((faults.no_partner(section(g), map(g.name, known)),))
        found += receiver_faults(g, seat, to, terms)
    return Refusal(tuple(found)) if found else MakeOffer(to, terms, to_all=answer.to == ALL)


def countered(g: Civ, seat: Seat, to: Seat, answer: TermsAnswer, number: int) -> MakeOffer | Refusal:
    """An offer back to the maker of another one."""
    terms = terms_of(g, answer)
    found = [*terms_faults(g, seat, terms), *receiver_faults(g, seat, (to,), terms)]
    if to in g.state.floor.gone:
        found.append(faults.done_for_good(section(g), g.name(to)))
    return Refusal(tuple(found)) if found else MakeOffer((to,), terms, number)


def terms_of(g: Civ, answer: TermsAnswer) -> Terms:
    """The terms with everything filled in."""
    return Terms(
        give=answer.give,
        say=answer.say or tuple(true_names(g, answer.give)),
        want=answer.want,
        count=max(g.numbers.deal_cards, len(answer.want)) if answer.count is None else answer.count,
        treasury=answer.give_treasury,
        asked=answer.want_treasury,
        note=cleaned(answer.note),
    )


def terms_faults(g: Civ, seat: Seat, terms: Terms) -> list[Fault]:
    """What is wrong with an offer, whoever it is made to."""
    least = g.numbers.deal_cards
    found = card_faults(g, seat, terms.give)
    if len(terms.give) < least:
        found.append(faults.too_few_cards(section(g), "You give", least))
    if terms.count < least:
        found.append(faults.too_few_cards(section(g), "You ask for", least))
    found += name_faults(g, "What you give", terms.say, len(terms.give))
    found += name_faults(g, "What you ask for", terms.want, terms.count)
    found += truth_faults(g, terms.say, terms.give)
    return found + note_faults(terms.note)


def note_faults(note: str) -> list[Fault]:
    """What is wrong with a sentence that goes with an act."""
    return [faults.note_too_long(len(note), LONGEST)] if len(note) > LONGEST else []


def receiver_faults(g: Civ, seat: Seat, to: Sequence[Seat], terms: Terms) -> list[Fault]:
    """Why one of those it is made to could not take it; what is wrong with all of them is said once."""
    found: list[Fault] = []
    for other in to:
        held = cards.hidden(g, other)
        if terms.count > held:
            found.append(faults.partner_too_poor(section(g), g.name(other), held))
        found += treasury_faults(g, seat, other, terms.treasury, terms.asked)
    return list(dict.fromkeys(found))


def _whoever_can(g: Civ, seat: Seat, terms: Terms) -> tuple[tuple[Seat, ...], list[Fault]]:
    """Those still trading who could take it; or why there are none."""
    against = {s: receiver_faults(g, seat, (s,), terms) for s in still_trading(g, seat)}
    takers = tuple(s for s, found in against.items() if not found)
    if takers:
        return takers, []
    common = [
        fault for fault in next(iter(against.values()), []) if all(fault in f for f in against.values())
    ]
    return (), common or [faults.nobody_to_take_it(section(g))]
