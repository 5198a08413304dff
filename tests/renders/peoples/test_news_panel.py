"""The news at the foot of a page: what fits, told from its beginning."""

from renders.peoples.pictures.news_panel import SIZES, set_in_lines

LONG = "takes the Revolution; learns Sailing; advances to Civics 3, Economy 2, Science 2; adds a tribe in 53a"
SHORT = "no action"


def test_news_that_fit_are_told_in_the_largest_letters():
    letters, rows = set_in_lines([(0, SHORT), (1, SHORT)], 1000, 200)
    assert letters == SIZES[0]
    assert rows == [(0, SHORT), (1, SHORT)]


def test_of_too_many_the_newest_are_told_and_each_from_its_beginning():
    letters, rows = set_in_lines([(0, LONG), (1, LONG), (2, SHORT)], 600, 130)
    assert letters == SIZES[-1]
    assert [seat for seat, _ in rows if seat is not None] == [2]
    assert rows == [(2, SHORT)]
    taller = set_in_lines([(0, LONG), (1, LONG), (2, SHORT)], 600, 190)[1]
    assert taller[0] == (1, taller[0][1])
    assert LONG.startswith(taller[0][1])
    assert taller[-1] == (2, SHORT)


def test_a_single_one_that_is_too_long_is_cut_at_its_end():
    rows = set_in_lines([(0, SHORT), (1, f"{LONG}; {LONG}")], 500, 90)[1]
    assert rows[0][0] == 1
    assert rows[-1][1].endswith("…")
