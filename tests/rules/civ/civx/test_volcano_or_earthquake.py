"""CivX 29.22: volcanoes and earthquakes."""

import pytest

from rules.civ.events_calamity import (
    CalamityPassed,
    CitiesDestroyed,
    CitiesReduced,
    PlaceStruck,
    UnitsDestroyed,
)
from tests.rules.civ.civx.plague import codes, struck
from tests.rules.civ.scenario import side

CARD = "Volcano or Earthquake"
FIRE, BUILDERS = ["Greek Fire"], ["Engineering"]


def places(s):
    return [e.place for e in s.events(PlaceStruck)]


def test_29_221_a_volcano_eliminates_all_units_whoever_owns_them():
    sides = {
        "Rome": side({"Campania": 2, "Etruria": 2}, ["Neapolis"]),
        "Celt": side({"Campania": 1, "Belgica": 1}),
    }
    s = struck("Rome", CARD, sides)
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Etruria": 2}
    assert s.tokens("Celt") == {"Belgica": 1}
    assert places(s) == ["Vesuvius"]
    assert sorted((e.seat, e.area, e.points) for e in s.events(UnitsDestroyed)) == [
        (0, "Campania", 2),
        (0, "Neapolis", 5),
        (1, "Campania", 1),
    ]


def test_25_211_barbarians_and_pirates_are_never_affected():
    sides = {"Rome": side({}, ["Neapolis", "Milazzo"]), "Celt": side()}
    s = struck("Rome", CARD, sides, {"Rome volcano-or-earthquake:0:place": "Etna"}, pirates=["Syracuse"])
    assert s.state.pirates == ["Syracuse"]
    assert s.cities("Rome") == ["Neapolis"], "a pirate city does not add to the damage"
    s = struck("Rome", CARD, {"Rome": side({}, ["Neapolis"]), "Celt": side()}, barbarians={"Campania": 5})
    assert s.state.barbarians == {"Campania": 5}


def test_29_221_the_volcano_with_the_greatest_damage_to_all_erupts():
    """Rome has more at the Vesuvius, but with the Carthaginians the Etna buries more."""
    sides = {"Rome": side({"Campania": 2}, ["Neapolis", "Milazzo"]), "Carthage": side({}, ["Syracuse"])}
    s = struck("Rome", CARD, sides)
    assert places(s) == ["Etna"]
    assert s.cities("Rome") == ["Neapolis"]
    assert s.cities("Carthage") == []


@pytest.mark.parametrize(("chosen", "left"), [("Etna", "Neapolis"), ("Vesuvius", "Milazzo")])
def test_29_221_between_equal_volcanoes_the_victim_chooses(chosen, left):
    sides = {"Rome": side({"Campania": 5}, ["Neapolis", "Milazzo"]), "Carthage": side({"Syracuse": 5})}
    s = struck("Rome", CARD, sides, {"Rome volcano-or-earthquake:0:place": chosen})
    assert s.cities("Rome") == [left]


def test_4_41_the_volcanoes_of_the_east_erupt_too():
    s = struck("Rome", CARD, {"Rome": side({"Kuhwat": 2}, ["Gandhara"]), "Celt": side()})
    assert places(s) == ["Tor Zawar"]
    assert (s.tokens("Rome"), s.cities("Rome")) == ({}, [])


def test_29_221_only_volcanoes_with_a_city_of_the_victim_count():
    sides = {"Rome": side({"Syracuse": 9}, ["Neapolis"]), "Carthage": side({}, ["Milazzo"])}
    s = struck("Rome", CARD, sides)
    assert places(s) == ["Vesuvius"]
    assert s.tokens("Rome") == {"Syracuse": 9}


def test_29_222_greek_fire_costs_three_unit_points_around_the_volcano():
    made = side({"Samnium": 2, "Rome": 4, "Etruria": 9}, ["Neapolis"], advances=FIRE)
    s = struck(
        "Rome",
        CARD,
        {"Rome": made, "Celt": side({"Samnium": 1})},
        {"Rome volcano-or-earthquake:0:damage": {"Samnium": 1, "Rome": 2}},
    )
    assert s.tokens("Rome") == {"Etruria": 9, "Rome": 2, "Samnium": 1}
    assert "no-such-key" in codes(s, "Rome volcano-or-earthquake:0:damage", {"Etruria": 3})
    assert s.tokens("Celt") == {"Samnium": 1}


def test_29_222_around_is_also_over_water():
    """Milazzo lies across the strait from Campania."""
    made = side({"Milazzo": 4}, ["Neapolis"], advances=FIRE)
    assert struck("Rome", CARD, {"Rome": made, "Celt": side()}).tokens("Rome") == {"Milazzo": 1}


def test_29_222_with_less_around_all_of_it_goes():
    made = side({"Samnium": 2, "Etruria": 9}, ["Neapolis"], advances=FIRE)
    s = struck("Rome", CARD, {"Rome": made, "Celt": side()})
    assert s.tokens("Rome") == {"Etruria": 9}


def test_29_222_only_the_primary_victims_greek_fire_counts():
    sides = {
        "Rome": side({"Samnium": 2}, ["Neapolis"]),
        "Carthage": side({"Campania": 1, "Tarentum": 3}, advances=FIRE),
    }
    s = struck("Rome", CARD, sides)
    assert s.tokens("Rome") == {"Samnium": 2}
    assert s.tokens("Carthage") == {"Tarentum": 3}


def test_29_222_what_greek_fire_costs_counts_for_where_the_eruption_is():
    """Both volcanoes bury a city; only around the Vesuvius there is more to burn."""
    made = side({"Rome": 4}, ["Neapolis", "Milazzo"], advances=FIRE)
    s = struck("Rome", CARD, {"Rome": made, "Celt": side()})
    assert places(s) == ["Vesuvius"]
    assert s.tokens("Rome") == {"Rome": 1}


def test_29_224_against_a_volcano_engineering_has_no_effect():
    s = struck("Rome", CARD, {"Rome": side({}, ["Neapolis"], advances=BUILDERS), "Celt": side()})
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {}


def test_29_223_without_a_city_at_a_volcano_the_earth_quakes():
    sides = {"Rome": side({"Campania": 2}, ["Rome"]), "Celt": side({}, ["Etruria"])}
    s = struck("Rome", CARD, sides)
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Campania": 2}, "tokens at a volcano do not make it erupt"
    assert s.cities("Celt") == []
    assert s.tokens("Celt") == {"Etruria": 2}
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, CARD, ("Rome",))]
    assert s.events(CitiesReduced) == [CitiesReduced(1, CARD, ("Etruria",))]


def test_29_223_the_second_city_may_be_next_by_sea():
    sides = {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Corsica"])}
    assert struck("Rome", CARD, sides).tokens("Celt") == {"Corsica": 1}


def test_29_223_it_is_never_an_own_city_nor_a_pirate_one():
    sides = {"Rome": side({}, ["Rome", "Etruria"]), "Celt": side({}, ["Londinium"])}
    s = struck("Rome", CARD, sides, {"Rome volcano-or-earthquake:0:place": "Rome"}, pirates=["Rubicon"])
    assert s.cities("Rome") == ["Etruria"]
    assert s.cities("Celt") == ["Londinium"]
    assert s.state.pirates == ["Rubicon"]


def test_29_223_where_all_together_lose_most_there_it_is():
    """A neighbour of Alesia loses four points in Lugdunum, one of Rome only three in Etruria."""
    sides = {"Rome": side({}, ["Rome", "Alesia"]), "Celt": side({}, ["Etruria", "Lugdunum"])}
    s = struck("Rome", CARD, sides)
    assert places(s) == ["Alesia"]
    assert s.asked == []
    assert s.cities("Rome") == ["Rome"]
    assert s.tokens("Celt") == {"Lugdunum": 1}


def test_29_223_the_victim_breaks_ties_between_sites():
    sides = {"Rome": side({}, ["Rome", "Carthage"]), "Celt": side()}
    s = struck("Rome", CARD, sides, {"Rome volcano-or-earthquake:0:place": "Carthage"})
    assert s.cities("Rome") == ["Rome"]


def test_29_223_the_victim_selects_the_secondary_victim():
    sides = {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Etruria"]), "Hellas": side({}, ["Rubicon"])}
    s = struck("Rome", CARD, sides, {"Rome volcano-or-earthquake:0:neighbour": ["Rubicon"]})
    assert s.cities("Celt") == ["Etruria"]
    assert s.tokens("Hellas") == {"Rubicon": 3}
    labels = [option.label for option in s.asked[-1].options]
    assert labels == ["Celt: Etruria", "Hellas: Rubicon"]


def test_29_223_who_holds_engineering_cannot_be_selected():
    sides = {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Etruria"], advances=BUILDERS)}
    assert struck("Rome", CARD, sides).cities("Celt") == ["Etruria"]


def test_29_223_unless_he_also_holds_greek_fire_and_then_the_city_is_destroyed():
    sides = {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Etruria"], advances=[*BUILDERS, *FIRE])}
    s = struck("Rome", CARD, sides)
    assert s.cities("Celt") == []
    assert s.tokens("Celt") == {}


def test_29_224_engineering_reduces_the_city_instead():
    s = struck("Rome", CARD, {"Rome": side({}, ["Rome"], advances=BUILDERS), "Celt": side()})
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Rome": 2}


def test_29_224_a_reduced_city_may_cost_nothing_and_still_is_struck():
    """Memphis holds five tokens with Agriculture: as many as the city counted."""
    made = side({}, ["Memphis"], advances=[*BUILDERS, "Agriculture"])
    s = struck("Rome", CARD, {"Rome": made, "Celt": side()})
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Memphis": 5}


def test_29_225_with_greek_fire_the_city_is_destroyed_even_so():
    s = struck("Rome", CARD, {"Rome": side({}, ["Rome"], advances=[*BUILDERS, *FIRE]), "Celt": side()})
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {}


def test_29_223_without_cities_nothing_happens():
    s = struck("Rome", CARD, {"Rome": side({"Neapolis": 3}), "Celt": side()})
    assert s.tokens("Rome") == {"Neapolis": 3}
    assert [e.reason for e in s.events(CalamityPassed)] == ["no city"]
