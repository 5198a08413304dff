"""The calamities for reference: what each does, and which advances change it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image, ImageDraw

from renders.civ.pictures.art import calamity_art
from renders.civ.shown import Shown
from renders.paint.colour import ink_on
from renders.paint.compose import flat
from renders.paint.flow import Block, column_width, draw_flow, pages_of
from renders.paint.fonts import Typeface, fit, width, wrap, write, write_centred
from renders.paint.glyphs import glyph
from renders.paint.page import LEAST
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.reference import calamity_text
from rules.civ.ruleset import Calamity, Grade

SIZE, LARGE = 30, 42
"""The least letters where all calamities are shown, and those where it is one."""
SIGN = 88
_TITLES = {Grade.MINOR: "minor", Grade.MAJOR: "major", Grade.NON_TRADEABLE: "not tradeable"}


def draw_calamities(shown: Shown, subject: str = "", page: int = 1) -> Picture:
    """All calamities in the order they are resolved in, on pages, or the one asked about."""
    found = [card for card in shown.rules.calamities.values() if subject in ("", card.name)]
    alone = len(found) == 1
    columns = 1 if alone else 2
    blocks = _largest(shown, found, columns)
    subtitle = f"stack {found[0].stack}" if alone else "in the order they are resolved"
    image, pages = draw_flow(blocks, columns, shown.scheme, ("Calamities", subtitle), page)
    texts = [f"{card.name}. {' '.join(calamity_text(shown.rules, card.name).split())}" for card in found]
    said = alt("Calamities", *texts) if alone else alt("Calamities by stack", *_by_stack(shown))
    return Picture(
        flat(image, shown.scheme.paper), said, str(Listing("Calamities.").say(*texts)), pages=pages
    )


def _largest(shown: Shown, cards: Sequence[Calamity], columns: int) -> list[Block]:
    """The calamities in the largest letters that need no further page."""
    sizes = (LARGE,) if len(cards) == 1 else range(LARGE, SIZE - 1, -1)
    tried = [[_block(shown, card, columns, size) for card in cards] for size in sizes]
    fewest = pages_of(tried[-1], columns)
    return next(blocks for blocks in tried if pages_of(blocks, columns) == fewest)


def _block(shown: Shown, card: Calamity, columns: int, size: int) -> Block:
    """A calamity: its sign and name, what it does, and a line for each advance that changes it."""
    _, *texts = calamity_text(shown.rules, card.name).split("\n")
    room = column_width(columns) - SIGN - 24
    wrapped = [wrap(text, Typeface.TEXT_MEDIUM, size, room) for text in texts]
    rows = [(row, not i) for i, part in enumerate(wrapped) for row in part]
    tall = max(SIGN + 14.0, size + 26 + len(rows) * (size + 3)) + 16
    return Block(tall, partial(_paint, shown, card, rows, columns, size))


def _paint(
    shown: Shown,
    card: Calamity,
    rows: list[tuple[str, bool]],
    columns: int,
    size: int,
    image: Image.Image,
    x: float,
    y: float,
) -> None:
    draw, scheme = ImageDraw.Draw(image), shown.scheme
    art, tone = calamity_art(card.name, card.grade)
    image.alpha_composite(glyph(art, tone, SIGN), (round(x), round(y + 4)))
    draw.ellipse([x + 54, y + 54, x + 98, y + 98], fill=tone, outline=scheme.paper, width=3)
    write_centred(draw, (x + 76, y + 76), str(card.stack), Typeface.NUMBER, 32, ink_on(tone))
    left, grade = x + SIGN + 18, _TITLES[card.grade]
    room = column_width(columns) - SIGN - 40 - width(grade, Typeface.SEA, size + 2)
    name, large = fit(card.name, Typeface.NAME, size + 8, room, LEAST)
    wide = write(draw, (left, y + size + 4), name, Typeface.NAME, large, scheme.accent, "ls")
    at = left + wide + 14, y + size + 4
    write(draw, at, grade, Typeface.SEA, size + 2, scheme.faint, "ls")
    for i, (row, is_effect) in enumerate(rows):
        ink = scheme.ink if is_effect else scheme.faint
        base = y + 2 * size + 14 + i * (size + 3)
        write(draw, (left, base), row, Typeface.TEXT_MEDIUM, size, ink, "ls")


def _by_stack(shown: Shown) -> list[str]:
    stacks = sorted({card.stack for card in shown.rules.calamities.values()})
    named = {s: [c.name for c in shown.rules.calamities.values() if c.stack == s] for s in stacks}
    return [f"Stack {stack}: {listed(names)}" for stack, names in named.items()]
