"""The board of History of the World: its counts, its symmetry, and the rulings about it."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from rules.history_of_the_world.board import Board, Terrain, WaterKind, board

EPOCHS = range(1, 8)


@pytest.fixture(scope="module")
def world() -> Board:
    return board()


def _component(world: Board, start: str, *, by_water: bool = False) -> set[str]:
    seen, edge = {start}, [start]
    while edge:
        for there in _next_lands(world, edge.pop(), by_water):
            if there not in seen and not world.lands[there].is_barren:
                seen.add(there)
                edge.append(there)
    return seen


def _next_lands(world: Board, here: str, by_water: bool) -> Iterable[str]:
    yield from world.lands[here].neighbours
    if by_water:
        for water in world.lands[here].waters:
            yield from world.waters[water].lands


def test_ch2_counts_of_the_board(world: Board) -> None:
    assert len(world.lands) == 102
    assert len(world.areas) == 13
    assert len(world.barren) == 8
    assert len(world.resources) == 18
    assert sum(len(area.lands) for area in world.areas.values()) == 94
    assert len(world.waters) == 14
    assert sum(water.is_ocean for water in world.waters.values()) == 5


def test_ch2_every_land_is_in_one_area_or_barren(world: Board) -> None:
    placed = [land for area in world.areas.values() for land in area.lands]
    assert sorted([*placed, *world.barren]) == sorted(world.lands)
    assert all(world.lands[land].area == area.id for area in world.areas.values() for land in area.lands)


def test_names_and_aliases_are_unambiguous(world: Board) -> None:
    names = [name.casefold() for land in world.lands.values() for name in (land.name, *land.aliases)]
    assert len(names) == len(set(names))


def test_borders_are_symmetric(world: Board) -> None:
    pairs = {(land.id, there) for land in world.lands.values() for there in land.neighbours}
    assert {(b, a) for a, b in pairs} == pairs
    assert len(pairs) == 2 * 201
    assert all(a != b for a, b in pairs)


def test_straits_count_both_ways(world: Board) -> None:
    straits = 0
    for land in world.lands.values():
        for there, border in land.borders.items():
            back = world.lands[there].borders[land.id]
            assert border.neighbour == there
            assert border.is_strait == back.is_strait
            straits += border.is_strait
    assert straits == 2 * 18


def test_terrain_sides_number_88(world: Board) -> None:
    sides = [border.terrain for land in world.lands.values() for border in land.borders.values()]
    assert sum(terrain not in (None, Terrain.STRAIT) for terrain in sides) == 88


def test_coasts_agree_with_waters(world: Board) -> None:
    for water in world.waters.values():
        assert water.lands == tuple(land.id for land in world.lands.values() if water.id in land.waters)
        assert water.lands
        assert all(water.id in world.waters[there].adjacent for there in water.adjacent)


def test_components_by_land_and_strait_with_barren_lands_closed(world: Board) -> None:
    sizes = {
        start: len(_component(world, start))
        for start in ("nile_delta", "great_plains", "gold_coast", "australia", "new_zealand")
    }
    assert sizes == {
        "nile_delta": 72,
        "great_plains": 13,
        "gold_coast": 6,
        "australia": 2,
        "new_zealand": 1,
    }


def test_with_the_waters_the_board_is_one(world: Board) -> None:
    assert len(_component(world, "lower_tigris", by_water=True)) == 94


@pytest.mark.parametrize(
    ("source", "target", "terrain"),
    [
        ("eastern_ghats", "western_ghats", Terrain.MOUNTAIN),
        ("western_ghats", "eastern_ghats", None),
        ("ganges_delta", "eastern_deccan", Terrain.FOREST),
        ("eastern_deccan", "ganges_delta", None),
        ("eastern_deccan", "eastern_ghats", None),
        ("mongolia", "wei_river", Terrain.GREAT_WALL),
        ("wei_river", "mongolia", None),
        ("eastern_ghats", "ceylon", Terrain.STRAIT),
        ("ceylon", "eastern_ghats", Terrain.STRAIT),
        ("southern_apennines", "northern_apennines", None),
        ("chekiang", "si_kyang", None),
        ("chekiang", "yangtze_kiang", None),
        ("chekiang", "great_plain_of_china", None),
    ],
)
def test_ch5_difficult_terrain_of_the_examples(
    world: Board, source: str, target: str, terrain: Terrain | None
) -> None:
    assert world.difficult_terrain(source, target) is terrain


def test_the_great_wall_stands_in_wei_river_and_yellow_river(world: Board) -> None:
    assert {land.id for land in world.lands.values() if land.is_walled} == {"wei_river", "yellow_river"}


def test_r06_no_ocean_reaches_the_caribbean(world: Board) -> None:
    assert not any("caribbean_sea" in water.reaches for water in world.waters.values())
    assert world.navigation(["caribbean_sea"]) == ("caribbean_sea",)


def test_r06_britain_needs_all_twelve_fleet_markers(world: Board) -> None:
    oceans = ["north_atlantic_ocean", "atlantic_ocean", "indian_ocean", "west_pacific_ocean"]
    assert len(world.navigation(oceans)) == 12


@pytest.mark.parametrize(
    ("ocean", "seas"),
    [
        ("north_atlantic_ocean", ("north_sea",)),
        ("atlantic_ocean", ("north_sea", "western_med", "eastern_med", "black_sea")),
        ("indian_ocean", ("red_sea", "bay_of_bengal")),
        ("west_pacific_ocean", ("south_china_sea", "sea_of_japan")),
        ("east_pacific_ocean", ()),
    ],
)
def test_r07_reach_of_the_oceans(world: Board, ocean: str, seas: tuple[str, ...]) -> None:
    assert world.waters[ocean].reaches == seas


def test_r07_a_sea_brings_no_other_sea(world: Board) -> None:
    assert all(not water.reaches for water in world.waters.values() if water.kind is WaterKind.SEA)
    assert world.navigation(["western_med"]) == ("western_med",)


def test_r08_portugal_has_the_western_pacific_too(world: Board) -> None:
    fleets = world.navigation(["atlantic_ocean", "indian_ocean", "west_pacific_ocean"])
    assert {"north_sea", "black_sea", "red_sea", "bay_of_bengal", "sea_of_japan"} <= set(fleets)
    assert "north_atlantic_ocean" not in fleets


def test_r09_north_africa_is_worth_two_in_the_second_epoch(world: Board) -> None:
    africa = world.areas["north_africa"]
    assert (africa.presence(1), africa.presence(2)) == (1, 2)
    assert (africa.dominance(2), africa.control(2)) == (4, 6)
    assert world.areas["middle_east"].presence(2) == 3
    assert world.areas["india"].control(2) == 6


def test_r11_the_score_charts_number_42(world: Board) -> None:
    changes = zeros = 0
    for area in world.areas.values():
        assert len(area.base) == len(EPOCHS)
        values = [0, *(area.presence(epoch) for epoch in EPOCHS)]
        changes += sum(a != b for a, b in pairwise(values))
        zeros += area.presence(1) == 0
    assert (changes, zeros) == (34, 8)


def test_r13_the_greeks_sail_from_morea_to_shatts_plateau_and_caucasus(world: Board) -> None:
    assert "eastern_med" in world.lands["morea"].waters
    assert "western_med" in world.waters["eastern_med"].adjacent
    assert "western_med" in world.lands["shatts_plateau"].waters
    assert "black_sea" in world.waters["eastern_med"].adjacent
    assert "black_sea" in world.lands["caucasus"].waters


def test_r15_the_alps_are_barren_and_the_persian_salt_desert_is_not(world: Board) -> None:
    assert world.lands["alps"].is_barren
    assert world.lands["persian_salt_desert"].area == "middle_east"


def test_r16_adjacent_areas_share_a_border_or_a_barren_land(world: Board) -> None:
    expected: dict[str, set[str]] = {area: set() for area in world.areas}
    expected["southeast_asia"].add("australia")
    expected["australia"].add("southeast_asia")
    for land in world.lands.values():
        around = {world.lands[there].area for there in land.neighbours} | {land.area}
        areas = {area for area in around if area}
        for area in {land.area} if land.area else areas:
            expected[area] |= areas - {area}
    for area in expected:
        for there in expected[area].copy():
            expected[there].add(area)
    assert {area.id: set(area.adjacent) for area in world.areas.values()} == expected


def test_r17_variants_are_aliases(world: Board) -> None:
    assert "Hokaido" in world.lands["hokkaido"].aliases
    assert "Western Steppes" in world.lands["western_steppe"].aliases


def test_r19_no_terrain_on_borders_of_barren_lands(world: Board) -> None:
    for barren in world.barren:
        for there in world.lands[barren].neighbours:
            assert world.difficult_terrain(barren, there) is None
            assert world.difficult_terrain(there, barren) is None


def test_r20_every_area_can_be_controlled(world: Board) -> None:
    assert min(len(area.lands) for area in world.areas.values()) == 3


def test_barren_lands_have_no_coast_no_resource(world: Board) -> None:
    for barren in world.barren:
        assert not world.lands[barren].waters
        assert not world.lands[barren].resource
