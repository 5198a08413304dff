"""The whole game as a short film of small worlds."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.front.tones import tones_of
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, write
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.front import standings_column
from renders.peoples.pictures.sheet import extent, whole
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift, stage
from renders.pictures.film import film, with_band
from rules.peoples.world import WORLD

UNIT = 30
SIDE = 206
BAND = 50
GAP = 6


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the world, a picture each."""
    return film(frames, _position, _still, milliseconds=900)


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.world.parts, view.tribes, view.culture, view.religion


def _still(shown: Shown) -> Image.Image:
    """The world, and at its right the parts adrift or, when there are none, how everybody stands."""
    sheet = whole(stage(shown, WORLD), UNIT, shown.scheme)
    paint(sheet, shown, WorldChanges(), WORLD)
    world = sheet.picture
    picture = Image.new("RGB", (world.width + GAP + SIDE, world.height), tones_of(shown.scheme).bar)
    picture.paste(world, (0, 0))
    floating = adrift(shown.view.world)
    beside = _parts(shown, floating, world.height) if floating else _peoples(shown, world.height)
    picture.paste(beside, (world.width + GAP, 0))
    image = with_band(picture, BAND, shown.scheme.paper)
    _caption(image, shown, picture.height)
    return image


def _peoples(shown: Shown, tall: int) -> Image.Image:
    return standings_column(shown, (2 * SIDE, 2 * tall)).reduce(2)


def _parts(shown: Shown, parts: Sequence[int], tall: int) -> Image.Image:
    """Parts adrift in one column or two."""
    column = Image.new("RGB", (SIDE, tall), tones_of(shown.scheme).bar)
    across = 2 if len(shown.view.players) > 3 else 1
    rows = -(-len(shown.view.players) // across)
    room = SIDE // across - GAP, tall // rows - GAP
    for place, part in enumerate(parts):
        at = place % across * (room[0] + GAP), place // across * (room[1] + GAP)
        column.paste(_part(shown, part, room), at)
    return column


def _part(shown: Shown, part: int, room: tuple[int, int]) -> Image.Image:
    scene = stage(shown, part)
    left, top, right, bottom = extent(scene)
    unit = max(8, int(min(room[0] / (right - left + 0.8), room[1] / (bottom - top + 0.8))))
    sheet = whole(scene, unit, shown.scheme)
    paint(sheet, shown, WorldChanges(), part)
    return sheet.picture


def _caption(image: Image.Image, shown: Shown, top: int) -> None:
    draw = ImageDraw.Draw(image)
    scheme, people = shown.scheme, shown.people
    room = 92
    left = image.width - room * len(people) - 6
    x = 14 + write(draw, (12, top + 34), shown.round, Typeface.NAME, 29, scheme.accent, "ls")
    title, size = fit(shown.moment, Typeface.SEA, 25, left - x - 16, 14)
    write(draw, (x + 6, top + 34), title, Typeface.SEA, size, scheme.ink, "ls")
    for place, player in enumerate(people):
        sign = emblem(shown.livery(player.seat), 36)
        image.paste(sign, (round(left + place * room), top + 7), sign)
        at = left + place * room + 39, top + 34
        write(draw, at, str(player.tribes), Typeface.NUMBER, 25, scheme.ink, "ls")
