"""Arrows for journeys: one for each owner and destination, at sea for ships, its number on it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import dist

from PIL import Image, ImageChops

from renders.boards import Point
from renders.boards.seaway import seaway
from renders.boards.terrain import terrain
from renders.civ.pictures.changes import Journey
from renders.civ.pictures.pieces import moorings_of
from renders.civ.pictures.sailing import sea_way
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import Shown
from renders.paint.arrows import curve, through
from renders.paint.layout import Box
from renders.paint.sprites import put
from renders.paint.streams import Line, Stream, count_plate, draw_stream, length_of, parts_within, point_at
from renders.pictures.placed import Placed, What
from rules.table import Seat

ARROW, PLATE = 0.8, 0.92
BOW = 0.08
CLEAR = 20.0
"""How far from the pieces at both ends an arrow keeps."""
SHARES = (0.5, 0.58, 0.42, 0.66, 0.34, 0.74, 0.26, 0.82, 0.18)
"""Where on an arrow its number may stand, best first."""
ASIDE = (
    (0, 0),
    *((far * dx, far * dy) for far in range(1, 7) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy),
)
"""Where beside an arrow, in steps of a plate's height."""
STRAYED = 0.001
"""What it costs a number to stand a pixel off its place, as a share of what is hidden."""
Target = tuple[Seat, str, bool]
"""Whose pieces arrive, where, and whether by sea."""


def draw_journeys(sheet: BoardSheet, shown: Shown, journeys: Counter[Journey]) -> dict[Target, Stream]:
    """An arrow for each destination of each owner; what was printed or written there stays on top."""
    if not journeys:
        return {}
    before = sheet.picture.copy()
    drawn: dict[Target, Stream] = {}
    for target, those in _by_target(journeys).items():
        lines = [line_of(sheet, shown, journey, journeys) for journey in those]
        lines = [line for line in lines if len(line) > 1 and _is_seen(sheet, line)]
        if not lines:
            continue
        seat, place, by_sea = target
        count = sum(journeys[journey] for journey in those)
        stream = Stream(tuple(lines), shown.livery(seat).colour, count, by_sea)
        for line in draw_stream(sheet.picture, stream, ARROW * sheet.unit, CLEAR):
            sheet.placed.append(
                Placed(What.ARROW, _around(line), "arrow", place, seat, line=line, by_sea=by_sea)
            )
        drawn[target] = stream
    _bring_up_names(sheet, before)
    return drawn


def put_counts(sheet: BoardSheet, streams: dict[Target, Stream]) -> None:
    """How many move, on every arrow: where it covers nothing, else where it covers least."""
    for (seat, place, by_sea), stream in streams.items():
        plate = count_plate(stream, round(PLATE * sheet.unit, 2))
        half = Box(-plate.width / 2, -plate.height / 2, plate.width / 2, plate.height / 2)
        xy = _place_of_count(sheet, stream, half)
        put(sheet.picture, plate, xy)
        sheet.taken.take(half.at(xy))
        sheet.placed.append(
            Placed(What.COUNT, half.at(xy), "count", place, seat, number=half.at(xy), by_sea=by_sea)
        )


def _by_target(journeys: Iterable[Journey]) -> dict[Target, list[Journey]]:
    found: dict[Target, list[Journey]] = defaultdict(list)
    for journey in journeys:
        found[journey.seat, journey.path[-1], journey.by_sea].append(journey)
    return found


def line_of(sheet: BoardSheet, shown: Shown, journey: Journey, others: Iterable[Journey]) -> Line:
    """The way of a journey; a voyage goes on from where others of the same ship went ashore."""
    if not journey.by_sea:
        return _march(sheet, journey)
    path = journey.path
    parts = (other.path for other in others if other.by_sea and other.seat == journey.seat)
    begun = max(
        (len(part) for part in parts if 1 < len(part) < len(path) and path[: len(part)] == part), default=1
    )
    return _voyage(sheet, shown, journey.seat, path[begun - 1 :])


def _march(sheet: BoardSheet, journey: Journey) -> Line:
    """From the mover's own pieces to its pieces at the end, over the borders on the way."""
    path = journey.path
    stops = [sheet.places.get((area, journey.seat), sheet.middle(area)) for area in (path[0], path[-1])]
    points = [stops[0], *(sheet.middle(area) for area in path[1:-1]), stops[1]]
    found = [points[0]]
    for (one, other), (here, there) in zip(pairwise(path), pairwise(points), strict=True):
        border = sheet.board.crossing(one, other)
        if border and not _is_straight(sheet, here, there, {one, other}):
            found.append(sheet.point(border))
        found.append(there)
    return tuple(through(found) if len(found) > 2 else curve(found[0], found[1], BOW))


def _is_straight(sheet: BoardSheet, here: Point, there: Point, areas: set[str]) -> bool:
    """Whether one can go straight on without leaving two areas."""
    ground, steps = terrain(sheet.board.name), 12
    (x0, y0), (x1, y1) = sheet.board_place(here), sheet.board_place(there)
    between = ((x0 + (x1 - x0) * i / steps, y0 + (y1 - y0) * i / steps) for i in range(steps + 1))
    return all(ground.owner(place) in areas for place in between)


def _voyage(sheet: BoardSheet, shown: Shown, seat: Seat, ports: tuple[str, ...]) -> Line:
    """Over the waters from port to port."""
    way = sea_way(shown.rules.board, ports)
    if not any(sheet.reaches(water.area) for water in way):
        return ()
    stops = [moorings_of(sheet.board, *way[0])[0], moorings_of(sheet.board, *way[-1])[0]]
    for end, port in zip((0, -1), (ports[0], ports[-1]), strict=True):
        lying = sheet.places.get((f"ship {port}", seat))
        if lying is not None:
            stops[end] = sheet.board_place(lying)
    rounded = [(round(x), round(y)) for x, y in stops]
    waters = tuple(water.area for water in way)
    return tuple(sheet.point(place) for place in seaway(sheet.board.name, rounded[0], rounded[1], waters))


def _is_seen(sheet: BoardSheet, line: Line) -> bool:
    wide, tall = sheet.picture.size
    return any(0 <= x <= wide and 0 <= y <= tall for x, y in line)


def _around(line: Line) -> Box:
    across, down = [x for x, _ in line], [y for _, y in line]
    return Box(min(across), min(down), max(across), max(down))


def _bring_up_names(sheet: BoardSheet, before: Image.Image) -> None:
    """Names and limits once more, wherever an arrow was drawn over them."""
    arrows = [placed.box.padded(14 * sheet.unit) for placed in sheet.placed if placed.what is What.ARROW]
    whole = Box(0, 0, *sheet.picture.size)
    for box in sheet.names:
        if not box.overlap(whole) or not any(box.overlap(arrow) for arrow in arrows):
            continue
        outer = box.padded(4 * sheet.unit)
        crop = (
            max(0, round(outer.left)),
            max(0, round(outer.top)),
            min(sheet.picture.width, round(outer.right)),
            min(sheet.picture.height, round(outer.bottom)),
        )
        now = sheet.picture.crop(crop)
        covered = ImageChops.difference(now, before.crop(crop)).convert("L").point([0] + [255] * 255)
        if covered.getbbox():
            ink = sheet.ink.crop(crop)
            sheet.picture.paste(ink, crop[:2], ImageChops.multiply(ink.getchannel("A"), covered))
            sheet.placed.append(Placed(What.NAME, box))


def _place_of_count(sheet: BoardSheet, stream: Stream, plate: Box) -> Point:
    """On the weightiest line that has room, else beside it, else where it covers least."""
    best, least = stream.lines[0][-1], float("inf")
    for cost, xy in _candidates(sheet, stream, plate):
        if cost < least:
            best, least = xy, cost
        if not cost:
            break
    return best


def _candidates(sheet: BoardSheet, stream: Stream, plate: Box) -> Iterator[tuple[float, Point]]:
    """Places on what is seen of the arrow, then beside it; where too little is seen, on the whole arrow."""
    aside = plate.bottom * 1.6
    wide, tall = sheet.picture.size
    inner = Box(-plate.left, -plate.top, wide - plate.right, tall - plate.bottom)
    seen = [part for line in stream.lines for part in parts_within(line, inner)] or stream.lines
    for dx, dy in ASIDE:
        for line in sorted(seen, key=length_of, reverse=True):
            for share in SHARES:
                x, y = point_at(line, share)
                there = x + dx * aside, y + dy * aside
                xy = sheet.brought_in(plate, there)
                yield sheet.taken.hidden(plate.at(xy)) + dist(xy, there) * STRAYED, xy
