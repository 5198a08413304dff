"""The race for the eight victories: how far every people has come in each."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.paint.bars import GOLD
from renders.paint.colour import ink_on
from renders.paint.compose import flat
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, write
from renders.paint.glyphs import glyph
from renders.paint.page import EDGE, LEAST, TALL, TOP, WIDE, page
from renders.peoples.race import leaders, racers
from renders.peoples.shown import Shown
from renders.peoples.signs.traits import trait_sign
from renders.peoples.words import phrases as say
from renders.picture import Picture
from renders.words.alt import alt
from renders.words.joining import listed
from renders.words.listing import Listing
from rules.peoples.state import Victory
from rules.peoples.view import PeopleView

SIGN = 72
HEADS, FOOT = 104, 66
NAMES = 500.0
"""The room for a victory's sign, its name and what it takes."""
NEEDED = {
    "1": "Whoever fulfils one of them wins,",
    "2": "Whoever has fulfilled two of them wins, each",
    "3": "Whoever has fulfilled three of them wins, each",
}


def draw_race(shown: Shown) -> Picture:
    """A row for each victory, a bar for each people; who is ahead has a crown."""
    foot = f"{NEEDED[shown.view.options.get('victories', '1')]} at the start of a Revolution."
    image = page(shown.scheme, "The race for victory", f"{shown.round}, {shown.moment}")
    step = (WIDE - 2 * EDGE - NAMES) / max(1, len(shown.people))
    for i, player in enumerate(shown.people):
        _head(image, shown, player, EDGE + NAMES + i * step, step)
    tall = (TALL - TOP - HEADS - FOOT) / len(Victory)
    for i, victory in enumerate(Victory):
        _row(image, shown, victory, TOP + HEADS + i * tall, (step, tall))
    draw = ImageDraw.Draw(image)
    write(draw, (WIDE / 2, TALL - 30), foot, Typeface.SEA, LEAST + 4, shown.scheme.faint, "ms")
    texts = [_say(shown, victory) for victory in Victory]
    listing = Listing(f"The race for victory, {shown.round}, {shown.moment}.").say(*texts, foot)
    return Picture(flat(image, shown.scheme.paper), alt("The race for victory", *texts), str(listing))


def _head(image: Image.Image, shown: Shown, player: PeopleView, x: float, room: float) -> None:
    """A people's emblem and name, and its player below."""
    draw, scheme = ImageDraw.Draw(image), shown.scheme
    image.alpha_composite(emblem(shown.livery(player.seat), 54), (round(x), TOP + 2))
    name, size = fit(shown.livery(player.seat).name, Typeface.NAME, 36, room - 66, LEAST)
    write(draw, (x + 60, TOP + 42), name, Typeface.NAME, size, scheme.ink, "ls")
    text, size = fit(shown.player(player.seat), Typeface.TEXT_MEDIUM, 32, room - 12, LEAST)
    write(draw, (x, TOP + 88), text, Typeface.TEXT_MEDIUM, size, scheme.faint, "ls")


def _row(image: Image.Image, shown: Shown, victory: Victory, y: float, cell: tuple[float, float]) -> None:
    draw, scheme, (step, tall) = ImageDraw.Draw(image), shown.scheme, cell
    if list(Victory).index(victory) % 2 == 0:
        draw.rectangle([EDGE - 10, y, WIDE - EDGE + 10, y + tall - 1], fill=scheme.stripe)
    middle = y + tall / 2
    image.alpha_composite(trait_sign(str(victory), SIGN), (EDGE, round(middle - SIGN / 2)))
    left, room = EDGE + SIGN + 16, NAMES - SIGN - 30
    write(draw, (left, middle - 6), say.TITLES[victory], Typeface.TEXT_BOLD, 36, scheme.ink, "ls")
    text, size = fit(say.VICTORIES[victory], Typeface.TEXT_MEDIUM, 31, room, LEAST)
    write(draw, (left, middle + 32), text, Typeface.TEXT_MEDIUM, size, scheme.faint, "ls")
    ahead = {racer.seat for racer in leaders(shown, victory)}
    if len(ahead) == len(shown.people):
        ahead.clear()
    for i, player in enumerate(shown.people):
        at = EDGE + NAMES + i * step, middle
        _bar(image, shown, player, victory, at, step - 18, player.seat in ahead)


def _bar(
    image: Image.Image,
    shown: Shown,
    player: PeopleView,
    victory: Victory,
    at: tuple[float, float],
    room: float,
    is_ahead: bool,
) -> None:
    """How far a people has come, in numbers and as a bar below them."""
    draw, scheme, (x, y) = ImageDraw.Draw(image), shown.scheme, at
    have, need = player.race[victory]
    tone = scheme.good if victory in player.achieved else scheme.ink
    write(draw, (x, y), f"{have}/{need}", Typeface.NUMBER, 36, tone, "ls")
    if is_ahead:
        crown = glyph("crown", GOLD, 38)
        image.alpha_composite(crown, (round(x + room - 40), round(y - 34)))
    draw.rectangle([x, y + 10, x + room, y + 34], fill=scheme.paper, outline=scheme.trim, width=2)
    share = min(1.0, have / need) if need else 0.0
    if share > 0:
        box = [x, y + 10, x + room * share, y + 34]
        colour = shown.livery(player.seat).colour
        draw.rectangle(box, fill=colour, outline=ink_on(scheme.paper), width=2)


def _say(shown: Shown, victory: Victory) -> str:
    standing = (
        f"{shown.name(racer.seat)} {racer.have} of {racer.need}"
        + (" (reached)" if victory in shown.view.players[racer.seat].achieved else "")
        for racer in racers(shown, victory)
    )
    return f"{say.TITLES[victory]}, {say.VICTORIES[victory]}: {listed(standing)}"
