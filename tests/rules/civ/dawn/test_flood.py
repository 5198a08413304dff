"""Dawn 29.5.1: Flood."""

from rules.civ.events_calamity import CitiesDestroyed, CitiesReduced, PlaceStruck
from tests.rules.civ.dawn.plague import codes, lost, reasons, struck
from tests.rules.civ.scenario import side

NILE = {"Memphis": 8, "Fayum": 8, "Alexandria": 4}


def flooded(egypt, answers=None, **others):
    return struck("Egypt", "Flood", {"Egypt": egypt, **others}, answers)


def test_29_5_1_1_seventeen_unit_points_from_the_plain():
    s = flooded(side({**NILE, "Siwa": 4}))
    assert lost(s) == {"Egypt": 17}
    assert s.tokens("Egypt")["Siwa"] == 4


def test_29_5_1_1_the_victim_selects_any_plain_with_units_of_its():
    egypt = side({**NILE, "Sumeria": 2})
    s = flooded(egypt, {"Egypt flood:0:place": "Nile"})
    assert lost(s) == {"Egypt": 17}
    assert "no-such-option" in codes(s, "Egypt flood:0:place", "Po")


def test_29_5_1_1_what_each_plain_would_cost_is_said():
    s = flooded(side({**NILE, "Sumeria": 1}))
    notes = {option.key: option.note for option in s.asked[0].options}
    assert notes == {"Mesopotamia": "1 unit point of yours", "Nile": "20 unit points of yours"}


def test_29_5_1_1_who_says_nothing_selects_where_least_is_met():
    s = flooded(side({**NILE, "Sumeria": 2}))
    assert [e.place for e in s.events(PlaceStruck)] == ["Mesopotamia"]
    assert lost(s) == {"Egypt": 2}


def test_29_5_1_1_cities_on_white_sites_and_outside_of_sites_are_met():
    """Fayum has a white site, Upper Egypt none."""
    s = flooded(side({"Memphis": 9, "Siwa": 1}, ["Fayum", "Upper Egypt"]))
    assert lost(s) == {"Egypt": 17}
    assert len(s.cities("Egypt")) < 2


def test_29_5_1_1_a_city_on_a_black_site_is_safe():
    """Susa has a black site."""
    s = flooded(side({"Babylon": 3}, ["Susa", "Ur"]))
    assert s.cities("Egypt") == ["Susa"]
    assert (s.tokens("Egypt"), lost(s)) == ({}, {"Egypt": 8})


def test_29_5_1_1_tokens_beside_a_black_site_are_not_safe():
    s = flooded(side({"Susa": 3, "Siwa": 2}))
    assert s.tokens("Egypt") == {"Siwa": 2}


def test_29_5_1_1_a_plain_with_nothing_but_safe_cities_cannot_be_selected():
    s = flooded(side({**NILE}, ["Susa"]))
    assert [e.place for e in s.events(PlaceStruck)] == ["Nile"]


def test_29_5_1_5_with_safe_cities_only_there_are_no_units_on_a_plain():
    s = flooded(side({"Siwa": 9}, ["Susa", "Cyrene"]), {"Egypt flood:0:cities": ["Cyrene"]})
    assert s.cities("Egypt") == ["Susa"]


def test_29_5_1_3_ten_of_others_on_the_same_plain_as_the_victim_divides_them():
    s = flooded(
        side(NILE),
        {"Egypt flood:0:victims": {"1": 3, "2": 7}},
        Nubia=side({"Upper Egypt": 8}),
        Saba=side({"Tanis": 8}),
        Rome=side({"Etruria": 8}),
    )
    assert lost(s) == {"Egypt": 17, "Nubia": 3, "Saba": 7}


def test_29_5_1_3_one_may_bear_it_all():
    s = flooded(
        side(NILE), {"Egypt flood:0:victims": {"1": 10}}, Nubia=side({"Tanis": 12}), Saba=side({"Fayum": 8})
    )
    assert lost(s) == {"Egypt": 17, "Nubia": 10}


def test_29_5_1_3_only_those_on_that_plain_and_what_they_have_there():
    s = flooded(side(NILE), Nubia=side({"Upper Egypt": 3, "Siwa": 9}), Rome=side({"Etruria": 8}))
    assert (s.tokens("Nubia"), s.tokens("Rome")) == ({"Siwa": 9}, {"Etruria": 8})


def test_29_5_1_3_secondary_victims_choose_what_they_lose():
    nubia = side({"Upper Egypt": 6, "Alexandria": 1}, ["Tanis"])
    answers = {"Nubia flood:0:damage": {"Tanis": 5, "Upper Egypt": 5}}
    s = flooded(side({"Memphis": 17, "Siwa": 1}), answers, Nubia=nubia)
    assert (s.tokens("Nubia"), s.cities("Nubia")) == ({"Alexandria": 1, "Upper Egypt": 1}, [])


def test_29_5_1_4_engineering_limits_it_to_seven_for_either():
    s = flooded(
        side(NILE, advances=["Engineering"]),
        Nubia=side({"Upper Egypt": 12}, advances=["Engineering"]),
    )
    assert lost(s) == {"Egypt": 7, "Nubia": 7}


def test_29_5_1_4_nobody_is_assigned_more_than_engineering_lets_him_lose():
    s = flooded(
        side(NILE), Nubia=side({"Upper Egypt": 12}, advances=["Engineering"]), Saba=side({"Tanis": 12})
    )
    assert "out-of-range" in codes(s, "Egypt flood:0:victims", {"1": 8, "2": 2})


def test_29_5_1_5_without_units_on_a_plain_a_coastal_city_of_choice_is_destroyed():
    s = flooded(side({"Siwa": 9}, ["Cyrene", "Gaza", "Jericho"]), {"Egypt flood:0:cities": ["Gaza"]})
    assert s.cities("Egypt") == ["Cyrene", "Jericho"]
    assert s.events(CitiesDestroyed)
    assert "no-such-option" in codes(s, "Egypt flood:0:cities", ["Jericho"])


def test_29_5_1_4_with_engineering_it_is_reduced():
    s = flooded(side({"Siwa": 9}, ["Gaza"], advances=["Engineering"]))
    assert s.events(CitiesReduced)[0].areas == ("Gaza",)
    assert s.tokens("Egypt")["Gaza"] > 0


def test_29_5_1_5_others_lose_nothing_then():
    s = flooded(side({"Siwa": 9}, ["Gaza"]), Rome=side({"Etruria": 9}, ["Rome"]))
    assert (s.tokens("Rome"), s.cities("Rome")) == ({"Etruria": 9}, ["Rome"])


def test_29_5_1_5_without_coastal_cities_the_victim_is_unaffected():
    s = flooded(side({"Siwa": 9}, ["Jericho"]))
    assert (reasons(s), s.cities("Egypt")) == (["Egypt: no coastal city"], ["Jericho"])
