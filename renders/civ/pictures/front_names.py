"""Each nation's emblem on its land, and beside it its name; at a table with room for it its player's, too."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import product
from math import dist

from PIL import ImageDraw

from renders.boards import Point
from renders.civ.pictures.sheet import BoardSheet
from renders.civ.shown import Shown
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, width, write
from renders.paint.layout import Box, Occupied, square
from renders.pictures.placed import Placed, What
from renders.schemes import FEW
from rules.civ.state import BARBARIANS
from rules.table import Seat

SIGN, LETTERS, PLAYER = 68, 40, 29
"""The size of an emblem, of a nation's name and of its player's."""
SIZES, LEAST = (1.0, 0.9, 0.8, 0.72, 0.64), 27
"""The shares of these sizes at which names are written, the first at which one touches no other."""
SPACING = 0.9
APART = 16.0, 4.0
"""How much is free between two names in a line, if it can be, and at least."""
ASIDE, FARTHER = (0.0, 14.0, 30.0), (0.0, 14.0, 30.0, 46.0, 62.0, 80.0)
"""How much farther than beside its emblem a name may stand, and where everything near is taken."""
FAR = 30.0
"""What a pixel of the way from its emblem costs a name, in pixels of what it would cover."""
DOUBTFUL, STRANGE = 12.0, 5000.0
"""A name that is hardly nearer to its own emblem than to another costs so much."""
ROUNDS, SOONER = 3, 6
"""How often those who found no free place try others' turns, and every which one."""
NEAR = 200.0
"""Areas of a nation farther away than this count the same when its midst is sought."""


@dataclass(frozen=True, slots=True)
class _Label:
    """The name of a nation, and its player's below it, in letters of some size."""

    lines: tuple[tuple[str, Typeface, float], ...]

    @property
    def long(self) -> float:
        """How long its longest line is."""
        return max(width(text, face, size) for text, face, size in self.lines)

    @property
    def tall(self) -> float:
        """How high all lines are."""
        return sum(size * SPACING for _, _, size in self.lines)

    @property
    def box(self) -> Box:
        """What it takes, from its left end in the middle of its height."""
        return Box(0, -self.tall / 2, self.long, self.tall / 2)

    def room(self, apart: float) -> Box:
        """The same with what must be free around it: two names in a line are not read as one."""
        return Box(-apart, -self.tall / 2 - 2, self.long + apart, self.tall / 2 + 2)


@dataclass(frozen=True, slots=True)
class _Name:
    """Where a name stands, and how well."""

    label: _Label
    at: Point
    is_free: bool
    """It touches no other name or emblem."""
    away: float
    """How far it is from its emblem."""
    is_doubtful: bool
    """Another emblem is hardly farther away."""


def put_names(sheet: BoardSheet, shown: Shown, holders: dict[str, Seat]) -> None:
    """The largest realm first."""
    lands: dict[Seat, list[str]] = defaultdict(list)
    for area, seat in sorted(holders.items()):
        if seat != BARBARIANS:
            lands[seat].append(area)
    order = sorted(lands, key=lambda seat: (-len(lands[seat]), seat))
    signs = {seat: _put_emblem(sheet, shown, seat, lands[seat]) for seat in order}
    for seat, name in _settled(sheet, shown, signs).items():
        box = name.label.box.at(name.at)
        sheet.taken.take(box)
        sheet.placed.append(Placed(What.NAME, box, "nation", shown.name(seat)))
        _write(sheet, shown, name.label, name.at, signs[seat])


def _settled(sheet: BoardSheet, shown: Shown, signs: dict[Seat, Point]) -> dict[Seat, _Name]:
    """Where the names stand; whoever finds no free place chooses sooner, which may be best for all."""
    best = _chosen(sheet, shown, signs, list(signs))
    for _ in range(ROUNDS):
        crowded = [seat for seat, name in best.items() if not name.is_free]
        if not crowded:
            break
        rest = [seat for seat in best if seat not in crowded]
        orders = [[*rest[:at], *crowded, *rest[at:]] for at in range(0, len(rest), SOONER)]
        tried = [_chosen(sheet, shown, signs, way, low) for way in orders for low in ((), crowded)]
        best = min(best, *tried, key=_strain)
    return best


def _strain(names: dict[Seat, _Name]) -> tuple[int, int, float]:
    """How many find no free place, how many could be another's, and how far all are from their emblems."""
    found = names.values()
    return sum(not n.is_free for n in found), sum(n.is_doubtful for n in found), sum(n.away for n in found)


def _chosen(
    sheet: BoardSheet,
    shown: Shown,
    signs: dict[Seat, Point],
    order: Sequence[Seat],
    low: Collection[Seat] = (),
) -> dict[Seat, _Name]:
    """A place for each name, chosen in this order; those of some in the smallest letters."""
    stand = Occupied(None, [square(xy, SIGN / 2 * 0.9) for xy in signs.values()])
    found = {}
    for seat in order:
        others = [other for other in signs.values() if other != signs[seat]]
        sizes = SIZES[-1:] if seat in low else SIZES
        name = found[seat] = _choose(sheet, shown, seat, signs[seat], others, stand, sizes)
        stand.take(name.label.box.at(name.at))
    return found


def _put_emblem(sheet: BoardSheet, shown: Shown, seat: Seat, areas: list[str]) -> Point:
    """On the area in the midst of the others."""
    middles = [sheet.middle(area) for area in areas]
    midst = min(middles, key=lambda one: sum(min(NEAR, dist(one, other)) for other in middles))
    half = SIGN / 2 * 0.9
    xy = sheet.free_place(Box(-half, -half, half, half), midst, reach=60 / sheet.unit)
    sign = emblem(shown.livery(seat), SIGN)
    sheet.picture.paste(sign, (round(xy[0] - SIGN / 2), round(xy[1] - SIGN / 2)), sign)
    return xy


def _choose(
    sheet: BoardSheet,
    shown: Shown,
    seat: Seat,
    xy: Point,
    others: Sequence[Point],
    stand: Occupied,
    sizes: Sequence[float],
) -> _Name:
    """Beside its emblem where it touches no other name or emblem, and covers least.

    It is rather smaller and farther away than where it could be another's.
    """
    best = None
    for reach, apart, size in product((ASIDE, FARTHER), APART, sizes):
        label = _label(shown, seat, size)
        box, places = label.room(apart), _around(xy, label, reach)
        inside = [at for at in places if sheet.taken.bounds is None or box.at(at).inside(sheet.taken.bounds)]
        free = [at for at in inside if stand.is_free(box.at(at))]
        sure = [at for at in free if not _is_doubtful(label.box.at(at), xy, others)]
        if free and (sure or best is None):
            best = label, min(sure or free, key=lambda place: _cost(sheet, box.at(place), xy, others))
        if sure:
            break
    if best is not None:
        label, at = best
    else:
        at = min(inside or places, key=lambda place: stand.cost(box.at(place)))
    stands = label.box.at(at)
    return _Name(label, at, best is not None, stands.away(xy), _is_doubtful(stands, xy, others))


def _cost(sheet: BoardSheet, box: Box, xy: Point, others: Sequence[Point]) -> float:
    """What a name would cover, how far from its emblem it would stand, and whether another is as near."""
    doubt = STRANGE if _is_doubtful(box, xy, others) else 0.0
    return sheet.taken.cost(box) + FAR * box.away(xy) + doubt


def _is_doubtful(box: Box, xy: Point, others: Sequence[Point]) -> bool:
    return any(box.away(other) < box.away(xy) + DOUBTFUL for other in others)


def _label(shown: Shown, seat: Seat, size: float) -> _Label:
    lines = [(shown.name(seat), Typeface.NAME, LETTERS * size)]
    if shown.player(seat) != shown.name(seat) and len(shown.nations) <= FEW:
        lines.append((shown.player(seat), Typeface.TEXT_BOLD, max(LEAST, PLAYER * size)))
    return _Label(tuple(lines))


def _around(xy: Point, label: _Label, reach: Sequence[float]) -> list[Point]:
    """To the right, the left, below and above the emblem, and between these; then a little farther away."""
    return [(xy[0] + dx, xy[1] + dy) for aside in reach for dx, dy in _sides(label, aside)]


def _sides(label: _Label, aside: float) -> list[Point]:
    long, down, gap = label.long, SIGN / 2 + label.tall / 2 + aside, SIGN / 2 + 4 + aside
    across = (gap, -gap - long)
    sides = [(x, 0.0) for x in across] + [(-long / 2, down), (-long / 2, -down)]
    sides += [(x * 0.72, y * 0.8) for y in (down, -down) for x in across]
    sides += [(-long * share, y) for y in (down, -down) for share in (0.25, 0.75)]
    return sides + [(x, y) for y in (-down / 2, down / 2) for x in across]


def _write(sheet: BoardSheet, shown: Shown, label: _Label, at: Point, xy: Point) -> None:
    draw, scheme, y = ImageDraw.Draw(sheet.picture), shown.scheme, at[1] - label.tall / 2
    is_left = at[0] + label.long / 2 < xy[0] - SIGN / 2
    x, anchor = (at[0] + label.long, "rs") if is_left else (at[0], "ls")
    for text, face, size in label.lines:
        y += size * SPACING
        write(draw, (x, y - size * 0.12), text, face, size, scheme.ink, anchor, scheme.paper, 4)
