"""Several phases in one post are called by the first and the last of them."""

import pytest

from renders.titles import as_one, joined, parts_of


@pytest.mark.parametrize(
    ("phases", "title"),
    [
        (["Movement"], "Movement"),
        (["Movement", "Conflict"], "Movement · Conflict"),
        (["Movement", "Conflict", "Trade"], "Movement … Trade"),
        (["Round 1: Ann", "Round 1: Ann", "Round 1: Ben"], "Round 1: Ann · Round 1: Ben"),
        (["Movement", "Movement"], "Movement"),
    ],
)
def test_first_and_last(phases, title):
    assert as_one(phases) == title
    assert parts_of(title) == list(dict.fromkeys((phases[0], phases[-1])))
    assert joined(parts_of(title), title) == title
