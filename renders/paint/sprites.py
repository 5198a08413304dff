"""Pieces and marks as small images, drawn once for each kind, livery, text and scale."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PIL import Image

from renders.paint import marks, pieces
from renders.paint.emblems import Livery, Shape
from renders.paint.layout import Box
from renders.paint.vector import Canvas

NEUTRAL = Livery("nobody", (150, 142, 130), Shape.DISC, "")


class Sprite(StrEnum):
    """What a sprite shows."""

    TOKEN = "token"
    CITY = "city"
    SHIP = "ship"
    BARBARIAN = "barbarian"
    PIRATE = "pirate"
    PIRATE_SHIP = "pirate ship"
    ARMY = "army"
    GARRISON = "garrison"
    COUNT = "count"
    CAPITAL = "capital"
    MONUMENT = "monument"
    FLEET = "fleet"
    CONFLICT = "conflict"
    BUILT = "built"
    REDUCED = "reduced"
    LOST = "lost"
    ANNEXED = "annexed"
    GAINED = "gained"
    MOVED = "moved"
    DISASTER = "disaster"
    TOWN = "town"
    HIRED = "hired"
    OWN = "own"
    FEWER = "fewer"
    OVER = "over"
    SITE = "site"
    THREAT = "threat"


@dataclass(frozen=True, slots=True)
class _Design:
    draw: pieces.Drawing
    size: float
    number: Box | None


_DISC_NUMBER = Box(-13, -12, 13, 12)
_BADGE = Box(3.5, 2.5, 26.5, 25.5)
_DESIGNS: dict[Sprite, _Design] = {
    Sprite.TOKEN: _Design(pieces.token, 1.0, _DISC_NUMBER),
    Sprite.CITY: _Design(pieces.city, 0.9, Box(-12, -4, 12, 20)),
    Sprite.SHIP: _Design(pieces.ship, 0.86, _BADGE),
    Sprite.BARBARIAN: _Design(pieces.barbarian, 1.0, _DISC_NUMBER),
    Sprite.PIRATE: _Design(pieces.pirate, 0.9, None),
    Sprite.PIRATE_SHIP: _Design(pieces.pirate_ship, 0.86, _BADGE),
    Sprite.ARMY: _Design(pieces.army, 0.92, Box(-13, -15, 13, 9)),
    Sprite.GARRISON: _Design(pieces.garrison, 0.86, Box(-12, -14, 12, 8)),
    Sprite.COUNT: _Design(pieces.count, 0.9, Box(-11, -11, 11, 11)),
    Sprite.CAPITAL: _Design(pieces.capital, 0.9, Box(-12, -4, 12, 20)),
    Sprite.MONUMENT: _Design(pieces.monument, 0.8, _BADGE),
    Sprite.FLEET: _Design(pieces.fleet, 0.9, _BADGE),
    Sprite.CONFLICT: _Design(marks.conflict, 0.9, None),
    Sprite.BUILT: _Design(marks.built, 0.62, None),
    Sprite.REDUCED: _Design(marks.reduced, 0.62, None),
    Sprite.LOST: _Design(marks.lost, 0.8, None),
    Sprite.ANNEXED: _Design(marks.annexed, 0.66, None),
    Sprite.GAINED: _Design(marks.gained, 0.94, Box(-18, -12, 18, 12)),
    Sprite.MOVED: _Design(marks.moved, 0.7, None),
    Sprite.DISASTER: _Design(marks.disaster, 0.72, None),
    Sprite.TOWN: _Design(marks.town, 0.8, None),
    Sprite.HIRED: _Design(marks.hired, 0.9, Box(-11, -11, 11, 11)),
    Sprite.OWN: _Design(marks.own, 0.9, None),
    Sprite.FEWER: _Design(marks.fewer, 0.94, Box(-18, -12, 18, 12)),
    Sprite.OVER: _Design(marks.over, 0.9, None),
    Sprite.SITE: _Design(marks.site, 0.8, Box(-18, -4, 18, 20)),
    Sprite.THREAT: _Design(marks.threat, 0.8, None),
}
# The sheet a design is drawn on: the widest outline (a diamond of radius 26) with its shadow.
_SHEET = 64.0


@lru_cache(maxsize=2048)
def sprite(kind: Sprite, livery: Livery = NEUTRAL, text: str = "", scale: float = 1.0) -> Image.Image:
    """The piece or mark, centred on its image; `text` is a count, shown where the kind has room for one."""
    design = _DESIGNS[kind]
    canvas = Canvas(_SHEET, _SHEET, design.size * scale)
    design.draw(canvas, livery, text)
    return canvas.image()


def body(kind: Sprite, scale: float = 1.0) -> Box:
    """The box a piece takes around its centre."""
    half = 26.0 * _DESIGNS[kind].size * scale
    return Box(-half, -half, half, half)


def number_box(kind: Sprite, scale: float = 1.0) -> Box | None:
    """Where its number or letter stands, relative to the centre; None if it shows none."""
    design = _DESIGNS[kind]
    return design.number.grown(design.size * scale) if design.number else None


def put(picture: Image.Image, piece: Image.Image, xy: tuple[float, float]) -> None:
    """Paste a sprite with its centre at a point."""
    picture.paste(piece, (round(xy[0] - piece.width / 2), round(xy[1] - piece.height / 2)), piece)
