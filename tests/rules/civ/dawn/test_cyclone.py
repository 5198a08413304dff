"""Dawn 29.6.1: Cyclone."""

import pytest

from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.events_calamity import PlaceStruck, ShipsLost
from rules.civ.state import BARBARIANS, Ship
from tests.rules.civ.dawn.plague import codes, drawn, reasons, struck
from tests.rules.civ.scenario import side

AEGEAN = ["Knossos", "Lemnos", "Lesbos", "Miletus"]
LEVANT = ["Tyre", "Sidon", "Gaza"]


def stormed(minoa, answers=None, **others):
    return struck("Minoa", "Cyclone", {"Minoa": minoa, **others}, answers)


def test_29_6_1_1_the_open_sea_with_most_cities_of_the_victim():
    s = stormed(side({"Rome": 9}, [*AEGEAN, "Tyre"]))
    assert [e.place for e in s.events(PlaceStruck)] == ["Aegean Sea"]
    assert len(s.cities("Minoa")) == 2
    assert "Tyre" in s.cities("Minoa")


def test_29_6_1_1_of_two_with_as_many_the_victim_chooses():
    cities = ["Lemnos", "Lesbos", "Tyre", "Gaza"]
    s = stormed(side({"Rome": 9}, cities), {"Minoa cyclone:0:place": "Eastern Mediterranean"})
    assert s.cities("Minoa") == ["Lemnos", "Lesbos"]
    assert "no-such-option" in codes(s, "Minoa cyclone:0:place", "Red Sea")


def test_29_6_1_1_a_city_at_two_seas_counts_for_both():
    """Knossos lies at the Aegean and at the Eastern Mediterranean."""
    s = stormed(side({"Rome": 9}, ["Knossos", "Tyre"]))
    assert [e.place for e in s.events(PlaceStruck)] == ["Eastern Mediterranean"]


def test_29_6_1_2_without_coastal_cities_it_has_no_effect():
    s = stormed(side({"Rome": 9}, ["Jericho"]), Hellas=side({}, ["Lemnos"], ships=["Lemnos"]))
    assert reasons(s) == ["Minoa: no city next to an open sea"]
    assert (s.cities("Hellas"), s.ships("Hellas")) == (["Lemnos"], ["Lemnos"])


def test_29_6_1_2_nor_with_coastal_cities_at_no_open_sea():
    """Athens has a coast, but not of the open sea."""
    s = stormed(side({"Rome": 9}, ["Athens"], ships=["Athens"]), Hellas=side({}, ["Lemnos"]))
    assert (s.cities("Minoa"), s.ships("Minoa"), s.cities("Hellas")) == (["Athens"], ["Athens"], ["Lemnos"])


def test_29_6_1_3_three_of_the_victims_choice_and_two_of_everybody_else_there():
    hellas = side({"Sparta": 9}, ["Troy", "Chalcis", "Eretria", "Corinth"])
    answers = {
        "Minoa cyclone:0:reduce": ["Knossos", "Lesbos", "Miletus"],
        "Hellas cyclone:0:reduce": ["Troy", "Chalcis"],
    }
    s = stormed(side({"Rome": 9}, AEGEAN), answers, Hellas=hellas, Celt=side({}, ["Rhodes"]))
    assert s.cities("Minoa") == ["Lemnos"]
    assert s.cities("Hellas") == ["Corinth", "Eretria"]
    assert s.cities("Celt") == []
    assert "no-such-option" in codes(s, "Hellas cyclone:0:reduce", ["Corinth", "Troy"])


def test_29_6_1_3_cities_are_reduced_not_destroyed():
    s = stormed(side({"Rome": 9}, ["Lemnos"]))
    assert s.tokens("Minoa")["Lemnos"] == s.g.area("Lemnos").limit


def test_29_6_1_4_all_ships_in_the_areas_affected_are_lost():
    s = stormed(
        side({"Rome": 9}, AEGEAN, ships=["Lemnos", "Lemnos", "Athens"]),
        Hellas=side({"Troy": 1}, ships=["Troy"]),
    )
    assert (s.ships("Minoa"), s.ships("Hellas")) == (["Athens"], [])
    assert {(e.seat, e.areas) for e in s.events(ShipsLost)} == {(0, ("Lemnos", "Lemnos")), (1, ("Troy",))}


def test_29_6_1_4_even_where_advances_save_all_cities():
    s = stormed(side({"Rome": 9}, AEGEAN, ["Lemnos"], ["Engineering", "Masonry"]))
    assert (len(s.cities("Minoa")), s.ships("Minoa")) == (4, [])
    assert reasons(s) == ["Minoa: advances save the cities"]


def test_24_1_4_ships_and_cities_of_pirates_suffer_nothing():
    s = drawn("Minoa", "Cyclone", {"Minoa": side({"Rome": 9}, ["Lemnos"])}, pirates=["Troy"])
    coast = s.g.area("Troy").coasts[0].id
    s.state.ships.append(Ship(BARBARIANS, "Troy", coast))
    s.play(resolve_calamities)
    assert (s.state.pirates, s.ships(BARBARIANS)) == (["Troy"], ["Troy"])


@pytest.mark.parametrize(
    ("held", "own", "other"),
    [
        ([], 3, 2),
        (["Trade Empire"], 4, 3),
        (["Masonry"], 2, 1),
        (["Engineering"], 1, 0),
        (["Masonry", "Engineering"], 0, 0),
        (["Trade Empire", "Engineering"], 2, 1),
    ],
)
def test_29_6_1_5_to_7_what_is_held_by_either_victim(held, own, other):
    hellas = side({"Sparta": 9}, ["Troy", "Chalcis", "Eretria", "Rhodes"], advances=held)
    s = stormed(side({"Rome": 9}, AEGEAN, advances=held), Hellas=hellas)
    assert (4 - len(s.cities("Minoa")), 4 - len(s.cities("Hellas"))) == (own, other)
