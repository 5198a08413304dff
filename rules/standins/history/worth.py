"""What a position is worth to a player, read off the view."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from rules.history_of_the_world.board import AreaId, LandId, board
from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.scoring import level, tally
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat

LASTING = 0.55  # of what a land is worth now, that it may bring in a later epoch
PROGRESS = 0.15  # of an area's base, for a land that changes no level yet
DENIED = 0.3  # of what an enemy loses
RESOURCE = 0.45


@cache
def base(area: AreaId, epoch: int) -> float:
    """An area's presence now, and what it will still bring."""
    later = [board().areas[area].presence(e) for e in EPOCHS if e > epoch][:2]
    return board().areas[area].presence(epoch) + sum(LASTING**n * v for n, v in enumerate(later, 1)) * 0.6


@dataclass(frozen=True, slots=True)
class Position:
    """Who holds how much of each area."""

    view: HistoryView
    seat: Seat
    counts: Mapping[AreaId, Mapping[Seat, int]]

    @classmethod
    def of(cls, view: HistoryView, seat: Seat) -> "Position":
        """The position in a view."""
        return cls(view, seat, tally(view.lands))

    def gain(self, land: LandId) -> float:
        """What entering a land adds for the seat, and takes from its holder."""
        area = board().lands[land].area
        assert area is not None
        counts = dict(self.counts[area])
        holder = self.view.lands.get(land)
        if holder is not None and holder.seat == self.seat:
            return 0.05 + RESOURCE * board().lands[land].resource
        worth = base(area, self.view.turn)
        before = level(counts, self.seat)
        if holder is not None:
            counts[holder.seat] -= 1
        counts[self.seat] = counts.get(self.seat, 0) + 1
        raised = level(counts, self.seat) - before
        gained = worth * (raised + PROGRESS)
        if holder is not None:
            lost = level(self.counts[area], holder.seat) - level(counts, holder.seat)
            gained += DENIED * worth * lost
        return gained + self._pieces(land, holder is not None)

    def _pieces(self, land: LandId, held: bool) -> float:
        gained = RESOURCE if board().lands[land].resource else 0.0
        if land in self.view.monuments:
            gained += 1.3 if held else 1.0
        settlement = self.view.settlements.get(land)
        if settlement is Settlement.CAPITAL:
            gained += 1.6 if held else 2.0
        elif settlement is Settlement.CITY:
            gained += 0.4 if held else 1.0
        return gained

    def hurt(self, lands: Iterable[LandId]) -> float:
        """How much enemies have in these lands, less one's own."""
        total = 0.0
        for land in lands:
            holding = self.view.lands.get(land)
            area = board().lands[land].area
            if holding is not None and area is not None:
                weight = 1 + base(area, self.view.turn) / 4 + (land in self.view.settlements)
                total += weight if holding.seat != self.seat else -1.5 * weight
        return total
