"""The whole map with what changed, and the panel below it."""

from __future__ import annotations

from PIL import Image

from renders.civ.pictures.changes import WORDS, Changes, changes_of
from renders.civ.pictures.moving import draw_moves, put_counts, put_marks
from renders.civ.pictures.sheet import SHARE, Sheet, whole
from renders.civ.pictures.standing import find_places, paint_ground, put_pieces
from renders.civ.pictures.strip import strip
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import Shown
from renders.paint.frame import Key, cartouche, frame, legend
from renders.paint.sprites import Kind, sprite
from renders.picture import Picture

EDGE = 22


def draw_map(shown: Shown) -> Picture:
    """The board after a phase."""
    changes = all_changes(shown)
    sheet = whole(shown.board, shown.scheme, shown.view.out_of_play)
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
    """What was told, and the conflicts that wait to be fought out."""
    changes = changes_of(told.event for told in shown.frame.told)
    changes.mark(Kind.CONFLICT, *shown.view.conflicts)
    return changes


def paint(sheet: Sheet, shown: Shown, changes: Changes) -> set[Kind]:
    """Territory, arrows, pieces, marks, from the ground up; the kinds of marks used."""
    paint_ground(sheet, shown)
    find_places(sheet, shown.view)
    arrows = draw_moves(sheet, shown, changes.moves)
    put_pieces(sheet, shown)
    used = put_marks(sheet, changes)
    put_counts(sheet, arrows)
    return used


def _title(picture: Image.Image, shown: Shown) -> None:
    sign = cartouche(shown.turn, shown.moment, shown.scheme, scale=1.5, most=760)
    picture.paste(sign, (EDGE, picture.height - sign.height - EDGE), sign)


def _key(sheet: Sheet, shown: Shown, used: set[Kind]) -> None:
    """What the marks of this picture mean, in the corner that is not in play."""
    keys = [Key(sprite(kind, scale=0.9), word) for kind, word in WORDS.items() if kind in used]
    if not keys:
        return
    sign = legend(keys, shown.scheme, scale=1.0)
    at = sheet.picture.width - sign.width - EDGE, sheet.picture.height - sign.height - EDGE
    sheet.picture.paste(sign, at, sign)
