"""Positions of CivX to draw: for any number of players, with something of everything on the board."""

from __future__ import annotations

from functools import cache
from typing import Any

from renders.civ.civx.face import CivXFace
from renders.face import Frame, Look
from rules.civ.ancient.line_up import line_up
from rules.civ.civx.game import RULESET, CivX
from rules.civ.offer import Cry, Floor, Offer
from rules.civ.state import CivState
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from tests.renders.civ.traces import traces
from tests.renders.framing import framed, phases_of
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

GAME = CivX()
FACE = CivXFace()
OPTIONS = {option.key: option.default for option in GAME.options}
NAMES = (
    *("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima", "Gil", "Hiro", "Ines"),
    *("Jo", "Kim", "Lea", "Mirabelle von Hohenstein", "Noor", "Otto", "Pia", "Quentin", "Rosa"),
)
CROWD = 18


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
    civs = civs_of(players)
    regions = {civ: [a for a in RULESET.board.areas.values() if a.region == civ] for civ in civs}
    sides = {}
    for number, civ in enumerate(civs):
        sites = [area.name for area in regions[civ] if area.site][: 2 + number % 4]
        rest = [area.name for area in regions[civ] if area.name not in sites][:-2]
        tokens = {name: 1 + (i + number) % 4 for i, name in enumerate(rest)}
        tokens[regions[civs[number - 1]][-1].name] = 2
        coasts = [area.name for area in regions[civ] if area.coasts]
        sides[civ] = side(
            tokens,
            cities=sites,
            ships=coasts[: number % 3],
            advances=sorted(RULESET.advances)[number * 2 : number * 2 + 4 + number % 8],
            hand=["Ochre", "Ochre", "Ochre", "Iron", "Silk"] if number % 2 else ["Fish", "Tin", "Tin", "Tea"],
            treasury=number,
            step=5 + number % 9,
        )
    made = scene(sides, two_blocks=players >= 12, barbarians={"Pannonia": 7}, turn=9)
    state = made.state
    state.out_of_play = opening(players).out_of_play
    state.phase = "trade"
    state.pirates = [next(a for a in RULESET.board.areas if _is_free_port(state, a))]
    state.floor = Floor(
        offers=[Offer(10401, 3, 0, ["Ochre", "Ochre", "Silk"], ["Ochre", "Ochre"], ["Tin", "Tin"], 3)],
        cries={3: Cry(["Silk"], ["Ochre"])},
        done=[4],
    )
    return state


def _is_free_port(state: CivState, area: str) -> bool:
    is_used = area in state.cities or area in state.tokens or area in state.out_of_play
    return bool(RULESET.board.areas[area].coasts) and not is_used


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
