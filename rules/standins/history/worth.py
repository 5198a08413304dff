"""What a position is worth to a player: points now, points to come, and those of the others against them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.scoring import CAPITAL_POINTS, CITY_POINTS, MONUMENT_POINTS, level
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView
from rules.standins.history.forecast import (
    Chances,
    called_after,
    coming_epoch,
    stays,
    still_to_come,
    survival,
)
from rules.table import Seat

LATER = (0.93, 0.8)  # what a point is worth at the next turn, and at those after it together: leading counts
SACKED = 0.75  # of points that capitals, cities and monuments should bring later: capitals fall and come back
FIRST, EACH = 0.33, 0.33  # of an area's presence, that the first land held brings then, and every one
CROWDED, UNSTEADY = 0.025, 0.036  # less for each land of the strongest rival, and each that changes hands
SOON = 0.3  # of the empires still to come in an epoch, that come before somebody else's own
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

    def __init__(self, view: HistoryView, seat: Seat, slot: int | None = None) -> None:
        """Now, or when an empire of this place on the list of the epoch has been called."""
        self.view = view
        self.seat = seat
        self.moments = tuple(_moments(view, seat, slot))
        self._areas: dict[tuple[AreaId, Entered, Entered, Entered], float] = {}
        self._stays: dict[tuple[LandId, int, bool], tuple[float, ...]] = {}
        self._kept: dict[tuple[LandId, bool, bool], tuple[float, ...]] = {}

    @classmethod
    def of(cls, view: HistoryView, seat: Seat, slot: int | None = None) -> "Position":
        """The position in a view."""
        return cls(view, seat, slot)

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
        counts: dict[Seat, int] = {}
        held: list[tuple[Seat, tuple[float, ...]]] = []
        for land in board().areas[area].lands:
            if land in emptied:
                continue
            if land in entered:
                seat, stays = self.seat, self._outlook(land, True, land in forts)
            elif land in lands:
                seat, stays = lands[land].seat, self._outlook(land, False, land in forts)
            else:
                continue
            counts[seat] = counts.get(seat, 0) + 1
            held.append((seat, stays))
        presence = board().areas[area].presence
        total = float(presence(self.view.turn) * level(counts, self.seat))
        for number, moment in enumerate(self.moments):
            points = presence(moment.epoch)
            if points:
                total += points * expected(moment.weights, [(seat, stays[number]) for seat, stays in held])
        return total

    def _outlook(self, land: LandId, is_entered: bool, fort: bool) -> tuple[float, ...]:
        """The chances of a land to be held at each moment, as it is or once the seat has entered it."""
        key = (land, is_entered, fort)
        if key not in self._kept:
            holding = self.view.lands.get(land)
            is_sacked = is_entered and holding is not None and holding.seat != self.seat
            walls = fort or (not is_entered and holding is not None and holding.fort)
            self._kept[key] = self.stays(land, self.points_in(land, is_sacked), walls)
        return self._kept[key]

    def stays(self, land: LandId, points: int, fort: bool = False) -> tuple[float, ...]:
        """The chances of a land to be held at each moment, with points in it."""
        key = (land, points, fort)
        if key not in self._stays:
            players = len(self.view.players)
            self._stays[key] = tuple(
                stays(moment.left[land], points, fort, players) for moment in self.moments
            )
        return self._stays[key]

    def pieces(self, land: LandId, holder: Seat | None, points: int, fort: bool = False) -> float:
        """What a capital, city or monument in a land brings its holder, now and later."""
        if holder is None or not points:
            return 0.0
        total = float(points) if holder == self.seat else 0.0
        for moment, chance in zip(self.moments, self.stays(land, points, fort), strict=True):
            total += SACKED * points * chance * moment.weights[holder]
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
        points = self.points_in(land)
        more = self.pieces(land, self.seat, points + MONUMENT_POINTS)
        return more - self.pieces(land, self.seat, points)


def expected(weights: Mapping[Seat, float], held: Iterable[tuple[Seat, float]]) -> float:
    """The levels that lands held with these chances add to what seats reach with their next empires."""
    armies: dict[Seat, float] = {}
    gone: dict[Seat, float] = {}
    lost = 0.0
    for seat, left in held:
        armies[seat] = armies.get(seat, 0.0) + left
        gone[seat] = gone.get(seat, 1.0) * (1 - left)
        lost += 1 - left
    first, second = sorted((*armies.values(), 0.0, 0.0), reverse=True)[:2]
    total = 0.0
    for seat, own in armies.items():
        rival = second if own == first else first
        each = max(0.0, EACH - CROWDED * rival - UNSTEADY * lost)
        total += weights[seat] * (FIRST * (1 - gone[seat]) + each * own)
    return total


def _moments(view: HistoryView, seat: Seat, slot: int | None) -> Iterable[Moment]:
    """When the seats score next: this epoch for those who have not played yet, then the epochs to come."""
    others = [player.seat for player in view.players if player.seat != seat and not player.left]
    weight = -ENVY / max(1, len(others))
    if slot is None:
        played = {call.seat for call in view.calls if call.called}
        rest = still_to_come(view)
        due = {other: weight if other not in played else 0.0 for other in others}
    else:
        rest = called_after(view, slot)
        due = dict.fromkeys(others, weight * len(rest) / (len(view.calls) - 1))
    if any(due.values()):
        soon = tuple((card, SOON * chance) for card, chance in rest)
        yield Moment(view.turn, survival(soon), _all(view, due))
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
