"""Text on pictures: measured, fitted, wrapped, and written so that every accent shows."""

import unicodedata
from functools import lru_cache
from math import ceil, floor

from PIL import Image, ImageDraw

from renders.fonts import Typeface, font
from renders.paint.colour import RGB, RGBA
from renders.paint.latin import LATIN

__all__ = [
    "Typeface",
    "clip",
    "fit",
    "runs",
    "sounded",
    "width",
    "wrap",
    "write",
    "write_centred",
]

_EXTENDED = {
    Typeface.NAME: Typeface.NAME_EXTENDED,
    Typeface.NAME_LIGHT: Typeface.NAME_LIGHT_EXTENDED,
    Typeface.TEXT: Typeface.TEXT_EXTENDED,
    Typeface.TEXT_MEDIUM: Typeface.TEXT_MEDIUM_EXTENDED,
    Typeface.TEXT_BOLD: Typeface.TEXT_BOLD_EXTENDED,
    Typeface.NUMBER: Typeface.NUMBER_EXTENDED,
    Typeface.TITLE: Typeface.TITLE_EXTENDED,
}
_NOWHERE = "\uffff"
_PROBE = 40
_UNKNOWN = "?"


@lru_cache(maxsize=4096)
def _covers(face: Typeface, sign: str) -> bool:
    probe = font(face, _PROBE)
    return bytes(probe.getmask(sign)) != bytes(probe.getmask(_NOWHERE))


@lru_cache(maxsize=4096)
def _sign(face: Typeface, sign: str) -> tuple[Typeface, str]:
    """The face and what to write for this sign: itself, without accents, by its sound, or a question mark."""
    if sign.isspace():
        return face, " "
    plain = unicodedata.normalize("NFKD", sign)
    bare = "".join(c for c in plain if not unicodedata.combining(c))
    for text in (sign, bare, LATIN.get(sign, LATIN.get(bare, ""))):
        for candidate in (face, _EXTENDED.get(face, face)):
            if text and all(_covers(candidate, c) for c in text):
                return candidate, text
    return face, "" if unicodedata.category(sign) in ("Cf", "Mn", "Cc") else _UNKNOWN


@lru_cache(maxsize=2048)
def runs(text: str, face: Typeface) -> tuple[tuple[Typeface, str], ...]:
    """The text cut where the file that has the letters changes."""
    pieces: list[tuple[Typeface, str]] = []
    for letter in unicodedata.normalize("NFC", text):
        where, sign = _sign(face, letter)
        if pieces and pieces[-1][0] is where:
            pieces[-1] = (where, pieces[-1][1] + sign)
        elif sign:
            pieces.append((where, sign))
    return tuple(pieces)


def sounded(text: str, face: Typeface) -> str:
    """The text as it is written, other alphabets by their sound; nothing where a letter has neither."""
    written = "".join(part for _, part in runs(text, face))
    return written if written.count(_UNKNOWN) == text.count(_UNKNOWN) else ""


@lru_cache(maxsize=8192)
def width(text: str, face: Typeface, size: float) -> float:
    """How wide the text is, in pixels."""
    return sum(font(where, size).getlength(part) for where, part in runs(text, face))


def _added(last: str, word: str, face: Typeface, size: float) -> float:
    """How much wider a line gets by one more word after its last: only neighbours are drawn together."""
    before, space = width(last, face, size), width(" ", face, size)
    return width(f"{last} ", face, size) - before + width(f" {word}", face, size) - space


def clip(text: str, face: Typeface, size: float, room: float) -> str:
    """The text, shortened with an ellipsis if it is wider than the room."""
    if width(text, face, size) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + "…"
        if width(short, face, size) <= room:
            return short
    return ""


def fit(text: str, face: Typeface, size: float, room: float, least: float) -> tuple[str, float]:
    """The text and the largest size from `size` down to `least` at which it fits; clipped at the least."""
    needed = width(text, face, size)
    if needed <= room:
        return text, size
    smaller = max(least, int(size * room / needed))
    while smaller > least and width(text, face, smaller) > room:
        smaller = max(least, smaller - 1)
    return clip(text, face, smaller, room), smaller


def wrap(text: str, face: Typeface, size: float, room: float) -> list[str]:
    """The text in lines no wider than the room; a word that is too long is clipped."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line, last, wide = "", "", 0.0
        for each in paragraph.split():
            longer, wider = each, width(each, face, size)
            if line:
                both = wide + _added(last, each, face, size)
                if both > room:
                    lines.append(line)
                else:
                    longer, wider = f"{line} {each}", both
            line, last, wide = longer, each, wider
            if wide > room:
                line = last = clip(each, face, size, room)
                wide = width(line, face, size)
        lines.append(line)
    return lines


@lru_cache(maxsize=1024)
def _stamp(
    text: str, face: Typeface, size: float, anchor: str, across: float, down: float, stroke: int = 0
) -> tuple[Image.Image, int, int]:
    """Letters, widened by a stroke, as a mask, and how far from the pixel of their anchor it lies."""
    letters = font(face, size)
    box = letters.getbbox(text, anchor=anchor, stroke_width=stroke)
    left, top = floor(box[0]) - 1, floor(box[1]) - 1
    mask = Image.new("L", (ceil(box[2]) - left + 2, ceil(box[3]) - top + 2))
    at = across - left, down - top
    ImageDraw.Draw(mask).text(at, text, fill=255, font=letters, anchor=anchor, stroke_width=stroke)
    return mask, left, top


def write(
    draw: ImageDraw.ImageDraw,
    xy: tuple[float, float],
    text: str,
    face: Typeface,
    size: float,
    fill: RGB | RGBA,
    anchor: str = "la",
    halo: RGB | RGBA | None = None,
    halo_width: float = 0,
) -> float:
    """Write the text at an anchor (as Pillow names them: l/m/r, then a/m/s/d) and say how wide it was."""
    total = width(text, face, size)
    x = xy[0] - total * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    layers = [(halo, round(halo_width)), (fill, 0)] if halo and round(halo_width) else [(fill, 0)]
    parts = runs(text, face)
    for number, (where, part) in enumerate(parts, start=1):
        left, top = floor(x), floor(xy[1])
        for tone, stroke in layers:
            stamp, dx, dy = _stamp(part, where, size, "l" + anchor[1], x - left, xy[1] - top, stroke)
            draw.bitmap((left + dx, top + dy), stamp, tone)
        if number < len(parts):
            x += font(where, size).getlength(part)
    return total


@lru_cache(maxsize=2048)
def _middle(text: str, face: Typeface, size: float) -> float:
    """How far above the baseline the middle of the written text lies (old-style digits differ in height)."""
    boxes = [font(where, size).getbbox(part, anchor="ls") for where, part in runs(text, face)]
    return -(min(box[1] for box in boxes) + max(box[3] for box in boxes)) / 2 if boxes else 0.0


def write_centred(
    draw: ImageDraw.ImageDraw,
    xy: tuple[float, float],
    text: str,
    face: Typeface,
    size: float,
    fill: RGB | RGBA,
    halo: RGB | RGBA | None = None,
    halo_width: float = 0,
) -> None:
    """Write a number or a short word exactly in the middle of a disc or box."""
    write(draw, (xy[0], xy[1] + _middle(text, face, size)), text, face, size, fill, "ms", halo, halo_width)
