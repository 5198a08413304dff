"""Positions to draw: before the game, late in one, a played game, and a turn with something of everything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

from renders.face import Frame, Look
from renders.faces import FACES
from renders.peoples.shown import Shown
from rules.peoples import events as e
from rules.peoples.developments import developments
from rules.peoples.game import Peoples
from rules.peoples.regions import START_REGIONS, areas, region_of, regions, regions_for
from rules.peoples.resources import resources
from rules.peoples.state import NEUTRAL, Book, PeoplesState, Player, Stage, Tribe, Turn
from rules.peoples.traits import Trait
from rules.peoples.view import PeoplesView
from rules.peoples.world import LATITUDES, WORLD, Spot, World
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table import Chance, Seat
from rules.table.event import Told
from rules.table.history import look_back

GAME = Peoples()
FACE = FACES[GAME.key]
TITLE = "Round 15: Rome"
NAMES = ("Ada", "Bartholomew the Younger", "Çelik", "_Dido_", "Евгений")
PEOPLES = ("rome", "olmec", "egypt", "babylonia", "china")
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


def late(players: int = 4, every_option: bool = False, floating: int = 0) -> PeoplesState:
    """Most of the world is known, everybody has spread, built and learnt; the last peoples may be adrift."""
    chance = Random(players)
    options = {option.key: option.default for option in GAME.options} | (EVERY if every_option else {})
    order = list(range(players))
    state = PeoplesState(options, [_player(seat, chance) for seat in order], "india", order, Stage.TURN, 9)
    used = [region for region in regions_for(players) if region not in START_REGIONS]
    polar = [region for region in used if regions()[region].is_polar]
    rest = [region for region in used if not regions()[region].is_polar]
    chance.shuffle(polar)
    chance.shuffle(rest)
    width = 2 * players
    lying = {region: Spot(n % width, n // width * 5, n // width * 2) for n, region in enumerate(polar)}
    homes = {
        START_REGIONS[seat]: Spot(2 * seat, 1 + seat % 3, seat % 4) for seat in order[: players - floating]
    }
    lying |= homes
    taken = {(spot.x, spot.y) for spot in lying.values()}
    cells = [(x, y) for y in range(1, LATITUDES - 1) for x in range(width) if (x, y) not in taken]
    for x, y in cells:
        if chance.random() < 0.8 and len(rest) > 3 * floating:
            lying[rest.pop()] = Spot(x, y, chance.randrange(4))
    parts = [tuple(lying.items())]
    for seat in order[players - floating :]:
        square = (START_REGIONS[seat], *(rest.pop() for _ in range(3)))
        parts.append(tuple((region, Spot(n % 2, n // 2, n % 4)) for n, region in enumerate(square)))
    state.world = World(tuple(parts), width)
    for seat in order:
        state.tribes.append(Tribe(seat, [f"{START_REGIONS[seat]}a"]))
        _spread(state, seat, chance)
    _add_neutrals(state)
    _add_tokens(state)
    state.neutral_levels = dict.fromkeys(Trait, 1)
    state.turn = Turn(1)
    if every_option:
        state.book = Book(["herodotus", "l1-economy", "l1-civics", "khaldun", "l2-culture", "fukuyama"], 2)
    return state


def _player(seat: Seat, chance: Random) -> Player:
    player = Player(NAMES[seat], PEOPLES[seat])
    player.advances = {trait: chance.randint(0, 3) for trait in Trait}
    player.spent = {trait: chance.randint(0, level) for trait, level in player.advances.items()}
    player.specialists = [trait for trait in list(Trait)[: seat % 3] if player.advances[trait]]
    player.resources = {kind: chance.randint(1, 4) for kind in chance.sample(list(resources()), 5 + seat)}
    player.developments = [str(card) for card in list(developments())[seat : seat + 20 : 2]]
    return player


def _spread(state: PeoplesState, seat: Seat, chance: Random) -> None:
    """Seven more tribes beside those that are there, then a settlement in the home region."""
    for _ in range(7):
        held = {area for tribe in state.tribes for area in tribe.areas}
        own = [area for tribe in state.tribes if tribe.seat == seat for area in tribe.areas]
        near = sorted({other for area in own for other in state.world.borders(area)} - held)
        free = [area for area in near if areas()[area].is_land]
        if free:
            state.tribes.append(Tribe(seat, [chance.choice(free)], chance.random() < 0.5))
    home = [f"{START_REGIONS[seat]}{letter}" for letter in "abdc"[: 2 + seat % 3]]
    state.tribes = [tribe for tribe in state.tribes if not set(tribe.areas) & set(home)]
    state.tribes.append(Tribe(seat, home, seat % 2 == 1))


def _add_neutrals(state: PeoplesState) -> None:
    held = {area for tribe in state.tribes for area in tribe.areas}
    for n, (region, spot) in enumerate(state.world.parts[WORLD]):
        free = [area.id for area in regions()[region].lands if area.resource and area.id not in held]
        if n % 3 == 0 and free and 0 < spot.y < LATITUDES - 1:
            state.tribes.append(Tribe(NEUTRAL, [free[0]], n % 2 == 0))


def _add_tokens(state: PeoplesState) -> None:
    for seat in range(len(state.players)):
        mine = dict.fromkeys(region_of(area) for t in state.tribes if t.seat == seat for area in t.areas)
        for region in list(mine)[: 1 + seat]:
            state.culture.setdefault(region, seat)
        corners = [first for first, four in state.world.corners.items() if any(a[:-1] in mine for a in four)]
        for first in corners[: 1 + seat % 2]:
            state.religion.setdefault(first, []).append(seat)


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
