"""The world as a whole on a front page: towns, whose realm is where, and what each area pays."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from math import dist

from PIL import Image, ImageDraw

from renders.boards import Point, Window
from renders.boards.world import load_world
from renders.front.names import lines_of
from renders.history.pictures.changes import TOWNS
from renders.history.pictures.lettering import IDLE, NAME_SHADE
from renders.history.shown import Shown
from renders.paint.colour import RGB, darker
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, width, write, write_centred
from renders.paint.layout import Box, Occupied
from renders.paint.pieces import IVORY
from renders.paint.sprites import NEUTRAL, body, put, sprite
from renders.words.counting import counted
from rules.history_of_the_world.board import board
from rules.table import Seat

SIGN, LETTERS, SMALL = 66, 38, 28
"""The size of an emblem, of a player's name and of how much is theirs."""
SPACING, EDGE = 32, 8
"""From line to line of a name, and how near to the edge of the picture anything stands."""
TOWN = 0.62
REACH = 280
"""How far from its land what an area pays may stand."""
NEAR = 200.0
"""Lands of a player farther away than this count the same when their midst is sought."""
PLATE, PLATE_LETTERS, PLATE_NUMBER = 44, 28, 35


def put_realms(picture: Image.Image, window: Window, shown: Shown) -> Occupied:
    """Towns small, then each player's emblem on the midst of their lands, with names; what is taken."""
    taken = Occupied(Box(EDGE, EDGE, picture.width - EDGE, picture.height - EDGE))
    for land, settlement in shown.view.settlements.items():
        held = shown.view.lands.get(land)
        livery = NEUTRAL if held is None else shown.livery(held.seat)
        xy = window.point(load_world().lands[land].city)
        put(picture, sprite(TOWNS[settlement], livery, scale=TOWN), xy)
        taken.take(body(TOWNS[settlement], TOWN * 0.8).at(xy))
    lands: dict[Seat, list[Point]] = defaultdict(list)
    for land, held in shown.view.lands.items():
        lands[held.seat].append(window.point(load_world().lands[land].army))
    for seat in sorted(lands, key=lambda seat: (-len(lands[seat]), seat)):
        _put_realm(picture, shown, seat, lands[seat], taken)
    return taken


def _put_realm(picture: Image.Image, shown: Shown, seat: Seat, middles: list[Point], taken: Occupied) -> None:
    midst = min(middles, key=lambda one: sum(min(NEAR, dist(one, other)) for other in middles))
    names, lands = lines_of(shown.written(seat)), counted(len(middles), "land")
    texts = [*((name, Typeface.NAME, LETTERS) for name in names), (lands, Typeface.TEXT_BOLD, SMALL)]
    long = max(width(*text) for text in texts)
    half, up = SIGN / 2, (len(names) - 1) * SPACING
    box = Box(-half, -half - up, half + 6 + long, half)
    is_left = midst[0] + box.right > picture.width - EDGE
    if is_left:
        box = Box(-box.right, box.top, half, half)
    x, y = taken.place(box, midst, 150, 8)
    sign = emblem(shown.livery(seat), SIGN)
    picture.paste(sign, (round(x - half), round(y - half)), sign)
    draw, scheme = ImageDraw.Draw(picture), shown.scheme
    at, base, anchor = (x - half - 4, y - up, "rs") if is_left else (x + half + 4, y - up, "ls")
    for place, (text, face, size) in enumerate(texts, start=1):
        write(draw, (at, base), text, face, size, scheme.ink, anchor, scheme.paper, 4)
        base += SPACING if place < len(names) else SMALL


def put_areas(picture: Image.Image, window: Window, shown: Shown, taken: Occupied) -> None:
    """What presence in each area pays in this epoch, near its land."""
    for name, area in load_world().areas.items():
        value = shown.view.values[name]
        if value:
            plate = _area(board().areas[name].name, area.colour, value)
            half = plate.width / 2, plate.height / 2
            wanted = window.point((area.label.x, area.label.y))
            xy = taken.place(Box(-half[0], -half[1], half[0], half[1]), wanted, REACH, 8)
            put(picture, plate, xy)


@lru_cache(maxsize=128)
def _area(name: str, colour: RGB, value: int) -> Image.Image:
    wide = round(width(name, Typeface.TEXT_BOLD, PLATE_LETTERS)) + PLATE + 14
    image = Image.new("RGBA", (wide, PLATE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    ground = darker(colour, NAME_SHADE) if value else IDLE
    draw.rounded_rectangle([0, 0, wide - 1, PLATE - 1], 12, fill=(*ground, 240), outline=IVORY, width=2)
    draw.ellipse([4, 4, PLATE - 5, PLATE - 5], fill=IVORY)
    write_centred(draw, (PLATE / 2 - 0.5, PLATE / 2), str(value), Typeface.NUMBER, PLATE_NUMBER, ground)
    write(draw, (PLATE + 4, PLATE * 0.68), name, Typeface.TEXT_BOLD, PLATE_LETTERS, IVORY, "ls")
    return image
