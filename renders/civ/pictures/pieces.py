"""What stands on the board: territory, tokens, cities, ships, barbarians and pirates."""

from __future__ import annotations

from collections import Counter
from math import dist

from PIL import ImageDraw

from renders.boards import Geometry, Point
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import WILD, Shown
from renders.paint.colour import RGB, luminance
from renders.paint.fonts import Typeface, write
from renders.paint.ghosts import ghost
from renders.paint.layout import Box, places
from renders.paint.overlay import Tinted
from renders.paint.sprites import Sprite, body, number_box, put, sprite
from renders.pictures.placed import Placed, What
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat

RADIUS = 21.0
WASTE = (WILD.colour, (176, 136, 96))
"""Land of the barbarians alone is striped, so that no nation's colour can be mistaken for it."""
CLEAR = 42.0
"""How far from a city tokens stand, in pixels of the board."""
SQUEEZED = 0.72
"""The size of tokens and ships that find all printed places of an area taken."""
FOOT = 15.0
"""How far to the lower right of tokens the number of mercenaries among them stands."""
TOUCH = 0.004
"""How badly a ship at its mooring, or a piece squeezed in, may hide what stands there already."""
FLEETS = {Sprite.SHIP, Sprite.PIRATE_SHIP}
"""A single one of these has no number."""
DRAWN = 0.8
"""How much of the square around a piece it fills."""
DUSK = 0.2
"""Paper darker than this is that of a dark scheme."""


def paint_ground(sheet: BoardSheet, shown: Shown) -> None:
    """Territory in its owners' colours, then the ink above it."""
    areas = []
    for name, owners in owners_of(shown.view).items():
        colours = WASTE if owners == (BARBARIANS,) else tuple(shown.livery(seat).colour for seat in owners)
        if name in sheet.lands and sheet.shows(name):
            areas.append(Tinted(sheet.lands[name], colours))
    sheet.colour(areas, band=max(6, round(18 * sheet.unit)))


def write_seas(sheet: BoardSheet, shown: Shown) -> None:
    """The names of the seas once more in a dark scheme."""
    if luminance(shown.scheme.paper) < DUSK:
        _write_seas(sheet, shown.scheme.faint)


def _write_seas(sheet: BoardSheet, tone: RGB) -> None:
    """The names of the seas in a light tone, over the dark ones of the ink."""
    draw = ImageDraw.Draw(sheet.picture)
    for sea in sheet.board.seas.values():
        label = sea.label
        size = round(label.size * 1.1 * sheet.unit)
        x, y = sheet.point((label.x, label.y))
        y -= label.size * sheet.unit * (len(label.lines) - 1) / 2
        for line in label.lines:
            write(draw, (x, y), line, Typeface.SEA, size, tone, "mm")
            y += label.size * sheet.unit


def owners_of(view: CivView) -> dict[str, tuple[Seat, ...]]:
    """Everybody with tokens or a city in each area."""
    owners: dict[str, list[Seat]] = {}
    for area, seat in view.cities.items():
        owners.setdefault(area, []).append(seat)
    for area in view.pirates:
        owners.setdefault(area, []).append(BARBARIANS)
    for area, here in view.tokens.items():
        owners.setdefault(area, []).extend(here)
    for area in view.barbarians:
        owners.setdefault(area, []).append(BARBARIANS)
    return {area: tuple(sorted(set(seats))) for area, seats in owners.items()}


def find_places(sheet: BoardSheet, view: CivView) -> None:
    """Say where each owner's pieces stand, before arrows point at them: cities, tokens, then the squeezed."""
    towns = {**view.cities, **dict.fromkeys(view.pirates, BARBARIANS)}
    for area, owner in towns.items():
        sheet.places[area, owner] = xy = sheet.point(sheet.board.areas[area].city)
        sheet.taken.take(body(Sprite.CITY, sheet.unit * 0.92).at(xy))
        if number := number_box(Sprite.CITY, sheet.unit):
            sheet.taken.take(number.at(xy))
    areas = sorted({*view.tokens, *view.barbarians})
    for area in areas:
        _seat_tokens(sheet, parties(view, area), area, area in towns)
    _find_moorings(sheet, view)
    for area in areas:
        for seat in parties(view, area):
            if seat not in sheet.tokens[area]:
                box = body(Sprite.TOKEN, sheet.unit * SQUEEZED * DRAWN)
                xy = _squeeze(sheet, area, box, sheet.point(sheet.board.areas[area].city))
                sheet.taken.take(box.at(xy))
                sheet.tokens[area][seat] = xy, SQUEEZED
            sheet.places.setdefault((area, seat), sheet.tokens[area][seat][0])
    for box in sheet.seas:
        sheet.taken.take(box)


def _seat_tokens(sheet: BoardSheet, parties: dict[Seat, int], area: str, is_city: bool) -> None:
    """Tokens on the printed places that a city leaves free and that hide no name."""
    shape = sheet.board.areas[area]
    box = body(Sprite.TOKEN, sheet.unit * DRAWN)
    free = [
        slot
        for slot in shape.slots
        if not (is_city and dist(slot, shape.city) < CLEAR)
        and not sheet.hides_name(box.at(sheet.point(slot)))
    ]
    found = places([sheet.point(slot) for slot in free], min(len(parties), len(free)), RADIUS * sheet.unit)
    sheet.tokens[area] = {}
    for seat, place in zip(parties, found, strict=False):
        sheet.tokens[area][seat] = place.xy, place.scale
        sheet.taken.take(body(Sprite.TOKEN, sheet.unit * place.scale * 0.92).at(place.xy))


def parties(view: CivView, area: str) -> dict[Seat, int]:
    """Everybody with tokens in an area, and how many."""
    counts = dict(view.tokens.get(area, {}))
    if view.barbarians.get(area):
        counts[BARBARIANS] = view.barbarians[area]
    return counts


def put_pieces(sheet: BoardSheet, shown: Shown) -> None:
    """All pieces on the places found for them."""
    view = shown.view
    for area, seat in view.cities.items():
        _put(sheet, Sprite.CITY, shown, seat, sheet.point(sheet.board.areas[area].city), area)
    for area in view.pirates:
        _put(sheet, Sprite.PIRATE, shown, BARBARIANS, sheet.point(sheet.board.areas[area].city), area)
    for area in sorted({*view.tokens, *view.barbarians}):
        counts = parties(view, area)
        for seat, (xy, scale) in sheet.tokens[area].items():
            kind = Sprite.BARBARIAN if seat == BARBARIANS else Sprite.TOKEN
            _put(sheet, kind, shown, seat, xy, area, str(counts[seat]), scale)
    for owner, area, xy, count, scale in sheet.ships:
        kind = Sprite.PIRATE_SHIP if owner == BARBARIANS else Sprite.SHIP
        _put(sheet, kind, shown, owner, xy, f"ship {area}", str(count), scale)


def put_hired(sheet: BoardSheet, view: CivView) -> set[Sprite]:
    """At the foot of tokens, how many of them are mercenaries; the kind of mark, if there is any."""
    used = set()
    for area, here in view.mercenaries.items():
        for seat, count in here.items():
            if sheet.shows(area) and seat in sheet.tokens.get(area, {}):
                (x, y), scale = sheet.tokens[area][seat]
                size = scale * sheet.unit
                mark = sprite(Sprite.HIRED, text=str(count), scale=round(size, 2))
                put(sheet.picture, mark, (x + FOOT * size, y + FOOT * size))
                used.add(Sprite.HIRED)
    return used


def _put(
    sheet: BoardSheet,
    kind: Sprite,
    shown: Shown,
    seat: Seat,
    xy: Point,
    place: str,
    text: str = "",
    scale: float = 1.0,
) -> None:
    size = round(scale * sheet.unit, 2)
    box = body(kind, size * DRAWN).at(xy)
    if not sheet.has_whole(box):
        return
    is_coming = kind is Sprite.CITY and place in sheet.coming
    image = (
        ghost(kind, shown.livery(seat), text, size)
        if is_coming
        else sprite(kind, shown.livery(seat), text, size)
    )
    put(sheet.picture, image, xy)
    number = None if kind in FLEETS and text == "1" else number_box(kind, size)
    if number is not None:
        sheet.taken.take(number.at(xy))
    shown_at = number.at(xy) if number else None
    sheet.placed.append(Placed(What.PIECE, box, kind, place, seat, shown_at))


def _find_moorings(sheet: BoardSheet, view: CivView) -> None:
    """Ships by coast; those beyond the printed moorings lie at the nearest free place, afloat if they can."""
    fleets = Counter((ship.area, ship.coast, ship.owner) for ship in view.ships)
    moored: Counter[tuple[str, str]] = Counter()
    box = body(Sprite.SHIP, sheet.unit * DRAWN)
    later = []
    for (area, coast, owner), count in sorted(fleets.items()):
        moorings = moorings_of(sheet.board, area, coast)
        at = moored[area, coast]
        moored[area, coast] += 1
        xy = sheet.point(moorings[min(at, len(moorings) - 1)])
        if not sheet.reaches(area) or (at < len(moorings) and sheet.taken.hidden(box.at(xy)) < TOUCH):
            _moor(sheet, area, owner, xy, count, box)
        else:
            later.append((area, owner, count, xy))
    for area, owner, count, wanted in later:
        scale, xy = _berth(sheet, area, wanted)
        _moor(sheet, area, owner, xy, count, body(Sprite.SHIP, sheet.unit * scale * DRAWN), scale)


def _berth(sheet: BoardSheet, area: str, wanted: Point) -> tuple[float, Point]:
    """Where a ship without a mooring has room, and how large: rather small and afloat than ashore."""
    for afloat in (True, False):
        for scale in (1.0, SQUEEZED):
            box = body(Sprite.SHIP, sheet.unit * scale * DRAWN)
            xy, hidden = sheet.place_in(area, box, wanted, afloat)
            if hidden < TOUCH:
                return scale, xy
    return SQUEEZED, _squeeze(sheet, area, box, wanted)


def _squeeze(sheet: BoardSheet, area: str, box: Box, wanted: Point) -> Point:
    """The best place for a small piece; its own, where the frame leaves it out, rather than on anything."""
    xy, hidden = sheet.place_in(area, box, wanted)
    return wanted if hidden >= TOUCH and not sheet.has_whole(box.at(wanted)) else xy


def _moor(
    sheet: BoardSheet, area: str, owner: Seat, xy: Point, count: int, box: Box, scale: float = 1.0
) -> None:
    sheet.taken.take(box.at(xy))
    if count > 1 and (number := number_box(Sprite.SHIP, sheet.unit * scale)):
        sheet.taken.take(number.at(xy))
    sheet.ships.append((owner, area, xy, count, scale))
    sheet.places.setdefault((f"ship {area}", owner), xy)


def moorings_of(board: Geometry, area: str, coast: str = "") -> tuple[Point, ...]:
    """Where ships lie at a coast, or at any of the area, or in a sea."""
    if area in board.seas:
        return board.seas[area].slots
    shape = board.areas[area]
    return shape.ships.get(coast) or next(iter(shape.ships.values()), shape.slots)
