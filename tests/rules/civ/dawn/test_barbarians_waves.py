"""Dawn 29.5.2.13 to 29.5.2.18: the conflicts of the barbarians, and how they go on."""

import pytest

from rules.civ.dawn_of_history.barbarian_waves import crowded
from rules.civ.dawn_of_history.barbarians import barbarians
from rules.civ.events_barbarians import BarbariansMarched, PirateCityFounded
from rules.civ.events_calamity import HordeScattered
from rules.civ.events_conflict import (
    CardPlundered,
    CityAttackFailed,
    CityFell,
    CityPlundered,
    ConflictResolved,
)
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.dawn.wild import FAR, turn, wild, written
from tests.rules.civ.scenario import side

ON, THEN = "Hellas wave:1:barbarians", "Hellas wave:2:barbarians"


def ways(s):
    return [(event.source, event.target, event.count) for event in s.events(BarbariansMarched)]


def test_29_5_2_13_above_the_limit_they_fight():
    s = turn({"Rome": side({"Etruria": 2})}, "Rome 2 > Etruria", barbarians={"Rome": 2})
    assert s.tokens("Rome") == {"Etruria": 1}
    assert s.state.barbarians == {"Etruria": 1}


def test_29_5_2_13_within_the_limit_they_live_together():
    s = turn({"Rome": side({"Etruria": 1})}, "Rome 1 > Etruria", barbarians={"Rome": 1})
    assert s.events(ConflictResolved) == []
    assert s.tokens("Rome") == {"Etruria": 1}


def test_29_5_2_13_barbarians_who_did_not_move_fight_too():
    """Tokens that became too many for the land, by whatever brought them."""
    s = turn({"Rome": side({"Etruria": 2})}, [], barbarians={"Etruria": 1})
    assert s.tokens("Rome") == {"Etruria": 2}
    assert s.state.barbarians == {}


@pytest.mark.parametrize(("metal", "left"), [([], {}), (["Metalworking"], {"Etruria": 1})])
def test_29_5_2_16_the_metal_of_the_leader_does_not_help_them_but_that_of_others_harms_them(metal, left):
    """Metal in hands of Hellas would cost Rome its tokens in both cases."""
    sides = {"Hellas": side(advances=["Iron Working"]), "Rome": side({"Etruria": 2}, advances=metal)}
    s = turn(sides, "Rome 3 > Etruria", barbarians={"Rome": 3})
    assert s.tokens("Rome") == left


def test_29_5_2_14_those_above_the_limit_go_on():
    s = turn(
        {},
        "Rubicon 6 > Samnium",
        {ON: written("Samnium > Tarentum 1, Campania 3")},
        barbarians={"Rubicon": 6},
    )
    assert ways(s)[1:3] == [("Samnium", "Tarentum", 1), ("Samnium", "Campania", 3)]
    assert crowded(s.g) == {}


def test_29_5_2_14_and_on_again():
    """Of seven in Tarentum (limit 1) six go to Campania (limit 2), and four of these to Neapolis."""
    answers = {ON: written("Tarentum > Campania 6"), THEN: written("Campania > Neapolis 4")}
    s = turn({}, [], answers, barbarians={"Tarentum": 7})
    assert ways(s)[:2] == [("Tarentum", "Campania", 6), ("Campania", "Neapolis", 4)]
    assert s.state.barbarians["Tarentum"] == 1
    assert s.state.barbarians["Campania"] == s.state.barbarians["Neapolis"] == 2


def test_29_5_2_14_they_fight_in_every_area_they_enter():
    sides = {"Rome": side({"Campania": 2, "Neapolis": 2})}
    answers = {ON: written("Tarentum > Campania 8"), THEN: written("Campania > Neapolis 5")}
    s = turn(sides, [], answers, barbarians={"Tarentum": 9})
    fought = [event.area for event in s.events(ConflictResolved)]
    assert fought == ["Campania", "Neapolis"]


def test_29_5_2_14_all_stacks_go_on_at_once():
    s = turn(
        {},
        [],
        {ON: written("Tarentum 1 > Campania; Athens 1 > Argos")},
        barbarians={"Tarentum": 2, "Athens": 2},
    )
    assert s.rounds == 2
    assert s.state.barbarians == {"Tarentum": 1, "Campania": 1, "Athens": 1, "Argos": 1}


def test_29_5_2_14_beside_a_pirate_city_the_limit_is_that_of_the_area():
    s = turn({}, [], {ON: written("Rome > Etruria 1")}, pirates=["Rome"], barbarians={"Rome": 3})
    assert s.state.barbarians == {"Rome": 2, "Etruria": 1}


def test_29_5_2_14_where_there_is_no_way_they_scatter():
    """Corsica is an island."""
    s = turn({}, [], barbarians={"Corsica": 4})
    assert s.state.barbarians == {"Corsica": 1}
    assert [(e.area, e.tokens) for e in s.events(HordeScattered)] == [("Corsica", 3)]


def test_29_5_2_14_a_bridge_is_a_way_on():
    s = turn({}, [], barbarians={"Corsica": 3}, pirate_ships=["Corsica", "Sardinia"])
    assert s.state.barbarians == {"Corsica": 1, "Sardinia": 2}


def test_29_5_2_14_they_do_not_go_back_to_what_they_had_to_leave():
    """Between Sardinia (limit 2) and Caralis (limit 1) nobody marches in circles."""
    s = turn({}, [], barbarians={"Caralis": 9})
    assert ways(s) == [("Caralis", "Sardinia", 8)]
    assert s.state.barbarians == {"Caralis": 1, "Sardinia": 2}
    assert [(e.area, e.tokens) for e in s.events(HordeScattered)] == [("Sardinia", 6)]


def test_29_5_2_14_areas_out_of_play_are_no_way():
    s = turn({}, [], barbarians={"Caralis": 3}, out_of_play=["Sardinia"])
    assert s.state.barbarians == {"Caralis": 1}


def going_on(**crowd):
    """The first question of those who must go on."""
    s = wild({"Hellas": side()}, barbarians=crowd)
    script = barbarians(s.g)
    first = next(script).questions[0]
    return script.send([first.check([])]).questions[0]


def test_29_5_2_14_all_who_are_too_many_must_go():
    question = going_on(Samnium=5)
    found = question.check([{"march": "Samnium", "to": "Campania", "count": 2}])
    assert isinstance(found, Refusal)
    assert [fault.code for fault in found.faults] == ["must-go-on"]
    assert question.foresee([]) is None


def test_29_5_2_14_and_nobody_else():
    question = going_on(Samnium=5)
    found = question.check([{"march": "Samnium", "to": "Campania", "count": 4}])
    assert isinstance(found, Refusal)
    assert [fault.code for fault in found.faults] == ["too-few-tokens"]


def test_29_5_2_14_whom_a_line_sends_are_taken_from_those_before():
    question = going_on(Samnium=5)
    draft = question.read("Samnium 3 > Campania", [])
    changed = question.read("Samnium 1 > Tarentum", draft)
    assert question.write(changed) == ("Samnium 2 > Campania", "Samnium 1 > Tarentum")
    assert not isinstance(question.check(changed), Refusal)
    assert question.write(question.read("Samnium > Rome", changed)) == ("Samnium 3 > Rome",)


def test_29_5_2_14_menus_begin_with_the_default_and_change_it():
    question = going_on(Samnium=5)
    step = question.step(question.default(), (("march",),))
    assert {"Campania", "Rome", "Tarentum"} <= {option.key for option in step.options}
    done = question.step(question.default(), (("march",), ("Tarentum",), ("1",)))
    assert question.write(done.draft) == ("Samnium 2 > Rubicon", "Samnium 1 > Tarentum")


def test_29_5_2_14_where_there_is_one_way_nobody_is_asked():
    s = turn({}, [], barbarians={"Caralis": 3})
    assert s.rounds == 1
    assert s.state.barbarians == {"Caralis": 1, "Sardinia": 2}


def test_29_5_2_14_going_back_is_refused():
    s = wild({"Hellas": side()}, barbarians={"Tarentum": 9})
    script = barbarians(s.g)
    first = next(script).questions[0]
    second = script.send([first.check([])]).questions[0]
    third = script.send([second.check([{"march": "Tarentum", "to": "Campania", "count": 8}])]).questions[0]
    found = third.read("Campania 6 > Tarentum", [])
    assert isinstance(found, Refusal)
    assert [fault.code for fault in found.faults] == ["left-before"]


def test_29_5_2_15_by_default_they_avoid_cities_and_take_the_most_room():
    s = turn({"Rome": side({}, ["Rome"])}, [], barbarians={"Etruria": 3})
    assert ways(s) == [("Etruria", "Rubicon", 1)]


def test_29_5_2_17_a_city_that_falls_becomes_a_pirate_city_at_no_cost():
    sides = {"Rome": side({}, ["Rome"], hand=["Salt", "Iron"])}
    s = turn(sides, "Etruria 9 > Rome", barbarians={"Etruria": 9})
    assert s.state.pirates == ["Rome"]
    assert s.cities("Rome") == []
    assert s.g.tokens("Rome", BARBARIANS) == 2
    assert [event.area for event in s.events(PirateCityFounded)] == ["Rome"]


def test_29_5_2_17_without_a_card_and_without_plunder():
    sides = {"Hellas": side(), "Rome": side({}, ["Rome"], hand=["Salt", "Iron"])}
    s = turn(sides, "Etruria 9 > Rome", barbarians={"Etruria": 9})
    assert len(s.nation("Rome").hand) == 2
    assert s.nation("Hellas").treasury == s.nation("Rome").treasury == 0
    assert not s.events(CityPlundered)
    assert not s.events(CardPlundered)


def test_29_5_2_17_without_a_pirate_city_in_stock_the_tokens_hold_the_place():
    sides = {"Rome": side({}, ["Rome"])}
    s = turn(sides, "Etruria 9 > Rome", barbarians={"Etruria": 9}, pirates=FAR[:18])
    assert s.cities("Rome") == []
    assert "Rome" not in s.state.pirates
    assert s.g.tokens("Rome", BARBARIANS) > 0


def test_29_5_2_17_no_pirate_city_among_tokens_of_others():
    """In Memphis (limit 4) three barbarians and a token of Egypt are left when the city is gone."""
    s = turn({"Egypt": side({}, ["Memphis"])}, "Fayum 7 > Memphis", barbarians={"Fayum": 7})
    assert s.events(CityFell)
    assert s.tokens("Egypt")
    assert s.state.pirates == []


def test_18_3_1_fewer_than_seven_are_removed_at_a_city():
    s = turn({"Rome": side({}, ["Rome"])}, "Etruria 6 > Rome", barbarians={"Etruria": 6})
    assert s.cities("Rome") == ["Rome"]
    assert s.state.barbarians == {}
    assert s.events(CityAttackFailed)[0].needed == 7


def test_18_3_4_engineering_of_the_defender_asks_for_eight():
    sides = {"Rome": side({}, ["Rome"], advances=["Engineering"])}
    s = turn(sides, "Etruria 7 > Rome", barbarians={"Etruria": 7})
    assert s.cities("Rome") == ["Rome"]


def test_29_5_2_16_engineering_of_the_leader_does_not_help_them():
    sides = {"Hellas": side(advances=["Engineering"]), "Rome": side({}, ["Rome"])}
    s = turn(sides, "Etruria 6 > Rome", barbarians={"Etruria": 6})
    assert s.cities("Rome") == ["Rome"]


@pytest.mark.parametrize("advance", ["Diplomacy", "Cultural Ascendancy"])
def test_30_11_2_30_15_2_what_keeps_players_out_does_not_keep_barbarians_out(advance):
    sides = {"Rome": side({}, ["Rome"], advances=[advance])}
    s = turn(sides, "Etruria 9 > Rome", barbarians={"Etruria": 9})
    assert s.state.pirates == ["Rome"]


def test_29_5_2_12_their_own_cities_are_not_attacked():
    s = turn({}, "Etruria 2 > Rome", pirates=["Rome"], barbarians={"Etruria": 2})
    assert s.state.pirates == ["Rome"]
    assert s.state.barbarians == {"Rome": 2}


def test_18_3_3_tokens_beside_a_city_are_fought_before_the_city():
    sides = {"Rome": side({"Rome": 1}, ["Rome"], advances=["Public Works"])}
    s = turn(sides, "Etruria 9 > Rome", barbarians={"Etruria": 9})
    assert s.state.pirates == ["Rome"]
    assert s.tokens("Rome") == {}


def test_29_5_2_14_a_city_can_fall_on_their_way_on():
    s = turn({"Rome": side({}, ["Rome"])}, [], {ON: written("Etruria > Rome 9")}, barbarians={"Etruria": 11})
    assert s.state.pirates == ["Rome"]
    assert s.state.barbarians["Etruria"] == 2


def test_18_2_4_a_victim_with_advanced_military_takes_losses_next_door_in_every_wave():
    """The same area is fought for twice, and asked about by two keys."""
    sides = {"Rome": side({"Campania": 2, "Neapolis": 2}, advances=["Advanced Military"])}
    s = turn(
        sides,
        "Samnium 2 > Campania",
        {ON: written("Tarentum > Campania 2")},
        barbarians={"Samnium": 2, "Tarentum": 3},
    )
    asked = [question.key for question in s.asked if "conflict" in question.key]
    assert asked == ["wave:1:conflict:Campania", "wave:2:conflict:Campania"]
