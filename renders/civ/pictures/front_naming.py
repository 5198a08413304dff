"""The names of a close-up of the front page: near what happened, each nearest to its own area."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from math import dist

from renders.boards import Point
from renders.civ.pictures.front_scene import Scene
from renders.front.naming import is_nearest
from renders.paint.layout import Box

NAME_HOT, NAME_QUIET, NAME_SMALL = 36, 27, 25
NEAR, FAR, BESIDE = 50.0, 140.0, 72.0
"""How far the name of an area where something happened stands from its place if it can be, and at most;
and how far from the middle of a plate."""
UNDER, SURELY = 52.0, 4.0
"""How far from its piece, and by how much nearer to that than to any other that matters."""


def keep_fight(scene: Scene, area: str) -> bool:
    """The name of a fight finds its place before the pieces around it: near its plate, small if need be."""
    label = scene.board.areas[area].label
    printed, letters = scene.close.point((label.x, label.y)), round(NAME_HOT * scene.roomy)
    x, y = scene.plates[area]
    below, above = (x, y + BESIDE), (x - BESIDE, y - BESIDE)
    near = [printed] if dist(printed, (x, y)) <= FAR else []
    own, small = _own(scene, area), NAME_SMALL
    return any(
        scene.close.keep_name(area, at, size, reach, hidden, fits)
        for size, reach, hidden, fits in (
            (letters, NEAR, 0.0, own),
            (NAME_QUIET, NEAR, 0.02, own),
            (small, FAR, 0.03, own),
            (small, FAR, 0.03, None),
            (small, FAR, 0.35, None),
        )
        for at in (*near, below, above)
    )


def _own(scene: Scene, area: str) -> Callable[[Box], bool]:
    """Whether a name is nearer to what happened in its area than to what happened in any other."""
    homes: dict[str, list[Point]] = defaultdict(list)
    for (name, _), xy in scene.spots.items():
        homes[name].append(xy)
    for name in scene.hot.intersection(scene.ranked).difference(homes):
        homes[name].append(scene.close.point(scene.board.middle(name)))
    rivals = [xy for name in scene.hot if name != area for xy in homes.get(name, ())]
    return partial(is_nearest, homes.get(area, ()), rivals, by=SURELY)


def _name_hot(scene: Scene, area: str, printed: Point) -> None:
    """The name of an area where something happened: near, rather smaller than on something else."""
    letters, fits = round(NAME_HOT * scene.roomy), _own(scene, area)
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


def write_area(scene: Scene, area: str) -> None:
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
