"""The painted world: seas by depth, land by latitude with its relief, ice, and parchment where nobody was."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageFilter

from renders.paint.colour import RGB, mix
from renders.paint.overlay import toned
from renders.paint.panel import paper
from renders.peoples.ground.borders import draw_borders
from renders.peoples.ground.chart import Chart
from renders.peoples.ground.shape import Part, Shape, shape_of
from renders.peoples.ground.zones import Zones, zones_of
from renders.schemes import Scheme

Stops = tuple[tuple[int, RGB], ...]
CLIMATE: Stops = (
    (0, (206, 206, 192)),
    (44, (186, 186, 158)),
    (84, (166, 180, 132)),
    (124, (186, 196, 136)),
    (160, (222, 208, 156)),
    (196, (230, 210, 154)),
    (226, (180, 196, 122)),
    (255, (148, 180, 108)),
)
"""From the pole to the equator: tundra, cold forest, temperate green, steppe, desert, tropics."""
ADRIFT_WARMTH = 118
DEPTH: Stops = ((0, (78, 122, 162)), (36, (92, 138, 176)), (96, (132, 174, 200)), (255, (186, 216, 222)))
ROCK: RGB = (146, 128, 104)
SNOW: RGB = (240, 244, 248)
INK: RGB = (58, 38, 22)
PARCHMENT: RGB = (222, 202, 158)
BURNT: RGB = (120, 82, 44)
RANGES, HILLS = 0.42, 1.0
COARSE = 60
"""From so many pixels to the area on, the ground is painted at half the size."""
WANDER = 0.34
"""How much roughness moves the zones of climate."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A painted part of a chart: the picture, where land without ice is, the zone of each area; in pixels."""

    part: Part
    unit: int
    picture: Image.Image
    land: Image.Image
    zones: Zones


@lru_cache(maxsize=6)
def ground_of(chart: Chart, part: Part, unit: int, scheme: Scheme) -> Ground:
    """A part of a chart at so many pixels to the area. Copy its picture before drawing on it."""
    if unit >= COARSE and unit % 2 == 0:
        return _doubled(_ground(chart, part, unit // 2, scheme))
    return _ground(chart, part, unit, scheme)


def _ground(chart: Chart, part: Part, unit: int, scheme: Scheme) -> Ground:
    grid = chart.grid()
    padded = shape_of(grid, part, unit)
    picture = _painted(padded, chart).crop(padded.box)
    shape, zones = padded.trimmed(), zones_of(grid, padded)
    draw_borders(picture, shape, zones)
    _unknown(picture, shape)
    return Ground(part, unit, toned(picture, scheme), ImageChops.subtract(shape.land, shape.ice), zones)


def _doubled(ground: Ground) -> Ground:
    """The same at twice the size: what is soft stays soft, at a quarter of the work."""
    size = ground.picture.width * 2, ground.picture.height * 2
    picture = ground.picture.resize(size, Image.Resampling.BICUBIC)
    land = ground.land.resize(size, Image.Resampling.BICUBIC)
    return Ground(ground.part, ground.unit * 2, picture, land, ground.zones.doubled())


def _painted(shape: Shape, chart: Chart) -> Image.Image:
    """Sea, land and ice."""
    picture = _sea(shape)
    picture.paste(_land(shape, chart), mask=shape.land)
    _line_along(picture, shape.land, 210)
    if shape.ice.getbbox():
        picture.paste(_ice(shape), mask=shape.ice)
        _line_along(picture, shape.ice, 80)
    return picture


@cache
def gradient(stops: Stops) -> tuple[list[int], list[int], list[int]]:
    """Three tables from a value to a colour."""
    tables: tuple[list[int], list[int], list[int]] = ([], [], [])
    for value in range(256):
        low = max(stop for stop in stops if stop[0] <= value)
        high = min(stop for stop in stops if stop[0] >= value)
        share = 0.0 if low[0] == high[0] else (value - low[0]) / (high[0] - low[0])
        for table, channel in zip(tables, mix(low[1], high[1], share), strict=True):
            table.append(channel)
    return tables


def _coloured(values: Image.Image, stops: Stops) -> Image.Image:
    return Image.merge("RGB", [values.point(table) for table in gradient(stops)])


def blurred(image: Image.Image, radius: float) -> Image.Image:
    """The image out of focus; by a large radius it is blurred while small, which looks the same."""
    factor = max(1, int(radius / 2.5))
    small = image.reduce(factor).filter(ImageFilter.GaussianBlur(radius / factor))
    return small.resize(image.size, Image.Resampling.BILINEAR)


def _sea(shape: Shape) -> Image.Image:
    near = blurred(shape.land, shape.unit * 0.2)
    swell = shape.height.point([round(118 + (value - 128) * 0.14) for value in range(256)])
    return _coloured(ImageChops.add(near, swell, 1, -118), DEPTH)


def _land(shape: Shape, chart: Chart) -> Image.Image:
    size = shape.land.size
    if chart.has_latitudes:
        middle = chart.tall
        rows = [
            min(1.0, max(0.0, 1 - abs(cell[0][1] + 0.5 - middle) / middle))
            for cell in shape.part.padded().rows()
        ]
        column = Image.new("L", (1, len(rows)))
        column.putdata([round(255 * row) for row in rows])
        warmth = column.resize(size, Image.Resampling.BILINEAR)
    else:
        warmth = Image.new("L", size, ADRIFT_WARMTH)
    soft = blurred(shape.height, shape.unit * 0.16)
    moved = soft.point([round(128 + (value - 128) * WANDER) for value in range(256)])
    land = _coloured(ImageChops.add(warmth, moved, 1, -128), CLIMATE)
    heights = _heights(shape)
    land.paste(ROCK, mask=heights.point([max(0, min(120, (value - 120) * 2)) for value in range(256)]))
    return _lit(land, heights, shape.unit, HILLS)


def _heights(shape: Shape) -> Image.Image:
    """Hills everywhere and ranges where the roughness is highest, all falling off towards the coast."""
    hills = shape.height.filter(ImageFilter.GaussianBlur(max(0.8, shape.unit / 26)))
    ranges = shape.height.point([max(0, min(255, 255 - abs(value - 176) * 4)) for value in range(256)])
    ranges = ranges.filter(ImageFilter.GaussianBlur(max(0.8, shape.unit / 40)))
    inland = blurred(shape.land, shape.unit * 0.12)
    inland = inland.point([max(0, value - 128) * 2 for value in range(256)])
    return ImageChops.multiply(Image.blend(hills, ranges, RANGES), inland)


def _lit(picture: Image.Image, heights: Image.Image, unit: int, strength: float) -> Image.Image:
    """Light from the upper left."""
    step = max(1, round(unit / 36))
    away = ImageChops.offset(heights, step, step)
    light = ImageChops.subtract(heights, away, 1 / strength, 128)
    return ImageChops.hard_light(picture, Image.merge("RGB", (light, light, light)))


def _ice(shape: Shape) -> Image.Image:
    rough = shape.height.filter(ImageFilter.GaussianBlur(max(0.8, shape.unit / 40)))
    return _lit(Image.new("RGB", shape.ice.size, SNOW), rough, shape.unit, 0.5)


def _line_along(picture: Image.Image, mask: Image.Image, depth: int) -> None:
    """A dark line along the edge of a mask: the shore, or where the ice begins."""
    wider, narrower = mask, mask
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        moved = ImageChops.offset(mask, *step)
        wider, narrower = ImageChops.lighter(wider, moved), ImageChops.darker(narrower, moved)
    line = ImageChops.subtract(wider, narrower)
    picture.paste(INK, mask=line.point([value * depth // 255 for value in range(256)]))


def _unknown(picture: Image.Image, shape: Shape) -> None:
    """Parchment with a burnt edge over everything that nobody has seen."""
    hidden = ImageChops.invert(shape.known)
    if not hidden.getbbox():
        return
    dusk = blurred(hidden, shape.unit * 0.09)
    picture.paste(BURNT, mask=dusk.point([min(150, value) for value in range(256)]))
    sheet = paper(picture.size, PARCHMENT)
    rim = blurred(shape.known, shape.unit * 0.07)
    sheet.paste(BURNT, mask=rim.point([min(190, value * 2) for value in range(256)]))
    picture.paste(sheet, mask=hidden)
