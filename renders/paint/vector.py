"""A small canvas that draws shapes four times too large and scales them down, so that edges are smooth."""

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image, ImageDraw

from renders.paint.colour import RGB, RGBA
from renders.paint.fonts import Typeface, write, write_centred

Point: TypeAlias = tuple[float, float]
Fill: TypeAlias = RGB | RGBA

SUPERSAMPLING = 4


class Canvas:
    """A transparent sheet of width x height units, `scale` pixels to the unit, its origin in the middle.

    Large sheets take `smooth=2`: four times the memory is then enough.
    """

    def __init__(
        self,
        width: float,
        height: float,
        scale: float = 1.0,
        origin: Point | None = None,
        smooth: int = SUPERSAMPLING,
    ) -> None:
        self.size = max(1, round(width * scale)), max(1, round(height * scale))
        self._smooth = smooth
        self._unit = scale * smooth
        self._x, self._y = origin if origin is not None else (width / 2, height / 2)
        self._image = Image.new("RGBA", (self.size[0] * smooth, self.size[1] * smooth), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self._image)

    def _at(self, point: Point) -> Point:
        return (point[0] + self._x) * self._unit, (point[1] + self._y) * self._unit

    def _wide(self, width: float) -> int:
        return max(1, round(width * self._unit))

    def polygon(
        self, points: Sequence[Point], fill: Fill | None, edge: Fill | None = None, width: float = 0
    ) -> None:
        """A filled shape, with an edge of this width along its outline."""
        placed = [self._at(p) for p in points]
        if fill is not None:
            self._draw.polygon(placed, fill=fill)
        if edge is not None:
            self._draw.line(
                [*placed, placed[0], placed[1]], fill=edge, width=self._wide(width), joint="curve"
            )

    def disc(
        self,
        centre: Point,
        radius: float | Point,
        fill: Fill | None,
        edge: Fill | None = None,
        width: float = 0,
    ) -> None:
        """A disc, or an ellipse when the radius is a pair; the edge lies inside."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        box = [self._at((centre[0] - rx, centre[1] - ry)), self._at((centre[0] + rx, centre[1] + ry))]
        self._draw.ellipse(box, fill=fill, outline=edge, width=self._wide(width) if edge is not None else 0)

    def box(
        self,
        corner: Point,
        other: Point,
        fill: Fill | None,
        edge: Fill | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        """A rectangle between two corners, rounded if asked; the edge lies inside."""
        self._draw.rounded_rectangle(
            [self._at(corner), self._at(other)],
            radius * self._unit,
            fill=fill,
            outline=edge,
            width=self._wide(width) if edge is not None else 0,
        )

    def line(self, points: Sequence[Point], fill: Fill, width: float, round_ends: bool = True) -> None:
        """A line through the points, with round ends."""
        placed = [self._at(p) for p in points]
        self._draw.line(placed, fill=fill, width=self._wide(width), joint="curve")
        if round_ends:
            radius = width * self._unit / 2
            for x, y in (placed[0], placed[-1]):
                self._draw.ellipse([x - radius, y - radius, x + radius, y + radius], fill=fill)

    def arc(
        self, centre: Point, radius: float | Point, start: float, end: float, fill: Fill, width: float
    ) -> None:
        """A part of a circle, in degrees clockwise from the right."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        box = [self._at((centre[0] - rx, centre[1] - ry)), self._at((centre[0] + rx, centre[1] + ry))]
        self._draw.arc(box, start, end, fill=fill, width=self._wide(width))

    def pie(self, centre: Point, radius: float | Point, start: float, end: float, fill: Fill) -> None:
        """A filled slice of a disc, in degrees clockwise from the right."""
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        box = [self._at((centre[0] - rx, centre[1] - ry)), self._at((centre[0] + rx, centre[1] + ry))]
        self._draw.pieslice(box, start, end, fill=fill)

    def number(self, xy: Point, text: str, size: float, fill: Fill, face: Typeface = Typeface.NUMBER) -> None:
        """Digits or letters exactly centred on a point."""
        write_centred(self._draw, self._at(xy), text, face, round(size * self._unit), fill)

    def text(self, xy: Point, text: str, face: Typeface, size: float, fill: Fill, anchor: str = "la") -> None:
        """A line of text at an anchor."""
        write(self._draw, self._at(xy), text, face, round(size * self._unit), fill, anchor)

    def image(self) -> Image.Image:
        """The sheet at its true size."""
        if self._smooth < SUPERSAMPLING:
            return self._image.reduce(self._smooth)
        return self._image.resize(self.size, Image.Resampling.LANCZOS)
