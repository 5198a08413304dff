"""CivX 29.62: Cyclone."""

import pytest

from rules.civ.events_calamity import CalamityPassed, PlaceStruck, ShipsLost
from tests.rules.civ.civx.plague import codes, struck
from tests.rules.civ.scenario import side

AEGEAN = ["Knossos", "Rhodes", "Thera", "Miletus", "Lesbos"]


def blown(minoa, answers=None, **others):
    return struck("Minoa", "Cyclone", {"Minoa": minoa, **others}, answers)


def test_29_622_three_cities_of_the_victim_of_his_choice_are_destroyed():
    s = blown(side({}, AEGEAN), {"Minoa cyclone:0:cities": ["Rhodes", "Thera", "Lesbos"]}, Celt=side())
    assert s.cities("Minoa") == ["Knossos", "Miletus"]
    assert s.tokens("Minoa") == {}


def test_29_622_two_cities_of_each_other_player():
    hellas, hatti = side({}, ["Chalcis", "Eretria", "Lemnos"]), side({}, ["Troy"])
    s = blown(
        side({}, ["Knossos"]),
        {"Hellas cyclone:0:cities": ["Chalcis", "Lemnos"]},
        Hellas=hellas,
        Hatti=hatti,
    )
    assert s.cities("Minoa") == []
    assert s.cities("Hellas") == ["Eretria"]
    assert s.cities("Hatti") == []
    assert codes(s, "Hellas cyclone:0:cities", ["Chalcis"]) == ["wrong-count"]


def test_29_621_cities_that_do_not_border_on_the_sea_are_safe():
    s = blown(
        side({}, ["Knossos", "Sparta"]), {"Minoa cyclone:0:place": "Aegean Sea"}, Celt=side({}, ["Athens"])
    )
    assert s.cities("Minoa") == ["Sparta"]
    assert s.cities("Celt") == ["Athens"]


def test_29_621_the_sea_where_the_victim_loses_most():
    s = blown(side({}, ["Lesbos", "Cyprus", "Salamis"]), Celt=side())
    assert [e.place for e in s.events(PlaceStruck)] == ["Eastern Mediterranean"]
    assert s.cities("Minoa") == ["Lesbos"]


SEAS = ["Lesbos", "Lemnos", "Miletus", "Cyprus", "Salamis", "Sidon", "Tyre"]


def test_29_621_what_is_compared_are_the_losses_after_the_maximum():
    """Four cities at one sea, three at the other: three are lost at either, so the victim chooses."""
    s = blown(side({}, SEAS), {"Minoa cyclone:0:place": "Aegean Sea"}, Celt=side())
    assert s.cities("Minoa") == ["Cyprus", "Salamis", "Sidon", "Tyre"]


def test_29_621_with_trade_routes_four_are_more_than_three():
    s = blown(side({}, SEAS, advances=["Trade Routes"]), Celt=side())
    assert [e.place for e in s.events(PlaceStruck)] == ["Eastern Mediterranean"]
    assert s.cities("Minoa") == ["Lemnos", "Lesbos", "Miletus"]


def test_29_621_without_cities_on_open_seas_one_coastal_city_is_eliminated():
    minoa = side({}, ["Athens", "Argos"], ships=["Athens"])
    s = blown(minoa, {"Minoa cyclone:0:cities": ["Argos"]}, Hellas=side({}, ["Lesbos"]))
    assert s.cities("Minoa") == ["Athens"]
    assert s.ships("Minoa") == ["Athens"], "no sea was struck"
    assert s.cities("Hellas") == ["Lesbos"]


def test_29_621_without_coastal_cities_nothing_happens():
    s = blown(side({"Knossos": 3}, ["Alesia"]), Celt=side())
    assert s.cities("Minoa") == ["Alesia"]
    assert [e.reason for e in s.events(CalamityPassed)] == ["no coastal city"]


def test_29_622_all_ships_in_the_areas_are_lost_whoever_owns_them():
    s = blown(
        side({}, ["Lesbos"], ships=["Knossos", "Gaza"]),
        Celt=side({}, ships=["Troy", "Troy", "Rome"], treasury=9),
    )
    assert s.ships("Minoa") == ["Gaza"]
    assert s.ships("Celt") == ["Rome"]
    assert s.asked == [], "without Naval Warfare no treasury saves them"
    assert s.events(ShipsLost) == [
        ShipsLost(0, "Cyclone", ("Knossos",)),
        ShipsLost(1, "Cyclone", ("Troy", "Troy")),
    ]


def test_29_622_pirate_cities_stand():
    s = struck(
        "Minoa",
        "Cyclone",
        {"Minoa": side({}, ["Knossos"]), "Celt": side()},
        {"Minoa cyclone:0:place": "Aegean Sea"},
        pirates=["Rhodes"],
    )
    assert s.state.pirates == ["Rhodes"]


@pytest.mark.parametrize(
    ("advances", "left"),
    [([], 2), (["Masonry"], 3), (["Trade Routes"], 1), (["Masonry", "Trade Routes"], 2)],
)
def test_29_624_29_627_the_maximum_for_the_primary_victim(advances, left):
    assert len(blown(side({}, AEGEAN, advances=advances), Celt=side()).cities("Minoa")) == left


@pytest.mark.parametrize(
    ("advances", "left"),
    [([], 1), (["Masonry"], 2), (["Trade Routes"], 0), (["Masonry", "Trade Routes"], 1)],
)
def test_29_624_29_627_the_maximum_for_secondary_victims(advances, left):
    hellas = side({}, ["Chalcis", "Eretria", "Lemnos"], advances=advances)
    s = blown(side({}, ["Lesbos"]), Hellas=hellas)
    assert len(s.cities("Hellas")) == left


def test_29_624_masonry_does_not_save_the_city_at_another_coast():
    s = blown(side({}, ["Athens"], advances=["Masonry"]), Celt=side())
    assert (s.cities("Minoa"), s.tokens("Minoa")) == ([], {})


def test_29_625_with_engineering_cities_are_reduced():
    s = blown(
        side({}, ["Lesbos", "Miletus"], advances=["Engineering"]),
        Hellas=side({}, ["Chalcis"], advances=["Engineering"]),
        Hatti=side({}, ["Troy"]),
    )
    area = s.g.area
    assert s.tokens("Minoa") == {name: area(name).limit for name in ("Lesbos", "Miletus")}
    assert s.tokens("Hellas") == {"Chalcis": area("Chalcis").limit}
    assert s.tokens("Hatti") == {}


def test_29_625_also_at_another_coast():
    s = blown(side({}, ["Athens"], advances=["Engineering"]), Celt=side())
    assert s.tokens("Minoa") == {"Athens": 1}


def test_29_626_naval_warfare_saves_ships_for_one_treasury_each():
    navy = side({}, ["Lesbos"], ships=["Knossos", "Rhodes"], advances=["Naval Warfare"], treasury=1)
    hatti = side({}, ships=["Troy", "Troy"], advances=["Naval Warfare"], treasury=3)
    answers = {"Minoa cyclone:0:ships": ["Rhodes"], "Hatti cyclone:0:ships": []}
    s = blown(navy, answers, Hatti=hatti)
    assert s.ships("Minoa") == ["Rhodes"]
    assert s.nation("Minoa").treasury == 0
    assert s.ships("Hatti") == []
    assert s.nation("Hatti").treasury == 3
    assert codes(s, "Minoa cyclone:0:ships", ["Rhodes", "Knossos"]) == ["wrong-count"]


def test_29_621_the_caspian_sea_is_no_open_sea_and_its_shores_are_no_coast():
    s = blown(side({}, ["Caspian Coast", "Chorasmia"]), Celt=side())
    assert s.cities("Minoa") == ["Caspian Coast", "Chorasmia"]
    assert [event.reason for event in s.events(CalamityPassed)] == ["no coastal city"]
