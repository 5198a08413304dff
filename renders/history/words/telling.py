"""Any told event in words; every event class is either worded or listed as saying nothing."""

from __future__ import annotations

from typing import Any

from renders.history.words import fighting
from renders.history.words import phrases as say
from renders.words.counting import counted, roman
from renders.words.joining import listed, won_by
from renders.words.table import UNTOLD, Who, table_event
from rules.history_of_the_world import events as e
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Settlement


def telling(event: Any, who: Who) -> str:
    """A told event as a sentence or two; empty where there is nothing worth saying."""
    if isinstance(event, UNTOLD):
        return ""
    for worded in (_drawing, _turn, fighting.telling, _pieces, _ending, table_event):
        said = worded(event, who)
        if said:
            return said
    return ""


def _drawing(event: Any, who: Who) -> str:
    match event:
        case e.OrderRolled(throws, first):
            rolls = listed(f"{who(seat)} {say.dice(dice)}" for seat, dice in throws)
            end = f"{who(first)} draws first" if first is not None else "a tie for the highest: throw again"
            return f"Dice for the first draw: {rolls}; {end}."
        case e.DrawingBegan(epoch, order):
            return f"Epoch {roman(epoch)}: empires are drawn in the order {listed(map(who, order))}."
        case e.EmpireDrawn(_, card):
            return f"You drew {say.empire(card)}. {say.empire_facts(card)}."
        case e.CardGiven(giver, receiver) if giver == receiver:
            return f"{who(giver)} keeps the empire drawn."
        case e.CardGiven(giver, receiver):
            return f"{who(giver)} passes an empire to {who(receiver)}, unseen."
        case e.EmpireSeen(_, card):
            return f"Your empire is {say.empire(card)}. {say.empire_facts(card)}."
        case e.EmpireSkipped(_, card):
            return f"{say.empire(card)} is called; nobody has it."
    return ""


def _turn(event: Any, who: Who) -> str:
    match event:
        case e.EmpireCalled(_, seat, card):
            return f"{who(seat)} leads {say.empire(card)} (strength {empires().cards[card].strength})."
        case e.EventPlayed(seat, card):
            return f"{who(seat)} plays {say.event_name(card)}."
        case e.Mustered():
            return _mustered(event, who)
        case e.FleetsReallocated(seat, waters):
            if not waters:
                return f"{who(seat)} keeps all fleets."
            return f"{who(seat)} turns the fleets in the {say.waters(waters)} into coins."
        case e.TreacheryNamed(seat, land):
            return f"{who(seat)} has bought a traitor in {land_name(land)}."
        case e.ArmyReturned(seat, allied):
            return f"{who(seat)} spends a coin: an army{' of allies' if allied else ''} comes back."
        case e.PlanHalted(seat, line, reason):
            return f"The plan of {who(seat)} stops at “{line}”: {reason}"
        case e.LineDropped(seat, line, reason):
            return f"{who(seat)} passes over “{line}”: {reason.rstrip('.')}."
        case e.TurnScored(_, seat, _, _, _, _, _, total, score):
            return f"{who(seat)} scores {total}: {say.points_of(event)}. That makes {score}."
    return ""


def _mustered(event: e.Mustered, who: Who) -> str:
    pool = [counted(event.armies, "army")]
    pool += [counted(event.coins, "coin")] if event.coins else []
    pool += [f"{counted(event.allies, 'coin')} for allies"] if event.allies else []
    pool += [counted(event.forts, "free fort")] if event.forts else []
    fleets = f"; fleets in the {say.waters(event.fleets)}" if event.fleets else ""
    return f"{who(event.seat)} musters {say.force(event.force)}: {listed(pool)}{fleets}."


def _pieces(event: Any, who: Who) -> str:
    match event:
        case e.SettlementFell(land, was, became):
            if became is Settlement.CITY:
                return f"The capital in {land_name(land)} falls to a city."
            return f"The {was} in {land_name(land)} is sacked."
        case e.SettlementFounded(seat, land, settlement):
            return f"{who(seat)} has a {settlement} in {land_name(land)}."
        case e.FortBuilt(seat, land, paid):
            return (
                f"{who(seat)} builds a fort in {land_name(land)} {say.PAYMENTS.get(paid, '')}".rstrip() + "."
            )
        case e.FortLost(seat, land, _):
            return f"The fort of {who(seat)} in {land_name(land)} is gone."
        case e.ArmyRemoved(seat, force, land, _):
            return f"An army of {who(seat)} ({say.force(force)}) in {land_name(land)} is removed."
        case e.MonumentBuilt(seat, land):
            return f"{who(seat)} builds a monument in {land_name(land)}."
        case e.MonumentDestroyed(land):
            return f"The monument in {land_name(land)} is destroyed."
        case e.ArmyEmbarked(seat, sea):
            return f"{who(seat)} puts an army aboard in the {say.water(sea)}."
        case e.NavyRemoved(seat, sea):
            return f"The fleet of {who(seat)} in the {say.water(sea)} is taken off the board."
    return ""


def _ending(event: Any, who: Who) -> str:
    match event:
        case e.EpochEnded(epoch, has_markers=False):
            return f"Epoch {roman(epoch)} is over."
        case e.EpochEnded(epoch, first):
            if first is None:
                return f"Epoch {roman(epoch)} is over; nobody alone is ahead, so no marker is taken."
            return f"Epoch {roman(epoch)} is over; {who(first)} is pre-eminent and takes a marker."
        case e.MarkersRevealed(seat, markers, score):
            values = listed(str(marker) for marker in markers)
            return f"{who(seat)} turns over markers of {values}: {counted(score, 'point')} in all."
        case e.GameWon(winners):
            return f"{won_by(map(who, winners))}."
    return ""
