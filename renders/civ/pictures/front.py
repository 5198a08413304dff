"""The front page for a large table: whose land is where, cities, what happened, and everybody's points.

The whole map of such a table has hundreds of small pieces; it is there for those who ask for it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import lru_cache
from math import dist

from PIL import Image, ImageDraw

from renders.boards import Point, Window, base, load
from renders.boards.ink import draw_lines
from renders.civ.pictures.changes import WORDS, changes_of
from renders.civ.pictures.horde import with_horde
from renders.civ.pictures.map import all_changes, heart
from renders.civ.pictures.pieces import WASTE, moorings_of, owners_of, parties
from renders.civ.pictures.scores import scores
from renders.civ.pictures.sheet import BoardSheet, faded, lands_of, part_in_play
from renders.civ.pictures.twin import map_alt, map_listing
from renders.civ.shown import Shown
from renders.paint.compose import above
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, width, write
from renders.paint.frame import cartouche, frame, legend
from renders.paint.layout import Box
from renders.paint.realms import Held, realms
from renders.paint.sprites import Sprite, body, put, sprite
from renders.picture import Picture
from renders.pictures.changes import keys_of
from renders.pictures.closeup import put_sign
from renders.pictures.sheet import inner, shrunk
from renders.schemes import Scheme
from rules.civ.events import SurplusRemoved
from rules.civ.state import BARBARIANS
from rules.table import Seat

WIDE = 1650
EDGE = 14
SIGN, LETTERS = 66, 38
TOWN, MARK, HORDE = 0.6, 0.68, 0.62
SMALLEST = 0.62
"""The least share of their size that cities are drawn at."""
Size = tuple[int, int]
QUIET = {Sprite.GAINED, Sprite.MOVED}
"""What happens nearly everywhere, or is seen by the land itself."""


def draw_front(shown: Shown) -> Picture:
    """The part of the board in play, small, with large signs."""
    changes = all_changes(shown)
    holders = holders_of(shown)
    sheet = paint_realms(shown, holders)
    used = _put_marks(sheet, _told_marks(shown))
    _put_names(sheet, shown, holders)
    put_sign(sheet, cartouche(shown.turn, shown.moment, shown.scheme, scale=1.1, most=560), EDGE)
    if keys := keys_of(WORDS, used, 0.8):
        put_sign(sheet, legend(keys, shown.scheme, scale=0.9), EDGE)
    frame(sheet.picture, 0.7)
    image = above(sheet.picture, with_horde(scores(shown, sheet.picture.width), shown))
    return Picture(image, map_alt(shown, changes, shown.setting.world), map_listing(shown, changes))


def _told_marks(shown: Shown) -> dict[str, dict[Sprite, str]]:
    """What is marked: not the surplus that is removed nearly everywhere."""
    changes = changes_of(event for event in shown.events() if not isinstance(event, SurplusRemoved))
    changes.mark(Sprite.CONFLICT, *shown.view.conflicts)
    changes.mark(Sprite.OWN, *heart(shown))
    return changes.marks


def paint_realms(shown: Shown, holders: dict[str, Seat], size: Size = (WIDE, WIDE)) -> BoardSheet:
    """Whose land is where, and the cities, in a picture that fits into this size."""
    sheet = _sheet(shown.board, shown.scheme, shown.view.out_of_play, size)
    _paint_realms(sheet, shown, holders)
    _put_towns(sheet, shown, sheet.picture.width / WIDE)
    return sheet


def _sheet(board: str, scheme: Scheme, out: tuple[str, ...], size: Size) -> BoardSheet:
    shown = part_in_play(board, out)
    share = min(size[0] / (shown[2] - shown[0]), size[1] / (shown[3] - shown[1]))
    window = Window(shown[0], shown[1], share)
    picture = _ground(board, scheme, out, window).copy()
    lines = _lines(board, window, picture.size)
    return BoardSheet(load(board), picture, lines, window, lands_of(board, window), inner(picture, EDGE))


@lru_cache(maxsize=4)
def _ground(board: str, scheme: Scheme, out: tuple[str, ...], window: Window) -> Image.Image:
    picture = shrunk(base(board), window.scale, part_in_play(board, out))
    return faded(picture, lands_of(board, window), out, scheme)


@lru_cache(maxsize=4)
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
    realms(sheet.picture, held, sheet.ink)


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
        xy = sheet.free_place(box, sheet.point(moorings_of(sheet, area, coast)[0]))
        put(sheet.picture, sprite(Sprite.PIRATE_SHIP, text=str(count), scale=round(size, 2)), xy)


def _pirate_fleets(shown: Shown) -> Counter[tuple[str, str]]:
    """The ships that stop others, by area and coast."""
    return Counter((ship.area, ship.coast) for ship in shown.view.ships if ship.owner == BARBARIANS)


def _put_marks(sheet: BoardSheet, marks: dict[str, dict[Sprite, str]]) -> set[Sprite]:
    """A mark beside each place where something happened; which kinds there are."""
    used = set()
    for place, kinds in marks.items():
        area = place.removeprefix("ship ")
        if area not in sheet.board.areas or area != place:
            continue
        for kind in kinds:
            if kind not in QUIET:
                wanted = sheet.point(sheet.board.areas[area].city)
                sheet.put_mark(kind, wanted, MARK / sheet.unit)
                used.add(kind)
    return used


def _put_names(sheet: BoardSheet, shown: Shown, holders: dict[str, Seat]) -> None:
    """Each nation's emblem on its land, and its name beside it: the largest realm first."""
    lands: dict[Seat, list[str]] = defaultdict(list)
    for area, seat in sorted(holders.items()):
        if seat != BARBARIANS:
            lands[seat].append(area)
    order = sorted(lands, key=lambda seat: (-len(lands[seat]), seat))
    signs = {seat: _put_emblem(sheet, shown, seat, lands[seat]) for seat in order}
    for seat, xy in signs.items():
        _put_name(sheet, shown, seat, xy)


def _put_emblem(sheet: BoardSheet, shown: Shown, seat: Seat, areas: list[str]) -> Point:
    """On the area in the midst of the others."""
    middles = [sheet.middle(area) for area in areas]
    midst = min(middles, key=lambda one: sum(dist(one, other) for other in middles))
    half = SIGN / 2 * 0.8
    xy = sheet.free_place(Box(-half, -half, half, half), midst, reach=60 / sheet.unit)
    sign = emblem(shown.livery(seat), SIGN)
    sheet.picture.paste(sign, (round(xy[0] - SIGN / 2), round(xy[1] - SIGN / 2)), sign)
    return xy


def _put_name(sheet: BoardSheet, shown: Shown, seat: Seat, xy: Point) -> None:
    """To the right, the left, below or above the emblem: where it covers least."""
    name, scheme = shown.name(seat), shown.scheme
    long, gap = width(name, Typeface.NAME, LETTERS), SIGN / 2 + 4
    box = Box(0, -LETTERS * 0.45, long, LETTERS * 0.45)
    across, down = (gap, -gap - long), gap + LETTERS * 0.3
    sides = [(x, 0.0) for x in across] + [(-long / 2, down), (-long / 2, -down)]
    sides += [(x * 0.72, y * 0.72) for y in (down, -down) for x in across]
    places = [(xy[0] + dx, xy[1] + dy) for dx, dy in sides]
    at = min(places, key=lambda place: sheet.taken.cost(box.at(place)))
    sheet.taken.take(box.at(at))
    draw = ImageDraw.Draw(sheet.picture)
    middle = at[0], at[1] + LETTERS * 0.32
    write(draw, middle, name, Typeface.NAME, LETTERS, scheme.ink, "ls", halo=scheme.paper, halo_width=4)
