"""Ch. 5: discovering regions."""

import pytest

from rules.peoples.developments import Dev
from rules.peoples.discovery import discover, find_region, possible
from rules.peoples.events import NothingFound, PartsMerged, RegionFound, RegionPlaced
from rules.peoples.orders import Explore, Produce, Rest
from rules.peoples.play import Play, Unforeseen
from rules.peoples.regions import regions, regions_for
from rules.peoples.state import NEUTRAL, Tribe
from tests.rules.peoples.scenario import BEN, LAND, ME, SCI, scene

ROME = {"31": (0, 0), "42": (1, 0), "51": (0, 1), "52": (1, 1)}
OLMEC = {"33": (0, 0), "38": (1, 0), "53": (0, 1), "54": (1, 1)}


def test_5_the_dice_name_the_region():
    s = scene(world=[LAND], rolls=["43"])
    s.run(discover(s.g, ME, "31b"), "0:43b")
    assert s.of(RegionFound) == [RegionFound(ME, "31b", "43", ("43",), True)]
    assert s.g.world.region_at(1, (0, -1)) == "43"


def test_5_a_ten_sided_die_shows_0():
    s = scene(world=[LAND], rolls=["50"])
    s.run(discover(s.g, ME, "31b"), "0:50a")
    assert s.of(RegionFound)[0].region == "50"


def test_5_the_finder_chooses_how_the_region_is_turned():
    s = scene(world=[LAND], rolls=["43"])
    s.run(discover(s.g, ME, "31b"), "3:43b")
    assert s.g.world.spots["43"][1].turn == 3


def test_5_the_finder_places_a_neutral_tribe_in_a_land_area_with_a_resource():
    s = scene(world=[LAND], rolls=["43"])
    s.run(discover(s.g, ME, "31b"), "0:43c")
    assert s.areas(NEUTRAL) == ["43c"]
    assert s.held() == {}
    assert s.of(RegionPlaced) == [RegionPlaced(ME, "43", "43c")]
    homes = {option.key.partition(":")[2] for option in s.asked[0].options}
    assert homes == {"43b", "43c"}  # 43a is land without a resource, 43d is sea


def test_5_without_a_neutral_tribe_left_none_is_placed():
    s = scene(world=[LAND], rolls=["43"])
    s.state.tribes = [Tribe(NEUTRAL, [area]) for area in ("31a", "31c", "31d", "33a", "33b", "33c", "33d")]
    s.state.tribes += [Tribe(NEUTRAL, [area]) for area in ("35a", "35b", "35c", "35d", "37a")]
    s.run(discover(s.g, ME, "31b"), "0")
    assert s.of(RegionPlaced) == [RegionPlaced(ME, "43", None)]


def test_5_a_corner_area_discovers_both_regions_clockwise_from_the_north():
    s = scene(world=[LAND], rolls=["43", "44"])
    s.run(discover(s.g, ME, "31a"), "0:43b", "0:44a")
    assert [event.region for event in s.of(RegionFound)] == ["43", "44"]
    assert s.g.world.region_at(1, (0, -1)) == "43"
    assert s.g.world.region_at(1, (-1, 0)) == "44"


def test_5_example_1_rome_rerolls_until_a_polar_or_another_peoples_region():
    """Three regions on each side would be too many for one people, so 6-1 does not count; 3-8 is Olmec."""
    rome = {**ROME, "43": (2, 0)}
    s = scene(world=[rome, OLMEC], rolls=["61", "31", "38"])
    assert not any(region in s.g.unknown for region in possible(s.g, "51c", (0, 2)))
    ways = possible(s.g, "51c", (0, 2))["38"]
    answers = [str(ways[0].turn)] if len(ways) > 1 else []
    s.run(discover_one(s, "51d"), *answers)
    assert s.of(RegionFound)[0].rolls == ("61", "31", "38")
    assert len(s.g.world.parts) == 2


def discover_one(s, area):
    """Only the first region that borders an area."""
    cell = s.g.world.unknown(area)[0]
    return find_region(s.g, ME, area, possible(s.g, area, cell))


def test_5_example_2_olmec_finds_5_3_and_places_a_neutral_tribe_in_its_other_resource_area():
    part = {"31": (0, 0), "33": (1, 0), "41": (2, 0), "42": (3, 0), "44": (0, 1)}
    s = scene(world=[part], rolls=["53"])
    s.run(discover_one(s, "33c"), "1:53d")
    assert s.areas(NEUTRAL) == ["53d"]
    assert len(s.g.world.parts) == 2  # it has not met a polar region: nobody knows where it will end up


def test_5_a_region_that_is_not_in_the_game_is_rolled_again():
    s = scene(players=3, world=[{"31": (0, 0), "33": (1, 0)}], rolls=["49", "48", "43"])
    s.run(discover(s.g, ME, "31b"), "0:43b")
    assert s.of(RegionFound)[0].rolls == ("49", "48", "43")


def test_5_a_region_of_the_same_part_is_rolled_again():
    s = scene(world=[LAND], rolls=["33", "43"])
    s.run(discover(s.g, ME, "31b"), "0:43b")
    assert s.of(RegionFound)[0].rolls == ("33", "43")


def test_5_a_polar_region_gives_the_part_its_place():
    s = scene(world=[LAND], rolls=["14"])
    s.run(discover(s.g, ME, "31b"))
    merged = s.of(PartsMerged)[0]
    assert merged.anchored
    assert len(s.g.world.parts) == 1
    assert s.g.world.latitude("31a") == 1
    assert s.g.world.longitude("31a") == s.g.world.longitude("14c")


def test_5_no_neutral_tribe_in_a_polar_region_that_is_met():
    s = scene(world=[LAND], rolls=["14"])
    s.run(discover(s.g, ME, "31b"))
    assert s.areas(NEUTRAL) == []


def test_5_two_floating_parts_merge_and_the_player_in_turn_orients_them():
    s = scene(world=[ROME, OLMEC], rolls=["33"])
    ways = possible(s.g, "42b", (1, -1))["33"]
    assert len(ways) > 1
    s.run(discover_one(s, "42b"), str(ways[-1].turn))
    assert s.asked[0].seat == ME
    assert s.of(PartsMerged)[0].anchored is False
    assert s.g.world.spots["33"][1].turn == ways[-1].turn


def nearly_full(floating):
    """Three players, the world map full but for the cells (0, 1), (0, 2), (2, 4) and the four at (4, 3)."""
    free = {(0, 1), (0, 2), (2, 4), (4, 3), (5, 3), (4, 4), (5, 4)}
    cells = [(x, y) for x in range(6) for y in (1, 2, 3, 4) if (x, y) not in free]
    names = [region for region in regions_for(3) if region[0] in "456"]
    mapped = dict(zip(names, cells, strict=False))
    s = scene(players=3, mapped=mapped, world=floating)
    lone = s.g.world.region_at(0, (1, 1))
    return s, next(area.id for area in regions()[lone].areas if s.g.world.unknown(area.id))


def test_5_a_new_region_does_not_take_the_last_place_of_a_part():
    square = {"33": (0, 0), "36": (1, 0), "34": (0, 1), "32": (1, 1)}
    s, area = nearly_full([{"31": (0, 0), "35": (0, 1)}, square])
    assert s.g.unknown == ("66",)
    assert set(possible(s.g, area, (0, 1))) == {"31", "35"}
    beside = next(a.id for a in regions()[s.g.world.region_at(0, (2, 3))].areas if s.g.world.unknown(a.id))
    assert "66" in possible(s.g, beside, (2, 4))


def test_5_where_nothing_can_be_laid_the_world_stays_unknown():
    square = {"33": (0, 0), "36": (1, 0), "34": (0, 1), "32": (1, 1)}
    s, area = nearly_full([{"31": (0, 0), "35": (0, 1), "66": (1, 1)}, square])
    assert possible(s.g, area, (0, 1)) == {}
    s.run(discover(s.g, ME, area))
    assert s.of(NothingFound) == [NothingFound(ME, area)]


def test_5_what_is_only_tried_rolls_no_dice():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND])
    fork: Play = s.g.fork()
    with pytest.raises(Unforeseen):
        list(discover(fork, ME, "31b"))
    assert s.of(RegionFound) == []


def test_5_a_tribe_that_stays_put_discovers_nothing():
    s = scene({ME: ["31a", "37a"]}, world=[LAND])
    s.do(Produce("31a"))
    assert s.of(RegionFound) == []


def test_5_bordering_regions_are_discovered_where_the_tribe_ends():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], rolls=["43"])
    s.do(Produce("31d", at="31b", end="31b"), answers=["0:43b"])
    assert s.areas() == ["31b"]
    assert [event.region for event in s.of(RegionFound)] == ["43"]


def test_5_a_discovery_from_the_sea():
    tiles = {"31": (0, 0), "51": (1, 0), "35": (0, 1), "37": (1, 1)}
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, has={ME: [Dev.SAILING]}, world=[tiles], rolls=["43"])
    s.do(Explore("31d", "51c"))
    assert s.of(RegionFound) == []
    s.do(Explore("31d", "51d"), Rest("31d"), answers=["0:43b"])
    assert s.areas() == ["31d"]


def test_5_the_neighbours_of_a_neutral_tribe_are_not_discovered():
    s = scene(rolls=["43"], world=[LAND], tribes={BEN: ["37d"]})
    s.run(discover(s.g, ME, "31b"), "0:43b")
    assert len(s.of(RegionFound)) == 1
