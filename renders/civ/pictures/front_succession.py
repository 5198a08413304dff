"""News of the succession for the front page: epochs entered, who stays for want of what, who wins."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from renders.civ.pictures.front_tidings import Item
from renders.civ.pictures.succession import short_wishes
from renders.civ.shown import Shown
from renders.front.signs import crown, way
from renders.front.tones import GOLD
from renders.words.counting import counted
from renders.words.joining import listed
from rules.civ import events_trade as t
from rules.civ.phases.succession import epoch_on
from rules.table import Seat


def winners(shown: Shown) -> tuple[Seat, ...]:
    """Who has just won, after all that decides between equals."""
    for event in shown.events():
        if isinstance(event, t.GameEnded):
            numbers = event.numbers or range(1, len(event.places) + 1)
            return tuple(seat for seat, number in zip(event.places, numbers, strict=True) if number == 1)
    return ()


def succession(shown: Shown) -> Iterator[Item]:
    """All of it, the end of the game before everything else."""
    said = "wins the game" if len(won := winners(shown)) == 1 else "shares the victory"
    for seat in won:
        yield Item(20.0, seat, partial(crown, tone=GOLD), said, f"{shown.name(seat)} {said}")
    for event in shown.events():
        yield from _one(shown, event)


def _one(shown: Shown, event: Any) -> Iterator[Item]:
    match event:
        case t.LastTurnCalled(turns):
            said = counted(turns, "more turn")
            yield Item(12.0, None, partial(crown, tone=GOLD), said, f"The end is near: {said} will be played")
        case t.MarkerMoved(seat, before, after, epoch) if after < before:
            said = f"falls back to step {after}"
            yield Item(5.4, seat, None, "falls back", f"{shown.name(seat)} {said} ({epoch})")
        case t.MarkerMoved(seat, before, _, epoch) if _epoch(shown, seat, before) != epoch:
            sign = partial(way, tone=shown.scheme.faint)
            yield Item(5.2, seat, sign, epoch.removesuffix(" Age"), f"{shown.name(seat)} enters the {epoch}")
        case t.MarkerStayed(seat, step, missing):
            said = f"{shown.name(seat)} stays on step {step} for want of {listed(missing)}"
            yield Item(5.0, seat, None, f"needs {short_wishes(missing)}", said)


def _epoch(shown: Shown, seat: Seat, step: int) -> str:
    return epoch_on(shown.rules, shown.side, shown.view.nations[seat].civ, step).name
