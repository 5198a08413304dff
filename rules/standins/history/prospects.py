"""What a force can hope to gain: land by land the best for its armies, on average."""

from dataclasses import dataclass, replace

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.history_of_the_world.crusaders import goals
from rules.history_of_the_world.edges import attack_by, edges_of
from rules.history_of_the_world.events import Way
from rules.history_of_the_world.odds import cost
from rules.history_of_the_world.reach import Route, defence_dice, routes
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.view import HistoryView, LandView
from rules.standins.history.worth import Position
from rules.table import Seat

WORTHWHILE = 0.22  # points an army must be expected to bring
EMPTY = 1.0
STRONGHOLD = 1.5  # the crusaders' city, and their fort


@dataclass(frozen=True, slots=True)
class Offer:
    """A land to enter: what it is worth, how many armies it takes on average, which way."""

    land: LandId
    gain: float
    price: float
    route: Route

    @property
    def rate(self) -> float:
        """Points for each army."""
        return self.gain / self.price


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a campaign would bring in all, and the waters it would cross for it."""

    points: float
    crossed: frozenset[WaterId]


def price(view: HistoryView, campaign: Campaign, land: LandId, route: Route, seat: Seat) -> float:
    """How many armies a land takes on average."""
    holding = view.lands.get(land)
    if holding is None or holding.seat == seat or land in campaign.treachery:
        return EMPTY
    how = attack_by(campaign, land in view.settlements or holding.fort)
    return cost(how, defence_dice(route, edges_of(campaign)), holding.fort, holding.armies)


def land_offers(view: HistoryView, campaign: Campaign, held: frozenset[LandId], seat: Seat) -> list[Offer]:
    """Every land the force could enter now, the most points for an army first."""
    position = Position.of(view, seat)
    found = []
    for land, route in routes(campaign, held).items():
        gain = position.gain(land) + (STRONGHOLD if land in goals(campaign) else 0.0)
        found.append(Offer(land, gain, price(view, campaign, land, route, seat), route))
    return sorted(found, key=lambda offer: (-offer.rate, offer.land))


def prospect(view: HistoryView, campaign: Campaign, held: frozenset[LandId], seat: Seat) -> Prospect:
    """Take the best land again and again until the armies are spent; dice fall on average."""
    points, armies, crossed = 0.0, float(campaign.pool), frozenset[WaterId]()
    while armies > 0:
        offers = land_offers(view, campaign, held, seat)
        best = next((offer for offer in offers if offer.price <= armies + 0.5), None)
        if best is None or best.rate < WORTHWHILE:
            break
        if best.route.way is Way.SEA:
            crossed |= voyage(campaign, held, best.route.source)
        points += best.gain
        armies -= best.price
        held |= {best.land}
        army = LandView(seat, campaign.force, campaign.figure, 1, False)
        view = replace(view, lands={**view.lands, best.land: army})
    return Prospect(points, crossed)


def voyage(campaign: Campaign, held: frozenset[LandId], goal: WaterId) -> frozenset[WaterId]:
    """The fleets of the shortest way over water from the lands held to a sea or ocean."""
    world, sailed = board(), {*campaign.fleets, *campaign.at_sea}
    shores = {water for land in held for water in world.lands[land].waters} | set(campaign.at_sea)
    ways: dict[WaterId, frozenset[WaterId]] = {water: frozenset({water}) for water in sailed & shores}
    edge = list(ways)
    while goal not in ways and edge:
        here = edge.pop(0)
        for water in world.waters[here].adjacent:
            if water in sailed and water not in ways:
                ways[water] = ways[here] | {water}
                edge.append(water)
    return ways.get(goal, frozenset())
