"""The whole map with what changed, and the panel below it."""

from __future__ import annotations

from renders.civ.pictures.arrows import draw_journeys, put_counts
from renders.civ.pictures.changes import BoardChanges, changes_of
from renders.civ.pictures.horde import with_horde
from renders.civ.pictures.key import key_of
from renders.civ.pictures.pieces import find_places, paint_ground, put_hired, put_pieces, write_seas
from renders.civ.pictures.sheet import BoardSheet, in_play
from renders.civ.pictures.signs import put_outlook, put_signs
from renders.civ.pictures.strip import strip
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import Shown
from renders.paint.compose import above
from renders.paint.frame import frame
from renders.paint.sprites import Sprite
from renders.picture import Picture
from renders.pictures.bands import with_bands

FRAME = 0.8
TOWNS = 100
"""A city counts for more than any number of tokens."""


def draw_map(shown: Shown) -> Picture:
    """The board after a phase."""
    changes = all_changes(shown)
    sheet = in_play(shown.board, shown.scheme, shown.view.out_of_play)
    used = paint(sheet, shown, changes)
    frame(sheet.picture, FRAME)
    image = with_bands(sheet, shown.turn, shown.moment, key_of(used, 1.0), shown.scheme)
    image = above(image, with_horde(strip(shown, image.width), shown))
    return Picture(image, map_alt(shown, changes, shown.setting.world), map_listing(shown, changes))


def all_changes(shown: Shown) -> BoardChanges:
    """What was told, and the conflicts that wait to be fought out."""
    changes = changes_of(shown.events())
    changes.mark(Sprite.CONFLICT, *shown.view.conflicts)
    changes.mark(Sprite.OWN, *heart(shown))
    return changes


def heart(shown: Shown) -> list[str]:
    """Where the reader's own nation is strongest; nowhere where nobody's is to be marked."""
    view, own = shown.view, shown.look.own
    pieces = {area: held.get(own, 0) for area, held in view.tokens.items() if own is not None}
    pieces |= {area: TOWNS for area, seat in view.cities.items() if seat == own}
    return sorted((area for area in pieces if pieces[area]), key=lambda area: (-pieces[area], area))[:1]


def paint(sheet: BoardSheet, shown: Shown, changes: BoardChanges) -> set[Sprite]:
    """Territory, arrows, pieces, marks, from the ground up; the kinds of marks used."""
    paint_ground(sheet, shown)
    find_places(sheet, shown.view)
    streams = draw_journeys(sheet, shown, changes.journeys)
    write_seas(sheet, shown)
    put_pieces(sheet, shown)
    put_counts(sheet, streams)
    return put_signs(sheet, shown, changes) | put_hired(sheet, shown.view) | put_outlook(sheet, shown)
