"""WE ch.8: volcano and earthquake, flood, cyclone."""

from rules.civ.events_calamity import (
    CalamityPassed,
    CitiesDestroyed,
    CitiesReduced,
    DamageTaken,
    PlaceStruck,
    UnitsDestroyed,
)
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import side

QUAKE = "Volcanic Eruption or Earthquake"
KEY = "volcanic-eruption-or-earthquake:0"


def losses(s):
    return {s.g.name(event.seat): event.amount for event in s.events(DamageTaken)}


def test_8_a_volcano_destroys_everything_it_touches():
    s = struck("Minoa", QUAKE, {"Minoa": side({"Knossos": 2}, ["Thera"]), "Hellas": side({"Athens": 1})})
    assert s.cities("Minoa") == []
    assert s.tokens("Minoa") == {"Knossos": 2}
    assert s.events(PlaceStruck) == [PlaceStruck(0, QUAKE, "Thera")]


def test_8_a_volcano_on_a_border_destroys_both_areas_whoever_lives_there():
    sides = {
        "Rome": side({"Samnium": 2}, ["Neapolis"]),
        "Celt": side({"Campania": 2}),
        "Minoa": side({"Rome": 1}),
    }
    s = struck("Rome", QUAKE, sides)
    assert s.cities("Rome") == []
    assert s.tokens("Celt") == {}
    assert s.tokens("Minoa") == {"Rome": 1}
    assert s.events(UnitsDestroyed) == [
        UnitsDestroyed(1, QUAKE, "Campania", 2),
        UnitsDestroyed(0, QUAKE, "Neapolis", 5),
    ]


def test_8_etna_destroys_milazzo_and_syracuse():
    sides = {"Carthage": side({"Panormus": 2}, ["Syracuse"]), "Rome": side({"Milazzo": 2})}
    s = struck("Carthage", QUAKE, sides)
    assert s.events(PlaceStruck) == [PlaceStruck(0, QUAKE, "Etna")]
    assert s.cities("Carthage") == []
    assert s.tokens("Rome") == {}
    assert s.tokens("Carthage") == {"Panormus": 2}


def test_8_a_volcano_does_not_touch_barbarians_and_ships():
    sides = {"Rome": side({"Samnium": 2}, ["Neapolis"], ships=["Neapolis"]), "Celt": side()}
    s = struck("Rome", QUAKE, sides, barbarians={"Campania": 2})
    assert s.state.barbarians == {"Campania": 2}
    assert s.ships("Rome") == ["Neapolis"]


def test_8_tokens_at_a_volcano_without_a_city_make_no_eruption():
    s = struck("Rome", QUAKE, {"Rome": side({"Neapolis": 2}, ["Rubicon"]), "Celt": side()})
    assert s.tokens("Rome") == {"Neapolis": 2}
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, QUAKE, ("Rubicon",))]


def test_8_of_two_volcanoes_the_one_that_meets_most_of_ones_points():
    sides = {"Rome": side({"Campania": 2}, ["Neapolis", "Thera"]), "Celt": side()}
    s = struck("Rome", QUAKE, sides)
    assert s.asked == []
    assert s.cities("Rome") == ["Thera"]


def test_8_between_equal_volcanoes_the_victim_chooses():
    sides = {"Rome": side({}, ["Neapolis", "Thera"]), "Celt": side({"Campania": 2})}
    s = struck("Rome", QUAKE, sides, {f"Rome {KEY}:place": "Thera"})
    assert s.cities("Rome") == ["Neapolis"]


def test_8_engineering_does_not_help_against_a_volcano():
    s = struck("Rome", QUAKE, {"Rome": side({}, ["Neapolis"], advances=["Engineering"]), "Celt": side()})
    assert s.events(UnitsDestroyed) == [UnitsDestroyed(0, QUAKE, "Neapolis", 5)]


def test_8_an_earthquake_destroys_one_city_and_reduces_one_next_to_it():
    sides = {"Rome": side({}, ["Rome", "Cisalpina"]), "Celt": side({}, ["Etruria", "Alesia"])}
    answers = {f"Rome {KEY}:city": ["Rome"]}
    s = struck("Rome", QUAKE, sides, answers)
    assert s.cities("Rome") == ["Cisalpina"]
    assert s.cities("Celt") == ["Alesia"]
    assert s.tokens("Celt") == {"Etruria": 2}


def test_8_an_earthquake_reaches_over_water():
    sides = {"Minoa": side({}, ["Knossos"]), "Hellas": side({}, ["Rhodes"])}
    s = struck("Minoa", QUAKE, sides)
    assert s.cities("Hellas") == []
    assert s.tokens("Hellas") == {"Rhodes": 3}


def test_8_an_earthquake_does_not_reach_over_an_open_sea():
    sides = {"Minoa": side({}, ["Knossos"]), "Egypt": side({}, ["Alexandria"])}
    assert struck("Minoa", QUAKE, sides).cities("Egypt") == ["Alexandria"]


def test_8_ones_own_city_must_be_taken_if_it_is_the_only_one_near():
    sides = {"Rome": side({}, ["Rome", "Rubicon"]), "Celt": side({}, ["Alesia"])}
    s = struck("Rome", QUAKE, sides, {f"Rome {KEY}:city": ["Rome"]})
    assert s.cities("Rome") == []
    assert s.tokens("Rome") == {"Rubicon": 3}


def test_8_the_victim_chooses_the_second_city_too():
    sides = {"Rome": side({}, ["Rome", "Rubicon"]), "Celt": side({}, ["Etruria"])}
    answers = {f"Rome {KEY}:city": ["Rome"], f"Rome {KEY}:neighbour": ["Rubicon"]}
    s = struck("Rome", QUAKE, sides, answers)
    assert s.cities("Celt") == ["Etruria"]
    assert s.tokens("Rome") == {"Rubicon": 3}


def test_8_by_default_a_foreign_city_is_reduced():
    sides = {"Rome": side({}, ["Rome", "Rubicon"]), "Celt": side({}, ["Etruria"])}
    assert struck("Rome", QUAKE, sides, {f"Rome {KEY}:city": ["Rome"]}).cities("Celt") == []


def test_8_engineering_reduces_the_city_instead_of_destroying_it():
    sides = {"Rome": side({}, ["Rome"], advances=["Engineering"]), "Celt": side({}, ["Etruria"])}
    s = struck("Rome", QUAKE, sides)
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.tokens("Celt") == {"Etruria": 2}
    assert s.events(CitiesDestroyed) == []


def test_8_engineering_of_the_neighbour_does_not_matter():
    sides = {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Etruria"], advances=["Engineering"])}
    assert struck("Rome", QUAKE, sides).tokens("Celt") == {"Etruria": 2}


def test_8_pirate_cities_feel_no_earthquake():
    s = struck("Rome", QUAKE, {"Rome": side({}, ["Rome"]), "Celt": side()}, pirates=["Etruria"])
    assert s.state.pirates == ["Etruria"]


def test_8_without_a_city_there_is_no_earthquake():
    s = struck("Rome", QUAKE, {"Rome": side({"Rome": 2}), "Celt": side({}, ["Etruria"])})
    assert s.events(CalamityPassed) == [CalamityPassed(0, QUAKE, "no city")]
    assert s.cities("Celt") == ["Etruria"]


def test_8_a_flood_takes_fifteen_and_five_from_all_others_on_the_plain():
    sides = {
        "Egypt": side({"Memphis": 12, "Fayum": 8, "Gaza": 2}),
        "Minoa": side({"Alexandria": 4, "Tanis": 4}),
        "Rome": side({"Upper Egypt": 9, "Etruria": 9}),
    }
    s = struck("Egypt", "Flood", sides)
    assert losses(s) == {"Egypt": 15, "Minoa": 5, "Rome": 5}
    assert s.tokens("Egypt")["Gaza"] == 2
    assert s.tokens("Rome") == {"Upper Egypt": 4, "Etruria": 9}


def test_8_a_flood_strikes_the_plain_with_most_of_the_victims_units():
    s = struck("Rome", "Flood", {"Rome": side({"Rubicon": 3, "Memphis": 4}), "Celt": side({"Etruria": 2})})
    assert s.tokens("Rome") == {"Rubicon": 3}
    assert s.tokens("Celt") == {"Etruria": 2}
    assert s.events(PlaceStruck) == [PlaceStruck(0, "Flood", "Nile")]


def test_8_between_equal_plains_the_victim_chooses():
    s = struck(
        "Rome",
        "Flood",
        {"Rome": side({"Rubicon": 3, "Memphis": 3}), "Celt": side()},
        {"Rome flood:0:place": "Po"},
    )
    assert s.tokens("Rome") == {"Memphis": 3}


def test_8_a_city_on_a_white_site_or_in_the_wilderness_is_on_the_plain():
    s = struck("Egypt", "Flood", {"Egypt": side({}, ["Memphis", "Upper Egypt"]), "Celt": side()})
    assert s.cities("Egypt") == []


def test_8_a_city_on_a_black_site_is_safe():
    s = struck(
        "Rome", "Flood", {"Rome": side({"Aquae Sextiae": 3}, ["Massillia"]), "Celt": side({}, ["Lugdunum"])}
    )
    assert s.cities("Rome") == ["Massillia"]
    assert s.tokens("Rome") == {}
    assert s.cities("Celt") == ["Lugdunum"]


def test_8_a_black_site_alone_is_no_unit_on_the_plain():
    s = struck("Rome", "Flood", {"Rome": side({"Sardinia": 4, "Corsica": 4}, ["Massillia"]), "Celt": side()})
    assert s.events(PlaceStruck) == []
    assert losses(s) == {"Rome": 5}


def test_8_without_units_on_a_plain_five_damage_from_coasts():
    s = struck("Rome", "Flood", {"Rome": side({"Cisalpina": 9, "Sardinia": 4, "Corsica": 4}), "Celt": side()})
    assert losses(s) == {"Rome": 5}
    assert s.tokens("Rome")["Cisalpina"] == 9


def test_8_engineering_prevents_five_damage_of_a_flood_for_each_holder():
    sides = {
        "Egypt": side({"Memphis": 12, "Fayum": 8}, advances=["Engineering"]),
        "Minoa": side({"Alexandria": 4}, advances=["Engineering"]),
        "Rome": side({"Tanis": 9, "Etruria": 9}),
    }
    assert losses(struck("Egypt", "Flood", sides)) == {"Egypt": 10, "Rome": 5}


def test_8_barbarians_on_the_plain_are_not_drowned():
    s = struck("Egypt", "Flood", {"Egypt": side({"Memphis": 4}), "Celt": side()}, barbarians={"Fayum": 3})
    assert s.state.barbarians == {"Fayum": 3}


def test_8_a_cyclone_reduces_three_and_two_of_everybody_else():
    sides = {
        "Minoa": side({}, ["Knossos", "Phaestos", "Rhodes", "Sparta"]),
        "Egypt": side({}, ["Alexandria", "Tanis", "Gaza", "Memphis"]),
        "Rome": side({}, ["Salamis", "Rome"]),
    }
    s = struck("Minoa", "Cyclone", sides)
    assert s.events(PlaceStruck) == [PlaceStruck(0, "Cyclone", "Eastern Mediterranean")]
    assert s.cities("Minoa") == ["Sparta"]
    assert len(s.cities("Egypt")) == 2
    assert "Memphis" in s.cities("Egypt")
    assert s.cities("Rome") == ["Rome"]


def test_8_a_cyclone_strikes_where_most_cities_of_the_victim_are():
    sides = {"Rome": side({}, ["Caralis", "Neapolis", "Rubicon"]), "Celt": side({}, ["Salonae"])}
    s = struck("Rome", "Cyclone", sides)
    assert s.cities("Rome") == ["Rubicon"]
    assert s.cities("Celt") == ["Salonae"]


def test_8_between_equal_seas_the_victim_chooses():
    sides = {"Rome": side({}, ["Tarentum"]), "Celt": side({}, ["Salonae"])}
    s = struck("Rome", "Cyclone", sides, {"Rome cyclone:0:place": "Adriatic Sea"})
    assert s.cities("Celt") == []
    other = struck("Rome", "Cyclone", sides, {"Rome cyclone:0:place": "Central Mediterranean"})
    assert other.cities("Celt") == ["Salonae"]


def test_8_a_cyclone_without_a_city_at_an_open_sea_is_cancelled():
    s = struck("Rome", "Cyclone", {"Rome": side({}, ["Cisalpina"]), "Celt": side({}, ["Londinium"])})
    assert s.events(CalamityPassed) == [CalamityPassed(0, "Cyclone", "no city next to an open sea")]
    assert s.cities("Celt") == ["Londinium"]


def test_8_masonry_and_calendar_deselect_but_do_not_cancel():
    sides = {
        "Minoa": side({}, ["Knossos", "Phaestos", "Rhodes"], advances=["Masonry", "Calendar"]),
        "Egypt": side({}, ["Alexandria", "Tanis", "Gaza"]),
        "Rome": side({}, ["Salamis", "Tyre", "Sidon"], advances=["Masonry"]),
    }
    s = struck("Minoa", "Cyclone", sides)
    assert len(s.cities("Minoa")) == 3
    assert len(s.cities("Egypt")) == 1
    assert len(s.cities("Rome")) == 2


def test_8_deselecting_counts_from_the_cities_selected_not_from_the_number():
    """Two cities there: both are selected, Calendar spares both."""
    sides = {"Minoa": side({}, ["Rhodes", "Knossos"], advances=["Calendar"]), "Egypt": side()}
    assert len(struck("Minoa", "Cyclone", sides).cities("Minoa")) == 2


def test_8_trade_empire_selects_one_more_before_masonry_deselects():
    cities = ["Knossos", "Phaestos", "Rhodes", "Salamis", "Tyre"]
    sides = {"Minoa": side({}, cities, advances=["Trade Empire", "Masonry"]), "Egypt": side()}
    assert len(struck("Minoa", "Cyclone", sides).cities("Minoa")) == 2


def test_8_all_victims_of_a_cyclone_choose_at_once():
    sides = {
        "Minoa": side({}, ["Knossos", "Phaestos", "Rhodes", "Salamis"]),
        "Egypt": side({}, ["Alexandria", "Tanis", "Gaza"]),
    }
    s = struck("Minoa", "Cyclone", sides)
    assert s.keys() == ["Minoa cyclone:0:reduce", "Egypt cyclone:0:reduce"]
    assert s.rounds == 1


def test_8_only_cities_at_the_sea_can_be_selected():
    sides = {
        "Minoa": side({}, ["Knossos", "Phaestos", "Rhodes", "Salamis", "Sparta", "Corinth"]),
        "Egypt": side(),
    }
    s = struck("Minoa", "Cyclone", sides)
    assert [option.key for option in s.asked[0].options] == ["Knossos", "Phaestos", "Rhodes", "Salamis"]


def test_8_pirate_cities_do_not_suffer_from_a_cyclone():
    s = struck(
        "Minoa",
        "Cyclone",
        {"Minoa": side({}, ["Knossos"]), "Egypt": side()},
        pirates=["Alexandria", "Rhodes"],
    )
    assert s.state.pirates == ["Alexandria", "Rhodes"]
    assert len(s.events(CitiesReduced)) == 1


def test_8_a_flood_counts_all_points_on_a_plain_even_above_fifteen():
    s = struck("Rome", "Flood", {"Rome": side({"Rubicon": 16, "Memphis": 9, "Fayum": 9}), "Celt": side()})
    assert s.events(PlaceStruck) == [PlaceStruck(0, "Flood", "Nile")]


def test_8_an_earthquake_without_a_city_near_strikes_one_city_only():
    s = struck("Rome", QUAKE, {"Rome": side({}, ["Rome"]), "Celt": side({}, ["Alesia"])})
    assert s.cities("Rome") == []
    assert s.events(CitiesReduced) == []
