"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import whole
from renders.history.shown import Shown
from renders.pictures.film import Caption, captioned, film, kept_colours

SHARE = 0.3


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the world, a picture each."""
    last = frames[-1]
    worn = [last.livery(player.seat) for player in last.players]
    return film(frames, _position, _still, 1100, kept_colours(last.scheme, worn))


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.lands, view.settlements, view.monuments, view.navies


def _still(shown: Shown) -> Image.Image:
    sheet = whole(shown.scheme, SHARE)
    changes = all_changes(shown)
    changes.marks.clear()
    paint(sheet, shown, changes)
    return captioned(sheet.picture, caption_of(shown), shown.scheme)


def caption_of(shown: Shown) -> Caption:
    """When it is, everybody's points, and who leads alone."""
    ranks = [(shown.livery(player.seat), player.score) for player in shown.ranked]
    first = shown.leaders
    leader = shown.written(first[0]) if len(first) == 1 else ""
    return Caption(shown.epoch, shown.moment, ranks, leader)
