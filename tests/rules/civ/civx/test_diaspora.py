"""CivX 30.14: Diaspora."""

import pytest

from rules.civ.abilities.turn import special_abilities
from rules.civ.civx.abilities.tracing import traced
from rules.civ.events import CityBuilt
from rules.civ.events_calamity import TokensResettled
from tests.rules.civ.civx.plans import holder, played, refused
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

ROME = holder("Diaspora")


def colony(area, tokens=0):
    return {"ability": "colonize", "area": area, "tokens": tokens}


def test_30_142_a_city_on_an_empty_city_site():
    s = played(ROME, colony("Carthage"))
    assert s.cities("Rome") == ["Carthage"]
    assert s.tokens("Rome") == {"Etruria": 1}, "no tokens are needed"
    assert s.events(CityBuilt)[0].area == "Carthage"


def test_30_142_22_11_the_city_counts_as_built_this_turn():
    assert played(ROME, colony("Carthage")).state.new_cities == ["Carthage"]


def test_30_142_no_city_where_there_is_no_site():
    assert refused(ROME, colony("Numidia")) == ["no-target"]


def test_30_142_or_tokens_up_to_the_limit():
    s = played(ROME, colony("Carthage", 3))
    assert s.tokens("Rome") == {"Etruria": 1, "Carthage": 3}
    assert s.nation("Rome").stock == 51
    assert s.events(TokensResettled)[0].placed == (("Carthage", 3),)
    assert refused(ROME, colony("Carthage", 4)) == ["too-many"]


def test_30_142_agriculture_and_public_works_raise_the_limit():
    rome = holder("Diaspora", "Agriculture", "Public Works")
    assert refused(rome, colony("Carthage", 5)) == []
    assert refused(rome, colony("Carthage", 6)) == ["too-many"]


def test_30_142_no_more_than_there_are_in_stock():
    rome = holder("Diaspora", stock=2)
    assert refused(rome, colony("Carthage", 2)) == []
    assert refused(rome, colony("Carthage", 3)) == ["too-many"]


def test_30_142_only_one_of_both():
    assert refused(ROME, colony("Carthage"), colony("Syracuse", 1)) == ["ability-used"]


@pytest.mark.parametrize(
    ("others", "more"),
    [
        ({"Celt": side({"Carthage": 1})}, {}),
        ({"Celt": side(cities=["Carthage"])}, {}),
        ({"Celt": side(ships=["Carthage"])}, {}),
        ({}, {"barbarians": {"Carthage": 1}}),
        ({}, {"pirates": ["Carthage"]}),
        ({}, {"out_of_play": ["Carthage"]}),
    ],
)
def test_30_142_the_area_must_be_completely_empty_and_in_play(others, more):
    assert refused(ROME, colony("Carthage", 1), others=others, **more) == ["no-target"]


def test_30_142_own_units_do_not_leave_an_area_empty():
    assert refused(holder("Diaspora", tokens={"Etruria": 1, "Rome": 1}), colony("Rome")) == ["no-target"]


# -- the path


def reached(tokens, others=None, advances=(), **more):
    s = scene({"Rome": side(tokens, advances=list(advances)), **(others or {})}, **more)
    return traced(s.g, 0)


def test_30_142_a_path_of_any_length_over_land_and_water():
    found = reached({"Etruria": 1})
    assert {"Napata", "Magadha", "Chanhu-Daro", "Germania Inferior"} <= set(found)
    assert "Etruria" not in found


def test_30_142_without_units_there_is_no_path():
    assert reached({}) == []


def ring(*areas):
    return {"Celt": side(dict.fromkeys(areas, 1))}


CORSICA = ("Etruria", "Massillia", "Rome", "Sardinia")


def test_30_142_water_is_open_where_enemies_stand_on_the_shore():
    assert "Caralis" in reached({"Corsica": 1}, ring(*CORSICA))


def test_30_142_no_path_over_land_with_enemy_units():
    """Cisalpina's neighbours are all taken, and it has no coast."""
    around = scene({"Rome": side()}).g.board.land_neighbours("Cisalpina")
    assert reached({"Cisalpina": 1}, ring(*around)) == []
    assert reached({"Cisalpina": 1}, barbarians=dict.fromkeys(around, 1)) == []
    assert reached({"Cisalpina": 1}, pirates=list(around)) == []
    assert reached({"Cisalpina": 1}, ring(*around[1:])) != []


def test_30_142_no_path_over_water_with_enemy_ships():
    fleet = {"Celt": side(ships=["Etruria", "Massillia", "Rome"]), "Egypt": side(ships=["Sardinia"])}
    assert reached({"Corsica": 1}, fleet) == []
    assert "Carthage" in reached({"Corsica": 1}, fleet, ["Astronomy"]), "over the open sea"


def test_30_142_not_even_from_where_an_enemy_ship_lies():
    assert reached({"Corsica": 1}, {"Celt": side(ships=["Corsica"])}) == []


def test_30_142_own_ships_are_no_hindrance():
    s = scene({"Rome": side({"Corsica": 1}, ships=["Corsica", "Etruria"])})
    assert "Rome" in traced(s.g, 0)


def test_30_142_open_seas_only_with_astronomy():
    islands = ["Etruria", "Massillia", "Rome", "Sardinia"]
    assert reached({"Corsica": 1}, out_of_play=islands) == []
    assert "Carthage" in reached({"Corsica": 1}, advances=["Astronomy"], out_of_play=islands)


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("Diaspora: Carthage", colony("Carthage")),
        ("Diaspora: city in Carthage", colony("Carthage")),
        ("diaspora Carthage 2", colony("Carthage", 2)),
        ("Diaspora: 2 tokens in Carthage", colony("Carthage", 2)),
    ],
)
def test_30_142_it_can_be_written(written, line):
    s = scene({"Rome": ROME})
    s.play(special_abilities)
    read = s.asked[0].referee.read(written, [])
    assert s.asked[0].check(read) == s.asked[0].check([line])
