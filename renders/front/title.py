"""The bar at the head of a page: which phase is over, which is next, and who is waited for."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.front.model import Page, Size
from renders.front.signs import crown, hourglass
from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.schemes import Scheme

EMBLEMS = 8
"""Above so many awaited, only their number is shown."""
TURN, PHASE, NEXT, LEAST = 46, 50, 42, 24
THE_END, CROWN = "The end", 44
EDGE = 20
NARROW = 0.46
"""The phase that has ended takes at most this share of the bar, if more than that is wanted."""


def title_bar(page: Page, size: Size, scheme: Scheme) -> Image.Image:
    """The turn and the phase at the left, what comes next at the right."""
    tones, (wide, tall) = tones_of(scheme), size
    bar = Image.new("RGB", size, tones.bar)
    draw = ImageDraw.Draw(bar)
    line = tall / 2 + 17
    left = EDGE + write(draw, (EDGE, line), page.turn, Typeface.TITLE, TURN, tones.gold, "ls") + 22
    right = _awaited(bar, page, scheme)
    last = THE_END if page.is_over else page.following
    following = width(last, Typeface.NAME, NEXT) + 60 if last else 0
    room = max(wide * NARROW - left, right - following - left - EDGE)
    text, letters = fit(page.phase, Typeface.NAME, PHASE, room, LEAST)
    left += write(draw, (left, line), text, Typeface.NAME, letters, tones.text, "ls") + EDGE
    if last:
        text, letters = fit(last, Typeface.NAME, NEXT, right - left - 60, LEAST)
        right -= write(draw, (right - 10, line), text, Typeface.NAME, letters, tones.faint, "rs") + 24
        _lead(bar, page, (right, tall / 2), tones)
    return bar


def _lead(bar: Image.Image, page: Page, at: tuple[float, float], tones: Tones) -> None:
    """What stands before the words at the right: an arrowhead to the next phase, a crown at the end."""
    x, y = at
    if page.is_over:
        sign = crown(CROWN, tones.gold)
        bar.paste(sign, (round(x - sign.width), round(y - sign.height / 2)), sign)
    else:
        ImageDraw.Draw(bar).polygon([(x - 24, y - 16), (x, y), (x - 24, y + 16)], fill=tones.gold)


def _awaited(bar: Image.Image, page: Page, scheme: Scheme) -> float:
    """An hourglass, and those who are waited for; where it begins."""
    tones, side = tones_of(scheme), round(bar.height * 0.82)
    right, who = float(bar.width - 12), page.awaited
    if not who:
        return right
    if len(who) > EMBLEMS:
        text, y = str(len(who)), bar.height / 2 + 18
        right -= write(ImageDraw.Draw(bar), (right - 8, y), text, Typeface.NUMBER, 50, tones.gold, "rs") + 14
    else:
        for livery in reversed(who):
            right -= side - 6
            sign = emblem(livery, side)
            bar.paste(sign, (round(right), (bar.height - side) // 2), sign)
    glass = hourglass(round(bar.height * 0.62), tones.gold)
    right -= glass.width + 4
    bar.paste(glass, (round(right), (bar.height - glass.height) // 2), glass)
    return right
