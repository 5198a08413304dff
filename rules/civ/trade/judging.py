"""WE 7: whether an act on the floor is allowed: enough cards, two true names, nothing that must be kept."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.civ import cards
from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.offer import Offer, parties
from rules.civ.trade.acts import Accept, Act, CryOut, Decline, Finish, MakeOffer, Terms, Withdraw
from rules.table import Data, Fault, Refusal, Seat

HINT = "offer, counter, accept, decline, withdraw, market or done"


def judge(g: Civ, seat: Seat, data: Data) -> Act | Refusal:
    """The act in its type, or every reason against it."""
    act = _judge(g, seat, data)
    return faults.cited(g.rules, act.faults) if isinstance(act, Refusal) else act


def _judge(g: Civ, seat: Seat, data: Data) -> Act | Refusal:
    if not isinstance(data, dict):
        return Refusal((faults.unreadable(HINT),))
    match data.get("act"):
        case "done":
            return Finish()
        case "market":
            return _cry(g, data)
        case "offer":
            return _offer(g, seat, data)
        case "counter" | "accept" | "decline" | "withdraw" as act:
            return _about_offer(g, seat, act, data)
    return Refusal((faults.unreadable(HINT),))


def partners(g: Civ, seat: Seat) -> list[Seat]:
    """WE 7: the seats one may trade with: those with cards enough for a deal."""
    return [s for s in g.rivals(seat) if len(g.nation(s).hand) >= g.numbers.deal_cards]


def tradeable(g: Civ, seat: Seat) -> list[str]:
    """WE 7: the cards of a seat that may be traded, commodities first, by stack."""
    names = [card.name for card in g.nation(seat).hand if cards.is_tradeable(g.rules, card.name)]
    return sorted(names, key=lambda n: (not cards.is_commodity(g.rules, n), g.rules.stack_of(n), n))


def settled(g: Civ, seat: Seat, offer: Offer) -> tuple[str, ...] | None:
    """The cards that keep every word of an offer's request, if that leaves nothing to choose."""
    if len(offer.want) == offer.count and not Counter(offer.want) - cards.hand(g, seat):
        return tuple(offer.want)
    mine = tradeable(g, seat)
    return tuple(mine) if len(mine) == offer.count and not _untrue(offer.want, mine, g) else None


def _names(value: Any) -> list[str] | None:
    if isinstance(value, list | tuple) and all(isinstance(name, str) for name in value):
        return list(value)
    return None


def _lacking(wanted: Iterable[str], have: Mapping[str, int]) -> list[str]:
    return sorted(Counter(wanted) - Counter(have))


def _untrue(named: Iterable[str], given: Iterable[str], g: Civ) -> list[str]:
    return _lacking(list(named)[: g.numbers.deal_true], Counter(given))


def _card_faults(g: Civ, seat: Seat, given: list[str]) -> list[Fault]:
    """What is wrong with the cards somebody wants to give."""
    found = []
    if lacking := _lacking(given, cards.hand(g, seat)):
        found.append(faults.not_in_hand(lacking))
    if barred := sorted({name for name in given if not cards.is_tradeable(g.rules, name)}):
        found.append(faults.not_tradeable(barred))
    return found


def _name_faults(g: Civ, what: str, named: list[str], count: int) -> list[Fault]:
    """What is wrong with the commodities named for one side."""
    found = []
    if strange := sorted({name for name in named if not cards.is_commodity(g.rules, name)}):
        found.append(faults.not_a_commodity(strange))
    if len(named) < g.numbers.deal_true:
        found.append(faults.too_few_named(what, g.numbers.deal_true))
    if len(named) > count:
        found.append(faults.too_many_named(what, count))
    return found


def _terms(g: Civ, seat: Seat, to: Seat, data: Mapping[str, Any]) -> Terms | list[Fault]:
    give, want = _names(data.get("give")), _names(data.get("want"))
    if give is None or want is None:
        return [faults.unreadable("cards to give, and commodities to ask for")]
    truth = [name for name in give if cards.is_commodity(g.rules, name)]
    say = _names(data["say"]) if data.get("say") else truth
    least = g.numbers.deal_cards
    count = data.get("count", max(least, len(want)))
    if say is None or not isinstance(count, int) or isinstance(count, bool):
        return [faults.unreadable("the commodities you name, and the number of cards you ask for")]
    found = _card_faults(g, seat, give)
    if len(give) < least:
        found.append(faults.too_few_cards("You give", least))
    if count < least:
        found.append(faults.too_few_cards("You ask for", least))
    found += _name_faults(g, "What you give", say, len(give))
    found += _name_faults(g, "What you ask for", want, count)
    if untrue := _untrue(say, give, g):
        found.append(faults.not_true(untrue))
    held = len(g.nation(to).hand)
    if count > held:
        found.append(faults.partner_too_poor(g.name(to), held))
    return found or Terms(tuple(give), tuple(say), tuple(want), count)


def _offer(g: Civ, seat: Seat, data: Mapping[str, Any]) -> Act | Refusal:
    to = data.get("to")
    if isinstance(to, bool) or to not in partners(g, seat):
        return Refusal((faults.no_partner(g.name(s) for s in partners(g, seat)),))
    terms = _terms(g, seat, to, data)
    return MakeOffer(to, terms) if isinstance(terms, Terms) else Refusal(tuple(terms))


def _about_offer(g: Civ, seat: Seat, act: str, data: Mapping[str, Any]) -> Act | Refusal:
    number = data.get("offer")
    offer = g.state.floor.offer(number) if isinstance(number, int) else None
    if offer is None or seat not in (offer.maker, offer.to):
        return Refusal((_missing(g, seat, number),))
    if act == "withdraw":
        if offer.maker != seat:
            return Refusal((faults.not_yours("Only its maker can withdraw an offer; you can decline it."),))
        return Withdraw(offer.id)
    if offer.to != seat:
        return Refusal((faults.not_yours("This offer is your own; you can withdraw it."),))
    if act == "decline":
        return Decline(offer.id)
    if act == "counter":
        terms = _terms(g, seat, offer.maker, data)
        return MakeOffer(offer.maker, terms, offer.id) if isinstance(terms, Terms) else Refusal(tuple(terms))
    return _accept(g, seat, offer, data)


def _missing(g: Civ, seat: Seat, number: Any) -> Fault:
    """Why an offer cannot be answered: it is closed, or it never was between these seats."""
    fate = g.state.floor.closed.get(number) if isinstance(number, int) else None
    if fate is None or seat not in parties(number):
        return faults.no_such_offer()
    return faults.offer_gone(fate)


def _accept(g: Civ, seat: Seat, offer: Offer, data: Mapping[str, Any]) -> Act | Refusal:
    named = offer.want[: g.numbers.deal_true]
    if data.get("cards") is None:
        given = settled(g, seat, offer)
        if given is None:
            return Refusal((faults.choose_cards(offer.count, named),))
        return Accept(offer.id, given)
    chosen = _names(data["cards"])
    if chosen is None:
        return Refusal((faults.unreadable("the cards you give"),))
    found = _card_faults(g, seat, chosen)
    if len(chosen) != offer.count:
        found.append(faults.wrong_number(len(chosen), offer.count))
    if untrue := _untrue(offer.want, chosen, g):
        found.append(faults.not_true(untrue))
    return Refusal(tuple(found)) if found else Accept(offer.id, tuple(chosen))


def _cry(g: Civ, data: Mapping[str, Any]) -> Act | Refusal:
    wants, haves = _names(data.get("wants", [])), _names(data.get("haves", []))
    if wants is None or haves is None:
        return Refusal((faults.unreadable("commodities you look for, commodities you have"),))
    strange = sorted({name for name in (*wants, *haves) if not cards.is_commodity(g.rules, name)})
    if strange:
        return Refusal((faults.not_a_commodity(strange),))
    if not wants and not haves:
        return Refusal((faults.nothing_to_cry(),))
    return CryOut(tuple(dict.fromkeys(wants)), tuple(dict.fromkeys(haves)))
