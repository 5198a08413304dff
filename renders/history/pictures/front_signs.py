"""Signs of the front page: who was beaten, what was sacked, whom fate struck."""

from __future__ import annotations

from PIL import Image

from renders.front.model import Sign
from renders.front.signs import plate
from renders.history.pictures.art import art
from renders.history.pictures.changes import TOWNS
from renders.history.pictures.front_deeds import ARMY, MONUMENT, Happening
from renders.history.shown import Shown
from renders.paint.emblems import Livery, emblem
from renders.paint.ghosts import ghost
from renders.paint.glyphs import glyph
from renders.paint.sprites import NEUTRAL, Sprite, put, sprite
from renders.schemes import Scheme
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.state import Settlement
from rules.table import Seat

TALL, SIDE = 76, 60


def card_sign(card: str) -> Sign:
    """The picture of an event card."""
    name, tone = art(event_cards()[card])
    return lambda size: glyph(name, tone, size)


def beaten(livery: Livery, side: int = SIDE) -> Image.Image:
    """An emblem with a cross on its corner: lost an army here."""
    image = Image.new("RGBA", (side + 14, side + 14), (0, 0, 0, 0))
    image.alpha_composite(emblem(livery, side), (2, 2))
    put(image, sprite(Sprite.LOST, scale=0.86), (image.width - 18, image.height - 18))
    return image


def defeat(shown: Shown, loser: Seat | None, scheme: Scheme) -> Image.Image:
    """A plate: the swords, and who lost."""
    swords = sprite(Sprite.CONFLICT, scale=1.25)
    return swords if loser is None else _plate([swords, beaten(shown.livery(loser))], scheme)


def struck(shown: Shown, one: Happening, scheme: Scheme) -> Image.Image:
    """A plate: what struck, and what it took; an army that only gave way stands alone."""
    livery = NEUTRAL if one.seat is None else shown.livery(one.seat)
    if one.what == ARMY:
        return _plate([beaten(livery)], scheme)
    if one.what == MONUMENT:
        gone = ghost(Sprite.MONUMENT, livery, "", 1.1, Sprite.LOST)
        return _plate([sprite(Sprite.DISASTER, scale=1.3), gone], scheme)
    return _plate([card_sign(one.what)(SIDE), beaten(livery)], scheme)


def razed(shown: Shown, one: Happening) -> Image.Image:
    """The ghost of a city that is gone; an arrow down for a capital that became a city."""
    if not one.what:
        return sprite(Sprite.REDUCED, scale=1.15)
    livery = NEUTRAL if one.seat is None else shown.livery(one.seat)
    return ghost(TOWNS[Settlement(one.what)], livery, "", 1.2, Sprite.LOST)


def _plate(parts: list[Image.Image], scheme: Scheme) -> Image.Image:
    wide = 14 + sum(SIDE + 4 for _ in parts)
    image = plate((wide, TALL), scheme.paper, scheme.bad).copy()
    for number, part in enumerate(parts):
        put(image, part, (9 + SIDE / 2 + number * (SIDE + 4), TALL / 2))
    return image
