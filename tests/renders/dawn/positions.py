"""Positions of Dawn of History to draw: barbarians who are led, with cities and ships."""

from __future__ import annotations

from typing import Any

from renders.civ.dawn_of_history.face import DawnOfHistoryFace
from renders.face import Frame, Look
from rules.civ.ancient.line_up import line_up
from rules.civ.dawn_of_history.game import RULESET, DawnOfHistory
from rules.civ.dawn_of_history.state import DawnState
from rules.civ.offer import Offer
from rules.civ.state import BARBARIANS, Card, CivState, Ship
from rules.table import Chance, Seat
from tests.renders.ancient import CROWD, NAMES, is_free_port, populated
from tests.renders.civ.traces import traces
from tests.renders.framing import framed
from tests.rules.civ.dawn.scene import scene

GAME = DawnOfHistory()
FACE = DawnOfHistoryFace()
OPTIONS = {option.key: option.default for option in GAME.options}
LEADER = 1


def look(scheme: str = "classic", players: int = CROWD) -> Look:
    return Look(NAMES[:players], scheme)


def frame(state: CivState, seat: Seat | None = None, events: tuple[Any, ...] = (), title: str = "") -> Frame:
    """A frame of a state as a seat sees it."""
    return framed(GAME, state, seat, events, title)


def opening(players: int = CROWD, **options: str) -> CivState:
    """Before anybody has a civilization."""
    return GAME.open({**OPTIONS, **options}, NAMES[:players], Chance(b"opening"))


def late(players: int = CROWD) -> DawnState:
    """Something of everything; treasury in an offer, and calamities that lie open."""
    state = populated(RULESET, scene, line_up(players, OPTIONS), opening(players).out_of_play)
    assert isinstance(state, DawnState)
    town = state.pirates[0]
    state.barbarians[town] = 2
    port = next(area for area in RULESET.board.areas if is_free_port(RULESET, state, area))
    state.ships += [_pirate_ship(area) for area in (town, port, port)]
    state.controller = LEADER
    state.nations[2].hand += [Card("Famine"), Card("Cyclone")]
    state.floor.offers += [
        Offer(10402, 0, 3, ["Tin", "Tin", "Fish"], ["Tin"], ["Ochre"], 3, treasury=4),
        Offer(10403, 5, 0, ["Ochre", "Ochre", "Iron"], ["Iron"], ["Tin"], 3, asked=12),
    ]
    return state


def _pirate_ship(area: str) -> Ship:
    return Ship(BARBARIANS, area, RULESET.board.waters(area)[0].coast)


def doings(state: CivState) -> tuple[Any, ...]:
    """Something of everything that leaves a trace on the map."""
    return traces(state, RULESET.board)
