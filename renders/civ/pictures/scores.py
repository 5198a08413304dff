"""Everybody in a row, the leader first: for tables too large for a panel that can be read at a glance."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, width, write
from renders.paint.sprites import Sprite, sprite
from rules.civ.views import NationView

TALL = 168
EDGE = 8
SIGN = 74
POINTS, CITIES = 48, 32


def ranked(shown: Shown) -> list[NationView]:
    """The most points first."""
    return sorted(shown.nations, key=lambda nation: (-nation.points, nation.number))


def scores(shown: Shown, wide: int) -> Image.Image:
    """A chip for each nation: its emblem, its points, its cities."""
    nations, scheme = ranked(shown), shown.scheme
    sheet = Image.new("RGB", (wide, TALL), scheme.edge)
    room = (wide - 2 * EDGE) / max(1, len(nations))
    for i, nation in enumerate(nations):
        left, right = round(EDGE + i * room), round(EDGE + (i + 1) * room)
        draw = ImageDraw.Draw(sheet)
        draw.rectangle([left, EDGE, right - 1, TALL - EDGE], fill=scheme.stripe if i % 2 else scheme.paper)
        _chip(sheet, shown, nation, (left + right) / 2, room, is_first=i == 0)
    return sheet


def _chip(
    sheet: Image.Image, shown: Shown, nation: NationView, x: float, room: float, is_first: bool
) -> None:
    scheme, draw = shown.scheme, ImageDraw.Draw(sheet)
    sign = emblem(shown.livery(nation.seat), round(min(SIGN, room - 4)))
    sheet.paste(sign, (round(x - sign.width / 2), EDGE + 2), sign)
    text, size = fit(str(nation.points), Typeface.NUMBER, POINTS, room - 8, 20)
    write(draw, (x, 122), text, Typeface.NUMBER, size, scheme.accent if is_first else scheme.ink, "ms")
    town = sprite(Sprite.TOWN, shown.livery(nation.seat), scale=0.62)
    count = str(nation.cities)
    wide = town.width + 2 + width(count, Typeface.NUMBER, CITIES)
    sheet.paste(town, (round(x - wide / 2), round(142 - town.height / 2)), town)
    write(draw, (x - wide / 2 + town.width + 2, 153), count, Typeface.NUMBER, CITIES, scheme.faint, "ls")
