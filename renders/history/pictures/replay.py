"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import whole
from renders.history.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, write
from renders.pictures.film import film, with_band

SHARE = 0.3
BAND = 50


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the world, a picture each."""
    return film(frames, _position, _still, milliseconds=1100)


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.lands, view.settlements, view.monuments, view.navies


def _still(shown: Shown) -> Image.Image:
    sheet = whole(shown.scheme, SHARE)
    changes = all_changes(shown)
    changes.marks.clear()
    paint(sheet, shown, changes)
    image = with_band(sheet.picture, BAND, shown.scheme.paper)
    _caption(image, shown, sheet.picture.height)
    return image


def _caption(image: Image.Image, shown: Shown, top: int) -> None:
    draw = ImageDraw.Draw(image)
    scheme = shown.scheme
    ranked = sorted(shown.players, key=lambda player: (-player.score, player.seat))
    room = 88
    left = image.width - room * len(ranked) - 6
    x = 14 + write(draw, (12, top + 34), shown.epoch, Typeface.NAME, 29, scheme.accent, "ls")
    title, size = fit(shown.moment, Typeface.SEA, 25, left - x - 16, 14)
    write(draw, (x + 6, top + 34), title, Typeface.SEA, size, scheme.ink, "ls")
    for place, player in enumerate(ranked):
        sign = emblem(shown.livery(player.seat), 36)
        image.paste(sign, (round(left + place * room), top + 7), sign)
        at = left + place * room + 39, top + 34
        write(draw, at, str(player.score), Typeface.NUMBER, 25, scheme.ink, "ls")
