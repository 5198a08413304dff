"""A part of a board as a picture: which part, how large, and where its title stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PIL import Image

from renders.boards import Box as Corners
from renders.paint.frame import cartouche, frame
from renders.paint.layout import Box
from renders.pictures.clusters import around
from renders.pictures.sheet import Drawn, Sheet
from renders.schemes import Scheme

LOW = 0.7
"""The least height of a close-up as a share of its least width; its frame is drawn at this scale, too."""
EDGE = 14


def surroundings(board: Drawn, names: Iterable[str], least: float) -> Corners:
    """The box around some areas, never smaller than lets one find one's way; with none, the whole board."""
    wide, tall = board.size
    boxes = [board.bounds(name) for name in names] or [(0.0, 0.0, float(wide), float(tall))]
    return widened(around(boxes), least)


def widened(box: Corners, least: float) -> Corners:
    """A box, larger on all sides where it is too small to find one's way."""
    left, top, right, bottom = box
    across = max(0.0, least - (right - left)) / 2
    down = max(0.0, least * LOW - (bottom - top)) / 2
    return left - across, top - down, right + across, bottom + down


def paged(title: str, page: int, pages: int) -> str:
    """A title with the number of its page, where there are several."""
    return f"{title}, {page} of {pages}" if pages > 1 else title


def finish(sheet: Sheet[Any], title: str, subtitle: str, scheme: Scheme, most: float) -> None:
    """The frame, and the title in the corner where it hides least."""
    frame(sheet.picture, LOW)
    put_sign(sheet, cartouche(title, subtitle, scheme, 0.8, most=most), EDGE)


def put_sign(sheet: Sheet[Any], sign: Image.Image, edge: int) -> None:
    """A sign in the corner where it hides least; a lower one if it can be."""
    picture, box = sheet.picture, Box(0, 0, sign.width, sign.height)
    wide, tall = picture.width - sign.width - edge, picture.height - sign.height - edge
    corners = [(edge, tall), (wide, tall), (edge, edge), (wide, edge)]
    at = min(corners, key=lambda at: sheet.taken.cost(box.at(at)))
    sheet.taken.take(box.at(at))
    picture.paste(sign, at, sign)
