"""Positions to draw: the draft, the first turn, a late one with everything on the board, a played game."""

from __future__ import annotations

from functools import cache
from typing import Any

from renders.face import Frame, Look, Proposal
from renders.faces import FACES
from rules.civ import events as e
from rules.civ.offer import ClosedOffer, Cry, Floor, Offer
from rules.civ.state import Card, CivState
from rules.civ.western_empires.game import RULESET, WesternEmpires
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from tests.renders.civ.traces import traces
from tests.renders.framing import framed, phases_of
from tests.rules.civ.scenario import scenario, side

GAME = WesternEmpires()
FACE = FACES[GAME.key]
NAMES = ("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima", "Gil", "Hiro", "Ines")
CIVS = ("Minoa", "Assyria", "Celt", "Carthage", "Hatti", "Rome", "Iberia", "Hellas", "Egypt")


def look(scheme: str = "classic") -> Look:
    return Look(NAMES, scheme)


def frame(state: CivState, seat: Seat | None = None, events: tuple[Any, ...] = (), title: str = "") -> Frame:
    """A frame of a state as a seat sees it."""
    return framed(GAME, state, seat, events, title)


def drafting(players: int = 5) -> CivState:
    """Before anybody has chosen."""
    options = {option.key: option.default for option in GAME.options}
    return GAME.open(options, NAMES[:players], Chance(b"drafting"))


def late() -> CivState:
    """Nine nations, cities, ships, shared areas, barbarians, pirates, hands, an open market."""
    regions = {civ: [a for a in RULESET.board.areas.values() if a.region == civ] for civ in CIVS}
    sides = {}
    for number, civ in enumerate(CIVS):
        sites = [area.name for area in regions[civ] if area.site][: 3 + number % 4]
        rest = [area.name for area in regions[civ] if area.name not in sites][:-3]
        tokens = {name: 1 + (i + number) % 4 for i, name in enumerate(rest)}
        tokens[regions[CIVS[number - 1]][-1].name] = 2
        coasts = [area.name for area in regions[civ] if area.coasts]
        sides[civ] = side(
            tokens,
            cities=sites,
            ships=coasts[: number % 3],
            advances=sorted(RULESET.advances)[number * 3 : number * 3 + 4 + number],
            hand=["Ochre", "Ochre", "Ochre", "Iron", "Gold"]
            if number % 2
            else ["Fish", "Tin", "Tin", "Wine"],
            treasury=number,
            step=5 + number % 4,
        )
    scene = scenario(sides, barbarians={"Pannonia": 7}, turn=9, options={"track": "basic"})
    state = scene.state
    state.phase = "trade"
    state.pirates = [
        next(a for a in RULESET.board.areas if RULESET.board.areas[a].coasts and not _used(state, a))
    ]
    state.nations[0].hand += [Card("Flood"), Card("Barbarian Hordes", passer=3)]
    state.floor = Floor(
        offers=[
            Offer(10401, 3, 0, ["Ochre", "Ochre", "Gold"], ["Ochre", "Ochre"], ["Tin", "Tin"], 3),
            Offer(10106, 0, 5, ["Fish", "Tin", "Wine"], ["Fish", "Tin"], ["Gold", "Gold"], 4),
            Offer(10607, 5, 6, ["Ochre", "Iron", "Gold"], ["Ochre", "Iron"], ["Fish", "Fish"], 3),
        ],
        cries={3: Cry(["Gold"], ["Ochre"])},
        done=[8],
        closed=[ClosedOffer(Offer(10201, 1, 0, [], [], [], 3), "declined")],
    )
    return state


def _used(state: CivState, area: str) -> bool:
    return area in state.cities or area in state.tokens


def doings(state: CivState) -> tuple[Any, ...]:
    """Something of everything that leaves a trace on the map."""
    voyage = e.ShipSailed(5, (("Rome", 3, 0), ("Sardinia", 0, 2), ("Caralis", 0, 1)))
    return (*traces(state, RULESET.board), voyage)


@cache
def played(players: int = 6) -> tuple[Frame, ...]:
    """The frames of a short game of random answers, as a spectator sees them."""
    names = NAMES[:players]
    match = Match(GAME, {"scenario": "short", "turns": "3"}, names, [Anybody()] * players, b"pictures")
    match.play()
    return phases_of(match)


def drafts() -> tuple[CivState, CivState, Proposal]:
    """A position, the one after some movement orders, and the orders: a march into a conflict, a voyage."""
    rome = side({"Etruria": 4, "Rome": 2}, cities=["Neapolis"], ships=["Rome"], treasury=5)
    state = scenario({"Rome": rome, "Egypt": side({"Fayum": 2, "Rubicon": 2})}).state
    voyage = {"ship": "Rome", "pay": ["treasury", "treasury"], "stops": [["Rome", 2, 0], ["Sardinia", 0, 2]]}
    orders = [{"march": ["Etruria", "Rubicon"], "count": 3}, voyage]
    after = state.fork()
    after.tokens["Etruria"][0], after.tokens["Rubicon"][0] = 1, 3
    after.tokens["Sardinia"] = {0: after.tokens.pop("Rome")[0]}
    after.ships[0].area, after.ships[0].coast = "Sardinia", ""
    after.nations[0].treasury -= 2
    after.nations[0].stock += 2
    lines = ("3 tokens march from Etruria to Rubicon", "A ship takes 2 tokens from Rome to Sardinia")
    return state, after, Proposal(0, "move", orders, lines, GAME.view(after, 0))
