"""The ground of a close-up of a board: a part of it, what somebody owns, and what changed standing out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from PIL import Image, ImageDraw

from renders.boards import Box as Corners
from renders.boards import Point, Tiled
from renders.front.model import Size
from renders.paint.colour import RGB
from renders.paint.emblems import RIM
from renders.paint.overlay import BAND, Polygon, Tinted, outline, tint
from renders.paint.pieces import IVORY
from renders.pictures.sheet import Zones
from renders.schemes import Scheme

PLAIN, STRONG = 1.15, 1.5
"""How strongly land is tinted, and where something happened."""
SHADE: RGB = (52, 40, 26)
DIM = 46
"""How much darker all is where nothing happened, of 255."""
SPECK = 900
"""Islands with a smaller box are not outlined."""
FINEST = 3.0


def cut(layer: Tiled, seen: Corners, size: Size) -> Image.Image:
    """A part of a layer at another size; what lies outside has the colour of its edge."""
    left, top, right, bottom = seen
    wide, tall = layer.size
    inside = max(0.0, left), max(0.0, top), min(float(wide), right), min(float(tall), bottom)
    if inside == seen:
        return layer.resize(size, Image.Resampling.BICUBIC, box=seen)
    scale = size[0] / (right - left)
    part = round((inside[2] - inside[0]) * scale), round((inside[3] - inside[1]) * scale)
    picture = Image.new("RGB", size, layer.colour((round(inside[0]), round(inside[1]))))
    at = round((inside[0] - left) * scale), round((inside[1] - top) * scale)
    picture.paste(layer.resize(part, Image.Resampling.BICUBIC, box=inside), at)
    return picture


def paint_owned(
    picture: Image.Image, owned: Mapping[str, Tinted], hot: Collection[str] = (), band: int = BAND
) -> None:
    """Lands in their owners' colours; hot ones more strongly."""
    tint(picture, [land for name, land in owned.items() if name not in hot], PLAIN, band)
    tint(picture, [land for name, land in owned.items() if name in hot], STRONG, band)


def light_up(
    picture: Image.Image,
    lands: Zones,
    hot: Sequence[str],
    fought: Collection[str],
    lines: Image.Image,
    scheme: Scheme,
) -> None:
    """Changed lands brighter than all others, then the lines of the board, then edges: red for a fight."""
    if hot:
        _spotlight(picture, [lands[name] for name in hot])
    picture.paste(lines, (0, 0), lines)
    for name in sorted(hot, key=lambda name: name in fought):
        _edge(
            picture, lands[name], ((IVORY, 11), (scheme.bad, 7)) if name in fought else ((RIM, 8), (IVORY, 5))
        )


def meet(one: Corners, other: Corners) -> bool:
    """Whether two boxes share anything."""
    return one[0] < other[2] and one[2] > other[0] and one[1] < other[3] and one[3] > other[1]


def is_well_within(point: Point, size: Size, margin: float) -> bool:
    """Whether a point of a picture lies so far from its edges."""
    return margin <= point[0] <= size[0] - margin and margin <= point[1] <= size[1] - margin


def _spotlight(picture: Image.Image, lands: Iterable[Sequence[Polygon]]) -> None:
    """Everything but these lands a little darker."""
    shade = Image.new("L", picture.size, DIM)
    draw = ImageDraw.Draw(shade)
    for polygons in lands:
        for polygon in polygons:
            draw.polygon(list(polygon[0]), fill=0)
    picture.paste(SHADE, (0, 0, *picture.size), shade)


def _edge(picture: Image.Image, polygons: Sequence[Polygon], colours: Sequence[tuple[RGB, int]]) -> None:
    """Lines around a land that changed, the widest first; specks have none."""
    large = [[_thinned(polygon[0])] for polygon in polygons if _extent(polygon) > SPECK]
    for colour, wide in colours:
        outline(picture, large, colour, wide)


def _thinned(ring: Sequence[Point]) -> list[Point]:
    """The ring without the points that a broad line cannot show."""
    kept = [ring[0]]
    for x, y in ring:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= FINEST:
            kept.append((x, y))
    return kept if len(kept) > 2 else list(ring)


def _extent(polygon: Polygon) -> float:
    xs, ys = [x for x, _ in polygon[0]], [y for _, y in polygon[0]]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))
