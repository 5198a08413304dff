"""Lines between areas and, stronger, between regions: brown on land, pale at sea."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from renders.paint.colour import RGB
from renders.paint.vector import Point
from renders.peoples.ground.shape import Shape
from renders.peoples.ground.zones import Side, Zones

ON_LAND: RGB = (70, 46, 26)
AT_SEA: RGB = (222, 236, 240)
ON_ICE: RGB = (176, 186, 200)
FINE, STRONG = 0.02, 0.04
"""The widths of the lines, in areas."""
_SMOOTH = 2


def draw_borders(picture: Image.Image, shape: Shape, zones: Zones) -> None:
    """All borders of a part."""
    inner = [line for side, line in zones.borders.items() if not _parts_regions(side)]
    outer = [line for side, line in zones.borders.items() if _parts_regions(side)]
    sea, free = ImageChops.invert(shape.land), ImageChops.subtract(shape.land, shape.ice)
    for lines, width, land_depth, sea_depth in (
        (inner, FINE, 105, 60),
        (outer, STRONG, 150, 110),
    ):
        drawn = _lines(picture.size, lines, max(1.0, width * shape.unit))
        for tone, where, depth in (
            (ON_LAND, free, land_depth),
            (AT_SEA, sea, sea_depth),
            (ON_ICE, shape.ice, sea_depth),
        ):
            mask = ImageChops.multiply(drawn, where).point([value * depth // 255 for value in range(256)])
            picture.paste(tone, mask=mask)


def _parts_regions(side: Side) -> bool:
    """Regions begin at even columns and rows."""
    (x0, y0), (x1, _) = side
    return x0 % 2 == 0 if x0 == x1 else y0 % 2 == 0


def _lines(size: tuple[int, int], lines: list[list[Point]], width: float) -> Image.Image:
    sheet = Image.new("L", (size[0] * _SMOOTH, size[1] * _SMOOTH), 0)
    draw = ImageDraw.Draw(sheet)
    for line in lines:
        placed = [(x * _SMOOTH, y * _SMOOTH) for x, y in line]
        draw.line(placed, fill=255, width=max(1, round(width * _SMOOTH)), joint="curve")
    return sheet.reduce(_SMOOTH)
