"""Bytes stay under their limits."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from renders.paint.encode import LARGE, LIMIT, jpeg, png, posted, suffix, webp


def noise(size: tuple[int, int], seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", size, Random(seed).randbytes(size[0] * size[1] * 3))


def test_a_plain_picture_keeps_its_size() -> None:
    data = webp(Image.new("RGB", (640, 400), (240, 220, 180)))
    found = Image.open(BytesIO(data))
    assert found.format == "WEBP"
    assert found.size == (640, 400)


@pytest.mark.parametrize("limit", [60_000, 20_000, 3_000])
def test_every_format_respects_a_limit(limit: int) -> None:
    image = noise((300, 300))
    for encode in (webp, jpeg, png):
        data = encode(image, limit)
        assert len(data) <= limit
        assert Image.open(BytesIO(data)).width <= 300


def test_an_impossible_limit_is_refused() -> None:
    for encode in (webp, jpeg, png):
        with pytest.raises(ValueError, match="no picture fits"):
            encode(Image.new("RGB", (8, 8)), 5)


def test_transparency_survives_webp() -> None:
    found = Image.open(BytesIO(webp(Image.new("RGBA", (40, 40), (0, 0, 0, 0)))))
    assert found.convert("RGBA").getpixel((20, 20))[3] == 0


def test_a_large_picture_is_posted_as_jpeg_with_the_colour_of_every_pixel() -> None:
    large = Image.new("RGB", (LARGE // 1000, 1000), (250, 245, 230))
    large.putpixel((500, 500), (200, 0, 0))
    data = posted(large)
    found = Image.open(BytesIO(data))
    assert (found.format, suffix(data)) == ("JPEG", ".jpg")
    assert found.layer[0][1:3] == found.layer[1][1:3] == (1, 1)


@pytest.mark.parametrize("image", [Image.new("RGB", (640, 400)), Image.new("RGBA", (LARGE // 1000, 1000))])
def test_a_small_or_transparent_picture_is_posted_as_webp(image: Image.Image) -> None:
    data = posted(image)
    assert (Image.open(BytesIO(data)).format, suffix(data)) == ("WEBP", ".webp")


def test_the_limit_is_what_discord_takes() -> None:
    assert LIMIT <= 8 * 1024 * 1024
