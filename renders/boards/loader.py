"""Opens the baked boards; geometry and layers are read when first needed and then kept."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

from PIL import Image

from renders.boards.baked import Box, data_of, file
from renders.boards.geometry import Geometry, read
from renders.boards.ink import draw_ink
from renders.boards.tiles import Tiled
from renders.boards.window import Window, window_on
from renders.kept import kept


@lru_cache(maxsize=4)
def load(name: str) -> Geometry:
    """The geometry of a board: `ancient`, `ancient-west`."""
    return read(data_of(name))


@lru_cache(maxsize=3)
def base(name: str) -> Tiled:
    """The layer below everything: sea and land (RGB)."""
    return Tiled(_image(f"{name}-base.webp", "RGB"))


def ink(name: str) -> Image.Image:
    """The layer above the owners' colours: coasts, borders, names, marks (RGBA); read anew each time."""
    return _image(f"{name}-ink.webp", "RGBA")


def zoom(name: str, around: Box, picture: tuple[int, int], margin: float = 60.0) -> "Zoom":
    """A part of a board drawn sharp at another scale."""
    board = load(name)
    window, shown = window_on(around, board.size, margin, picture)
    ground = base(name).resize(picture, Image.Resampling.BICUBIC, box=shown)
    return Zoom(window, ground, _ink_of(name, window, picture))


@kept
def _ink_of(name: str, window: Window, picture: tuple[int, int]) -> Image.Image:
    return draw_ink(load(name), window, picture)


@dataclass(frozen=True, slots=True, eq=False)
class Zoom:
    """The two layers of a part of a board, and the window that leads there. The ink is not to be drawn on."""

    window: Window
    base: Image.Image
    ink: Image.Image


def _image(name: str, mode: str) -> Image.Image:
    with Image.open(BytesIO(file(name))) as image:
        return image.convert(mode)  # a copy: an opened WebP holds on to its decoder, which is twice as large
