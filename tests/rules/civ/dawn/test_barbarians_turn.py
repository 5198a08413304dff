"""Dawn 29.5.2.6 to 29.5.2.12: pirate cities bring forth, ships sail, tokens march."""

import pytest

from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.dawn_of_history.warband import Warband
from rules.civ.events_barbarians import BarbariansMarched, BarbariansRaised
from rules.civ.phases.movement import movement
from rules.civ.phases.support import remove_surplus
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.dawn.wild import FAR, ORDERS, turn, wild
from tests.rules.civ.scenario import side


def pirate_ships(s):
    return sorted(ship.area for ship in s.g.ships_of(BARBARIANS))


def refused(sides, text, **more):
    """The codes of what is wrong with written orders."""
    s = wild({"Hellas": side(), **sides}, **more)
    found = next(barbarians(s.g)).questions[0].read(text, [])
    assert isinstance(found, Refusal), found
    return [fault.code for fault in found.faults]


def test_29_5_2_20_before_the_first_horde_they_do_nothing():
    s = wild(
        {"Hellas": side(), "Rome": side({"Rome": 2})},
        leader=None,
        pirates=["Corsica"],
        barbarians={"Etruria": 9},
    )
    s.play(barbarians)
    assert s.asked == []
    assert s.state.barbarians == {"Etruria": 9}


def test_17_1_4_they_do_not_move_in_the_phase_of_movement():
    s = wild({"Hellas": side({"Athens": 1})}, barbarians={"Etruria": 2}, pirate_ships=["Rome"])
    s.play(movement)
    assert s.keys() == ["Hellas move"]
    assert s.state.barbarians == {"Etruria": 2}
    assert pirate_ships(s) == ["Rome"]


def test_29_5_2_6_each_pirate_city_brings_forth_two_tokens_or_a_ship():
    s = turn({}, "raise tokens in Rubicon; raise a ship in Corsica", pirates=["Rubicon", "Corsica"])
    assert s.state.barbarians == {"Rubicon": 2}
    assert pirate_ships(s) == ["Corsica"]
    assert [(e.area, e.tokens) for e in s.events(BarbariansRaised)] == [("Rubicon", 2), ("Corsica", 0)]


def test_29_5_2_6_it_may_bring_forth_nothing():
    s = turn({}, [], pirates=["Rubicon"])
    assert s.state.barbarians == {}


def test_29_5_2_6_by_default_every_city_brings_forth_tokens_and_nobody_moves():
    s = turn({}, pirates=["Rubicon", "Knossos"], barbarians={"Thebes": 1}, pirate_ships=["Rome"])
    assert s.keys() == [ORDERS]
    assert s.state.barbarians == {"Thebes": 1, "Rubicon": 2, "Knossos": 2}
    assert pirate_ships(s) == ["Rome"]


def test_29_5_2_6_an_inland_city_has_no_ships():
    assert refused({}, "raise a ship in Cisalpina", pirates=["Cisalpina"]) == ["cannot-raise"]


def test_29_5_2_6_a_city_brings_forth_once():
    s = wild({"Hellas": side()}, pirates=["Rubicon"])
    question = next(barbarians(s.g)).questions[0]
    twice = [{"raise": "Rubicon", "brood": "tokens"}, {"raise": "Rubicon", "brood": "ship"}]
    answer = question.check(twice)
    assert isinstance(answer, Refusal)
    assert [fault.code for fault in answer.faults] == ["no-pirate-city"]


def test_29_5_2_6_cities_of_players_bring_forth_nothing():
    assert refused({"Rome": side({}, ["Rome"])}, "raise tokens in Rome", pirates=["Rubicon"]) == [
        "no-pirate-city"
    ]


def test_29_5_2_6_while_the_stock_lasts():
    """109 tokens are in play: one city raises the last, the other a ship instead."""
    crowd = dict.fromkeys(FAR[:27], 4)
    s = wild({"Hellas": side()}, pirates=["Corsica", "Rubicon"], barbarians={**crowd, "Thebes": 1})
    assert s.g.token_stock(BARBARIANS) == 1
    question = next(barbarians(s.g)).questions[0]
    assert question.default() == [
        {"raise": "Corsica", "brood": "tokens"},
        {"raise": "Rubicon", "brood": "ship"},
    ]
    assert Warband(s.g, 0).do_all(question.check(question.default())) == []
    assert s.g.tokens("Corsica", BARBARIANS) == 1
    assert s.g.token_stock(BARBARIANS) == 0


def test_29_5_2_6_no_more_than_eight_ships():
    ships = FAR[:8]
    assert refused({}, "raise a ship in Rubicon", pirates=["Rubicon"], pirate_ships=ships) == ["cannot-raise"]


def test_29_5_2_7_barbarian_tokens_stay_with_their_cities_up_to_the_limit():
    s = turn({}, [], pirates=["Rubicon"], barbarians={"Rubicon": 3})
    assert s.state.barbarians == {"Rubicon": 3}
    remove_surplus(s.g)
    assert s.state.barbarians == {"Rubicon": 3}
    assert s.g.room("Rubicon", BARBARIANS) == 3


def test_29_5_2_8_ships_sail_up_to_four_areas():
    assert pirate_ships(turn({}, "ship Rome > Ithaca", pirate_ships=["Rome"])) == ["Ithaca"]
    assert refused({}, "ship Rome > Epirus", pirate_ships=["Rome"]) == ["out-of-reach"]


def test_29_5_2_8_they_do_not_enter_open_seas():
    """Rome, the Western Mediterranean and Carthage are three steps; along the coasts it is too far."""
    assert refused({}, "ship Rome > Thapsus", pirate_ships=["Rome"]) == ["out-of-reach"]


def test_29_5_2_8_a_ship_sails_once():
    assert refused({}, "ship Rome > Corsica; ship Corsica > Sardinia", pirate_ships=["Rome"]) == ["no-ship"]


def test_9_1_5_they_pass_areas_out_of_play_but_do_not_stay_there():
    away = ["Neapolis"]
    s = turn({}, "ship Rome > Campania", pirate_ships=["Rome"], out_of_play=away)
    assert pirate_ships(s) == ["Campania"]
    assert refused({}, "ship Rome > Neapolis", pirate_ships=["Rome"], out_of_play=away) == ["out-of-reach"]


def test_29_5_2_9_they_stop_where_ships_of_others_lie():
    """The only way from Rome to Campania leads past the ship at Neapolis."""
    sides = {"Rome": side({}, ["Neapolis"], ships=["Neapolis"])}
    assert refused(sides, "ship Rome > Campania", pirate_ships=["Rome"]) == ["out-of-reach"]


def test_29_5_2_9_and_fight_there():
    sides = {"Rome": side({}, ["Neapolis"], ships=["Neapolis"])}
    s = turn(sides, "ship Rome > Neapolis", pirate_ships=["Rome"])
    assert pirate_ships(s) == s.ships("Rome") == []


def test_29_5_2_9_the_fewest_are_removed_first():
    sides = {"Rome": side({}, ["Neapolis"], ships=["Neapolis"])}
    s = turn(sides, "ship Rome > Neapolis; ship Rome > Neapolis", pirate_ships=["Rome", "Rome"])
    assert pirate_ships(s) == ["Neapolis", "Neapolis"]
    assert s.ships("Rome") == []


def test_29_5_2_10_naval_warfare_is_in_fights_of_ships_what_metalworking_is_on_land():
    sides = {"Rome": side({}, ["Neapolis"], ships=["Neapolis"], advances=["Naval Warfare"])}
    s = turn(sides, "ship Rome > Neapolis", pirate_ships=["Rome"])
    assert pirate_ships(s) == []
    assert s.ships("Rome") == ["Neapolis"]


def test_29_5_2_9_a_ship_may_leave_ships_that_came_to_it():
    sides = {"Rome": side({}, ["Rome"], ships=["Rome"])}
    s = turn(sides, "ship Rome > Corsica", pirate_ships=["Rome"])
    assert pirate_ships(s) == ["Corsica"]
    assert s.ships("Rome") == ["Rome"]


def test_29_5_2_11_two_ships_are_a_bridge_for_any_number():
    s = turn({}, "Rome 9 > Corsica", barbarians={"Rome": 9}, pirate_ships=["Rome", "Corsica"])
    event = s.events(BarbariansMarched)[0]
    assert (event.source, event.target, event.count, event.over_water) == ("Rome", "Corsica", 9, True)


@pytest.mark.parametrize("ships", [[], ["Rome"], ["Corsica"], ["Rome", "Sardinia"]])
def test_29_5_2_11_one_ship_in_the_start_area_and_one_in_the_next_are_needed(ships):
    found = refused({}, "Rome 2 > Corsica", barbarians={"Rome": 2}, pirate_ships=ships)
    assert found == ["not-adjacent"]


def test_29_5_2_11_the_destination_is_next_to_the_start():
    ships = ["Rome", "Corsica", "Sardinia"]
    found = refused({}, "Rome 2 > Sardinia", barbarians={"Rome": 2}, pirate_ships=ships)
    assert found == ["not-adjacent"]


def test_29_5_2_11_ships_that_were_raised_and_sailed_this_turn_are_a_bridge():
    s = turn(
        {},
        "Rome 1 > Corsica; ship Sardinia > Corsica; raise a ship in Rome",
        pirates=["Rome"],
        barbarians={"Rome": 1},
        pirate_ships=["Sardinia"],
    )
    assert s.state.barbarians == {"Corsica": 1}


def test_29_5_2_11_ships_of_players_are_no_bridge():
    sides = {"Rome": side({}, ["Neapolis"], ships=["Corsica"])}
    found = refused(sides, "Rome 2 > Corsica", barbarians={"Rome": 2}, pirate_ships=["Rome"])
    assert found == ["not-adjacent"]


def test_29_5_2_12_tokens_in_play_move_one_area_by_land():
    s = turn({}, "Rome 2 > Etruria", barbarians={"Rome": 2})
    assert s.state.barbarians == {"Etruria": 2}
    assert refused({}, "Rome 2 > Cisalpina", barbarians={"Rome": 2}) == ["not-adjacent"]


def test_29_5_2_12_no_token_moves_twice():
    found = refused({}, "Rome 2 > Etruria; Etruria 2 > Cisalpina", barbarians={"Rome": 2})
    assert found == ["too-few-tokens"]


def test_29_5_2_12_what_a_city_brought_forth_may_march_at_once():
    s = turn({}, "raise tokens in Rome; Rome 2 > Etruria", pirates=["Rome"])
    assert s.state.barbarians == {"Etruria": 2}


def test_9_1_5_they_do_not_enter_what_is_out_of_play():
    found = refused({}, "Rome 2 > Etruria", barbarians={"Rome": 2}, out_of_play=["Etruria"])
    assert found == ["out-of-play"]


def test_29_5_2_16_what_the_leader_holds_helps_them_nothing():
    """Neither farther ways on land nor on water, nor over open seas."""
    holder = {"Hellas": side(advances=["Roadbuilding", "Cloth Making", "Astronavigation"])}
    assert refused(holder, "Rome 2 > Etruria > Cisalpina", barbarians={"Rome": 2}) == ["unreadable"]
    assert refused(holder, "Rome 2 > Cisalpina", barbarians={"Rome": 2}) == ["not-adjacent"]
    assert refused(holder, "ship Rome > Epirus", pirate_ships=["Rome"]) == ["out-of-reach"]


def test_29_5_2_nothing_to_order_is_not_asked():
    s = turn({})
    assert s.asked == []
