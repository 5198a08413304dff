"""The whole world with what changed, and the panel below it."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from renders.boards import Point
from renders.history.pictures.arrows import draw_entries, put_counts
from renders.history.pictures.changes import WORDS, WorldChanges, changes_of
from renders.history.pictures.lettering import letter_waters, put_areas, put_key
from renders.history.pictures.pieces import paint_ground, put_pieces
from renders.history.pictures.sheet import SHARE, WorldSheet, whole
from renders.history.pictures.signs import put_signs
from renders.history.pictures.strip import strip
from renders.history.pictures.twin import map_alt, map_listing
from renders.history.shown import Shown
from renders.paint.compose import above
from renders.paint.frame import cartouche, frame, legend
from renders.paint.layout import Box
from renders.paint.sprites import Sprite
from renders.picture import Picture
from renders.pictures.changes import keys_of
from renders.pictures.placed import Placed, What
from rules.history_of_the_world.state import Settlement

LEGEND = (1850.0, 1650.0, 2600.0, 1800.0)
"""The empty south of the Indian Ocean: what marks mean is said there."""


def draw_map(shown: Shown) -> Picture:
    """The world after a phase."""
    changes = all_changes(shown)
    sheet = painted(shown, changes)
    image = above(sheet.picture, strip(shown, sheet.picture.width))
    return Picture(image, map_alt(shown, changes), map_listing(shown, changes))


def painted(shown: Shown, changes: WorldChanges) -> WorldSheet:
    """The whole world with its title and what its marks mean."""
    sheet = whole(shown.scheme)
    used = paint(sheet, shown, changes)
    _title(sheet, shown)
    _key(sheet, shown, used)
    frame(sheet.picture, SHARE)
    return sheet


def all_changes(shown: Shown) -> WorldChanges:
    """What was told; the fleets of a turn under way are those still there."""
    changes = changes_of(shown.events())
    campaign = shown.view.campaign
    if campaign is not None and shown.view.active is not None:
        changes.fleets = dict.fromkeys(campaign.fleets, shown.view.active)
    changes.mark(Sprite.OWN, *_heart(shown))
    return changes


def _heart(shown: Shown) -> list[str]:
    """The capital of the reader's newest empire, else a town of theirs, else any land; or nothing."""
    view = shown.view
    held = {land: here for land, here in view.lands.items() if here.seat == shown.look.own}
    worth = {None: 0, Settlement.CITY: 1, Settlement.CAPITAL: 2}
    return sorted(held, key=lambda land: (-worth[view.settlements.get(land)], -held[land].figure, land))[:1]


def paint(sheet: WorldSheet, shown: Shown, changes: WorldChanges, named: Collection[str] = ()) -> set[Sprite]:
    """Territory, arrows, pieces, marks, from the ground up; the kinds of marks used."""
    paint_ground(sheet, shown, named)
    streams = draw_entries(sheet, shown, changes.entries)
    letter_waters(sheet, shown.scheme)
    put_areas(sheet, shown)
    put_key(sheet, shown.scheme)
    put_pieces(sheet, shown, changes.fleets)
    put_counts(sheet, streams)
    return put_signs(sheet, shown, changes)


def _title(sheet: WorldSheet, shown: Shown) -> None:
    """The epoch and the empire, in the empty south-east Pacific."""
    sign = cartouche(shown.epoch, shown.moment, shown.scheme, scale=1.25, most=420)
    left, _, right, bottom = sheet.board.panel
    sign.thumbnail((round((right - left) * sheet.unit), sign.height), Image.Resampling.LANCZOS)
    put_sign(sheet, sign, sheet.point((left, bottom)), "title")


def _key(sheet: WorldSheet, shown: Shown, used: set[Sprite]) -> None:
    """What the marks of this picture mean, in the empty south of the Indian Ocean."""
    keys = keys_of(WORDS, used, 0.6)
    if keys:
        left, top, right, bottom = LEGEND
        sign = legend(keys, shown.scheme, columns=-(-len(keys) // 2), scale=0.74)
        size = (right - left) * sheet.unit, (bottom - top) * sheet.unit
        sign.thumbnail((round(size[0]), round(size[1])), Image.Resampling.LANCZOS)
        put_sign(sheet, sign, sheet.point((left, bottom)), "key")


def put_sign(sheet: WorldSheet, sign: Image.Image, corner: Point, name: str) -> None:
    """A sign with its lower left corner at a place kept free for it."""
    x, y = round(corner[0]), round(corner[1]) - sign.height
    sheet.picture.paste(sign, (x, y), sign)
    sheet.placed.append(Placed(What.TITLE, Box(x, y, x + sign.width, y + sign.height), name))
