"""Signs of the front page: who was beaten, what was sacked, whom fate struck."""

from __future__ import annotations

from PIL import Image

from renders.front.model import Sign
from renders.front.signs import lost, plate
from renders.history.pictures.art import art
from renders.history.pictures.changes import TOWNS
from renders.history.pictures.front_deeds import Happening
from renders.history.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.glyphs import glyph
from renders.paint.sprites import NEUTRAL, Sprite, body, put, sprite
from renders.schemes import Scheme
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.state import Settlement
from rules.table import Seat

TALL, SIDE = 76, 60


def mark(kind: Sprite) -> Sign:
    """A mark or a piece as a sign."""

    def draw(size: int) -> Image.Image:
        image = sprite(kind, scale=round(size / (2 * body(kind).right), 2))
        return image.crop(image.getbbox())

    return draw


def card_sign(card: str) -> Sign:
    """The picture of an event card."""
    name, tone = art(event_cards()[card])
    return lambda size: glyph(name, tone, size)


def beaten(shown: Shown, seat: Seat, side: int = SIDE) -> Image.Image:
    """A player's emblem, crossed out."""
    return lost(emblem(shown.livery(seat), side), side / 66)


def defeat(shown: Shown, loser: Seat | None, scheme: Scheme) -> Image.Image:
    """A plate: the swords, and the loser crossed out."""
    swords = sprite(Sprite.CONFLICT, scale=1.25)
    if loser is None:
        return swords
    return _plate([swords, beaten(shown, loser)], scheme)


def struck(shown: Shown, one: Happening, scheme: Scheme) -> Image.Image:
    """A plate: what struck, and what it took."""
    blow = card_sign(one.what)(SIDE) if one.what in event_cards() else sprite(Sprite.DISASTER, scale=1.3)
    livery = NEUTRAL if one.seat is None else shown.livery(one.seat)
    if one.what == "monument":
        return _plate([blow, lost(sprite(Sprite.MONUMENT, livery, scale=1.1), 0.9)], scheme)
    return _plate([blow, lost(emblem(livery, SIDE), SIDE / 66)], scheme)


def razed(shown: Shown, one: Happening) -> Image.Image:
    """The ghost of a city that is gone; an arrow down for a capital that became a city."""
    if not one.what:
        return sprite(Sprite.REDUCED, scale=1.15)
    livery = NEUTRAL if one.seat is None else shown.livery(one.seat)
    return lost(sprite(TOWNS[Settlement(one.what)], livery, scale=1.15), 1.0)


def _plate(parts: list[Image.Image], scheme: Scheme) -> Image.Image:
    wide = 14 + sum(SIDE + 4 for _ in parts)
    image = plate((wide, TALL), scheme.paper, scheme.bad).copy()
    for number, part in enumerate(parts):
        put(image, part, (9 + SIDE / 2 + number * (SIDE + 4), TALL / 2))
    return image
