"""A name in one line or in two, whichever can be read better."""

from __future__ import annotations

from renders.paint.fonts import Typeface, fit, width

SPACING = 0.9
"""From line to line, as a share of the size of the letters."""


def in_lines(
    text: str, face: Typeface, size: float, room: tuple[float, float], least: float
) -> tuple[tuple[str, ...], float]:
    """The lines of a name in a room so wide and high, and the size of their letters; clipped at the least."""
    wide, tall = room
    line, whole = fit(text, face, size, wide, least)
    words = text.split()
    if whole == size or len(words) < 2:
        return (line,), whole
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    best = min(cuts, key=lambda cut: max(width(part, face, size) for part in cut))
    longest = max(best, key=lambda part: width(part, face, size))
    _, halved = fit(longest, face, min(size, tall / (1 + SPACING)), wide, least)
    if halved < least or (halved <= whole and line == text):
        return (line,), whole
    return tuple(fit(part, face, halved, wide, least)[0] for part in best), halved
