"""The ancient board as the rules read it."""

import hashlib
import json
from importlib.resources import files

import pytest

from rules.atlas import Board, Site, Water, load
from rules.atlas.names import Found
from rules.atlas.reading import read

BOARDS = {"whole": load("ancient"), "west": load("ancient", "west")}
TOPOLOGY = "f2e11fa87713b287d65a414d8d32d43cd6548eb9c045dca62035167596af2c45"


def borders(board: Board) -> list[list[str]]:
    """Every border of the board, as kind and the two names in order."""
    land = {("land", *sorted((a.name, b))) for a in board.areas.values() for b in a.land}
    water = {
        ("water", *sorted((name, w.area)))
        for name in (*board.areas, *board.seas)
        for at in board.waters(name)
        for w in board.water_neighbours(at)
    }
    return [list(border) for border in sorted(land | water)]


def tiny() -> Board:
    """An isthmus between two seas, with a neighbour on its southern shore."""

    def area(name: str, shores: list[dict[str, object]]) -> dict[str, object]:
        return {
            "name": name,
            "limit": 1,
            "site": "",
            "flood_plain": None,
            "volcanoes": [],
            "region": "Here",
            "start_of": None,
            "parts": [],
            "land": [],
            "coasts": shores,
        }

    isthmus = [
        {"id": "north", "water": [], "seas": ["Upper"]},
        {"id": "south", "water": [["Cape", "coast"]], "seas": ["Lower"]},
    ]
    cape = [{"id": "coast", "water": [["Isthmus", "south"]], "seas": ["Lower"]}]
    return read(
        {
            "name": "tiny",
            "areas": [area("Isthmus", isthmus), area("Cape", cape)],
            "seas": [
                {"name": "Upper", "inland": False, "parts": [], "water": [["Isthmus", "north"]], "seas": []},
                {
                    "name": "Lower",
                    "inland": False,
                    "parts": [],
                    "water": [["Isthmus", "south"], ["Cape", "coast"]],
                    "seas": [],
                },
            ],
        }
    )


def test_sizes_of_the_whole_board_and_its_western_part() -> None:
    assert (len(BOARDS["whole"].areas), len(BOARDS["whole"].seas)) == (318, 20)
    assert (len(BOARDS["west"].areas), len(BOARDS["west"].seas)) == (153, 11)


def test_topology_is_unchanged() -> None:
    digest = hashlib.sha256(json.dumps(borders(BOARDS["whole"])).encode()).hexdigest()
    assert digest == TOPOLOGY


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_border_is_mutual_and_every_name_known(board: Board) -> None:
    names = {*board.areas, *board.seas}
    assert all(area.name in board.areas[other].land for area in board.areas.values() for other in area.land)
    for name in names:
        assert board.neighbours[name] <= names - {name}
        for at in board.waters(name):
            assert all(at in board.water_neighbours(other) for other in board.water_neighbours(at))


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_every_coast_leads_to_an_open_sea(board: Board) -> None:
    open_seas = {Water(sea.name) for sea in board.seas.values() if not sea.inland}
    for area in board.areas.values():
        for at in board.waters(area.name):
            seen, frontier = {at}, [at]
            while frontier:
                fresh = set(board.water_neighbours(frontier.pop())) - seen
                seen |= fresh
                frontier += fresh
            assert seen & open_seas, area.name


def test_we_3e_inland_seas_are_no_coasts() -> None:
    whole = BOARDS["whole"]
    assert [sea.name for sea in whole.seas.values() if sea.inland] == ["Caspian Sea"]
    assert not whole.areas["Hyrcania"].is_coastal
    assert not whole.areas["Ustiurt"].is_coastal
    assert whole.water_neighbours(Water("Caspian Sea")) == ()


@pytest.mark.parametrize("name", ["Sinai", "Eastern Desert"])
def test_we_3_red_sea_shores_are_coasts_only_with_the_east(name: str) -> None:
    assert BOARDS["whole"].areas[name].is_coastal
    assert not BOARDS["west"].areas[name].is_coastal


def test_we_3i_a_volcano_on_a_border_lies_in_both_areas() -> None:
    assert BOARDS["west"].volcanoes["Vesuvius"] == ("Campania", "Neapolis")
    assert BOARDS["west"].volcanoes["Etna"] == ("Syracuse", "Milazzo")


def test_we_3i_three_volcanoes_two_of_them_on_borders() -> None:
    volcanoes = BOARDS["west"].volcanoes
    assert set(volcanoes) == {"Etna", "Thera", "Vesuvius"}
    assert sum(len(areas) == 2 for areas in volcanoes.values()) == 2
    assert all(BOARDS["west"].are_adjacent(*areas) for areas in volcanoes.values() if len(areas) == 2)


def test_carthago_nova_holds_two() -> None:
    assert BOARDS["west"].areas["Carthago Nova"].limit == 2


@pytest.mark.parametrize(("there", "not_there"), [("Carrhae", "Assyria"), ("Yathrib", "Tayma")])
def test_a_city_site_stands_where_the_printed_map_has_it(there: str, not_there: str) -> None:
    assert BOARDS["whole"].areas[there].site is Site.BLACK
    assert BOARDS["whole"].areas[not_there].site is Site.NONE


@pytest.mark.parametrize(("printed", "former"), [("Moesia", "Moresia"), ("Getae", "Gethae"), ("Van", "Vann")])
def test_areas_have_their_printed_names_and_former_spellings_are_found(printed: str, former: str) -> None:
    for board in BOARDS.values():
        assert printed in board.areas
        assert former not in board.areas
        assert board.finder.find(former) == board.finder.find(printed) == Found(printed)


def test_what_was_corrected_says_where_it_comes_from() -> None:
    data = json.loads(files("rules.atlas").joinpath("data", "ancient.json").read_text("utf-8"))
    corrected = {
        "Assyria": "site",
        "Carrhae": "site",
        "Carthago Nova": "limit",
        "Getae": "name",
        "Milazzo": "volcano",
        "Moesia": "name",
        "Syracuse": "volcano",
        "Tayma": "site",
        "Van": "name",
        "Yathrib": "site",
    }
    said = data["provenance"]
    assert {name: next(iter(said[name])) for name in corrected} == corrected
    assert set(said) - set(corrected) == {"all but these"}


def test_we_3j_white_gates_stand_on_a_flood_plain() -> None:
    for area in BOARDS["whole"].areas.values():
        assert area.site is not Site.WHITE or area.flood_plain, area.name
    assert BOARDS["west"].areas["Memphis"].city_on_flood_plain
    assert set(BOARDS["west"].flood_plains) == {"Danube", "Nile", "Po", "Rhone"}


def test_we_3_the_two_pairs_named_as_not_adjacent() -> None:
    assert not BOARDS["west"].are_adjacent("Chalcis", "Athens")
    assert not BOARDS["west"].are_adjacent("Boeotia", "Eretria")


def test_each_civilization_starts_in_its_own_region() -> None:
    for board, count in ((BOARDS["west"], 9), (BOARDS["whole"], 18)):
        assert len(board.starts) == count
        assert all(board.areas[area].region == civilization for civilization, area in board.starts.items())
        assert set(board.regions) >= set(board.starts)


def test_ships_know_the_coast_they_lie_on() -> None:
    board = tiny()
    assert board.waters("Isthmus") == (Water("Isthmus", "north"), Water("Isthmus", "south"))
    assert board.water_neighbours(Water("Isthmus", "north")) == (Water("Upper"),)
    assert board.water_neighbours(Water("Isthmus", "south")) == (Water("Cape", "coast"), Water("Lower"))
    assert board.neighbours["Isthmus"] == {"Upper", "Lower", "Cape"}


def test_keeping_drops_the_coast_whose_sea_is_gone() -> None:
    board = tiny().keeping({"Isthmus", "Cape", "Lower"})
    assert [coast.id for coast in board.areas["Isthmus"].coasts] == ["south"]
    assert not tiny().keeping({"Isthmus", "Cape"}).areas["Cape"].is_coastal


def test_unknown_part_is_an_error() -> None:
    with pytest.raises(KeyError):
        load("ancient").part("north")
