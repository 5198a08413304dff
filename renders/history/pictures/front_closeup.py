"""A close-up of the front page: an empire's turn in a part of the world, with large pieces and names."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from PIL import Image

from renders.boards import Box as Corners
from renders.boards import Point
from renders.boards.world import World, load_world
from renders.boards.world_ways import march, voyage
from renders.front.closeup import CloseUp, Layer
from renders.front.model import Size
from renders.front.naming import is_led, is_nearest
from renders.front.signs import plus
from renders.history.pictures.changes import TOWNS, Entry
from renders.history.pictures.front_deeds import FORT, MONUMENT, VIOLENT, Deeds, Fate, Happening
from renders.history.pictures.front_ground import Ground, paint_ground
from renders.history.pictures.front_signs import defeat, razed, struck
from renders.history.shown import Shown
from renders.paint.arrows import through
from renders.paint.colour import mix
from renders.paint.sprites import NEUTRAL, Sprite, put, sprite
from renders.paint.streams import Stream, count_plate, draw_stream, point_at
from rules.history_of_the_world.names import land_name

HOT, QUIET = 1.5, 1.15
"""How large armies are where something happened, and elsewhere."""
TOWN_HOT, TOWN_QUIET, FLEET = 1.35, 1.1, 1.25
NAME_HOT, NAME_QUIET, NAME_SMALL = 36, 27, 24
FAR = 120.0
"""How far from its place the name of a land may stand where something happened."""
ASIDE = (150.0, 210.0, 300.0)
"""How far it may stand where nothing nearer is free, or where another army would be nearer: with a line."""
WARM = 0.9
"""The weight from which a land stands out."""
LARGEST, ROOM = 1.2, 30000.0
"""Pieces grow by so much at most, while each has so many pixels of the picture for itself."""
ARROW, CLEAR, COUNT = 1.25, 26.0, 1.25
NEAR = ((1.0, 60.0), (0.84, 60.0), (0.7, 80.0))
"""How large a piece is and how far from its place it may stand: the first with room."""
AFAR = (*NEAR, (0.7, 200.0))
"""The same for what matters; a line leads from there to its place."""
ALONG = (0.42, 0.58, 0.34, 0.66, 0.26, 0.74)
"""Where on an arrow its number stands: the first with room."""
GREEN = (36, 118, 60)


@dataclass(slots=True)
class Scene:
    """A close-up under way: what is seen, and where the army of each land came to stand."""

    shown: Shown
    deeds: Deeds
    world: World
    ground: Ground
    close: CloseUp
    hot: frozenset[str]
    ranked: tuple[str, ...]
    """The lands in sight, the weightiest first."""
    roomy: float
    spots: dict[str, Point] = field(default_factory=dict)
    signs: list[tuple[Point, Point]] = field(default_factory=list)
    """Where signs stand, and the places they speak of."""


def draw_close_up(shown: Shown, deeds: Deeds, seen: Corners, size: Size) -> CloseUp:
    """The part of the world that is seen, in a picture of this size."""
    scene = _scene(shown, deeds, seen, size)
    for land in scene.ranked:
        _put_army(scene, land)
    for land in scene.ranked:
        _put_buildings(scene, land)
    _put_fleets(scene)
    _put_signs(scene)
    _draw_ways(scene)
    for land in scene.ranked:
        _keep_name(scene, land)
    for xy, place in scene.signs:
        scene.close.tie(xy, place, 92)
    scene.close.paint()
    for land in scene.ranked:
        _write_name(scene, land)
    return scene.close


def _scene(shown: Shown, deeds: Deeds, seen: Corners, size: Size) -> Scene:
    weights = deeds.weights
    warm = frozenset(land for land, weight in weights.items() if weight >= WARM)
    fought = {one.land for one in deeds.happenings if one.fate in VIOLENT}
    ground = paint_ground(shown, seen, size, warm, fought)
    close = CloseUp.on(ground.picture, ground.window, shown.scheme)
    ranked = tuple(sorted(ground.visible, key=lambda land: (-weights.get(land, 0.0), land)))
    pieces = 6 + sum((land in shown.view.lands) + (land in shown.view.settlements) for land in ranked)
    pieces += sum(one.land in ranked for one in deeds.happenings)
    roomy = min(LARGEST, max(1.0, (size[0] * size[1] / pieces / ROOM) ** 0.5))
    return Scene(shown, deeds, load_world(), ground, close, warm, ranked, roomy)


def _put_army(scene: Scene, land: str) -> None:
    """The army of a land, in a fort if there is one."""
    held = scene.shown.view.lands.get(land)
    wanted = scene.close.point(scene.world.lands[land].army)
    scene.spots[land] = wanted
    if held is None:
        return
    scale = round((HOT if land in scene.hot else QUIET) * scene.roomy, 2)
    kind = Sprite.GARRISON if held.fort else Sprite.ARMY
    text = str(held.armies) if held.armies > 1 else ""
    image = sprite(kind, scene.shown.livery(held.seat), text, scale)
    if _is_new(scene, land, FORT):
        image = _with_plus(image, 34)
    scene.spots[land] = _put_piece(scene, image, wanted, 0.7, land in scene.hot) or wanted


def _put_piece(scene: Scene, image: Image.Image, wanted: Point, share: float, is_hot: bool) -> Point | None:
    """Beside all others; where there is no room farther away, or left out if nothing happened there."""
    xy = scene.close.stand_clear(image, wanted, AFAR if is_hot else NEAR, share=share)
    if xy is not None and is_hot:
        scene.signs.append((xy, wanted))
    return xy


def _put_buildings(scene: Scene, land: str) -> None:
    """Its capital or city and its monument; a plus on what is new."""
    shown, shape = scene.shown, scene.world.lands[land]
    held = shown.view.lands.get(land)
    livery = shown.livery(held.seat) if held else NEUTRAL
    scale = round((TOWN_HOT if land in scene.hot else TOWN_QUIET) * scene.roomy, 2)
    town = shown.view.settlements.get(land)
    if town is not None:
        image = sprite(TOWNS[town], livery, scale=scale)
        if _is_new(scene, land, str(town)):
            image = _with_plus(image, 40)
        _put_piece(scene, image, scene.close.point(shape.city), 0.8, land in scene.hot)
    if land in shown.view.monuments and (land in scene.hot or not scene.hot):
        image = sprite(Sprite.MONUMENT, livery, scale=scale)
        if _is_new(scene, land, MONUMENT):
            image = _with_plus(image, 36)
        _put_piece(scene, image, scene.close.point(shape.monument), 0.7, land in scene.hot)


def _is_new(scene: Scene, land: str, what: str) -> bool:
    return any(one.what == what and one.fate in (Fate.CAPITAL, Fate.BUILT) for one in scene.deeds.at(land))


def _with_plus(image: Image.Image, size: int) -> Image.Image:
    found = image.copy()
    put(found, plus(size, GREEN), (found.width - size / 2, size / 2))
    return found


def _put_fleets(scene: Scene) -> None:
    fleets = dict(scene.deeds.changes.fleets)
    fleets |= {sea: navy.seat for sea, navy in scene.shown.view.navies.items()}
    for sea, seat in fleets.items():
        place = scene.world.waters[sea].fleets[0]
        if scene.close.shows(place):
            image = sprite(Sprite.FLEET, scene.shown.livery(seat), scale=FLEET)
            wanted = scene.close.point(place)
            scene.spots[sea] = _put_piece(scene, image, wanted, 0.7, is_hot=False) or wanted


def _put_signs(scene: Scene) -> None:
    """Who was beaten, what was sacked, whom fate struck: beside the armies, none on another."""
    images: list[Image.Image] = []
    spots: list[Point] = []
    about: list[str] = []
    for land in scene.ranked:
        for one in scene.deeds.at(land):
            image = _sign_of(scene.shown, one)
            if image is not None:
                images.append(image)
                spots.append(scene.spots[land])
                about.append(land_name(land))
    wanted = [(x + 40, y - 58) for x, y in spots]
    found = scene.close.stand_apart(images, wanted, about, is_sparing=True)
    for xy, spot in zip(found, spots, strict=True):
        if xy is not None:
            scene.signs.append((xy, spot))


def _sign_of(shown: Shown, one: Happening) -> Image.Image | None:
    """What is put beside the army of a land; None where the pieces say it themselves."""
    match one.fate:
        case Fate.WON:
            return defeat(shown, one.seat, shown.scheme)
        case Fate.FAILED:
            return defeat(shown, one.by, shown.scheme)
        case Fate.SACKED:
            return razed(shown, one)
        case Fate.STRUCK:
            return struck(shown, one, shown.scheme)
    return None


def _draw_ways(scene: Scene) -> None:
    """Where armies went, under all pieces; how many, where there were several."""
    for entry in scene.deeds.changes.entries:
        points = _way(scene, entry)
        if not any(scene.close.shows(point, 40) for point in points):
            continue
        line = tuple(scene.close.point(point) for point in points)
        line = (scene.spots.get(entry.source, line[0]), *line[1:-1], scene.spots.get(entry.land, line[-1]))
        if not entry.by_sea:
            line = tuple(through(line))
        colour = scene.shown.livery(entry.seat).colour
        colour = mix(colour, scene.shown.scheme.paper, 0.45) if entry.failed else colour
        stream = Stream((line,), colour, entry.count, entry.by_sea)
        draw_stream(scene.close.picture, stream, ARROW, CLEAR)
        if entry.count > 1:
            _put_count(scene, count_plate(stream, COUNT), line)


def _put_count(scene: Scene, image: Image.Image, line: tuple[Point, ...]) -> None:
    """How many went: at the middle of the arrow, elsewhere on it, or smaller beside it."""
    middle = point_at(line, 0.5)
    along = [(point_at(line, share), ((1.0, 0.0),)) for share in ALONG]
    for at, tries in ((middle, ((1.0, 50.0),)), *along, (middle, ((0.8, 70.0), (0.8, 140.0)))):
        if scene.close.stand_clear(image, at, tries, Layer.SIGN) is not None:
            return


def _way(scene: Scene, entry: Entry) -> tuple[Point, ...]:
    if entry.source in scene.world.waters:
        return voyage(entry.source, entry.land)
    return march(entry.source, entry.land)


def _keep_name(scene: Scene, land: str) -> None:
    """A place for the name of a land: large where something happened, else only where there is room."""
    label = scene.world.lands[land].label
    wanted, name = scene.close.point((label.x, label.y)), land_name(land)
    if land not in scene.hot:
        scene.close.keep_name(name, wanted, NAME_QUIET, reach=54, hidden=0.04)
        return
    letters, own = round(NAME_HOT * scene.roomy), scene.spots[land]
    others = [
        scene.spots[other] for other in scene.spots if other in scene.shown.view.lands and other != land
    ]
    for size, hidden in ((letters, 0.03), (NAME_QUIET, 0.05), (NAME_QUIET, 0.2), (NAME_SMALL, 0.2)):
        if scene.close.keep_name(name, wanted, size, FAR, hidden, partial(is_nearest, [own], others)):
            return
    bodies = [body for _, body in scene.close.laid]
    for hidden, fits in ((0.05, partial(is_led, own, bodies)), (0.2, None)):
        for reach in (FAR, *ASIDE):
            if scene.close.keep_name(name, wanted, NAME_SMALL, reach, hidden, fits):
                scene.close.tie_name(name, own, scene.shown.scheme.accent)
                return


def _write_name(scene: Scene, land: str) -> None:
    """A name that has its place: stronger where something happened, faint where nobody is."""
    scheme, name, is_empty = scene.shown.scheme, land_name(land), land not in scene.shown.view.lands
    if name not in scene.close.names:
        return
    if land in scene.hot:
        scene.close.write_name(name, scheme.accent, halo=4)
    else:
        scene.close.write_name(name, scheme.faint if is_empty else scheme.ink, halo=2 if is_empty else 3)
