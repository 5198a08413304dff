"""Where the numbers of a close-up stand: in the middle of pieces, signs and plates; nothing may hide one."""

from __future__ import annotations

from renders.paint.layout import Box

CORE = 0.5
"""The share of its width and height that the number of a piece takes."""
HIDDEN = 0.2
"""The share of a number that may be covered."""


def core_of(body: Box) -> Box:
    """Where the number of a piece or a sign stands."""
    (x, y), wide, tall = body.centre, (body.right - body.left) * CORE, (body.bottom - body.top) * CORE
    return Box(x - wide / 2, y - tall / 2, x + wide / 2, y + tall / 2)


def is_hiding(above: Box, body: Box) -> bool:
    """Whether what lies above a piece covers too much of its number."""
    if not above.overlap(body):
        return False
    core = core_of(body)
    return core.overlap(above) > HIDDEN * core.extent
