"""Playing cards: a title band, a picture, a large value and a few lines; alone, in a grid, or as a fan."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageEnhance

from renders.paint.colour import RGB, darker, ink_on, lighter, mix
from renders.paint.fonts import Typeface, fit, wrap, write, write_centred
from renders.paint.glyphs import glyph
from renders.paint.panel import heading, panel, paper
from renders.paint.vector import Canvas
from renders.schemes import Scheme

WIDTH, HEIGHT = 300, 420
_BAND = 62
_ART = 172


@dataclass(frozen=True, slots=True)
class Card:
    """What a card shows; `corner` is a small sign at the lower right of the picture (a count, a cost)."""

    title: str
    band: RGB
    value: str = ""
    art: str = ""
    lines: tuple[str, ...] = ()
    foot: str = ""
    corner: str = ""
    muted: bool = False
    alarming: bool = False
    window: int = _ART
    """How tall the picture is; a lower one leaves more room for text."""


@lru_cache(maxsize=256)
def card(content: Card, scheme: Scheme, scale: float = 1.0) -> Image.Image:
    """One card of 300 x 420 units (RGBA)."""
    image = _blank(scheme, scale).copy()
    image.alpha_composite(_decoration(content, scheme, scale))
    if content.art:
        _art(image, content, scale)
    _words(image, content, scheme, scale)
    if content.muted:
        alpha = image.getchannel("A")
        grey = ImageEnhance.Color(image.convert("RGB")).enhance(0.25)
        image = Image.blend(grey, Image.new("RGB", grey.size, scheme.paper), 0.45).convert("RGBA")
        image.putalpha(alpha)
    return image


@lru_cache(maxsize=8)
def _blank(scheme: Scheme, scale: float) -> Image.Image:
    outline = Canvas(WIDTH, HEIGHT, scale, (0, 0))
    outline.box((0, 0), (WIDTH, HEIGHT), (255, 255, 255), radius=20)
    image = Image.new("RGBA", outline.size, (0, 0, 0, 0))
    image.paste(paper(outline.size, scheme.paper), mask=outline.image().getchannel("A"))
    return image


def _decoration(content: Card, scheme: Scheme, scale: float) -> Image.Image:
    sheet = Canvas(WIDTH, HEIGHT, scale, (0, 0), smooth=2)
    wash = mix(content.band, scheme.paper, 0.68)
    sheet.box((14, 14), (WIDTH - 14, 14 + _BAND), content.band, scheme.edge, 2.4, 12)
    sheet.box((14, 84), (WIDTH - 14, 84 + content.window), wash, scheme.trim, 2, 10)
    if content.art:
        radius = min(82, content.window * 0.477)
        sheet.disc((WIDTH / 2, 84 + content.window / 2), radius, lighter(wash, 0.35))
    sheet.box((0, 0), (WIDTH, HEIGHT), None, scheme.bad if content.alarming else scheme.edge, 6, 20)
    if content.alarming:
        sheet.box((8, 8), (WIDTH - 8, HEIGHT - 8), None, scheme.bad, 2, 14)
    if content.value:
        sheet.disc((54, 84 + content.window - 40), 34, scheme.edge)
        sheet.disc((54, 84 + content.window - 40), 31, scheme.paper)
    if content.corner:
        sheet.box(
            (WIDTH - 96, 84 + content.window - 66),
            (WIDTH - 20, 84 + content.window - 12),
            darker(content.band, 0.35),
            scheme.paper,
            3,
            14,
        )
    return sheet.image()


def _art(image: Image.Image, content: Card, scale: float) -> None:
    size = round(min(156, content.window * 0.91) * scale)
    drawn = glyph(content.art, content.band, size)
    middle = (84 + content.window / 2) * scale
    image.alpha_composite(drawn, ((image.width - size) // 2, round(middle - size / 2)))


def _words(image: Image.Image, content: Card, scheme: Scheme, scale: float) -> None:
    draw = ImageDraw.Draw(image)
    room = (WIDTH - 48) * scale
    _title(draw, content, room, scale)
    low = (84 + content.window - 40) * scale
    if content.value:
        text, size = fit(content.value, Typeface.TITLE, round(42 * scale), 54 * scale, round(16 * scale))
        write_centred(draw, (54 * scale, low), text, Typeface.TITLE, size, scheme.ink)
    if content.corner:
        text, size = fit(content.corner, Typeface.NUMBER, round(38 * scale), 66 * scale, round(16 * scale))
        middle = (WIDTH - 58) * scale, (84 + content.window - 39) * scale
        write_centred(draw, middle, text, Typeface.NUMBER, size, ink_on(darker(content.band, 0.35)))
    foot_room = 40 if content.foot else 0
    top = 84 + content.window
    _body(draw, content.lines, scheme, scale, top + 8, HEIGHT - top - 26 - foot_room)
    if content.foot:
        text, size = fit(content.foot, Typeface.SEA, round(27 * scale), room, round(18 * scale))
        write(draw, (image.width / 2, (HEIGHT - 26) * scale), text, Typeface.SEA, size, scheme.faint, "ms")


def _title(draw: ImageDraw.ImageDraw, content: Card, room: float, scale: float) -> None:
    """The title on one line, or on two where one would be too small."""
    one, size = fit(content.title, Typeface.NAME, round(38 * scale), room, round(20 * scale))
    rows = [one]
    if size < round(29 * scale):
        size = round(27 * scale)
        rows = wrap(content.title, Typeface.NAME, size, room)
    if len(rows) > 2:
        rows = [one]
        size = round(20 * scale)
    middle, step = (14 + _BAND / 2) * scale + size * 0.3, size * 0.94
    for i, row in enumerate(rows):
        y = middle + (i - (len(rows) - 1) / 2) * step
        write(draw, (WIDTH * scale / 2, y), row, Typeface.NAME, size, ink_on(content.band), "ms")


def _body(
    draw: ImageDraw.ImageDraw, lines: Sequence[str], scheme: Scheme, scale: float, top: float, room: float
) -> None:
    """The lines in the largest size that fits the room under the picture."""
    if not lines:
        return
    for size in (30, 27, 24, 21, 18):
        rows = [
            row
            for line in lines
            for row in wrap(line, Typeface.TEXT_MEDIUM, round(size * scale), (WIDTH - 44) * scale)
        ]
        if len(rows) * size * 1.12 <= room or size == 18:
            break
    rows = rows[: max(1, int(room // (size * 1.12)))]
    y = top + (room - len(rows) * size * 1.12) / 2 + size * 0.86
    for row in rows:
        write(
            draw,
            (WIDTH * scale / 2, y * scale),
            row,
            Typeface.TEXT_MEDIUM,
            round(size * scale),
            scheme.ink,
            "ms",
        )
        y += size * 1.12


def grid(
    cards: Sequence[Card],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    across: int = 4,
    scale: float = 0.8,
    nothing: str = "No cards",
) -> Image.Image:
    """A hand laid out in rows on parchment (RGBA)."""
    wide, tall, gap, edge = WIDTH * scale, HEIGHT * scale, 18 * scale, 36 * scale
    rows = -(-len(cards) // across)
    columns = max(1, -(-len(cards) // max(1, rows)))
    width = max(columns * (wide + gap) - gap, 2.6 * wide)
    head = (60 if title else 0) + (40 if subtitle else 0)
    body = rows * (tall + gap) - gap if cards else 80 * scale
    image = panel((round(width + 2 * edge), round(body + 2 * edge + head)), scheme, 1.0, shadow=False)
    heading(image, image.width / 2, edge * 0.7, title, subtitle, scheme, width)
    if not cards:
        size = round(44 * scale)
        write(
            ImageDraw.Draw(image),
            (image.width / 2, image.height - 76 * scale),
            nothing,
            Typeface.SEA,
            size,
            scheme.faint,
            "ms",
        )
    for i, each in enumerate(cards):
        here = min(columns, len(cards) - i // columns * columns)
        left = (image.width - (here * (wide + gap) - gap)) / 2
        x, y = left + i % columns * (wide + gap), edge + head + i // columns * (tall + gap)
        image.alpha_composite(card(each, scheme, scale), (round(x), round(y)))
    return image
