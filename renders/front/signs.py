"""Small signs of a page: awaited, leading, next, and what was won or lost where."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.front.model import Sign
from renders.paint.colour import RGB
from renders.paint.emblems import RIM, Livery
from renders.paint.sprites import NEUTRAL, Sprite, body, sprite
from renders.paint.vector import Canvas


def mark(kind: Sprite, livery: Livery = NEUTRAL) -> Sign:
    """A mark or a piece as a sign."""

    def draw(size: int) -> Image.Image:
        image = sprite(kind, livery, scale=round(size / (2 * body(kind).right), 2))
        return image.crop(image.getbbox())

    return draw


@lru_cache(maxsize=32)
def hourglass(size: int, tone: RGB) -> Image.Image:
    """Is waited for."""
    canvas = Canvas(40, 48, size / 48)
    canvas.polygon([(-13, -18), (13, -18), (2, 0), (13, 18), (-13, 18), (-2, 0)], tone, RIM, 2)
    for y in (-20, 20):
        canvas.line([(-16, y), (16, y)], RIM, 7)
        canvas.line([(-16, y), (16, y)], tone, 4)
    return canvas.image()


@lru_cache(maxsize=16)
def crown(size: int, tone: RGB) -> Image.Image:
    """Leads."""
    canvas = Canvas(48, 40, size / 48)
    canvas.polygon([(-20, 14), (-22, -10), (-10, 0), (0, -16), (10, 0), (22, -10), (20, 14)], tone, RIM, 3)
    return canvas.image()


@lru_cache(maxsize=16)
def way(size: int, tone: RGB) -> Image.Image:
    """Went there."""
    canvas = Canvas(100, 100, size / 100)
    arrow = [(-42, -11), (4, -11), (4, -32), (42, 0), (4, 32), (4, 11), (-42, 11)]
    canvas.polygon(list(arrow), tone)
    return canvas.image()


@lru_cache(maxsize=16)
def plus(size: int, tone: RGB) -> Image.Image:
    """Is new: a bright plus on a disc."""
    canvas = Canvas(48, 48, size / 48)
    canvas.disc((0, 0), 22, RIM)
    canvas.disc((0, 0), 20, (255, 253, 246))
    canvas.disc((0, 0), 17.5, tone)
    for x, y in ((0, 10), (10, 0)):
        canvas.line([(-x, -y), (x, y)], (255, 253, 246), 6.5, round_ends=False)
    return canvas.image()


@lru_cache(maxsize=256)
def plate(size: tuple[int, int], fill: RGB, edge: RGB) -> Image.Image:
    """A small plate to put signs on (RGBA). Copy it before drawing on it."""
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    box = [0, 0, size[0] - 1, size[1] - 1]
    ImageDraw.Draw(image).rounded_rectangle(box, 16, fill=(*fill, 245), outline=edge, width=4)
    return image
