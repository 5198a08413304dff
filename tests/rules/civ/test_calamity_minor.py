"""WE ch.8, WE 9a: the eight minor calamities."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import (
    CalamityPassed,
    CalamityStruck,
    CardsLost,
    CitiesDestroyed,
    CitiesReduced,
    TreasuryLost,
    TreasuryPaid,
)
from rules.civ.stacks import Stack
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side


def rome(card, answers=None, *args, **kwargs):
    return struck("Rome", card, {"Rome": side(*args, **kwargs), "Celt": side()}, answers)


def test_8_tempest_takes_coastal_units_and_treasury():
    before = {"Etruria": 3, "Samnium": 1, "Cisalpina": 3}
    s = rome("Tempest", {"Rome tempest:0:damage": {"Etruria": 2}}, before, treasury=8)
    assert s.tokens("Rome") == {"Etruria": 1, "Samnium": 1, "Cisalpina": 3}
    assert list(s.asked[0].limits) == ["Etruria", "Samnium"]
    assert s.nation("Rome").treasury == 3


def test_8_tempest_spares_inland_areas_even_if_the_coast_is_not_enough():
    s = rome("Tempest", None, {"Etruria": 1, "Cisalpina": 3}, treasury=3)
    assert s.asked == []
    assert s.tokens("Rome") == {"Cisalpina": 3}
    assert s.nation("Rome").treasury == 0


def test_8_tempest_without_coastal_units_still_costs_treasury():
    s = rome("Tempest", None, {"Cisalpina": 3}, treasury=7)
    assert s.tokens("Rome") == {"Cisalpina": 3}
    assert s.nation("Rome").treasury == 2


def test_8_squandered_wealth_costs_ten_treasury():
    s = rome("Squandered Wealth", None, treasury=14)
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (4, 51)
    assert s.events(TreasuryLost) == [TreasuryLost(0, "Squandered Wealth", 10)]


def test_8_squandered_wealth_takes_what_there_is():
    s = rome("Squandered Wealth", None, treasury=6)
    assert s.nation("Rome").treasury == 0


def test_8_city_riots_reduce_a_city_of_choice():
    s = rome("City Riots", {"Rome city-riots:0:reduce": ["Rubicon"]}, {}, ["Rome", "Rubicon"], treasury=5)
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {"Rubicon": 3}
    assert s.nation("Rome").treasury == 0


def test_8_city_riots_without_a_city_cost_treasury_only():
    s = rome("City Riots", None, {"Rome": 2}, treasury=9)
    assert s.asked == []
    assert s.nation("Rome").treasury == 4


def test_8_city_in_flames_destroys_the_city_chosen():
    s = rome("City in Flames", {"Rome city-in-flames:0:city": "Rome"}, {}, ["Rome", "Rubicon"], treasury=20)
    assert s.cities("Rome") == ["Rubicon"]
    assert s.nation("Rome").treasury == 20


def test_8_city_in_flames_is_put_out_for_ten():
    s = rome("City in Flames", {"Rome city-in-flames:0:city": "pay"}, {}, ["Rome", "Rubicon"], treasury=10)
    assert s.cities("Rome") == ["Rome", "Rubicon"]
    assert s.events(TreasuryPaid) == [TreasuryPaid(0, "City in Flames", 10)]


def test_8_who_cannot_pay_all_pays_nothing():
    s = rome("City in Flames", None, {}, ["Rome", "Rubicon"], treasury=9)
    assert "pay" not in [option.key for option in s.asked[0].options]
    assert s.nation("Rome").treasury == 9
    assert len(s.cities("Rome")) == 1


def test_8_a_single_city_burns_without_a_question():
    s = rome("City in Flames", None, {}, ["Rome"], treasury=9)
    assert s.asked == []
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, "City in Flames", ("Rome",))]


def test_8_tribal_conflict_takes_five_damage():
    s = rome(
        "Tribal Conflict", {"Rome tribal-conflict:0:damage": {"Etruria": 5}}, {"Etruria": 9, "Cisalpina": 2}
    )
    assert s.tokens("Rome") == {"Etruria": 4, "Cisalpina": 2}


def test_8_minor_uprising_destroys_a_city_of_choice():
    s = rome("Minor Uprising", {"Rome minor-uprising:0:destroy": ["Rubicon"]}, {}, ["Rome", "Rubicon"])
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Rome") == {}


def test_8_minor_uprising_without_a_city_does_nothing():
    s = rome("Minor Uprising", None, {"Etruria": 2})
    assert s.tokens("Rome") == {"Etruria": 2}


def test_8_banditry_takes_two_commodities_of_choice():
    hand = ["Ochre", "Gold", "Iron"]
    s = rome("Banditry", {"Rome banditry:0:cards": ["Ochre 1", "Iron 1"]}, hand=hand)
    assert [card.name for card in s.nation("Rome").hand] == ["Gold"]
    assert s.events(CardsLost) == [CardsLost(0, "Banditry", ("Ochre", "Iron"))]
    assert (s.state.discards[Stack(1)], s.state.discards[Stack(2)]) == (["Ochre"], ["Iron"])


def test_8_banditry_each_card_can_be_bought_off():
    s = rome("Banditry", {"Rome banditry:0:cards": ["Ochre 1"]}, hand=["Ochre", "Gold"], treasury=9)
    assert [card.name for card in s.nation("Rome").hand] == ["Gold"]
    assert s.nation("Rome").treasury == 5


def test_8_banditry_both_cards_can_be_bought_off():
    s = rome("Banditry", {"Rome banditry:0:cards": []}, hand=["Ochre", "Gold"], treasury=8)
    assert len(s.nation("Rome").hand) == 2
    assert s.nation("Rome").treasury == 0


def test_8_banditry_with_treasury_for_one_card_only():
    s = rome("Banditry", None, hand=["Ochre", "Gold", "Iron"], treasury=7)
    assert isinstance(s.asked[0].check([]), Refusal)
    assert s.asked[0].check(["Ochre 1"]) == ("Ochre 1",)


def test_8_banditry_takes_water_too():
    s = rome("Banditry", {"Rome banditry:0:cards": ["Water 1", "Water 2"]}, hand=["Water", "Water", "Gold"])
    assert [card.name for card in s.nation("Rome").hand] == ["Gold"]


def test_8_banditry_with_a_single_card_takes_that():
    s = rome("Banditry", None, hand=["Gold"])
    assert s.asked == []
    assert s.nation("Rome").hand == []


def test_8_banditry_with_a_single_card_can_be_bought_off_for_four():
    s = rome("Banditry", {"Rome banditry:0:cards": []}, hand=["Gold"], treasury=9)
    assert s.nation("Rome").treasury == 5


def test_8_banditry_does_not_take_calamities():
    s = scenario({"Rome": side(hand=["Banditry", "Coastal Migration"]), "Celt": side()})
    s.play(resolve_calamities)
    assert s.events(CardsLost) == []


def test_8_coastal_migration_destroys_a_coastal_city():
    s = rome(
        "Coastal Migration",
        {"Rome coastal-migration:0:destroy": ["Rome"]},
        {"Etruria": 9},
        ["Rome", "Rubicon", "Cisalpina"],
        treasury=12,
    )
    assert s.cities("Rome") == ["Cisalpina", "Rubicon"]
    assert s.nation("Rome").treasury == 7
    assert [option.key for option in s.asked[0].options] == ["Rome", "Rubicon"]


def test_8_coastal_migration_without_a_coastal_city_costs_treasury():
    s = rome("Coastal Migration", None, {}, ["Cisalpina"], treasury=4)
    assert s.cities("Rome") == ["Cisalpina"]
    assert s.nation("Rome").treasury == 0


def test_9a_advances_do_not_help_against_minor_calamities():
    s = rome("Tribal Conflict", None, {"Etruria": 5}, advances=["Pottery", "Medicine", "Law", "Engineering"])
    assert s.tokens("Rome") == {}


def test_9a_all_players_resolve_theirs_at_once():
    s = scenario(
        {
            "Rome": side({"Etruria": 3, "Rubicon": 4}, hand=["Tribal Conflict"]),
            "Celt": side({"Belgica": 3, "Lugdunensis": 4}, ["Londinium", "Alesia"], hand=["Minor Uprising"]),
        }
    )
    s.play(resolve_calamities)
    assert s.rounds == 1
    assert s.keys() == ["Celt minor-uprising:1:destroy", "Rome tribal-conflict:0:damage"]


def test_9a_ones_own_are_resolved_by_stack_number():
    hand = ["Minor Uprising", "City Riots", "Tempest"]
    s = scenario({"Rome": side({"Etruria": 2}, ["Rome", "Rubicon"], hand=hand), "Celt": side()})
    s.play(resolve_calamities)
    assert [event.calamity for event in s.events(CalamityStruck)] == [
        "Tempest",
        "City Riots",
        "Minor Uprising",
    ]


def test_9a_a_city_reduced_by_the_first_is_gone_for_the_second():
    s = rome(["City Riots", "Minor Uprising"], None, {}, ["Rome"])
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.events(CitiesReduced) == [CitiesReduced(0, "City Riots", ("Rome",))]
    assert s.events(CitiesDestroyed) == []


def test_9_minor_calamities_come_before_major_ones():
    s = scenario(
        {"Rome": side({"Etruria": 3}, hand=[Card("Famine"), Card("Coastal Migration")]), "Celt": side()}
    )
    s.play(resolve_calamities)
    assert [event.calamity for event in s.events(CalamityStruck)] == ["Coastal Migration", "Famine"]


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("Tempest", "nothing at the coast, and no treasury"),
        ("Squandered Wealth", "no treasury"),
        ("City Riots", "neither a city nor treasury"),
        ("City in Flames", "no city"),
        ("Minor Uprising", "no city"),
        ("Coastal Migration", "neither a coastal city nor treasury"),
    ],
)
def test_8_a_minor_calamity_that_finds_nothing_says_why(card, reason):
    s = rome(card, None, {"Cisalpina": 3})
    assert s.events(CalamityPassed) == [CalamityPassed(0, card, reason)]
    assert s.tokens("Rome") == {"Cisalpina": 3}


def test_8_tribal_conflict_without_units_says_so():
    s = rome("Tribal Conflict")
    assert s.events(CalamityPassed) == [CalamityPassed(0, "Tribal Conflict", "no damage has to be taken")]


@pytest.mark.parametrize("card", ["Squandered Wealth", "City Riots", "City in Flames", "Coastal Migration"])
def test_8_a_minor_calamity_that_finds_something_does_not_pass_by(card):
    s = rome(card, None, {}, ["Rome"], treasury=3)
    assert s.events(CalamityPassed) == []
