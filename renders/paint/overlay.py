"""Painting over a board: territory tints, hatching where owners share, and the layers put together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from renders.kept import kept
from renders.paint.colour import RGB, mix
from renders.paint.vector import Point
from renders.schemes import Scheme

Ring: TypeAlias = Sequence[Point]
Polygon: TypeAlias = Sequence[Ring]
Corners: TypeAlias = tuple[int, int, int, int]

_TINT = 132
_HATCH = 126
_PAPER: RGB = (206, 182, 132)
BAND = 18


@dataclass(frozen=True, slots=True, eq=False)
class Tinted:
    """An area to tint: its polygons (outer ring, then holes) and the colours of those who are there.

    Two are equal if they are about the very same polygons: to compare all points would take too long.
    """

    polygons: tuple[Polygon, ...]
    colours: tuple[RGB, ...]

    def __hash__(self) -> int:
        return hash((id(self.polygons), self.colours))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Tinted):
            return NotImplemented
        return self.polygons is other.polygons and self.colours == other.colours


def toned(board: Image.Image, scheme: Scheme) -> Image.Image:
    """The painted board as this scheme wants it: darker, paler, or as it is. Keep the result."""
    image = board.convert("RGB")
    ground = scheme.ground
    for enhancer, factor in (
        (ImageEnhance.Color, ground.saturation),
        (ImageEnhance.Contrast, ground.contrast),
        (ImageEnhance.Brightness, ground.brightness),
    ):
        if factor != 1.0:
            image = enhancer(image).enhance(factor)
    return image


def _bounds(polygons: Sequence[Polygon], size: tuple[int, int]) -> Corners | None:
    xs = [x for polygon in polygons for x, _ in polygon[0]]
    ys = [y for polygon in polygons for _, y in polygon[0]]
    left, top = max(0, int(min(xs)) - 1), max(0, int(min(ys)) - 1)
    right, bottom = min(size[0], int(max(xs)) + 2), min(size[1], int(max(ys)) + 2)
    return (left, top, right, bottom) if left < right and top < bottom else None


def bounds(area: Tinted, size: tuple[int, int]) -> Corners | None:
    """The box around an area in a picture of this size; None where there is nothing to tint."""
    return _bounds(area.polygons, size) if area.colours and area.polygons else None


def mask(polygons: Sequence[Polygon], box: Corners, value: int = 255) -> Image.Image:
    """A mask of this box with the polygons filled and their holes left out."""
    left, top, right, bottom = box
    found = Image.new("L", (right - left, bottom - top), 0)
    draw = ImageDraw.Draw(found)
    for polygon in polygons:
        for i, ring in enumerate(polygon):
            draw.polygon([(x - left, y - top) for x, y in ring], fill=0 if i else value)
    return found


@kept
def hatch(size: tuple[int, int], colours: tuple[RGB, ...], band: int = BAND) -> Image.Image:
    """Diagonal bands of the colours in turn. Not to be drawn on."""
    image = Image.new("RGB", size, colours[0])
    draw = ImageDraw.Draw(image)
    period = band * len(colours)
    for i, colour in enumerate(colours[1:], start=1):
        for x in range(-size[1] - period + i * band, size[0] + period, period):
            draw.polygon(
                [(x, size[1]), (x + band, size[1]), (x + band + size[1], 0), (x + size[1], 0)], fill=colour
            )
    return image


def tint(picture: Image.Image, areas: Sequence[Tinted], strength: float = 1.0, band: int = BAND) -> None:
    """Tint each area: one owner plainly, several in diagonal bands of their colours."""
    for area in areas:
        box = bounds(area, picture.size)
        if box is not None:
            tones = _tones(area, (box[2] - box[0], box[3] - box[1]), band)
            picture.paste(tones, box, mask(area.polygons, box, _depth(area, strength)))


def tint_all(picture: Image.Image, area: Tinted, strength: float = 1.0, band: int = BAND) -> None:
    """Tint the whole picture, which is the box around an area."""
    depth = Image.new("L", picture.size, _depth(area, strength))
    picture.paste(_tones(area, picture.size, band), (0, 0), depth)


def _tones(area: Tinted, size: tuple[int, int], band: int) -> Image.Image:
    tones = tuple(mix(colour, _PAPER, 0.2) for colour in area.colours)
    # An image is pasted through a mask in half the time of a plain colour.
    return Image.new("RGB", size, tones[0]) if len(tones) == 1 else hatch(size, tones, band)


def _depth(area: Tinted, strength: float) -> int:
    return min(255, round((_TINT if len(area.colours) == 1 else _HATCH) * strength))


def veil(picture: Image.Image, polygons: Sequence[Polygon], scheme: Scheme, strength: float = 0.6) -> None:
    """Areas out of play: faded to paper with thin diagonal lines."""
    box = _bounds(polygons, picture.size) if polygons else None
    if box is None:
        return
    size = box[2] - box[0], box[3] - box[1]
    fog = hatch(size, (scheme.stripe, scheme.stripe, scheme.stripe, mix(scheme.stripe, scheme.edge, 0.35)), 4)
    picture.paste(fog, box, mask(polygons, box, round(255 * strength)))


def outline(picture: Image.Image, polygons: Sequence[Polygon], colour: RGB, width: float = 6) -> None:
    """A bright line around areas, to point at them."""
    box = _bounds(polygons, picture.size) if polygons else None
    if box is None:
        return
    pad = round(width) + 2
    left, top = box[0] - pad, box[1] - pad
    sheet = Image.new("L", (2 * (box[2] - box[0] + 2 * pad), 2 * (box[3] - box[1] + 2 * pad)), 0)
    draw = ImageDraw.Draw(sheet)
    for polygon in polygons:
        ring = [((x - left) * 2, (y - top) * 2) for x, y in polygon[0]]
        draw.line([*ring, ring[0], ring[1]], fill=255, width=round(width * 2), joint="curve")
    small = sheet.reduce(2)
    picture.paste(Image.new("RGB", small.size, colour), (left, top), small)
