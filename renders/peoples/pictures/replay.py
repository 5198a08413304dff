"""The whole game as a short film of small worlds."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, fit, write
from renders.peoples.pictures.board import WOOD, paint
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.sheet import extent, whole
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift, stage
from renders.pictures.film import film, with_band
from rules.peoples.world import WORLD

UNIT = 30
SIDE = 200
BAND = 50
GAP = 6
SLOTS = 5


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the world, a picture each."""
    return film(frames, _position, _still, milliseconds=900)


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.world.parts, view.tribes, view.culture, view.religion


def _still(shown: Shown) -> Image.Image:
    """The world, and the parts adrift at its right."""
    sheet = whole(stage(shown, WORLD), UNIT, shown.scheme)
    paint(sheet, shown, WorldChanges(), WORLD)
    world = sheet.picture
    count = len(shown.view.players)
    columns = 2 if count > 3 else 1
    picture = Image.new("RGB", (world.width + columns * (SIDE // columns + GAP), world.height), WOOD)
    picture.paste(world, (0, 0))
    rows = -(-count // columns)
    for place, part in enumerate(adrift(shown.view.world)):
        room = SIDE // columns if columns > 1 else SIDE, world.height // rows - GAP
        drawn = _part(shown, part, room)
        x = world.width + GAP + place % columns * (room[0] + GAP)
        picture.paste(drawn, (x, place // columns * (room[1] + GAP)))
    image = with_band(picture, BAND, shown.scheme.paper)
    _caption(image, shown, picture.height)
    return image


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
