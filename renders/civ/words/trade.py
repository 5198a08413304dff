"""What was told of cards, advances and markers, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renders.civ.words.phrases import cards, each_card, plus, spread
from renders.words.counting import counted, ordinal
from renders.words.joining import listed
from renders.words.names import harmless
from renders.words.table import Who
from rules.civ import events_trade as t
from rules.civ.trade.notes import LONGEST
from rules.table import Seat

FEW, MANY = 3, 9
"""Up to how many things of a kind are told in sentences of their own: where they are alike, or not."""
_REPLIES = {
    t.Reply.GIVEN: "and got one",
    t.Reply.NONE: "but there was none",
    t.Reply.DISREGARDED: "without success",
}


def say(event: Any, who: Who) -> str:
    """A sentence about cards, advances or markers; empty for any other event."""
    return _opening(event, who) or _drawing(event, who) or _dealing(event, who) or _rising(event, who)


def _opening(event: Any, who: Who) -> str:
    match event:
        case t.SequenceDealt(seats):
            return f"Civilizations are chosen in this order: {listed(who(seat) for seat in seats)}."
        case t.CivilizationChosen(seat, civ):
            return f"{who(seat)} leads {civ}."
        case t.ScenarioDrawn(_, scenario, advances):
            return f"You drew scenario {scenario}: {listed(advances)}."
        case t.ScenarioRevealed(seat, scenario, advances):
            return f"{who(seat)} has scenario {scenario}: {listed(advances)}."
        case t.Settled(seat, towns, tokens):
            parts = [f"{counted(len(towns), 'city')} in {listed(towns)}"] if towns else []
            parts += [f"{counted(sum(tokens.values()), 'token')}, {spread(tokens)}"] if tokens else []
            return f"{who(seat)} begins with {listed(parts) if parts else 'no tokens'}."
    return ""


def _drawing(event: Any, who: Who) -> str:
    match event:
        case t.StacksDrawn(seat, stacks, water):
            empty = f"; {listed(map(str, water))} gave only water" if water else ""
            noun = "stack" if len(stacks) == 1 else "stacks"
            return f"{who(seat)} drew from {noun} {listed(map(str, stacks))}{empty}."
        case t.CardBought(seat, stack, price, is_water, is_nothing):
            got = "; it was empty and gave " + ("only water" if is_water else "nothing")
            got = got if is_water or is_nothing else ""
            return f"{who(seat)} bought a card from stack {stack} for {price}{got}."
        case t.CalamitiesLaidOpen(seat, names):
            return f"{who(seat)} drew {listed(names)}, which {'lies' if len(names) == 1 else 'lie'} open."
        case t.CalamityExchanged(_, calamity, card):
            got = f"you drew {card} for it" if card else "no card was left for it"
            return f"Of several non-tradeable calamities only one stays: {calamity} went back, {got}."
        case t.CardDemanded(seat, of, stack, is_had):
            answer = "and got one" if is_had else "but there was none"
            return f"{who(seat)} demanded a card of stack {stack} from {who(of)} {answer}."
        case t.CommodityDemanded(seat, of, commodity, reply):
            return f"{who(seat)} demanded {commodity} from {who(of)} {_REPLIES[reply]}."
        case t.CardSurrendered(giver, taker, card):
            return f"{who(giver)} gave {card} to {who(taker)}."
        case t.CardsReceived(_, names, None):
            return f"You drew {cards(names)}."
        case t.CardsReceived(_, names, giver):
            return f"You received {cards(names)} from {who(giver) if giver is not None else ''}."
        case t.CardsDiscarded(seat, names):
            return f"{who(seat)} discarded {cards(names)} above the hand limit."
        case t.CardsReturned(seat, count):
            return f"{who(seat)} returned {counted(count, 'card')} above the hand limit, face down."
        case t.CardsExchanged(seat, advance, names, treasury):
            return f"{who(seat)} returned {cards(names)} for {treasury} treasury ({advance})."
    return ""


def said(note: str) -> str:
    """The sentence that somebody sent along, if any."""
    return f" “{harmless(note, LONGEST)}”" if note else ""


def _dealing(event: Any, who: Who) -> str:
    match event:
        case t.OfferMade(number, maker):
            return f"Offer {number}, {who(maker)} to {receivers(event.receivers, who)}: {terms(event)}."
        case t.OfferClosed(number, maker, to, fate, others):
            closed = f"Offer {number} of {who(maker)} to {receivers((to, *others), who)} is closed"
            return f"{closed}: {fate}.{said(event.note)}"
        case t.CriedOut(seat, wants, haves):
            parts = [f"looks for {listed(wants)}" if wants else "", f"has {listed(haves)}" if haves else ""]
            return f"{who(seat)} {listed(parts)}."
        case t.DealStruck(maker, taker):
            return f"{who(maker)} and {who(taker)} struck a deal: {_traded(event, ' cards')}."
        case t.TradingDone(seat, True, for_good):
            return f"{who(seat)} is done trading{' for good' if for_good else ''}."
        case t.TradingDone(seat, False):
            return f"{who(seat)} is back on the trading floor."
        case t.TradeEnded(deals):
            return f"Trade ended after {counted(deals, 'deal')}."
    return ""


def terms(event: t.OfferMade, whose: str = "") -> str:
    """Both sides of an offer; where it says whose, the cards asked for are theirs."""
    gives = f"{counted(event.cards, 'card')} ({cards(event.say)}){plus(event.treasury)}"
    return f"{gives} for {counted(event.count, 'card')}{whose} ({cards(event.want)}){plus(event.asked)}"


def receivers(seats: Sequence[Seat], who: Who, first: Seat | None = None) -> str:
    """Whom an offer is made to, the reader first; of many only how many they are."""
    ordered = sorted(seats, key=lambda seat: seat != first)
    if len(ordered) <= FEW + 1:
        return listed(map(who, ordered))
    return f"{who(ordered[0])} and {len(ordered) - 1} others"


def _traded(event: t.DealStruck, noun: str = "") -> str:
    """How much went each way, which everybody may know."""
    given = counted(event.given, "card") if noun else str(event.given)
    received = counted(event.received, "card") if noun and event.asked else str(event.received)
    return f"{given}{plus(event.treasury)} for {received}{plus(event.asked)}"


def _rising(event: Any, who: Who) -> str:
    match event:
        case t.AdvancesBought():
            return _bought(event, who)
        case t.MarkerMoved(seat, before, after, epoch):
            way = "advanced" if after > before else "fell back"
            return f"{who(seat)} {way} to step {after} ({epoch})."
        case t.MarkerStayed(seat, step, missing):
            return f"{who(seat)} stays on step {step} and needs {listed(missing)}."
        case t.CameTooLate(_, advances):
            return f"Others were faster: {listed(advances)} can no longer be bought. Please choose again."
        case t.HandShown(seat, names, points):
            return f"{who(seat)} holds {cards(names)}: {counted(points, 'point')}."
        case t.BonusGranted(seat, points):
            return f"{who(seat)} alone entered the last epoch: {counted(points, 'bonus point')}."
        case t.LastTurnCalled(turns):
            return f"The end is near: {counted(turns, 'more turn')} will be played."
        case t.GameEnded():
            order = listed(f"{ordinal(number)} {who(seat)}" for number, seat in event.numbered)
            return f"The game is over: {order}."
        case t.TieDecided(points, worth):
            values = listed(f"{who(seat)} {value}" for seat, value in worth)
            return f"With {counted(points, 'point')} each, sets in hand and treasury decide: {values}."
    return ""


def _bought(event: t.AdvancesBought, who: Who) -> str:
    free = f", with {listed(event.gifts)} for free" if event.gifts else ""
    paid = listed([*each_card(event.cards), f"{event.treasury} treasury" if event.treasury else ""])
    extra = listed(f"{points} {group}" for group, points in event.credits.items())
    credit = f"; extra credits: {extra}" if event.credits else ""
    chosen = listed(f"those of {name} to {group}" for name, group in event.groups.items())
    credit += f"; credits of choice: {chosen}" if event.groups else ""
    return f"{who(event.seat)} bought {listed(event.advances)} for {event.price} ({paid}){free}{credit}."


def drew(events: list[t.StacksDrawn], who: Who) -> str:
    """Everybody's cards in one line."""
    return "Trade cards drawn: " + listed(f"{who(x.seat)} {len(x.stacks)}" for x in events) + "."


def advanced(events: list[t.MarkerMoved], who: Who) -> list[str]:
    """Markers that moved, by where they came to."""
    found: dict[tuple[bool, int, str], list[str]] = {}
    for x in events:
        found.setdefault((x.after > x.before, x.after, x.epoch), []).append(who(x.seat))
    return [
        f"{'Advanced' if ahead else 'Fell back'} to step {step} ({epoch}): {listed(names)}."
        for (ahead, step, epoch), names in sorted(found.items(), key=lambda item: (-item[0][1], item[0][2]))
    ]


def stayed(events: list[t.MarkerStayed], who: Who) -> list[str]:
    """Markers that stay, by where they are; each in a sentence of its own where they are few."""
    by_step: dict[int, list[t.MarkerStayed]] = {}
    for x in events:
        by_step.setdefault(x.step, []).append(x)
    lines = []
    for step, here in by_step.items():
        if len(here) > FEW:
            wants = "; ".join(f"{who(x.seat)} {listed(x.missing)}" for x in here)
            lines.append(f"Stay on step {step} for want of: {wants}.")
        else:
            lines += [say(x, who) for x in here]
    return lines


def shown(events: list[t.HandShown], who: Who) -> list[str]:
    """The hands at the end; of many only what they bring."""
    if len(events) <= MANY:
        return [say(x, who) for x in events]
    return [f"Cards in hand bring: {listed(f'{who(x.seat)} {x.points}' for x in events)}."]


def chosen(events: list[t.CivilizationChosen], player: Who) -> list[str]:
    """Who leads what; of many in one line."""
    if len(events) <= MANY:
        return [say(x, player) for x in events]
    return [f"{listed(f'{player(x.seat)} leads {x.civ}' for x in events)}."]


def dealt(events: list[t.DealStruck | t.TradeEnded], who: Who) -> list[str]:
    """All deals in one line."""
    deals = [
        f"{who(x.maker)} and {who(x.taker)} ({_traded(x)})" for x in events if isinstance(x, t.DealStruck)
    ]
    return [f"{counted(len(deals), 'deal')}: {'; '.join(deals)}." if deals else "No deals were struck."]


def settled(events: list[t.Settled], who: Who) -> list[str]:
    """Where everybody begins: in one line, unless there are cities to tell of."""
    if any(x.cities for x in events):
        return [say(x, who) for x in events]
    return [f"Everybody begins: {listed(f'{who(x.seat)} in {listed(x.tokens)}' for x in events)}."]
