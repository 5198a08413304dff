"""A film keeps its frames and its colours, and stays under its limit."""

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageSequence

from renders.paint.gif import gif

RED, SAND = (200, 10, 20), (240, 220, 180)


def noise(seed: int) -> Image.Image:
    return Image.frombytes("RGB", (200, 120), Random(seed).randbytes(200 * 120 * 3))


def moving(count: int) -> list[Image.Image]:
    frames = [Image.new("RGB", (200, 120), SAND) for _ in range(count)]
    for i, frame in enumerate(frames):
        frame.paste(RED, (10 * i, 40, 10 * i + 8, 48))
    return frames


def test_a_film_has_all_frames_and_stays_on_the_last() -> None:
    film = Image.open(BytesIO(gif(moving(5), 500, 3000)))
    assert film.size == (200, 120)
    assert [frame.info["duration"] for frame in ImageSequence.Iterator(film)] == [500] * 4 + [3000]


def test_every_frame_is_whole_though_only_what_changed_is_kept() -> None:
    frames = moving(5)
    film = Image.open(BytesIO(gif(frames, 500, 3000, keep=(RED, SAND))))
    for frame, kept in zip(frames, ImageSequence.Iterator(film), strict=True):
        assert kept.convert("RGB").tobytes() == frame.tobytes()


def test_what_does_not_change_takes_no_room() -> None:
    ground = noise(1)
    one, ten = (len(gif([ground.copy() for _ in range(n)], 500, 500)) for n in (1, 10))
    frames = [ground.copy() for _ in range(10)]
    for i, frame in enumerate(frames):
        frame.paste(RED, (10 * i, 40, 10 * i + 8, 48))
    assert ten < 1.1 * one
    assert len(gif(frames, 500, 500)) < 1.6 * one


def test_a_colour_to_keep_is_not_mixed_with_the_ground() -> None:
    frame = noise(2)
    frame.paste(RED, (50, 50, 54, 54))
    film = Image.open(BytesIO(gif([frame, noise(3)], 500, 500, keep=(RED,))))
    assert film.convert("RGB").getpixel((51, 51)) == RED


def test_a_film_over_its_limit_loses_frames_but_not_its_ends() -> None:
    frames = [noise(seed) for seed in range(12)]
    data = gif(frames, 500, 3000, limit=150_000)
    assert len(data) <= 150_000
    film = Image.open(BytesIO(data))
    assert 2 <= film.n_frames < 12
    film.seek(film.n_frames - 1)
    film.load()
    assert film.info["duration"] == 3000


def test_a_film_that_cannot_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="no film fits"):
        gif([noise(seed) for seed in range(3)], 500, 500, limit=500)
