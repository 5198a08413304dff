"""Ch. V Expansion: which lands a force can enter, and by which way."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from rules.history_of_the_world.board import LandId, Terrain, WaterId, board
from rules.history_of_the_world.cards import Edge, Ignores, Landing
from rules.history_of_the_world.edges import edges_of_cards
from rules.history_of_the_world.events import Way
from rules.history_of_the_world.history import History
from rules.history_of_the_world.state import Campaign

LEVEL_DICE = 1
DIFFICULT_DICE = 2
LANDING_DICE = 3


@dataclass(frozen=True, slots=True)
class Route:
    """A way into a land: where from, and the terrain or water that helps the defender."""

    source: LandId | WaterId
    way: Way
    terrain: Terrain | None = None


def defence_dice(route: Route, edges: tuple[Edge, ...]) -> int:
    """Ch. V Combat: one die; two behind difficult terrain; three against a landing."""
    if route.way is Way.SEA:
        return min([LANDING_DICE, *(edge.dice for edge in edges if isinstance(edge, Landing))])
    if route.terrain is None or any(
        isinstance(edge, Ignores) and edge.terrain is route.terrain for edge in edges
    ):
        return LEVEL_DICE
    return DIFFICULT_DICE


def routes(campaign: Campaign, lands: frozenset[LandId]) -> Mapping[LandId, Route]:
    """The best way (fewest defence dice) into every land that a force holding `lands` can enter."""
    return _routes(lands, tuple(campaign.fleets), tuple(campaign.at_sea), tuple(campaign.edges))


@lru_cache(512)
def _routes(
    lands: frozenset[LandId], fleets: tuple[WaterId, ...], at_sea: tuple[WaterId, ...], cards: tuple[str, ...]
) -> Mapping[LandId, Route]:
    """Kept for each position: judging, running, menus and stand-ins all ask for the same ways."""
    world, edges = board(), edges_of_cards(cards)
    best: dict[LandId, Route] = {}
    fewest: dict[LandId, int] = {}

    def offer(land: LandId, route: Route) -> None:
        if land in lands or world.lands[land].is_barren:
            return
        dice = defence_dice(route, edges)
        if land not in fewest or dice < fewest[land]:
            best[land], fewest[land] = route, dice

    for source in sorted(lands):
        for target in world.lands[source].neighbours:
            terrain = world.difficult_terrain(source, target)
            way = Way.STRAIT if terrain is Terrain.STRAIT else Way.LAND
            offer(target, Route(source, way, terrain))
    for water in sorted(sailed_waters(lands, fleets, at_sea)):
        for target in world.waters[water].lands:
            offer(target, Route(water, Way.SEA))
    return MappingProxyType(best)


def sailed_waters(
    lands: frozenset[LandId], fleets: tuple[WaterId, ...], at_sea: tuple[WaterId, ...]
) -> frozenset[WaterId]:
    """Waters reached over a chain of fleets from the coasts of these lands, or from where it waits at sea."""
    world = board()
    sailed = {*fleets, *at_sea}
    coasts = {water for land in lands for water in world.lands[land].waters} if sailed else set()
    edge = [water for water in sailed if water in coasts or water in at_sea]
    reached = set(edge)
    while edge:
        for water in world.waters[edge.pop()].adjacent:
            if water in sailed and water not in reached:
                reached.add(water)
                edge.append(water)
    return frozenset(reached)


def held_by(g: History, campaign: Campaign) -> frozenset[LandId]:
    """The lands with armies of the expanding force."""
    seat, force = g.turn.seat, campaign.force
    return frozenset(land for land, h in g.state.lands.items() if h.seat == seat and h.force == force)


def reachable(g: History, campaign: Campaign) -> Mapping[LandId, Route]:
    """Every land the force can enter now, with the best way."""
    return routes(campaign, held_by(g, campaign))
