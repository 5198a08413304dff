"""The key of a map: the signs used on it, and what is printed on every board."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import marks
from renders.boards.ink import FLOOD, FLOOD_RIM
from renders.civ.pictures.changes import WORDS
from renders.paint.frame import Key
from renders.paint.sprites import Sprite
from renders.pictures.changes import keys_of

SMOOTH = 3


def key_of(used: Collection[Sprite], size: float) -> list[Key]:
    """First what happened, then the printed signs."""
    return [*keys_of(WORDS, used, size), *printed(size)]


@lru_cache(maxsize=8)
def printed(size: float) -> tuple[Key, ...]:
    """Population limits, city sites, flood plains."""
    return (
        Key(_sign("limit", size), "population limit"),
        Key(_sign("site", size), "city site"),
        Key(_sign("low site", size), "site on a flood plain"),
        Key(_sign("plain", size), "flood plain"),
    )


def _sign(kind: str, size: float) -> Image.Image:
    side = 44 * size * SMOOTH
    image = Image.new("RGBA", (round(side), round(side)), (60, 40, 26, 0))
    draw, middle = ImageDraw.Draw(image), (side / 2, side / 2)
    match kind:
        case "limit":
            marks.badge(draw, middle, 3, size * SMOOTH * 1.3)
        case "plain":
            edge = side * 0.12
            draw.rounded_rectangle(
                (edge, side * 0.26, side - edge, side * 0.74), side * 0.2, FLOOD[:3], FLOOD_RIM[:3], SMOOTH
            )
        case _:
            marks.gate(draw, middle, side * 0.38, kind == "low site")
    return image.reduce(SMOOTH)
