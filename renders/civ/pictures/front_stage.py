"""The board of the civ family as a front page needs it: where areas lie, and the board in small."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import load
from renders.civ.pictures.front_closeup import draw_close_up
from renders.civ.pictures.front_deeds import Deeds
from renders.civ.pictures.front_ground import bounds
from renders.civ.pictures.front_names import put_names
from renders.civ.pictures.realms import holders_of, paint_lands, paint_realms
from renders.civ.pictures.sheet import BoardSheet, part_in_play
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp
from renders.front.model import Size, Stage
from renders.paint.sprites import Sprite

MARK = 0.75
ACROSS, DOWN = 75.0, 65.0
"""How much around the pieces and the name of an area must be seen, in pixels of the board."""


class CivStage(Stage):
    """A position of a game of the family, and what happened in it."""

    def __init__(self, shown: Shown, deeds: Deeds) -> None:
        self._shown = shown
        self._deeds = deeds
        self._holders = holders_of(shown)

    @property
    def extent(self) -> Corners:
        """The part of the board that is in play."""
        return part_in_play(self._shown.board, self._shown.view.out_of_play)

    def core(self, place: str) -> Corners:
        """Around its middle, its name and the place of its city."""
        return _core(self._shown.board, place)

    def span(self, place: str) -> float:
        """The side of a square of its size."""
        left, top, right, bottom = bounds(self._shown.board, place)
        return hypot(right - left, bottom - top) / 2**0.5

    def close_up(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> Image.Image:
        """A part of the board with what happened there."""
        return self.close_sheet(seen, size, elsewhere).picture

    def close_sheet(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> CloseUp:
        """The same, with where everything stands."""
        return draw_close_up(self._shown, self._deeds.without(elsewhere), seen, size)

    def small(self, size: Size) -> Image.Image:
        """Whose land is where."""
        return paint_lands(self._shown, self._holders, size).picture

    def overview(self, size: Size) -> Image.Image:
        """Whose land is where, with cities, emblems and names; conflicts to come, and cities in danger."""
        return self.overview_sheet(size).picture

    def overview_sheet(self, size: Size) -> BoardSheet:
        """The same, with where everything stands."""
        sheet = paint_realms(self._shown, self._holders, size)
        marks = dict.fromkeys(self._deeds.threats, Sprite.THREAT)
        marks |= dict.fromkeys(self._shown.view.conflicts, Sprite.CONFLICT)
        for area, kind in sorted(marks.items()):
            sheet.put_mark(kind, sheet.point(sheet.board.areas[area].city), MARK / sheet.unit)
        put_names(sheet, self._shown, self._holders)
        return sheet


@lru_cache(maxsize=2048)
def _core(board: str, area: str) -> Corners:
    geometry = load(board)
    left, top, right, bottom = bounds(board, area)
    shape = geometry.areas[area]
    xs, ys = zip(geometry.middle(area), shape.city, (shape.label.x, shape.label.y), strict=True)
    return (
        max(left, min(xs) - ACROSS),
        max(top, min(ys) - DOWN),
        min(right, max(xs) + ACROSS),
        min(bottom, max(ys) + DOWN),
    )
