"""Ch. VI Scoring."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.events import TurnScored
from rules.history_of_the_world.invariants import problems
from rules.history_of_the_world.scoring import level, levels, reckon, score_turn, tally
from tests.rules.history.scenario import BEN, CLEO, ME, scene

CHINA = board().areas["china"].lands


@pytest.mark.parametrize(
    ("own", "ben", "cleo", "expected"),
    [
        (0, 0, 0, 0),
        (1, 0, 0, 1),
        (1, 3, 0, 1),
        (2, 0, 0, 2),
        (2, 1, 1, 2),
        (2, 2, 0, 1),
        (3, 3, 0, 1),
        (3, 0, 0, 3),
        (3, 1, 0, 2),
        (4, 2, 1, 2),
        (0, 3, 0, 0),
    ],
)
def test_ch6_presence_dominance_control(own, ben, cleo, expected):
    owners = [ME] * own + [BEN] * ben + [CLEO] * cleo
    s = scene({land: (seat, "romans") for land, seat in zip(CHINA, owners, strict=False)}, epoch=3)
    assert level(tally(s.state.lands)["china"], ME) == expected


@pytest.mark.parametrize("area", list(board().areas))
def test_ch6_victory_points_table_by_epoch(area):
    lands = board().areas[area].lands[:3]
    table = {
        "middle_east": "2333321",
        "north_africa": "1222221",
        "china": "1233333",
        "india": "1233333",
        "southern_europe": "1233332",
        "northern_europe": "0012234",
        "southeast_asia": "0012222",
        "eurasia": "0000112",
        "north_america": "0000113",
        "south_america": "0000122",
        "nippon": "0000112",
        "africa": "0000012",
        "australia": "0000002",
    }
    for epoch in range(1, 8):
        s = scene(dict.fromkeys(lands, (ME, "romans")), epoch=epoch)
        base = int(table[area][epoch - 1])
        assert reckon(s.g, ME, "romans").total == 3 * base


def test_ch6_all_pieces_of_a_colour_count_whatever_their_epoch():
    s = scene({"levant": (ME, "sumeria"), "zagros": (ME, "kush")}, epoch=2)
    s.state.lands["zagros"].figure = 7
    assert reckon(s.g, ME, "x").areas == {"middle_east": 6}


def test_ch6_capitals_cities_and_monuments_score_forts_do_not():
    s = scene(
        {"levant": (ME, "a"), "zagros": (ME, "a")},
        capitals=["levant"],
        cities=["zagros"],
        monuments=["levant", "zagros"],
        forts=["levant"],
    )
    record = reckon(s.g, ME, "x")
    assert (record.capitals, record.cities, record.monuments) == (2, 1, 2)


def test_ch6_what_stands_in_an_empty_or_enemy_land_scores_for_nobody_else():
    s = scene({"zagros": (BEN, "a")}, capitals=["levant", "zagros"], monuments=["levant"])
    assert reckon(s.g, ME, "x").total == 0


def test_ch6_multiple_armies_in_a_land_count_as_one_land():
    s = scene({"levant": (ME, "a", 3), "zagros": (BEN, "a")}, multiple_armies="yes", epoch=2)
    assert levels(tally(s.state.lands), ME) == {"middle_east": 1}


def test_ch6_barren_and_worthless_areas_bring_nothing():
    s = scene({"mongolia": (ME, "a")}, epoch=1)
    assert reckon(s.g, ME, "x").areas == {}


def test_ch6_only_the_player_of_the_turn_scores():
    s = scene({"levant": (ME, "a"), "palestine": (BEN, "b")}, epoch=2)
    s.turn("assyria")
    score_turn(s.g, ME, "assyria")
    assert [player.score for player in s.state.players] == [3, 0, 0]
    told = s.of(TurnScored)[0]
    assert (told.areas, told.total, told.score) == ((("middle_east", "presence", 3),), 3, 3)
    assert s.state.players[ME].sources == {"areas": 3}


def test_points_that_were_not_scored_are_a_problem():
    s = scene()
    assert problems(s.state) == []
    s.state.players[ME].score = 1
    assert problems(s.state)


def test_naval_control_a_point_for_each_sea():
    s = scene(navies={"red_sea": (ME, "egypt", 1), "north_sea": (BEN, "vikings", 5)}, naval_control="yes")
    assert reckon(s.g, ME, "x").seas == 1
