"""Ink drawn anew for a zoom is sharp, and what the window shows is right."""

import pytest
from PIL import Image, ImageChops, ImageStat

from renders.boards import Window, ink, load, window_on, zoom
from renders.boards.ink import draw_ink
from renders.boards.marks import dashed


def test_a_view_moves_then_scales() -> None:
    window = Window(100, 50, 2)
    assert window.point((110, 60)) == (20, 20)
    assert window.ring([110, 60, 100, 50]) == [(20, 20), (0, 0)]
    assert window.scaled(3).point((110, 60)) == (60, 60)


@pytest.mark.parametrize(
    ("around", "expected"),
    [
        ((400, 400, 600, 500), (340.0, 390.0, 660.0, 510.0)),
        ((0, 0, 200, 100), (0.0, 0.0, 320.0, 120.0)),
        ((900, 900, 1000, 1000), (573.3, 840.0, 1000.0, 1000.0)),
        ((0, 0, 1000, 1000), (0.0, 312.5, 1000.0, 687.5)),
    ],
)
def test_a_window_keeps_its_shape_and_stays_on_the_board(
    around: tuple[float, float, float, float], expected: tuple[float, float, float, float]
) -> None:
    window, shown = window_on(
        around, (1000, 1000), margin=10 if around[2] - around[0] == 200 else 30, picture=(800, 300)
    )
    assert shown[2] - shown[0] == pytest.approx(800 / window.scale)
    assert shown[3] - shown[1] == pytest.approx(300 / window.scale)
    assert shown == pytest.approx(expected, abs=0.1)


def test_ink_is_the_same_in_every_drawing() -> None:
    board = load("ancient-west")
    one, other = (draw_ink(board, Window(1500, 900, 1), (400, 300)) for _ in range(2))
    assert one.tobytes() == other.tobytes()


def test_ink_of_a_part_is_the_part_of_the_ink() -> None:
    board = load("ancient-west")
    part = draw_ink(board, Window(1500, 900, 1), (400, 300)).getchannel("A")
    whole = ink("ancient-west").crop((1500, 900, 1900, 1200)).getchannel("A")
    difference = ImageStat.Stat(ImageChops.difference(part, whole)).mean[0]
    assert difference < 1


def test_a_zoom_is_drawn_sharp_not_enlarged() -> None:
    board = load("ancient-west")
    shown = zoom("ancient-west", board.bounds("Rome"), (900, 700))
    assert shown.base.size == shown.ink.size == (900, 700)
    assert shown.window.scale > 2
    left, top = shown.window.left, shown.window.top
    box = (left, top, left + 900 / shown.window.scale, top + 700 / shown.window.scale)
    enlarged = ink("ancient-west").resize((900, 700), Image.Resampling.BICUBIC, box=box)
    assert edges(shown.ink) > 1.3 * edges(enlarged)


def edges(image: Image.Image) -> float:
    """How much neighbouring pixels differ where they differ at all."""
    alpha = image.getchannel("A")
    steps = ImageChops.difference(alpha, ImageChops.offset(alpha, 1, 0)).histogram()
    strong = sum(count for step, count in enumerate(steps) if step > 128)
    return strong / sum(steps[16:])


def test_dashes_are_as_long_as_asked_and_bend_with_the_line() -> None:
    dashes = list(dashed([(0, 0), (10, 0), (10, 10)], 4, 2))
    assert [dash[0] for dash in dashes] == [(0, 0), (6, 0), (10, 2), (10, 8)]
    assert dashes[-1][-1] == (10, 10)
