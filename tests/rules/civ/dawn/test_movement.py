"""Dawn 17.1: movement over land, its order, and whom advances protect."""

import pytest

from rules.civ.movement.referee import MovementReferee
from rules.civ.phases.expansion import take_census
from rules.civ.phases.movement import movement
from rules.table.menu import walk
from tests.rules.civ.dawn.pirates import pirate_ships
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.orders import march, sail, wrong
from tests.rules.civ.scenario import side

# -- 17.1.1 to 17.1.5


def test_17_1_1_some_all_or_none_move_but_cities_do_not():
    s = scene({"Rome": side({"Rome": 3, "Rubicon": 2}, cities=["Tarentum"], ships=["Rome"])})
    s.play(movement, {"Rome move": [march("Rome", "Etruria", count=2)]})
    assert s.tokens("Rome") == {"Rome": 1, "Etruria": 2, "Rubicon": 2}
    assert s.ships("Rome") == ["Rome"]
    assert wrong(s, march("Tarentum", "Samnium")) == ["too-few-tokens"]


def test_17_1_1_no_player_moves_the_pieces_of_another():
    s = scene({"Rome": side({"Rome": 3}), "Celt": side({"Etruria": 3}, ships=["Etruria"])})
    assert wrong(s, march("Etruria", "Massillia")) == ["too-few-tokens"]
    assert wrong(s, sail("Etruria", ("Etruria", 0, 0), ("Corsica", 0, 0))) == ["no-ship"]


def test_17_1_2_in_descending_census_order_ties_by_the_chart():
    s = scene({"Rome": side({"Rome": 3}), "Egypt": side({"Fayum": 9}), "Minoa": side({"Knossos": 3})})
    take_census(s.g)
    s.play(movement)
    assert s.keys() == ["Egypt move", "Minoa move", "Rome move"]


def test_17_1_3_military_moves_after_all_others_by_census_among_themselves():
    sides = {
        "Rome": side({"Rome": 2}, advances=["Military"]),
        "Egypt": side({"Fayum": 3}, advances=["Military", "Advanced Military"]),
        "Minoa": side({"Knossos": 1}),
    }
    s = scene(sides)
    take_census(s.g)
    s.play(movement)
    assert s.keys() == ["Minoa move", "Egypt move", "Rome move"]


def test_17_1_4_barbarians_and_pirates_stay_where_they_are():
    s = pirate_ships(
        scene({"Rome": side({"Rome": 1})}, barbarians={"Etruria": 4}, pirates=["Corsica"]), "Corsica"
    )
    s.play(movement)
    assert (s.state.barbarians, s.state.pirates) == ({"Etruria": 4}, ["Corsica"])
    assert s.keys() == ["Rome move"]


def test_17_1_5_one_land_border_and_no_ship_afterwards():
    s = scene({"Rome": side({"Rome": 3}, ships=["Etruria"])})
    assert wrong(s, march("Rome", "Etruria", "Massillia")) == ["too-far"]
    assert wrong(s, march("Rome", "Corsica")) == ["not-adjacent"]
    embarked = sail("Etruria", ("Etruria", 1, 0), ("Corsica", 0, 1))
    assert wrong(s, march("Rome", "Etruria"), embarked) == ["too-few-tokens"]


def test_17_1_5_whoever_came_by_ship_does_not_march_on():
    s = scene({"Rome": side({"Rome": 1}, ships=["Rome"])})
    landed = sail("Rome", ("Rome", 1, 0), ("Etruria", 0, 1))
    assert wrong(s, landed, march("Etruria", "Rubicon")) == ["too-few-tokens"]


def test_9_1_5_no_counter_enters_or_crosses_what_is_out_of_play():
    s = scene({"Rome": side({"Rome": 3}, advances=["Roadbuilding"])}, out_of_play=["Etruria"])
    assert wrong(s, march("Rome", "Etruria")) == ["out-of-play"]
    assert wrong(s, march("Rome", "Etruria", "Massillia")) == ["out-of-play"]


# -- 17.1.6 Roadbuilding (30.45)


def builder(**more):
    return side({"Rome": 3}, advances=["Roadbuilding"], **more)


ROAD = march("Rome", "Etruria", "Massillia", count=3)


def test_17_1_6_through_one_area_into_a_second_and_no_further():
    s = scene({"Rome": builder()})
    s.play(movement, {"Rome move": [ROAD]})
    assert s.tokens("Rome") == {"Massillia": 3}
    far = march("Rome", "Etruria", "Massillia", "Aquae Sextiae")
    assert wrong(scene({"Rome": builder()}), far) == ["too-far"]


@pytest.mark.parametrize(
    ("others", "more"),
    [
        ({"Celt": side({"Etruria": 1})}, {}),
        ({"Celt": side(cities=["Etruria"])}, {}),
        ({}, {"barbarians": {"Etruria": 1}}),
        ({}, {"pirates": ["Etruria"]}),
    ],
)
def test_17_1_6_not_through_units_of_others_barbarians_or_a_pirate_city(others, more):
    s = scene({"Rome": builder(), **others}, **more)
    assert wrong(s, ROAD) == ["stopped"]
    assert wrong(s, march("Rome", "Etruria", count=3)) == []


def test_17_1_6_ships_are_no_units_and_stop_nobody_on_land():
    s = pirate_ships(scene({"Rome": builder(), "Celt": side(ships=["Etruria"])}), "Etruria")
    assert wrong(s, ROAD) == []


def test_17_1_6_through_own_units_and_into_others():
    s = scene({"Rome": builder(cities=["Etruria"]), "Celt": side({"Massillia": 2})})
    assert wrong(s, ROAD) == []


def test_17_1_6_not_before_boarding_a_ship():
    s = scene({"Rome": builder(ships=["Etruria"])})
    aboard = sail("Etruria", ("Etruria", 1, 0), ("Corsica", 0, 1))
    assert wrong(s, march("Rome", "Etruria"), aboard) == ["too-few-tokens"]


# -- 17.4


def test_17_4_any_number_may_enter_any_area():
    s = scene({"Rome": side({"Rome": 9}), "Celt": side({"Etruria": 5}), "Egypt": side(cities=["Samnium"])})
    assert wrong(s, march("Rome", "Etruria", count=4), march("Rome", "Samnium", count=5)) == []


def test_17_4_beside_ones_own_city_too():
    s = scene({"Rome": side({"Rome": 9}, cities=["Etruria"])})
    s.play(movement, {"Rome move": [march("Rome", "Etruria", count=9)]})
    assert s.tokens("Rome") == {"Etruria": 9}


# -- 17.1.7 Diplomacy


def guarded(*advances, by=("Diplomacy",), beside=None, others=None, tokens=9, **more):
    """Rome next to a city of Celt."""
    rome = side({"Rome": tokens}, ships=["Rome"], advances=advances)
    celt = side(beside, cities=["Etruria"], advances=by)
    return scene({"Rome": rome, "Celt": celt, **(others or {})}, **more)


def into(count, *orders):
    return [*orders, march("Rome", "Etruria", count=count)]


def refused(s, count):
    """What is wrong with so many tokens of Rome in Etruria."""
    s.play(movement)
    (fault,) = next(q for q in s.asked if q.seat == 0).check(into(count)).faults
    return fault


@pytest.mark.parametrize(
    ("advances", "allowed"),
    [([], False), (["Diplomacy"], True), (["Military"], True), (["Advanced Military"], False)],
)
def test_17_1_7_only_diplomacy_or_military_attacks_a_city_of_diplomacy(advances, allowed):
    s = guarded(*advances)
    assert wrong(s, *into(7)) == ([] if allowed else ["guarded-city"])


def test_17_1_7_too_few_to_attack_may_enter_and_are_told_how_many():
    assert wrong(guarded(), *into(6)) == []
    fault = refused(guarded(), 9)
    assert fault.text == "Etruria has a city of Celt that you may not attack."
    assert fault.legal == "at most 6 tokens more"


def test_17_1_7_several_orders_count_together_by_land_and_by_sea():
    s = guarded()
    landing = sail("Rome", ("Rome", 4, 0), ("Etruria", 0, 4))
    assert wrong(s, landing) == []
    assert wrong(s, landing, march("Rome", "Etruria", count=2)) == []
    assert wrong(s, landing, march("Rome", "Etruria", count=3)) == ["guarded-city"]
    assert wrong(s, march("Rome", "Etruria", count=3), landing) == ["guarded-city"]


def test_17_1_7_engineering_changes_how_many_are_enough():
    assert wrong(guarded("Engineering"), *into(6)) == ["guarded-city"]
    assert wrong(guarded("Engineering"), *into(5)) == []
    assert wrong(guarded(by=("Diplomacy", "Engineering")), *into(7)) == []
    assert wrong(guarded(by=("Diplomacy", "Engineering")), *into(8)) == ["guarded-city"]


def test_17_1_7_a_token_beside_the_city_makes_any_number_enough_for_a_conflict():
    s = guarded(by=("Diplomacy", "Public Works"), beside={"Etruria": 1})
    assert wrong(s, *into(1)) == ["guarded-city"]


def test_17_1_7_not_even_where_others_attack_the_city_already():
    s = guarded(others={"Egypt": side({"Etruria": 7}, advances=["Military"])})
    assert wrong(s, *into(1)) == ["guarded-city"]


def test_17_1_7_tokens_of_the_holder_are_not_protected():
    s = scene({"Rome": side({"Rome": 9}), "Celt": side({"Etruria": 2}, advances=["Diplomacy"])})
    assert wrong(s, march("Rome", "Etruria", count=7)) == []


def test_17_1_7_cities_of_others_and_of_pirates_are_not_protected():
    s = scene(
        {"Rome": side({"Rome": 14}), "Celt": side(cities=["Etruria"]), "Egypt": side(advances=["Diplomacy"])},
        pirates=["Samnium"],
    )
    assert wrong(s, march("Rome", "Etruria", count=7), march("Rome", "Samnium", count=7)) == []


def test_17_1_7_the_menu_asks_for_no_more_than_may_enter():
    s = guarded(tokens=9)
    referee = MovementReferee(s.g, 0, builds=False)
    step = walk(referee.menu([]), [["march"], ["Etruria"]])
    assert step.options[0].key == "6", "the most comes first"


# -- 17.1.8 Cultural Ascendancy

ASCENDANCY = ("Cultural Ascendancy",)


@pytest.mark.parametrize(
    ("advances", "allowed"),
    [([], False), (["Cultural Ascendancy"], True), (["Advanced Military"], True), (["Military"], False)],
)
def test_17_1_8_only_ascendancy_or_advanced_military_starts_a_conflict_with_its_cities(advances, allowed):
    s = guarded(*advances, by=ASCENDANCY)
    assert wrong(s, *into(7)) == ([] if allowed else ["guarded-units"])
    assert wrong(s, *into(6)) == [], "too few are no conflict"


@pytest.mark.parametrize(
    ("advances", "allowed"),
    [([], False), (["Cultural Ascendancy"], True), (["Advanced Military"], True), (["Military"], False)],
)
def test_17_1_8_only_they_start_a_conflict_with_its_tokens(advances, allowed):
    celt = side({"Etruria": 1}, advances=ASCENDANCY)
    s = scene({"Rome": side({"Rome": 9}, advances=advances), "Celt": celt})
    assert wrong(s, *into(2)) == ([] if allowed else ["guarded-units"])
    assert wrong(s, *into(1)) == [], "within the limit of 2 both live together"


def test_17_1_8_the_refusal_says_how_many_could_live_there():
    s = scene({"Rome": side({"Rome": 9}), "Celt": side({"Etruria": 1}, advances=ASCENDANCY)})
    assert refused(s, 5).legal == "at most 1 token more"


def test_17_1_8_whoever_meets_the_holder_among_others_is_barred_too():
    """A third party fights the holder already: to come in is to start one's own conflict."""
    sides = {
        "Rome": side({"Rome": 9}),
        "Celt": side({"Etruria": 1}, advances=ASCENDANCY),
        "Egypt": side({"Etruria": 5}, advances=["Advanced Military"]),
    }
    assert wrong(scene(sides), *into(1)) == ["guarded-units"]


def test_17_1_8_the_holder_among_the_attackers_of_another_city_is_not_to_be_fought():
    sides = {
        "Rome": side({"Rome": 9}),
        "Egypt": side(cities=["Etruria"]),
        "Celt": side({"Etruria": 7}, advances=ASCENDANCY),
    }
    assert wrong(scene(sides), *into(1)) == ["guarded-units"]


def test_17_1_8_who_is_attacked_by_the_holder_may_send_help():
    """The conflict was started by the holder."""
    celt = side({"Etruria": 4}, advances=ASCENDANCY)
    assert wrong(scene({"Rome": side({"Rome": 9, "Etruria": 1}), "Celt": celt}), *into(5)) == []
    own = side({"Rome": 9}, cities=["Etruria"])
    assert wrong(scene({"Rome": own, "Celt": celt}), *into(5)) == []


def test_17_1_8_who_lives_with_the_holder_may_not_break_the_peace():
    celt = side({"Etruria": 1}, advances=ASCENDANCY)
    s = scene({"Rome": side({"Rome": 9, "Etruria": 1}), "Celt": celt})
    assert wrong(s, *into(1)) == ["guarded-units"]


def test_17_1_7_17_1_8_a_city_of_both_needs_an_answer_to_both():
    both = ("Diplomacy", "Cultural Ascendancy")
    assert wrong(guarded("Military", by=both), *into(7)) == ["guarded-units"]
    assert wrong(guarded("Advanced Military", by=both), *into(7)) == ["guarded-city"]
    assert wrong(guarded("Military", "Advanced Military", by=both), *into(7)) == []


def test_30_11_2_landing_from_ships_is_no_way_around():
    s = guarded(by=ASCENDANCY, beside={"Etruria": 1})
    assert wrong(s, sail("Rome", ("Rome", 5, 0), ("Etruria", 0, 5))) == ["guarded-units"]


def test_30_11_2_ships_lie_beside_the_ships_of_a_holder():
    celt = side({"Etruria": 1}, ships=["Etruria"], advances=ASCENDANCY)
    s = scene({"Rome": side({"Rome": 9}, ships=["Rome"]), "Celt": celt})
    assert wrong(s, sail("Rome", ("Rome", 0, 0), ("Etruria", 0, 0))) == []
