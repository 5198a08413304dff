"""Signs for what happened, each in its own land: marks, and ghosts of what is there no more."""

from __future__ import annotations

from PIL import Image

from renders.boards import Point
from renders.history.pictures.changes import Loss, WorldChanges
from renders.history.pictures.sheet import WorldSheet
from renders.history.shown import Shown
from renders.paint.ghosts import ghost
from renders.paint.layout import Box
from renders.paint.sprites import NEUTRAL, Sprite, put, sprite
from renders.pictures.placed import Placed, What

MARK, GHOST = 0.86, 0.8
SIZES = (1.0, 0.85, 0.7, 0.58)
"""A sign that finds no room is drawn smaller."""
ASIDE = 24.0
"""Where a sign would stand, beside the army."""
BODY = 0.72
"""How much of a sign's picture must be seen."""


def put_signs(sheet: WorldSheet, shown: Shown, changes: WorldChanges) -> set[Sprite]:
    """All that happened; which kinds of marks there are."""
    used = set()
    for land in dict.fromkeys((*changes.marks, *changes.losses)):
        if not sheet.shows(land, 0):
            continue
        losses = changes.losses.get(land, [])
        for kind in sorted(changes.marks.get(land, {})):
            if kind is not Sprite.LOST or not losses:
                _put(sheet, land, kind, What.MARK)
            used.add(kind)
        for loss in losses:
            _put(sheet, land, loss, What.GHOST, shown)
            used.add(Sprite.LOST)
    return used


def _put(sheet: WorldSheet, land: str, sign: Sprite | Loss, what: What, shown: Shown | None = None) -> None:
    """A sign in its land as near to the army as can be, as large as there is room."""
    x, y = sheet.middle(land)
    wanted = x + ASIDE * sheet.unit, y - ASIDE * sheet.unit
    best: tuple[float, Image.Image, Box, Point] | None = None
    for size in SIZES:
        image = _image(sign, size * sheet.unit, shown)
        half = image.width / 2 * BODY
        box = Box(-half, -half, half, half)
        xy, cost = sheet.place_in(land, box, wanted)
        if best is None or cost < best[0]:
            best = cost, image, box, xy
        if not cost:
            break
    assert best is not None
    _, image, box, xy = best
    if not sheet.has_whole(box.at(xy)):
        return
    put(sheet.picture, image, xy)
    sheet.taken.take(box.at(xy))
    kind = sign.piece if isinstance(sign, Loss) else sign
    sheet.placed.append(Placed(what, box.at(xy), kind, land))


def _image(sign: Sprite | Loss, size: float, shown: Shown | None) -> Image.Image:
    if isinstance(sign, Sprite):
        return sprite(sign, scale=round(MARK * size, 2))
    livery = NEUTRAL if sign.seat is None or shown is None else shown.livery(sign.seat)
    return ghost(sign.piece, livery, "", round(GHOST * size, 2), Sprite.LOST)
