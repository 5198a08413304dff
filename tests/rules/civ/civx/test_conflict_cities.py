"""CivX 19.3, 19.4: conflicts between tokens and cities."""

import pytest

from rules.civ.events_conflict import (
    CityAttackFailed,
    CityFell,
    CityRelieved,
    ConflictResolved,
    TokenJoined,
    VolleySuffered,
)
from rules.civ.phases.attacks import met_by, needed_to_attack
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from rules.table import Chance, Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import Turns, side

ENGINEERING, MATHEMATICS = ["Engineering"], ["Mathematics"]
METAL, ARMOUR, ART = ["Metalworking"], ["Armorsmithing"], ["Art of War"]
NAVAL, ADVANCED, FIRE = ["Naval Warfare"], ["Advanced Military"], ["Greek Fire"]
# Sparta touches Argos, Corinth and Peloponnesos by land. Minoa ranks before Rome, Rome before Hellas.


def attack(tokens, attacker=(), defender=(), *, own=None, ships=0, answers=None, stock=None, landed=()):
    """Minoa attacks the city of Hellas in Sparta; `own` are tokens of Hellas."""
    s = scene(
        {
            "Hellas": side(own, ["Sparta"], advances=defender, stock=stock),
            "Minoa": side({"Sparta": tokens}, ships=["Sparta"] * ships, advances=attacker),
        }
    )
    s.state.landed = {"Sparta": list(landed)} if landed else {}
    s.play(conflict, answers)
    return s


def test_19_31_seven_tokens_are_needed():
    assert attack(7).cities("Hellas") == []
    assert attack(6).cities("Hellas") == ["Sparta"]


def test_19_31_fewer_are_simply_removed():
    s = attack(6)
    assert s.tokens("Minoa") == {}
    assert s.events(CityAttackFailed) == [CityAttackFailed("Sparta", 1, 0, 6, 7)]


def test_19_31_tokens_next_door_do_not_help_an_attack():
    s = scene(
        {"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 6, "Argos": 5}, advances=ADVANCED)}
    )
    s.play(conflict)
    assert s.tokens("Minoa") == {"Argos": 5}
    assert s.cities("Hellas") == ["Sparta"]


def test_19_31_art_of_war_has_no_effect_between_tokens_and_a_city():
    s = attack(7, defender=ART)
    assert s.cities("Hellas") == []
    assert s.events(VolleySuffered) == []


def test_19_35_the_city_is_replaced_by_six_tokens_which_fight():
    """7-6: the fewest first, down to 2-0 in Sparta."""
    s = attack(7)
    assert s.events(CityFell) == [CityFell("Sparta", 1, 0, 6)]
    assert s.state.tokens == {"Sparta": {1: 2}}


def test_19_35_with_a_small_stock_what_there_is_replaces_the_city():
    s = attack(7, stock=2)
    assert s.events(CityFell)[0].replaced_by == 2
    assert s.tokens("Minoa") == {"Sparta": 6}


def test_19_35_an_empty_stock_replaces_it_by_nothing():
    s = attack(7, stock=0)
    assert s.events(CityFell)[0].replaced_by == 0
    assert s.tokens("Minoa") == {"Sparta": 7}


def test_19_35_other_conflicts_of_the_defender_come_before_attacks_on_his_cities():
    """What Hellas loses in Athens is there to replace Sparta."""
    s = scene(
        {
            "Hellas": side({"Athens": 4}, ["Sparta"], stock=2),
            "Minoa": side({"Sparta": 7}),
            "Rome": side({"Athens": 5}),
        }
    )
    s.play(conflict)
    assert s.events(ConflictResolved)[0].area == "Athens"
    assert s.events(CityFell)[0].replaced_by == 6


def test_19_35_a_defender_short_of_tokens_may_wait_for_each_of_his_own_attacks():
    """Rome is short of tokens: it waits for its attacks on Sparta and on Corinth, which free some."""
    sides = {
        "Rome": side({"Sparta": 3, "Corinth": 3}, ["Rome"], stock=0),
        "Hellas": side(cities=["Sparta", "Corinth"]),
        "Minoa": side({"Rome": 7}),
    }
    waits = scene(sides)
    waits.play(conflict, {"Rome wait:Rome": "Corinth", "Rome wait:Rome:1": "Sparta"})
    assert waits.events(CityFell)[0].replaced_by == 6
    at_once = scene(sides)
    at_once.play(conflict, {"Rome wait:Rome": "now"})
    assert at_once.events(CityFell)[0].replaced_by == 0


def test_19_33_several_attackers_fight_among_themselves_first():
    s = scene(
        {
            "Hellas": side(cities=["Sparta"]),
            "Minoa": side({"Sparta": 9}),
            "Rome": side({"Sparta": 2}),
        }
    )
    s.play(conflict)
    assert s.events(ConflictResolved)[0].after == {1: 8, 2: 0}
    assert s.cities("Hellas") == []


def test_19_33_they_do_not_combine_and_the_survivors_may_be_too_few():
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 5}), "Rome": side({"Sparta": 4})})
    s.play(conflict)
    assert s.cities("Hellas") == ["Sparta"]
    assert "Sparta" not in s.state.tokens


def test_19_33_art_of_war_counts_between_two_attackers():
    s = scene(
        {
            "Hellas": side(cities=["Sparta"]),
            "Minoa": side({"Sparta": 8}, advances=ART),
            "Rome": side({"Sparta": 1}),
        }
    )
    s.play(conflict)
    assert s.events(VolleySuffered) == [VolleySuffered("Sparta", {2: 1})]
    assert s.cities("Hellas") == []


def test_19_34_a_ship_with_six_tokens_is_the_seventh():
    assert attack(6, NAVAL, ships=1).cities("Hellas") == []
    assert attack(6, ships=1).cities("Hellas") == ["Sparta"]
    assert attack(5, NAVAL, ships=1).cities("Hellas") == ["Sparta"]


def test_19_34_ships_stay_when_the_attack_fails():
    assert attack(5, NAVAL, ships=1).ships("Minoa") == ["Sparta"]


def test_19_34_ships_alone_attack_nothing():
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side(ships=["Sparta"] * 4, advances=NAVAL)})
    s.play(conflict)
    assert s.told == []


def test_19_28_the_ship_counts_for_who_removes_first_when_the_city_fell():
    """6 and a ship against 6 in Athens: Hellas removes first, and one of Minoa is left, not none."""
    s = scene(
        {
            "Hellas": side(cities=["Athens"]),
            "Minoa": side({"Athens": 6}, ships=["Athens"], advances=NAVAL),
        }
    )
    s.play(conflict)
    assert s.state.tokens == {"Athens": {1: 1}}


# -- 19.36, 19.42 Greek Fire at a city


def test_19_36_the_attacker_places_the_token_only_after_the_city_was_converted():
    too_few = attack(6, FIRE, ships=1, landed=[1])
    assert too_few.cities("Hellas") == ["Sparta"]
    assert too_few.events(TokenJoined) == []
    enough = attack(7, FIRE, ships=1, landed=[1])
    assert [type(event) for event, _ in enough.told][:2] == [CityFell, TokenJoined]
    assert enough.state.tokens == {"Sparta": {1: 3}}, "one more than without"


def test_19_36_it_tips_the_balance_in_the_ruins():
    """7 and the fire against 7 that replace a city of Engineering, attacked with 8."""
    with_fire = attack(8, METAL + FIRE, ENGINEERING, ships=1, landed=[1])
    without = attack(8, METAL, ENGINEERING, ships=1, landed=[1])
    assert with_fire.tokens("Minoa")["Sparta"] >= without.tokens("Minoa")["Sparta"]
    assert with_fire.nation("Minoa").stock + with_fire.tokens("Minoa")["Sparta"] == 55 - 3


def test_19_42_a_defender_whose_tokens_came_by_ship_places_one_at_once():
    s = scene(
        {
            "Hellas": side({"Sparta": 1}, ["Sparta"], ["Sparta"], FIRE),
            "Minoa": side({"Sparta": 8}, ships=["Sparta"], advances=FIRE),
        }
    )
    s.state.landed = {"Sparta": [0, 1]}
    s.play(conflict)
    assert s.events(TokenJoined)[0] == TokenJoined(0, "Sparta")
    assert s.events(ConflictResolved)[0].before == {1: 8, 0: 2}
    assert s.events(ConflictResolved)[0].after == {1: 7, 0: 0}
    assert s.events(TokenJoined)[1] == TokenJoined(1, "Sparta"), "the attacker, when the city was converted"


def test_19_42_no_token_joins_a_defender_without_tokens_that_came_by_ship():
    s = attack(7, defender=FIRE, own={"Sparta": 1})
    assert s.events(TokenJoined) == []


def test_19_37_metalworking_and_armorsmithing_count_in_the_ruins():
    """7-6 by numbers; the defender with Metalworking removes last."""
    assert attack(7).tokens("Minoa") == {"Sparta": 2}
    assert attack(7, defender=METAL).state.tokens["Sparta"] == {0: 1, 1: 1}
    assert attack(7, ARMOUR, METAL).tokens("Minoa") == {"Sparta": 2}


# -- 19.38, 19.39 Engineering and Mathematics


@pytest.mark.parametrize(
    ("attacker", "defender", "needed", "met"),
    [
        ((), (), 7, 6),
        (ENGINEERING, (), 6, 5),
        (MATHEMATICS, (), 6, 5),
        (ENGINEERING + MATHEMATICS, (), 5, 4),
        ((), ENGINEERING, 8, 7),
        ((), MATHEMATICS, 8, 7),
        ((), ENGINEERING + MATHEMATICS, 9, 8),
        (ENGINEERING, ENGINEERING, 7, 6),
        (MATHEMATICS, MATHEMATICS, 7, 6),
        (ENGINEERING, MATHEMATICS, 7, 6),
        (MATHEMATICS, ENGINEERING, 7, 6),
        (ENGINEERING + MATHEMATICS, ENGINEERING, 6, 5),
        (MATHEMATICS, ENGINEERING + MATHEMATICS, 8, 7),
    ],
)
def test_19_38_engineering_and_mathematics_add_up_and_cancel(attacker, defender, needed, met):
    s = scene({"Hellas": side(advances=defender), "Minoa": side(advances=attacker)})
    assert (needed_to_attack(s.g, 1, 0), met_by(s.g, 1, 0)) == (needed, met)


def test_30_181_engineering_takes_a_city_with_six_that_turns_into_five():
    assert attack(6, ENGINEERING).events(CityFell)[0].replaced_by == 5
    assert attack(5, ENGINEERING).events(CityFell) == []


def test_30_282_eight_tokens_take_a_city_of_mathematics_that_turns_into_seven():
    assert attack(7, defender=MATHEMATICS).events(CityFell) == []
    assert attack(8, defender=MATHEMATICS).events(CityFell)[0].replaced_by == 7


def test_19_38_a_pirate_city_falls_to_engineers_with_six():
    s = scene({"Minoa": side({"Sparta": 6}, advances=ENGINEERING)}, pirates=["Sparta"])
    s.play(conflict)
    assert s.events(CityFell) == [CityFell("Sparta", 0, BARBARIANS, 5)]


def test_29_5308_pirates_turned_into_tokens_know_metalworking_after_turn_twelve():
    """7-6: the barbarians remove last, and one each is left in Sparta."""
    s = scene({"Minoa": side({"Sparta": 7})}, pirates=["Sparta"], turn=13)
    s.play(conflict)
    assert (s.g.tokens("Sparta", 0), s.g.tokens("Sparta", BARBARIANS)) == (1, 1)


# -- 19.4 cities defended by tokens


def test_19_41_tokens_outside_fight_first_and_enough_must_survive():
    """2 defenders take one attacker with them: 8 are just enough."""
    assert attack(8, own={"Sparta": 2}).cities("Hellas") == []
    assert attack(7, own={"Sparta": 2}).cities("Hellas") == ["Sparta"]


def test_19_41_art_of_war_counts_between_attackers_and_tokens_outside():
    s = attack(7, own={"Sparta": 1}, defender=ART)
    assert s.events(VolleySuffered) == [VolleySuffered("Sparta", {1: 1})]
    assert s.cities("Hellas") == ["Sparta"]


def test_19_43_the_attacker_may_spare_his_tokens_by_those_next_door():
    s = scene(
        {
            "Hellas": side({"Sparta": 3}, ["Sparta"]),
            "Minoa": side({"Sparta": 7, "Argos": 3}, advances=ADVANCED),
        }
    )
    s.play(conflict, {"Minoa conflict:Sparta": {"Sparta/Argos": 2}})
    assert s.cities("Hellas") == []
    assert s.tokens("Minoa")["Argos"] == 1


def relieved(answers=None, own=None, defender=ADVANCED):
    """Hellas with Advanced Military, no tokens beside the city, and some in Argos."""
    return attack(7, defender=defender, own=own or {"Argos": 4}, answers=answers)


def test_19_45_a_token_may_be_moved_in_from_next_door():
    """One from Argos, two losses there: the attackers sink to 5, and are removed."""
    s = relieved({"Hellas relief:Sparta": "Argos", "Hellas losses:Sparta": {"Sparta/Argos": 2}})
    assert s.events(CityRelieved) == [CityRelieved(0, "Sparta", "Argos")]
    assert s.cities("Hellas") == ["Sparta"]
    assert s.tokens("Hellas") == {"Argos": 1}
    assert s.tokens("Minoa") == {}
    assert s.events(CityAttackFailed)[0].tokens == 5


def test_19_45_nobody_comes_unless_the_owner_says_so():
    s = relieved()
    assert s.asked[0].default() == "nobody"
    assert s.cities("Hellas") == []


def test_19_45_a_token_stays_where_it_came_from():
    assert relieved().keys()[0] == "Hellas relief:Sparta"
    assert relieved(own={"Argos": 1}).keys() == ["Minoa plunder:Sparta"]
    assert relieved(own={"Phaestos": 4}).keys() == ["Minoa plunder:Sparta"], "a border by sea is none"


def test_19_45_is_not_asked_where_the_attack_fails_anyway():
    s = attack(6, defender=ADVANCED, own={"Argos": 4})
    assert s.asked == []
    assert s.tokens("Hellas") == {"Argos": 4}


def test_19_45_is_not_asked_where_tokens_stood_outside_as_the_conflict_began():
    s = attack(9, defender=ADVANCED, own={"Sparta": 1, "Argos": 4})
    assert all(not question.key.startswith("relief") for question in s.asked)


def test_19_45_art_of_war_of_the_defender_counts_when_a_token_came():
    s = relieved({"Hellas relief:Sparta": "Argos"}, defender=ADVANCED + ART)
    assert s.events(VolleySuffered) == [VolleySuffered("Sparta", {1: 1})]
    assert s.cities("Hellas") == ["Sparta"]


def test_19_44_in_the_ruins_the_defender_takes_losses_next_door():
    s = relieved({"Hellas losses:Sparta": {"Sparta/Argos": 3}})
    assert s.tokens("Hellas") == {"Sparta": 3, "Argos": 1}


def test_19_45_works_against_barbarians_too():
    s = scene(
        {"Hellas": side({"Argos": 4}, ["Sparta"], advances=ADVANCED)},
        barbarians={"Sparta": 7},
    )
    s.play(conflict, {"Hellas relief:Sparta": "Argos", "Hellas losses:Sparta": {"Sparta/Argos": 2}})
    assert s.cities("Hellas") == ["Sparta"]
    assert s.state.barbarians == {}


def test_19_45_the_question_has_a_text_and_legal_samples():
    question = relieved().asked[0]
    assert question.options[1].note == "3 could help there"
    assert question.section == "CivX 19.3"
    for seed in range(8):
        assert not isinstance(question.check(question.sample(Chance(bytes([seed])))), Refusal)


def test_19_35_a_defender_chooses_the_order_of_attacks_on_his_cities():
    sides = {
        "Hellas": side(cities=["Sparta", "Corinth"], stock=6),
        "Minoa": side({"Sparta": 7, "Corinth": 7}),
    }
    s = scene(sides)
    s.play(conflict, {"Hellas defend:2": Turns("Sparta")})
    assert [(fell.area, fell.replaced_by) for fell in s.events(CityFell)] == [("Sparta", 6), ("Corinth", 6)]
