"""The story of a phase: the weightiest first, what repeats itself in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from renders.civ.words import barbarians, board, calamity, trade
from renders.civ.words.telling import telling
from renders.words.listing import shortened
from renders.words.table import Who
from rules.civ import events as e
from rules.civ import events_barbarians as b
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from rules.civ import events_trade as t
from rules.table.event import AheadCut, AheadRefused, AnswerUndone

MOST = 25
ENDINGS = (t.GameEnded, t.TieDecided, t.LastTurnCalled, t.BonusGranted)
"""What ends the game, and what is said of it."""
WEIGHTS: tuple[tuple[type[Any], ...], ...] = (
    (*ENDINGS, c.NationLeft, c.NationEliminated, e.CitiesRevolted),
    (f.CityFell, f.CityPlundered, f.CityAttackFailed),
    (t.ScenarioRevealed, t.AdvancesBought),
    (e.CityReduced, f.ConflictResolved, f.FleetsFought),
)
"""Told in this order; then calamities as they happened; then what everybody did."""
QUIET = (
    e.MovementEnded,
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
FIRST = -1
"""In the turn of the barbarians: who leads them, what came and where they went, before what came of it."""
HORDE_ACTS = (b.BarbariansLed, b.BarbariansRaised, b.BarbariansMarched, b.BarbariansSailed)
MOVES = (e.Marched, e.ShipSailed)
SHIPS = (e.ShipBuilt, e.ShipLost, e.ShipMaintained)


def summary(events: Sequence[Any], who: Who, player: Who) -> tuple[str, ...]:
    """At most 25 lines about a phase; who chooses a civilization goes by the name of the player."""
    heard = [event for event in events if not isinstance(event, QUIET)]
    stories, heard = calamity.stories(heard)
    place = FIRST if any(isinstance(event, HORDE_ACTS) for event in heard) else len(WEIGHTS)
    lines = [(place, calamity.suffered(story, who, telling)) for story in stories]
    for kind, weight, gather in _GATHERED:
        found = [event for event in heard if isinstance(event, kind)]
        if found:
            heard = [event for event in heard if not isinstance(event, kind)]
            named = player if kind is t.CivilizationChosen else who
            lines += [(weight, line) for line in gather(found, named)]
    told = [
        (_weight(event), text)
        for event in heard
        if (text := telling(event, player if isinstance(event, t.SequenceDealt) else who))
    ]
    ordered = [text for _, text in sorted([*told, *lines], key=lambda pair: pair[0])]
    return shortened(ordered, MOST)


def _weight(event: Any) -> int:
    if isinstance(event, HORDE_ACTS):
        return FIRST
    return next((i for i, kinds in enumerate(WEIGHTS) if isinstance(event, kinds)), len(WEIGHTS))


Gather = Callable[[list[Any], Who], Sequence[str]]
LAST = len(WEIGHTS) + 1
_GATHERED: tuple[tuple[type[Any] | tuple[type[Any], ...], int, Gather], ...] = (
    (t.CivilizationChosen, 2, trade.chosen),
    (e.CityBuilt, 2, board.built),
    ((t.DealStruck, t.TradeEnded), 2, trade.dealt),
    (t.MarkerMoved, 2, trade.advanced),
    (t.MarkerStayed, len(WEIGHTS), trade.stayed),
    (t.HandShown, len(WEIGHTS), trade.shown),
    (t.Settled, 2, trade.settled),
    (c.HordeMoved, FIRST, calamity.poured),
    (b.BarbariansRaised, FIRST, barbarians.raised),
    ((b.BarbariansMarched, b.BarbariansSailed), FIRST, barbarians.moved),
    (MOVES, 3, board.moved),
    (e.TaxCollected, LAST, lambda found, who: [board.taxed(found, who)]),
    (e.PopulationExpanded, LAST, lambda found, who: [board.grown(found, who)]),
    (SHIPS, LAST, board.shipping),
    (t.StacksDrawn, LAST, lambda found, who: [trade.drew(found, who)]),
    (e.SurplusRemoved, LAST, board.surplus),
)
