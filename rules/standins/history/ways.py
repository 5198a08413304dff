"""The ways of a force over the board while a campaign is thought out: what each land taken opens."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.history_of_the_world.edges import edges_of_cards
from rules.history_of_the_world.events import Way
from rules.history_of_the_world.reach import Route, defence_dice, routes, sailed_waters
from rules.history_of_the_world.state import Campaign


class Ways:
    """How lands follow from lands: over borders, and over waters that hang together."""

    def __init__(self, fleets: tuple[WaterId, ...], at_sea: tuple[WaterId, ...], cards: tuple[str, ...]):
        self._fleets = fleets
        self._at_sea = at_sea
        self._edges = edges_of_cards(cards)
        self._landing = defence_dice(Route("", Way.SEA), self._edges)
        self._opened: dict[LandId, Mapping[LandId, int]] = {}

    def from_land(self, land: LandId) -> Mapping[LandId, int]:
        """The lands that an army in this one can enter, with the dice of whoever defends them."""
        if land not in self._opened:
            self._opened[land] = self._from(land)
        return self._opened[land]

    def _from(self, land: LandId) -> Mapping[LandId, int]:
        world = board()
        found = self.over(sailed_waters(frozenset({land}), self._fleets, self._at_sea))
        for there in world.lands[land].neighbours:
            if not world.lands[there].is_barren:
                route = Route(land, Way.LAND, world.difficult_terrain(land, there))
                found[there] = min(defence_dice(route, self._edges), found.get(there, self._landing))
        found.pop(land, None)
        return found

    def over(self, waters: frozenset[WaterId]) -> dict[LandId, int]:
        """The coasts of these waters."""
        return dict.fromkeys(
            (land for water in sorted(waters) for land in board().waters[water].lands), self._landing
        )

    def frontier(self, held: frozenset[LandId]) -> dict[LandId, int]:
        """All that a force with these lands can enter."""
        found = self.over(sailed_waters(frozenset(), (), self._at_sea)) if self._at_sea else {}
        for land in sorted(held):
            self.widen(found, land)
        return {land: dice for land, dice in found.items() if land not in held}

    def widen(self, frontier: dict[LandId, int], land: LandId) -> None:
        """Add what a land opens."""
        for there, dice in self.from_land(land).items():
            frontier[there] = min(dice, frontier.get(there, dice))


@lru_cache(64)
def _ways(fleets: tuple[WaterId, ...], at_sea: tuple[WaterId, ...], cards: tuple[str, ...]) -> Ways:
    return Ways(fleets, at_sea, cards)


def ways_of(campaign: Campaign) -> Ways:
    """The ways of a campaign, kept while its fleets and cards are the same."""
    return _ways(tuple(campaign.fleets), tuple(campaign.at_sea), tuple(campaign.edges))


def voyage(campaign: Campaign, held: frozenset[LandId], goal: WaterId) -> frozenset[WaterId]:
    """The fleets of the shortest way over water from the lands held to a sea or ocean."""
    world, sailed = board(), {*campaign.fleets, *campaign.at_sea}
    shores = {water for land in held for water in world.lands[land].waters} | set(campaign.at_sea)
    found: dict[WaterId, frozenset[WaterId]] = {water: frozenset({water}) for water in sailed & shores}
    edge = sorted(found)
    while goal not in found and edge:
        here = edge.pop(0)
        for water in world.waters[here].adjacent:
            if water in sailed and water not in found:
                found[water] = found[here] | {water}
                edge.append(water)
    return found.get(goal, frozenset())


def waters_crossed(campaign: Campaign, start: LandId, lands: Iterable[LandId]) -> frozenset[WaterId]:
    """The waters that a force sails over to take these lands one after the other."""
    held, crossed = frozenset({start}), frozenset[WaterId]()
    for land in lands:
        route = routes(campaign, held)[land]
        if route.way is Way.SEA:
            crossed |= voyage(campaign, held, route.source)
        held |= {land}
    return crossed
