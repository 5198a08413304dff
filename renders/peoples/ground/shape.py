"""Where land ends: the coast, the ice and the edge of what is known, in a part of a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageFilter

from renders.peoples.ground.chart import Cell, Grid, Surface, around
from renders.peoples.ground.noise import MIDDLE, field

PAD = 1
"""Areas beyond each side of a part that still shape it."""
COAST = 0.64
"""How far roughness moves a coast; below 1 no area loses its middle, and like neighbours stay joined."""
RAGGED = 0.34
SOFT, CRISP = 5, 18
"""A mask is made soft, blurred so that the steps of its values vanish, and made crisp again."""
COAST_LEVEL, EVEN, KNOWN_LEVEL = 134, 128, 88
"""Two lands that meet at a corner only are parted; what is known is shown a little beyond its edge."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a chart: its first column and row, and how many areas it is wide and tall."""

    left: int
    top: int
    wide: int
    tall: int

    def padded(self) -> Part:
        """With the areas around it that shape it."""
        return Part(self.left - PAD, self.top - PAD, self.wide + 2 * PAD, self.tall + 2 * PAD)

    def rows(self) -> list[list[Cell]]:
        """Its areas row by row."""
        return [[(self.left + x, self.top + y) for x in range(self.wide)] for y in range(self.tall)]


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """Masks of a part with its padding, or trimmed of it, and its roughness."""

    part: Part
    unit: int
    land: Image.Image
    ice: Image.Image
    known: Image.Image
    height: Image.Image
    surfaces: dict[Cell, Surface]

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Where the part lies between its padding, in pixels."""
        start, part = PAD * self.unit, self.part
        return start, start, start + part.wide * self.unit, start + part.tall * self.unit

    def trimmed(self) -> Shape:
        """The masks without the padding."""
        land, ice, known, height = (m.crop(self.box) for m in (self.land, self.ice, self.known, self.height))
        return Shape(self.part, self.unit, land, ice, known, height, self.surfaces)


def shape_of(grid: Grid, part: Part, unit: int) -> Shape:
    """The masks of a part at so many pixels to the area."""
    wider = part.padded()
    surfaces = filled(grid, wider)
    rough = field(grid, wider.left, wider.top, (wider.wide, wider.tall), unit, "coast")
    land = _border(wider, unit, rough, COAST, COAST_LEVEL, lambda cell: surfaces[cell] is not Surface.SEA)
    ice = _border(wider, unit, rough, RAGGED, EVEN, lambda cell: surfaces[cell] is Surface.POLAR)
    known = _border(wider, unit, rough, RAGGED, KNOWN_LEVEL, lambda cell: grid.surface(cell) is not None)
    height = field(grid, wider.left, wider.top, (wider.wide, wider.tall), unit, "height")
    return Shape(part, unit, land, ice, known, height, surfaces)


def _border(
    part: Part, unit: int, rough: Image.Image, reach: float, level: int, inside: Callable[[Cell], bool]
) -> Image.Image:
    """The mask of areas, its edge halfway between their middles and moved about by the roughness."""
    size = part.wide * unit, part.tall * unit
    values = [255 if inside(cell) else 0 for row in part.rows() for cell in row]
    if len(set(values)) == 1:
        return Image.new("L", size, values[0])
    small = Image.new("L", (part.wide, part.tall))
    small.putdata(values)
    smooth = small.resize(size, Image.Resampling.BILINEAR)
    moved = rough.point([round(MIDDLE + (value - MIDDLE) * reach) for value in range(256)])
    both = ImageChops.add(smooth, moved, 2)
    soft = both.point(_ramp((level + MIDDLE) / 2, SOFT))
    return soft.filter(ImageFilter.GaussianBlur(max(0.6, unit / 70))).point(_ramp(127.5, CRISP))


def _ramp(middle: float, half: float) -> Sequence[int]:
    """From nothing to everything within so many values on both sides of a middle."""
    return [max(0, min(255, round(127.5 + (value - middle) * 127.5 / half))) for value in range(256)]


def filled(grid: Grid, part: Part) -> dict[Cell, Surface]:
    """The surface of every area; into the unknown the nearest known one goes on, so nothing is betrayed."""
    found = {cell: grid.surface(cell) for row in part.rows() for cell in row}
    while None in found.values():
        known = {cell: surface for cell, surface in found.items() if surface is not None}
        if not known:
            break
        for cell in [cell for cell, surface in found.items() if surface is None]:
            beside = [known[other] for other in around(cell) if other in known]
            if beside:
                found[cell] = Surface.LAND if beside[0] is Surface.POLAR else beside[0]
    return {cell: surface or Surface.SEA for cell, surface in found.items()}
