"""Ch. 4 and 5: regions, parts and the round world."""

import pytest

from rules.peoples.fitting import berths, has_room, layings, within_limit
from rules.peoples.regions import Terrain, areas, regions, regions_for
from rules.peoples.resources import resources
from rules.peoples.world import Spot, World, quarter_cell
from tests.rules.peoples.scenario import LAND, layout, polar, scene

SQUARE = {"31": (0, 0), "42": (1, 0), "51": (0, 1), "52": (1, 1)}
BENS = {"33": (0, 0), "44": (1, 0), "53": (0, 1), "54": (1, 1)}
CLEOS = {"35": (0, 0), "46": (1, 0), "55": (0, 1), "56": (1, 1)}


def three_players():
    return World((polar(3), layout(SQUARE), layout(BENS), layout(CLEOS)), 6)


def test_2_sixty_regions_of_four_areas():
    assert len(regions()) == 60
    assert len(areas()) == 240


@pytest.mark.parametrize(("players", "count"), [(3, 36), (4, 48), (5, 60)])
def test_4_the_regions_used_fill_the_world_exactly(players, count):
    assert len(regions_for(players)) == count == 2 * players * 6


def test_4_four_players_remove_9_and_0_three_also_7_and_8():
    assert {region[1] for region in regions_for(4)} == set("12345678")
    assert {region[1] for region in regions_for(3)} == set("123456")


def test_4_start_regions_are_completely_green():
    assert all(len(regions()[region].lands) == 4 for region in ("31", "33", "35", "37", "39"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_4_every_kind_of_resource_is_in_the_world(players):
    printed = {a.resource for region in regions_for(players) for a in regions()[region].areas}
    assert printed >= set(resources())


def test_5_only_land_areas_have_resources():
    assert all(area.is_land for area in areas().values() if area.resource)


def test_5_region_5_3_has_two_resource_areas():
    assert sum(area.resource is not None for area in regions()["53"].areas) == 2


def test_5_a_turned_tile_takes_its_areas_along():
    assert [quarter_cell(0, turn) for turn in range(4)] == [(0, 0), (1, 0), (1, 1), (0, 1)]


def test_5_areas_border_within_and_over_regions():
    world = World((polar(), layout(LAND)), 10)
    assert set(world.borders("31d")) == {"31b", "31c", "33c", "35b"}
    assert world.border("31d", "35b")
    assert not world.border("31d", "37a")


def test_5_a_turned_region_borders_with_other_areas():
    world = World((polar(), layout({"31": (0, 0), "33": (1, 0, 1)})), 10)
    assert world.border("31b", "33c")
    assert world.border("31d", "33d")


def test_5_the_world_is_round():
    world = World(((*polar(), *layout({"41": (9, 2), "42": (0, 2)})),), 10)
    assert world.border("41b", "42a")


def test_5_the_poles_are_the_end_of_the_world_and_not_unknown():
    world = World((polar(),), 10)
    assert world.unknown("11a") == ()
    assert world.unknown("11c") == ((0, 1),)


def test_5_an_area_at_the_corner_of_a_part_borders_two_unknown_regions():
    world = World((polar(), layout(LAND)), 10)
    assert world.unknown("31a") == ((0, -1), (-1, 0))
    assert world.unknown("31d") == ()


def test_5_polar_areas_face_outwards():
    world = World((polar(),), 10)
    north = [area for area in areas().values() if area.terrain is Terrain.POLAR]
    assert {world.places[area.id][2] for area in north} == {0, 11}


def test_8_2_four_areas_of_four_regions_meet_at_a_corner():
    world = World((polar(), layout(LAND)), 10)
    assert world.corner("31d") == world.corner("37a") == ("31d", "33c", "35b", "37a")
    assert list(world.corners) == ["31d"]


def test_5_the_region_limit_of_one_people_is_four_by_two():
    row = {"31": (0, 0), "41": (1, 0), "42": (2, 0), "43": (3, 0)}
    assert within_limit(layout({**row, "44": (0, 1)}))
    assert not within_limit(layout({**row, "44": (4, 0)}))
    assert not within_limit(layout({**row, "44": (0, 1), "45": (0, 2)}))


def test_5_example_1_three_by_three_exceeds_the_limit_of_one_people():
    three = {"31": (0, 0), "42": (1, 0), "51": (0, 1), "52": (1, 1), "43": (2, 0)}
    assert within_limit(layout(three))
    assert not within_limit(layout({**three, "44": (0, 2)}))


def test_5_example_1_with_two_peoples_four_by_three_is_within():
    part = {"31": (0, 0), "33": (3, 0), "41": (1, 0), "42": (2, 0), "43": (0, 1), "44": (0, 2)}
    assert within_limit(layout(part))
    assert not within_limit(layout({**part, "45": (4, 0)}))


def test_5_a_new_region_may_be_turned_four_ways():
    assert len(layings(three_players(), 1, (2, 0), "61")) == 4


def test_5_a_part_meets_a_polar_region_in_one_way_only():
    ways = layings(three_players(), 1, (0, -1), "13")
    assert [way.into for way in ways] == [0]
    assert ways[0].spot(Spot(0, 0)).y == 1


def test_5_south_of_a_part_antarctica_is_met_without_turning():
    ways = layings(three_players(), 1, (0, 2), "23")
    assert [(way.into, way.turn) for way in ways] == [(0, 0)]


def test_5_a_part_is_turned_so_that_the_pole_lies_beyond_the_edge():
    ways = layings(three_players(), 1, (2, 0), "13")
    assert [way.turn for way in ways] == [3]


def test_5_a_region_of_the_same_part_is_not_found_again():
    assert layings(three_players(), 1, (2, 0), "52") == ()


def test_5_parts_that_float_merge_in_the_ways_that_fit():
    ways = layings(three_players(), 1, (2, 0), "33")
    assert ways
    assert all(way.moved == 2 for way in ways)


def test_5_all_parts_always_keep_room_for_each_other():
    tall = layout({"31": (0, 1), "41": (2, 1), "42": (4, 1)})
    world = World(((*polar(3), *tall), layout(BENS)), 6)
    assert has_room(world.parts, 6)
    blocked = layout({"31": (0, 2), "41": (2, 2), "42": (4, 2), "43": (1, 2), "45": (3, 2), "61": (5, 2)})
    assert has_room(((*polar(3), *blocked), layout(BENS)), 6)
    more = (*blocked, *layout({"62": (1, 3), "63": (3, 3), "64": (5, 3)}))
    assert not has_room(((*polar(3), *more), layout(BENS)), 6)


def test_5_the_places_where_a_part_could_come_to_lie():
    found = berths(three_players(), 1)
    assert found
    assert all(0 < spot.y < 5 for berth in found for _, spot in berth)


def test_5_once_on_the_map_a_part_stays():
    s = scene(mapped={"41": (0, 1)}, world=[LAND])
    before = s.g.world.spots["41"]
    ways = layings(s.g.world, 1, (2, 0), "41")
    assert all(way.moved == 1 for way in ways)
    assert s.g.world.spots["41"] == before
