"""Tracks: one lane for each player, coloured spaces, the player's emblem on the space it has reached."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders.paint.colour import RGB, ink_on
from renders.paint.emblems import Livery, emblem
from renders.paint.fonts import Typeface, fit, width, wrap, write, write_centred
from renders.paint.panel import heading, panel
from renders.schemes import Scheme


@dataclass(frozen=True, slots=True)
class Zone:
    """A stretch of spaces with its own name and colour."""

    name: str
    colour: RGB


@dataclass(frozen=True, slots=True)
class Lane:
    """A player's spaces by zone (None: no space), the one it stands on, and a line about what it needs."""

    livery: Livery
    zones: tuple[Zone | None, ...]
    at: int
    note: str = ""
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Sizes:
    """The width of a picture of lanes, their height, and the sizes of their letters, in pixels."""

    wide: int = 1300
    tall: int = 64
    name: int = 30
    note: int = 25
    beside: int = 0
    """The room for what a lane needs beside it; with none, it stands below."""


def track(
    lanes: Sequence[Lane],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    heads: Sequence[str] = (),
    sizes: Sizes | None = None,
) -> Image.Image:
    """All lanes one under the other, with the zones named below (RGBA)."""
    sizes = sizes or Sizes()
    wide = sizes.wide
    names = min(
        230.0, max((width(lane.livery.name, Typeface.NAME, sizes.name) for lane in lanes), default=0.0)
    )
    left, spaces = 100 + names, max([1, *(len(lane.zones) for lane in lanes)])
    step = (wide - left - 36 - sizes.beside) / spaces
    room = sizes.beside - 24 if sizes.beside else wide - left - 40
    notes = [wrap(lane.note, Typeface.TEXT_MEDIUM, sizes.note, room) if lane.note else [] for lane in lanes]
    talls = [sizes.tall + (0 if sizes.beside else _below(len(note), sizes)) for note in notes]
    zones = list(dict.fromkeys(zone for lane in lanes for zone in lane.zones if zone is not None))
    top = 26 + (52 if title else 0) + (38 if subtitle else 0)
    height = top + (40 if heads else 12) + sum(talls) + (66 if zones else 20)
    image = panel((wide, round(height)), scheme, 1.0, shadow=False)
    heading(image, wide / 2, 22, title, subtitle, scheme, wide - 80)
    draw = ImageDraw.Draw(image)
    y = top + (40.0 if heads else 12.0)
    for i, head in enumerate(heads):
        text, size = fit(head, Typeface.NUMBER, 25, step - 2, 14)
        write(draw, (left + (i + 0.5) * step, y - 8), text, Typeface.NUMBER, size, scheme.faint, "ms")
    for lane, note, tall in zip(lanes, notes, talls, strict=True):
        _lane(image, lane, (left, y), step, names, sizes, scheme)
        if sizes.beside:
            _note_beside(draw, lane.note, (wide - sizes.beside - 12, y + sizes.tall / 2), sizes, scheme)
        else:
            for i, row in enumerate(note):
                at = left, y + sizes.tall + 20 + i * _line_of(sizes)
                write(draw, at, row, Typeface.TEXT_MEDIUM, sizes.note, scheme.faint, "ls")
        y += tall
    _key(draw, zones, wide, y + 26, scheme)
    return image


def _line_of(sizes: Sizes) -> int:
    return sizes.note + 5


def _below(lines: int, sizes: Sizes) -> int:
    return lines * _line_of(sizes) + 8


def _note_beside(
    draw: ImageDraw.ImageDraw, note: str, at: tuple[float, float], sizes: Sizes, scheme: Scheme
) -> None:
    """One line if the letters need not shrink much for it, else two smaller ones."""
    room, size = sizes.beside - 24, sizes.note
    rows = [note]
    if width(note, Typeface.TEXT_MEDIUM, size) > room:
        size = round(size * 0.82)
        rows = wrap(note, Typeface.TEXT_MEDIUM, size, room)
    x, y = at
    for i, row in enumerate(rows):
        down = y + (i - (len(rows) - 1) / 2) * (size + 1) + size * 0.33
        write(draw, (x, down), row, Typeface.TEXT_MEDIUM, size, scheme.faint, "ls")


def _lane(
    image: Image.Image,
    lane: Lane,
    at: tuple[float, float],
    step: float,
    names: float,
    sizes: Sizes,
    scheme: Scheme,
) -> None:
    draw = ImageDraw.Draw(image)
    left, y = at
    middle, side = y + sizes.tall / 2, min(52, sizes.tall - 2)
    image.alpha_composite(emblem(lane.livery, side), (30, round(middle - side / 2)))
    name, size = fit(lane.livery.name, Typeface.NAME, sizes.name, names + 1, 18)
    write(draw, (86, middle + size * 0.3), name, Typeface.NAME, size, scheme.ink, "ls")
    inset = 6 if sizes.tall > 60 else 3
    for i, zone in enumerate(lane.zones):
        if zone is None:
            continue
        box = [left + i * step, y + inset, left + (i + 1) * step - 1, y + sizes.tall - inset]
        draw.rectangle(box, fill=zone.colour, outline=scheme.edge, width=2)
        if i < len(lane.labels) and lane.labels[i] and i != lane.at:
            text, size = fit(lane.labels[i], Typeface.NUMBER, 23, step - 8, 12)
            write_centred(draw, (box[0] + step / 2, middle), text, Typeface.NUMBER, size, ink_on(zone.colour))
    if 0 <= lane.at < len(lane.zones):
        sign = emblem(lane.livery, round(min(62.0, step * 1.12, sizes.tall * 1.04)))
        across = left + (lane.at + 0.5) * step - sign.width / 2
        image.alpha_composite(sign, (round(across), round(middle - sign.height / 2)))


def _key(draw: ImageDraw.ImageDraw, zones: Sequence[Zone], wide: float, y: float, scheme: Scheme) -> None:
    rooms = [58 + width(zone.name, Typeface.TEXT_MEDIUM, 26) for zone in zones]
    x = (wide - sum(rooms)) / 2
    for zone, room in zip(zones, rooms, strict=True):
        draw.rectangle([x, y - 13, x + 26, y + 13], fill=zone.colour, outline=scheme.edge, width=2)
        write(draw, (x + 34, y + 9), zone.name, Typeface.TEXT_MEDIUM, 26, scheme.ink, "ls")
        x += room
