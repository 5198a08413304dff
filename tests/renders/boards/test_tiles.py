"""An image in tiles gives back what it was cut from."""

from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from renders.boards.tiles import Tiled

SIZE = (150, 90)
TOLERANCE = 12
"""How far a colour of a tile without transparency may be off, of 255."""


def painted(mode: str) -> Image.Image:
    """Discs of many colours, each smooth as a board is."""
    image, chance = Image.new(mode, SIZE), Random(4)
    draw = ImageDraw.Draw(image)
    for _ in range(30):
        x, y = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
        tone = tuple(chance.randrange(60, 200) for _ in mode)
        draw.ellipse((x - 30, y - 30, x + 30, y + 30), fill=tone)
    return image.resize((SIZE[0] * 4, SIZE[1] * 4), Image.Resampling.BICUBIC)


def worst(one: Image.Image, other: Image.Image) -> int:
    return max(high for _, high in ImageChops.difference(one, other).getextrema())


@pytest.mark.parametrize(
    "box", [(0, 0, 600, 360), (127, 127, 129, 129), (130, 5, 599, 359), (0, 128, 128, 256)]
)
def test_a_part_is_what_was_there(box: tuple[int, int, int, int]) -> None:
    for mode, most in (("RGB", TOLERANCE), ("RGBA", 0)):
        image = painted(mode)
        assert worst(Tiled(image, 128).crop(box), image.crop(box)) <= most


@pytest.mark.parametrize("resample", [Image.Resampling.BICUBIC, Image.Resampling.LANCZOS])
@pytest.mark.parametrize("size", [(90, 60), (800, 500)])
def test_resized_parts_have_no_seams(resample: Image.Resampling, size: tuple[int, int]) -> None:
    image, box = painted("RGBA"), (100.5, 40.25, 420.0, 300.0)
    assert worst(Tiled(image, 64).resize(size, resample, box), image.resize(size, resample, box)) <= 1


def test_a_colour_outside_is_the_nearest_one() -> None:
    image = painted("RGBA")
    tiled = Tiled(image, 128)
    assert tiled.colour((-5, 20)) == image.getpixel((0, 20))
    assert tiled.colour((600, 360)) == image.getpixel((599, 359))


def test_an_image_in_tiles_takes_a_fraction_of_the_memory() -> None:
    image = painted("RGB")
    assert Tiled(image).weight < image.width * image.height * 4 / 8
