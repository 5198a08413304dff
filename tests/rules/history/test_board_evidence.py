"""The board as recorded games showed it: what they corrected, and where each fact comes from."""

import json
from importlib.resources import files
from typing import Any

import pytest

from rules.history_of_the_world.board import Board, Terrain, board


@pytest.fixture(scope="module")
def world() -> Board:
    return board()


@pytest.fixture(scope="module")
def data() -> Any:
    return json.loads(files("rules.history_of_the_world").joinpath("data/board.json").read_text("utf-8"))


def test_the_eighteen_resource_lands(world: Board) -> None:
    assert set(world.resources) == {
        "albion",
        "australia",
        "central_europe",
        "chekiang",
        "congo_basin",
        "eastern_ghats",
        "korea",
        "levant",
        "malayan_peninsula",
        "northern_andes",
        "nubia",
        "pacific_seaboard",
        "southern_africa",
        "southern_apennines",
        "southern_iberia",
        "tarim_basin",
        "upper_indus",
        "zagros",
    }


def test_korea_is_a_resource_land(world: Board) -> None:
    assert world.lands["korea"].resource


def test_southern_apennines_is_a_resource_land(world: Board) -> None:
    assert world.lands["southern_apennines"].resource


def test_western_iberia_is_no_resource_land(world: Board) -> None:
    assert not world.lands["western_iberia"].resource


def test_central_america_is_no_resource_land(world: Board) -> None:
    assert not world.lands["central_america"].resource


def test_tarim_basin_is_in_china(world: Board) -> None:
    assert world.lands["tarim_basin"].area == "china"


def test_dnieper_is_in_eurasia(world: Board) -> None:
    assert world.lands["dnieper"].area == "eurasia"


def test_north_european_plain_is_in_eurasia(world: Board) -> None:
    assert world.lands["north_european_plain"].area == "eurasia"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("mongolia", "great_plain_of_china"),
        ("ganges_delta", "malayan_peninsula"),
        ("western_steppe", "eastern_steppe"),
        ("central_europe", "dnieper"),
        ("shatts_plateau", "southern_iberia"),
        ("deep_south", "pacific_seaboard"),
        ("great_plain_of_china", "manchurian_plain"),
        ("nile_delta", "arabian_peninsula"),
    ],
)
def test_a_border_that_recorded_games_crossed(world: Board, one: str, other: str) -> None:
    assert other in world.lands[one].neighbours
    assert world.lands[one].borders[other].is_strait == (one == "shatts_plateau")


@pytest.mark.parametrize(
    ("water", "land"),
    [
        ("western_med", "pindus"),
        ("eastern_med", "shatts_plateau"),
        ("eastern_med", "eastern_anatolia"),
        ("north_atlantic_ocean", "western_gaul"),
        ("north_atlantic_ocean", "great_lakes"),
        ("atlantic_ocean", "southern_andes"),
        ("north_sea", "ireland"),
        ("bay_of_bengal", "western_ghats"),
    ],
)
def test_a_coast_where_recorded_games_landed(world: Board, water: str, land: str) -> None:
    assert land in world.waters[water].lands


@pytest.mark.parametrize(
    ("source", "target", "terrain"),
    [
        ("irrawaddy", "ganges_delta", Terrain.FOREST),
        ("ganges_delta", "irrawaddy", Terrain.FOREST),
        ("szechuan", "irrawaddy", Terrain.FOREST),
        ("irrawaddy", "szechuan", Terrain.MOUNTAIN),
        ("central_europe", "northern_gaul", Terrain.FOREST),
        ("northern_gaul", "central_europe", Terrain.FOREST),
        ("malayan_peninsula", "ganges_delta", Terrain.FOREST),
        ("ganges_delta", "malayan_peninsula", None),
        ("great_plain_of_china", "mongolia", None),
        ("manchurian_plain", "great_plain_of_china", None),
    ],
)
def test_terrain_where_the_evidence_is_strong(
    world: Board, source: str, target: str, terrain: Terrain | None
) -> None:
    assert world.difficult_terrain(source, target) is terrain


def test_atlas_stays_as_the_102nd_land(world: Board, data: Any) -> None:
    assert world.lands["atlas"].area == "north_africa"
    row = next(row for row in data["lands"] if row["id"] == "atlas")
    assert row["provenance"]["name"] == "filler"


def test_every_fact_of_the_board_says_where_it_comes_from(data: Any) -> None:
    known = set(data["provenance"])
    for row in data["lands"]:
        said = row["provenance"]
        assert set(said.get("waters", {})) == set(row["waters"]), row["id"]
        assert {"name", "area"} <= said.keys(), row["id"]
        assert "resource" in said or not row["resource"], row["id"]
        assert _sources([*said.get("waters", {}).values(), said["name"], said["area"]]) <= known, row["id"]
    for row in data["borders"]:
        said = row["provenance"]
        assert set(row["terrain"]) <= set(said.get("terrain", {})), (row["a"], row["b"])
        assert _sources([said["border"], *said.get("terrain", {}).values()]) <= known, (row["a"], row["b"])


def _sources(said: list[str]) -> set[str]:
    return {text.split(":")[0] for text in said}
