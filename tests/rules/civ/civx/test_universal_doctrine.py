"""CivX 30.51: Universal Doctrine."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.events_calamity import UnitsAnnexed
from rules.civ.state import BARBARIANS
from tests.rules.civ.civx.plans import holder, played, refused
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

PREACHER = holder("Universal Doctrine")


def preach(area, tokens=0, of=None):
    return {"ability": "preach", "area": area, "tokens": tokens, "of": of}


def test_30_512_five_barbarian_tokens_in_one_area_become_ones_own():
    s = played(PREACHER, preach("Rubicon", 5), barbarians={"Rubicon": 7})
    assert s.tokens("Rome") == {"Etruria": 1, "Rubicon": 5}
    assert s.state.barbarians == {"Rubicon": 2}
    assert refused(PREACHER, preach("Rubicon", 6), barbarians={"Rubicon": 7}) == ["too-many"]


def test_30_512_or_a_pirate_city():
    s = played(PREACHER, preach("Rome"), pirates=["Rome"])
    assert (s.cities("Rome"), s.state.pirates) == (["Rome"], [])
    assert s.events(UnitsAnnexed)[0].seat == BARBARIANS


def test_30_512_next_by_land_or_water_and_no_further():
    assert refused(PREACHER, preach("Corsica", 1), barbarians={"Corsica": 1}) == []
    assert refused(PREACHER, preach("Sardinia", 1), barbarians={"Sardinia": 1}) == ["not asked"]


def test_30_512_not_where_an_opponent_has_units():
    others = {"Celt": side({"Rubicon": 1})}
    assert refused(PREACHER, preach("Rubicon", 1), others=others, barbarians={"Rubicon": 1}) == ["not asked"]
    own = holder("Universal Doctrine", tokens={"Etruria": 1, "Rubicon": 1})
    assert refused(own, preach("Rubicon", 1), barbarians={"Rubicon": 1}) == []


@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_30_513_a_portion_will_do(tokens):
    s = played(PREACHER, preach("Rubicon", tokens), barbarians={"Rubicon": 4})
    assert s.tokens("Rome")["Rubicon"] == tokens


def test_30_513_as_far_as_the_stock_goes():
    rome = holder("Universal Doctrine", stock=2)
    assert refused(rome, preach("Rubicon", 2), barbarians={"Rubicon": 4}) == []
    assert refused(rome, preach("Rubicon", 3), barbarians={"Rubicon": 4}) == ["too-many"]


def test_30_513_no_pirate_city_without_a_city_in_stock():
    nine = ["Athens", "Corinth", "Tarentum", "Knossos", "Rhodes", "Carthage", "Tyre", "Sidon", "Napata"]
    assert refused(holder("Universal Doctrine", cities=nine), preach("Rome"), pirates=["Rome"]) == [
        "not asked"
    ]


def test_30_514_without_barbarians_next_door_an_opponent_turns_barbarian():
    s = played(PREACHER, preach("Rubicon", 3), others={"Celt": side({"Rubicon": 3})})
    assert s.state.barbarians == {"Rubicon": 3}
    assert s.tokens("Celt") == {}
    assert s.events(UnitsAnnexed)[0].by == BARBARIANS


def test_30_514_a_city_becomes_a_pirate_city():
    s = played(PREACHER, preach("Rome"), others={"Celt": side(cities=["Rome"])})
    assert (s.cities("Celt"), s.state.pirates) == ([], ["Rome"])


def test_30_514_not_as_long_as_there_is_a_barbarian_next_door():
    others = {"Celt": side({"Rubicon": 3})}
    assert refused(PREACHER, preach("Rubicon", 1), others=others, barbarians={"Rome": 1}) == ["no-target"]
    others = {"Celt": side({"Rubicon": 3, "Rome": 1})}
    assert refused(PREACHER, preach("Rubicon", 1), others=others, barbarians={"Rome": 1}) == ["not asked"]
    assert refused(PREACHER, preach("Rubicon", 1), others=others, barbarians={"Fayum": 1}) == []


def test_30_514_five_unit_points_are_the_limit_for_opponents_too():
    others = {"Celt": side({"Rubicon": 7})}
    assert refused(PREACHER, preach("Rubicon", 5), others=others) == []
    assert refused(PREACHER, preach("Rubicon", 6), others=others) == ["too-many"]


def test_30_515_one_of_several_opponents_is_named():
    others = {"Celt": side({"Rubicon": 1}), "Egypt": side({"Rubicon": 2})}
    assert refused(PREACHER, preach("Rubicon", 1), others=others) == ["no-target"]
    s = played(PREACHER, preach("Rubicon", 2, of=2), others=others)
    assert s.state.tokens["Rubicon"] == {1: 1}
    assert s.state.barbarians == {"Rubicon": 2}


@pytest.mark.parametrize(
    ("tokens", "cities", "advance", "codes"),
    [
        ({"Rome": 1}, [], "Enlightenment", ["no-target"]),
        ({}, ["Rome"], "Enlightenment", []),
        ({}, ["Rome"], "Philosophy", ["no-target"]),
    ],
)
def test_30_515_enlightenment_protects_tokens_and_philosophy_cities(tokens, cities, advance, codes):
    others = {"Celt": side(tokens, cities=cities, advances=[advance]), "Egypt": side({"Rubicon": 1})}
    assert refused(PREACHER, preach("Rome", len(tokens)), others=others) == codes


def test_30_515_the_protected_keep_the_whole_area_safe():
    celt = side({"Rubicon": 1}, advances=["Enlightenment"])
    others = {"Celt": celt, "Egypt": side({"Rubicon": 1, "Rome": 1})}
    assert refused(PREACHER, preach("Rubicon", 1, of=2), others=others) == ["no-target"]


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("Universal Doctrine: Rubicon 2", preach("Rubicon", 2)),
        ("universal doctrine Egypt Rubicon 2", preach("Rubicon", 2, of=1)),
        ("Universal Doctrine: Rome", preach("Rome")),
        ("Universal Doctrine: city in Rome", preach("Rome")),
        ("Universal Doctrine: Rome 3", preach("Rome", 3)),
    ],
)
def test_30_512_it_can_be_written(written, line):
    s = scene({"Rome": PREACHER, "Egypt": side({"Rubicon": 2, "Samnium": 1})})
    s.play(special_abilities)
    assert s.asked[0].referee.read(written, []) == [line]
