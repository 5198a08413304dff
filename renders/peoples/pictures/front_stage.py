"""The world and its parts adrift as a front page needs them: where areas lie, close-ups, all in small."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from PIL import Image, ImageDraw

from renders.boards import Box as Corners
from renders.front.model import Deed, Size, Stage
from renders.front.page import TALL, WIDE
from renders.front.tones import tones_of
from renders.paint.fonts import Typeface, fit, write
from renders.peoples.pictures.board import paint, part_title, ruled
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.closeups import unrolled
from renders.peoples.pictures.front_deeds import deeds_of
from renders.peoples.pictures.plane import Lying, Plane, adrift_words, drawn_blocks, fits_of, plane_of
from renders.peoples.pictures.sheet import BoardSheet, window
from renders.peoples.pictures.territory import hatch_places, paint_territory
from renders.peoples.shown import Shown
from renders.peoples.staging import stage
from rules.peoples.world import WORLD

SIDE = 100.0
"""Pixels of the board to an area."""
SHAPE = 0.74 * WIDE / (0.86 * TALL)
"""The shape of the room for the board as a whole."""
MOST = 0.5
"""While fewer of the tribes live in the world, it is hardly known, and no larger than the parts adrift."""
RULER = 36
MANY = 12
"""In more ways than these, it is not shown where a part adrift may come to lie."""
BAND, LABEL = 56, 40
"""The band that tells whose part adrift a close-up shows, and its letters."""
SMALL_LABEL, SMALL_NOTE = 26, 22
"""The least of these letters, and of those that say that it is adrift, where these have room at all."""


class PeoplesStage(Stage):
    """A position, and what happened in it."""

    goes_on = False

    def __init__(self, shown: Shown, changes: WorldChanges, share: float = MOST) -> None:
        self._shown = shown
        self._changes = changes
        self.plane: Plane = plane_of(shown, changes, SHAPE, share)
        self._lying = {lying.part: lying for lying in self.plane.lying}
        known = [
            deed
            for deed in deeds_of(shown.view.world, changes)
            if shown.view.world.places[deed.place][0] in self._lying
        ]
        self._seam = self._best_seam(known)
        self.deeds: tuple[Deed, ...] = tuple(deed for deed in known if self._is_seen(deed.place))

    def _best_seam(self, deeds: Sequence[Deed]) -> float:
        """Where the world is cut open: as its part is; else the widest gap between deeds lies before it."""
        if not self.plane.is_world:
            return self._lying[WORLD].box[0] if WORLD in self._lying else 0
        places = self._shown.view.world.places
        columns = sorted({places[deed.place][1] for deed in deeds if places[deed.place][0] == WORLD})
        return unrolled(columns, 2 * self._shown.view.world.width)[0] if columns else 0

    def _is_seen(self, place: str) -> bool:
        """Whether a part that lies beside others reaches as far as an area: not to all of the poles."""
        left, top, right, bottom = self.core(place)
        return left < right and top < bottom

    @property
    def extent(self) -> Corners:
        """The world, or all parts side by side."""
        return 0.0, 0.0, self.plane.wide * SIDE, self.plane.tall * SIDE

    def core(self, place: str) -> Corners:
        """The whole area, or what is shown of it."""
        part, x, y = self._shown.view.world.places[place]
        lying = self._lying[part]
        if part == WORLD and x + 0.5 < self._seam:
            x += 2 * self._shown.view.world.width
        left, top = lying.left + x - lying.box[0], lying.top + y - lying.box[1]
        area = left * SIDE, top * SIDE, (left + 1) * SIDE, (top + 1) * SIDE
        return area if self._goes_round(lying) else _common(area, _room(lying))

    def span(self, place: str) -> float:
        """All areas are of one size."""
        return SIDE

    def limits(self, box: Corners) -> Corners:
        """The part that a box lies in; the world goes round."""
        lying = self._at(box)
        left, top, right, bottom = _room(lying)
        return (-inf, top, inf, bottom) if self._goes_round(lying) else (left, top, right, bottom)

    def frames(self, box: Corners) -> Sequence[Corners]:
        """A close-up over the seam is seen at both sides of the world; one of a part elsewhere nowhere."""
        if not self.plane.is_world:
            return (box,)
        if not self._goes_round(self._at(box)):
            return ()
        round_ = 2 * self._shown.view.world.width * SIDE
        turned = [(box[0] + turn * round_, box[1], box[2] + turn * round_, box[3]) for turn in (-1, 0, 1)]
        edge = self.extent[2]
        return [
            (max(0.0, left), top, min(edge, right), bottom)
            for left, top, right, bottom in turned
            if min(edge, right) - max(0.0, left) > SIDE / 2
        ]

    def _goes_round(self, lying: Lying) -> bool:
        return lying.part == WORLD and self.plane.is_world

    def _at(self, box: Corners) -> Lying:
        """The part that lies nearest to the middle of a box."""
        x, y = (box[0] + box[2]) / 2 / SIDE, (box[1] + box[3]) / 2 / SIDE

        def away(lying: Lying) -> float:
            left, top, right, bottom = lying.on_plane
            return max(left - x, x - right, 0.0) + max(top - y, y - bottom, 0.0)

        return min(self.plane.lying, key=away)

    def close_up(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> Image.Image:
        """Areas with their names, and what happened there; below a part adrift, whose it is."""
        picture = self._empty(size)
        picture.paste(self.close_sheet(seen, size, elsewhere).picture, (0, 0))
        lying = self._at(seen)
        if lying.part != WORLD:
            self._label(picture, lying.part)
        return picture

    def close_sheet(self, seen: Corners, size: Size, elsewhere: frozenset[str]) -> BoardSheet:
        """The board in a close-up."""
        lying = self._at(seen)
        wide, tall = size[0], size[1] - (BAND if lying.part != WORLD else 0)
        unit = 2 * round(size[0] / ((seen[2] - seen[0]) / SIDE) / 2)
        left = (seen[0] + seen[2]) / 2 / SIDE - wide / unit / 2 + lying.box[0] - lying.left
        top = (seen[1] + seen[3]) / 2 / SIDE - tall / unit / 2 + lying.box[1] - lying.top
        box = left, top, left + wide / unit, top + tall / unit
        sheet = window(stage(self._shown, lying.part), box, unit, self._shown.scheme)
        paint(sheet, self._shown, self._changes.without(elsewhere), lying.part, codes=True)
        return sheet

    def _label(self, picture: Image.Image, part: int) -> None:
        """Whose part adrift it is, in the band below it."""
        tones, y = tones_of(self._shown.scheme), picture.height - BAND * 0.3
        draw, room = ImageDraw.Draw(picture), picture.width - 32.0
        name, letters = fit(part_title(self._shown, part), Typeface.NAME, LABEL, room, SMALL_LABEL)
        room -= 16 + write(draw, (16, y), name, Typeface.NAME, letters, tones.text, "ls")
        words = adrift_words(self._shown, part)
        note, letters = fit(words, Typeface.SEA, LABEL, room, SMALL_NOTE)
        if note == words:
            write(draw, (picture.width - 16, y), note, Typeface.SEA, letters, tones.gold, "rs")

    def small(self, size: Size) -> Image.Image:
        """Whose land is where; too small for titles and signs."""
        unit = size[0] / self.plane.wide
        if self.plane.blocks:
            return self._parts_in_small(size, unit)
        sheet = self._world(max(8, round(unit)))
        for berth in sheet.scene.fits:
            hatch_places(sheet, berth.places, berth.livery.colour)
        paint_territory(sheet)
        return sheet.picture.resize(size)

    def _parts_in_small(self, size: Size, unit: float) -> Image.Image:
        """The parts side by side, each exactly where the frames of close-ups are drawn."""
        picture = self._empty(size)
        for lying in self.plane.lying:
            sheet = window(stage(self._shown, lying.part), lying.box, max(8, round(unit)), self._shown.scheme)
            paint_territory(sheet)
            left, top, right, bottom = (round(side * unit) for side in lying.on_plane)
            picture.paste(sheet.picture.resize((right - left, bottom - top)), (left, top))
        return picture

    def overview(self, size: Size) -> Image.Image:
        """Everything on the world, or on all parts side by side, with what happened."""
        picture = self._empty(size)
        if self.plane.blocks:
            return drawn_blocks(self.plane.blocks, size[0] / self.plane.wide, picture)
        world = ruled(self.overview_sheet(size), self._shown.scheme, RULER)
        picture.paste(world, ((size[0] - world.width) // 2, (size[1] - world.height) // 2))
        return picture

    def overview_sheet(self, size: Size) -> BoardSheet:
        """The world in an overview, without its rulers."""
        unit = int(min((size[0] - RULER) / self.plane.wide, (size[1] - RULER) / self.plane.tall))
        sheet = self._world(unit)
        paint(sheet, self._shown, self._changes, WORLD)
        return sheet

    def _world(self, unit: int) -> BoardSheet:
        scene = stage(self._shown, WORLD)
        scene.fits = [fit for fit in fits_of(self._shown) if fit.ways <= MANY]
        return window(scene, self._lying[WORLD].box, unit, self._shown.scheme)

    def _empty(self, size: Size) -> Image.Image:
        return Image.new("RGB", size, tones_of(self._shown.scheme).bar)


def _room(lying: Lying) -> Corners:
    """The room of a part on the board, in pixels."""
    left, top, right, bottom = lying.on_plane
    return left * SIDE, top * SIDE, right * SIDE, bottom * SIDE


def _common(one: Corners, other: Corners) -> Corners:
    """What two boxes have in common; turned inside out if that is nothing."""
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])
