"""A name in one line or in two."""

from renders.paint.fonts import Typeface, width
from renders.paint.naming import SPACING, in_lines

NAME = "Bartholomew the Younger"


def test_a_name_that_fits_stays_in_one_line() -> None:
    assert in_lines(NAME, Typeface.NAME, 40, (2000, 100), 20) == ((NAME,), 40)


def test_a_long_name_is_larger_in_two_lines_and_whole() -> None:
    lines, size = in_lines(NAME, Typeface.NAME, 40, (170, 80), 20)
    assert lines == ("Bartholomew", "the Younger")
    assert size > 20
    assert size * (1 + SPACING) <= 80
    assert all(width(line, Typeface.NAME, size) <= 170 for line in lines)


def test_where_two_lines_find_no_room_it_is_one() -> None:
    lines, size = in_lines(NAME, Typeface.NAME, 40, (170, 30), 20)
    assert len(lines) == 1
    assert size == 20


def test_a_single_word_is_never_cut_in_two() -> None:
    lines, _ = in_lines("Bartholomew", Typeface.NAME, 40, (100, 100), 20)
    assert len(lines) == 1
