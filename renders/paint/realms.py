"""Realms on a small map: pale inside, in full colour along their edges, a dark line between any two."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.paint.colour import RGB
from renders.paint.overlay import Polygon, hatch

_INSIDE, _EDGE, _LINE = 180, 232, 215
_DARK: RGB = (26, 20, 18)
_RIM = 4
"""How broad the edge of a realm is, in pixels of the sheet the edges are found on."""
_STRIPE = 9
_LARGE = 1200
"""From here on that sheet is half as large as the picture; the lines of a smaller one are thinner."""


@dataclass(frozen=True, slots=True)
class Held:
    """An area that somebody holds."""

    polygons: tuple[Polygon, ...]
    colour: RGB
    stripe: RGB | None = None
    """A second colour, for a realm of no player."""


def realms(picture: Image.Image, areas: Sequence[Held], ink: Image.Image) -> None:
    """Paint the areas, those of one colour as one realm, and the ink of the board over them."""
    colours = list(dict.fromkeys(area.colour for area in areas))
    share = 2 if max(picture.size) >= _LARGE else 1
    sheet = Image.new("L", (max(1, picture.width // share), max(1, picture.height // share)), 0)
    draw = ImageDraw.Draw(sheet)
    # The large first: whatever lies in the hole of another is painted after it.
    for area in sorted(areas, key=_extent, reverse=True):
        for polygon in area.polygons:
            for i, ring in enumerate(polygon):
                value = 0 if i else colours.index(area.colour) + 1
                draw.polygon([(x / share, y / share) for x, y in ring], fill=value)
    stripes = {colours.index(area.colour) + 1: (area.colour, area.stripe) for area in areas if area.stripe}
    _lay(picture, sheet, colours, stripes)
    picture.paste(ink, (0, 0), ink)
    line = _edges(sheet, 1).point([0] + [_LINE] * 255).resize(picture.size, Image.Resampling.BILINEAR)
    picture.paste(_DARK, (0, 0, *picture.size), line)


def _extent(area: Held) -> float:
    xs = [x for polygon in area.polygons for x, _ in polygon[0]]
    ys = [y for polygon in area.polygons for _, y in polygon[0]]
    return (max(xs) - min(xs)) * (max(ys) - min(ys)) if xs else 0


def _lay(
    picture: Image.Image, sheet: Image.Image, colours: Sequence[RGB], stripes: Mapping[int, tuple[RGB, RGB]]
) -> None:
    """Colour by number, or in stripes: deep along the edges."""
    rim = _edges(sheet, _RIM)
    inside, edge = (sheet.point([0] + [depth] * 255) for depth in (_INSIDE, _EDGE))
    depth = Image.composite(edge, inside, rim).resize(picture.size, Image.Resampling.BILINEAR)
    tones = sheet.copy()
    tones.putpalette([0, 0, 0, *(value for colour in colours for value in colour)])
    laid = tones.convert("RGB").resize(picture.size, Image.Resampling.NEAREST)
    for number, pair in stripes.items():
        there = sheet.point([255 if value == number else 0 for value in range(256)])
        laid.paste(hatch(laid.size, pair, _STRIPE), (0, 0), there.resize(laid.size, Image.Resampling.NEAREST))
    picture.paste(laid, (0, 0), depth)


def _edges(sheet: Image.Image, reach: int) -> Image.Image:
    """Where two numbers are at most so many pixels apart."""
    most = least = sheet
    for _ in range(reach):
        most, least = most.filter(ImageFilter.MaxFilter(3)), least.filter(ImageFilter.MinFilter(3))
    return ImageChops.difference(most, least).point([0] + [255] * 255)
