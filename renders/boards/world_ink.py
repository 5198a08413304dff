"""The ink of the world: areas' bands, borders, terrain, straits, names and resources, at any scale."""

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
    SEA_NAME,
    SUPERSAMPLING,
    Colour,
    Pen,
)
from renders.boards.window import Window
from renders.boards.world import Edge, World
from renders.boards.world_key import closed_border, draw_key
from renders.fonts import Typeface, font
from renders.paint.colour import RGB, darker

AREA_SHADE: Colour = (52, 32, 18, 235)
BARREN_NAME: Colour = (96, 74, 46, 255)
TITLE_HALO: Colour = (252, 246, 228, 215)
BAND_ALPHA, BAND_SHADE = 225, 0.2
EDGE_LETTERS, EDGE_ARROW = 25, (58.0, 72.0)
LETTER_SPACE = 0.10
"""Between the letters of an area's name, as a share of their size."""


def draw_world_ink(world: World, window: Window, size: tuple[int, int]) -> Image.Image:
    """The ink of the part of the world that the window shows."""
    canvas = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = Image.new("RGBA", canvas, (60, 40, 26, 0))
    pen = WorldPen(ImageDraw.Draw(image), window.scaled(SUPERSAMPLING), canvas)
    _lines(pen, world)
    _marks(pen, world)
    draw_key(pen, world.key)
    for water in world.waters.values():
        for label in (water.label, *water.again):
            pen.sea_name(label)
    for edge in world.edges:
        pen.edge(edge)
    for area in world.areas.values():
        pen.title(area.label, area.colour)
    for land in world.lands.values():
        if land.is_barren:
            pen.barren_name(land.label)
        else:
            pen.area_name(land.label, NAME)
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
    for line in lines.area:
        pen.line(line, AREA_SHADE, 5.5)
    for line in (*lines.land, *lines.area):
        pen.line(line, BORDER, 2.6)
    for polygon in lines.coast:
        pen.outline(polygon, COAST, 1.7)


def _marks(pen: "WorldPen", world: World) -> None:
    for line in world.lines.wall:
        marks.wall(pen.draw, pen.window.ring(line), pen.unit)
    shown = [(place, row.kind) for row in world.terrain for place in row.places if pen.sees(place)]
    for place, kind in sorted(shown, key=lambda mark: mark[0][1]):
        glyph = marks.tree if kind == "forest" else marks.peak
        glyph(pen.draw, pen.window.point(place), pen.unit)
    for crossing in world.crossings:
        one, other = (pen.window.point(end) for end in crossing.ends)
        marks.crossing(pen.draw, one, other, pen.unit, is_strait=crossing.is_strait)
    for land in world.lands.values():
        if land.resource and pen.sees(land.resource):
            marks.resource(pen.draw, pen.window.point(land.resource), pen.unit)


class WorldPen(Pen):
    """A pen that also writes the names of areas and of Barren Lands."""

    def barren_name(self, label: Label) -> None:
        """A Barren Land's name, lighter than the others."""
        self._text(label, Typeface.NAME_LIGHT, 1.0, 0.80, BARREN_NAME, halo=1.8)

    def edge(self, edge: Edge) -> None:
        """An arrow to the ocean beyond the edge."""
        self._text(Label(*edge.at, EDGE_LETTERS, (edge.text,)), Typeface.SEA, 1.0, 1.0, SEA_NAME, halo=0.0)
        x, y = self.window.point(edge.at)
        near, far = (edge.side * reach * self.unit for reach in EDGE_ARROW)
        high = 7 * self.unit
        self.draw.polygon([(x + near, y - high), (x + far, y), (x + near, y + high)], fill=SEA_NAME)

    def title(self, label: Label, colour: RGB) -> None:
        """An area's name in spaced capitals of its colour."""
        if not self.sees((label.x, label.y)):
            return
        letters = font(Typeface.TITLE, round(label.size * self.unit))
        gap, step = LETTER_SPACE * label.size * self.unit, label.size * 0.92 * self.unit
        middle, y = self.window.point((label.x, label.y))
        y -= step * (len(label.lines) - 1) / 2
        for line in label.lines:
            width = sum(letters.getlength(letter) for letter in line) + gap * (len(line) - 1)
            x = middle - width / 2
            for letter in line:
                self.draw.text(
                    (x, y),
                    letter,
                    font=letters,
                    anchor="lm",
                    fill=(*darker(colour, 0.55), 255),
                    stroke_width=round(2.4 * self.unit),
                    stroke_fill=TITLE_HALO,
                )
                x += letters.getlength(letter) + gap
            y += step
