"""The whole game as a short film of small maps."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import whole
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.encode import replay, thinned
from renders.paint.fonts import Face, write

SHARE = 0.26
BAND = 80
MOST = 110
"""More frames than this are thinned out: nobody watches longer, and it has to fit into a message."""


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the board, a picture each."""
    kept = _changed(frames)
    pictures = [_still(shown) for shown in thinned(kept, MOST)]
    return replay(pictures, milliseconds=700, last=5000, width=pictures[0].width)


def _changed(frames: Sequence[Shown]) -> list[Shown]:
    found: list[Shown] = []
    for shown in frames:
        before = found[-1].view if found else None
        now = shown.view
        if before is None or _board(before) != _board(now):
            found.append(shown)
    if found and found[-1] is not frames[-1]:
        found.append(frames[-1])
    return found or list(frames[-1:])


def _board(view: object) -> tuple[object, ...]:
    return tuple(getattr(view, part) for part in ("tokens", "cities", "barbarians", "pirates", "ships"))


def _still(shown: Shown) -> Image.Image:
    sheet = whole(shown.board, shown.scheme, shown.view.out_of_play, SHARE)
    changes = all_changes(shown)
    changes.marks.clear()
    paint(sheet, shown, changes)
    image = Image.new("RGB", (sheet.picture.width, sheet.picture.height + BAND), shown.scheme.paper)
    image.paste(sheet.picture, (0, 0))
    _caption(image, shown, sheet.picture.height)
    return image


def _caption(image: Image.Image, shown: Shown, top: int) -> None:
    """The turn and the phase, and below them everybody's points, the leader first."""
    draw = ImageDraw.Draw(image)
    scheme = shown.scheme
    x = 12 + write(draw, (12, top + 30), shown.turn, Face.NAME, 28, scheme.accent, "ls")
    write(draw, (x + 16, top + 30), shown.frame.title, Face.SEA, 25, scheme.ink, "ls")
    ranked = sorted(shown.nations, key=lambda n: (-n.points, n.number))
    room = image.width / max(1, len(ranked))
    for i, nation in enumerate(ranked):
        sign = emblem(shown.livery(nation.seat), 34)
        image.paste(sign, (round(8 + i * room), top + 40), sign)
        at = 46 + i * room, top + 66
        write(draw, at, str(nation.points), Face.NUMBER, 25, scheme.ink, "ls")
