"""The drawn way of a ship follows the water."""

from itertools import pairwise

from renders.civ.pictures.sailing import sea_way
from rules.civ.western_empires.game import RULESET

BOARD = RULESET.board


def test_every_step_is_a_neighbour_by_water():
    way = sea_way(BOARD, ("Rome", "Caralis", "Syracuse"))
    areas = [water.area for water in way]
    assert areas[0] == "Rome"
    assert areas[-1] == "Syracuse"
    assert "Caralis" in areas
    for here, there in pairwise(way):
        assert there in BOARD.water_neighbours(here) or there.area == here.area


def test_coasts_are_preferred_to_the_open_sea():
    assert not {water.area for water in sea_way(BOARD, ("Rome", "Syracuse"))} & set(BOARD.seas)


def test_an_island_is_reached_across_the_open_sea_only_if_it_must():
    ends = [area.name for area in BOARD.areas.values() if area.coasts]
    for end in ends[::7]:
        assert sea_way(BOARD, ("Knossos", end))[-1].area == end
