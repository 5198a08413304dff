"""Sheets of parchment: the ground of panels, tables and cards."""

from functools import lru_cache
from hashlib import shake_128

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.kept import kept
from renders.paint.colour import RGB, luminance
from renders.paint.fonts import Typeface, fit, write
from renders.paint.vector import Canvas
from renders.schemes import Scheme

_TILE = 256


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """One seamless tile of paper grain around middle grey, the same on every machine."""
    rough = Image.new("L", (_TILE, _TILE), 128)
    for cell, share in ((2, 0.5), (8, 0.5), (32, 0.4)):
        side = _TILE // cell
        noise = Image.frombytes("L", (side, side), shake_128(f"grain {cell}".encode()).digest(side * side))
        # Three by three tiles are scaled and the middle one kept, so that the edges meet.
        wall = Image.new("L", (side * 3, side * 3))
        for i in range(9):
            wall.paste(noise, (i % 3 * side, i // 3 * side))
        layer = wall.resize((_TILE * 3, _TILE * 3), Image.Resampling.BICUBIC)
        rough = Image.blend(rough, layer.crop((_TILE, _TILE, 2 * _TILE, 2 * _TILE)), share)
    return rough.point([round(128 + (v - 128) * 0.16) for v in range(256)])


def _sheet(size: tuple[int, int]) -> Image.Image:
    sheet = Image.new("L", size)
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            sheet.paste(_grain(), (x, y))
    return sheet


def paper(size: tuple[int, int], tone: RGB) -> Image.Image:
    """A plain sheet of this tone with a fine grain and slightly darker edges."""
    return _paper(size, tone).copy()


@kept
def _paper(size: tuple[int, int], tone: RGB) -> Image.Image:
    plain = Image.new("RGB", size, tone)
    grain = _sheet(size)
    sheet = ImageChops.overlay(plain, Image.merge("RGB", (grain, grain, grain)))
    if luminance(tone) > 0.9:
        return plain
    dusk = Image.radial_gradient("L").resize(size).point([max(0, v - 150) * 50 // 105 for v in range(256)])
    sheet.paste((86, 54, 24) if luminance(tone) > 0.2 else (0, 0, 0), mask=dusk)
    return sheet


def panel(size: tuple[int, int], scheme: Scheme, scale: float = 1.0, shadow: bool = True) -> Image.Image:
    """A parchment panel of this outer size with a double edge, rounded corners and a soft shadow (RGBA)."""
    return _panel(size, scheme, scale, shadow).copy()


@kept
def _panel(size: tuple[int, int], scheme: Scheme, scale: float, shadow: bool) -> Image.Image:
    width, height = size
    drop = round(8 * scale) if shadow else 0
    inner = width - drop, height - drop
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    if shadow:
        cast = Image.new("L", size, 0)
        ImageDraw.Draw(cast).rounded_rectangle([drop, drop, width - 3, height - 3], 16 * scale, fill=120)
        soft = cast.filter(ImageFilter.GaussianBlur(3 * scale))
        image.paste((30, 18, 8, 255), mask=soft)
        image.putalpha(soft)
    image.paste(paper(inner, scheme.paper), (0, 0), nine(_corners(None, scale), inner).getchannel("A"))
    image.alpha_composite(nine(_corners(scheme, scale), inner))
    return image


@lru_cache(maxsize=32)
def _corners(scheme: Scheme | None, scale: float) -> Image.Image:
    """The smallest panel: its whole face, or with a scheme only its two edges."""
    side = 48
    tile = Canvas(side, side, scale, (0, 0))
    if scheme is None:
        tile.box((0, 0), (side, side), (255, 255, 255), radius=16)
    else:
        tile.box((0, 0), (side, side), None, scheme.edge, 4, 16)
        tile.box((8, 8), (side - 8, side - 8), None, scheme.trim, 1.6, 11)
    return tile.image()


def nine(tile: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A tile grown to a size: its corners stay, its middle lines are stretched."""
    (w, h), (wide, tall) = tile.size, size
    grown = Image.new(tile.mode, size)
    across = ((0, w // 2, 0), (w // 2, w // 2 + 1, w // 2), (w - w // 2, w, wide - w // 2))
    down = ((0, h // 2, 0), (h // 2, h // 2 + 1, h // 2), (h - h // 2, h, tall - h // 2))
    for i, (left, right, x) in enumerate(across):
        for j, (top, bottom, y) in enumerate(down):
            piece = tile.crop((left, top, right, bottom))
            room = (
                wide - 2 * (w // 2) if i == 1 else right - left,
                tall - 2 * (h // 2) if j == 1 else bottom - top,
            )
            if min(room) > 0:
                grown.paste(piece.resize(room, Image.Resampling.NEAREST), (x, y))
    return grown


def heading(
    image: Image.Image,
    middle: float,
    top: float,
    title: str,
    subtitle: str,
    scheme: Scheme,
    room: float,
    scale: float = 1.0,
) -> float:
    """Write a title and a line under it, centred; the height where the next thing may begin."""
    draw = ImageDraw.Draw(image)
    y = top
    if title:
        text, size = fit(title, Typeface.TITLE, round(42 * scale), room, round(20 * scale))
        write(draw, (middle, y + 24 * scale), text, Typeface.TITLE, size, scheme.accent, "mm")
        y += 52 * scale
    if subtitle:
        text, size = fit(subtitle, Typeface.SEA, round(31 * scale), room, round(20 * scale))
        write(draw, (middle, y + 14 * scale), text, Typeface.SEA, size, scheme.ink, "mm")
        y += 38 * scale
    return y


def flourish(
    image: Image.Image, middle: float, y: float, length: float, scheme: Scheme, scale: float = 1.0
) -> None:
    """A thin rule with a diamond in its middle."""
    drawn = _rule(length, scheme, scale)
    image.paste(drawn, (round(middle - drawn.width / 2), round(y - drawn.height / 2)), drawn)


@kept
def _rule(length: float, scheme: Scheme, scale: float) -> Image.Image:
    rule = Canvas(length, 14 * scale)
    half = length / 2
    for side in (-1, 1):
        rule.polygon(
            [(side * 10 * scale, -1.2 * scale), (side * half, 0), (side * 10 * scale, 1.2 * scale)],
            scheme.trim,
        )
    point = 5 * scale
    rule.polygon([(0, -point), (point, 0), (0, point), (-point, 0)], scheme.accent)
    return rule.image()
