"""CivX 29: minor calamities of cities, ships and treasury."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import (
    CalamityPassed,
    ShipsLost,
    TreasuryLost,
    TreasuryPaid,
)
from rules.civ.state import Card
from tests.rules.civ.civx.plague import codes, drawn, struck
from tests.rules.civ.scenario import side

NAVY = ["Naval Warfare"]


def alone(card, made, answers=None, **more):
    return struck("Rome", card, {"Rome": made, "Celt": side({"Belgica": 3})}, answers, **more)


@pytest.mark.parametrize(("had", "left"), [(14, 4), (10, 0), (7, 0), (0, 0)])
def test_29_211_squandered_wealth_costs_ten_treasury_or_all(had, left):
    s = alone("Squandered Wealth", side({"Rome": 2}, treasury=had))
    assert s.nation("Rome").treasury == left
    assert s.nation("Rome").stock == 53 - left
    assert [e.amount for e in s.events(TreasuryLost)] == ([had - left] if had else [])


def test_29_311_tempest_takes_all_ships_and_five_treasury():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Rome", "Etruria"], treasury=8))
    assert s.ships("Rome") == []
    assert s.nation("Rome").ship_stock == 4
    assert s.nation("Rome").treasury == 3
    assert s.events(ShipsLost) == [ShipsLost(0, "Tempest", ("Rome", "Rome", "Etruria"))]
    assert s.asked == []


def test_29_311_ships_of_others_are_safe():
    sides = {"Rome": side({"Rome": 1}), "Celt": side({"Belgica": 1}, ships=["Belgica"])}
    assert struck("Rome", "Tempest", sides).ships("Celt") == ["Belgica"]


def test_29_313_tempest_takes_what_treasury_there_is():
    assert alone("Tempest", side({"Rome": 2}, treasury=3)).nation("Rome").treasury == 0


def test_29_314_naval_warfare_saves_ships_for_one_treasury_each():
    made = side({"Rome": 2}, ships=["Rome", "Rome", "Etruria"], advances=NAVY, treasury=9)
    s = alone("Tempest", made, {"Rome tempest:0:ships": ["Rome 2"]})
    assert s.ships("Rome") == ["Rome"]
    assert s.events(TreasuryPaid) == [TreasuryPaid(0, "Tempest", 1)]
    assert s.nation("Rome").treasury == 3


def test_29_314_ships_are_saved_before_the_treasury_is_lost():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Etruria"], advances=NAVY, treasury=2))
    assert s.ships("Rome") == ["Etruria", "Rome"], "the default saves what can be paid for"
    assert s.nation("Rome").treasury == 0


def test_29_314_nobody_saves_more_ships_than_can_be_paid_for():
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome", "Etruria"], advances=NAVY, treasury=1))
    assert codes(s, "Rome tempest:0:ships", ["Rome", "Etruria"]) == ["wrong-count"]
    assert s.ships("Rome") == ["Rome"]


@pytest.mark.parametrize(("advances", "treasury"), [(NAVY, 0), ([], 9)])
def test_29_314_without_treasury_or_naval_warfare_nobody_is_asked(advances, treasury):
    s = alone("Tempest", side({"Rome": 2}, ships=["Rome"], advances=advances, treasury=treasury))
    assert s.asked == []
    assert s.ships("Rome") == []


def test_29_411_city_in_flames_eliminates_a_city_of_choice():
    s = alone(
        "City in Flames", side({"Etruria": 2}, ["Rome", "Neapolis"]), {"Rome city-in-flames:0:city": "Rome"}
    )
    assert s.cities("Rome") == ["Neapolis"]
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_412_ten_treasury_put_the_fire_out():
    made = side({"Etruria": 2}, ["Rome", "Neapolis"], treasury=12)
    s = alone("City in Flames", made, {"Rome city-in-flames:0:city": "pay"})
    assert s.cities("Rome") == ["Neapolis", "Rome"]
    assert s.nation("Rome").treasury == 2


def test_29_412_with_less_a_city_must_go():
    s = alone("City in Flames", side({"Etruria": 2}, ["Rome", "Neapolis"], treasury=9))
    assert codes(s, "Rome city-in-flames:0:city", "pay") == ["no-such-option"]
    assert len(s.cities("Rome")) == 1
    assert s.nation("Rome").treasury == 9


def test_29_511_city_riots_reduce_a_city_and_take_five_treasury():
    made = side({"Etruria": 2}, ["Rome", "Rubicon"], treasury=6)
    s = alone("City Riots", made, {"Rome city-riots:0:reduce": ["Rubicon"]})
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Etruria": 2, "Rubicon": 3}
    assert s.nation("Rome").treasury == 1


def test_29_513_city_riots_take_what_treasury_there_is_even_without_a_city():
    s = alone("City Riots", side({"Etruria": 2}, treasury=4))
    assert s.nation("Rome").treasury == 0
    assert s.tokens("Rome") == {"Etruria": 2}


def test_29_611_mutiny_takes_five_unit_points_from_coasts_and_all_ships():
    made = side({"Etruria": 4, "Samnium": 4, "Alesia": 9}, ships=["Etruria"])
    s = alone("Mutiny", made, {"Rome mutiny:0:damage": {"Etruria": 3, "Samnium": 2}})
    assert s.tokens("Rome") == {"Alesia": 9, "Etruria": 1, "Samnium": 2}
    assert s.ships("Rome") == []


def test_29_611_the_areas_may_be_shared_and_inland_areas_do_not_count():
    sides = {"Rome": side({"Etruria": 4, "Samnium": 2, "Alesia": 9}), "Celt": side({"Etruria": 2})}
    s = struck("Rome", "Mutiny", sides, {"Rome mutiny:0:damage": {"Etruria": 4, "Samnium": 1}})
    assert s.tokens("Rome") == {"Alesia": 9, "Samnium": 1}
    assert s.tokens("Celt") == {"Etruria": 2}
    assert "no-such-key" in codes(s, "Rome mutiny:0:damage", {"Alesia": 5})


def test_29_612_with_less_on_the_coasts_all_of_it_goes():
    s = alone("Mutiny", side({"Etruria": 3, "Alesia": 9}))
    assert s.tokens("Rome") == {"Alesia": 9}
    assert s.asked == []


def test_29_612_without_coasts_only_the_ships_go():
    s = alone("Mutiny", side({"Alesia": 9}, ships=["Etruria"]))
    assert s.tokens("Rome") == {"Alesia": 9}
    assert s.ships("Rome") == []


def test_29_614_naval_warfare_saves_ships_from_mutiny():
    made = side({"Etruria": 4, "Samnium": 4}, ships=["Etruria", "Rome"], advances=NAVY, treasury=1)
    s = alone("Mutiny", made, {"Rome mutiny:0:ships": ["Rome"]})
    assert s.ships("Rome") == ["Rome"]
    assert s.nation("Rome").treasury == 0
    assert sum(s.tokens("Rome").values()) == 3
    assert s.rounds == 1, "damage and ships are asked together"


def test_25_61_the_holder_of_a_later_card_prepares_for_it():
    cities = ["Rome", "Rubicon", "Neapolis"]
    s = drawn("Rome", "City Riots", {"Rome": side({"Etruria": 9, "Samnium": 9}, cities), "Celt": side()})
    s.nation("Rome").hand += [Card("Mutiny"), Card("Tribal Conflict"), Card("Minor Uprising")]
    wait = next(resolve_calamities(s.g))
    assert [q.key for q in wait.questions] == ["city-riots:0:reduce"]
    later = ["mutiny:0:damage", "tribal-conflict:0:tokens", "minor-uprising:0:damage"]
    assert [q.key for q in wait.later()] == later


@pytest.mark.parametrize(
    "card", ["Squandered Wealth", "Tempest", "City in Flames", "City Riots", "Mutiny", "Minor Uprising"]
)
def test_29_everybody_is_told_when_a_minor_calamity_finds_nothing(card):
    s = alone(card, side({"Noricum": 2}))
    assert [event.calamity for event in s.events(CalamityPassed)] == [card]
    assert s.tokens("Rome") == {"Noricum": 2}
