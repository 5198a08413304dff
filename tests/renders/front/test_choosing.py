"""Which close-ups a page shows."""

import random

import pytest

from renders.front.cells import CELLS, choose_cells
from renders.front.choosing import CLOSEST, choose
from renders.front.clusters import weighty
from tests.renders.front.toy import SIDE, TALL, WIDE, ToyStage, square

ROOM = (1210, 846)


def scattered(seed: int, places: int) -> dict[str, float]:
    chance = random.Random(seed)
    cells = chance.sample([square(x, y) for x in range(WIDE) for y in range(TALL)], places)
    return {cell: chance.choice([1.0, 3.0, 6.0, 8.0]) for cell in cells}


def inside(inner, outer):
    return outer[0] <= inner[0] and outer[1] <= inner[1] and inner[2] <= outer[2] and inner[3] <= outer[3]


@pytest.mark.parametrize("seed", range(12))
def test_what_a_panel_is_about_lies_in_it_and_no_panel_covers_another(seed):
    stage = ToyStage()
    weights = scattered(seed, 4 + 3 * seed)
    for panels in (choose(weights, stage, ROOM).panels, choose_cells(weights, stage, ROOM, 1.6)[0].panels):
        for panel in panels:
            assert all(inside(stage.core(place), panel.seen) for place in panel.places)
            spot = panel.spot
            assert inside((spot.left, spot.top, spot.right, spot.bottom), (0, 0, *ROOM))
            assert all(spot.overlap(other.spot) == 0 for other in panels if other is not panel)


@pytest.mark.parametrize("seed", range(12))
def test_a_panel_keeps_the_shape_of_its_place(seed):
    for panel in choose(scattered(seed, 12), ToyStage(), ROOM).panels:
        across, down = panel.seen[2] - panel.seen[0], panel.seen[3] - panel.seen[1]
        assert across / down == pytest.approx(panel.size[0] / panel.size[1], rel=0.01)
        assert panel.scale <= CLOSEST + 0.01


def test_two_corners_of_the_board_are_two_panels():
    weights = {square(0, 0): 5.0, square(1, 0): 5.0, square(19, 11): 5.0, square(18, 11): 5.0}
    choice = choose(weights, ToyStage(), ROOM)
    assert choice.share == 1
    assert sorted(panel.places for panel in choice.panels) == [("0,0", "1,0"), ("18,11", "19,11")]


def test_one_cluster_is_one_panel():
    weights = {square(x, y): 4.0 for x in (8, 9, 10) for y in (4, 5)}
    choice = choose(weights, ToyStage(), ROOM)
    assert len(choice.panels) == 1
    assert choice.share == 1


def test_what_weighs_next_to_nothing_is_not_looked_at():
    weights = {square(0, 0): 8.0, square(19, 11): 0.5}
    assert weighty(weights, ToyStage()).weights == {"0,0": 8.0}


def test_the_weightiest_are_shown_where_not_all_can_be():
    weights = {square(x, y): 1.0 for x in range(0, 20, 4) for y in range(0, 12, 3)}
    weights[square(8, 6)] = 9.0
    choice = choose(weights, ToyStage(), ROOM)
    assert any("8,6" in panel.places for panel in choice.panels)
    assert 0 < choice.share < 1


def test_many_small_close_ups_run_from_west_to_east():
    weights = {square(2 * i, (5 * i) % TALL): 5.0 for i in range(9)}
    choice, spot = choose_cells(weights, ToyStage(), (1650, 700), 1.6)
    assert len(choice.panels) == CELLS
    middles = [(panel.seen[0] + panel.seen[2]) / 2 for panel in choice.panels]
    assert middles == sorted(middles)
    assert all(spot.overlap(panel.spot) == 0 for panel in choice.panels)
    assert choice.share == 1


def test_neighbours_share_a_small_close_up():
    weights = {square(3, 3): 5.0, square(4, 3): 5.0, square(15, 9): 5.0}
    choice, _ = choose_cells(weights, ToyStage(), (1650, 700), 1.6)
    assert [panel.places for panel in choice.panels] == [("3,3", "4,3"), ("15,9",)]


def test_a_panel_does_not_leave_the_board_where_it_need_not():
    for panel in choose({square(0, 0): 5.0}, ToyStage(), ROOM).panels:
        assert inside(panel.seen, (0, 0, WIDE * SIDE, TALL * SIDE))
