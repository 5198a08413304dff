"""The strip of news below the close-ups: emblem, sign, words; the weightiest first, “+n” for the rest."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders.front.model import News, Size
from renders.paint.emblems import emblem
from renders.paint.fonts import Typeface, clip, width, write
from renders.schemes import Scheme

LINE = 62
"""The height of a line of news."""
LETTERS, SIGN = 39, 52
EDGE, GAP, CLOSE = 14, 28, 4
MORE = 84
"""The room kept at the end of the last line for how many more there are."""


def set_in_lines(news: Sequence[News], wide: int, most: int) -> list[list[News]]:
    """The weightiest news that fit into so many lines; a short one fills up a line that a longer one left."""
    ranked = sorted(news, key=lambda piece: -piece.weight)
    lines: list[list[News]] = []
    free: list[float] = []
    for i, piece in enumerate(ranked):
        need = min(_wide(piece), wide - 2 * EDGE - MORE)
        more = MORE if i + 1 < len(ranked) else 0
        fitting = [n for n, room in enumerate(free) if need <= room - (more if n == most - 1 else 0)]
        if not fitting and len(lines) < most:
            lines.append([])
            free.append(wide - 2 * EDGE)
            fitting = [len(lines) - 1]
        if not fitting:
            break
        lines[fitting[0]].append(piece)
        free[fitting[0]] -= need + GAP
    return lines


def news_strip(news: Sequence[News], size: Size, scheme: Scheme) -> Image.Image:
    """The news on paper, in as many lines as the strip has room for."""
    wide, tall = size
    strip = Image.new("RGB", size, scheme.paper)
    draw = ImageDraw.Draw(strip)
    lines = set_in_lines(news, wide, max(1, tall // LINE))
    left = len(news) - sum(map(len, lines))
    for i, line in enumerate(lines, start=1):
        x, y = float(EDGE), (i - 0.5) * tall / len(lines)
        end = wide - EDGE - (MORE if left and i == len(lines) else 0)
        for piece in line:
            x = _put(strip, piece, (x, y), end, scheme) + GAP
    if left:
        at = wide - EDGE, (len(lines) - 0.5) * tall / len(lines) + LETTERS * 0.33
        write(draw, at, f"+{left}", Typeface.NUMBER, LETTERS, scheme.faint, "rs")
    draw.rectangle([0, 0, wide - 1, tall - 1], outline=scheme.edge, width=2)
    return strip


def _signs(piece: News) -> list[Image.Image]:
    signs = [emblem(piece.who, SIGN)] if piece.who else []
    return [*signs, piece.sign(SIGN)] if piece.sign else signs


def _wide(piece: News) -> float:
    signs = sum(sign.width + CLOSE for sign in _signs(piece))
    return signs + width(piece.words, Typeface.TEXT_BOLD, LETTERS)


def _put(strip: Image.Image, piece: News, at: tuple[float, float], end: float, scheme: Scheme) -> float:
    """A piece of news at a place, cut where the line ends; where it ends itself."""
    x, y = at
    for sign in _signs(piece):
        strip.paste(sign, (round(x), round(y - sign.height / 2)), sign)
        x += sign.width + CLOSE
    words = clip(piece.words, Typeface.TEXT_BOLD, LETTERS, end - x)
    at = x, y + LETTERS * 0.32
    return x + write(ImageDraw.Draw(strip), at, words, Typeface.TEXT_BOLD, LETTERS, scheme.ink, "ls")
