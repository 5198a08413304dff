"""The plates with the areas' names: how large they are and where they lie."""

from collections.abc import Sequence

from renders.boards.baked import Box, Label
from renders.fonts import Typeface, font

SPACE = 0.10
"""Between the letters of a name, as a share of their size."""
LINE = 0.92
VALUE = 1.5
"""The room for the value before the name, in heights of a letter."""
RIM = 3.0


def plate_size(lines: Sequence[str], size: float) -> tuple[float, float]:
    """The width and height of a plate with a name in letters of this size."""
    letters = font(Typeface.TITLE, round(size))
    wide = max(letters.getlength(line) + SPACE * size * len(line) for line in lines)
    return wide + VALUE * size, size * LINE * len(lines) + 2 * RIM


def plate_box(label: Label) -> Box:
    """Where a plate lies on the board."""
    wide, tall = plate_size(label.lines, label.size)
    return label.x - wide / 2, label.y - tall / 2, label.x + wide / 2, label.y + tall / 2
