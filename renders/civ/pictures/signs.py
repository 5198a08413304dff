"""Signs for what happened, each in its own area: on a piece, beside it, or as a ghost where it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from PIL import Image

from renders.boards import Point
from renders.civ.outlook import building_sites, over_limit, position_of, threats
from renders.civ.pictures.art import calamity_art
from renders.civ.pictures.changes import BoardChanges, Deed
from renders.civ.pictures.pieces import moorings_of, parties
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import Shown
from renders.paint.emblems import Livery
from renders.paint.ghosts import calamity_plate, changed_hands, ghost
from renders.paint.layout import Box
from renders.paint.sprites import Sprite, body, number_box, put, sprite
from renders.pictures.placed import Placed, What
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.state import BARBARIANS
from rules.table import Seat

MARK = 0.92
CORNERS = {(17, -17): 0.0, (-17, -17): 0.0, (-17, 17): 0.0, (17, 17): 0.2}
"""Where on a piece a small sign may stand, from its middle; last where the number of a fleet is."""
HARDLY = 0.01
"""What is hidden so little is not hidden: a tenth of one thing."""
BADLY = 0.03
"""What is hidden so much can hardly be read: a sixth of one thing, or many a little."""
SIZES = (1.0, 0.86, 0.74, 0.62, 0.5)
"""A sign that finds no room is drawn smaller."""
WILD_SPRITES = {Sprite.TOKEN: Sprite.BARBARIAN, Sprite.CITY: Sprite.PIRATE, Sprite.SHIP: Sprite.PIRATE_SHIP}
FORMER = 0.8
"""How large a ghost of what was is."""
ABOVE = -30.0
"""How far above a piece the change of its number stands."""


def put_signs(sheet: BoardSheet, shown: Shown, changes: BoardChanges) -> set[Sprite]:
    """Everything that happened; which kinds of signs were used."""
    used = set()
    for deed, count in sorted(changes.deeds.items(), key=lambda item: _order(item[0])):
        area = deed.place.removeprefix("ship ")
        if (area in sheet.board.areas or area in sheet.board.seas) and sheet.shows(area, -24):
            used |= _put(sheet, shown, deed, area, count)
    return used | _put_marks(sheet, shown, changes)


def put_outlook(sheet: BoardSheet, shown: Shown) -> set[Sprite]:
    """Areas over their limit; for the reader's own seat, where it may build and what threatens its cities."""
    view, own = shown.view, shown.look.own
    if view.over or not all(nation.civ for nation in view.nations):
        return set()
    position, used = position_of(view, shown.rules, shown.setting.state), set()
    for area in over_limit(position):
        badge = sheet.board.areas[area].badge if area in sheet.board.areas else None
        if badge is not None and sheet.shows(area, -24):
            _flag(sheet, area, badge)
            used.add(Sprite.OVER)
    if own is None or view.nations[own].left:
        return used
    for area, (there, need) in building_sites(position, own).items():
        used |= _beside(sheet, Sprite.SITE, area, own, f"{there}/{need}")
    for area, (_, count) in threats(position, own).items():
        used |= _beside(sheet, Sprite.THREAT, area, own, str(count))
    return used


def _order(deed: Deed) -> tuple[int, str, int]:
    """Signs that stand on pieces before those that look for room; then by place."""
    return deed.kind not in (Sprite.BUILT, Sprite.GAINED), deed.place, -1 if deed.seat is None else deed.seat


def _put(sheet: BoardSheet, shown: Shown, deed: Deed, area: str, count: int) -> set[Sprite]:
    match deed.kind:
        case Sprite.BUILT:
            return _built(sheet, shown, deed, area)
        case Sprite.LOST | Sprite.REDUCED:
            return _lost(sheet, shown, deed, area, count)
        case Sprite.ANNEXED if deed.seat is not None and deed.by is not None:
            old, new = shown.livery(deed.seat), shown.livery(deed.by)
            _near(sheet, lambda size: changed_hands(old, new, size), deed, area)
        case Sprite.DISASTER if deed.cause in shown.rules.calamities:
            glyph, tone = calamity_art(deed.cause, str(shown.rules.grade(deed.cause) or ""))
            text = f"−{count}" if count else ""
            hit = victim(shown, deed.seat, area)
            _near(sheet, lambda size: calamity_plate(glyph, tone, text, size, hit), deed, area)
        case Sprite.GAINED:
            _change(sheet, Sprite.GAINED, deed, area, count)
        case kind:
            livery = _livery(shown, deed.seat)
            _near(sheet, lambda size: sprite(kind, livery, scale=size), deed, area)
    return {deed.kind}


def victim(shown: Shown, seat: Seat | None, area: str) -> Livery | None:
    """Whom a blow in an area hit, where neither a piece nor a change of hands tells it."""
    if seat is None or seat in parties(shown.view, area) or shown.view.cities.get(area) == seat:
        return None
    return None if _is_annexed(shown, seat, area) else shown.livery(seat)


def _is_annexed(shown: Shown, seat: Seat, area: str) -> bool:
    """Whether others took over what a seat had in an area."""
    taken = (event for event in shown.events() if isinstance(event, UnitsAnnexed) and event.seat == seat)
    return any(area in event.cities or area in dict(event.tokens) for event in taken)


def _put_marks(sheet: BoardSheet, shown: Shown, changes: BoardChanges) -> set[Sprite]:
    """Marks that no deed stands behind: conflicts to come, the reader's own people."""
    told = {(deed.kind, deed.place) for deed in changes.deeds}
    used: set[Sprite] = set()
    for place, marks in changes.marks.items():
        for kind in marks:
            if (kind, place) not in told and place in sheet.board.areas and sheet.shows(place, -24):
                deed = Deed(kind, place, shown.look.own if kind is Sprite.OWN else None)
                _near(sheet, partial(_mark, kind, marks[kind]), deed, place)
                used.add(kind)
    return used


def _built(sheet: BoardSheet, shown: Shown, deed: Deed, area: str) -> set[Sprite]:
    """A plus on what was built; where it is no more, as for a ship that sailed, on its ghost."""
    at = sheet.places.get((deed.place, deed.seat)) if deed.seat is not None else None
    if at is None or (deed.piece is Sprite.CITY and shown.view.cities.get(area) != deed.seat):
        livery = _livery(shown, deed.seat)
        _near(sheet, lambda size: ghost(_piece(deed), livery, "", size, Sprite.BUILT), deed, area, What.GHOST)
    else:
        _on(sheet, Sprite.BUILT, at, deed)
    return {Sprite.BUILT}


def _lost(sheet: BoardSheet, shown: Shown, deed: Deed, area: str, count: int) -> set[Sprite]:
    """A number in red where others of the owner's tokens are left, else a ghost."""
    if deed.seat is None:
        return set()
    if deed.piece is Sprite.TOKEN and deed.seat in sheet.tokens.get(area, {}):
        _change(sheet, Sprite.FEWER, deed, area, count)
        return {Sprite.FEWER}
    text = str(count) if deed.piece is Sprite.TOKEN else ""
    livery = _livery(shown, deed.seat)
    _near(sheet, lambda size: ghost(_piece(deed), livery, text, size, deed.kind), deed, area, What.GHOST)
    return {deed.kind}


def _mark(kind: Sprite, text: str, size: float) -> Image.Image:
    return sprite(kind, text=text, scale=size)


def _piece(deed: Deed) -> Sprite:
    return WILD_SPRITES[deed.piece] if deed.seat == BARBARIANS else deed.piece


def put_former(sheet: BoardSheet, shown: Shown, before: Mapping[str, Mapping[Seat, int]]) -> None:
    """The tokens as they were before a draft, by area and seat, as ghosts."""
    for area, here in sorted(before.items()):
        for seat, count in here.items():
            if area in sheet.board.areas and sheet.shows(area, -24):
                deed = Deed(Sprite.TOKEN, area, seat)
                draw = partial(_former, _piece(deed), _livery(shown, seat), str(count))
                _near(sheet, draw, deed, area, What.GHOST)


def _former(kind: Sprite, livery: Livery, text: str, size: float) -> Image.Image:
    return ghost(kind, livery, text, size * FORMER)


def _livery(shown: Shown, seat: Seat | None) -> Livery:
    return shown.livery(BARBARIANS if seat is None else seat)


def _size(sheet: BoardSheet, size: float) -> float:
    return round(size * sheet.unit, 2)


def _change(sheet: BoardSheet, kind: Sprite, deed: Deed, area: str, count: int) -> None:
    """So many more or fewer, above the tokens it concerns."""
    x, y = _home(sheet, deed, area)
    for size in (_size(sheet, MARK * share) for share in SIZES):
        half = number_box(kind, size) or body(kind, size)
        xy, hidden = sheet.place_in(area, half, (x, y + ABOVE * sheet.unit))
        if hidden < HARDLY:
            break
    if not sheet.has_whole(half.at(xy)):
        return
    put(sheet.picture, sprite(kind, text=str(count), scale=size), xy)
    sheet.taken.take(half.at(xy))
    sheet.placed.append(Placed(What.MARK, half.at(xy), kind, deed.place, deed.seat, number=half.at(xy)))


def _on(sheet: BoardSheet, kind: Sprite, at: Point, deed: Deed) -> None:
    """A small sign on the corner of a piece where it covers least."""
    size = _size(sheet, MARK)
    box = body(kind, size * 0.7)
    unit = sheet.unit
    spots = {(at[0] + dx * unit, at[1] + dy * unit): dislike for (dx, dy), dislike in CORNERS.items()}
    xy = min(spots, key=lambda spot: sheet.taken.hidden(box.at(spot)) + spots[spot])
    if not sheet.has_whole(box.at(xy)):
        return
    put(sheet.picture, sprite(kind, scale=size), xy)
    sheet.taken.take(box.at(xy))
    sheet.placed.append(Placed(What.MARK, box.at(xy), kind, deed.place, deed.seat))


def _near(
    sheet: BoardSheet, draw: Callable[[float], Image.Image], deed: Deed, area: str, what: What = What.MARK
) -> None:
    """A sign in its area, as near as can be to the pieces it is about; smaller where room is short.

    In an area that the frame cuts it is left out rather than put on others.
    """
    afloat = deed.place != area or area in sheet.board.seas
    x, y = _home(sheet, deed, area)
    wanted = (x, y) if what is What.GHOST else (x + 24 * sheet.unit, y - 24 * sheet.unit)
    for share in SIZES:
        image = draw(_size(sheet, MARK * share))
        half = _half(image)
        xy, hidden = sheet.place_in(area, half, wanted, afloat)
        if hidden < HARDLY:
            break
    if not sheet.has_whole(half.at(xy)) or (hidden > BADLY and sheet.cuts(area)):
        return
    put(sheet.picture, image, xy)
    sheet.taken.take(half.at(xy))
    sheet.placed.append(Placed(what, half.at(xy), deed.kind, deed.place, deed.seat))


def _half(image: Image.Image) -> Box:
    """What an image shows, around its middle."""
    left, top, right, bottom = image.getbbox() or (0, 0, *image.size)
    x, y = image.width / 2, image.height / 2
    return Box(left - x, top - y, right - x, bottom - y).grown(0.92)


def _home(sheet: BoardSheet, deed: Deed, area: str) -> Point:
    """Where the pieces stand that a deed is about, or stood."""
    if deed.seat is not None and deed.piece is Sprite.TOKEN and deed.seat in sheet.tokens.get(area, {}):
        return sheet.tokens[area][deed.seat][0]
    here: Iterable[Point] = (xy for (place, _), xy in sheet.places.items() if place == deed.place)
    own = sheet.places.get((deed.place, deed.seat)) if deed.seat is not None else None
    if own or (own := next(iter(here), None)):
        return own
    if deed.place != area or area in sheet.board.seas:
        return sheet.point(moorings_of(sheet.board, area)[0])
    return sheet.point(sheet.board.areas[area].city)


def _beside(sheet: BoardSheet, kind: Sprite, area: str, own: Seat, text: str) -> set[Sprite]:
    if area not in sheet.board.areas or not sheet.shows(area, -24):
        return set()
    _near(sheet, partial(_mark, kind, text), Deed(kind, area, own), area)
    return {kind}


def _flag(sheet: BoardSheet, area: str, badge: Point) -> None:
    """A ring around the printed limit of an area."""
    xy, size = sheet.point(badge), _size(sheet, MARK)
    box = body(Sprite.OVER, size * 0.6).at(xy)
    if sheet.has_whole(box):
        put(sheet.picture, sprite(Sprite.OVER, scale=size), xy)
        sheet.placed.append(Placed(What.MARK, box, Sprite.OVER, area))
