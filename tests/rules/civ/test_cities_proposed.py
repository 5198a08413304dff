"""WE 5, CivX 20, Dawn 19: the cities that are proposed, and built when time is up, stand after the check."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.civ.events import CityReduced
from rules.civ.phases.cities import city_construction
from rules.civ.phases.construction import Construction
from tests.rules.civ.civx.scene import scene as civx_scene
from tests.rules.civ.dawn.scene import scene as dawn_scene
from tests.rules.civ.scenario import scenario, side

SCENES = {"western-empires": scenario, "civx": civx_scene, "dawn-of-history": dawn_scene}
siblings = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)


def proposed(scene, tokens, cities=(), **more):
    """The cities proposed to Rome."""
    s = scene({"Rome": side(tokens, cities, **more)})
    return [order["area"] for order in Construction(s.g, 0).default()]


# Limits: Syracuse and Phrygia 1, Sparta 2, Carthage, Tyre and Getae 3, Moesia and Pannonia 4.
# Phrygia, Getae, Moesia and Pannonia have no city site.
CASES = {
    "supported": ({"Sparta": 6, "Pannonia": 2}, ["Sparta"]),
    "one token of support is missing": ({"Sparta": 6, "Pannonia": 1}, []),
    "with no other token": ({"Sparta": 6}, []),
    "what is above the limits supports nothing": ({"Sparta": 6, "Phrygia": 5}, []),
    "both": ({"Sparta": 6, "Syracuse": 6, "Pannonia": 4}, ["Sparta", "Syracuse"]),
    "one of two: that which leaves more": ({"Carthage": 6, "Syracuse": 6}, ["Syracuse"]),
    "one of two equal ones: on the city site": ({"Getae": 12, "Tyre": 6}, ["Tyre"]),
    "the wilderness where it leaves more": ({"Carthage": 6, "Phrygia": 12}, ["Phrygia"]),
    "two of three": (
        {"Carthage": 6, "Sparta": 6, "Syracuse": 6, "Pannonia": 1},
        ["Sparta", "Syracuse"],
    ),
}


@siblings
@pytest.mark.parametrize("case", CASES)
def test_5c_as_many_cities_are_proposed_as_stand(scene, case):
    tokens, cities = CASES[case]
    assert proposed(scene, tokens) == cities


@siblings
@pytest.mark.parametrize("case", CASES)
def test_5c_no_city_that_is_proposed_falls(scene, case):
    s = scene({"Rome": side(CASES[case][0])})
    s.play(city_construction)
    assert s.cities("Rome") == CASES[case][1]
    assert not s.events(CityReduced)


@siblings
def test_5c_cities_that_stand_already_are_supported_first(scene):
    assert proposed(scene, {"Sparta": 6, "Pannonia": 3}, ["Moesia"]) == []
    assert proposed(scene, {"Sparta": 6, "Pannonia": 4}, ["Moesia"]) == ["Sparta"]


@siblings
def test_5c_no_city_beside_those_that_lack_support(scene):
    assert proposed(scene, {"Sparta": 6}, ["Athens", "Rome", "Tyre"]) == []


@siblings
def test_5c_the_token_that_stays_beside_a_city_supports_it(scene):
    assert proposed(scene, {"Sparta": 8, "Phrygia": 1}, advances=["Public Works"]) == ["Sparta"]
    assert proposed(scene, {"Sparta": 8, "Phrygia": 1}) == []


@pytest.mark.parametrize(
    ("scene", "cities"), [(scenario, []), (civx_scene, []), (dawn_scene, ["Syracuse"])], ids=SCENES
)
def test_5c_where_any_city_may_fall_a_new_one_takes_the_place_of_one_that_falls_anyway(scene, cities):
    """Dawn 21: Moesia makes up for six tokens, with the new city or without it."""
    assert proposed(scene, {"Syracuse": 6}, ["Athens", "Moesia"]) == cities


@siblings
@settings(max_examples=60, deadline=None)
@given(
    tokens=st.dictionaries(
        st.sampled_from(["Sparta", "Syracuse", "Carthage", "Getae", "Phrygia", "Pannonia"]),
        st.integers(1, 13),
    ).filter(lambda tokens: sum(tokens.values()) <= 55),
    cities=st.lists(st.sampled_from(["Athens", "Rome", "Tyre", "Moesia"]), unique=True),
    works=st.booleans(),
)
def test_5c_nobody_loses_a_city_by_what_is_proposed(scene, tokens, cities, works):
    sides = {"Rome": side(tokens, cities, advances=["Public Works"] * works)}
    idle, served = scene(sides), scene(sides)
    idle.play(city_construction, {"Rome build": []} if Construction(idle.g, 0).candidates() else None)
    new = Construction(served.g, 0).default()
    served.play(city_construction)
    assert len(served.cities("Rome")) == len(idle.cities("Rome")) + len(new)
