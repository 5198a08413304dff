"""News of the succession for the front page: epochs entered, who stays for want of what, who wins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from renders.civ.pictures.front_tidings import Item
from renders.civ.pictures.succession import short_wishes
from renders.civ.shown import Shown
from renders.civ.words import trade
from renders.front.signs import crown, way
from renders.front.tones import GOLD
from renders.words.counting import counted
from rules.civ import events_trade as t
from rules.civ.phases.succession import epoch_on
from rules.table import Seat


def won_by(shown: Shown) -> tuple[Seat, ...]:
    """Who has just won, after all that decides between equals."""
    ended = (event for event in shown.events() if isinstance(event, t.GameEnded))
    return tuple(seat for event in ended for number, seat in event.numbered if number == 1)


def succession(shown: Shown) -> Iterator[Item]:
    """All of it, the end of the game before everything else."""
    said = "wins the game" if len(winners := won_by(shown)) == 1 else "shares the victory"
    for seat in winners:
        yield Item(20.0, seat, partial(crown, tone=GOLD), said, f"{shown.name(seat)} {said}")
    for event in shown.events():
        yield from _one(shown, event, trade.say(event, shown.name).removesuffix("."))


def _one(shown: Shown, event: Any, sentence: str) -> Iterator[Item]:
    match event:
        case t.LastTurnCalled(turns):
            yield Item(12.0, None, partial(crown, tone=GOLD), counted(turns, "more turn"), sentence)
        case t.MarkerMoved(seat, before, after) if after < before:
            yield Item(4.4, seat, None, "falls back", sentence)
        case t.MarkerMoved(seat, before, _, epoch) if _epoch(shown, seat, before) != epoch:
            yield Item(4.2, seat, partial(way, tone=shown.scheme.faint), epoch.removesuffix(" Age"), sentence)
        case t.MarkerStayed(seat, _, missing):
            yield Item(2.0, seat, None, f"needs {short_wishes(missing)}", sentence)


def _epoch(shown: Shown, seat: Seat, step: int) -> str:
    return epoch_on(shown.rules, shown.side, shown.view.nations[seat].civ, step).name
