"""The tones of a page, from the reader's scheme: dark bars around the board, paper for the news."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from renders.paint.colour import RGB, darker, lighter, luminance, mix
from renders.schemes import Scheme

DUSK = 0.2
"""Paper darker than this is that of a dark scheme."""
GOLD: RGB = (255, 208, 64)


@dataclass(frozen=True, slots=True)
class Tones:
    """What is written in which tone on the bars of a page."""

    bar: RGB
    row: RGB
    stripe: RGB
    lit: RGB
    """Behind a row that stands out."""
    text: RGB
    faint: RGB
    gold: RGB
    gain: RGB
    loss: RGB
    gilt: RGB
    """The line around a panel."""


def is_dark(scheme: Scheme) -> bool:
    """Whether a scheme writes light on dark."""
    return luminance(scheme.paper) < DUSK


@lru_cache(maxsize=16)
def tones_of(scheme: Scheme) -> Tones:
    """The tones of a scheme."""
    if is_dark(scheme):
        bar, text, gold = darker(scheme.paper, 0.45), scheme.ink, scheme.accent
        gain, loss = scheme.good, scheme.bad
    else:
        bar, text, gold = darker(scheme.edge, 0.5), lighter(scheme.paper, 0.4), GOLD
        gain, loss = lighter(scheme.good, 0.55), lighter(scheme.bad, 0.5)
    rows = [mix(bar, scheme.trim, share) for share in (0.1, 0.22, 0.5)]
    faint = mix(text, bar, 0.24)
    return Tones(bar, rows[0], rows[1], rows[2], text, faint, gold, gain, loss, lighter(scheme.trim, 0.45))
