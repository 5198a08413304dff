"""The whole world with what changed, and the panel below it."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from renders.history.pictures.changes import WORDS, Changes, changes_of
from renders.history.pictures.moving import draw_moves, put_marks
from renders.history.pictures.sheet import SHARE, Sheet, whole
from renders.history.pictures.standing import paint_ground, put_pieces
from renders.history.pictures.strip import strip
from renders.history.pictures.twin import map_alt, map_listing
from renders.history.shown import Shown
from renders.paint.frame import Key, cartouche, frame, legend
from renders.paint.sprites import Kind, sprite
from renders.picture import Picture

EDGE = 18


def draw_map(shown: Shown) -> Picture:
    """The world after a phase."""
    changes = all_changes(shown)
    sheet = whole(shown.scheme)
    used = paint(sheet, shown, changes)
    _title(sheet.picture, shown)
    _key(sheet, shown, used)
    frame(sheet.picture, SHARE)
    panel = strip(shown, sheet.picture.width)
    image = Image.new("RGB", (panel.width, sheet.picture.height + panel.height))
    image.paste(sheet.picture, (0, 0))
    image.paste(panel, (0, sheet.picture.height))
    return Picture(image, map_alt(shown, changes), map_listing(shown, changes))


def all_changes(shown: Shown) -> Changes:
    """What was told; the fleets of a turn under way are those still there."""
    changes = changes_of(shown.events())
    campaign = shown.view.campaign
    if campaign is not None and shown.view.active is not None:
        changes.fleets = dict.fromkeys(campaign.fleets, shown.view.active)
    return changes


def paint(sheet: Sheet, shown: Shown, changes: Changes, named: Collection[str] = ()) -> set[Kind]:
    """Territory, arrows, pieces, marks, from the ground up; the kinds of marks used."""
    paint_ground(sheet, shown, named)
    draw_moves(sheet, shown, changes.moves)
    put_pieces(sheet, shown, changes.fleets)
    return put_marks(sheet, changes)


def _title(picture: Image.Image, shown: Shown) -> None:
    sign = cartouche(shown.epoch, shown.moment, shown.scheme, scale=1.25, most=420)
    picture.paste(sign, (EDGE, picture.height - sign.height - EDGE), sign)


def _key(sheet: Sheet, shown: Shown, used: set[Kind]) -> None:
    """What the marks of this picture mean, beside the printed key."""
    keys = [Key(sprite(kind, scale=0.6), word) for kind, word in WORDS.items() if kind in used]
    if not keys:
        return
    sign = legend(keys, shown.scheme, columns=-(-len(keys) // 2), scale=0.74)
    _, _, right, bottom = (edge * sheet.unit for edge in sheet.world.key)
    sheet.picture.paste(sign, (round(right) + 10, round(bottom) - sign.height + 6), sign)
