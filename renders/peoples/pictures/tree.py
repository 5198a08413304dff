"""All developments by level and pair of traits, and who has which."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.paint.compose import flat
from renders.paint.emblems import RIM, emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.panel import heading, panel
from renders.paint.vector import Canvas
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import tone, trait_sign
from renders.peoples.words.abilities import SHORT
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.developments import Development, developments

CARD, ROW, TOP, EDGE = 500, 62, 120, 36
NAME, BADGE, OVERLAPPING = 110, 46, 33
LETTERS, LEAST = 34, 29


def draw_tree(shown: Shown) -> Picture:
    """Three columns, a level each; a line for each development with the peoples that have it."""
    columns = [[card for card in developments().values() if card.level == level] for level in (1, 2, 3)]
    size = 3 * CARD + 2 * EDGE, TOP + ROW * max(map(len, columns)) + EDGE
    image = panel(size, shown.scheme, shadow=False)
    heading(
        image, size[0] / 2, 18, "Developments", f"{shown.round}, {shown.moment}", shown.scheme, size[0] - 200
    )
    for column, cards in enumerate(columns):
        for row, card in enumerate(cards):
            drawn = _line(shown, card)
            image.paste(drawn, (EDGE + column * CARD, TOP + row * ROW), drawn)
    texts = [_say(shown, card) for cards in columns for card in cards]
    listing = Listing(f"Developments, {shown.round}, {shown.moment}.").say(*texts)
    held = [f"{shown.name(p.seat)} {len(p.developments)}" for p in shown.people]
    said = alt(f"All developments and who has them, {shown.round}", f"Held: {listed(held)}")
    return Picture(flat(image, shown.scheme.paper), said, str(listing))


def _line(shown: Shown, card: Development) -> Image.Image:
    scheme = shown.scheme
    owners = [p.seat for p in shown.people if card.id in p.developments]
    sheet = Canvas(CARD - 14, ROW - 8, 1.0, (0, 0), smooth=2)
    sheet.box((0, 0), (CARD - 14, ROW - 8), scheme.stripe, scheme.trim, 2, 10)
    first, second = card.traits
    sheet.box((0, 0), (10, (ROW - 8) / 2), tone(first), RIM, 1)
    sheet.box((0, (ROW - 8) / 2), (10, ROW - 8), tone(second), RIM, 1)
    line = sheet.image()
    for i, trait in enumerate(card.traits):
        sign = trait_sign(str(trait), 42)
        line.alpha_composite(sign, (16 + i * 42, 6))
    draw = ImageDraw.Draw(line)
    room = CARD - 18 - BADGE - NAME - 8 - width(card.name, Typeface.NAME, LETTERS)
    step = min(BADGE, max(OVERLAPPING, room / max(1, len(owners) - 1)))
    badges = CARD - 18 - BADGE - step * max(0, len(owners) - 1)
    text, letters = fit(card.name, Typeface.NAME, LETTERS, badges - NAME - 8, LEAST)
    write(draw, (NAME, 38), text, Typeface.NAME, letters, scheme.ink if owners else scheme.faint, "ls")
    for i, seat in enumerate(reversed(owners)):
        badge = emblem(shown.livery(seat), BADGE)
        line.alpha_composite(badge, (round(CARD - 18 - BADGE - step * i), 4))
    return line


def _say(shown: Shown, card: Development) -> str:
    owners = listed((shown.name(p.seat) for p in shown.people if card.id in p.developments), "nobody yet")
    pair = listed(str(trait).capitalize() for trait in card.traits)
    return f"{card.name}, level {card.level}, {pair}: {SHORT[card.id]} Held by {owners}"
