"""What stands on the board: territory, tokens, cities, ships, barbarians and pirates."""

from __future__ import annotations

from collections import Counter

from PIL import ImageDraw

from renders.boards import Point
from renders.civ.pictures.sheet import Sheet
from renders.civ.shown import WILD, Shown
from renders.paint.colour import RGB, luminance
from renders.paint.fonts import Face, write
from renders.paint.layout import places
from renders.paint.overlay import Tinted, tint
from renders.paint.sprites import Kind, body, put, sprite
from rules.civ.state import BARBARIANS
from rules.civ.views import CivView
from rules.table import Seat

RADIUS = 21.0
DUSK = 0.2
"""Paper darker than this is that of a dark scheme."""


def paint_ground(sheet: Sheet, shown: Shown) -> None:
    """Territory in its owners' colours, then the ink above it."""
    areas = []
    for name, owners in owners_of(shown.view).items():
        colours = tuple(shown.livery(seat).colour for seat in owners)
        if name in sheet.lands and sheet.shows(name):
            areas.append(Tinted(sheet.lands[name], colours))
    tint(sheet.picture, areas, band=max(6, round(18 * sheet.unit)))
    sheet.picture.paste(sheet.ink, (0, 0), sheet.ink)
    if luminance(shown.scheme.paper) < DUSK:
        _write_seas(sheet, shown.scheme.faint)


def _write_seas(sheet: Sheet, tone: RGB) -> None:
    """The names of the seas in a light tone, over the dark ones of the ink."""
    draw = ImageDraw.Draw(sheet.picture)
    for sea in sheet.geometry.seas.values():
        label = sea.label
        size = round(label.size * 1.1 * sheet.unit)
        x, y = sheet.point((label.x, label.y))
        y -= label.size * sheet.unit * (len(label.lines) - 1) / 2
        for line in label.lines:
            write(draw, (x, y), line, Face.SEA, size, tone, "mm")
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


def find_places(sheet: Sheet, view: CivView) -> None:
    """Say where each owner's pieces stand, before arrows point at them."""
    for area in owners_of(view):
        shape = sheet.geometry.areas[area]
        owner = view.cities.get(area, BARBARIANS if area in view.pirates else None)
        if owner is not None:
            sheet.places[area, owner] = sheet.point(shape.city)
        for seat, (xy, _) in _token_places(sheet, view, area).items():
            sheet.places.setdefault((area, seat), xy)


def _parties(view: CivView, area: str) -> dict[Seat, int]:
    counts = dict(view.tokens.get(area, {}))
    if view.barbarians.get(area):
        counts[BARBARIANS] = view.barbarians[area]
    return counts


def _token_places(sheet: Sheet, view: CivView, area: str) -> dict[Seat, tuple[Point, float]]:
    """A place and a scale for each owner's tokens; a city on a slot leaves the others to them."""
    shape = sheet.geometry.areas[area]
    parties = _parties(view, area)
    is_city = area in view.cities or area in view.pirates
    slots = shape.slots[1:] if is_city and shape.site is None else shape.slots
    found = places([sheet.point(slot) for slot in slots], len(parties), RADIUS * sheet.unit)
    return {seat: (place.xy, place.scale) for seat, place in zip(parties, found, strict=True)}


def put_pieces(sheet: Sheet, shown: Shown) -> None:
    """All pieces; the boxes they take are kept free of marks."""
    view = shown.view
    for area, seat in view.cities.items():
        if sheet.shows(area):
            _put(sheet, Kind.CITY, shown, seat, sheet.point(sheet.geometry.areas[area].city))
    for area in view.pirates:
        if sheet.shows(area):
            _put(sheet, Kind.PIRATE, shown, BARBARIANS, sheet.point(sheet.geometry.areas[area].city))
    for area in sorted({*view.tokens, *view.barbarians}):
        if not sheet.shows(area):
            continue
        counts = _parties(view, area)
        for seat, (xy, scale) in _token_places(sheet, view, area).items():
            kind = Kind.BARBARIAN if seat == BARBARIANS else Kind.TOKEN
            _put(sheet, kind, shown, seat, xy, str(counts[seat]), scale)
    _put_ships(sheet, shown)


def _put(
    sheet: Sheet,
    kind: Kind,
    shown: Shown,
    seat: Seat,
    xy: Point,
    text: str = "",
    scale: float = 1.0,
) -> None:
    size = round(scale * sheet.unit, 2)
    livery = WILD if seat == BARBARIANS else shown.livery(seat)
    put(sheet.picture, sprite(kind, livery, text, size), xy)
    sheet.taken.take(body(kind, size * 0.92).at(xy))


def _put_ships(sheet: Sheet, shown: Shown) -> None:
    """Ships by coast; those beyond the printed moorings lie at the nearest free place."""
    fleets = Counter((ship.area, ship.coast, ship.owner) for ship in shown.view.ships)
    moored: Counter[tuple[str, str]] = Counter()
    later = []
    for (area, coast, owner), count in sorted(fleets.items()):
        moorings = moorings_of(sheet, area, coast)
        at = moored[area, coast]
        moored[area, coast] += 1
        if not sheet.shows(area):
            continue
        if at < len(moorings):
            xy = sheet.point(moorings[at])
            _put(sheet, Kind.SHIP, shown, owner, xy, str(count))
            sheet.places.setdefault((f"ship {area}", owner), xy)
        else:
            later.append((area, owner, count, sheet.point(moorings[-1])))
    for area, owner, count, wanted in later:
        xy = sheet.taken.place(body(Kind.SHIP, sheet.unit * 0.85), wanted, 140 * sheet.unit)
        put(sheet.picture, sprite(Kind.SHIP, shown.livery(owner), str(count), round(sheet.unit, 2)), xy)
        sheet.places.setdefault((f"ship {area}", owner), xy)


def moorings_of(sheet: Sheet, area: str, coast: str = "") -> tuple[Point, ...]:
    """Where ships lie at a coast, or at any of the area, or in a sea."""
    if area in sheet.geometry.seas:
        return sheet.geometry.seas[area].slots
    shape = sheet.geometry.areas[area]
    return shape.ships.get(coast) or next(iter(shape.ships.values()), shape.slots)
