"""Positions to draw: a game of random answers, phase by phase, and a turn with something of everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from renders.face import Frame, Look
from renders.faces import FACES
from renders.peoples.shown import Shown
from rules.peoples import events as e
from rules.peoples.game import Peoples
from rules.peoples.regions import region_of
from rules.peoples.state import NEUTRAL, PeoplesState
from rules.peoples.traits import Trait
from rules.peoples.view import PeoplesView
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from rules.table.codec import load_state
from rules.table.event import Told
from rules.table.history import look_back

GAME = Peoples()
FACE = FACES[GAME.key]
TITLE = "Round 15: Rome"
NAMES = ("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений")
SHORT = {"rounds": "15"}
EVERY = {"rounds": "15", "book-of-events": "yes", "technology-tree": "yes", "victories": "2"}


@cache
def match(players: int = 4, every_option: bool = False) -> Match[PeoplesState]:
    """A whole game of fifteen rounds, of random answers."""
    options = EVERY if every_option else SHORT
    found = Match(GAME, options, NAMES[:players], [Anybody()] * players, b"pictures")
    found.play()
    return found


@cache
def played(players: int = 4, every_option: bool = False) -> tuple[Frame, ...]:
    """The frames of that game, as a spectator sees them."""
    game, found = match(players, every_option), []
    for checkpoint, following in pairwise(game.recorder.checkpoints):
        entries = game.recorder.inputs.get(checkpoint.number, [])
        moment = look_back(GAME, NAMES[:players], game.table.seed, checkpoint, entries, following)
        found.append(Frame(moment.number, GAME.title(moment.phase), moment.after(None), moment.feed(None)))
    return tuple(found)


def opening(players: int = 4) -> PeoplesState:
    """Before the first starting part is chosen."""
    options = {option.key: option.default for option in GAME.options}
    return GAME.open(options, NAMES[:players], Chance(b"opening"))


def late(players: int = 4, every_option: bool = False, before: int = 0) -> PeoplesState:
    """The game near its end, or so many phases before."""
    checkpoint = match(players, every_option).recorder.checkpoints[-2 - before]
    return load_state(GAME.state_type, checkpoint.state)


def doings(state: PeoplesState) -> tuple[Any, ...]:
    """A turn of the second seat in which nearly everything happens."""
    own = [tribe.areas[0] for tribe in state.tribes if tribe.seat == 1]
    wild = next(tribe.areas[0] for tribe in state.tribes if tribe.seat == NEUTRAL)
    other = next(tribe.areas[0] for tribe in state.tribes if tribe.seat == 2)
    found, place = region_of(wild), region_of(own[0])
    return (
        e.TurnBegan(9, 1),
        e.Produced(1, own[0], "grain", 2),
        e.TribeMoved(1, own[0], own[-1]),
        e.RegionFound(1, own[-1], found, ("64", found), True),
        e.RegionPlaced(1, found, wild),
        e.SettlementGrew(1, (own[0], own[-1]), (own[-1],), ((Trait.CIVICS, 1),)),
        e.TokenPlaced(1, Trait.CULTURE, own[-1], place, None, ((Trait.CULTURE, 2),)),
        e.Traded(1, 2, other, (("fur", 2),), (("clay", 1),), ((Trait.ECONOMY, 1),)),
        e.Attacked(1, own[0], NEUTRAL, (wild,), 2, 1, (("grain", 1),), (), ((Trait.MILITARY, 2),)),
        e.TribeRetreated(NEUTRAL, wild, None),
    )


def frame(
    state: PeoplesState, events: Sequence[Any] = (), seat: Seat | None = None, title: str = TITLE
) -> Frame:
    """A phase that ended with a position."""
    told = tuple(Told(number, 1, event) for number, event in enumerate(events))
    return Frame(12, title, GAME.view(state, seat), told)


def look(scheme: str = "classic", players: int = 5) -> Look:
    """The names at the table."""
    return Look(NAMES[:players], scheme)


def shown(state: PeoplesState, events: Sequence[Any] = (), seat: Seat | None = None) -> Shown:
    """A position as somebody sees it."""
    return Shown(frame(state, events, seat), seat, look())


def seen(state: PeoplesState, seat: Seat | None = None) -> PeoplesView:
    """The view of a seat."""
    return GAME.view(state, seat)
