"""What is wrong with a drawn map, found from what was put on it; it knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import ceil, hypot

from PIL import Image

from renders.boards import Point
from renders.front.closeup import CloseUp
from renders.front.numbers import core_of
from renders.front.plates import body_of
from renders.paint.layout import Box
from renders.pictures.placed import Placed, What

ASHORE = 12.0
"""How many pixels of the board an arrow at sea may touch land in one stretch: a strait's shores."""
HIDDEN = 0.2
"""The share of a number that may be covered."""
OPAQUE = 128
"""From here on a pixel covers what is below it; a shadow does not."""
NAME_HIDDEN = 0.3
"""The share of a name that may be covered: its halo and its ends."""
ON_NAME = 0.6
"""The share of itself by which something may stand on a long name."""
CUT = 1.0
"""By how many pixels something may reach over the edge."""
ALONE = {"one"}
"""Arrows of a single piece, in a game where only several are counted."""
AROUND_NUMBERS = {"over"}
"""Signs that are meant to stand around a printed number."""
REACH = 100.0
"""What lies so many pixels outside the picture can touch nothing that is seen."""
SOLID = {What.PIECE, What.MARK, What.GHOST, What.COUNT}


@dataclass(frozen=True, slots=True)
class Scene:
    """A drawn map: what was put on it in this order, and the board below it."""

    placed: Sequence[Placed]
    shown: Box
    """The part of the picture inside its frame."""
    names: Sequence[Box]
    """The printed names and numbers in the picture."""
    place: Callable[[Point], Point]
    """A point of the picture as a place of the board."""
    is_in: Callable[[str, Point], bool]
    """Whether an area, or its water, has a place of the board."""
    is_land: Callable[[Point], bool]
    unit: float


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong: which rule is broken, and by what."""

    rule: str
    what: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.what}"


def findings(scene: Scene) -> list[Finding]:
    """Everything that is wrong."""
    return [
        *_outside(scene),
        *_ashore(scene),
        *_uncounted(scene),
        *_over_names(scene),
        *_covered(scene),
        *_hiding_land(scene),
        *_cut(scene),
    ]


def close_up_findings(scene: Scene, whole: float, around: str) -> list[Finding]:
    """Everything that is wrong with a close-up around a place; it must not be coarser than the whole map."""
    found = findings(scene)
    if scene.unit < whole:
        found.append(Finding("coarser than the map", f"{scene.unit:.2f} around {around}"))
    return found


def front_findings(close: CloseUp) -> list[Finding]:
    """What is wrong with a close-up of the posted page."""
    return [
        *plate_findings(close.plates),
        *_unnamed(close),
        *names_findings([name.box for name in close.names.values()]),
        *_hidden(close),
        *_written_over(close),
    ]


def plate_findings(plates: Sequence[Box]) -> list[Finding]:
    """Plates of a close-up of the posted page that cover one another."""
    return [
        Finding("plates overlap", f"{_rounded(one)} and {_rounded(other)}")
        for one, other in combinations(plates, 2)
        if one.overlap(other)
    ]


def names_findings(names: Sequence[Box]) -> list[Finding]:
    """Names that touch one another."""
    return [
        Finding("names touch", f"{_rounded(one)} and {_rounded(other)}")
        for one, other in combinations(names, 2)
        if one.overlap(other)
    ]


def _unnamed(close: CloseUp) -> Iterator[Finding]:
    """Fights that happen nowhere."""
    for name in close.plated:
        if name not in close.names:
            yield Finding("fight without a name", name)


def _hidden(close: CloseUp) -> Iterator[Finding]:
    """Numbers of pieces, and signs, under what lies above."""
    things = close.seen()
    boxes = [body_of(image).at(xy) for _, image, xy in things]
    for (at, box), (other_at, other) in combinations(enumerate(boxes), 2):
        core = core_of(box)
        if _share(core, other) > HIDDEN and _painted(core, *things[other_at][1:]) > HIDDEN:
            layer, above = things[at][0].name.lower(), things[other_at][0].name.lower()
            yield Finding("number covered", f"{layer} at {_rounded(box)} by {above} at {_rounded(other)}")


def _painted(box: Box, image: Image.Image, xy: Point) -> float:
    """The share of a box that an image around a point covers: the corners around a star cover nothing."""
    left, top = xy[0] - image.width / 2, xy[1] - image.height / 2
    part = image.getchannel("A").crop(
        (round(box.left - left), round(box.top - top), round(box.right - left), round(box.bottom - top))
    )
    return sum(part.histogram()[OPAQUE:]) / (part.width * part.height)


def _written_over(close: CloseUp) -> Iterator[Finding]:
    """Names on the numbers of pieces and on plates."""
    for text, name in close.names.items():
        for layer, box in close.laid:
            if _share(core_of(box), name.box) > HIDDEN:
                yield Finding("name over a number", f"{text} on {layer.name.lower()} at {_rounded(box)}")


def _outside(scene: Scene) -> Iterator[Finding]:
    """Signs and pieces that stand in a neighbour's area; on a piece of its own place a sign may reach out."""
    pieces = [placed for placed in scene.placed if placed.what is What.PIECE]
    for placed in scene.placed:
        if placed.what not in SOLID - {What.COUNT} or not placed.area:
            continue
        if scene.is_in(placed.area, scene.place(placed.box.centre)):
            continue
        on = (piece for piece in pieces if piece.place == placed.place and piece.box.overlap(placed.box))
        if placed.what is What.PIECE or not any(on):
            yield Finding("outside its area", _named(placed))


def _ashore(scene: Scene) -> Iterator[Finding]:
    """Arrows at sea that cross land."""
    for placed in scene.placed:
        if placed.what is What.ARROW and placed.by_sea and _longest_on_land(scene, placed.line) > ASHORE:
            yield Finding("at sea over land", _named(placed))


def _longest_on_land(scene: Scene, line: Sequence[Point]) -> float:
    longest = here = 0.0
    for point, step in _steps([scene.place(point) for point in line], 2.0):
        here = here + step if scene.is_land(point) else 0.0
        longest = max(longest, here)
    return longest


def _steps(line: Sequence[Point], length: float) -> Iterator[tuple[Point, float]]:
    for (x0, y0), (x1, y1) in pairwise(line):
        whole = hypot(x1 - x0, y1 - y0)
        count = max(1, ceil(whole / length))
        for i in range(count):
            yield (x0 + (x1 - x0) * i / count, y0 + (y1 - y0) * i / count), whole / count


def _uncounted(scene: Scene) -> Iterator[Finding]:
    """Arrows without their number."""
    counts = {_target(placed) for placed in scene.placed if placed.what is What.COUNT}
    several = (placed for placed in scene.placed if placed.what is What.ARROW and placed.kind not in ALONE)
    for target in {_target(placed) for placed in several} - counts:
        yield Finding("arrow without a number", str(target))


def _target(placed: Placed) -> tuple[str, int | None, bool]:
    return placed.place, placed.owner, placed.by_sea


def _over_names(scene: Scene) -> Iterator[Finding]:
    """Arrows over printed names and numbers that were not brought up afterwards."""
    raised = {placed.box: at for at, placed in enumerate(scene.placed) if placed.what is What.NAME}
    for at, placed in enumerate(scene.placed):
        if placed.what is not What.ARROW:
            continue
        points = [point for point, _ in _steps(placed.line, 3.0) if scene.shown.holds(point)]
        if not points:
            continue
        around = _around(points)
        for box in scene.names:
            if raised.get(box, -1) < at and box.overlap(around) and any(map(box.holds, points)):
                yield Finding("arrow over a name", f"{_named(placed)} at {_rounded(box)}")


def _around(points: Sequence[Point]) -> Box:
    """A box with all these points well inside it."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys)).padded(1.0)


def _covered(scene: Scene) -> Iterator[Finding]:
    """Numbers and names under something that was put there later."""
    numbered: list[tuple[Placed, Box]] = []
    names = [box for box in scene.names if box.overlap(scene.shown.padded(REACH))]
    for placed in scene.placed:
        if placed.what in SOLID:
            for under, number in numbered:
                if _share(number, placed.box) > HIDDEN:
                    yield Finding("number covered", f"{_named(under)} by {_named(placed)}")
            for box in names if placed.kind not in AROUND_NUMBERS else ():
                if _share(box, placed.box) > NAME_HIDDEN or _share(placed.box, box) > ON_NAME:
                    yield Finding("name covered", f"{_rounded(box)} by {_named(placed)}")
        if placed.number is not None:
            numbered.append((placed, placed.number))


def _hiding_land(scene: Scene) -> Iterator[Finding]:
    """Titles and keys on land."""
    for placed in scene.placed:
        if placed.what is What.TITLE and any(_land_below(scene, placed.box)):
            yield Finding("title on land", _named(placed))


def _land_below(scene: Scene, box: Box, step: float = 6.0) -> Iterable[bool]:
    across = range(
        ceil(max(box.left, scene.shown.left)), ceil(min(box.right, scene.shown.right)), round(step)
    )
    down = range(ceil(max(box.top, scene.shown.top)), ceil(min(box.bottom, scene.shown.bottom)), round(step))
    return (scene.is_land(scene.place((x, y))) for x in across for y in down)


def _cut(scene: Scene) -> Iterator[Finding]:
    """Whatever reaches over the edge of the picture."""
    inner = scene.shown.padded(CUT)
    for placed in scene.placed:
        if placed.what in SOLID and not placed.box.inside(inner):
            yield Finding("cut by the frame", _named(placed))


def _share(of: Box, by: Box) -> float:
    both = of.overlap(by)
    return both / of.extent if both else 0.0


def _named(placed: Placed) -> str:
    owner = "" if placed.owner is None else f" of {placed.owner}"
    return f"{placed.what} {placed.kind}{owner} for {placed.place} at {_rounded(placed.box)}"


def _rounded(box: Box) -> str:
    x, y = box.centre
    return f"({x:.0f}, {y:.0f})"
