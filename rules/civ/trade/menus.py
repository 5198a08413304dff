"""WE 7: an act on the floor put together from menus, choice by choice."""

import re
from collections.abc import Generator
from dataclasses import dataclass

from rules.civ import cards
from rules.civ.cards import listed
from rules.civ.civ import Civ
from rules.civ.trade.acts import Until
from rules.civ.trade.answers import ALL
from rules.civ.trade.goods import partners, still_trading, tradeable
from rules.civ.trade.judging import settled
from rules.civ.trade.terms_menu import all_commodities, card_picks, terms
from rules.civ.trade.treasury import with_treasury
from rules.table import Choice, Data, Drafted, Seat, Step
from rules.table.menu import Menu, Picks, pick_some

DONE = (
    Choice("done", "I am done trading", "you are called once more if anything is offered to you by the end"),
    Choice(f"done:{Until.END}", "I am done for good", "nobody can offer you anything any more"),
    Choice(f"done:{Until.OFFER}", "I am done until an offer comes", "every offer to you calls you"),
)
_MANY = 4
"""More names than these are not listed on a button."""
_ABOUT_OFFER = re.compile(r"(accept|choose|counter|decline|withdraw):[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class _Acts(Step):
    """The first step; an answer to an offer that is off the floor meanwhile is let through to be refused."""

    def fits(self, picks: Picks) -> bool:
        """One of the acts, or an answer to some offer."""
        return Step.fits(self, picks) or (len(picks) == 1 and bool(_ABOUT_OFFER.fullmatch(picks[0])))


def menu(g: Civ, seat: Seat) -> Menu:
    """The act, then whom or which offer, then its terms."""
    (chosen,) = yield _Acts("What do you do?", acts(g, seat))
    act, _, number = chosen.partition(":")
    match act:
        case "offer":
            to = yield from pick_some("To whom?", receivers(g, seat), 1, len(partners(g, seat)))
            return Drafted({"act": act, **(yield from _offered(g, seat, to))}, submit=True)
        case "counter":
            offer = g.state.floor.offer(int(number), seat)
            asked = (yield from terms(g, seat, (offer.maker,))) if offer else {}
            return Drafted({"act": act, "offer": int(number), **asked}, submit=True)
        case "accept" | "choose":
            given = yield from _given(g, seat, int(number), chooses=act == "choose")
            return Drafted({"act": "accept", "offer": int(number), **given}, submit=True)
        case "market":
            goods = all_commodities(g)
            wants = yield from pick_some("What do you look for?", goods, 0, len(goods))
            haves = yield from pick_some("What do you have to give?", goods, 0, len(goods))
            return Drafted({"act": act, "wants": list(wants), "haves": list(haves)}, submit=True)
        case "decline" | "withdraw":
            return Drafted({"act": act, "offer": int(number)}, submit=True)
    return Drafted({"act": "done", "until": number or Until.LAST_CALL.value}, submit=True)


def acts(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    """Everything that can be done now: answers to offers first."""
    offers = g.state.floor.offers
    found: list[Choice] = []
    for offer in (o for o in offers if seat in o.open_to):
        name = g.name(offer.maker)
        gives, asks = with_treasury(offer.say, offer.treasury), with_treasury(offer.want, offer.asked)
        note = f"{len(offer.give)} cards, {gives}, for {offer.count}, {asks}"
        found.append(Choice(f"accept:{offer.id}", f"Accept {name}", note))
        if offer.count > g.numbers.deal_true and settled(g, seat, offer) is not None:
            found.append(Choice(f"choose:{offer.id}", f"Accept {name} with other cards", note))
        if offer.maker not in g.state.floor.gone:
            found.append(Choice(f"counter:{offer.id}", f"Counter {name}", note))
        found.append(Choice(f"decline:{offer.id}", f"Decline {name}", note))
    if partners(g, seat) and len(tradeable(g, seat)) >= g.numbers.deal_cards:
        found.append(Choice("offer", "Make an offer"))
    for offer in (o for o in offers if o.maker == seat):
        given = with_treasury(offer.give, offer.treasury)
        names = " and ".join(map(g.name, offer.open_to)) if len(offer.open_to) <= _MANY else "everybody"
        found.append(Choice(f"withdraw:{offer.id}", f"Withdraw from {names}", given))
    return (*found, Choice("market", "Call out to everybody"), *DONE)


def receivers(g: Civ, seat: Seat) -> tuple[Choice, ...]:
    """Each seat, and all who are still trading."""
    found = [Choice(str(s), g.name(s), f"{cards.hidden(g, s)} cards") for s in partners(g, seat)]
    everybody = Choice(ALL, "Everybody who is still trading", "the first to accept gets the deal")
    return (*found, everybody) if len(still_trading(g, seat)) > 1 else tuple(found)


def _offered(g: Civ, seat: Seat, picked: Picks) -> Generator[Step, Picks, dict[str, Data]]:
    """Whom it is offered to, and what."""
    if ALL in picked:
        return {"to": ALL, **(yield from terms(g, seat, still_trading(g, seat), whoever_can=True))}
    seats = [int(key) for key in picked]
    return {"to": seats[0] if len(seats) == 1 else [*seats], **(yield from terms(g, seat, seats))}


def _given(g: Civ, seat: Seat, number: int, chooses: bool) -> Generator[Step, Picks, dict[str, Data]]:
    """The cards to accept an offer with: exactly those asked for, where one holds them and wants it so."""
    offer = g.state.floor.offer(number, seat)
    if offer is None:
        return {}
    asked = settled(g, seat, offer)
    if asked is not None and (not chooses or len(tradeable(g, seat)) == offer.count):
        return {"cards": list(asked)}
    true = listed(offer.want[: g.numbers.deal_true])
    prompt = f"Which {offer.count} cards do you give? {true} must be true."
    return {"cards": (yield from card_picks(g, seat, prompt, offer.count, offer.count))}
