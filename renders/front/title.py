"""The bar at the head of a page: which phase is over, which is next, and who is waited for."""

from __future__ import annotations

from enum import Enum, auto

from PIL import Image, ImageDraw

from renders.front.model import Page, Size
from renders.front.signs import crown, hourglass
from renders.front.tones import Tones, tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.schemes import Scheme

EMBLEMS = 8
"""Above so many awaited, only their number is shown."""
SIGN, GLASS = 0.82, 0.62
"""How large an emblem and the hourglass are, as shares of the bar."""
TURN, PHASE, NEXT, LEAST = 46, 50, 42, 24
THE_END, CROWN = "The end", 44
EDGE = 20
LEAD = 60
"""The room before what comes next: an arrowhead, and what keeps it apart."""
SMALL = 0.66
"""Rather than write smaller than this share of the full size, those who are awaited are only counted."""


class Awaited(Enum):
    """How those are shown who are waited for."""

    SHOWN = auto()
    COUNTED = auto()


def title_bar(page: Page, size: Size, scheme: Scheme) -> Image.Image:
    """The turn and the phase at the left, what comes next at the right."""
    tones, (wide, tall) = tones_of(scheme), size
    bar = Image.new("RGB", size, tones.bar)
    draw = ImageDraw.Draw(bar)
    line = tall / 2 + 17
    left = EDGE + write(draw, (EDGE, line), page.turn, Typeface.TITLE, TURN, tones.gold, "ls") + 22
    last = THE_END if page.is_over else page.following
    shares = {who: _share(page.phase, last, wide - left - _room(who, page, tall)) for who in Awaited}
    how = Awaited.SHOWN if shares[Awaited.SHOWN] >= SMALL else Awaited.COUNTED
    right = _put_awaited(bar, page, how, scheme)
    share = shares[how]
    text, letters = fit(page.phase, Typeface.NAME, max(LEAST, PHASE * share), right - left - EDGE, LEAST)
    left += write(draw, (left, line), text, Typeface.NAME, letters, tones.text, "ls") + EDGE
    if last:
        text, letters = fit(last, Typeface.NAME, max(LEAST, NEXT * share), right - left - LEAD, LEAST)
        right -= write(draw, (right - 10, line), text, Typeface.NAME, letters, tones.faint, "rs") + 24
        _lead(bar, page, (right, tall / 2), tones)
    return bar


def _share(phase: str, last: str, room: float) -> float:
    """How much of their full size the phase and the next one have, where both stand in the room."""
    following = width(last, Typeface.NAME, NEXT) if last else 0.0
    fixed = 2 * EDGE + (LEAD if last else 0)
    wanted = width(phase, Typeface.NAME, PHASE) + following
    return min(1.0, max(0.0, room - fixed) / max(1.0, wanted))


def _lead(bar: Image.Image, page: Page, at: tuple[float, float], tones: Tones) -> None:
    """What stands before the words at the right: an arrowhead to the next phase, a crown at the end."""
    x, y = at
    if page.is_over:
        sign = crown(CROWN, tones.gold)
        bar.paste(sign, (round(x - sign.width), round(y - sign.height / 2)), sign)
    else:
        ImageDraw.Draw(bar).polygon([(x - 24, y - 16), (x, y), (x - 24, y + 16)], fill=tones.gold)


def _room(how: Awaited, page: Page, tall: int) -> float:
    """How much room those who are awaited take at the right."""
    who, side = page.awaited, round(tall * SIGN)
    if not who:
        return 12.0
    glass = round(tall * GLASS) * 40 / 48 + 4
    if how is Awaited.COUNTED:
        return 12 + glass + width(str(len(who)), Typeface.NUMBER, PHASE) + 14
    return 12 + glass + (side - 6) * len(who) if len(who) <= EMBLEMS else float("inf")


def _put_awaited(bar: Image.Image, page: Page, how: Awaited, scheme: Scheme) -> float:
    """An hourglass, and those who are waited for; where it begins."""
    tones, side = tones_of(scheme), round(bar.height * SIGN)
    right, who = float(bar.width - 12), page.awaited
    if not who:
        return right
    if how is Awaited.COUNTED:
        text, at = str(len(who)), (right - 8, bar.height / 2 + 18)
        right -= write(ImageDraw.Draw(bar), at, text, Typeface.NUMBER, PHASE, tones.gold, "rs") + 14
    else:
        for livery in reversed(who):
            right -= side - 6
            sign = emblem(livery, side)
            bar.paste(sign, (round(right), (bar.height - side) // 2), sign)
    glass = hourglass(round(bar.height * GLASS), tones.gold)
    right -= glass.width + 4
    bar.paste(glass, (round(right), (bar.height - glass.height) // 2), glass)
    return right
