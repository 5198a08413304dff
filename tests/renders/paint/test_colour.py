"""Colours: contrast, distance, and the inks on every player's colour."""

import pytest

from renders.paint.colour import BLACK, WHITE, Sight, contrast, distance, ink_on, mix, oklab, parse, word
from renders.schemes import SCHEMES, Scheme

schemes = pytest.mark.parametrize("scheme", SCHEMES.values(), ids=list(SCHEMES))


def test_black_on_white_has_the_largest_contrast() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)


def test_oklab_agrees_with_published_values() -> None:
    assert oklab((255, 0, 0)) == pytest.approx((62.796, 22.486, 12.585), abs=0.01)


def test_red_and_green_come_together_for_a_green_blind_reader() -> None:
    red, green = (190, 90, 40), (110, 130, 20)
    assert distance(red, green, Sight.DEUTAN) < distance(red, green) / 3


def test_grey_sight_keeps_lightness_only() -> None:
    _, a, b = oklab((30, 160, 240), Sight.GREY)
    assert abs(a) < 0.01
    assert abs(b) < 0.01


def test_mix_is_the_first_colour_at_zero_and_the_second_at_one() -> None:
    assert mix((10, 20, 30), (110, 220, 130), 0) == (10, 20, 30)
    assert mix((10, 20, 30), (110, 220, 130), 1) == (110, 220, 130)


@pytest.mark.parametrize(
    ("text", "expected"), [("#fcfc18", "yellow"), ("#0a080e", "black"), ("#f5330b", "red")]
)
def test_a_colour_has_an_everyday_word(text: str, expected: str) -> None:
    assert word(parse(text)) == expected


@schemes
def test_numbers_read_well_on_every_players_colour(scheme: Scheme) -> None:
    for colour in (*scheme.few, *scheme.many):
        assert ink_on(colour) in (BLACK, WHITE)
        assert contrast(ink_on(colour), colour) >= 4.2
