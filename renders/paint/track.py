"""Tracks: a lane for each player, spaces in the colours of their zones, a line to the player's marker."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from PIL import Image, ImageDraw

from renders.paint.bars import GOLD
from renders.paint.colour import RGB, contrast, ink_on, mix
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, fit, width, wrap, write, write_centred
from renders.paint.glyphs import glyph
from renders.paint.page import EDGE, LEAST, TALL, TOP, WIDE, page
from renders.schemes import Scheme

_HEADS = 50
_MOST = 88.0
_APART = 12.0
"""How far the names of two zones stand from each other."""
_NAMES, _NOTES = 320.0, 372.0


@dataclass(frozen=True, slots=True)
class Zone:
    """A stretch of spaces with its own name and colour."""

    name: str
    colour: RGB


@dataclass(frozen=True, slots=True)
class Lane:
    """A player's spaces by zone (None: no space), the one it stands on, and what it needs next.

    Of the labels of spaces the next one ahead is written.
    """

    livery: Livery
    zones: tuple[Zone | None, ...]
    at: int
    note: str = ""
    labels: tuple[str, ...] = ()
    player: str = ""
    ready: bool = False
    """Whether nothing keeps it from the next space."""
    leads: bool = False


@dataclass(frozen=True, slots=True)
class _Lanes:
    """Where the spaces of all lanes stand."""

    left: float
    step: float
    tall: float
    right: float

    @property
    def size(self) -> int:
        return round(min(40, max(LEAST, self.tall * 0.66)))

    @property
    def marker(self) -> int:
        """How large a marker is."""
        return round(min(70.0, self.step * 1.25, self.tall * 1.06))

    def middle(self, space: float) -> float:
        """The middle of a space."""
        return self.left + (space + 0.5) * self.step


def track(lanes: Sequence[Lane], scheme: Scheme, title: str = "", subtitle: str = "") -> Image.Image:
    """All lanes one under the other, the zones named above them, what each needs beside them (RGBA)."""
    tall = min(_MOST, (TALL - TOP - _HEADS - 26) / max(1, len(lanes)))
    image = page(scheme, title, subtitle, TOP + _HEADS + tall * len(lanes) + 26)
    spaces = max([1, *(len(lane.zones) for lane in lanes)])
    notes = _NOTES if any(lane.note for lane in lanes) else 0.0
    right = WIDE - EDGE - notes
    left = EDGE + 64 + _NAMES
    where = _Lanes(left, (right - left) / spaces, tall, right)
    for i, lane in enumerate(lanes):
        _lane(image, lane, where, TOP + _HEADS + i * tall, i % 2 == 1, scheme)
    _heads(ImageDraw.Draw(image), lanes, where, scheme)
    if notes:
        at = WIDE - EDGE, TOP + 34
        write(ImageDraw.Draw(image), at, "next step", Typeface.SEA, LEAST + 6, scheme.faint, "rs")
    return image


def _heads(draw: ImageDraw.ImageDraw, lanes: Sequence[Lane], where: _Lanes, scheme: Scheme) -> None:
    """The zones by name, above where the first lane has them, or beside the one before."""
    start, ends = 0, [0.0, 0.0]
    for zone, group in groupby(lanes[0].zones if lanes else ()):
        count = len(list(group))
        middle, room = where.left + (start + count / 2) * where.step, count * where.step + 10
        start += count
        if zone is None:
            continue
        shorter = zone.name.removesuffix(" Age")
        words = next((w for w in (zone.name, shorter) if width(w, Typeface.TEXT_BOLD, LEAST) <= room), "")
        rows = [words] if words else wrap(shorter, Typeface.TEXT_BOLD, LEAST, room)
        ink, placed = _readable(zone.colour, scheme), list(enumerate(reversed(rows[:2])))
        halves = [width(row, Typeface.TEXT_BOLD, LEAST) / 2 for _, row in placed]
        middle = max(middle, *(ends[up] + _APART + halves[up] for up, _ in placed))
        for up, row in placed:
            ends[up] = middle + halves[up]
            write(draw, (middle, TOP + 40 - up * (LEAST - 2)), row, Typeface.TEXT_BOLD, LEAST, ink, "ms")


def _readable(colour: RGB, scheme: Scheme) -> RGB:
    """The colour of a zone, with as much of the ink as small letters need."""
    shades = (mix(colour, scheme.ink, share / 10) for share in range(3, 10))
    return next((shade for shade in shades if contrast(shade, scheme.paper) >= 4.5), scheme.ink)


def _lane(image: Image.Image, lane: Lane, where: _Lanes, y: float, striped: bool, scheme: Scheme) -> None:
    draw = ImageDraw.Draw(image)
    middle, size = y + where.tall / 2, where.size
    if striped:
        draw.rectangle([EDGE - 10, y, WIDE - EDGE + 10, y + where.tall - 1], fill=scheme.stripe)
    _who(image, lane, where, middle, scheme)
    for i, zone in enumerate(lane.zones):
        if zone is None:
            continue
        box = [where.left + i * where.step, y + 3, where.left + (i + 1) * where.step - 2, y + where.tall - 4]
        draw.rectangle(box, fill=mix(zone.colour, scheme.paper, 0 if i <= lane.at else 0.25))
    following = (i for i, text in enumerate(lane.labels) if text and i > lane.at)
    for i in islice(following, 1):
        zone = lane.zones[i] or Zone("", scheme.paper)
        ink = ink_on(mix(zone.colour, scheme.paper, 0.25))
        beside = where.middle(lane.at) + where.marker / 2 + 3
        x = max(where.middle(i), beside + width(lane.labels[i], Typeface.NUMBER, LEAST) / 2)
        write_centred(draw, (x, middle), lane.labels[i], Typeface.NUMBER, LEAST, ink)
    if 0 <= lane.at < len(lane.zones):
        bar = [where.left, middle - 7, where.middle(lane.at), middle + 7]
        draw.rectangle(bar, fill=lane.livery.colour, outline=(22, 17, 13), width=2)
        sign = emblem(lane.livery, where.marker)
        at = round(where.middle(lane.at) - sign.width / 2), round(middle - sign.height / 2)
        image.alpha_composite(sign, at)
    tone = scheme.good if lane.ready else scheme.bad
    rows, small = _note_rows(lane.note, size)
    for i, row in enumerate(rows):
        base = middle + (i - (len(rows) - 1) / 2) * small * 0.84 + small * 0.33
        write(draw, (WIDE - EDGE, base), row, Typeface.TEXT_BOLD, small, tone, "rs")


def _note_rows(note: str, size: int) -> tuple[list[str], float]:
    """The note on one line as large as it fits there, else on two of the smallest letters."""
    room = _NOTES - 16
    rows = wrap(note, Typeface.TEXT_BOLD, LEAST, room)[:2]
    return (rows, LEAST) if len(rows) > 1 else ([note], fit(note, Typeface.TEXT_BOLD, size, room, LEAST)[1])


def _who(image: Image.Image, lane: Lane, where: _Lanes, middle: float, scheme: Scheme) -> None:
    """The emblem, the name and the player; a crown for who leads."""
    draw, size = ImageDraw.Draw(image), where.size
    side = round(min(58, where.tall - 2))
    image.alpha_composite(emblem(lane.livery, side), (EDGE, round(middle - side / 2)))
    x, base, room = EDGE + 66, middle + size * 0.33, where.left - EDGE - 74
    if lane.leads:
        crown = round(size * 1.1)
        image.alpha_composite(glyph("crown", GOLD, crown), (round(x), round(middle - crown / 2)))
        x, room = x + crown + 6, room - crown - 6
    name, fitted = fit(lane.livery.name, Typeface.NAME, size, room * 0.66, LEAST)
    wide = write(draw, (x, base), name, Typeface.NAME, fitted, scheme.ink, "ls")
    if lane.player:
        text, small = fit(lane.player, Typeface.TEXT_MEDIUM, size - 4, room - wide - 14, LEAST)
        write(draw, (x + wide + 12, base), text, Typeface.TEXT_MEDIUM, small, scheme.faint, "ls")
