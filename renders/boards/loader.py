"""Opens the baked boards; geometry and layers are read when first needed and then kept."""

import json
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

from PIL import Image

from renders.boards.geometry import Box, Geometry, read
from renders.boards.ink import draw_ink
from renders.boards.view import View, window


@lru_cache(maxsize=4)
def load(name: str) -> Geometry:
    """The geometry of a board: `ancient`, `ancient-west`."""
    return read(json.loads(_file(f"{name}.json")))


@lru_cache(maxsize=2)
def base(name: str) -> Image.Image:
    """The layer below everything: sea and land (RGB). Copy it before drawing on it."""
    return _image(f"{name}-base.webp", "RGB")


@lru_cache(maxsize=2)
def ink(name: str) -> Image.Image:
    """The layer above the owners' colours: coasts, borders, names, marks (RGBA). Not to be drawn on."""
    return _image(f"{name}-ink.webp", "RGBA")


def zoom(name: str, around: Box, picture: tuple[int, int], margin: float = 60.0) -> "Zoom":
    """A part of a board drawn sharp at another scale."""
    board = load(name)
    view, shown = window(around, board.size, margin, picture)
    ground = base(name).resize(picture, Image.Resampling.BICUBIC, box=shown)
    return Zoom(view, ground, draw_ink(board, view, picture))


class Zoom:
    """The two layers of a part of a board, and the view that leads there."""

    __slots__ = ("base", "ink", "view")

    def __init__(self, view: View, base: Image.Image, ink: Image.Image) -> None:
        self.view, self.base, self.ink = view, base, ink


def _file(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()


def _image(name: str, mode: str) -> Image.Image:
    with Image.open(BytesIO(_file(name))) as image:
        return image.convert(mode)
