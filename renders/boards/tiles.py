"""A large layer kept small: as tiles that are opened where they are needed."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from math import ceil, floor
from zlib import compress, decompress

from PIL import Image

from renders.boards.baked import Box

SIDE, SMALL = 512, 128
"""The side of a tile; a small one where lands are taken out one by one."""
FINENESS = 95
"""The quality of a tile without transparency: seen enlarged, it is not told from what it was cut from."""
QUICKLY = 1
"""How hard a tile with transparency is packed; nothing of it is lost."""
SUPPORT = 3
"""From how far around a place its colour comes where a picture is resized, in pixels of the coarser one."""
Corners = tuple[int, int, int, int]


class Tiled:
    """An image (RGB or RGBA) in encoded tiles: a tenth of the memory, and any part of it is there at once."""

    def __init__(self, image: Image.Image, side: int = SIDE) -> None:
        self.size, self.mode, self._side = image.size, image.mode, side
        self._tiles = {box: _encoded(image.crop(box)) for box in self._boxes((0, 0, *image.size))}

    @property
    def weight(self) -> int:
        """The bytes it takes."""
        return sum(map(len, self._tiles.values()))

    def crop(self, box: Corners) -> Image.Image:
        """A part of it, inside its edges."""
        found = Image.new(self.mode, (box[2] - box[0], box[3] - box[1]))
        for tile in self._boxes(box):
            size = tile[2] - tile[0], tile[3] - tile[1]
            found.paste(_decoded(self._tiles[tile], self.mode, size), (tile[0] - box[0], tile[1] - box[1]))
        return found

    def whole(self) -> Image.Image:
        """All of it."""
        return self.crop((0, 0, *self.size))

    def resize(self, size: tuple[int, int], resample: Image.Resampling, box: Box) -> Image.Image:
        """A part of it at another size, as of an image; only what it is made from is opened."""
        left, top, right, bottom = box
        across = SUPPORT * max(1.0, (right - left) / size[0])
        down = SUPPORT * max(1.0, (bottom - top) / size[1])
        x, y = max(0, floor(left - across)), max(0, floor(top - down))
        near = x, y, min(self.size[0], ceil(right + across)), min(self.size[1], ceil(bottom + down))
        return self.crop(near).resize(size, resample, box=(left - x, top - y, right - x, bottom - y))

    def colour(self, xy: tuple[int, int]) -> tuple[int, ...]:
        """The colour at a place, or the nearest one where that lies outside."""
        x, y = (min(max(0, at), end - 1) for at, end in zip(xy, self.size, strict=True))
        return tuple(self.crop((x, y, x + 1, y + 1)).tobytes())

    def _boxes(self, box: Corners) -> Iterator[Corners]:
        """The tiles that have a part of a box."""
        side = self._side
        for x in range(box[0] // side * side, box[2], side):
            for y in range(box[1] // side * side, box[3], side):
                yield x, y, min(x + side, self.size[0]), min(y + side, self.size[1])


def _encoded(tile: Image.Image) -> bytes:
    if tile.mode == "RGBA":
        return compress(tile.tobytes(), QUICKLY)
    out = BytesIO()
    tile.save(out, "JPEG", quality=FINENESS, subsampling="4:4:4")
    return out.getvalue()


def _decoded(data: bytes, mode: str, size: tuple[int, int]) -> Image.Image:
    if mode == "RGBA":
        return Image.frombytes(mode, size, decompress(data))
    with Image.open(BytesIO(data)) as image:
        image.load()
        return image
