"""A close-up of the front page: what happened in a part of the board, with large counts and names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Point
from renders.civ.pictures.front_arrows import draw_flows
from renders.civ.pictures.front_deeds import Deeds, Fate, Happening
from renders.civ.pictures.front_ground import put_sites
from renders.civ.pictures.front_naming import keep_fight, write_area
from renders.civ.pictures.front_scene import Scene, scene_of
from renders.civ.pictures.front_signs import (
    battle_of,
    battle_plate,
    piece,
    renewed,
    sign_of,
)
from renders.civ.pictures.pieces import moorings_of, parties
from renders.civ.pictures.signs import victim
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp, Layer
from renders.front.model import Size
from renders.front.numbers import HIDDEN
from renders.front.plates import body_of
from renders.paint.sprites import Sprite, sprite
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ.state import BARBARIANS
from rules.table import Seat

HOT, QUIET, CROWDED = 1.5, 1.2, 0.86
"""How large tokens are where something happened, elsewhere, and where three or more owners share an area."""
TOWN_HOT, TOWN_QUIET, SHIP, THREAT = 1.4, 1.2, 1.1, 1.2
SWORDS = 1.1
"""How large the sign of a fight without a plate is."""
OUTSIDE = 12.0
"""Pieces whose place lies farther outside the picture are left out."""


def draw_close_up(
    shown: Shown, deeds: Deeds, seen: Corners, size: Size, bare: frozenset[str] = frozenset()
) -> CloseUp:
    """The part of the board that is seen, in a picture of this size; the fights of some areas without plates.

    A plate without a name could be anywhere: where one finds no place for its name, it is left out.
    """
    scene = scene_of(shown, deeds, seen, size)
    fights = _fights(scene)
    for area in scene.ranked:
        if area not in fights:
            _put_town(scene, area)
    _put_fights(scene, fights, bare)
    unnamed = [area for area in scene.fights if not keep_fight(scene, area)]
    if unnamed:
        return draw_close_up(shown, deeds, seen, size, bare | {unnamed[-1]})
    for area in fights:
        _put_town(scene, area)
    hot = [area for area in scene.ranked if area in scene.hot]
    for area in hot:
        _put_people(scene, area)
    _put_ships(scene)
    for area in scene.ranked:
        _put_signs(scene, area)
    for area in scene.ranked:
        if area not in scene.hot:
            _put_people(scene, area)
    put_sites(scene.close, shown)
    draw_flows(scene.close, shown, deeds, scene.spots, scene.board)
    for xy, place, least in scene.signs:
        scene.close.tie(xy, place, least)
    scene.close.paint()
    for area in scene.ranked:
        write_area(scene, area)
    return scene.close


def _fights(scene: Scene) -> dict[str, Happening]:
    """The fights in sight by area, the weightiest first."""
    found = {area: battle_of(scene.deeds.at(area)) for area in scene.ranked}
    return {
        area: fight
        for area, fight in found.items()
        if fight is not None and scene.close.shows(scene.board.areas[area].slots[0], OUTSIDE)
    }


def _put_fights(scene: Scene, fights: Mapping[str, Happening], bare: frozenset[str]) -> None:
    """The plates of fights, none on another; swords alone for some, and the lightest if room is short."""
    places = {area: scene.close.point(scene.board.areas[area].slots[0]) for area in fights}
    plated = [area for area in fights if area not in bare]
    plates = [battle_plate(scene.shown, scene.deeds, fights[area]) for area in plated]
    spots = scene.close.stand_apart(plates, [places[area] for area in plated], plated)
    found = dict(zip(plated, spots, strict=True))
    for area, fight in fights.items():
        place, xy = places[area], found.get(area)
        if xy is None:
            scene.close.stand(sprite(Sprite.CONFLICT, scale=SWORDS), place, 60, Layer.SIGN)
            continue
        scene.fights[area] = fight
        scene.plates[area] = xy
        scene.signs.append((xy, place, 62))
        parted = [*parties(scene.shown.view, area), fight.seat, fight.by]
        scene.spots.update({(area, seat): xy for seat in parted if seat is not None})


def _put_town(scene: Scene, area: str) -> None:
    """A city on its place, or the ghost of one that is gone; the plate of a fight shows it by itself."""
    shown, view = scene.shown, scene.shown.view
    here = scene.deeds.at(area)
    fight = scene.fights.get(area)
    gone = next((one for one in here if one.fate in (Fate.RAZED, Fate.REDUCED)), None)
    owner = BARBARIANS if area in view.pirates else view.cities.get(area)
    if (fight is not None and fight.fate is not Fate.FOUGHT) or (owner is None and gone is None):
        return
    scale = TOWN_HOT * scene.roomy if area in scene.hot else TOWN_QUIET * scene.quiet
    if owner is not None:
        image = piece(shown, Sprite.CITY, owner, scale)
        if any(one.fate is Fate.BUILT for one in here):
            image = renewed(image, 40, shown.scheme)
    elif gone is not None and gone.seat is not None:
        sign = Sprite.LOST if gone.fate is Fate.RAZED else Sprite.REDUCED
        image = piece(shown, Sprite.CITY, gone.seat, scale, sign=sign)
    else:
        return
    place = scene.board.areas[area].city
    if not scene.close.shows(place, OUTSIDE):
        return
    wanted = scene.close.point(place)
    below = body_of(image).at(wanted)
    if area not in scene.hot and below.overlap(scene.close.numbered) > HIDDEN * below.extent:
        return
    xy = _stand(scene, image, wanted, 40, 0.8)
    scene.spots[area, owner if owner is not None else BARBARIANS] = xy


def _put_people(scene: Scene, area: str) -> None:
    """The tokens of an area, unless the plate of its fight shows them."""
    if area in scene.fights:
        return
    slots = [scene.close.point(slot) for slot in scene.board.areas[area].slots]
    counts = parties(scene.shown.view, area)
    scale = HOT * scene.roomy if area in scene.hot else QUIET * scene.quiet
    scale *= CROWDED if len(counts) > 2 else 1.0
    if not scene.close.shows(scene.board.areas[area].slots[0], OUTSIDE):
        return
    for i, (seat, count) in enumerate(counts.items()):
        wanted = slots[min(i, len(slots) - 1)]
        xy = _stand_token(scene, area, seat, count, scale, wanted)
        if xy is not None:
            scene.spots.setdefault((area, seat), xy)


def _stand_token(
    scene: Scene, area: str, seat: Seat, count: int, scale: float, wanted: Point
) -> Point | None:
    """Tokens at their place; smaller if room is short, and left out where nothing happened."""
    is_hot = area in scene.hot
    reach, share = (96, 0.66) if is_hot else (70, 0.7)
    for size in (scale, scale * CROWDED, scale * CROWDED**2):
        image = piece(scene.shown, Sprite.TOKEN, seat, size, str(count))
        xy = scene.close.stand_if_free(image, wanted, reach, share)
        if xy is not None:
            return xy
    return _stand(scene, image, wanted, reach, share) if is_hot else None


def _stand(
    scene: Scene, image: Image.Image, wanted: Point, reach: float, share: float, layer: Layer = Layer.PIECE
) -> Point:
    """What must be seen, where it hides no number: farther away and smaller, rather than on one."""
    clear = scene.close.stand_clear(image, wanted, ((1.0, reach), (CROWDED, 1.5 * reach)), layer, share)
    return clear or scene.close.stand(image, wanted, reach, layer, share)


def _put_ships(scene: Scene) -> None:
    """Ships at their coasts; what was built has a plus, what was lost is a ghost."""
    shown, view = scene.shown, scene.shown.view
    built = Counter((ev.area, ev.seat) for ev in shown.events() if isinstance(ev, e.ShipBuilt))
    fleets = Counter((ship.area, ship.coast, ship.owner) for ship in view.ships)
    gone = Counter((ev.area, ev.seat) for ev in shown.events() if isinstance(ev, e.ShipLost))
    for event in shown.events():
        if isinstance(event, c.ShipsLost):
            gone.update((area, event.seat) for area in event.areas)
    for (area, coast, owner), count in sorted(
        fleets.items(), key=lambda fleet: not built[fleet[0][0], fleet[0][2]]
    ):
        is_new = built[area, owner] > 0
        image = piece(shown, Sprite.SHIP, owner, SHIP * (1.2 if is_new else 1.0), str(count))
        image = renewed(image, 32, shown.scheme) if is_new else image
        _moor(scene, image, area, coast, owner, is_scenery=not is_new)
    for (area, owner), _ in sorted(gone.items()):
        _moor(scene, piece(shown, Sprite.SHIP, owner, SHIP, sign=Sprite.LOST), area, "", owner)


def _moor(
    scene: Scene, image: Image.Image, area: str, coast: str, owner: Seat, is_scenery: bool = False
) -> None:
    place = moorings_of(scene.board, area, coast)[0]
    if not scene.close.shows(place):
        return
    wanted = scene.close.point(place)
    if is_scenery:
        xy = scene.close.stand_if_free(image, wanted, 70, 0.8)
    else:
        xy = _stand(scene, image, wanted, 60, 0.7)
    if xy is not None:
        scene.spots.setdefault((f"ship {area}", owner), xy)


def _put_signs(scene: Scene, area: str) -> None:
    """Blows and changes of hands, beside what stands there."""
    here = [xy for (name, _), xy in scene.spots.items() if name == area]
    x, y = here[0] if here else scene.close.point(scene.board.middle(area))
    for one in _joined(scene.deeds.at(area)):
        hit = victim(scene.shown, one.seat, area) if scene.is_roomy else None
        image = sign_of(scene.shown, one, scene.blow, hit)
        if image is not None:
            xy = _stand(scene, image, (x + 34, y - 40), 130, 0.9, Layer.SIGN)
            scene.signs.append((xy, (x, y), 84))
    if area in scene.deeds.threats:
        _, count = scene.deeds.threats[area]
        for scale in (THREAT, THREAT * CROWDED):
            image = sprite(Sprite.THREAT, text=str(count), scale=scale)
            if scene.close.stand_if_free(image, (x + 34, y + 34), 100, 0.8, Layer.SIGN) is not None:
                break


def _joined(happenings: list[Happening]) -> list[Happening]:
    """Blows of one calamity at a place as one."""
    found: dict[tuple[Fate, str, Seat | None, Seat | None], Happening] = {}
    for one in happenings:
        key = one.fate, one.cause, one.seat, one.by
        count = one.count + (found[key].count if key in found else 0)
        found[key] = Happening(one.fate, one.area, one.seat, one.by, count, one.cause, one.weight)
    return list(found.values())
