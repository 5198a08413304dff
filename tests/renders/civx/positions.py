"""Positions of CivX to draw: for any number of players, with something of everything on the board."""

from __future__ import annotations

from functools import cache
from typing import Any

from renders.civ.civx.face import CivXFace
from renders.face import Frame, Look
from rules.civ.ancient.line_up import line_up
from rules.civ.civx.game import RULESET, CivX
from rules.civ.state import CivState
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from tests.renders.ancient import CROWD, NAMES, populated
from tests.renders.civ.traces import traces
from tests.renders.framing import framed, phases_of
from tests.rules.civ.civx.scene import scene

GAME = CivX()
FACE = CivXFace()
OPTIONS = {option.key: option.default for option in GAME.options}


def look(scheme: str = "classic", players: int = CROWD) -> Look:
    return Look(NAMES[:players], scheme)


def frame(state: CivState, seat: Seat | None = None, events: tuple[Any, ...] = (), title: str = "") -> Frame:
    """A frame of a state as a seat sees it."""
    return framed(GAME, state, seat, events, title)


def opening(players: int = CROWD, **options: str) -> CivState:
    """Before anybody has a civilization."""
    return GAME.open({**OPTIONS, **options}, NAMES[:players], Chance(b"opening"))


def civs_of(players: int) -> list[str]:
    """The civilizations in a game of so many."""
    return line_up(players, OPTIONS)


def late(players: int = CROWD) -> CivState:
    """Cities, ships, shared areas, barbarians, pirates, hands, advances."""
    return populated(RULESET, scene, civs_of(players), opening(players).out_of_play)


def doings(state: CivState) -> tuple[Any, ...]:
    """Something of everything that leaves a trace on the map."""
    return traces(state, RULESET.board)


@cache
def played(players: int = 12) -> tuple[Frame, ...]:
    """The frames of a short game of random answers, as a spectator sees them."""
    names = NAMES[:players]
    match = Match(GAME, {**OPTIONS, "turns": "3"}, names, [Anybody()] * players, b"pictures")
    match.play()
    return phases_of(match)
