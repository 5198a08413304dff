"""The whole game as a short film of small worlds."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renders.front.tones import tones_of
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.front import standings_column
from renders.peoples.pictures.sheet import whole, whole_box
from renders.peoples.scene import Scene
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift, stage
from renders.pictures.film import Caption, captioned, film, kept_colours, room_of
from rules.peoples.world import WORLD

SIDE = 206
GAP = 6


def draw_replay(frames: Sequence[Shown]) -> bytes:
    """Every phase that changed the world, a picture each."""
    last = frames[-1]
    worn = [last.livery(player.seat) for player in last.people]
    return film(frames, _position, _still, 900, kept_colours(last.scheme, worn))


def _position(shown: Shown) -> tuple[object, ...]:
    view = shown.view
    return view.world.parts, view.tribes, view.culture, view.religion


def _still(shown: Shown) -> Image.Image:
    """The world, and at its right the parts adrift or, when there are none, how everybody stands."""
    scene = stage(shown, WORLD)
    sheet = whole(scene, unit_of(scene, len(shown.people)), shown.scheme)
    paint(sheet, shown, WorldChanges(), WORLD)
    world = sheet.picture
    picture = Image.new("RGB", (world.width + GAP + SIDE, world.height), tones_of(shown.scheme).bar)
    picture.paste(world, (0, 0))
    floating = adrift(shown.view.world)
    beside = _parts(shown, floating, world.height, sheet.unit) if floating else _peoples(shown, world.height)
    picture.paste(beside, (world.width + GAP, 0))
    return captioned(picture, caption_of(shown), shown.scheme)


def caption_of(shown: Shown) -> Caption:
    """When it is, everybody's points, and who has won or leads alone."""
    won = shown.view.winners
    people = sorted(shown.people, key=lambda player: (player.seat not in won, -player.points, player.seat))
    ranks = [(shown.livery(player.seat), player.points) for player in people]
    first = [player.seat for player in people if player.points == people[0].points]
    alone = won or (first if len(first) == 1 else ())
    leader = f"{shown.name(alone[0])} ({shown.written(alone[0])})" if len(alone) == 1 else ""
    return Caption(shown.round, shown.moment, ranks, leader)


def unit_of(scene: Scene, players: int) -> int:
    """How large an area of the world is, for the world and the column beside it to fill the picture."""
    left, top, right, bottom = whole_box(scene)
    wide, tall = room_of(players)
    return int(min((wide - GAP - SIDE) / (right - left), tall / (bottom - top)))


def _peoples(shown: Shown, tall: int) -> Image.Image:
    return standings_column(shown, (2 * SIDE, 2 * tall)).reduce(2)


def _parts(shown: Shown, parts: Sequence[int], tall: int, most: int) -> Image.Image:
    """Parts adrift as large as they fit, but no larger than the world."""
    column = Image.new("RGB", (SIDE, tall), tones_of(shown.scheme).bar)
    scenes = [stage(shown, part) for part in parts]
    across = max(range(1, len(parts) + 1), key=lambda across: min(_units(scenes, _room(across, parts, tall))))
    wide, high = _room(across, parts, tall)
    for place, (part, scene) in enumerate(zip(parts, scenes, strict=True)):
        sheet = whole(scene, min(most, *_units([scene], (wide, high))), shown.scheme)
        paint(sheet, shown, WorldChanges(), part)
        column.paste(sheet.picture, (place % across * (wide + GAP), place // across * (high + GAP)))
    return column


def _room(across: int, parts: Sequence[int], tall: int) -> tuple[int, int]:
    """The room of each part in so many columns."""
    return SIDE // across - GAP, tall // -(-len(parts) // across) - GAP


def _units(scenes: Sequence[Scene], room: tuple[int, int]) -> list[int]:
    """How large the areas of parts become in a room."""
    boxes = [whole_box(scene) for scene in scenes]
    return [
        max(8, int(min(room[0] / (right - left), room[1] / (bottom - top))))
        for left, top, right, bottom in boxes
    ]
