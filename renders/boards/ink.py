"""The ink of a board: coasts, rivers, borders, names and marks, drawn from geometry at any scale."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from renders.boards import marks
from renders.boards.baked import Label, Point, Polygon
from renders.boards.geometry import Geometry
from renders.boards.window import Window
from renders.fonts import Typeface, font

SUPERSAMPLING = 2
Colour = tuple[int, int, int, int]

COAST: Colour = (52, 42, 34, 235)
RIVER: Colour = (84, 134, 164, 215)
LAKE: Colour = (146, 188, 202, 255)
LAKE_SHORE: Colour = (58, 84, 98, 255)
FLOOD: Colour = (58, 118, 48, 140)
FLOOD_RIM: Colour = (36, 84, 34, 190)
RIM: Colour = (70, 48, 28, 190)
BORDER_SHADE: Colour = (70, 46, 26, 150)
BORDER: Colour = (255, 252, 240, 255)
WATER_BORDER: Colour = (250, 252, 248, 215)
SEA_BORDER: Colour = (246, 250, 250, 190)
SEA_NAME: Colour = (22, 54, 80, 235)
NAME: Colour = (54, 37, 24, 255)
START_NAME: Colour = (128, 16, 14, 255)
HALO: Colour = (249, 240, 216, 225)
DASH, GAP = 13.0, 9.0
EDGE = 5.0
"""How far a thick line reaches beyond its middle, in pixels of the board."""
THIN, FINE = 4, 2.5
"""Up to this width a line is thin, up to this length a step is none; in pixels of the larger sheet."""
LETTER = 0.4
"""No letter is wider than twice this, as a share of its size."""
REACH = 200.0
"""How far outside the picture a mark may begin and still be seen, in pixels of the board."""


def draw_ink(board: Geometry, window: Window, size: tuple[int, int]) -> Image.Image:
    """The ink of the part of the board that the window shows."""
    # The canvas is transparent in the colour of the ink, so that edges do not turn grey.
    canvas = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = Image.new("RGBA", canvas, (60, 40, 26, 0))
    pen = Pen(ImageDraw.Draw(image), window.scaled(SUPERSAMPLING), canvas)
    _lines(pen, board)
    for sea in board.seas.values():
        pen.sea_name(sea.label)
    for corner in board.corners:
        if corner.stone and pen.sees(corner.stone):
            marks.stone(pen.draw, pen.window.point(corner.stone), pen.unit)
        if corner.link and pen.sees(corner.link[0]):
            marks.link(pen.draw, pen.window.point(corner.link[0]), pen.window.point(corner.link[1]), pen.unit)
    for volcano in board.volcanoes:
        if pen.sees(volcano.at):
            marks.volcano(pen.draw, pen.window.point(volcano.at), 17 * pen.unit)
    for area in board.areas.values():
        pen.area_name(area.label, START_NAME if area.is_start else NAME)
        if area.site and area.gate and pen.sees(area.site):
            marks.gate(pen.draw, pen.window.point(area.site), 13 * pen.unit, area.gate == "white")
        if area.badge and area.limit is not None and pen.sees(area.badge):
            marks.badge(pen.draw, pen.window.point(area.badge), area.limit, pen.unit)
    return image.reduce(SUPERSAMPLING)


def draw_lines(board: Geometry, window: Window, size: tuple[int, int]) -> Image.Image:
    """The lines alone, for pictures too small for names and marks."""
    canvas = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
    image = Image.new("RGBA", canvas, (60, 40, 26, 0))
    _lines(Pen(ImageDraw.Draw(image), window.scaled(SUPERSAMPLING), canvas), board)
    return image.reduce(SUPERSAMPLING)


def _lines(pen: "Pen", board: Geometry) -> None:
    lines = board.lines
    for polygons in lines.flood.values():
        for polygon in polygons:
            pen.fill(polygon, FLOOD)
            pen.outline(polygon, FLOOD_RIM, 1.6)
    for river in lines.rivers:
        pen.line(river, RIVER, 2.4)
    for lake in lines.lakes:
        pen.fill(lake, LAKE)
        pen.outline(lake, LAKE_SHORE, 1.2)
    for line in lines.out:
        pen.line(line, RIM, 4.5)
    for line in lines.land:
        pen.line(line, BORDER_SHADE, 6.0)
    for line in lines.land:
        pen.line(line, BORDER, 3.2)
    for line in lines.water:
        pen.line(line, WATER_BORDER, 2.4)
    for line in lines.sea:
        pen.dashes(line, SEA_BORDER, 2.4)
    for polygon in lines.coast:
        pen.outline(polygon, COAST, 1.7)


def _thinned(points: list[Point]) -> list[Point]:
    """A line without the corners that lie too near to the one before to be seen."""
    found = [points[0]]
    for x, y in points[1:-1]:
        if abs(x - found[-1][0]) + abs(y - found[-1][1]) >= FINE:
            found.append((x, y))
    return [*found, *points[-1:]]


class Pen:
    """Draws in units of the board, skipping what the window does not show."""

    def __init__(self, draw: ImageDraw.ImageDraw, window: Window, canvas: tuple[int, int]) -> None:
        self.draw, self.window, self.canvas = draw, window, canvas
        self.unit = window.scale
        right, bottom = window.left + canvas[0] / window.scale, window.top + canvas[1] / window.scale
        self._shown = window.left - EDGE, window.top - EDGE, right + EDGE, bottom + EDGE

    def sees(self, place: Point) -> bool:
        """Whether something at this place can show."""
        x, y = self.window.point(place)
        reach = REACH * self.unit
        return -reach < x < self.canvas[0] + reach and -reach < y < self.canvas[1] + reach

    def _shows(self, ring: Sequence[float]) -> bool:
        left, top, right, bottom = self._shown
        across = ring[0::2]
        if max(across) < left or min(across) > right:
            return False
        down = ring[1::2]
        return max(down) >= top and min(down) <= bottom

    def _shows_name(self, label: Label) -> bool:
        """Whether any letter of a name can be seen."""
        left, top, right, bottom = self._shown
        half = (max(map(len, label.lines)) * LETTER + 1) * label.size
        high = (len(label.lines) / 2 + 1) * label.size
        return (
            left < label.x + half
            and label.x - half < right
            and top < label.y + high
            and label.y - high < bottom
        )

    def _width(self, width: float) -> int:
        return max(1, round(width * self.unit))

    def line(self, ring: Sequence[float], colour: Colour, width: float) -> None:
        """A line of this width."""
        if self._shows(ring):
            self._stroke(ring, colour, width)

    def _stroke(self, ring: Sequence[float], colour: Colour, width: float) -> None:
        broad = self._width(width)
        for points in self._runs(ring):
            # Rounding the joints of a thin line costs time and cannot be seen.
            if broad > THIN:
                self.draw.line(_thinned(points), fill=colour, width=broad, joint="curve")
            else:
                self.draw.line(points, fill=colour, width=broad)

    def _runs(self, ring: Sequence[float]) -> Iterator[list[Point]]:
        """The stretches of a line that can be seen, each from one point outside the picture to another."""
        left, top, right, bottom = self._shown
        # On which sides of the picture a point lies: a step whose ends share one cannot be seen.
        sides = [
            (x < left) | (x > right) << 1 | (y < top) << 2 | (y > bottom) << 3
            for x, y in zip(ring[0::2], ring[1::2], strict=True)
        ]
        start = 0
        for n, (one, other) in enumerate(pairwise(sides)):
            if one & other:
                if start < n:
                    yield self.window.ring(ring[2 * start : 2 * n + 2])
                start = n + 1
        if start < len(sides) - 1:
            yield self.window.ring(ring[2 * start :])

    def outline(self, polygon: Polygon, colour: Colour, width: float) -> None:
        """The rings of a polygon as lines."""
        for ring in polygon:
            if self._shows(ring):
                self._stroke([*ring, *ring[:4]], colour, width)

    def fill(self, polygon: Polygon, colour: Colour) -> None:
        """A polygon filled, its holes too."""
        if self._shows(polygon[0]):
            self.draw.polygon(self.window.ring(polygon[0]), fill=colour)

    def dashes(self, ring: Sequence[float], colour: Colour, width: float) -> None:
        """A dashed line."""
        if self._shows(ring):
            for dash in marks.dashed(self.window.ring(ring), DASH * self.unit, GAP * self.unit):
                self.draw.line(dash, fill=colour, width=self._width(width), joint="curve")

    def area_name(self, label: Label, colour: Colour) -> None:
        """The name of a land area."""
        self._text(label, Typeface.NAME, 1.0, 0.80, colour, halo=2.2)

    def sea_name(self, label: Label) -> None:
        """The name of a sea."""
        self._text(label, Typeface.SEA, 1.1, 1.0, SEA_NAME, halo=0.0)

    def _text(
        self, label: Label, face: Typeface, height: float, spacing: float, colour: Colour, halo: float
    ) -> None:
        if not self._shows_name(label):
            return
        letters = font(face, round(label.size * height * self.unit))
        step = label.size * spacing * self.unit
        x, y = self.window.point((label.x, label.y))
        y -= step * (len(label.lines) - 1) / 2
        for line in label.lines:
            self.draw.text(
                (x, y),
                line,
                font=letters,
                anchor="mm",
                fill=colour,
                stroke_width=round(halo * self.unit),
                stroke_fill=HALO,
            )
            y += step
