"""The ink of the world: areas' bands, borders, terrain, straits, names of lands and resources, at any scale.

What lies at sea, the areas' plates and the key are lettered in the reader's colours: see `world_letters`.
"""

from PIL import Image, ImageDraw

from renders.boards import world_marks as marks
from renders.boards.baked import Label
from renders.boards.ink import (
    BORDER,
    BORDER_SHADE,
    COAST,
    LAKE,
    LAKE_SHORE,
    NAME,
    RIVER,
    SEA_BORDER,
    SUPERSAMPLING,
    Colour,
    Pen,
)
from renders.boards.window import Window
from renders.boards.world import World
from renders.boards.world_key import closed_border
from renders.fonts import Typeface
from renders.paint.colour import darker

AREA_SHADE: Colour = (40, 22, 12, 255)
AREA_BORDER: Colour = (255, 226, 150, 255)
BARREN_NAME: Colour = (96, 74, 46, 255)
BAND_ALPHA, BAND_SHADE = 225, 0.2


def draw_world_ink(world: World, window: Window, size: tuple[int, int]) -> Image.Image:
    """The ink of the part of the world that the window shows."""
    canvas = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = Image.new("RGBA", canvas, (60, 40, 26, 0))
    pen = WorldPen(ImageDraw.Draw(image), window.scaled(SUPERSAMPLING), canvas)
    _lines(pen, world)
    _marks(pen, world)
    for land in world.lands.values():
        if land.is_barren:
            pen.barren_name(land.label)
        else:
            pen.area_name(land.label, NAME)
    return image.reduce(SUPERSAMPLING)


def draw_world_lines(world: World, window: Window, size: tuple[int, int]) -> Image.Image:
    """Borders and straits alone, for pictures with names of their own."""
    canvas = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = Image.new("RGBA", canvas, (60, 40, 26, 0))
    pen = WorldPen(ImageDraw.Draw(image), window.scaled(SUPERSAMPLING), canvas)
    _lines(pen, world)
    _straits(pen, world)
    return image.reduce(SUPERSAMPLING)


def _lines(pen: "WorldPen", world: World) -> None:
    lines = world.lines
    for river in lines.rivers:
        pen.line(river, RIVER, 1.5)
    for area in world.areas.values():
        for polygon in area.band:
            pen.fill(polygon, (*darker(area.colour, BAND_SHADE), BAND_ALPHA))
    for lake in lines.lakes:
        pen.fill(lake, LAKE)
        pen.outline(lake, LAKE_SHORE, 1.2)
    for line in lines.water:
        pen.dashes(line, SEA_BORDER, 2.8)
    for line in lines.closed:
        closed_border(pen, line)
    for line in lines.land:
        pen.line(line, BORDER_SHADE, 5.0)
    for line in lines.land:
        pen.line(line, BORDER, 2.6)
    for line in lines.area:
        pen.line(line, AREA_SHADE, 10.0)
    for line in lines.area:
        pen.line(line, AREA_BORDER, 3.6)
    for polygon in lines.coast:
        pen.outline(polygon, COAST, 1.7)


def _marks(pen: "WorldPen", world: World) -> None:
    for line in world.lines.wall:
        marks.wall(pen.draw, pen.window.ring(line), pen.unit)
    shown = [(place, row.kind) for row in world.terrain for place in row.places if pen.sees(place)]
    for place, kind in sorted(shown, key=lambda mark: mark[0][1]):
        glyph = marks.tree if kind == "forest" else marks.peak
        glyph(pen.draw, pen.window.point(place), pen.unit)
    _straits(pen, world)
    for land in world.lands.values():
        if land.resource and pen.sees(land.resource):
            marks.resource(pen.draw, pen.window.point(land.resource), pen.unit)


def _straits(pen: "WorldPen", world: World) -> None:
    for crossing in world.crossings:
        one, other = (pen.window.point(end) for end in crossing.ends)
        marks.crossing(pen.draw, one, other, pen.unit, is_strait=crossing.is_strait)


class WorldPen(Pen):
    """A pen that also writes the names of Barren Lands."""

    def barren_name(self, label: Label) -> None:
        """A Barren Land's name, lighter than the others."""
        self._text(label, Typeface.NAME_LIGHT, 1.0, 0.80, BARREN_NAME, halo=1.8)
