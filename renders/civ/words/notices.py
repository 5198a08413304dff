"""What one seat is told by itself: cards, offers with ready-made answers, blows it took."""

from __future__ import annotations

from typing import Any

from renders.civ.words.telling import telling
from renders.civ.words.trade import receivers, said, terms
from renders.face import Act, Notice
from renders.words.agreement import addressed, addressing
from renders.words.table import Who
from rules.civ import events as e
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.table import Seat

TRADE = "trade"
"""The key of the question that the floor asks."""
_OWN = {True: ("accepted", "withdrawn"), False: ("accepted", "declined", "countered")}
"""What the maker of an offer (True) or its receiver has just done, or reads of elsewhere."""


def notice(event: Any, seat: Seat, sides: Who, both: Who) -> Notice | None:
    """A notice for this seat, or none; in offers a nation has its player beside it."""
    who, partner = addressing(seat, sides), addressing(seat, both)
    match event:
        case t.CardsReceived() | f.CardPlundered():
            return Notice(to_you(event, who), kind="hand")
        case t.OfferMade(number) if seat in event.receivers:
            text = _offered(event, seat, partner)
            return Notice(text, "offers", _answers(number), event.to_all, offer=number)
        case t.OfferClosed(number, maker, _, fate) if fate not in _OWN[maker == seat]:
            return Notice(_closed(event, seat, partner), offer=number)
        case t.ScenarioDrawn():
            return Notice(to_you(event, who))
    if seat in _concerned(event):
        return Notice(to_you(event, who))
    return None


def to_you(event: Any, who: Who) -> str:
    """An event in words for one of those it is about, whom `who` calls “you”."""
    return addressed(telling(event, who))


def _offered(event: t.OfferMade, seat: Seat, who: Who) -> str:
    to = receivers(event.receivers, who, seat)
    race = " The first to accept gets the deal." if event.others else ""
    offered = f"{who(event.maker)} offers {to} {terms(event, _whose(event))}"
    return f"Offer {event.offer}: {offered}.{race}{said(event.note)}"


def _whose(event: t.OfferMade) -> str:
    return "" if event.others else " of yours"


def _answers(number: int) -> tuple[Act, ...]:
    return (
        Act("Accept", TRADE, step=f"accept:{number}"),
        Act("With other cards", TRADE, window=f"choose:{number}"),
        Act("Counter", TRADE, window=f"counter:{number}"),
        Act("Decline", TRADE, {"act": "decline", "offer": number}),
    )


def _closed(event: t.OfferClosed, seat: Seat, who: Who) -> str:
    if event.maker == seat:
        to = receivers((event.to, *event.others), who)
        return f"Your offer {event.offer} to {to} is closed: {event.fate}.{said(event.note)}"
    return f"Offer {event.offer} from {who(event.maker)} to you is closed: {event.fate}."


def _concerned(event: Any) -> tuple[Seat, ...]:
    """Those whom a public event hits so hard that they are told in person."""
    match event:
        case e.CitiesRevolted(victim, _, _):
            return (victim,)
        case f.CityFell(_, _, defender, _) | f.CityAttackFailed(_, _, defender):
            return (defender,)
        case f.CityPlundered(_, defender, _, _):
            return (defender,)
        case c.CalamityStruck(seat, _, beneficiary):
            return (seat,) if beneficiary is None else (seat, beneficiary)
        case c.VictimsNamed(_, _, victims):
            return victims
        case c.LossesAssigned(_, _, shares):
            return tuple(seat for seat, _ in shares)
        case c.UnitsAnnexed(seat, by, _, _, _) | c.ShipsAnnexed(seat, by):
            return (seat, by)
        case t.CommodityDemanded(seat, of):
            return (seat, of)
        case c.CitiesDestroyed(seat) | c.UnitsDestroyed(seat) | c.DamageTaken(seat) | c.CitiesReduced(seat):
            return (seat,)
        case c.CrowdsStarved(seat) | c.ShipsLost(seat) | c.TokensSentAway(seat):
            return (seat,)
        case c.CardGiven(seat, to, _):
            return (seat, to)
        case c.NationInherited(seat) | b.BarbariansLed(seat) | b.PirateShipPlaced(seat):
            return (seat,)
    return ()
