"""CivX 29.93: Piracy."""

import pytest

from rules.civ.events_calamity import CalamityPassed
from rules.table import Refusal
from tests.rules.civ.civx.scene import EAST, WEST
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

ROME = ["Rome", "Neapolis", "Tarentum", "Cisalpina"]
OWN, OTHERS = "Carthage piracy:0:own", "Rome piracy:0:others"


def piracy(rome, answers=None, *, passer="Carthage", celt=None, minoa=None, hellas=None, **more):
    sides = {
        "Rome": rome,
        "Carthage": side({}, ["Carthage", "Thapsus"]),
        "Celt": celt or side({}, ["Massillia", "Londinium"]),
        "Minoa": minoa or side({}, ["Athens"]),
        **({"Hellas": hellas} if hellas else {}),
    }
    return struck("Rome", "Piracy", sides, answers, passer=passer, **more)


def pirates(s):
    return sorted(s.state.pirates)


def test_29_931_the_trader_selects_two_coastal_cities():
    s = piracy(side({}, ROME), {OWN: ["Neapolis", "Tarentum"]})
    assert s.cities("Rome") == ["Cisalpina", "Rome"]
    assert {"Neapolis", "Tarentum"} <= set(pirates(s))


def test_29_931_inland_cities_are_safe():
    s = piracy(side({}, ["Cisalpina", "Rome"]))
    assert s.cities("Rome") == ["Cisalpina"]


def test_29_931_not_traded_the_victim_selects_its_own():
    s = piracy(side({}, ROME), {"Rome piracy:0:own": ["Rome", "Tarentum"]}, passer=None)
    assert s.cities("Rome") == ["Cisalpina", "Neapolis"]


def test_29_932_the_victim_selects_a_city_of_each_of_two_others():
    s = piracy(side({}, ROME), {OTHERS: ["Londinium", "Athens"]})
    assert s.cities("Celt") == ["Massillia"]
    assert s.cities("Minoa") == []


def test_29_932_the_trader_is_safe():
    s = piracy(side({}, ROME), minoa=side())
    assert s.cities("Carthage") == ["Carthage", "Thapsus"]


def test_29_932_even_if_the_victim_loses_nothing():
    s = piracy(side({}, ["Cisalpina"]), {OTHERS: ["Londinium", "Athens"]})
    assert pirates(s) == ["Athens", "Londinium"]
    assert s.events(CalamityPassed)


def test_29_932_no_two_cities_of_one_player():
    question = next(q for q in piracy(side({}, ROME)).asked if q.key.endswith("others"))
    assert isinstance(question.check(["Massillia", "Londinium"]), Refusal)
    assert isinstance(question.check(["Athens"]), Refusal)


@pytest.mark.parametrize(
    ("advances", "lost"),
    [(["Trade Empire"], 3), (["Harbor Defenses"], 1), (["Trade Empire", "Harbor Defenses"], 2)],
)
def test_29_933_29_934_advances_of_the_primary_victim(advances, lost):
    s = piracy(side({}, [*ROME, "Caralis"], advances=advances))
    assert len(s.cities("Rome")) == 5 - lost


def test_29_933_a_secondary_victim_with_trade_empire_loses_two():
    celt = side({}, ["Massillia", "Londinium"], advances=["Trade Empire"])
    s = piracy(side({}, ROME), celt=celt)
    assert s.cities("Celt") == []


def test_29_933_of_three_who_could_be_named_two_are_with_what_each_loses():
    celt = side({}, ["Massillia", "Londinium", "Belgica"], advances=["Trade Empire"])
    hellas = side({}, ["Sparta"])
    question = next(
        q for q in piracy(side({}, ROME), celt=celt, hellas=hellas).asked if q.key.endswith("others")
    )
    assert not isinstance(question.check(["Massillia", "Londinium", "Sparta"]), Refusal)
    assert not isinstance(question.check(["Athens", "Sparta"]), Refusal)
    for wrong in (["Massillia", "Sparta"], ["Massillia", "Londinium"], ["Athens", "Sparta", "Massillia"]):
        assert isinstance(question.check(wrong), Refusal)


@pytest.mark.parametrize(
    ("advances", "left"),
    [(["Harbor Defenses"], 2), (["Harbor Defenses", "Trade Empire"], 1)],
)
def test_29_934_harbor_defenses_keep_one_from_being_named_unless_with_trade_empire(advances, left):
    s = piracy(side({}, ROME), celt=side({}, ["Massillia", "Londinium"], advances=advances))
    assert len(s.cities("Celt")) == left


def test_29_935_pirate_cities_are_nobodys_and_cannot_be_chosen_again():
    s = piracy(side({}, ROME), pirates=["Sparta"])
    question = next(q for q in s.asked if q.key.endswith("others"))
    assert "Sparta" not in [option.key for option in question.options]
    assert len(pirates(s)) == 5


@pytest.mark.parametrize(("block", "turned"), [(WEST, {}), (EAST, {"Etruria": 3, "Samnium": 2})])
def test_29_936_by_a_foreign_card_five_tokens_next_to_them_turn_too(block, turned):
    rome = side({"Etruria": 3, "Samnium": 3, "Cisalpina": 2}, ["Rome"])
    answers = {"Carthage piracy:0:tokens": turned} if turned else {}
    s = piracy(rome, answers, block=block)
    assert s.state.barbarians == turned


def test_29_936_with_fewer_than_five_all_of_them_turn():
    s = piracy(side({"Etruria": 2, "Cisalpina": 2}, ["Rome"]), block=EAST)
    assert s.state.barbarians == {"Etruria": 2}


def test_29_936_tokens_next_to_others_cities_do_not_turn():
    s = piracy(side({"Etruria": 2}, ["Cisalpina"]), block=EAST)
    assert s.state.barbarians == {}


def test_29_938_with_two_blocks_only_near_players():
    far = {"Rome": side({}, ROME), "Dravidia": side({}, ["Nalas"]), "Maurya": side({}, ["Orissa"])}
    s = struck("Rome", "Piracy", far, block=WEST)
    assert s.cities("Maurya") == ["Orissa"]
    assert struck("Rome", "Piracy", far).cities("Maurya") == []


def test_29_933_the_victim_is_told_how_many_cities_of_whom():
    s = piracy(
        side({}, ROME),
        celt=side({}, ["Massillia", "Londinium"], advances=["Trade Empire"]),
        minoa=side({}, ["Athens", "Knossos"]),
    )
    question = next(q for q in s.asked if q.key.endswith(":others"))
    assert question.prompt.endswith("of 2 other players, 1 city of each, but 2 of Celt.")
