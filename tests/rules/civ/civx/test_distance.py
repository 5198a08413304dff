"""CivX 29.325: how far nations are apart."""

import pytest

from rules.civ.calamity.distance import bordering, spaces_between
from rules.civ.civx.reach import is_near
from rules.civ.events_calamity import CalamityPassed
from tests.rules.civ.civx.scene import WEST, scene
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side


def test_29_325_neighbours_have_nothing_between_them():
    s = scene({"Rome": side({"Rome": 1}), "Carthage": side({"Etruria": 1})})
    assert spaces_between(s.g, 0, 1) == 0


def test_29_325_areas_with_units_of_either_are_not_counted():
    far = scene({"Egypt": side({"Memphis": 1}), "Rome": side({"Rome": 1})})
    near = scene({"Egypt": side({"Memphis": 1, "Carthage": 1}), "Rome": side({"Rome": 1})})
    assert spaces_between(far.g, 0, 1) > spaces_between(near.g, 0, 1)


@pytest.mark.parametrize(("two_blocks", "near"), [(False, True), (True, False)])
def test_29_325_only_with_separate_blocks_does_distance_matter(two_blocks, near):
    s = scene({"Celt": side({"Londinium": 1}), "Maurya": side({"Magadha": 1})}, two_blocks=two_blocks)
    assert is_near(s.g, 0, 1) is near


def test_29_325_a_nation_without_units_is_near_nobody():
    s = scene({"Rome": side({"Rome": 1}), "Maurya": side()}, two_blocks=True)
    assert spaces_between(s.g, 0, 1) is None
    assert not is_near(s.g, 0, 1)


@pytest.mark.parametrize(
    ("area", "shared"), [("Rome", True), ("Samnium", True), ("Corsica", True), ("Campania", False)]
)
def test_29_821_a_border_is_shared_in_an_area_or_next_to_it_by_land_or_water(area, shared):
    s = scene({"Rome": side({"Rome": 1}), "Carthage": side({area: 1})})
    assert bordering(s.g, 0) == ([1] if shared else [])
    assert bordering(s.g, 1) == ([0] if shared else [])


def test_29_821_not_across_an_open_sea():
    s = scene({"Rome": side({"Rome": 1}), "Carthage": side({"Carthage": 1})})
    assert bordering(s.g, 0) == []


def test_29_821_cities_share_a_border_as_tokens_do():
    s = scene({"Rome": side({}, ["Rome"]), "Carthage": side({}, ["Samnium"]), "Egypt": side({"Memphis": 1})})
    assert (bordering(s.g, 0), bordering(s.g, 1), bordering(s.g, 2)) == ([1], [0], [])


@pytest.mark.parametrize("card", ["Famine", "Superstition", "Epidemic", "Iconoclasm & Heresy", "Piracy"])
@pytest.mark.parametrize(("block", "cities"), [("", False), (WEST, True)])
def test_29_325_a_victim_without_units_names_others_unless_there_are_two_blocks(card, block, cities):
    sides = {"Rome": side(), "Hellas": side({"Athens": 2}, ["Corinth"])}
    s = struck("Rome", card, sides, block=block)
    assert (s.cities("Hellas") == ["Corinth"] and s.tokens("Hellas") == {"Athens": 2}) is cities
    assert s.events(CalamityPassed, 0)[0].seat == 0
