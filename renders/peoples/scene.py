"""What lies and stands on a chart, ready to be drawn: the world, or a part of it that is adrift."""

from __future__ import annotations

from dataclasses import dataclass, field

from renders.paint.emblems import Livery
from renders.peoples.ground.chart import Cell, Chart


@dataclass(frozen=True, slots=True)
class Figure:
    """A tribe: its people's livery, or None for a neutral one, and whether it is engaged."""

    livery: Livery | None
    is_engaged: bool


@dataclass(frozen=True, slots=True)
class Town:
    """A settlement: the areas it covers, its livery, and whether it is engaged."""

    cells: tuple[Cell, ...]
    livery: Livery
    is_engaged: bool


@dataclass(frozen=True, slots=True)
class Fit:
    """A part adrift: whose it is, the regions of the world it may come to lie on, and in how many ways."""

    part: int
    livery: Livery
    places: tuple[Cell, ...]
    ways: int


@dataclass(slots=True)
class Scene:
    """By area or by corner of the grid what is there; a corner has the number of the area right below it."""

    chart: Chart
    codes: dict[Cell, str] = field(default_factory=dict)
    resources: dict[Cell, str] = field(default_factory=dict)
    figures: dict[Cell, Figure] = field(default_factory=dict)
    towns: list[Town] = field(default_factory=list)
    culture: dict[Cell, tuple[Livery, ...]] = field(default_factory=dict)
    religion: dict[Cell, tuple[Livery, ...]] = field(default_factory=dict)
    fits: list[Fit] = field(default_factory=list)
    """Where the parts adrift may come to lie."""

    @property
    def owners(self) -> dict[Cell, Livery]:
        """Whose land each area is."""
        found = {cell: figure.livery for cell, figure in self.figures.items() if figure.livery is not None}
        return {**found, **{cell: town.livery for town in self.towns for cell in town.cells}}
