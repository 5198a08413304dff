"""The check of drawn maps finds what is wrong, and nothing else."""

from dataclasses import replace

import pytest
from PIL import Image, ImageDraw

from renders.boards import Window
from renders.front.closeup import CloseUp, Layer
from renders.paint.layout import Box, square
from renders.pictures.placed import Placed, What
from renders.schemes import CLASSIC
from tools.truth.check import Scene, findings, front_findings, names_findings

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


def close_up():
    return CloseUp.on(Image.new("RGB", (600, 400)), Window(0, 0, 1), CLASSIC)


def block(wide, tall):
    return Image.new("RGBA", (wide, tall), (200, 0, 0, 255))


def wrong(close):
    return [finding.rule for finding in front_findings(close)]


def test_a_tidy_close_up_has_no_findings():
    close = close_up()
    close.stand_apart([block(120, 80)], [(200, 200)], ["Thrace"])
    close.keep_name("Thrace", (200, 300), 30, 0, 0.0)
    close.stand(block(40, 40), (400, 200), 0)
    assert wrong(close) == []


def test_a_fight_without_a_name_is_found():
    close = close_up()
    close.stand_apart([block(120, 80)], [(200, 200)], ["Thrace"])
    assert wrong(close) == ["fight without a name"]


@pytest.mark.parametrize("layer", list(Layer)[:2])
def test_a_number_under_another_thing_is_found(layer):
    close = close_up()
    close.stand(block(40, 40), (400, 200), 0)
    close.stand(block(40, 40), (415, 200), 0, layer)
    assert wrong(close) == ["number covered"]


@pytest.mark.parametrize(("corner", "found"), [((0, 0), ["number covered"]), ((39, 39), [])])
def test_a_number_is_covered_by_what_is_painted_not_by_the_empty_corner_of_a_shape(corner, found):
    close, shape = close_up(), Image.new("RGBA", (40, 40))
    ImageDraw.Draw(shape).polygon([corner, (39, 0), (0, 39)], fill=(0, 0, 200, 255))
    close.stand(block(40, 40), (400, 200), 0)
    close.stand(shape, (419, 219), 0)
    assert wrong(close) == found


def test_a_name_on_a_number_is_found():
    close = close_up()
    close.keep_name("Thrace", (400, 200), 30, 0, 1.0)
    close.stand(block(40, 40), (400, 200), 0)
    assert wrong(close) == ["name over a number"]


def test_names_that_touch_are_found():
    assert [finding.rule for finding in names_findings([Box(0, 0, 50, 20), Box(49, 5, 90, 25)])] == [
        "names touch"
    ]
    assert names_findings([Box(0, 0, 50, 20), Box(50, 0, 90, 20)]) == []
