"""What a force can hope to gain: the best lands for its armies together, dice falling on average."""

from collections.abc import Iterator
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
OVERDRAWN = 0.4  # armies that may be missing on average for the last land
WIDTH = 6  # campaigns thought of at a time
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
    march: March
    entered: Entered
    inside: dict[AreaId, Entered]
    frontier: dict[LandId, int]
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
        self._monument = position.monument(start) if builds and start else 0.0

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
        return self._gain(self._start(), land)

    def _start(self) -> _Step:
        resources = sum(board().lands[land].resource for land in self.held)
        return _Step(March((), 0.0, 0.0), NOWHERE, {}, self.frontier(), resources)

    def best(self, armies: float, width: int = WIDTH) -> March:
        """The march that brings most, an army left over being worth something too."""
        steps = [self._start()]
        best = steps[0].march
        while steps:
            found: dict[Entered, tuple[float, _Step, LandId, March]] = {}
            for step in steps:
                for land, march in self._further(step, armies):
                    entered = step.entered | {land}
                    rank = self._rank(march)
                    if entered not in found or rank > found[entered][0]:
                        found[entered] = rank, step, land, march
            ranked = sorted(found.values(), key=lambda way: (-way[0], way[3].lands))[:width]
            steps = [self._enter(step, land, march) for _, step, land, march in ranked]
            best = max((best, *(step.march for step in steps)), key=self._rank)
        return best

    def _rank(self, march: March) -> float:
        return march.gain - SPARE * march.armies

    def _further(self, step: _Step, armies: float) -> Iterator[tuple[LandId, March]]:
        for land, dice in step.frontier.items():
            spent = step.march.armies + self.price(land, dice)
            if spent <= armies + OVERDRAWN:
                gain = step.march.gain + self._gain(step, land)
                yield land, March((*step.march.lands, land), spent, gain)

    def _gain(self, step: _Step, land: LandId) -> float:
        """What a land adds to those entered before it."""
        here = self._lands[land]
        assert here.area is not None
        before = step.inside.get(here.area, NOWHERE)
        if land not in self._spoils:
            self._spoils[land] = self.position.spoils(land) + self._promised(land)
        gain = self.position.area(here.area, before | {land}) - self.position.area(here.area, before)
        if here.resource:
            gain += self._monument * (HALF if step.resources % RESOURCES_PER_MONUMENT == 0 else 1 - HALF)
        return gain + self._spoils[land]

    def _promised(self, land: LandId) -> float:
        """Crusaders find a city and a fort where they are sent; a traitor is of no use later."""
        city = (
            self.position.pieces(land, self.position.seat, CITY_POINTS, True) if land in self._goals else 0.0
        )
        return city + (BETRAYED if land in self.campaign.treachery else 0.0)

    def _enter(self, step: _Step, land: LandId, march: March) -> _Step:
        frontier, here = dict(step.frontier), self._lands[land]
        assert here.area is not None
        self._ways.widen(frontier, land)
        for there in (*self.held, *step.entered, land):
            frontier.pop(there, None)
        inside = {**step.inside, here.area: step.inside.get(here.area, NOWHERE) | {land}}
        return _Step(march, step.entered | {land}, inside, frontier, step.resources + here.resource)
