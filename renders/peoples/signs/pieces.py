"""The pieces on the board: tribes ready and engaged, settlements by size, tokens of culture and religion."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renders.paint.colour import RGB, darker, lighter, luminance, mix
from renders.paint.emblems import RIM, SHADOW, Livery, heart, ink, outline, stamp
from renders.paint.vector import Canvas, Point
from renders.peoples.signs.resources import WHITE
from renders.peoples.signs.traits import TRAITS

GOLD: RGB = (244, 196, 62)
SHEET = 100.0
"""All pieces are drawn on a sheet of this many units."""


@lru_cache(maxsize=512)
def tribe(livery: Livery, is_engaged: bool, size: int) -> Image.Image:
    """A tribe: upright on a foot with its letter, or lying flat without one."""
    canvas = Canvas(SHEET, SHEET, size / SHEET)
    if is_engaged:
        _lying(canvas, livery)
    else:
        canvas.disc((0, 40), (26, 7), SHADOW)
        canvas.box((-22, 33), (22, 42), RIM, radius=4)
        canvas.box((-3, 24), (3, 36), RIM)
        stamp(canvas, livery, (0, -4), 30)
        canvas.number((0, -4 + 30 * heart(livery.shape)), livery.letter, 38, ink(livery))
    return canvas.image()


def _lying(canvas: Canvas, livery: Livery) -> None:
    def flat(size: float, dy: float) -> list[Point]:
        return [(x * size, y * size * 0.46 + dy) for x, y in outline(livery.shape)]

    canvas.polygon(flat(36, 22), SHADOW)
    for dy, tone in ((16, RIM), (13, darker(livery.colour, 0.45))):
        canvas.polygon(flat(36 if tone is RIM else 33, dy), tone)
    canvas.polygon(flat(36, 6), RIM)
    canvas.polygon(flat(33, 6), WHITE)
    canvas.polygon(flat(29, 6), mix(livery.colour, WHITE, 0.3))


@lru_cache(maxsize=128)
def pawn(tone: RGB, is_engaged: bool, size: int) -> Image.Image:
    """A tribe of the neutral people: a pawn, upright or lying."""
    canvas = Canvas(SHEET, SHEET, size / SHEET)
    body: list[Point] = [(-26, 40), (-26, 30), (-16, 24), (-9, -6), (9, -6), (16, 24), (26, 30), (26, 40)]
    for grow, fill in ((4.0, RIM), (0.0, tone)):
        canvas.polygon(body, fill, fill, grow * 2)
        canvas.box((-15 - grow, -12 - grow), (15 + grow, -5 + grow), fill, radius=4)
        canvas.disc((0, -24), 15 + grow, fill)
    canvas.disc((-5, -28), 4.5, lighter(tone, 0.5))
    drawn = canvas.image()
    return drawn.rotate(90, Image.Resampling.BICUBIC) if is_engaged else drawn


@lru_cache(maxsize=256)
def settlement(livery: Livery, tribes: int, is_engaged: bool, size: int) -> Image.Image:
    """As many towers as the settlement has tribes, on a plate with its letter and size."""
    canvas = Canvas(SHEET, SHEET, size / SHEET)
    wall = mix(livery.colour, WHITE, 0.45) if is_engaged else lighter(livery.colour, 0.12)
    roof = GOLD if tribes >= 4 else darker(livery.colour, 0.35)
    if luminance(livery.colour) < 0.03:
        roof = GOLD if tribes >= 4 else lighter(livery.colour, 0.4)
    step = min(26.0, 78 / tribes)
    for i in range(tribes):
        x = (i - (tribes - 1) / 2) * step
        top = -22 if (i % 2 == 1 or tribes == 2) else -12
        half = step * 0.42
        canvas.box((x - half - 2.5, top - 2), (x + half + 2.5, 22), RIM)
        canvas.box((x - half, top), (x + half, 20), wall)
        canvas.polygon([(x - half - 5, top + 2), (x, top - 22), (x + half + 5, top + 2)], RIM)
        canvas.polygon([(x - half - 1, top - 1), (x, top - 17), (x + half + 1, top - 1)], roof)
        canvas.box((x - 3, top + 8), (x + 3, top + 17), RIM)
    canvas.box((-45, 11), (45, 46), RIM, radius=7)
    canvas.box(
        (-41.5, 14.5),
        (41.5, 42.5),
        mix(livery.colour, WHITE, 0.35) if is_engaged else livery.colour,
        radius=5,
    )
    tone = ink(livery) if not is_engaged else RIM
    canvas.number((0, 28.5), f"{livery.letter} {tribes}", 29, tone)
    return canvas.image()


@lru_cache(maxsize=64)
def culture_token(livery: Livery, size: int) -> Image.Image:
    """A disc with a lyre."""
    canvas = Canvas(SHEET, SHEET, size / SHEET)
    canvas.disc((2, 4), 44, SHADOW)
    canvas.disc((0, 0), 44, RIM)
    canvas.disc((0, 0), 39, WHITE)
    canvas.disc((0, 0), 33.5, livery.colour)
    picture = canvas.image()
    inner = Canvas(100, 100, size / SHEET * 0.52)
    TRAITS["culture"][0](inner, ink(livery), livery.colour)
    drawn = inner.image()
    picture.alpha_composite(drawn, ((picture.width - drawn.width) // 2, (picture.height - drawn.height) // 2))
    return picture


@lru_cache(maxsize=64)
def religion_token(livery: Livery, size: int) -> Image.Image:
    """A cube, seen from a corner."""
    canvas = Canvas(SHEET, SHEET, size / SHEET)
    left, top, right = (-38.0, -20.0), (0.0, -42.0), (38.0, -20.0)
    middle: Point = (0.0, 2.0)
    low_left, low, low_right = (-38.0, 22.0), (0.0, 44.0), (38.0, 22.0)
    whole = [left, top, right, low_right, low, low_left]
    canvas.polygon([(x + 2, y + 4) for x, y in whole], SHADOW, SHADOW, 6)
    canvas.polygon(whole, RIM, RIM, 12)
    canvas.polygon(whole, WHITE, WHITE, 3)
    canvas.polygon([left, top, right, middle], lighter(livery.colour, 0.4))
    canvas.polygon([left, middle, low, low_left], livery.colour)
    canvas.polygon([right, middle, low, low_right], darker(livery.colour, 0.35))
    canvas.line([left, middle, right], RIM, 4)
    canvas.line([middle, low], RIM, 4)
    return canvas.image()
