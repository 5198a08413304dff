"""Dawn 17.2: the movement of ships."""

import pytest

from rules.atlas import Water
from rules.civ.movement.chart import Chart
from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.movement import movement
from rules.civ.state import BARBARIANS
from rules.table import Chance
from rules.table.menu import walk
from tests.rules.civ.dawn.pirates import pirate_ships
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.isthmus import isthmus
from tests.rules.civ.orders import sail, wrong
from tests.rules.civ.scenario import side

FAR = ("Rome", "Neapolis", "Campania", "Syracuse", "Panormus", "Carthage")


def voyage(*ports, load=1):
    stops = [(port, 0, 0) for port in ports]
    stops[0] = (ports[0], load, 0)
    stops[-1] = (ports[-1], 0, load)
    return sail(ports[0], *stops)


def rome(*advances, tokens=9, ships=("Rome",), **more):
    return scene({"Rome": side({"Rome": tokens}, ships=ships, advances=advances)}, **more)


# -- 17.2.1 to 17.2.4


@pytest.mark.parametrize(("advances", "reach"), [([], 4), (["Cloth Making"], 5)])
def test_17_2_1_17_2_2_four_water_areas_or_five_with_cloth_making(advances, reach):
    s = rome(*advances)
    for steps in range(1, 6):
        found = wrong(s, voyage("Rome", FAR[steps]))
        assert found == ([] if steps <= reach else ["out-of-reach"]), steps


def test_17_2_1_only_across_water_borders():
    s = rome()
    assert wrong(s, voyage("Rome", "Cisalpina")) == ["no-coast"]
    assert wrong(s, voyage("Rome", "Rubicon")) == ["out-of-reach"], "next to Rome by land, far by water"


def test_17_2_3_open_seas_only_with_astronavigation():
    assert wrong(rome(), voyage("Rome", "Thapsus")) == ["out-of-reach"]
    assert wrong(rome("Astronavigation"), voyage("Rome", "Thapsus")) == []


def test_17_2_4_no_ship_ends_in_an_open_sea():
    into_the_sea = sail("Rome", ("Rome", 0, 0), ("Western Mediterranean", 0, 0))
    assert wrong(rome("Astronavigation"), into_the_sea) == ["unreadable"]


def test_17_2_4_ships_end_wherever_others_lie():
    sides = {"Rome": side({"Rome": 1}, ships=["Rome"]), "Egypt": side({"Corsica": 1}, ships=["Corsica"])}
    s = scene(sides, barbarians={"Corsica": 2})
    s.play(movement, {"Rome move": [voyage("Rome", "Corsica")]})
    assert s.ships("Rome") == ["Corsica"]


# -- 17.2.6 two coasts


def test_17_2_6_a_ship_leaves_by_the_coast_it_entered():
    chart = Chart(isthmus())
    assert chart.voyage(Water("Tip", "north"), ["Isthmus", "Tip"], False) == (2, Water("Tip", "north"))
    assert chart.voyage(Water("Tip", "north"), ["Isthmus", "Cape"], True) is None


def test_17_2_6_no_area_of_this_board_has_two_coastlines():
    board = rome().g.board
    assert [name for name, area in board.areas.items() if len(area.coasts) > 1] == []


# -- 17.2.7 to 17.2.11 tokens aboard


@pytest.mark.parametrize(("advances", "most"), [([], 5), (["Naval Warfare"], 6)])
def test_17_2_7_17_2_8_five_tokens_at_a_time_or_six_with_naval_warfare(advances, most):
    s = rome(*advances)
    assert wrong(s, voyage("Rome", "Corsica", load=most)) == []
    assert wrong(s, voyage("Rome", "Corsica", load=most + 1)) == ["too-full"]


def test_17_2_9_a_ship_may_ferry_two_loads_across_a_strait():
    s = rome()
    ferry = sail("Rome", ("Rome", 5, 0), ("Corsica", 0, 5), ("Rome", 4, 0), ("Corsica", 0, 4))
    s.play(movement, {"Rome move": [ferry]})
    assert (s.tokens("Rome"), s.ships("Rome")) == ({"Corsica": 9}, ["Corsica"])


def test_17_2_9_it_may_retrace_its_route_only_within_its_range():
    to_and_fro = [("Rome", 1, 0), ("Corsica", 0, 1)] * 3
    assert wrong(rome(), sail("Rome", *to_and_fro)) == ["out-of-reach"]
    assert wrong(rome("Cloth Making"), sail("Rome", *to_and_fro)) == []


def test_17_2_9_tokens_board_and_land_along_the_voyage():
    s = scene({"Rome": side({"Rome": 2, "Neapolis": 2}, ships=["Rome"])})
    order = sail("Rome", ("Rome", 2, 0), ("Neapolis", 2, 1), ("Campania", 0, 3))
    s.play(movement, {"Rome move": [order]})
    assert s.tokens("Rome") == {"Neapolis": 1, "Campania": 3}


def test_17_2_10_no_token_stays_aboard():
    assert wrong(rome(), sail("Rome", ("Rome", 1, 0))) == ["no-voyage"]
    s = rome()
    s.play(movement, {"Rome move": [sail("Rome", ("Rome", 3, 0), ("Corsica", 0, 1))]})
    assert s.tokens("Rome") == {"Rome": 6, "Corsica": 3}, "all go ashore where the voyage ends"


def test_17_2_11_no_token_travels_on_two_ships():
    s = rome(tokens=1, ships=["Rome", "Corsica"])
    second = sail("Corsica", ("Corsica", 1, 0), ("Sardinia", 0, 1))
    assert wrong(s, voyage("Rome", "Corsica"), second) == ["too-few-tokens"]


# -- 9.1.5 areas out of play


def test_9_1_5_ships_pass_what_is_out_of_play_even_with_tokens_aboard():
    s = rome(out_of_play=["Neapolis"])
    assert wrong(s, voyage("Rome", "Campania", load=5)) == []
    assert wrong(s, voyage("Rome", "Neapolis", "Campania", load=5)) == [], "a way may be spelled out"


def test_9_1_5_but_neither_unload_nor_end_there():
    s = rome(out_of_play=["Neapolis"])
    assert wrong(s, sail("Rome", ("Rome", 0, 0), ("Neapolis", 0, 0))) == ["out-of-play"]
    ashore = sail("Rome", ("Rome", 2, 0), ("Neapolis", 0, 1), ("Campania", 0, 1))
    assert wrong(s, ashore) == ["out-of-play"]


# -- 17.2.5 pirate ships stop those of players


def test_17_2_5_a_ship_that_meets_pirates_must_stop():
    s = pirate_ships(rome(), "Neapolis")
    assert wrong(s, voyage("Rome", "Neapolis")) == []
    assert wrong(s, voyage("Rome", "Campania")) == ["pirates-stop"], "there is no other way along the coast"
    assert wrong(s, voyage("Rome", "Neapolis", "Campania")) == ["pirates-stop"]


def test_17_2_5_nor_does_it_sail_back():
    s = pirate_ships(rome(), "Neapolis")
    assert wrong(s, sail("Rome", ("Rome", 5, 0), ("Neapolis", 0, 5), ("Rome", 0, 0))) == ["pirates-stop"]


def test_17_2_5_it_still_puts_its_tokens_ashore():
    s = pirate_ships(rome(), "Neapolis")
    s.play(movement, {"Rome move": [voyage("Rome", "Neapolis", load=5)]})
    assert s.tokens("Rome") == {"Rome": 4, "Neapolis": 5}
    assert s.ships("Rome") == ["Neapolis"]
    assert s.ships(BARBARIANS) == ["Neapolis"], "they fight later"


def test_17_2_5_a_way_around_is_taken_where_there_is_one():
    """Etruria is one step from Massillia, Corsica another way to it."""
    s = pirate_ships(rome(), "Etruria")
    assert wrong(s, voyage("Rome", "Massillia")) == []
    assert wrong(pirate_ships(rome(), "Etruria", "Corsica"), voyage("Rome", "Massillia")) == ["pirates-stop"]


def test_17_2_5_over_an_open_sea_too():
    s = pirate_ships(rome("Astronavigation"), "Neapolis")
    assert wrong(s, voyage("Rome", "Campania")) == []


def test_17_2_5_a_voyage_that_is_too_long_anyway_is_called_so():
    s = pirate_ships(rome(), "Neapolis")
    assert wrong(s, voyage("Rome", "Carthage")) == ["out-of-reach"]


def test_17_2_5_a_ship_that_begins_beside_pirates_may_leave():
    """Only those who come upon them are stopped."""
    s = pirate_ships(rome(), "Rome")
    assert wrong(s, voyage("Rome", "Corsica", "Sardinia")) == []
    assert wrong(s, voyage("Rome", "Corsica", "Rome")) == [], "and come back, to fight"
    assert wrong(s, voyage("Rome", "Corsica", "Rome", "Corsica")) == ["pirates-stop"]


def test_17_2_5_only_on_the_same_coast():
    north, south = Water("Isthmus", "north"), Water("Isthmus", "south")
    for stops, there in ((north, None), (south, (2, Water("Tip", "north")))):
        chart = Chart(isthmus(), stops=frozenset([stops]))
        assert chart.voyage(Water("Tip", "north"), ["Isthmus"], False) == (1, north)
        assert chart.voyage(Water("Tip", "north"), ["Isthmus", "Tip"], False) == there


def test_17_2_5_a_pirate_city_without_ships_stops_nobody():
    s = rome(pirates=["Neapolis"])
    assert wrong(s, voyage("Rome", "Campania")) == []


def test_17_2_5_ships_of_other_players_stop_nobody():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"]), "Celt": side(ships=["Neapolis"] * 3)})
    assert wrong(s, voyage("Rome", "Campania")) == []


def test_17_2_5_the_question_names_the_pirates_and_the_menu_ends_the_voyage_there():
    s = pirate_ships(rome(tokens=1), "Neapolis")
    s.play(movement)
    assert "pirate ships: Neapolis" in s.asked[0].prompt
    referee = MovementReferee(s.g, 0, builds=False)
    path = [["ship"], ["1"], ["Neapolis"]]
    drafted = walk(referee.menu([]), path)
    assert drafted.draft == [{"ship": "Rome", "stops": [["Rome", 1, 0], ["Neapolis", 0, 1]]}]
    onward = walk(referee.menu([]), [*path[:2]])
    assert "Campania" not in [option.key for option in onward.options]


def test_17_2_5_without_pirates_nothing_is_said_of_them():
    s = rome()
    s.play(movement)
    assert "pirate" not in s.asked[0].prompt


def test_17_2_5_voyages_at_random_never_pass_pirates():
    s = pirate_ships(rome(), "Neapolis", "Corsica", "Etruria")
    referee = MovementReferee(s.g, 0, builds=False)
    orders = [order for seed in b"abcdefghijkl" for order in referee.sample(Chance(bytes([seed])))]
    ends = {order["stops"][-1][0] for order in orders if order.get("stops")}
    assert ends == {"Neapolis", "Corsica", "Etruria"}
