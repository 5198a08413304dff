"""Ch. 4: the set-up of the world and of the peoples."""

from collections.abc import Mapping

from rules.peoples.book import FUKUYAMA, GIBBON, HERODOTUS, KHALDUN, event_cards
from rules.peoples.options import BOOK
from rules.peoples.regions import START_REGIONS, RegionId, Terrain, regions, regions_for
from rules.peoples.state import Book, PeoplesState, Player
from rules.peoples.traits import peoples
from rules.peoples.world import LATITUDES, Layout, Spot, World
from rules.table import Chance
from rules.table.assigning import assigned

LONGITUDES_PER_PLAYER = 2
ADDED = 3
"""Ch. 4: random regions added to each start region."""


def open_game(options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> PeoplesState:
    """Ch. 4: polar rows, starting parts, turn order, peoples, book; the players choose their parts next."""
    fixed = assigned(options)
    drawn = [people for people in peoples() if people not in fixed.values()]
    chance.shuffle("peoples", drawn)
    led = [fixed.get(seat) or drawn.pop(0) for seat in range(len(names))]
    order = list(range(len(names)))
    chance.shuffle("order", order)
    players = [Player(name, people) for name, people in zip(names, led, strict=True)]
    return PeoplesState(
        dict(options),
        players,
        neutral=drawn[0],
        order=order,
        world=polar_rows(len(names), chance),
        starts=starting_parts(len(names), chance),
        book=make_book(chance) if options[BOOK] == "yes" else None,
    )


def polar_rows(players: int, chance: Chance) -> World:
    """Ch. 4 step 2: the polar regions in two equally long rows, their polar areas outwards."""
    polar = [region for region in regions_for(players) if regions()[region].is_polar]
    chance.shuffle("polar", polar)
    width = LONGITUDES_PER_PLAYER * players
    north: Layout = tuple((region, Spot(x, 0, 0)) for x, region in enumerate(polar[:width]))
    south: Layout = tuple((region, Spot(x, LATITUDES - 1, 2)) for x, region in enumerate(polar[width:]))
    return World(((*north, *south),), width)


def starting_parts(players: int, chance: Chance) -> list[list[RegionId]]:
    """Ch. 4 step 3: three random regions for each start region; drawn again where sea prevails."""
    first = [region for region in START_REGIONS if region in regions_for(players)]
    others = [
        region for region in regions_for(players) if region not in first and not regions()[region].is_polar
    ]
    while True:
        chance.shuffle("starts", others)
        parts = [[start, *others[ADDED * n : ADDED * (n + 1)]] for n, start in enumerate(first)]
        if all(map(has_enough_land, parts)):
            return parts


def has_enough_land(part: list[RegionId]) -> bool:
    """Ch. 4 step 3: whether a starting part has no fewer land areas than sea areas."""
    terrain = [area.terrain for region in part for area in regions()[region].areas]
    return terrain.count(Terrain.LAND) >= terrain.count(Terrain.SEA)


def make_book(chance: Chance) -> Book:
    """Ch. 12.1: the cards of each level shuffled between the separators."""
    pile = [HERODOTUS]
    for level, end in ((1, KHALDUN), (2, GIBBON), (3, FUKUYAMA)):
        cards = [card.id for card in event_cards().values() if card.level == level]
        chance.shuffle("book", cards)
        pile += [*cards, end]
    return Book(pile)
