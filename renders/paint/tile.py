"""A hand of many cards as tiles: a picture and a few lines each, all of them readable at a glance."""

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from renders.paint.card import Card
from renders.paint.colour import darker, ink_on, mix
from renders.paint.flow import FOOT, GAP, Block, column_width, draw_flow
from renders.paint.fonts import Typeface, clip, fit, width, wrap, write, write_centred
from renders.paint.glyphs import glyph
from renders.paint.page import LEAST, TALL, TOP
from renders.schemes import Scheme

_COLUMNS = 3
_HIGH, _LOW = 216.0, 150.0
_ART = 122


def tiles(
    cards: Sequence[Card], scheme: Scheme, heading: tuple[str, str], number: int = 1
) -> tuple[Image.Image, int]:
    """A page of tiles, and how many pages there are (RGBA)."""
    rows = -(-len(cards) // _COLUMNS)
    tall = max(_LOW, min(_HIGH, (TALL - TOP - FOOT) / max(1, rows)))
    parts = [cards[i : i + _COLUMNS] for i in range(0, len(cards), _COLUMNS)]
    blocks = [Block(tall, partial(_row, part, tall - 14, scheme)) for part in parts]
    return draw_flow(blocks, 1, scheme, heading, number)


def _row(cards: Sequence[Card], tall: float, scheme: Scheme, image: Image.Image, x: float, y: float) -> None:
    for place, each in enumerate(cards):
        _tile(each, tall, scheme, image, x + place * (column_width(_COLUMNS) + GAP), y)


def _tile(each: Card, tall: float, scheme: Scheme, image: Image.Image, x: float, y: float) -> None:
    draw, wide = ImageDraw.Draw(image), column_width(_COLUMNS)
    edge = scheme.bad if each.alarming else scheme.trim if each.muted else scheme.edge
    ink = scheme.faint if each.muted else scheme.ink
    wash = mix(each.band, scheme.paper, 0.86 if each.muted else 0.72)
    draw.rounded_rectangle([x, y, x + wide, y + tall], 16, fill=scheme.paper, outline=edge, width=5)
    draw.rounded_rectangle([x + 8, y + 8, x + _ART + 8, y + tall - 8], 10, fill=wash)
    art = round(min(_ART - 12, tall - 40))
    if each.art:
        at = round(x + 8 + (_ART - art) / 2), round(y + (tall - art) / 2)
        image.alpha_composite(glyph(each.art, each.band, art), at)
    if each.value:
        middle = x + 34, y + tall - 34
        draw.ellipse([middle[0] - 23, middle[1] - 23, middle[0] + 23, middle[1] + 23], fill=scheme.paper)
        write_centred(draw, middle, each.value, Typeface.TITLE, 34, ink)
    left, right = x + _ART + 22, x + wide - 16
    if each.corner:
        right = _corner(draw, each, right, y) - 10
    name, size = fit(each.title, Typeface.NAME, 38, right - left, LEAST)
    write(draw, (left, y + 44), name, Typeface.NAME, size, ink, "ls")
    _lines(draw, each, (left, y + 80), (x + wide - 16 - left, tall - 92), scheme)


def _corner(draw: ImageDraw.ImageDraw, each: Card, right: float, y: float) -> float:
    """A count in the upper right corner; where it begins."""
    tone = darker(each.band, 0.35)
    wide = width(each.corner, Typeface.NUMBER, 38) + 18
    draw.rounded_rectangle([right - wide, y + 12, right, y + 54], 10, fill=tone)
    write_centred(draw, (right - wide / 2, y + 33), each.corner, Typeface.NUMBER, 38, ink_on(tone))
    return right - wide


def _lines(
    draw: ImageDraw.ImageDraw, each: Card, at: tuple[float, float], room: tuple[float, float], scheme: Scheme
) -> None:
    """What is said of it, then the small print; as many lines as there is room for."""
    ink = scheme.faint if each.muted else scheme.ink
    most = max(1, int(room[1] // 32) + 1)
    rows = [row for line in each.lines for row in wrap(line, Typeface.TEXT_MEDIUM, 30, room[0])]
    if len(rows) > most:
        rows = [*rows[: most - 1], clip(" ".join(rows[most - 1 :]), Typeface.TEXT_MEDIUM, 30, room[0])]
    for i, row in enumerate(rows):
        write(draw, (at[0], at[1] + i * 32), row, Typeface.TEXT_MEDIUM, 30, ink, "ls")
    if each.foot and len(rows) < most:
        text = clip(each.foot, Typeface.SEA, LEAST, room[0])
        write(draw, (at[0], at[1] + len(rows) * 32), text, Typeface.SEA, LEAST, scheme.faint, "ls")
