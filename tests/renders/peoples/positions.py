"""Positions to draw: the beginning with every part adrift, and the midst of a game, made from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from renders.face import Frame, Look
from renders.faces import FACES
from renders.peoples.shown import Shown
from rules.peoples import events as e
from rules.peoples.developments import developments
from rules.peoples.regions import START_REGIONS, areas, region_of, regions, regions_for
from rules.peoples.state import NEUTRAL, Book, Part, PeoplesState, Player, Stage, Tribe, Turn
from rules.peoples.traits import Trait, peoples
from rules.peoples.view import view
from rules.peoples.world import LATITUDES, Spot
from rules.table.event import Told

FACE = FACES["peoples"]
TITLE = "Round 9: Rome"
NAMES = ("Ada", "Berta Ångström", "Cem", "Dora", "Emil")
OPTIONS = {
    "technology-tree": "no",
    "book-of-events": "no",
    "victories": "1",
    "peoples": "drawn",
    "rounds": "open",
}
WIDTHS = {3: 6, 4: 8, 5: 10}


def begun(count: int = 4, seed: int = 1, **options: str) -> PeoplesState:
    """The set-up: polar rows in place, a starting part of two by two for everybody, two tribes in it."""
    chance = Random(seed)
    names = list(peoples())
    chance.shuffle(names)
    players = [Player(NAMES[seat], names[seat]) for seat in range(count)]
    for player in players:
        player.advances = {peoples()[player.people].trait: 1}
    state = PeoplesState({**OPTIONS, **options}, players, names[count], list(range(count)), Stage.TURN)
    state.width = WIDTHS[count]
    used = list(regions_for(count))
    polar = [region for region in used if regions()[region].is_polar]
    chance.shuffle(polar)
    world = Part()
    for x in range(state.width):
        world.regions[polar[x]] = Spot(x, 0, 0)
        world.regions[polar[state.width + x]] = Spot(x, LATITUDES - 1, 2)
    state.parts.append(world)
    rest = [region for region in used if not regions()[region].is_polar and region not in START_REGIONS]
    chance.shuffle(rest)
    for seat in range(count):
        chosen = [START_REGIONS[seat], *(rest.pop() for _ in range(3))]
        state.parts.append(
            Part({region: Spot(n % 2, n // 2, chance.randrange(4)) for n, region in enumerate(chosen)})
        )
        state.players[seat].home = chosen
    for seat in range(count):
        _settle(state, seat, 2, chance)
    state.turn = Turn(0)
    return state


def midgame(
    count: int = 4, seed: int = 1, floating: int = 1, tribes: int = 8, **options: str
) -> PeoplesState:
    """Most of the world is known, everybody has spread, built, traded and learnt."""
    state, chance = begun(count, seed, **options), Random(seed)
    moved = state.parts[1 : 1 + count - floating]
    for place, part in enumerate(moved):
        for region, spot in part.regions.items():
            x = (spot.x + place * (state.width // count) + place % 2) % state.width
            state.parts[0].regions[region] = Spot(x, spot.y + 1 + place % 2, spot.turn)
    state.parts = [state.parts[0], *state.parts[1 + count - floating :]]
    _explore(state, chance)
    for seat in range(count):
        _settle(state, seat, tribes - 2, chance)
        _build(state, seat)
    _tokens(state, chance)
    for seat, player in enumerate(state.players):
        player.advances = {trait: chance.randint(0, 3) for trait in Trait}
        player.spent = {trait: chance.randint(0, level) for trait, level in player.advances.items()}
        player.specialists = chance.sample(list(Trait), seat % 3)
        player.resources = {kind: chance.randint(1, 4) for kind in chance.sample(_kinds(), 5 + seat)}
        player.developments = [str(card) for card in list(developments())[seat : seat + 20 : 2]]
    state.neutral_levels = dict.fromkeys(Trait, 1)
    state.round, state.turn = 9, Turn(1)
    if state.options["book-of-events"] == "yes":
        state.book = Book(["herodotus", "l1-economy", "l1-civics", "khaldun", "l2-culture", "fukuyama"], 1)
    return state


def _kinds() -> list[str]:
    return sorted({area.resource for area in areas().values() if area.resource})


def _explore(state: PeoplesState, chance: Random) -> None:
    """Regions beside what is known, until two thirds of the world are."""
    known = {region for part in state.parts for region in part.regions}
    rest = [region for region in regions_for(len(state.players)) if region not in known]
    chance.shuffle(rest)
    world = state.parts[0].regions
    for y in range(1, LATITUDES - 1):
        for x in range(state.width):
            taken = any((spot.x, spot.y) == (x, y) for spot in world.values())
            if not taken and rest and chance.random() < 0.6:
                region = rest.pop()
                world[region] = Spot(x, y, chance.randrange(4))
                free = [area.id for area in regions()[region].lands if area.resource]
                if free and sum(tribe.seat == NEUTRAL for tribe in state.tribes) < 8:
                    state.tribes.append(Tribe(NEUTRAL, [chance.choice(free)], chance.random() < 0.3))


def _settle(state: PeoplesState, seat: int, count: int, chance: Random) -> None:
    """So many more tribes on empty land around those that are there."""
    for _ in range(count):
        held = {area for tribe in state.tribes for area in tribe.areas}
        own = [area for tribe in state.tribes if tribe.seat == seat for area in tribe.areas]
        near = [other for area in own for other in state.world.borders(area)]
        near = near or [area.id for region in state.players[seat].home for area in regions()[region].areas]
        free = sorted({area for area in near if areas()[area].is_land and area not in held})
        if free:
            state.tribes.append(Tribe(seat, [chance.choice(free)], chance.random() < 0.5))


def _build(state: PeoplesState, seat: int) -> None:
    """Tribes side by side become one settlement, of a different size for each seat."""
    size = 2 + seat % 3
    own = [tribe for tribe in state.tribes if tribe.seat == seat]
    for tribe in own:
        joined = [tribe]
        for other in own:
            both = [area for piece in (*joined, other) for area in piece.areas]
            beside = any(state.world.border(a.areas[0], other.areas[0]) for a in joined)
            if other not in joined and len(both) <= size and beside and state.world.in_square(both):
                joined.append(other)
        if len(joined) == size:
            tribe.areas = [area for piece in joined for area in piece.areas]
            state.tribes = [piece for piece in state.tribes if piece is tribe or piece not in joined]
            return


def _tokens(state: PeoplesState, chance: Random) -> None:
    for seat in range(len(state.players)):
        mine = sorted({area[:-1] for tribe in state.tribes if tribe.seat == seat for area in tribe.areas})
        for region in mine[: 1 + seat]:
            state.culture.setdefault(region, seat)
        for first, four in state.world.corners.items():
            if any(area[:-1] in mine for area in four) and chance.random() < 0.3:
                state.religion.setdefault(first, [seat])


def doings(state: PeoplesState) -> tuple[Any, ...]:
    """A turn of the second player in which nearly everything happens, and what follows."""
    own = [tribe.areas[0] for tribe in state.tribes if tribe.seat == 1]
    wild = next(tribe.areas[0] for tribe in state.tribes if tribe.seat == NEUTRAL)
    other = next(tribe.areas[0] for tribe in state.tribes if tribe.seat == 2)
    town = next(tribe for tribe in state.tribes if tribe.seat == 1 and len(tribe.areas) > 1)
    found = region_of(wild)
    place = next(iter(state.culture))
    return (
        e.TurnBegan(9, 1),
        e.Produced(1, own[0], "grain", 2),
        e.TribeMoved(1, own[0], own[-1]),
        e.RegionFound(1, own[-1], found, ("64", found), True),
        e.RegionPlaced(1, found, wild),
        e.SettlementGrew(1, tuple(town.areas), (town.areas[-1],), ((Trait.CIVICS, 1),)),
        e.TokenPlaced(1, Trait.CULTURE, own[-1], place, None, ((Trait.CULTURE, 2),)),
        e.Traded(1, 2, other, (("fur", 2),), (("clay", 1),), ((Trait.ECONOMY, 1),)),
        e.Attacked(1, own[0], NEUTRAL, (wild,), 2, 1, (("grain", 1),), (), ((Trait.MILITARY, 2),)),
        e.TribeRetreated(NEUTRAL, wild, None),
    )


def shown(
    state: PeoplesState, scheme: str = "classic", events: Sequence[Any] = (), seat: int | None = None
) -> Shown:
    """A position as somebody sees it."""
    return Shown(frame(state, events, seat), seat, look(state, scheme))


def frame(
    state: PeoplesState, events: Sequence[Any] = (), seat: int | None = None, title: str = TITLE
) -> Frame:
    """A phase that ended with a position."""
    told = tuple(Told(number, 1, event) for number, event in enumerate(events))
    return Frame(12, title, view(state, seat), told)


def look(state: PeoplesState, scheme: str = "classic") -> Look:
    """The names at the table."""
    return Look(tuple(player.name for player in state.players), scheme)
