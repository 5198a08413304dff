"""CivX 29.33: Superstition."""

import pytest

from rules.civ.events_calamity import CalamityPassed, VictimsNamed
from tests.rules.civ.civx.scene import EAST, WEST
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

ROME = ["Rome", "Neapolis", "Rubicon", "Tarentum", "Cisalpina"]
NAME = "Rome superstition:0:victims"


def superstition(rome, answers=None, *, carthage=None, celt=None, passer=None, **more):
    sides = {
        "Rome": rome,
        "Carthage": carthage or side({}, ["Carthage", "Thapsus"]),
        "Celt": celt or side({}, ["Massillia"]),
    }
    return struck("Rome", "Superstition", sides, answers, passer=passer, **more)


def test_29_331_three_cities_of_the_victims_choice_are_reduced():
    s = superstition(side({}, ROME), {"Rome superstition:0:reduce": ["Rome", "Rubicon", "Tarentum"]})
    assert s.cities("Rome") == ["Cisalpina", "Neapolis"]
    assert s.tokens("Rome") == {"Rome": 2, "Rubicon": 3, "Tarentum": 1}


def test_29_332_a_secondary_victim_reduces_a_city_of_its_own_choice():
    answers = {NAME: ["1"], "Carthage superstition:0:reduce": ["Thapsus"]}
    s = superstition(side({}, ROME), answers)
    assert s.cities("Carthage") == ["Carthage"]
    assert s.cities("Celt") == ["Massillia"]


def test_29_332_also_where_the_primary_victim_has_nothing_to_lose():
    s = superstition(side({"Rome": 2}), {NAME: ["2"]})
    assert s.cities("Celt") == []
    assert s.events(CalamityPassed)


def test_29_332_the_trader_is_not_named():
    s = superstition(side({}, ROME), passer="Carthage")
    assert s.events(VictimsNamed)[0].victims == (2,)


def test_29_332_the_enlightened_are_not_named():
    s = superstition(side({}, ROME), carthage=side({}, ["Carthage"], advances=["Enlightenment"]))
    assert s.events(VictimsNamed)[0].victims == (2,)


@pytest.mark.parametrize(
    ("advances", "lost"),
    [
        (["Monotheism"], 4),
        (["Monotheism", "Universal Doctrine"], 5),
        (["Empiricism"], 2),
        (["Enlightenment"], 2),
        (["Library"], 2),
        (["Empiricism", "Enlightenment", "Library"], 0),
        (["Library", "Universal Doctrine"], 3),
    ],
)
def test_29_333_29_334_advances_of_the_primary_victim_add_up(advances, lost):
    s = superstition(side({}, ROME, advances=advances))
    assert len(s.cities("Rome")) == len(ROME) - lost


@pytest.mark.parametrize(
    ("advances", "lost"),
    [(["Monotheism"], 2), (["Universal Doctrine"], 2), (["Empiricism"], 1), (["Library"], 1)],
)
def test_29_333_29_334_of_a_secondary_victim_only_those_that_aggravate_count(advances, lost):
    carthage = side({}, ["Carthage", "Thapsus", "Cirta"], advances=advances)
    s = superstition(side({}, ROME), {NAME: ["1"]}, carthage=carthage)
    assert len(s.cities("Carthage")) == 3 - lost


def mythical(celt, answers=None, **more):
    """Carthage is named, holds Mythology, and borders on the Celts in Sardinia and Corsica."""
    carthage = side({"Sardinia": 1}, ["Carthage"], advances=["Mythology"])
    return superstition(side({}, ROME), answers, carthage=carthage, celt=celt, **more)


def test_29_335_mythology_draws_in_a_neighbour():
    s = mythical(side({"Corsica": 1}, ["Massillia"]), {NAME: ["1"]})
    assert s.cities("Celt") == []
    assert [(event.seat, event.victims) for event in s.events(VictimsNamed)] == [(0, (1,)), (1, (2,))]


def test_29_335_only_one_who_shares_a_border():
    assert mythical(side({}, ["Londinium"]), {NAME: ["1"]}).cities("Celt") == ["Londinium"]


def test_29_335_not_the_enlightened():
    s = mythical(side({"Corsica": 1}, ["Massillia"], advances=["Enlightenment"]))
    assert s.cities("Celt") == ["Massillia"]


def test_29_335_the_trader_is_not_safe_from_mythology():
    assert mythical(side({"Corsica": 1}, ["Massillia"]), passer="Celt").cities("Celt") == []


def test_29_335_what_aggravates_does_not_count_for_the_tertiary_victim():
    held = ["Monotheism", "Universal Doctrine", "Mythology"]
    s = mythical(side({"Corsica": 1}, ["Massillia", "Londinium"], advances=held), {NAME: ["1"]})
    assert len(s.cities("Celt")) == 1
    assert len(s.events(VictimsNamed)) == 2, "a tertiary victim draws in nobody"


def test_29_335_the_primary_victim_is_not_drawn_in():
    carthage = side({"Corsica": 1}, ["Carthage"], advances=["Mythology"])
    s = superstition(side({}, ROME), {NAME: ["1"]}, carthage=carthage, celt=side({}, ["Londinium"]))
    assert len(s.events(VictimsNamed)) == 1
    assert len(s.cities("Rome")) == 2


@pytest.mark.parametrize(("block", "left"), [(WEST, 2), (EAST, 1)])
def test_29_336_one_city_more_by_a_foreign_card(block, left):
    assert len(superstition(side({}, ROME), block=block).cities("Rome")) == left


def test_29_337_with_two_blocks_only_near_players_are_named():
    far = {"Rome": side({}, ROME), "Maurya": side({}, ["Magadha"])}
    assert struck("Rome", "Superstition", far, block=WEST).cities("Maurya") == ["Magadha"]
    assert struck("Rome", "Superstition", far).cities("Maurya") == []
