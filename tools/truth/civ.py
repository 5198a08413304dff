"""The maps of the civ family as scenes to check: the whole map of a frame."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from renders.boards import Geometry, Point, load
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import BoardSheet, in_play
from renders.civ.shown import Shown
from renders.paint.layout import Box
from tools.truth.check import Finding, Scene, findings

FRAME = 12
"""How much of a picture's edge its frame takes."""


def map_findings(shown: Shown) -> list[Finding]:
    """What is wrong with the whole map of a frame."""
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play)
    paint(sheet, shown, all_changes(shown))
    return findings(scene_of(sheet))


def scene_of(sheet: BoardSheet) -> Scene:
    """A painted sheet, and the board as it was baked."""
    board = sheet.board
    land = _land(board.name)
    wide, tall = board.size

    def is_land(place: Point) -> bool:
        x, y = int(place[0]), int(place[1])
        return 0 <= x < wide and 0 <= y < tall and land[y * wide + x] > 0

    return Scene(
        placed=sheet.placed,
        shown=Box(FRAME, FRAME, sheet.picture.width - FRAME, sheet.picture.height - FRAME),
        names=sheet.names,
        place=sheet.board_place,
        is_in=lambda area, place: _is_in(board, area, place),
        is_land=is_land,
        unit=sheet.unit,
    )


@lru_cache(maxsize=2)
def _land(board: str) -> bytes:
    geometry = load(board)
    image = Image.new("L", geometry.size, 0)
    draw = ImageDraw.Draw(image)
    for polygon in geometry.lines.coast:
        for hole, ring in enumerate(polygon):
            draw.polygon(list(ring), fill=0 if hole else 255)
    return image.tobytes()


def _is_in(board: Geometry, area: str, place: Point) -> bool:
    zone = board.areas[area].zone if area in board.areas else board.seas[area].zone
    return any(
        _winds_around(polygon[0], place) and not any(_winds_around(hole, place) for hole in polygon[1:])
        for polygon in zone
    )


def _winds_around(ring: list[float], place: Point) -> bool:
    """Whether a ray from the place crosses the ring an odd number of times."""
    (x, y), inside = place, False
    points = list(zip(ring[0::2], ring[1::2], strict=True))
    x0, y0 = points[-1]
    for x1, y1 in points:
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            inside = not inside
        x0, y0 = x1, y1
    return inside
