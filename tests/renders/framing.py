"""Frames out of states and games, whatever the game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from renders.face import Frame
from rules.standins.match import Match
from rules.table import Game, Seat
from rules.table.event import Told
from rules.table.history import look_back


def framed(game: Game[Any], state: Any, seat: Seat | None, events: tuple[Any, ...], title: str) -> Frame:
    """A state as a seat sees it, with what was told."""
    told = tuple(Told(number, 1, event) for number, event in enumerate(events))
    return Frame(1, title, game.view(state, seat), told)


def phases_of(match: Match) -> tuple[Frame, ...]:
    """The phases of a game that was played, as a spectator sees them."""
    table, recorder, found = match.table, match.recorder, []
    for checkpoint, following in pairwise(recorder.checkpoints):
        entries = recorder.inputs.get(checkpoint.number, [])
        moment = look_back(table.game, table.names, table.seed, checkpoint, entries, following)
        title = table.game.title(moment.phase)
        found.append(Frame(moment.number, title, moment.after(None), moment.feed(None), moment.before(None)))
    return tuple(found)
