"""Whose land is where: the part of the board in play as realms, with its cities, in any size."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Window, base, load
from renders.boards.ink import draw_lines
from renders.civ.pictures.pieces import WASTE, moorings_of, owners_of, parties
from renders.civ.pictures.sheet import BoardSheet, faded, lands_of, part_in_play
from renders.civ.shown import Shown
from renders.kept import kept
from renders.paint.realms import Held, realms
from renders.paint.sprites import Sprite, body, put, sprite
from renders.pictures.sheet import inner, shrunk
from renders.schemes import Scheme
from rules.civ.state import BARBARIANS
from rules.table import Seat

WIDE = 1650
EDGE = 14
TOWN, HORDE = 0.6, 0.62
SMALLEST = 0.62
"""The least share of their size that cities are drawn at."""
Size = tuple[int, int]


def paint_realms(shown: Shown, holders: dict[str, Seat], size: Size = (WIDE, WIDE)) -> BoardSheet:
    """Whose land is where, and the cities, in a picture that fits into this size."""
    sheet = paint_lands(shown, holders, size)
    _put_towns(sheet, shown, sheet.picture.width / WIDE)
    return sheet


def paint_lands(shown: Shown, holders: dict[str, Seat], size: Size) -> BoardSheet:
    """Whose land is where, without anything on it."""
    sheet = _sheet(shown.board, shown.scheme, shown.view.out_of_play, size)
    _paint_realms(sheet, shown, holders)
    return sheet


def _sheet(board: str, scheme: Scheme, out: tuple[str, ...], size: Size) -> BoardSheet:
    shown = part_in_play(board, out)
    share = min(size[0] / (shown[2] - shown[0]), size[1] / (shown[3] - shown[1]))
    window = Window(shown[0], shown[1], share)
    picture = _ground(board, scheme, out, window).copy()
    lines = _lines(board, window, picture.size)
    return BoardSheet(load(board), picture, lines, window, lands_of(board, window), inner(picture, EDGE))


@kept
def _ground(board: str, scheme: Scheme, out: tuple[str, ...], window: Window) -> Image.Image:
    part = part_in_play(board, out)
    wide, tall = round((part[2] - part[0]) * window.scale), round((part[3] - part[1]) * window.scale)
    picture = broad(board, part)
    if wide > picture.width:
        picture = shrunk(base(board), window.scale, part)
    elif wide < picture.width:
        picture = picture.resize((wide, tall), Image.Resampling.LANCZOS)
    return faded(picture, lands_of(board, window), out, scheme)


@kept
def broad(board: str, part: Corners) -> Image.Image:
    """A part of the board as wide as a page: whatever is smaller is made from it. Not to be drawn on."""
    return shrunk(base(board), WIDE / (part[2] - part[0]), part)


@kept
def _lines(board: str, window: Window, size: tuple[int, int]) -> Image.Image:
    return draw_lines(load(board), window, size)


def holders_of(shown: Shown) -> dict[str, Seat]:
    """Who holds each area: the owner of its city, else whoever has most there."""
    view, found = shown.view, {}
    for area, owners in owners_of(view).items():
        counts = parties(view, area)
        most = max(owners, key=lambda seat: (counts.get(seat, 0), -seat))
        found[area] = BARBARIANS if area in view.pirates else view.cities.get(area, most)
    return found


def _paint_realms(sheet: BoardSheet, shown: Shown, holders: dict[str, Seat]) -> None:
    held = [
        Held(sheet.lands[area], *(WASTE if seat == BARBARIANS else (shown.livery(seat).colour,)))
        for area, seat in sorted(holders.items())
        if area in sheet.lands
    ]
    realms(sheet.picture, held, sheet.whole_ink())


def _put_towns(sheet: BoardSheet, shown: Shown, share: float) -> None:
    """Cities, and whatever belongs to nobody; smaller in a smaller picture, but not as much."""
    scale = max(SMALLEST, share)
    view = shown.view
    towns = [(area, Sprite.TOWN, seat, TOWN) for area, seat in view.cities.items()]
    towns += [(area, Sprite.PIRATE, BARBARIANS, HORDE) for area in view.pirates]
    for area, kind, seat, size in towns:
        xy = sheet.point(sheet.board.areas[area].city)
        put(sheet.picture, sprite(kind, shown.livery(seat), scale=round(size * scale, 2)), xy)
        sheet.taken.take(body(kind, size * scale * 0.8).at(xy))
    _put_hordes(sheet, shown, HORDE * scale)


def _put_hordes(sheet: BoardSheet, shown: Shown, size: float) -> None:
    """Barbarians in the midst of their areas, or beside a city there; then pirate ships at their coasts."""
    for area, count in sorted(shown.view.barbarians.items()):
        box = body(Sprite.BARBARIAN, size * 0.8)
        xy = sheet.free_place(box, sheet.point(sheet.board.areas[area].city))
        put(sheet.picture, sprite(Sprite.BARBARIAN, text=str(count), scale=round(size, 2)), xy)
    for (area, coast), count in sorted(_pirate_fleets(shown).items()):
        box = body(Sprite.PIRATE_SHIP, size * 0.8)
        xy = sheet.free_place(box, sheet.point(moorings_of(sheet.board, area, coast)[0]))
        put(sheet.picture, sprite(Sprite.PIRATE_SHIP, text=str(count), scale=round(size, 2)), xy)


def _pirate_fleets(shown: Shown) -> Counter[tuple[str, str]]:
    """The ships that stop others, by area and coast."""
    return Counter((ship.area, ship.coast) for ship in shown.view.ships if ship.owner == BARBARIANS)
