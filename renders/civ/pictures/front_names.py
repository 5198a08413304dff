"""Each nation's emblem on its land, and beside it its name; at a table with room for it its player's, too."""

from __future__ import annotations

from collections import defaultdict
from math import dist

from PIL import ImageDraw

from renders.boards import Point
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, width, write
from renders.paint.layout import Box
from renders.schemes import FEW
from rules.civ.state import BARBARIANS
from rules.table import Seat

SIGN, LETTERS, PLAYER = 68, 40, 29
"""The size of an emblem, of a nation's name and of its player's."""
NEAR = 200.0
"""Areas of a nation farther away than this count the same when its midst is sought."""


def put_names(sheet: BoardSheet, shown: Shown, holders: dict[str, Seat]) -> None:
    """The largest realm first."""
    lands: dict[Seat, list[str]] = defaultdict(list)
    for area, seat in sorted(holders.items()):
        if seat != BARBARIANS:
            lands[seat].append(area)
    order = sorted(lands, key=lambda seat: (-len(lands[seat]), seat))
    signs = {seat: _put_emblem(sheet, shown, seat, lands[seat]) for seat in order}
    for seat, xy in signs.items():
        _put_name(sheet, shown, seat, xy)


def _put_emblem(sheet: BoardSheet, shown: Shown, seat: Seat, areas: list[str]) -> Point:
    """On the area in the midst of the others."""
    middles = [sheet.middle(area) for area in areas]
    midst = min(middles, key=lambda one: sum(min(NEAR, dist(one, other)) for other in middles))
    half = SIGN / 2 * 0.8
    xy = sheet.free_place(Box(-half, -half, half, half), midst, reach=60 / sheet.unit)
    sign = emblem(shown.livery(seat), SIGN)
    sheet.picture.paste(sign, (round(xy[0] - SIGN / 2), round(xy[1] - SIGN / 2)), sign)
    return xy


def _put_name(sheet: BoardSheet, shown: Shown, seat: Seat, xy: Point) -> None:
    """To the right, the left, below or above the emblem: where it covers least."""
    lines = [(shown.name(seat), Typeface.NAME, LETTERS)]
    if shown.player(seat) != shown.name(seat) and len(shown.nations) <= FEW:
        lines.append((shown.player(seat), Typeface.TEXT_BOLD, PLAYER))
    long = max(width(text, face, size) for text, face, size in lines)
    tall = sum(size * 0.9 for _, _, size in lines)
    gap = SIGN / 2 + 4
    box = Box(0, -tall / 2, long, tall / 2)
    across, down = (gap, -gap - long), SIGN / 2 + tall / 2
    sides = [(x, 0.0) for x in across] + [(-long / 2, down), (-long / 2, -down)]
    sides += [(x * 0.72, y * 0.8) for y in (down, -down) for x in across]
    places = [(xy[0] + dx, xy[1] + dy) for dx, dy in sides]
    at = min(places, key=lambda place: sheet.taken.cost(box.at(place)))
    sheet.taken.take(box.at(at))
    draw, scheme, y = ImageDraw.Draw(sheet.picture), shown.scheme, at[1] - tall / 2
    is_left = at[0] + long / 2 < xy[0] - SIGN / 2
    x, anchor = (at[0] + long, "rs") if is_left else (at[0], "ls")
    for text, face, size in lines:
        y += size * 0.9
        write(draw, (x, y - size * 0.12), text, face, size, scheme.ink, anchor, scheme.paper, 4)
