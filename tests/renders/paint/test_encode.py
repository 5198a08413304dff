"""Bytes stay under their limits, and a replay keeps its frames."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from renders.paint.encode import LIMIT, png, replay, webp


def noise(size: tuple[int, int], seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", size, Random(seed).randbytes(size[0] * size[1] * 3))


def test_a_plain_picture_keeps_its_size() -> None:
    data = webp(Image.new("RGB", (640, 400), (240, 220, 180)))
    found = Image.open(BytesIO(data))
    assert found.format == "WEBP"
    assert found.size == (640, 400)


@pytest.mark.parametrize("limit", [60_000, 20_000, 3_000])
def test_webp_and_png_respect_a_limit(limit: int) -> None:
    image = noise((300, 300))
    for encode in (webp, png):
        data = encode(image, limit)
        assert len(data) <= limit
        assert Image.open(BytesIO(data)).width <= 300


def test_an_impossible_limit_is_refused() -> None:
    for encode in (webp, png):
        with pytest.raises(ValueError, match="no picture fits"):
            encode(Image.new("RGB", (8, 8)), 5)


def test_transparency_survives_webp() -> None:
    found = Image.open(BytesIO(webp(Image.new("RGBA", (40, 40), (0, 0, 0, 0)))))
    assert found.convert("RGBA").getpixel((20, 20))[3] == 0


def test_a_replay_has_all_frames_and_stays_on_the_last() -> None:
    frames = [Image.new("RGB", (400, 240), (40 * i, 100, 200 - 30 * i)) for i in range(5)]
    found = Image.open(BytesIO(replay(frames, milliseconds=500, last=3000, width=200)))
    assert found.size == (200, 120)
    assert found.n_frames == 5
    found.seek(4)
    found.load()
    assert found.info["duration"] == 3000


def test_a_replay_respects_its_limit() -> None:
    frames = [noise((500, 300), seed) for seed in range(6)]
    data = replay(frames, width=500, limit=300_000)
    assert len(data) <= 300_000
    assert LIMIT <= 8 * 1024 * 1024


def test_a_replay_that_cannot_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="frames do not fit"):
        replay([noise((300, 200), seed) for seed in range(3)], width=300, limit=500)
