"""Positions to draw: before the first draw, early, a crowded late one, a turn under way, a played game."""

from __future__ import annotations

from functools import cache
from typing import Any

from renders.face import Frame, Look
from renders.faces import FACES
from rules.history_of_the_world import events as e
from rules.history_of_the_world.board import board
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.state import HistoryState, Holding, Settlement, Stage, TurnRecord
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from tests.renders.framing import framed, phases_of
from tests.rules.history.scenario import Scene, scene

GAME = HistoryOfTheWorld()
FACE = FACES[GAME.key]
NAMES = ("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений", "Fatima")
EPOCH = 6
ME = 0
HAND = (
    "leader",
    "weaponry",
    "minor-mayans",
    "civil-war",
    "disaster",
    "crusade",
    "plague",
    "allies",
    "astronomy",
)


def look(scheme: str = "classic") -> Look:
    return Look(NAMES, scheme)


def frame(
    state: HistoryState, seat: Seat | None = None, events: tuple[Any, ...] = (), title: str = ""
) -> Frame:
    """A frame of a state as a seat sees it."""
    return framed(GAME, state, seat, events, title)


def opening(players: int = 3) -> HistoryState:
    """Before the first draw."""
    options = {option.key: option.default for option in GAME.options}
    return GAME.open(options, NAMES[:players], Chance(b"opening"))


def late(players: int = 6, **options: str) -> HistoryState:
    """Nearly every land held, forts, capitals, cities, monuments, fleets, hands, records of five epochs."""
    world = board()
    lands = [land for land in world.lands.values() if not land.is_barren]
    seats = {area: number for number, area in enumerate(world.areas)}
    held = {}
    for number, land in enumerate(lands):
        seat = (seats[land.area] + (number % 5 == 0) + (number % 7 == 0)) % players
        if number % 11 != 0:
            held[land.id] = (seat, _force(seat), 2 if number % 4 == 0 and options else 1)
    resources = [land.id for land in lands if land.resource]
    towns = [name for name in held if name not in resources]
    fleets = {"eastern_med": (1, _force(1), 5), "bay_of_bengal": (2, _force(2), 4)}
    state = scene(
        held,
        players=players,
        epoch=EPOCH,
        forts=[*held][::6],
        capitals=towns[::9],
        cities=towns[4::9],
        monuments=[*towns[::9], *resources[::2]],
        navies=fleets if options else {},
        hand=HAND,
        scores=[101, 139, 129, 122, 134, 100],
        **options,
    ).state
    for number, holding in enumerate(state.lands.values()):
        holding.figure = 1 + number % 7
    for land in ("western_iberia", "brazil", "pyrenees", "atlas"):
        state.lands[land] = Holding(ME, "portugal", EPOCH, fort=land == "atlas")
    _write_history(state, players)
    return state


def _force(seat: Seat) -> str:
    return empires().of_epoch(EPOCH - 1)[seat].forces[0]


def _write_history(state: HistoryState, players: int) -> None:
    """Who led what, epoch by epoch; in this one Portugal was the last to be called."""
    state.stage, state.slot = Stage.TURN, empires().cards["portugal"].slot
    for epoch in range(1, EPOCH + 1):
        cards = empires().of_epoch(epoch)
        for seat in range(players):
            card = cards[(seat + epoch - 2) % len(cards)]
            if epoch == EPOCH and card.slot > state.slot:
                state.drawing.held[seat] = card.key
            else:
                state.players[seat].strengths[epoch] = card.strength
                areas = {"china": 3 + seat, "india": epoch}
                state.records.append(TurnRecord(epoch, seat, card.key, areas, 2, seat % 2, 1, 0))
    state.drawing.order = list(range(players))
    state.drawing.drawn = dict.fromkeys(range(players), "mughals") | {0: "spain", 1: "portugal"}
    state.drawing.given = {0: 1, 1: 0, **{seat: seat for seat in range(2, players)}}
    state.drawing.done = True
    for seat, player in enumerate(state.players):
        player.sources = {"areas": player.score - 30, "capitals": 14, "cities": 6, "monuments": 10}
        player.markers = [3] if seat in (1, 3) else []
        player.hand = player.hand or ["famine", "treachery", "leader"]
    state.preeminent = {2: 1, 4: 3}


def doings() -> tuple[Any, ...]:
    """A turn with something of everything that leaves a trace on the map."""
    return (
        e.EmpireSkipped(EPOCH, "ming-dynasty"),
        e.EmpireCalled(EPOCH, ME, "portugal"),
        e.EventPlayed(ME, "disaster"),
        e.MonumentDestroyed("lower_indus", 3, ME),
        e.SettlementFell("lower_indus", Settlement.CAPITAL, Settlement.CITY),
        e.EventPlayed(ME, "plague"),
        e.SicknessRolled("plague", "danubia", 2, (4, 1, 6, 2), True),
        e.SicknessRolled("plague", "dalmatia", 3, (4, 3, 6), False),
        e.Mustered(
            ME, "portugal", 8, 2, 0, 0, ("atlantic_ocean", "indian_ocean", "north_sea", "western_med")
        ),
        e.ArmyRemoved(4, "franks", "western_iberia", ME),
        e.ArmyPlaced(ME, "portugal", 6, "western_iberia", Way.RISING, "western_iberia"),
        e.SettlementFounded(ME, "western_iberia", "capital"),
        e.ArmyPlaced(ME, "portugal", 6, "brazil", Way.SEA, "atlantic_ocean"),
        battle("pyrenees", Way.LAND, "western_iberia", (4, 3), (5,), RoundResult.LOST),
        battle("pyrenees", Way.LAND, "western_iberia", (6, 3), (5,), RoundResult.WON),
        e.LandTaken(ME, "portugal", 6, "pyrenees"),
        battle("albion", Way.SEA, "north_sea", (3, 2), (6, 5, 1), RoundResult.LOST, fort=1),
        battle("atlas", Way.STRAIT, "southern_iberia", (6, 6), (6, 2), RoundResult.TIED),
        e.ArmyReturned(ME, False),
        e.ArmyPlaced(ME, "portugal", 6, "atlas", Way.STRAIT, "southern_iberia"),
        e.FortBuilt(ME, "atlas", "coin"),
        e.MonumentBuilt(ME, "western_iberia"),
        e.TurnScored(EPOCH, ME, (("china", "presence", 3), ("india", "control", 9)), 4, 2, 1, 0, 19, 101),
    )


def battle(
    land: str,
    way: Way,
    source: str,
    attack: tuple[int, ...],
    defence: tuple[int, ...],
    outcome: RoundResult,
    fort: int = 0,
) -> e.BattleFought:
    lost = outcome is not RoundResult.LOST
    return e.BattleFought(
        land, ME, "portugal", 1, _force(1), way, source, attack, 1, defence, fort, outcome, False, int(lost)
    )


def under_way() -> Scene:
    """A turn in the middle of its expansion, with a plan to give."""
    stand = scene(
        {"western_iberia": (ME, "portugal"), "pyrenees": (1, "arabs"), "atlas": (2, "arabs", 1)},
        players=6,
        epoch=EPOCH,
        forts=["atlas"],
        capitals=["western_iberia"],
        hand=["leader"],
    )
    stand.campaign("portugal", coins=1)
    stand.state.stage = Stage.TURN
    return stand


@cache
def played(players: int = 4, every_option: bool = False) -> tuple[Frame, ...]:
    """The frames of a game of random answers, as a spectator sees them."""
    names = NAMES[:players]
    options = {option.key: "yes" for option in GAME.options} if every_option else {}
    match = Match(GAME, options, names, [Anybody()] * players, b"pictures")
    match.play()
    return phases_of(match)
