"""A part of the world drawn large, with the name of every area: around what happened, or around somebody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PIL import Image

from renders.front.tones import tones_of
from renders.peoples.ground.chart import Cell
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.sheet import BoardSheet, extent, window
from renders.peoples.scene import Scene
from renders.peoples.shown import Shown
from renders.peoples.staging import stage
from renders.schemes import Scheme
from rules.peoples.world import LATITUDES

EDGE = 0.42
LARGEST, SMALLEST = 150, 34
GAP = 10
BROAD = 2
"""A room so much wider than high is filled to its sides."""
Box = tuple[float, float, float, float]


def parts_of(shown: Shown, regions: Iterable[str]) -> dict[int, list[Cell]]:
    """The parts of the world that some regions lie in, with their columns and rows there."""
    found: dict[int, list[Cell]] = {}
    for region in regions:
        if region in shown.view.world.spots:
            part, spot = shown.view.world.spots[region]
            found.setdefault(part, []).append((spot.x, spot.y))
    return found


def box_around(scene: Scene, regions: list[Cell], shape: float | None = None) -> Box:
    """Columns and rows of areas around some regions ; with a shape, as much more as makes it so wide.

    The shape is the width for a height of 1. The box may begin left of the first column. A part adrift is
    small, and always shown whole.
    """
    if not scene.chart.is_round:
        first, above, last, below = extent(scene)
        return first - EDGE, above - EDGE, last + EDGE, below + EDGE
    columns = unrolled(sorted({x for x, _ in regions}), scene.chart.wide)
    rows = [y for _, y in regions]
    left, right, top, bottom = min(columns), max(columns) + 1, min(rows), max(rows) + 1
    if shape is not None:
        around = _Around(scene, left, top, right, bottom)
        around.widen(shape * (bottom - top))
        around.heighten((around.right - around.left) / shape)
        if shape > BROAD:
            around.widen(shape * (around.bottom - around.top))
        left, top, right, bottom = around.left, around.top, around.right, around.bottom
    upper, lower = max(2 * top - EDGE, 1 - EDGE), min(2 * bottom + EDGE, 2 * LATITUDES - 1 + EDGE)
    return 2 * left - EDGE, upper, 2 * right + EDGE, lower


@dataclass(slots=True)
class _Around:
    """Columns and rows of regions that grow to where more is known, else to both sides in turn."""

    scene: Scene
    left: int
    top: int
    right: int
    bottom: int

    def widen(self, wanted: float) -> None:
        """Add columns, at most as many as there are."""
        while self._wide < 2 or self._wide < min(wanted, self.scene.chart.wide):
            rows = range(self.top, self.bottom)
            west = self._known((self.left - 1, y) for y in rows)
            east = self._known((self.right, y) for y in rows)
            if west > east or (west == east and self._wide % 2):
                self.left -= 1
            else:
                self.right += 1

    def heighten(self, wanted: float) -> None:
        """Add rows, as far as there are any."""
        while self._tall < min(max(2, wanted), LATITUDES):
            columns = range(self.left, self.right)
            north = self._known((x, self.top - 1) for x in columns) if self.top > 0 else -1.0
            south = self._known((x, self.bottom) for x in columns) if self.bottom < LATITUDES else -1.0
            if north > south or (north == south and self._tall % 2):
                self.top -= 1
            else:
                self.bottom += 1

    @property
    def _wide(self) -> int:
        return self.right - self.left

    @property
    def _tall(self) -> int:
        return self.bottom - self.top

    def _known(self, regions: Iterable[Cell]) -> float:
        """How many of some regions have been found; of the poles only a half is seen."""
        found = {(x, y): 1.0 if 0 < y < LATITUDES - 1 else 0.5 for x, y, _ in self.scene.chart.tiles}
        return sum(found.get((x % self.scene.chart.wide, y), 0.0) for x, y in regions)


def unrolled(columns: list[int], wide: int) -> list[int]:
    """Columns of a round world side by side: the widest gap between them lies outside."""
    gaps = [(columns[(i + 1) % len(columns)] - column) % wide or wide for i, column in enumerate(columns)]
    last = gaps.index(max(gaps))
    ordered = columns[last + 1 :] + columns[: last + 1]
    return [column if column >= ordered[0] else column + wide for column in ordered]


def closeups(
    shown: Shown, changes: WorldChanges, regions: Iterable[str], room: tuple[int, int]
) -> list[BoardSheet]:
    """A close-up of each part that some regions lie in, those with most of them larger."""
    sheets = []
    for part, scene, box, unit in _views(shown, regions, room):
        sheet = window(scene, box, unit, shown.scheme)
        paint(sheet, shown, changes, part, codes=True)
        sheets.append(sheet)
    return sheets


def least_unit(shown: Shown, regions: Iterable[str], room: tuple[int, int]) -> int:
    """How large an area is in the smallest of these close-ups."""
    return min(unit for _, _, _, unit in _views(shown, regions, room))


def _views(
    shown: Shown, regions: Iterable[str], room: tuple[int, int]
) -> Iterator[tuple[int, Scene, Box, int]]:
    """Each part, what is seen of it, and how large an area is there: as large as the regions fit."""
    parts = parts_of(shown, regions)
    whole = sum(len(cells) + 2 for cells in parts.values())
    for part, cells in sorted(parts.items()):
        wide = int((room[0] - GAP * (len(parts) - 1)) * (len(cells) + 2) / whole)
        scene = stage(shown, part)
        box = box_around(scene, cells, wide / room[1])
        yield part, scene, box, unit_in(box, (wide, room[1]))


def unit_in(box: Box, room: tuple[int, int]) -> int:
    """How large an area of a box becomes in a room: an even number."""
    fitting = min(room[0] / (box[2] - box[0]), room[1] / (box[3] - box[1]))
    return max(SMALLEST, min(LARGEST, int(fitting) // 2 * 2))


def side_by_side(sheets: Sequence[BoardSheet], scheme: Scheme) -> Image.Image:
    """Close-ups in a row."""
    wide = sum(sheet.picture.width for sheet in sheets) + GAP * (len(sheets) - 1)
    tall = max(sheet.picture.height for sheet in sheets)
    whole = Image.new("RGB", (wide, tall), tones_of(scheme).bar)
    x = 0
    for sheet in sheets:
        whole.paste(sheet.picture, (x, (tall - sheet.picture.height) // 2))
        x += sheet.picture.width + GAP
    return whole
