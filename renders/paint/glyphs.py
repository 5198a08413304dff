"""The picture on a card or beside a line, found by name."""

from functools import lru_cache

from PIL import Image

from renders.paint.colour import RGB
from renders.paint.disasters import DISASTERS
from renders.paint.goods import GOODS, Glyph
from renders.paint.nature import NATURE
from renders.paint.strife import STRIFE
from renders.paint.symbols import SYMBOLS
from renders.paint.vector import Canvas
from renders.paint.wares import WARES

GLYPHS: dict[str, Glyph] = {**GOODS, **NATURE, **DISASTERS, **STRIFE, **SYMBOLS, **WARES}


@lru_cache(maxsize=512)
def glyph(name: str, tone: RGB, size: int) -> Image.Image:
    """The glyph of this name in this tone, in a square of `size` pixels."""
    canvas = Canvas(100, 100, size / 100, smooth=3)
    GLYPHS[name](canvas, tone)
    return canvas.image()
