"""Dawn 29.2.2: Treachery."""

from rules.civ.calamity.resolution import cases_of
from rules.civ.dawn_of_history.calamities.treachery import foresee
from rules.civ.events_calamity import CalamityPassed, CitiesReduced, UnitsAnnexed
from rules.civ.policies.calamities import Round
from rules.civ.state import BARBARIANS
from tests.rules.civ.dawn.wild import FAR, give, struck, wild
from tests.rules.civ.scenario import side

CITIES = ["Rome", "Neapolis", "Cisalpina"]
CHOICE = "Carthage treachery:0:cities"


def treachery(rome, answers=None, *, drawer="Carthage", **more):
    sides = {"Rome": rome, "Carthage": side(), "Hellas": side()}
    return struck("Rome", "Treachery", sides, answers, drawer=drawer, **more)


def test_29_2_2_1_a_pirate_city_replaces_one_that_the_drawer_chooses():
    s = treachery(side({}, CITIES), {CHOICE: ["Cisalpina"]})
    assert s.cities("Rome") == ["Neapolis", "Rome"]
    assert s.state.pirates == ["Cisalpina"]
    event = s.events(UnitsAnnexed)[0]
    assert (event.by, event.cities) == (BARBARIANS, ("Cisalpina",))


def test_29_2_2_1_the_drawer_chooses_whoever_traded_it_last():
    s = treachery(side({}, CITIES), {CHOICE: ["Rome"]}, passer="Hellas")
    assert s.state.pirates == ["Rome"]


def test_29_2_2_1_the_drawer_gains_nothing():
    s = treachery(side({}, CITIES))
    assert s.cities("Carthage") == []


def test_29_2_2_1_a_victim_who_drew_it_chooses():
    s = treachery(side({}, CITIES), {"Rome treachery:0:cities": ["Neapolis"]}, drawer=None)
    assert s.state.pirates == ["Neapolis"]


def test_29_2_2_1_a_victim_chooses_where_the_drawer_has_left():
    s = wild({"Rome": side({}, CITIES), "Carthage": side(), "Hellas": side()})
    give(s, "Rome", "Treachery", drawer="Carthage")
    s.nation("Carthage").left = True
    case = cases_of(s.g, Round(("Treachery",)))[0]
    assert [question.seat for question in foresee(case)] == [0]


def test_29_2_2_1_without_a_pirate_city_the_city_is_reduced():
    s = treachery(side({}, CITIES), {CHOICE: ["Rome"]}, pirates=FAR[:18])
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.events(CitiesReduced)[0].areas == ("Rome",)
    assert len(s.state.pirates) == 18


def test_29_2_2_3_30_15_3_diplomacy_adds_a_city():
    s = treachery(side({}, CITIES, advances=["Diplomacy"]), {CHOICE: ["Cisalpina", "Rome"]})
    assert sorted(s.state.pirates) == ["Cisalpina", "Rome"]


def test_29_2_2_3_diplomacy_of_the_drawer_changes_nothing():
    sides = {"Rome": side({}, CITIES), "Carthage": side(advances=["Diplomacy"]), "Hellas": side()}
    s = struck("Rome", "Treachery", sides, drawer="Carthage")
    assert len(s.state.pirates) == 1


def test_29_2_2_3_with_one_pirate_city_left_the_drawer_says_which_is_only_reduced():
    answers = {CHOICE: ["Cisalpina", "Rome"], "Carthage treachery:0:pirates": ["Rome"]}
    s = treachery(side({}, CITIES, advances=["Diplomacy"]), answers, pirates=FAR[:17])
    assert "Rome" in s.state.pirates
    assert s.tokens("Rome") == {"Cisalpina": 1}


def test_29_2_2_3_no_more_cities_than_there_are():
    s = treachery(side({}, ["Rome"], advances=["Diplomacy"]))
    assert s.state.pirates == ["Rome"]


def test_29_2_2_without_a_city_nothing_happens():
    s = treachery(side({"Rome": 2}))
    assert s.events(CalamityPassed)
    assert s.tokens("Rome") == {"Rome": 2}


def test_29_2_2_a_token_beside_the_city_is_lost():
    s = treachery(side({"Rome": 1}, ["Rome"], advances=["Public Works"]))
    assert s.tokens("Rome") == {}
    assert s.state.pirates == ["Rome"]


def test_29_2_2_only_a_victim_who_chooses_may_answer_ahead():
    s = wild({"Rome": side({}, CITIES), "Carthage": side()}, leader=None)
    give(s, "Rome", "Treachery", drawer="Carthage")
    assert foresee(cases_of(s.g, Round(("Treachery",)))[0]) == []
