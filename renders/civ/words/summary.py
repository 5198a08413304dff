"""The story of a phase, told forward, what repeats itself in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from renders.civ.words import barbarians, board, calamity, trade
from renders.civ.words.telling import telling
from renders.words.story import Line, fitting
from renders.words.table import Who
from rules.civ import events as e
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.table.event import AheadCut, AheadRefused, AnswerUndone

ENDINGS = (t.GameEnded, t.TieDecided, t.LastTurnCalled, t.BonusGranted)
"""What ends the game, and what is said of it."""
NEWS = (
    *(*ENDINGS, c.NationLeft, c.NationEliminated, e.CitiesRevolted),
    *(f.CityFell, f.CityPlundered, f.CityAttackFailed, f.ConflictResolved, f.FleetsFought),
    *(t.ScenarioRevealed, t.AdvancesBought, e.CityReduced),
)
"""What is left out last, where not everything can be told."""
QUIET = (
    e.MovementEnded,
    e.ShipMaintained,
    t.OfferMade,
    t.OfferClosed,
    t.CriedOut,
    t.TradingDone,
    t.CardsReceived,
    t.ScenarioDrawn,
    f.CardPlundered,
    AnswerUndone,
    AheadCut,
    AheadRefused,
)
"""What a summary for everybody leaves out: it is for two pairs of eyes, or for the moment."""
MOVES = (e.Marched, e.ShipSailed)


def summary(events: Sequence[Any], who: Who, player: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase, or several, in the order in which it happened.

    What repeats itself is one line, where it began. Who chooses a civilization goes by the player's name.
    """
    places = {id(event): place for place, event in enumerate(events)}
    heard = [event for event in events if not isinstance(event, QUIET)]
    stories, heard = calamity.stories(heard)
    lines = [(places[id(s.struck)], Line(calamity.suffered(s, who, telling))) for s in stories]
    first_move = next((place for place, event in enumerate(events) if isinstance(event, MOVES)), len(events))
    for kind, is_detail, gather in _GATHERED:
        found = [event for event in heard if isinstance(event, kind)]
        if found:
            heard = [event for event in heard if not isinstance(event, kind)]
            named = player if kind is t.CivilizationChosen else who
            place = places[id(found[0])]
            if kind is e.ShipBuilt:  # before anybody sails, though each builds in their own turn (WE 3)
                place = min(place, first_move)
            lines += [(place, Line(line, is_detail)) for line in gather(found, named)]
    for event in heard:
        text = telling(event, player if isinstance(event, t.SequenceDealt) else who)
        lines.append((places[id(event)], Line(text, not isinstance(event, NEWS))))
    ordered = sorted(((place, line) for place, line in lines if line.text), key=lambda pair: pair[0])
    return fitting([line for _, line in ordered])


Gather = Callable[[list[Any], Who], Sequence[str]]
_GATHERED: tuple[tuple[type[Any] | tuple[type[Any], ...], bool, Gather], ...] = (
    (t.CivilizationChosen, False, trade.chosen),
    (e.CityBuilt, False, board.built),
    ((t.DealStruck, t.TradeEnded), False, trade.dealt),
    (t.MarkerMoved, False, trade.advanced),
    (t.MarkerStayed, False, trade.stayed),
    (t.HandShown, True, trade.shown),
    (t.Settled, False, trade.settled),
    (c.HordeMoved, False, calamity.poured),
    (b.BarbariansRaised, False, barbarians.raised),
    ((b.BarbariansMarched, b.BarbariansSailed), False, barbarians.moved),
    (e.ShipBuilt, True, board.launched),
    (MOVES, False, board.moved),
    (e.TaxCollected, True, lambda found, who: [board.taxed(found, who)]),
    (e.PopulationExpanded, True, lambda found, who: [board.grown(found, who)]),
    (e.ShipLost, True, board.lost_at_sea),
    (t.StacksDrawn, True, lambda found, who: [trade.drew(found, who)]),
    (e.SurplusRemoved, True, board.surplus),
)
"""What is told together, and whether it goes first where not everything can be told."""
