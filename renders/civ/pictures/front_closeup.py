"""A close-up of the front page: what happened in a part of the board, with large counts and names."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import dist

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Geometry, Point, load
from renders.civ.pictures.front_arrows import draw_flows
from renders.civ.pictures.front_deeds import VIOLENT, Deeds, Fate, Happening, weights_of
from renders.civ.pictures.front_ground import Ground, paint_ground, put_sites
from renders.civ.pictures.front_signs import (
    battle_of,
    battle_plate,
    piece,
    renewed,
    sign_of,
)
from renders.civ.pictures.pieces import owners_of, parties
from renders.civ.pictures.signs import victim
from renders.civ.shown import Shown
from renders.front.closeup import CloseUp, Layer
from renders.front.model import Size
from renders.front.numbers import HIDDEN
from renders.front.plates import body_of
from renders.paint.layout import Box
from renders.paint.sprites import Sprite, sprite
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ.state import BARBARIANS
from rules.table import Seat

HOT, QUIET, CROWDED = 1.5, 1.2, 0.86
"""How large tokens are where something happened, elsewhere, and where three or more owners share an area."""
TOWN_HOT, TOWN_QUIET, SHIP, THREAT = 1.4, 1.2, 1.1, 1.2
NAME_HOT, NAME_QUIET, NAME_SMALL = 36, 27, 25
NEAR, FAR, BESIDE = 50.0, 140.0, 72.0
"""How far the name of an area where something happened stands from its place if it can be, and at most;
and how far from the middle of a plate."""
UNDER, SURELY = 52.0, 4.0
"""How far from its piece, and by how much nearer to that than to any other that matters."""
WARM = 0.9
"""The weight from which an area stands out."""
PLATED = {Fate.STRUCK, Fate.ANNEXED}
SWORDS = 1.1
"""How large the sign of a fight without a plate is."""
SMALL_BLOW, LARGE_BLOW, ROOM_OF_BLOW = 1.15, 1.5, 80000.0
"""The least and the largest size of a plate of a calamity, which it has with so many pixels for itself."""
ROOM_OF_VICTIM = 50000.0
"""With so many pixels for itself, such a plate may say whom it hit."""
OUTSIDE = 12.0
"""Pieces whose place lies farther outside the picture are left out."""
SMALLEST, LARGEST, ROOM = 0.78, 1.2, 26000.0
"""Pieces grow by so much at most, or shrink where nothing happened; with so many pixels each, neither."""


@dataclass(slots=True)
class Scene:
    """A close-up of the family under way: what is seen, and where the pieces of each owner came to stand."""

    shown: Shown
    deeds: Deeds
    board: Geometry
    ground: Ground
    close: CloseUp
    hot: frozenset[str]
    ranked: tuple[str, ...]
    """The areas in sight, the weightiest first."""
    roomy: float
    """How much larger pieces are, where there are few."""
    quiet: float
    """The same where nothing happened: smaller, where there are many."""
    owners: dict[str, tuple[Seat, ...]]
    blow: float
    """How large the plates of calamities are."""
    is_roomy: bool
    """Whether there is room on them for whom they hit."""
    fights: dict[str, Happening] = field(default_factory=dict)
    """The fights that have a plate, by area."""
    plates: dict[str, Point] = field(default_factory=dict)
    spots: dict[tuple[str, Seat], Point] = field(default_factory=dict)
    signs: list[tuple[Point, Point, float]] = field(default_factory=list)
    """Where signs stand, the places they speak of, and how far from there they need a line."""


def draw_close_up(
    shown: Shown, deeds: Deeds, seen: Corners, size: Size, bare: frozenset[str] = frozenset()
) -> CloseUp:
    """The part of the board that is seen, in a picture of this size; the fights of some areas without plates.

    A plate without a name could be anywhere: where one finds no place for its name, it is left out.
    """
    scene = _scene(shown, deeds, seen, size)
    fights = _fights(scene)
    for area in scene.ranked:
        if area not in fights:
            _put_town(scene, area)
    _put_fights(scene, fights, bare)
    unnamed = [area for area in scene.fights if not _keep_name(scene, area)]
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
        _write_name(scene, area)
    return scene.close


def _scene(shown: Shown, deeds: Deeds, seen: Corners, size: Size) -> Scene:
    weights = weights_of(deeds)
    warm = frozenset(area for area, weight in weights.items() if weight >= WARM)
    fought = {one.area for one in deeds.happenings if one.fate in VIOLENT}
    ground = paint_ground(shown, seen, size, warm, fought)
    close = CloseUp.on(ground.picture, ground.window, shown.scheme)
    ranked = tuple(sorted(ground.visible, key=lambda area: (-weights.get(area, 0.0), area)))
    pieces = 6 + sum(len(parties(shown.view, area)) + (area in shown.view.cities) for area in ranked)
    pieces += sum(one.area in ranked and one.weight >= WARM for one in deeds.happenings) // 2
    share = (size[0] * size[1] / pieces / ROOM) ** 0.5
    roomy, quiet = (min(LARGEST, max(least, share)) for least in (1.0, SMALLEST))
    owners = owners_of(shown.view)
    struck = sum(one.fate in PLATED and one.area in ranked for one in deeds.happenings)
    each = size[0] * size[1] / max(1, struck)
    blow = min(LARGE_BLOW, max(SMALL_BLOW, LARGE_BLOW * (each / ROOM_OF_BLOW) ** 0.5))
    board, is_roomy = load(shown.board), each >= ROOM_OF_VICTIM
    return Scene(
        shown, deeds, board, ground, close, warm, ranked, roomy, quiet, owners, round(blow, 2), is_roomy
    )


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
    place = moorings(scene.board, area, coast)[0]
    if not scene.close.shows(place):
        return
    wanted = scene.close.point(place)
    if is_scenery:
        xy = scene.close.stand_if_free(image, wanted, 70, 0.8)
    else:
        xy = _stand(scene, image, wanted, 60, 0.7)
    if xy is not None:
        scene.spots.setdefault((f"ship {area}", owner), xy)


def moorings(board: Geometry, area: str, coast: str = "") -> tuple[Point, ...]:
    """Where ships lie at a coast, or at any of the area, or in a sea."""
    if area in board.seas:
        return board.seas[area].slots
    shape = board.areas[area]
    return shape.ships.get(coast) or next(iter(shape.ships.values()), shape.slots)


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


def _keep_name(scene: Scene, area: str) -> bool:
    """The name of a fight finds its place before the pieces around it: near its plate, small if need be."""
    label = scene.board.areas[area].label
    printed, letters = scene.close.point((label.x, label.y)), round(NAME_HOT * scene.roomy)
    x, y = scene.plates[area]
    below, above = (x, y + BESIDE), (x - BESIDE, y - BESIDE)
    near = [printed] if dist(printed, (x, y)) <= FAR else []
    own, small = _is_own(scene, area), NAME_SMALL
    return any(
        scene.close.keep_name(area, at, size, reach, hidden, fits)
        for size, reach, hidden, fits in (
            (letters, NEAR, 0.0, own),
            (NAME_QUIET, NEAR, 0.02, own),
            (small, FAR, 0.03, own),
            (small, FAR, 0.03, _anywhere),
            (small, FAR, 0.35, _anywhere),
        )
        for at in (*near, below, above)
    )


def _anywhere(_: Box) -> bool:
    return True


def _is_own(scene: Scene, area: str) -> Callable[[Box], bool]:
    """Whether a name is nearer to what happened in its area than to what happened in any other."""
    homes: dict[str, list[Point]] = defaultdict(list)
    for (name, _), xy in scene.spots.items():
        homes[name].append(xy)
    for name in scene.hot.intersection(scene.ranked).difference(homes):
        homes[name].append(scene.close.point(scene.board.middle(name)))
    rivals = [xy for name in scene.hot if name != area for xy in homes.get(name, ())]

    def fits(box: Box) -> bool:
        away = min((box.away(xy) for xy in homes.get(area, ())), default=0.0)
        return all(away + SURELY <= box.away(xy) for xy in rivals)

    return fits


def _name_hot(scene: Scene, area: str, printed: Point) -> None:
    """The name of an area where something happened: near, rather smaller than on something else."""
    letters, fits = round(NAME_HOT * scene.roomy), _is_own(scene, area)
    spots = [xy for (name, _), xy in scene.spots.items() if name == area]
    beside = [(x, y + side * UNDER) for x, y in spots[:1] for side in (1, -1)]
    near, far = (
        ((letters, NEAR, 0.02), (NAME_QUIET, NEAR, 0.02)),
        ((letters, FAR, 0.02), (NAME_SMALL, FAR, 0.08)),
    )
    for size, reach, hidden in (*near, *far):
        for at in (printed, *beside):
            if scene.close.name(area, at, size, scene.shown.scheme.accent, reach, hidden, 4, fits):
                return


def _write_name(scene: Scene, area: str) -> None:
    """The name of an area: large where something happened, faint where nobody is."""
    scheme, label = scene.shown.scheme, scene.board.areas[area].label
    wanted = scene.close.point((label.x, label.y))
    if area in scene.close.names:
        scene.close.write_name(area, scheme.accent, halo=4)
    elif area in scene.hot:
        _name_hot(scene, area, wanted)
    else:
        is_empty = area not in scene.owners
        tone = scheme.faint if is_empty else scheme.ink
        scene.close.name(area, wanted, NAME_QUIET, tone, reach=54, hidden=0.04, halo=2 if is_empty else 3)
