"""A close-up: no number is hidden, however many things want one place."""

import pytest
from PIL import Image

from renders.boards import Window
from renders.front.closeup import CORNER, CloseUp, Layer
from renders.front.numbers import core_of
from renders.paint.layout import Box
from renders.schemes import CLASSIC
from tools.truth.check import front_findings

TRIES = ((1.0, 40.0), (0.7, 60.0))


def close_up(size=(600, 400)):
    return CloseUp.on(Image.new("RGB", size), Window(0, 0, 1), CLASSIC)


def block(wide, tall):
    return Image.new("RGBA", (wide, tall), (200, 0, 0, 255))


@pytest.mark.parametrize("at", [(300, 200), (20, 90), (590, 390)])
def test_pieces_for_one_place_stand_aside_then_shrink_and_are_left_out_at_last(at):
    close = close_up()
    stood = [close.stand_clear(block(50, 50), at, TRIES) for _ in range(40)]
    assert stood[0] is not None
    assert None in stood
    assert {round(body.right - body.left) for _, body in close.laid} == {50, 35}
    assert front_findings(close) == []


def test_no_piece_stands_under_the_number_of_the_close_up():
    close = close_up()
    for _ in range(12):
        close.stand_clear(block(50, 50), (20, 60), TRIES)
    assert len(close.laid) > 3
    for _, body in close.laid:
        core = core_of(body)
        assert core.overlap(Box(0, 0, CORNER, CORNER)) <= core.extent / 5


def test_a_sign_that_comes_after_a_plate_stands_beside_it():
    close = close_up()
    close.stand_apart([block(120, 80)], [(300, 200)])
    assert close.stand_clear(block(30, 30), (300, 200), ((1.0, 20.0),), Layer.SIGN) is None
    assert close.stand_clear(block(30, 30), (300, 200), ((1.0, 20.0), (0.8, 140.0)), Layer.SIGN) is not None
    assert front_findings(close) == []


def test_a_sparing_plate_hides_no_piece_and_shrinks_before_it_does():
    close = close_up((330, 200))
    for x, y in ((100, 60), (100, 140), (230, 60), (230, 140)):
        close.stand(block(50, 50), (x, y), 0)
    close.stand_apart([block(140, 76)], [(110, 70)], is_sparing=True)
    assert [layer for layer, _ in close.laid] == [Layer.PIECE] * 4 + [Layer.PLATE]
    assert front_findings(close) == []


def test_a_name_is_never_put_over_a_number():
    close = close_up()
    close.stand(block(50, 50), (300, 200), 0)
    assert not close.keep_name("Thrace", (300, 200), 30, 0, hidden=1.0)
    assert close.keep_name("Thrace", (300, 200), 30, 60, hidden=1.0)
    assert front_findings(close) == []
