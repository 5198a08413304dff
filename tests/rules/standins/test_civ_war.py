"""Raids and guards of the civ stand-in, and the characters that differ in them."""

import pytest

from rules.civ.events_conflict import CityFell
from rules.civ.phases.conflict import conflict
from rules.civ.phases.movement import movement
from rules.civ.views import view
from rules.standins.civ import BUILDER, MERCHANT, WARRIOR, Settler
from rules.standins.civ.characters import CHARACTERS, character_of
from rules.standins.civ.spreading import direct
from rules.table import Chance
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

CLOSED = ("Rubicon", "Cisalpina", "Lugdunum", "Massillia")


def moved(sides, character, civ="Rome", **more):
    """The scene after a seat of this character has moved; the others stay."""
    s = scenario(sides, **more)
    s.state.phase = "movement"

    def answer(question):
        return Settler(character).answer(question, view(s.g, question.seat), Chance(b"war"))

    s.play(movement, {f"{name} move": (answer if name == civ else []) for name in sides})
    return s


def storm(character, tokens=12, celt=None):
    """Rome next to a city of the Celts, with no land to go to but theirs."""
    rome = side({"Etruria": tokens})
    sides = {"Rome": rome, "Celt": celt or side({"Alesia": 2}, ["Rome"])}
    return moved(sides, character, out_of_play=CLOSED)


def stormed(s):
    return s.tokens("Rome").get("Rome", 0)


def test_a_warrior_storms_a_city_with_as_many_as_it_takes():
    s = storm(WARRIOR)
    assert stormed(s) == WESTERN_EMPIRES.numbers.attack_tokens
    s.play(conflict)
    assert [event.area for event in s.events(CityFell)] == ["Rome"]


def test_a_merchant_leaves_it_alone():
    assert not stormed(storm(MERCHANT))


def test_too_few_do_not_try():
    assert not stormed(storm(WARRIOR, tokens=6))


def test_guards_must_be_beaten_first():
    guarded = side({"Alesia": 2, "Rome": 2}, ["Rome"])
    assert stormed(storm(WARRIOR, celt=guarded)) == WESTERN_EMPIRES.numbers.attack_tokens + 2


@pytest.mark.parametrize(("advances", "needed"), [(["Engineering"], 8), (["Diplomacy"], 0)])
def test_what_the_owner_holds_is_thought_of(advances, needed):
    assert stormed(storm(WARRIOR, celt=side({"Alesia": 2}, ["Rome"], advances=advances))) == needed


def test_nobody_storms_whose_own_city_would_fall_in_answer():
    crowd = side({"Alesia": 2, "Campania": 14}, ["Rome"])
    rome = side({"Etruria": 12}, ["Neapolis"])
    s = moved({"Rome": rome, "Celt": crowd}, WARRIOR)
    assert not stormed(s)


def test_those_who_would_be_lost_stand_by_in_a_city_that_could_be_stormed():
    rome = side({"Etruria": 6, "Campania": 2}, ["Rome"])
    celt = side({"Samnium": 8})
    s = moved({"Rome": rome, "Celt": celt}, MERCHANT, out_of_play=CLOSED)
    assert s.tokens("Rome")["Rome"] == 2


def test_neighbours_at_the_table_have_different_characters():
    s = scenario({"Rome": side(), "Celt": side(), "Hellas": side()})
    found = [character_of(view(s.g, seat)).name for seat in range(3)]
    assert sorted(found) == sorted(character.name for character in CHARACTERS)


def test_a_builder_raids_only_with_those_who_would_be_lost():
    assert stormed(storm(BUILDER)) == WESTERN_EMPIRES.numbers.attack_tokens
    assert stormed(storm(WARRIOR, tokens=8)) == WESTERN_EMPIRES.numbers.attack_tokens
    assert not stormed(storm(BUILDER, tokens=8))


def test_nobody_marches_in_a_circle():
    moves = {
        ("Rome", "Etruria"): 2,
        ("Etruria", "Rubicon"): 1,
        ("Rubicon", "Rome"): 1,
        ("Rome", "Samnium"): 1,
    }
    assert direct(moves) == {("Rome", "Etruria"): 1, ("Rome", "Samnium"): 1}


# -- open land


def pushed(character, there):
    """What three tokens too many, without a ship, send where some Celts have the only land next door."""
    rome = side({"Pannonia": 7}, ["Rubicon", "Salonae"], ships=["Rubicon"] * 4)
    closed = ("Illyricum", "Noricum", "Upper Danube")
    s = moved({"Rome": rome, "Celt": side({"Cisalpina": there})}, character, out_of_play=closed)
    return s.tokens("Rome").get("Cisalpina", 0)


@pytest.mark.parametrize("character", [MERCHANT, BUILDER])
def test_tokens_that_would_be_lost_take_open_land_next_door(character):
    assert pushed(character, 1) == 2


@pytest.mark.parametrize("character", [MERCHANT, BUILDER])
def test_those_who_could_live_on_do_not_help_them(character):
    assert pushed(character, 3) == 0
