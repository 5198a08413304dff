"""WE 11: surplus population, city support, and the rare conflict."""

from rules.civ.events import CityReduced, SurplusRemoved
from rules.civ.events_conflict import CityFell, ConflictResolved
from rules.civ.phases.aftermath import aftermath
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side


def put_in_order(sides, **more):
    s = scenario(sides, **more)
    s.play(aftermath)
    return s


def test_11_nothing_to_do():
    s = put_in_order({"Rome": side({"Etruria": 2}), "Celt": side({"Belgica": 1})})
    assert s.told == []
    assert s.asked == []


def test_11_surplus_is_removed():
    s = put_in_order({"Rome": side({"Etruria": 4, "Pannonia": 4}), "Celt": side()})
    assert s.tokens("Rome") == {"Etruria": 2, "Pannonia": 4}
    assert s.events(SurplusRemoved) == [SurplusRemoved((("Etruria", 0, 2),))]


def test_11_four_tokens_of_a_city_crowded_by_damage_go_now():
    """WE ch.8: a city reduced to 4 tokens for 1 damage keeps them until the surplus is removed."""
    sides = {"Rome": side({}, ["Rome", "Tarentum"]), "Celt": side()}
    s = struck("Rome", "Tempest", sides, {"Rome tempest:0:damage": {"Rome": 1, "Tarentum": 1}})
    s.play(aftermath)
    assert s.tokens("Rome") == {"Rome": 2, "Tarentum": 1}


def test_11_one_city_of_choice_after_the_other_is_reduced():
    """Missing 4: Knossos alone gives 5, but Athens may go before it."""
    s = scenario({"Rome": side({"Corinth": 2}, ["Knossos", "Athens", "Argos"]), "Celt": side()})
    s.play(aftermath, {"Rome support:3": ["Athens", "Knossos"]})
    assert s.cities("Rome") == ["Argos"]


def test_11_ships_go_with_an_attack_that_died_in_conflict():
    rome = side({"Sparta": 2}, ships=["Sparta"], advances=["Naval Warfare"])
    s = put_in_order({"Rome": rome, "Celt": side({"Sparta": 6, "Corinth": 2}, ["Sparta"])})
    assert s.ships("Rome") == []


def test_11_agriculture_keeps_a_token_more():
    s = put_in_order({"Rome": side({"Etruria": 4}, advances=["Agriculture"]), "Celt": side()})
    assert s.tokens("Rome") == {"Etruria": 3}


def test_11_a_token_annexed_with_a_city_goes_without_public_works():
    s = put_in_order({"Rome": side({"Rome": 1, "Pannonia": 4}, ["Rome"]), "Celt": side()})
    assert s.tokens("Rome") == {"Pannonia": 4}
    kept = put_in_order({"Rome": side({"Rome": 1, "Pannonia": 4}, ["Rome"], advances=["Public Works"])})
    assert kept.tokens("Rome") == {"Rome": 1, "Pannonia": 4}


def test_11_support_is_checked_after_the_surplus():
    """2 cities need 4 tokens; 3 of 6 are surplus, so one city is reduced."""
    s = put_in_order({"Rome": side({"Rubicon": 6}, ["Rome", "Neapolis"]), "Celt": side()})
    assert len(s.cities("Rome")) == 1
    assert len(s.events(CityReduced)) == 1


def test_11_cultural_ascendancy_needs_three_a_city():
    s = put_in_order({"Rome": side({"Pannonia": 4}, ["Rome", "Neapolis"], advances=["Cultural Ascendancy"])})
    assert len(s.cities("Rome")) == 1


def test_11_all_reduce_at_once():
    sides = {
        "Rome": side({"Etruria": 1}, ["Rome", "Neapolis"]),
        "Celt": side({"Belgica": 1}, ["Londinium", "Alesia"]),
    }
    s = put_in_order(sides)
    assert s.rounds == 1


def test_11_a_conflict_left_by_calamities_is_fought_first():
    """A city reduced beside tokens of somebody else leaves too many in one area."""
    s = put_in_order({"Rome": side({"Etruria": 2}), "Celt": side({"Etruria": 3})})
    assert [event.area for event in s.events(ConflictResolved)] == ["Etruria"]
    assert s.state.tokens == {"Etruria": {1: 2}}


def test_11_within_the_limit_all_coexist():
    s = put_in_order({"Rome": side({"Etruria": 1}), "Celt": side({"Etruria": 1})})
    assert s.told == []


def test_11_tokens_beside_a_foreign_city_attack_it():
    s = put_in_order({"Rome": side({"Londinium": 7}), "Celt": side({"Belgica": 2}, ["Londinium"])})
    assert [event.area for event in s.events(CityFell)] == ["Londinium"]


def test_11_too_few_tokens_beside_a_foreign_city_are_removed():
    s = put_in_order({"Rome": side({"Londinium": 2}), "Celt": side({"Belgica": 2}, ["Londinium"])})
    assert s.tokens("Rome") == {}
    assert s.cities("Celt") == ["Londinium"]


def test_11_barbarians_fight_too():
    s = put_in_order({"Rome": side({"Etruria": 2})}, barbarians={"Etruria": 1})
    assert s.state.tokens == {"Etruria": {0: 2}}
    assert s.state.barbarians == {}
