"""What a view is worth: lands in each area and what they would score now."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from rules.history_of_the_world.board import AreaId, board
from rules.history_of_the_world.scoring import (
    CAPITAL_POINTS,
    CITY_POINTS,
    CONTROL_LANDS,
    DOMINANCE_LANDS,
    MONUMENT_POINTS,
    SEA_POINTS,
)
from rules.history_of_the_world.state import Settlement
from rules.history_of_the_world.view import HistoryView
from rules.table import Seat


@dataclass(frozen=True, slots=True)
class Worth:
    """What a seat would score now, by source; areas with lands held and level 1 to 3."""

    areas: dict[AreaId, tuple[int, int, int]]
    capitals: int
    cities: int
    monuments: int
    seas: int

    @property
    def total(self) -> int:
        """All points."""
        points = sum(points for _, _, points in self.areas.values())
        return points + self.capitals + self.cities + self.monuments + self.seas


def lands_in(view: HistoryView, area: AreaId) -> Counter[Seat]:
    """How many lands of an area each player holds."""
    return Counter(view.lands[land].seat for land in board().areas[area].lands if land in view.lands)


def level(view: HistoryView, seat: Seat, area: AreaId) -> int:
    """1 presence, 2 dominance, 3 control, 0 nothing."""
    held = lands_in(view, area)
    own = held.pop(seat, 0)
    if own >= CONTROL_LANDS and not held:
        return 3
    if own >= DOMINANCE_LANDS and own > max(held.values(), default=0):
        return 2
    return 1 if own else 0


def worth(view: HistoryView, seat: Seat) -> Worth:
    """What a seat would score if its turn ended now."""
    areas = {}
    for area, value in view.values.items():
        reached = level(view, seat, area)
        if reached:
            areas[area] = (lands_in(view, area)[seat], reached, value * reached)
    mine = {land for land, held in view.lands.items() if held.seat == seat}
    towns = [settlement for land, settlement in view.settlements.items() if land in mine]
    return Worth(
        areas,
        CAPITAL_POINTS * towns.count(Settlement.CAPITAL),
        CITY_POINTS * towns.count(Settlement.CITY),
        MONUMENT_POINTS * sum(land in mine for land in view.monuments),
        SEA_POINTS * sum(navy.seat == seat for navy in view.navies.values()),
    )
