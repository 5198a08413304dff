"""Ch. V Expansion: which lands a force can enter, and by which way."""

from dataclasses import dataclass

from rules.history_of_the_world.board import LandId, Terrain, WaterId, board
from rules.history_of_the_world.cards import Edge, Ignores, Landing
from rules.history_of_the_world.edges import edges_of
from rules.history_of_the_world.events import Way
from rules.history_of_the_world.play import Play
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


def sailed_waters(campaign: Campaign, lands: frozenset[LandId]) -> frozenset[WaterId]:
    """Waters reached over a chain of fleets from the coasts of these lands, or from where it waits at sea."""
    world = board()
    fleets = {*campaign.fleets, *campaign.at_sea}
    coasts = {water for land in lands for water in world.lands[land].waters}
    edge = [water for water in fleets if water in coasts or water in campaign.at_sea]
    reached = set(edge)
    while edge:
        for water in world.waters[edge.pop()].adjacent:
            if water in fleets and water not in reached:
                reached.add(water)
                edge.append(water)
    return frozenset(reached)


def routes(campaign: Campaign, lands: frozenset[LandId]) -> dict[LandId, Route]:
    """The best way (fewest defence dice) into every land that a force holding `lands` can enter."""
    world, edges = board(), edges_of(campaign)
    best: dict[LandId, Route] = {}

    def offer(land: LandId, route: Route) -> None:
        if land in lands or world.lands[land].is_barren:
            return
        if land not in best or defence_dice(route, edges) < defence_dice(best[land], edges):
            best[land] = route

    for source in sorted(lands):
        for target in world.lands[source].neighbours:
            terrain = world.difficult_terrain(source, target)
            way = Way.STRAIT if terrain is Terrain.STRAIT else Way.LAND
            offer(target, Route(source, way, terrain))
    for water in sorted(sailed_waters(campaign, lands)):
        for target in world.waters[water].lands:
            offer(target, Route(water, Way.SEA))
    return best


def held_by(g: Play, campaign: Campaign) -> frozenset[LandId]:
    """The lands with armies of the expanding force."""
    return frozenset(g.lands_of(g.turn.seat, campaign.force))


def reachable(g: Play, campaign: Campaign) -> dict[LandId, Route]:
    """Every land the force can enter now, with the best way."""
    return routes(campaign, held_by(g, campaign))
