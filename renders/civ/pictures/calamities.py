"""The calamities for reference: what each does, and which advances change it."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.civ.pictures.art import calamity_art
from renders.civ.shown import Shown
from renders.paint.colour import ink_on
from renders.paint.compose import flat
from renders.paint.fonts import Typeface, fit, wrap, write, write_centred
from renders.paint.glyphs import glyph
from renders.paint.panel import heading, panel
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.civ.reference import calamity_text
from rules.civ.ruleset import Calamity, Grade, Ruleset

ROOM = 780
SIZE = 24
LINE = 28
HEAD = 116
_TITLES = {Grade.MINOR: "minor", Grade.MAJOR: "major", Grade.NON_TRADEABLE: "not tradeable"}


def draw_calamities(shown: Shown, subject: str = "") -> Picture:
    """All calamities in the order they are resolved in, or the one asked about."""
    found = [card for card in shown.rules.calamities.values() if subject in ("", card.name)]
    blocks = [_block(shown.rules, card) for card in found]
    columns = 2 if len(found) > 1 else 1
    halves = _split([len(rows) * LINE + 62 for _, rows in blocks], columns)
    tall = max(sum(len(blocks[i][1]) * LINE + 62 for i in half) for half in halves)
    image = panel((columns * ROOM + 70, round(HEAD + tall + 34)), shown.scheme, 1.0, shadow=False)
    heading(
        image,
        image.width / 2,
        18,
        "Calamities",
        "in the order in which they are resolved" if columns > 1 else f"stack {found[0].stack}",
        shown.scheme,
        image.width - 90,
    )
    for column, half in enumerate(halves):
        y = float(HEAD)
        for i in half:
            y = _paint(image, shown, *blocks[i], 36 + column * ROOM, y)
    texts = [f"{card.name}. {' '.join(calamity_text(shown.rules, card.name).split())}" for card in found]
    said = alt("Calamities", *texts) if columns == 1 else alt("Calamities by stack", *_by_stack(shown))
    return Picture(flat(image, shown.scheme.paper), said, str(Listing("Calamities.").say(*texts)))


def _block(rules: Ruleset, card: Calamity) -> tuple[Calamity, list[str]]:
    _, text, *changes = calamity_text(rules, card.name).split("\n")
    rows = wrap(text, Typeface.TEXT_MEDIUM, SIZE, ROOM - 130)
    return card, rows + (wrap(" ".join(changes), Typeface.TEXT_MEDIUM, SIZE, ROOM - 130) if changes else [])


def _split(heights: list[int], columns: int) -> list[list[int]]:
    """Consecutive blocks in columns of about the same height."""
    half, total = sum(heights) / columns, 0.0
    found: list[list[int]] = [[] for _ in range(columns)]
    for i, height in enumerate(heights):
        found[min(columns - 1, int((total + height / 2) / half))].append(i)
        total += height
    return found


def _paint(image: Image.Image, shown: Shown, card: Calamity, rows: list[str], x: float, y: float) -> float:
    draw = ImageDraw.Draw(image)
    art, tone = calamity_art(card.name, card.grade)
    image.alpha_composite(glyph(art, tone, 76), (round(x), round(y + 4)))
    draw.ellipse([x + 52, y + 52, x + 90, y + 90], fill=tone, outline=shown.scheme.paper, width=3)
    write_centred(draw, (x + 71, y + 71), str(card.stack), Typeface.NUMBER, 26, ink_on(tone))
    name, size = fit(card.name, Typeface.NAME, 33, ROOM - 310, 22)
    wide = write(draw, (x + 100, y + 30), name, Typeface.NAME, size, shown.scheme.accent, "ls")
    write(draw, (x + 112 + wide, y + 30), _TITLES[card.grade], Typeface.SEA, 26, shown.scheme.faint, "ls")
    for i, row in enumerate(rows):
        write(draw, (x + 100, y + 58 + i * LINE), row, Typeface.TEXT_MEDIUM, SIZE, shown.scheme.ink, "ls")
    return y + len(rows) * LINE + 62


def _by_stack(shown: Shown) -> list[str]:
    stacks = sorted({card.stack for card in shown.rules.calamities.values()})
    named = {s: [c.name for c in shown.rules.calamities.values() if c.stack == s] for s in stacks}
    return [f"Stack {stack}: {listed(names)}" for stack, names in named.items()]
