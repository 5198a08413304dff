"""What a force can hope to gain: the best lands for its armies together, dice falling on average."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.crusaders import goals
from rules.history_of_the_world.edges import attack_by
from rules.history_of_the_world.monuments import RESOURCES_PER_MONUMENT
from rules.history_of_the_world.odds import cost
from rules.history_of_the_world.scoring import CITY_POINTS
from rules.history_of_the_world.state import Campaign
from rules.standins.history.ways import Ways, ways_of
from rules.standins.history.worth import NOWHERE, Entered, Position

EMPTY = 1.0
OUT_OF_REACH = 99.0  # allies do not attack
SPARE = 0.7  # points that an army left over is thought to bring, while lands are compared
PACE = 2.0  # ... and must bring on the way, for a march to be thought on
OVERDRAWN = 1.0  # armies that may be missing on average for the last land
RISKED = 0.25  # ... but not more than this part of all
WIDTH = 12  # campaigns thought of at a time
BETRAYED = 9.0  # the card is wasted otherwise
HALF = 0.25  # of a monument, for the first of two resources


@dataclass(frozen=True, slots=True)
class March:
    """Lands taken one after the other, the armies they cost on average, and what they bring together."""

    lands: tuple[LandId, ...]
    armies: float
    gain: float


@dataclass(frozen=True, slots=True)
class _Step:
    """A march so far: the lands it entered, the price and the gain of each it can enter next."""

    march: March
    rank: float
    entered: Entered
    inside: dict[AreaId, Entered]
    prices: dict[LandId, float]
    gains: dict[LandId, float]
    resources: int


class Prospects:
    """The lands in reach of one force, and the best way to spend its armies on them."""

    def __init__(self, position: Position, campaign: Campaign, held: Entered, builds: bool = True) -> None:
        self.position = position
        self.campaign = campaign
        self.held = held
        self._ways: Ways = ways_of(campaign)
        self._prices: dict[tuple[LandId, int], float] = {}
        self._spoils: dict[LandId, float] = {}
        self._goals = goals(campaign)
        self._lands = board().lands
        start = next(iter(sorted(held)), None)
        monument = position.monument(start) if builds and start else 0.0
        self._halves = (HALF * monument, (1 - HALF) * monument)
        self._resources = sum(self._lands[land].resource for land in held)
        self._sources = frozenset(land for land, here in self._lands.items() if here.resource)

    def price(self, land: LandId, dice: int) -> float:
        """How many armies a land takes on average."""
        key = (land, dice)
        if key not in self._prices:
            self._prices[key] = self._price(land, dice)
        return self._prices[key]

    def _price(self, land: LandId, dice: int) -> float:
        view, campaign = self.position.view, self.campaign
        holding = view.lands.get(land)
        if holding is None or not self.is_enemy(land):
            return EMPTY
        if not campaign.pool and not (campaign.coins and campaign.fallen):
            return OUT_OF_REACH
        how = attack_by(campaign, land in view.settlements or holding.fort)
        return cost(how, dice, holding.fort, holding.armies)

    def is_enemy(self, land: LandId) -> bool:
        """Whether somebody else stands in a land and is not betrayed."""
        holding = self.position.view.lands.get(land)
        is_held = holding is not None and holding.seat != self.position.seat
        return is_held and land not in self.campaign.treachery

    def frontier(self) -> dict[LandId, int]:
        """The lands that can be entered now, with the dice of their defenders."""
        return self._ways.frontier(self.held)

    def gain(self, land: LandId) -> float:
        """What one land brings alone."""
        return self._gain({}, land) + self._of_resource(land, self._resources)

    def best(self, armies: float, lands: int, width: int = WIDTH) -> March:
        """The march over so many lands at most that brings most, an army left over being worth something."""
        steps = [self._start()]
        best = steps[0]
        most = armies + min(OVERDRAWN, RISKED * armies)
        for _ in range(lands):
            steps = self._longer(steps, most, width)
            best = max((best, *steps), key=lambda step: step.march.gain - SPARE * step.march.armies)
        return best.march

    def _start(self) -> _Step:
        prices = {land: self.price(land, dice) for land, dice in self.frontier().items()}
        gains = {land: self._gain({}, land) for land in prices}
        return _Step(March((), 0.0, 0.0), 0.0, NOWHERE, {}, prices, gains, self._resources)

    def _longer(self, steps: Sequence[_Step], most: float, width: int) -> list[_Step]:
        """The best marches that are one land longer."""
        ways: list[tuple[float, int, LandId, float]] = []
        for number, step in enumerate(steps):
            limit, gains = most - step.march.armies, step.gains
            half, sources = self._halves[step.resources % RESOURCES_PER_MONUMENT], self._sources
            for land, price in step.prices.items():
                if price <= limit:
                    gain = gains[land] + (half if land in sources else 0.0)
                    ways.append((PACE * price - gain - step.rank, number, land, gain))
        ways.sort()
        found: dict[Entered, _Step] = {}
        for rank, number, land, gain in ways:
            entered = steps[number].entered | {land}
            if entered not in found:
                found[entered] = self._enter(steps[number], entered, land, gain, -rank)
                if len(found) == width:
                    break
        return list(found.values())

    def _of_resource(self, land: LandId, resources: int) -> float:
        """The part of a monument that a resource makes, after so many."""
        return self._halves[resources % RESOURCES_PER_MONUMENT] if land in self._sources else 0.0

    def _gain(self, inside: Mapping[AreaId, Entered], land: LandId) -> float:
        """What a land adds to those entered before it, besides its resource."""
        area = self._lands[land].area
        assert area is not None
        before = inside.get(area, NOWHERE)
        if land not in self._spoils:
            self._spoils[land] = self.position.spoils(land) + self._promised(land)
        gain = self.position.area(area, before | {land}) - self.position.area(area, before)
        return gain + self._spoils[land]

    def _promised(self, land: LandId) -> float:
        """Crusaders find a city and a fort where they are sent; a traitor is of no use later."""
        city = (
            self.position.pieces(land, self.position.seat, CITY_POINTS, True) if land in self._goals else 0.0
        )
        return city + (BETRAYED if land in self.campaign.treachery else 0.0)

    def _enter(self, step: _Step, entered: Entered, land: LandId, gain: float, rank: float) -> _Step:
        """One land on: what it opens, and what the lands of its area bring now."""
        here, march = self._lands[land], step.march
        assert here.area is not None
        inside = {**step.inside, here.area: step.inside.get(here.area, NOWHERE) | {land}}
        prices, gains = dict(step.prices), dict(step.gains)
        spent = march.armies + prices.pop(land)
        for there, dice in self._ways.from_land(land).items():
            if there not in entered and there not in self.held:
                price = self.price(there, dice)
                if price < prices.get(there, OUT_OF_REACH + 1):
                    prices[there] = price
                if there not in gains:
                    gains[there] = self._gain(inside, there)
        for there in board().areas[here.area].lands:
            if there in prices:
                gains[there] = self._gain(inside, there)
        taken = March((*march.lands, land), spent, march.gain + gain)
        return _Step(taken, rank, entered, inside, prices, gains, step.resources + here.resource)
