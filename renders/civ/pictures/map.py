"""The whole map with what changed, and the panel below it."""

from __future__ import annotations

from renders.civ.pictures.arrows import draw_journeys, put_counts, put_marks
from renders.civ.pictures.changes import WORDS, BoardChanges, changes_of
from renders.civ.pictures.pieces import find_places, paint_ground, put_hired, put_pieces
from renders.civ.pictures.sheet import BoardSheet, in_play
from renders.civ.pictures.strip import strip
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import Shown
from renders.paint.compose import above
from renders.paint.frame import Key, cartouche, frame, legend
from renders.paint.sprites import Sprite, sprite
from renders.picture import Picture
from renders.pictures.changes import keys_of
from renders.pictures.closeup import put_sign

EDGE = 22
FRAME = 0.8


def draw_map(shown: Shown) -> Picture:
    """The board after a phase."""
    changes = all_changes(shown)
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play)
    used = paint(sheet, shown, changes)
    _title(sheet, shown)
    _key(sheet, shown, used)
    frame(sheet.picture, FRAME)
    image = above(sheet.picture, strip(shown, sheet.picture.width))
    return Picture(image, map_alt(shown, changes, shown.setting.world), map_listing(shown, changes))


def all_changes(shown: Shown) -> BoardChanges:
    """What was told, and the conflicts that wait to be fought out."""
    changes = changes_of(shown.events())
    changes.mark(Sprite.CONFLICT, *shown.view.conflicts)
    return changes


def paint(sheet: BoardSheet, shown: Shown, changes: BoardChanges) -> set[Sprite]:
    """Territory, arrows, pieces, marks, from the ground up; the kinds of marks used."""
    paint_ground(sheet, shown)
    find_places(sheet, shown.view)
    arrows = draw_journeys(sheet, shown, changes.journeys)
    put_pieces(sheet, shown)
    used = put_marks(sheet, changes) | put_hired(sheet, shown.view)
    put_counts(sheet, arrows)
    return used


def _title(sheet: BoardSheet, shown: Shown) -> None:
    sign = cartouche(shown.turn, shown.moment, shown.scheme, scale=1.5, most=760)
    put_sign(sheet, sign, EDGE)


def _key(sheet: BoardSheet, shown: Shown, used: set[Sprite]) -> None:
    """What the marks of this picture mean, in another corner."""
    keys = [*keys_of(WORDS, used, 0.9), *leader_key(shown, 0.9)]
    if keys:
        put_sign(sheet, legend(keys, shown.scheme, scale=1.0), EDGE)


def leader_key(shown: Shown, scale: float) -> list[Key]:
    """Who leads the barbarians, where somebody does."""
    leader = shown.view.controller
    if leader is None:
        return []
    return [Key(sprite(Sprite.BARBARIAN, scale=scale), f"barbarians, led by {shown.name(leader)}")]
