"""Roughness that belongs to a tile: it is turned with the tile and blended over its edges."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import shake_128

from PIL import Image, ImageChops

from renders.peoples.ground.chart import Grid

MARGIN = 0.5
"""How far a tile's roughness reaches into its neighbours, in areas."""
SIDE = 2 + 2 * MARGIN
MIDDLE = 128
OCTAVES = {"coast": ((5, 0.66), (10, 0.26), (20, 0.08)), "height": ((7, 0.5), (14, 0.3), (28, 0.2))}
"""By kind: how many random points across, and with which weight."""
STRETCH = {"coast": 1.7, "height": 2.0}
_TURNED = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)


@lru_cache(maxsize=256)
def roughness(number: str, turns: int, kind: str, size: int) -> Image.Image:
    """A tile's own roughness around middle grey, in a square of this many pixels."""
    found = Image.new("L", (size, size), MIDDLE)
    whole = 0.0
    for points, weight in OCTAVES[kind]:
        data = shake_128(f"{kind} {number} {points}".encode()).digest(points * points)
        layer = Image.frombytes("L", (points, points), data).resize((size, size), Image.Resampling.BICUBIC)
        whole += weight
        found = Image.blend(found, layer, weight / whole)
    found = found.point(_stretched(STRETCH[kind]))
    turn = _TURNED[turns % 4]
    return found if turn is None else found.transpose(turn)


@cache
def _stretched(factor: float) -> list[int]:
    """From each value to one farther from the middle."""
    return [max(0, min(255, round(MIDDLE + (value - MIDDLE) * factor))) for value in range(256)]


@lru_cache(maxsize=16)
def _weight(size: int) -> Image.Image:
    """How much a tile counts at each pixel: weights of neighbours add up to one."""
    ramp = size * 2 * MARGIN / SIDE
    line = [min(1.0, (i + 0.5) / ramp, (size - i - 0.5) / ramp) for i in range(size)]
    across = Image.new("L", (size, 1))
    across.putdata([round(255 * value) for value in line])
    wide = across.resize((size, size), Image.Resampling.NEAREST)
    return ImageChops.multiply(wide, wide.transpose(Image.Transpose.ROTATE_90))


def field(grid: Grid, left: int, top: int, size: tuple[int, int], unit: int, kind: str) -> Image.Image:
    """The roughness of a part of a chart: from a column and row on, so many areas wide and tall."""
    side, margin = round(SIDE * unit), round(MARGIN * unit)
    weight = _weight(side)
    plain = Image.new("L", (side, side), MIDDLE)
    whole = Image.new("L", ((size[0] + 2) * unit, (size[1] + 2) * unit), 0)
    for column in range(left % 2 - 2, size[0] + 2, 2):
        for row in range(top % 2 - 2, size[1] + 2, 2):
            tile = grid.tile((left + column, top + row))
            rough = plain if tile is None else roughness(tile.number, tile.turns, kind, side)
            x, y = (column + 1) * unit - margin, (row + 1) * unit - margin
            box = x, y, x + side, y + side
            whole.paste(ImageChops.add(whole.crop(box), ImageChops.multiply(rough, weight)), box)
    return whole.crop((unit, unit, unit * (size[0] + 1), unit * (size[1] + 1)))
