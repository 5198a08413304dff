"""CivX 29.23: Treachery."""

import pytest

from rules.civ.events_calamity import (
    CalamityPassed,
    CalamityStruck,
    CitiesDestroyed,
    CitiesReduced,
    UnitsAnnexed,
)
from tests.rules.civ.civx.scene import EAST, WEST
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

ROME = ["Rome", "Neapolis", "Rubicon"]
PICK = "Carthage treachery:0:annex"


def betrayed(rome, carthage=None, answers=None, *, passer="Carthage", others=None, **more):
    sides = {"Rome": rome, "Carthage": carthage or side(), **(others or {})}
    return struck("Rome", "Treachery", sides, answers, passer=passer, **more)


NINE = ["Carthage", "Thapsus", "Cirta", "Caralis", "Cyrene", "Alexandria", "Memphis", "Thebes", "Sparta"]


def test_29_231_the_trader_selects_a_city_and_takes_it_over():
    s = betrayed(side({}, ROME), answers={PICK: ["Neapolis"]})
    assert s.cities("Rome") == ["Rome", "Rubicon"]
    assert s.cities("Carthage") == ["Neapolis"]
    assert s.events(CalamityStruck)[0].beneficiary == 1


def test_29_232_not_traded_a_city_of_the_victims_choice_is_reduced():
    s = betrayed(side({}, ROME), answers={"Rome treachery:0:reduce": ["Rubicon"]}, passer=None)
    assert s.cities("Rome") == ["Neapolis", "Rome"]
    assert s.tokens("Rome") == {"Rubicon": 3}
    assert s.cities("Carthage") == []


def test_29_233_provincial_empire_loses_one_city_more():
    s = betrayed(side({}, ROME, advances=["Provincial Empire"]), answers={PICK: ["Neapolis", "Rome"]})
    assert s.cities("Carthage") == ["Neapolis", "Rome"]


def test_29_233_provincial_empire_counts_for_the_reduction_as_well():
    s = betrayed(side({}, ROME, advances=["Provincial Empire"]), passer=None)
    assert len(s.events(CitiesReduced)[0].areas) == 2
    assert len(s.cities("Rome")) == 1


def test_29_231_without_a_city_nothing_happens():
    s = betrayed(side({"Rome": 2}))
    assert s.events(CalamityPassed)
    assert s.tokens("Rome") == {"Rome": 2}


def test_29_234_what_the_trader_has_no_city_for_goes_to_the_most_unit_points_in_stock():
    s = betrayed(
        side({}, ROME),
        side({}, NINE),
        {PICK: ["Rome"]},
        others={"Celt": side(stock=40), "Minoa": side(stock=41)},
    )
    assert s.cities("Minoa") == ["Rome"]
    assert s.cities("Celt") == []


def test_29_234_the_trader_breaks_ties():
    others = {"Celt": side(stock=40), "Minoa": side(stock=40)}
    answers = {PICK: ["Rome"], "Carthage treachery:0:taker-Rome": "2"}
    s = betrayed(side({}, ROME), side({}, NINE), answers, others=others)
    assert s.cities("Celt") == ["Rome"]


def test_29_234_the_trader_takes_what_it_can_and_another_the_rest():
    carthage = side({}, NINE[:8])
    rome = side({}, ROME, advances=["Provincial Empire"])
    s = betrayed(rome, carthage, {PICK: ["Rubicon", "Rome"]}, others={"Celt": side()})
    assert "Rubicon" in s.cities("Carthage")
    assert s.cities("Celt") == ["Rome"]
    assert [event.by for event in s.events(UnitsAnnexed)] == [1, 2]


def test_29_234_who_has_the_most_but_no_city_is_passed_over():
    """The victim has cities in stock again, but cannot take its own."""
    s = betrayed(side({}, ROME), side({}, NINE), {PICK: ["Rome"]})
    assert s.events(CitiesDestroyed)[0].areas == ("Rome",)


@pytest.mark.parametrize(("block", "taken"), [(WEST, {}), (EAST, {"Etruria": 2})])
def test_29_235_of_a_foreign_card_the_trader_converts_two_tokens_next_to_the_city(block, taken):
    rome = side({"Etruria": 3, "Samnium": 2, "Tarentum": 1}, ["Rome"])
    answers = {"Carthage treachery:0:tokens": {"Etruria": 2}} if taken else {}
    s = betrayed(rome, answers=answers, block=block)
    assert s.tokens("Carthage") == taken
    assert s.cities("Carthage") == ["Rome"]


def test_29_235_tokens_further_off_are_safe():
    s = betrayed(side({"Tarentum": 3, "Samnium": 1}, ["Rome"]), block=EAST)
    assert s.tokens("Carthage") == {"Samnium": 1}
    assert s.tokens("Rome") == {"Tarentum": 3}


def test_29_235_the_trader_converts_no_more_than_it_has_tokens():
    s = betrayed(side({"Etruria": 3}, ["Rome"]), side(stock=1), block=EAST)
    assert s.tokens("Carthage") == {"Etruria": 1}
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_235_not_traded_a_city_is_reduced_and_two_tokens_are_removed_too():
    answers = {"Rome treachery:0:tokens": {"Etruria": 1, "Samnium": 1}}
    s = betrayed(side({"Etruria": 3, "Samnium": 1}, ["Rome"]), answers=answers, passer=None, block=EAST)
    assert s.tokens("Rome") == {"Rome": 2, "Etruria": 2}


def test_29_235_a_trader_without_tokens_is_not_asked_for_any():
    s = betrayed(side({"Etruria": 3, "Samnium": 2}, ["Rome"]), side(stock=0), block=EAST)
    assert not [q for q in s.asked if q.topic == "tokens"]
    assert s.tokens("Rome") == {"Etruria": 3, "Samnium": 2}


def test_29_231_the_trader_is_told_whose_city_it_chooses():
    s = betrayed(side({}, ROME))
    assert s.asked[0].prompt == "Treachery: choose 1 city to take over from Rome."


def test_29_234_a_trader_short_of_cities_says_which_of_those_it_selected_it_keeps():
    rome = side({}, ROME, advances=["Provincial Empire"])
    answers = {PICK: ["Rubicon", "Rome"], "Carthage treachery:0:keep": ["Rome"]}
    s = betrayed(rome, side({}, NINE[:8]), answers, others={"Celt": side()})
    assert "Rome" in s.cities("Carthage")
    assert s.cities("Celt") == ["Rubicon"]
