"""What tribes do in a turn, in words."""

from __future__ import annotations

from typing import Any

from renders.peoples.words import phrases as say
from renders.words.counting import with_article
from renders.words.joining import listed
from renders.words.table import Who
from rules.peoples import events as e


def telling(event: Any, who: Who) -> str:
    """An action of a tribe and what came of it; empty for other events."""
    return _peaceful(event, who) or _civil(event, who) or _fighting(event, who)


def _peaceful(event: Any, who: Who) -> str:
    match event:
        case e.RangePaid(seat, area, at, paid):
            return f"{who(seat)} reaches from {area} to {at}{say.paying(paid)}."
        case e.Produced():
            return _produced(event, who)
        case e.ShareTaken(seat, kind, amount, by):
            return f"{say.card(by)}: {who(seat)} takes {amount} {kind}."
        case e.ResourcesGiven(seat, to, given, by):
            receiver = "the supply" if to < 0 else who(to)
            return f"{say.card(by)}: {who(seat)} gives {say.amounts(given)} to {receiver}."
        case e.TribeMoved(seat, area, to):
            return f"A tribe of {who(seat)} moves from {area} to {say.area(to)}."
        case e.TribeRested(seat, area):
            return f"The tribe of {who(seat)} in {area} rests."
        case e.OrdersHalted(seat, line, reason):
            return f"The orders of {who(seat)} stop at “{line}”: {reason}"
    return ""


def _produced(event: e.Produced, who: Who) -> str:
    by = say.because(event.by)
    if event.kind is None or not event.amount:
        return f"{who(event.seat)} produces nothing in {event.area}{by}."
    return f"{who(event.seat)} produces {event.amount} {event.kind} in {event.area}{by}."


def _civil(event: Any, who: Who) -> str:
    match event:
        case e.SettlementGrew(seat, areas, joined, paid):
            size = say.settlement(len(areas))
            verb = "founds a town" if len(areas) == 2 else f"expands to a {size}"
            return f"{who(seat)} {verb} in {say.places(areas)}, with {say.places(joined)}{say.paying(paid)}."
        case e.SettlementMustered(seat, areas, paid):
            town = f"The {say.settlement(len(areas))} of {who(seat)} in {say.places(areas)}"
            return f"{town} acts with all its tribes{say.paying(paid)}."
        case e.TokenPlaced(seat, trait, area, place, replaced, paid):
            of = f" in place of one of {who(replaced)}" if replaced is not None else ""
            token = f"{with_article(trait)} token at {place}"
            return f"{who(seat)} places {token} from {area}{of}{say.paying(paid)}."
        case e.TokenRemoved(seat, owner, place, paid):
            return f"{who(seat)} removes the religion token of {who(owner)} at {place}{say.paying(paid)}."
        case e.Traded(seat, seller, area, taken, given, paid):
            return (
                f"{who(seat)} trades with {who(seller)} in {area}{say.paying(paid)}: "
                f"takes {say.amounts(taken)}, gives {say.amounts(given)}."
            )
        case e.SpecialistsGiven(seat, to, trait):
            return f"{who(seat)} lends {who(to)} {say.a(trait)} specialist."
    return ""


def _fighting(event: Any, who: Who) -> str:
    match event:
        case e.Attacked():
            return _attacked(event, who)
        case e.TribeRetreated(seat, area, None):
            return f"The tribe of {who(seat)} in {area} is gone."
        case e.TribeRetreated(seat, area, to) if to is not None:
            return f"The tribe of {who(seat)} retreats from {area} to {say.area(to)}."
        case e.TribePlaced(seat, area, by):
            return f"{who(seat)} has a new tribe in {say.area(area)}{say.because(by)}."
        case e.TribeRemoved(seat, area, by):
            return f"The tribe of {who(seat)} in {area} is lost{say.because(by)}."
    return ""


def _attacked(event: e.Attacked, who: Who) -> str:
    loot = [f"{say.amounts(event.supply)} from the supply"] if event.supply else []
    loot += [f"{say.amounts(event.pool)} of {who(event.defender)}"] if event.pool else []
    target = f"the {say.settlement(len(event.target))} of {who(event.defender)} in {say.places(event.target)}"
    return (
        f"{who(event.seat)} attacks {target} from {event.area}, {event.strength} against {event.level}"
        f"{say.paying(event.paid)}, and plunders {listed(loot, 'nothing')}."
    )
