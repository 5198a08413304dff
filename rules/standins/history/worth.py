"""What a position is worth to a player: points now, points to come, and those of the others against them."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.scoring import CAPITAL_POINTS, CITY_POINTS, MONUMENT_POINTS, level
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.forecast import Chances, coming_epoch, still_to_come, survival
from rules.table import Seat

LATER = (0.9, 0.9)  # what a point is worth at the next turn, and at those after it together
FILLED = 0.4  # of the lands lost in an area, that go to its strongest
ENVY = 1.2  # how much of a point of all the others weighs against one's own
Entered = frozenset[LandId]
NOWHERE: Entered = frozenset()


@dataclass(frozen=True, slots=True)
class Moment:
    """A time when seats score: the epoch, what lands outlast until then, and the weight of each seat."""

    epoch: int
    left: Chances
    weights: Mapping[Seat, float]


class Position:
    """The board as one seat values it."""

    def __init__(self, view: HistoryView, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.moments = tuple(_moments(view, seat))
        self._areas: dict[tuple[AreaId, Entered, Entered, Entered], float] = {}
        self._forts = frozenset(land for land, holding in view.lands.items() if holding.fort)

    @classmethod
    def of(cls, view: HistoryView, seat: Seat) -> "Position":
        """The position in a view."""
        return cls(view, seat)

    def area(
        self, area: AreaId, entered: Entered, emptied: Entered = NOWHERE, forts: Entered = NOWHERE
    ) -> float:
        """What an area is worth once these lands are the seat's, those empty, and those fortified."""
        key = (area, entered, emptied, forts)
        if key not in self._areas:
            self._areas[key] = self._area(*key)
        return self._areas[key]

    def _area(self, area: AreaId, entered: Entered, emptied: Entered, forts: Entered) -> float:
        lands = self.view.lands
        held = [
            (land, self.seat if land in entered else lands[land].seat)
            for land in board().areas[area].lands
            if (land in entered or land in lands) and land not in emptied
        ]
        counts: dict[Seat, int] = {}
        for _, seat in held:
            counts[seat] = counts.get(seat, 0) + 1
        presence = board().areas[area].presence
        total = float(presence(self.view.turn) * level(counts, self.seat))
        strong = forts | {land for land in self._forts if land not in entered}
        for moment in self.moments:
            points = presence(moment.epoch)
            if points:
                total += points * expected(moment, held, strong)
        return total

    def pieces(self, land: LandId, holder: Seat | None, points: int, fort: bool = False) -> float:
        """What a capital, city or monument in a land brings its holder, now and later."""
        if holder is None or not points:
            return 0.0
        total = float(points) if holder == self.seat else 0.0
        for moment in self.moments:
            chance = moment.left[land] ** 0.5 if fort else moment.left[land]
            total += points * chance * moment.weights[holder]
        return total

    def points_in(self, land: LandId, is_sacked: bool = False) -> int:
        """The points of what stands in a land, perhaps once it has fallen."""
        points = MONUMENT_POINTS * (land in self.view.monuments)
        match self.view.settlements.get(land):
            case Settlement.CAPITAL:
                points += CITY_POINTS if is_sacked else CAPITAL_POINTS
            case Settlement.CITY:
                points += 0 if is_sacked else CITY_POINTS
        return points

    def spoils(self, land: LandId) -> float:
        """What changes with what stands in a land, when the seat enters it."""
        holding = self.view.lands.get(land)
        holder = holding.seat if holding else None
        if holder == self.seat:
            return 0.0
        after = self.points_in(land, is_sacked=holding is not None)
        before = self.pieces(land, holder, self.points_in(land), bool(holding and holding.fort))
        return self.pieces(land, self.seat, after) - before

    def gain(self, land: LandId) -> float:
        """What entering a land alone adds for the seat, and takes from its holder."""
        area = board().lands[land].area
        assert area is not None
        return self.area(area, frozenset({land})) - self.area(area, NOWHERE) + self.spoils(land)

    def hurt(self, land: LandId) -> float:
        """What it brings if whoever holds a land is driven out of it."""
        area, holding = board().lands[land].area, self.view.lands.get(land)
        if area is None or holding is None:
            return 0.0
        lost = self.area(area, NOWHERE, frozenset({land})) - self.area(area, NOWHERE)
        return lost - self.pieces(land, holding.seat, self.points_in(land), holding.fort)

    def shelter(self, land: LandId, entered: Entered, forts: Entered) -> float:
        """What a fort brings in a land of one's own, besides those there are."""
        area = board().lands[land].area
        assert area is not None
        here = frozenset(there for there in entered if board().lands[there].area == area)
        safe = self.area(area, here, NOWHERE, forts | {land}) - self.area(area, here, NOWHERE, forts)
        points = self.points_in(land)
        return safe + self.pieces(land, self.seat, points, True) - self.pieces(land, self.seat, points)

    def monument(self, land: LandId) -> float:
        """What a new monument in a land brings."""
        return self.pieces(land, self.seat, MONUMENT_POINTS)


def expected(moment: Moment, held: Iterable[tuple[LandId, Seat]], forts: Set[LandId]) -> float:
    """The levels that all seats may hope for then, each with its weight."""
    armies: dict[Seat, float] = {}
    gone: dict[Seat, float] = {}
    lost = 0.0
    for land, seat in held:
        left = moment.left[land] ** 0.5 if land in forts else moment.left[land]
        armies[seat] = armies.get(seat, 0.0) + left
        gone[seat] = gone.get(seat, 1.0) * (1 - left)
        lost += 1 - left
    total = 0.0
    for seat, own in armies.items():
        rival = max((n for other, n in armies.items() if other != seat), default=0.0) + FILLED * lost
        lead = (own - max(rival, 1.0)) / 1.2 + 0.15
        total += moment.weights[seat] * (1 - gone[seat] + min(max(lead, 0.0), 1.0))
    return total


def _moments(view: HistoryView, seat: Seat) -> Iterable[Moment]:
    """When the seats score next: this epoch for those who have not played yet, then the epochs to come."""
    others = [player.seat for player in view.players if player.seat != seat and not player.left]
    weight = -ENVY / max(1, len(others))
    played = {call.seat for call in view.calls if call.called}
    rest = still_to_come(view)
    due = {other: weight if other not in played else 0.0 for other in others}
    if any(due.values()):
        half = tuple((card, chance / 2) for card, chance in rest)
        yield Moment(view.turn, survival(half), _all(view, due))
    coming = rest
    for number, later in enumerate(LATER, 1):
        epoch = view.turn + number
        if epoch in EPOCHS:
            coming += coming_epoch(view, epoch, 0.5)
            weights = dict.fromkeys(others, weight * later) | {seat: later}
            yield Moment(epoch, survival(coming), _all(view, weights))
            coming += coming_epoch(view, epoch, 0.5)


def _all(view: HistoryView, weights: Mapping[Seat, float]) -> Mapping[Seat, float]:
    return {player.seat: weights.get(player.seat, 0.0) for player in view.players}
