"""Dawn 18.3, 18.4: attacks on cities."""

import pytest

from rules.civ.events_conflict import CityAttackFailed, CityFell, ConflictResolved
from rules.civ.phases.conflict import conflict
from rules.civ.state import BARBARIANS
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

ENGINEERS, METAL = ["Engineering"], ["Metalworking"]
WORKS, ADVANCED = ["Public Works"], ["Advanced Military"]


def stormed(tokens, *, attacker=(), defender=(), beside=0, stock=None, answers=None, own=None):
    """Minoa attacks the city of Hellas in Sparta, with so many of Hellas `beside` it."""
    there = {"Sparta": beside} if beside else {}
    hellas = side({**there, **(own or {})}, ["Sparta"], advances=defender, stock=stock)
    s = scene({"Hellas": hellas, "Minoa": side({"Sparta": tokens}, advances=attacker)})
    s.play(conflict, answers)
    return s


# -- 18.3.1


@pytest.mark.parametrize("tokens", [1, 6])
def test_18_3_1_fewer_than_seven_are_removed_and_the_city_stands(tokens):
    s = stormed(tokens)
    assert (s.cities("Hellas"), s.tokens("Minoa")) == (["Sparta"], {})
    assert s.nation("Minoa").stock == 55
    assert s.events(CityAttackFailed) == [CityAttackFailed("Sparta", 1, 0, tokens, 7)]


def test_18_3_1_seven_of_one_civilization_take_the_city():
    s = stormed(7)
    assert s.cities("Hellas") == []
    assert s.nation("Hellas").city_stock == 9
    assert s.events(CityFell) == [CityFell("Sparta", 1, 0, 6)]


def test_18_3_1_ships_are_not_lost_with_a_failed_attack():
    minoa = side({"Sparta": 3}, ships=["Sparta"], advances=["Naval Warfare"])
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": minoa})
    s.play(conflict)
    assert (s.ships("Minoa"), s.tokens("Minoa")) == (["Sparta"], {})


def test_18_3_1_ships_do_not_count_as_attackers():
    minoa = side({"Sparta": 6}, ships=["Sparta"] * 4, advances=["Naval Warfare"])
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": minoa})
    s.play(conflict)
    assert s.cities("Hellas") == ["Sparta"]


# -- 18.3.2


@pytest.mark.parametrize(("tokens", "left"), [(7, 2), (8, 3), (12, 7)])
def test_18_3_2_six_tokens_take_the_place_of_the_city(tokens, left):
    """The six of Hellas lose first in every round, so Minoa loses five."""
    s = stormed(tokens)
    assert s.tokens("Minoa") == {"Sparta": left}
    assert s.tokens("Hellas") == {}


@pytest.mark.parametrize(("stock", "met"), [(6, 6), (4, 4), (1, 1), (0, 0)])
def test_18_3_2_a_defender_with_fewer_in_stock_uses_what_there_is(stock, met):
    s = stormed(7, stock=stock)
    assert s.events(CityFell)[0].replaced_by == met


def test_18_3_2_without_any_token_in_stock_nobody_fights():
    s = stormed(7, stock=0)
    assert s.tokens("Minoa") == {"Sparta": 7}
    assert s.events(ConflictResolved) == []


def test_18_3_2_all_conflicts_between_tokens_come_before_all_attacks():
    """What Hellas loses in Argos is in stock when its city needs it."""
    sides = {
        "Hellas": side({"Argos": 3}, ["Sparta"], stock=2),
        "Minoa": side({"Sparta": 7}),
        "Egypt": side({"Argos": 9}),
    }
    s = scene(sides)
    s.play(conflict)
    assert [type(event) for event, _ in s.told][:2] == [ConflictResolved, CityFell]
    assert s.events(CityFell)[0].replaced_by == 5


def test_18_3_2_metal_counts_in_the_fight_for_the_ruins():
    assert stormed(7, defender=METAL).tokens("Minoa") == {"Sparta": 1}
    assert stormed(7, attacker=METAL).tokens("Minoa") == {"Sparta": 2}


def test_18_3_2_survivors_may_live_together_in_the_ruins():
    """With metal, Hellas keeps one of six beside the last of Minoa: there is room for two."""
    s = stormed(7, defender=METAL)
    assert s.tokens("Hellas") == {"Sparta": 1}


def test_18_3_2_nobody_waits_for_an_attack_of_his_own():
    """Minoa could use what its attack will cost it, but comes first in the order of the chart."""
    sides = {
        "Hellas": side({"Knossos": 7}, ["Sparta"]),
        "Minoa": side({"Sparta": 7}, ["Knossos"], stock=2),
    }
    s = scene(sides)
    s.play(conflict)
    assert s.keys() == ["Hellas plunder:Knossos", "Minoa plunder:Sparta"]
    assert [(fell.area, fell.replaced_by) for fell in s.events(CityFell)] == [("Knossos", 2), ("Sparta", 6)]


def test_18_3_2_a_defender_short_of_tokens_chooses_which_city_is_fought_for_first():
    sides = {
        "Hellas": side({}, ["Sparta", "Argos"], stock=6),
        "Minoa": side({"Sparta": 7}),
        "Egypt": side({"Argos": 7}),
    }
    s = scene(sides)
    s.play(conflict, {"Hellas defend:2": "Sparta"})
    assert [(e.area, e.replaced_by) for e in s.events(CityFell)] == [("Sparta", 6), ("Argos", 6)]


# -- 18.3.3


def test_18_3_3_two_attackers_fight_each_other_first_whatever_the_limit():
    """9 against 3 leave 7, just enough for the city."""
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 9}), "Egypt": side({"Sparta": 3})})
    s.play(conflict)
    assert s.events(ConflictResolved)[0] == ConflictResolved("Sparta", {1: 9, 2: 3}, {1: 7, 2: 0})
    assert s.cities("Hellas") == []


def test_18_3_3_they_do_not_combine():
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 4}), "Egypt": side({"Sparta": 4})})
    s.play(conflict)
    assert (s.cities("Hellas"), s.tokens("Minoa"), s.tokens("Egypt")) == (["Sparta"], {}, {})


def test_18_3_3_not_even_one_of_each_lives_with_the_other_beside_a_city():
    """Within the limit of two, but the city takes the room: both die, and none is left to attack."""
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 1}), "Egypt": side({"Sparta": 1})})
    s.play(conflict)
    assert (s.tokens("Minoa"), s.tokens("Egypt")) == ({}, {})
    assert s.events(CityAttackFailed) == []


def test_18_3_3_barbarians_beside_it_fight_the_attacker_first():
    s = scene({"Hellas": side(cities=["Sparta"]), "Minoa": side({"Sparta": 9})}, barbarians={"Sparta": 3})
    s.play(conflict)
    assert s.state.barbarians == {}
    assert s.cities("Hellas") == []


# -- 18.3.4 Engineering


@pytest.mark.parametrize(
    ("attacker", "defender", "needed", "met"),
    [((), (), 7, 6), (ENGINEERS, (), 6, 5), ((), ENGINEERS, 8, 7), (ENGINEERS, ENGINEERS, 7, 6)],
)
def test_18_3_4_engineering_of_either_side_and_of_both(attacker, defender, needed, met):
    failed = stormed(needed - 1, attacker=attacker, defender=defender)
    assert failed.events(CityAttackFailed)[0].needed == needed
    assert failed.cities("Hellas") == ["Sparta"]
    assert stormed(needed, attacker=attacker, defender=defender).events(CityFell)[0].replaced_by == met


def test_18_3_4_against_pirates_engineering_helps_the_attacker():
    s = scene({"Minoa": side({"Sparta": 6}, advances=ENGINEERS)}, pirates=["Sparta"])
    s.play(conflict)
    assert s.events(CityFell) == [CityFell("Sparta", 0, BARBARIANS, 5)]


# -- 18.4 cities defended by tokens


def test_18_4_1_the_token_of_public_works_is_fought_first():
    s = stormed(8, defender=WORKS, beside=1)
    assert s.events(ConflictResolved)[0] == ConflictResolved("Sparta", {0: 1, 1: 8}, {0: 0, 1: 8})
    assert s.cities("Hellas") == []


def test_18_4_1_the_city_is_attacked_only_if_enough_remain():
    """With metal the one defender costs Minoa one of seven before it dies."""
    s = stormed(7, defender=WORKS + METAL, beside=1)
    assert s.events(CityAttackFailed)[0].tokens == 6
    assert (s.cities("Hellas"), s.tokens("Hellas"), s.tokens("Minoa")) == (["Sparta"], {}, {})


def test_18_4_1_too_few_to_attack_fight_the_token_and_are_then_removed():
    s = stormed(2, defender=WORKS, beside=1)
    assert (s.cities("Hellas"), s.tokens("Hellas"), s.tokens("Minoa")) == (["Sparta"], {}, {})


def test_18_4_1_a_defender_may_outlast_the_attackers():
    s = stormed(1, defender=WORKS + METAL, beside=1)
    assert (s.cities("Hellas"), s.tokens("Hellas"), s.tokens("Minoa")) == (["Sparta"], {"Sparta": 1}, {})


def test_18_4_1_tokens_moved_to_their_city_defend_it_without_public_works():
    """They are surplus only later in the turn."""
    s = stormed(7, beside=3)
    assert s.events(ConflictResolved)[0].after == {0: 0, 1: 5}
    assert s.cities("Hellas") == ["Sparta"]


def test_18_4_1_advanced_military_saves_the_token_beside_the_city():
    s = stormed(
        7,
        defender=WORKS + ADVANCED,
        beside=1,
        own={"Corinth": 4},
        answers={"Hellas conflict:Sparta": {"Sparta/Corinth": 3}},
    )
    assert s.tokens("Minoa") == {}
    assert s.cities("Hellas") == ["Sparta"]


def test_18_4_1_barbarian_tokens_beside_a_pirate_city_are_fought_first():
    s = scene({"Minoa": side({"Sparta": 9})}, pirates=["Sparta"], barbarians={"Sparta": 3})
    s.play(conflict)
    assert s.events(ConflictResolved)[0].after == {0: 7, BARBARIANS: 0}
    assert s.state.pirates == []


def test_29_5_2_7_barbarians_live_with_their_own_cities():
    s = scene({"Minoa": side({"Argos": 1})}, pirates=["Sparta"], barbarians={"Sparta": 9})
    s.play(conflict)
    assert (s.state.pirates, s.state.barbarians) == (["Sparta"], {"Sparta": 9})


def test_18_3_2_pirates_are_replaced_from_the_stock_of_the_barbarians():
    """Of 110 tokens 106 are on the board."""
    crowd = {"Argos": 50, "Corinth": 56}
    s = scene({"Minoa": side({"Sparta": 7})}, pirates=["Sparta"], barbarians=crowd)
    s.play(conflict)
    assert s.events(CityFell) == [CityFell("Sparta", 0, BARBARIANS, 4)]


def test_18_3_1_too_few_at_a_pirate_city_are_removed():
    s = scene({"Minoa": side({"Sparta": 6})}, pirates=["Sparta"])
    s.play(conflict)
    assert (s.state.pirates, s.tokens("Minoa")) == (["Sparta"], {})
