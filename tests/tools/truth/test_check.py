"""The check of drawn maps finds what is wrong, and nothing else."""

from dataclasses import replace

import pytest

from renders.paint.layout import Box, square
from renders.pictures.placed import Placed, What
from tools.truth.check import Scene, findings

NAME = Box(40, 80, 60, 90)
TOKEN = Placed(What.PIECE, square((25, 25), 8), "token", "West", 0, square((25, 25), 4))
ROUTE = Placed(What.ARROW, Box(70, 10, 70, 90), "arrow", "East", 0, line=((70, 10), (70, 90)), by_sea=True)
COUNT = Placed(What.COUNT, square((70, 50), 5), "count", "East", 0, by_sea=True)


def rules(*placed):
    """A board of 100 by 100: the area West up to 50, then the area East, whose land begins at 80."""
    scene = Scene(
        placed=placed,
        shown=Box(0, 0, 100, 100),
        names=[NAME],
        place=lambda xy: xy,
        is_in=lambda area, place: (place[0] < 50) == (area == "West"),
        is_land=lambda place: place[0] < 50 or place[0] > 80,
        unit=1.0,
    )
    return [finding.rule for finding in findings(scene)]


def test_a_true_map_has_no_findings():
    assert rules(ROUTE, TOKEN, COUNT) == []


@pytest.mark.parametrize("what", [What.PIECE, What.MARK, What.GHOST])
def test_whatever_stands_in_a_neighbours_area_is_found(what):
    assert rules(replace(TOKEN, what=what, place="East")) == ["outside its area"]


def test_a_sign_on_a_piece_of_its_own_may_reach_out():
    plus = Placed(What.MARK, square((51, 25), 4), "built", "West", 0)
    ship = Placed(What.PIECE, square((44, 25), 8), "ship", "West", 0)
    assert rules(ship, plus) == []
    assert rules(plus) == ["outside its area"]


def test_a_ship_does_not_sail_over_land():
    over = replace(ROUTE, line=((70, 10), (95, 10), (95, 60), (70, 60)))
    assert rules(over, COUNT) == ["at sea over land"]
    assert rules(replace(over, by_sea=False), replace(COUNT, by_sea=False)) == []


def test_every_arrow_has_its_number():
    assert rules(ROUTE) == ["arrow without a number"]


def test_an_arrow_passes_below_names():
    over = replace(ROUTE, line=((50, 50), (50, 95)), by_sea=False)
    count = replace(COUNT, by_sea=False)
    assert rules(over, count) == ["arrow over a name"]
    assert rules(over, Placed(What.NAME, NAME), count) == []


def test_numbers_and_names_are_not_covered():
    assert rules(TOKEN, Placed(What.MARK, square((27, 25), 6), "gained", "West")) == ["number covered"]
    assert rules(Placed(What.MARK, square((48, 85), 8), "gained", "West")) == ["name covered"]


def test_titles_do_not_hide_land():
    assert rules(Placed(What.TITLE, Box(55, 0, 75, 20), "title")) == []
    assert rules(Placed(What.TITLE, Box(40, 0, 75, 20), "title")) == ["title on land"]


def test_nothing_is_cut_by_the_frame():
    assert rules(replace(TOKEN, box=square((5, 25), 8), number=None)) == ["cut by the frame"]
