"""Dice as they fell."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from renders.paint.colour import RGB, darker, ink_on
from renders.paint.emblems import RIM, SHADOW
from renders.paint.vector import Canvas, Point

_THIRDS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=256)
def die(face: int, colour: RGB, size: int = 64, counts: bool = True) -> Image.Image:
    """One die showing a face of 1 to 6; one that does not count is drawn faint."""
    sheet = Canvas(64, 64, size / 64)
    sheet.box((-25, -23), (29, 31), SHADOW, radius=11)
    sheet.box((-27, -27), (27, 27), colour, RIM, 3, 11)
    for x, y in _THIRDS[face]:
        sheet.disc((x * 14, y * 14), 5.4, ink_on(colour))
    drawn = sheet.image()
    if not counts:
        drawn.putalpha(drawn.getchannel("A").point([v * 90 // 255 for v in range(256)]))
    return drawn


def roll(faces: Sequence[int], colour: RGB, size: int = 64, best: bool = False) -> Image.Image:
    """Dice in a row, highest first; with `best` only the first counts and has a bright ring around it."""
    ordered = sorted(faces, reverse=True)
    step = round(size * 1.08)
    image = Image.new("RGBA", (max(1, step * len(ordered)), size), (0, 0, 0, 0))
    for i, face in enumerate(ordered):
        image.alpha_composite(die(face, colour, size, counts=not best or i == 0), (i * step, 0))
    if best and ordered:
        ring = Canvas(64, 64, size / 64)
        ring.box((-31, -31), (31, 31), None, (246, 190, 40), 3.4, 14)
        ring.box((-31.5, -31.5), (31.5, 31.5), None, darker((246, 190, 40), 0.5), 1, 14)
        image.alpha_composite(ring.image(), (0, 0))
    return image
