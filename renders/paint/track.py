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


_TALL = 64
_NOTE = 30


def track(
    lanes: Sequence[Lane],
    scheme: Scheme,
    title: str = "",
    subtitle: str = "",
    heads: Sequence[str] = (),
    wide: int = 1300,
) -> Image.Image:
    """All lanes one under the other, with the zones named below (RGBA)."""
    names = min(230.0, max((width(lane.livery.name, Typeface.NAME, 30) for lane in lanes), default=0.0))
    left, spaces = 100 + names, max([1, *(len(lane.zones) for lane in lanes)])
    step = (wide - left - 36) / spaces
    notes = [
        wrap(lane.note, Typeface.TEXT_MEDIUM, 25, wide - left - 40) if lane.note else [] for lane in lanes
    ]
    talls = [_TALL + (_NOTE * len(note) + 8 if note else 8) for note in notes]
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
        _lane(image, lane, left, y, step, names, scheme)
        for i, row in enumerate(note):
            write(draw, (left, y + _TALL + 20 + i * _NOTE), row, Typeface.TEXT_MEDIUM, 25, scheme.faint, "ls")
        y += tall
    _key(draw, zones, wide, y + 26, scheme)
    return image


def _lane(
    image: Image.Image, lane: Lane, left: float, y: float, step: float, names: float, scheme: Scheme
) -> None:
    draw = ImageDraw.Draw(image)
    middle = y + _TALL / 2
    image.alpha_composite(emblem(lane.livery, 52), (30, round(middle - 26)))
    name, size = fit(lane.livery.name, Typeface.NAME, 30, names + 1, 18)
    write(draw, (86, middle + 9), name, Typeface.NAME, size, scheme.ink, "ls")
    for i, zone in enumerate(lane.zones):
        if zone is None:
            continue
        box = [left + i * step, y + 6, left + (i + 1) * step - 1, y + _TALL - 6]
        draw.rectangle(box, fill=zone.colour, outline=scheme.edge, width=2)
        if i < len(lane.labels) and i != lane.at:
            text, size = fit(lane.labels[i], Typeface.NUMBER, 23, step - 8, 12)
            write_centred(draw, (box[0] + step / 2, middle), text, Typeface.NUMBER, size, ink_on(zone.colour))
    if 0 <= lane.at < len(lane.zones):
        sign = emblem(lane.livery, round(min(62.0, step * 1.12)))
        at = left + (lane.at + 0.5) * step - sign.width / 2
        image.alpha_composite(sign, (round(at), round(middle - sign.height / 2)))


def _key(draw: ImageDraw.ImageDraw, zones: Sequence[Zone], wide: float, y: float, scheme: Scheme) -> None:
    rooms = [58 + width(zone.name, Typeface.TEXT_MEDIUM, 26) for zone in zones]
    x = (wide - sum(rooms)) / 2
    for zone, room in zip(zones, rooms, strict=True):
        draw.rectangle([x, y - 13, x + 26, y + 13], fill=zone.colour, outline=scheme.edge, width=2)
        write(draw, (x + 34, y + 9), zone.name, Typeface.TEXT_MEDIUM, 26, scheme.ink, "ls")
        x += room
