"""CivX 18: movement."""

import pytest

from rules.atlas import Water
from rules.civ.movement.chart import Chart
from rules.civ.phases.movement import movement
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.isthmus import isthmus
from tests.rules.civ.orders import march, sail, wrong
from tests.rules.civ.scenario import side


def test_18_1_some_all_or_none_move():
    s = scene({"Rome": side({"Rome": 3, "Rubicon": 2}, cities=["Tarentum"], ships=["Rome"])})
    s.play(movement, {"Rome move": [march("Rome", "Etruria", count=2)]})
    assert s.tokens("Rome") == {"Rome": 1, "Etruria": 2, "Rubicon": 2}
    assert s.ships("Rome") == ["Rome"]
    assert wrong(s, march("Tarentum", "Samnium")) == ["too-few-tokens"], "cities do not move"


def test_18_2_in_descending_census_order_and_ahead():
    s = scene({c: side({a: 1}) for c, a in {"Rome": "Rome", "Egypt": "Fayum", "Minoa": "Knossos"}.items()})
    s.state.counts = {0: 3, 1: 9, 2: 3}
    s.play(movement)
    assert s.keys() == ["Egypt move", "Minoa move", "Rome move"]


def test_18_21_18_22_military_moves_after_all_others():
    sides = {
        "Rome": side({"Rome": 1}, advances=["Military", "Advanced Military"]),
        "Egypt": side({"Fayum": 1}, advances=["Military"]),
        "Minoa": side({"Knossos": 1}),
    }
    s = scene(sides)
    s.state.counts = {0: 30, 1: 20, 2: 1}
    s.play(movement)
    assert s.keys() == ["Minoa move", "Egypt move", "Rome move"]


def test_18_23_barbarians_stay_where_they_are():
    s = scene({"Rome": side({"Rome": 1})}, barbarians={"Etruria": 4})
    s.play(movement)
    assert s.state.barbarians == {"Etruria": 4}


def test_18_3_one_land_boundary_and_no_ship_afterwards():
    s = scene({"Rome": side({"Rome": 3}, ships=["Etruria"])})
    assert wrong(s, march("Rome", "Etruria", "Massillia")) == ["too-far"]
    assert wrong(s, march("Rome", "Corsica")) == ["not-adjacent"]
    embarked = sail("Etruria", ("Etruria", 1, 0), ("Corsica", 0, 1))
    assert wrong(s, march("Rome", "Etruria"), embarked) == ["too-few-tokens"]


def test_18_3_whoever_came_by_ship_does_not_march_on():
    s = scene({"Rome": side({"Rome": 1}, ships=["Rome"])})
    landed = sail("Rome", ("Rome", 1, 0), ("Etruria", 0, 1))
    assert wrong(s, landed, march("Etruria", "Rubicon")) == ["too-few-tokens"]


# -- 18.31 Roadbuilding


def builder(*advances, **more):
    return side({"Rome": 3}, advances=["Roadbuilding", *advances], **more)


ROAD = march("Rome", "Etruria", "Massillia", count=3)


def test_18_31_through_one_area_into_a_second():
    s = scene({"Rome": builder()})
    s.play(movement, {"Rome move": [ROAD]})
    assert s.tokens("Rome") == {"Massillia": 3}
    assert wrong(scene({"Rome": builder()}), march("Rome", "Etruria", "Massillia", "Aquae Sextiae")) == [
        "too-far"
    ]


@pytest.mark.parametrize(
    ("others", "more"),
    [
        ({"Celt": side({"Etruria": 1})}, {}),
        ({"Celt": side(cities=["Etruria"])}, {}),
        ({}, {"barbarians": {"Etruria": 1}}),
        ({}, {"pirates": ["Etruria"]}),
    ],
)
def test_18_31_not_through_others_be_there_a_conflict_or_not(others, more):
    s = scene({"Rome": builder(), **others}, **more)
    assert wrong(s, ROAD) == ["stopped"]
    assert wrong(s, march("Rome", "Etruria", count=3)) == []


def test_18_31_through_own_units_and_into_others():
    s = scene({"Rome": builder(cities=["Etruria"]), "Celt": side({"Massillia": 2})})
    assert wrong(s, ROAD) == []


def test_18_31_not_on_board_a_ship():
    s = scene({"Rome": builder(ships=["Etruria"])})
    aboard = sail("Etruria", ("Etruria", 1, 0), ("Corsica", 0, 1))
    assert wrong(s, march("Rome", "Etruria"), aboard) == ["too-few-tokens"]


def test_18_31_the_menu_offers_only_ways_that_are_open():
    s = scene({"Rome": builder(), "Celt": side({"Etruria": 1, "Rubicon": 1, "Samnium": 1, "Neapolis": 1})})
    assert wrong(s, march("Rome", "Etruria", "Cisalpina")) == ["stopped"]
    assert wrong(s, march("Rome", "Rubicon", "Cisalpina")) == ["stopped"]


# -- 18.4, 18.41 Cultural Ascendancy


def test_18_4_any_number_may_enter_any_area():
    s = scene({"Rome": side({"Rome": 9}), "Celt": side({"Etruria": 5}), "Egypt": side(cities=["Samnium"])})
    assert wrong(s, march("Rome", "Etruria", count=4), march("Rome", "Samnium", count=5)) == []


def guarded(*advances, others=None, by=("Cultural Ascendancy",), **more):
    rome = side({"Rome": 9}, ships=["Rome"], advances=list(advances))
    return scene(
        {"Rome": rome, "Celt": side(cities=["Etruria"], advances=list(by)), **(others or {})}, **more
    )


@pytest.mark.parametrize(
    ("advances", "allowed"),
    [([], False), (["Cultural Ascendancy"], True), (["Advanced Military"], True), (["Military"], False)],
)
def test_18_41_cultural_ascendancy_guards_cities(advances, allowed):
    s = guarded(*advances)
    assert wrong(s, march("Rome", "Etruria", count=7)) == ([] if allowed else ["guarded-city"])
    landing = sail("Rome", ("Rome", 5, 0), ("Etruria", 0, 5))
    assert wrong(s, landing) == ([] if allowed else ["guarded-city"])


def test_18_41_even_where_others_attack_the_city_already():
    s = guarded(others={"Egypt": side({"Etruria": 7}, advances=["Advanced Military"])})
    assert s.g.is_conflict("Etruria")
    assert wrong(s, march("Rome", "Etruria")) == ["guarded-city"]


def test_18_41_tokens_of_the_holder_are_not_guarded():
    celt = side({"Etruria": 2}, advances=["Cultural Ascendancy"])
    s = scene({"Rome": side({"Rome": 9}), "Celt": celt})
    assert wrong(s, march("Rome", "Etruria", count=7)) == []


def test_18_41_everybody_knows_what_is_held_so_no_attack_goes_unwarned():
    """The exception for holders who said nothing never applies: the orders are refused."""
    s = guarded()
    s.play(movement)
    answer = next(q for q in s.asked if q.seat == 0).check([march("Rome", "Etruria", count=7)])
    assert "Celt" in str(answer.faults[0].text)


# -- 18.5 ships


def voyage(*ports, load=1):
    stops = [(port, 0, 0) for port in ports]
    stops[0] = (ports[0], load, 0)
    stops[-1] = (ports[-1], 0, load)
    return sail(ports[0], *stops)


FAR = ("Rome", "Neapolis", "Campania", "Syracuse", "Panormus", "Carthage")


@pytest.mark.parametrize(("advances", "reach"), [([], 4), (["Clothmaking"], 5)])
def test_18_51_18_511_four_areas_or_five_with_clothmaking(advances, reach):
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"], advances=advances)})
    for steps in range(1, 6):
        found = wrong(s, voyage("Rome", FAR[steps]))
        assert found == ([] if steps <= reach else ["out-of-reach"]), steps


def test_18_512_open_seas_only_with_astronomy():
    far = voyage("Rome", "Thapsus")
    assert wrong(scene({"Rome": side({"Rome": 3}, ships=["Rome"])}), far) == ["out-of-reach"]
    wise = side({"Rome": 3}, ships=["Rome"], advances=["Astronomy"])
    assert wrong(scene({"Rome": wise}), far) == []


def test_18_513_no_ship_ends_in_an_open_sea():
    wise = side({"Rome": 3}, ships=["Rome"], advances=["Astronomy"])
    into_the_sea = sail("Rome", ("Rome", 0, 0), ("Western Mediterranean", 0, 0))
    assert wrong(scene({"Rome": wise}), into_the_sea) == ["unreadable"]


def test_18_513_ships_end_wherever_others_lie():
    s = scene({"Rome": side({"Rome": 1}, ships=["Rome"]), "Egypt": side({"Corsica": 1}, ships=["Corsica"])})
    s.play(movement, {"Rome move": [voyage("Rome", "Corsica")]})
    assert s.ships("Rome") == ["Corsica"]


def test_11_11_what_is_out_of_play_cannot_be_sailed_past():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"])})
    assert wrong(s, voyage("Rome", "Campania")) == []
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"])}, out_of_play=["Neapolis"])
    assert wrong(s, voyage("Rome", "Campania")) == ["out-of-reach"]


def test_18_514_a_ship_leaves_an_area_on_the_side_it_came_from():
    chart = Chart(isthmus())
    assert chart.voyage(Water("Tip", "north"), ["Isthmus"], False) == (1, Water("Isthmus", "north"))
    assert chart.voyage(Water("Tip", "north"), ["Isthmus", "Tip"], False) == (2, Water("Tip", "north"))
    assert chart.voyage(Water("Tip", "north"), ["Isthmus", "Cape"], True) is None


def test_18_514_no_area_of_this_board_has_two_coastlines():
    assert [
        name for name, area in scene({"Rome": side()}).g.board.areas.items() if len(area.coasts) > 1
    ] == []


@pytest.mark.parametrize(("advances", "most"), [([], 5), (["Naval Warfare"], 6)])
def test_18_52_18_521_five_tokens_at_a_time_or_six_with_naval_warfare(advances, most):
    s = scene({"Rome": side({"Rome": 9}, ships=["Rome"], advances=advances)})
    assert wrong(s, voyage("Rome", "Corsica", load=most)) == []
    assert wrong(s, voyage("Rome", "Corsica", load=most + 1)) == ["too-full"]


def test_18_522_a_ship_may_ferry_two_loads_across_a_strait():
    s = scene({"Rome": side({"Rome": 9}, ships=["Rome"])})
    ferry = sail("Rome", ("Rome", 5, 0), ("Corsica", 0, 5), ("Rome", 4, 0), ("Corsica", 0, 4))
    s.play(movement, {"Rome move": [ferry]})
    assert s.tokens("Rome") == {"Corsica": 9}
    assert s.ships("Rome") == ["Corsica"]


def test_18_522_it_may_retrace_its_route_only_within_its_range():
    s = scene({"Rome": side({"Rome": 9}, ships=["Rome"])})
    to_and_fro = [("Rome", 1, 0), ("Corsica", 0, 1)] * 3
    assert wrong(s, sail("Rome", *to_and_fro)) == ["out-of-reach"]


def test_18_522_tokens_may_board_and_land_along_the_voyage():
    s = scene({"Rome": side({"Rome": 2, "Neapolis": 2}, ships=["Rome"])})
    order = sail("Rome", ("Rome", 2, 0), ("Neapolis", 2, 1), ("Campania", 0, 3))
    s.play(movement, {"Rome move": [order]})
    assert s.tokens("Rome") == {"Neapolis": 1, "Campania": 3}


def test_18_522_no_token_travels_on_two_ships_or_stays_aboard():
    s = scene({"Rome": side({"Rome": 1}, ships=["Rome", "Corsica"])})
    second = sail("Corsica", ("Corsica", 1, 0), ("Sardinia", 0, 1))
    assert wrong(s, voyage("Rome", "Corsica"), second) == ["too-few-tokens"]
    assert wrong(s, sail("Rome", ("Rome", 1, 0))) == ["no-voyage"]


# -- 18.523 Harbor Defenses


def harbour(*advances, **more):
    return guarded(*advances, by=("Harbor Defenses",), **more)


LANDING = voyage("Rome", "Etruria", load=5)


@pytest.mark.parametrize(
    ("advances", "allowed"),
    [([], False), (["Harbor Defenses"], True), (["Naval Warfare"], True), (["Advanced Military"], False)],
)
def test_18_523_no_landing_at_a_city_with_harbor_defenses(advances, allowed):
    assert wrong(harbour(*advances), LANDING) == ([] if allowed else ["guarded-harbour"])


def test_18_523_by_land_the_city_may_be_attacked():
    assert wrong(harbour(), march("Rome", "Etruria", count=7)) == []


def test_18_523_not_even_after_tokens_came_by_land():
    """A conflict that is there already opens no harbour."""
    assert wrong(harbour(), march("Rome", "Etruria", count=4), LANDING) == ["guarded-harbour"]


def test_18_523_an_empty_ship_may_call_and_tokens_alone_guard_no_harbour():
    s = harbour()
    assert wrong(s, sail("Rome", ("Rome", 0, 0), ("Etruria", 0, 0))) == []
    celt = side({"Etruria": 1}, advances=["Harbor Defenses"])
    s = scene({"Rome": side({"Rome": 9}, ships=["Rome"]), "Celt": celt})
    assert wrong(s, LANDING) == []


def test_18_523_own_cities_are_open():
    rome = side({"Rome": 9}, cities=["Etruria"], ships=["Rome"], advances=["Harbor Defenses"])
    assert wrong(scene({"Rome": rome}), LANDING) == []
