"""Ch. 8.6: range."""

from rules.peoples.developments import Dev
from rules.peoples.events import RangePaid, RegionFound, TribeMoved
from rules.peoples.orders import Explore, Produce, Rest, Spread
from rules.peoples.reach import points_for, range_of, ranges
from rules.peoples.regions import areas
from tests.rules.peoples.scenario import BEN, CUL, LAND, ME, MIL, REL, SCI, scene

SHORE = {"31": (0, 0), "51": (1, 0, 2), "53": (0, 1), "54": (1, 1)}


def test_8_6_science_points_give_range_1_3_6():
    assert [range_of(scene().g, points) for points in range(4)] == [0, 1, 3, 6]


def test_8_6_the_fewest_points_for_a_range():
    assert [points_for(scene().g, wanted) for wanted in (0, 1, 2, 3, 4, 6, 7)] == [0, 1, 2, 2, 3, 3, 4]


def test_8_6_the_range_is_traced_through_empty_or_own_land():
    s = scene({ME: ["31a", "31b"], BEN: ["31c", "31d"]})
    found = ranges(s.g, ME, "31a")
    assert found["31b"] == 1
    assert found["33a"] == 2
    assert "31c" not in found


def test_8_6_other_tribes_are_in_the_way():
    s = scene({ME: ["31a"], BEN: ["31b", "31c"]}, levels={ME: {SCI: 3}})
    assert s.code(Explore("31a", "33a")) == "no-way"


def test_8_6_no_sea_without_a_development():
    s = scene({ME: ["31b"]}, world=[SHORE])
    assert all(areas()[area].is_land for area in ranges(s.g, ME, "31b"))


def test_8_6_the_tribe_may_end_in_any_empty_land_within_the_range():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 2}})
    s.do(Produce("31a", at="33a", end="31b"))
    assert s.areas() == ["31b"]
    assert s.held() == {"pulses": 1}


def test_8_6_not_beyond_the_range_that_was_paid():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 3}})
    s.do(Explore("31a", "31b", pay={SCI: 1}))
    assert s.code(Rest("31a", "37d")) is None
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"))
    assert s.code(Rest("31a", "33a")) == "out-of-range"


def test_8_6_not_in_an_area_that_is_held():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {SCI: 1}})
    assert s.code(Rest("31a", "31b")) == "no-empty-land"


def test_8_6_exploring_a_tribe_stays_where_it_came_to():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"), Rest("31a"))
    assert s.areas() == ["31b"]
    assert s.of(TribeMoved) == [TribeMoved(ME, "31a", "31b")]


def test_8_6_example_china_one_land_and_four_coast_areas_are_a_range_of_three():
    s = scene({ME: ["35d"]}, has={ME: [Dev.SAILING]})
    found = ranges(s.g, ME, "35d")
    assert [found[area] for area in ("35c", "64d", "64b", "63d", "63b")] == [1, 1, 2, 2, 3]


def test_8_6_example_china_spreads_religion_from_the_coast_and_stays_on_land():
    s = scene({ME: ["35d"]}, levels={ME: {SCI: 2, REL: 1}}, has={ME: [Dev.SAILING]})
    s.do(Explore("35d", "35c"), Spread("35d", "religion", at="63d"))
    assert s.state.religion == {"31c": [ME]}
    assert s.areas() == ["35c"]
    assert s.g.available(ME, SCI) == 1
    assert s.of(RangePaid)[0].paid == ((SCI, 1),)


def test_8_6_further_range_is_paid_on_top_of_what_was_paid():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 2}})
    s.do(Explore("31a", "31b"))
    assert s.g.available(ME, SCI) == 1
    s.do(Explore("31a", "37a"))
    assert s.g.available(ME, SCI) == 0
    assert s.state.turn.acting.paid == {SCI: 2}


def test_8_6_within_what_was_paid_further_steps_cost_nothing():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 2}})
    s.do(Explore("31a", "31b"), Explore("31a", "33a"))
    assert s.g.available(ME, SCI) == 1


def test_8_6_after_exploring_the_same_tribe_acts_from_there():
    s = scene({ME: ["31b"]}, levels={ME: {SCI: 1, CUL: 1}})
    s.do(Explore("31b", "33a"), Spread("31b", "culture"))
    assert s.state.culture == {"33": ME}
    assert s.areas() == ["33a"]


def test_8_6_while_a_tribe_is_on_its_way_no_other_acts():
    s = scene({ME: ["31a", "37d"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"))
    assert s.code(Produce("37d")) == "in-its-action"


def test_8_6_moving_to_the_edge_discovers_before_more_is_decided():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], rolls=["43", "44"])
    s.do(Explore("31d", "31c"), answers=["0:43b"])
    assert s.of(RegionFound)[0].region == "43"
    assert s.state.turn.acting.at == "31c"


def test_8_6_range_is_paid_with_science_markers_only():
    s = scene({ME: ["31a"]}, levels={ME: {MIL: 2, SCI: 1}})
    assert s.code(Explore("31a", "31b", pay={MIL: 1})) == "cannot-pay"
    assert s.code(Explore("31a", "31b", pay={SCI: 2})) == "cannot-pay"
    assert s.code(Explore("31a", "31b", pay={SCI: 1})) is None


def test_8_6_two_traits_each_count_their_own_level():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1, REL: 1}}, has={ME: [Dev.WRITING]})
    s.do(Explore("31a", "33a"))
    assert s.g.available(ME, SCI) == s.g.available(ME, REL) == 0
