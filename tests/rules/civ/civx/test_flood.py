"""CivX 29.52: Flood."""

import pytest

from rules.civ.events_calamity import CalamityPassed, DamageTaken, LossesAssigned, PlaceStruck
from tests.rules.civ.civx.plague import codes, struck
from tests.rules.civ.scenario import side

NILE = {"Memphis": 9, "Fayum": 9, "Siwa": 5}


def lost(s):
    return {e.seat: e.amount for e in s.events(DamageTaken)}


def flooded(egypt, answers=None, **others):
    return struck("Egypt", "Flood", {"Egypt": egypt, **others}, answers)


def test_29_521_seventeen_unit_points_from_the_flood_plain():
    s = flooded(side(NILE), {"Egypt flood:0:damage": {"Memphis": 9, "Fayum": 8}}, Celt=side())
    assert s.tokens("Egypt") == {"Fayum": 1, "Siwa": 5}
    assert "no-such-key" in codes(s, "Egypt flood:0:damage", {"Siwa": 5, "Memphis": 9, "Fayum": 3})


def test_29_521_all_that_is_there_where_it_is_less():
    s = flooded(side({"Memphis": 3, "Siwa": 5}), Celt=side())
    assert s.tokens("Egypt") == {"Siwa": 5}


def test_29_521_cities_on_white_sites_and_in_the_wilderness_are_vulnerable():
    s = flooded(side({"Siwa": 5}, ["Memphis", "Upper Egypt"]), Celt=side())
    assert s.cities("Egypt") == []
    assert lost(s) == {0: 10}


def test_29_521_cities_on_black_sites_are_safe():
    """Susa lies on the plain of Mesopotamia, its site is black; the tokens of Ur are not so lucky."""
    s = flooded(side({"Ur": 2}, ["Susa"]), Celt=side())
    assert s.cities("Egypt") == ["Susa"]
    assert s.tokens("Egypt") == {}


def test_29_522_the_victim_divides_ten_points_among_others_on_the_same_plain():
    s = flooded(
        side(NILE),
        {"Egypt flood:0:victims": {"1": 7, "2": 3}, "Nubia flood:0:damage": {"Tanis": 3}},
        Celt=side({"Memphis": 8, "Belgica": 9}),
        Nubia=side({"Upper Egypt": 2, "Tanis": 4, "Thebes": 9}),
    )
    assert s.tokens("Celt") == {"Belgica": 9, "Memphis": 1}
    assert s.tokens("Nubia") == {"Tanis": 1, "Thebes": 9, "Upper Egypt": 2}
    assert [dict(e.shares) for e in s.events(LossesAssigned)] == [{1: 7, 2: 3}]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [({"1": 10}, "out-of-range"), ({"1": 8}, "wrong-sum"), ({"3": 10}, "no-such-key")],
)
def test_29_522_neither_less_nor_more_than_somebody_has_there_nor_to_others(answer, fault):
    s = flooded(side(NILE), Celt=side({"Memphis": 8}), Nubia=side({"Tanis": 6}), Rome=side({"Etruria": 9}))
    assert fault in codes(s, "Egypt flood:0:victims", answer)


def test_29_522_with_ten_or_less_there_all_of_it_is_eliminated():
    s = flooded(side(NILE), Celt=side({"Memphis": 3}), Nubia=side({"Fayum": 2}, ["Tanis"]))
    assert s.tokens("Celt") == {}
    assert (s.tokens("Nubia"), s.cities("Nubia")) == ({}, [])
    assert {q.key for q in s.asked} == {"flood:0:damage"}


def test_29_522_even_then_advances_help():
    s = flooded(
        side(NILE),
        Celt=side({"Memphis": 5}, advances=["Masonry"]),
        Nubia=side({"Fayum": 5}, advances=["Engineering"]),
    )
    assert s.tokens("Celt") == {"Memphis": 4}
    assert s.tokens("Nubia") == {"Fayum": 2}


def test_29_522_barbarians_are_no_secondary_victims():
    s = struck("Egypt", "Flood", {"Egypt": side(NILE), "Celt": side()}, barbarians={"Tanis": 5})
    assert s.state.barbarians == {"Tanis": 5}


def test_29_523_where_most_of_the_victims_unit_points_are():
    s = flooded(side({"Memphis": 4, "Moesia": 5}), Celt=side())
    assert [e.place for e in s.events(PlaceStruck)] == ["Danube"]
    assert s.asked == []
    assert s.tokens("Egypt") == {"Memphis": 4}


def test_29_523_a_safe_city_counts_for_where_the_flood_is():
    """The city of Susa draws the flood to Mesopotamia, and is safe from it."""
    s = flooded(side({"Ur": 1, "Memphis": 3}, ["Susa"]), Celt=side())
    assert [e.place for e in s.events(PlaceStruck)] == ["Mesopotamia"]
    assert s.cities("Egypt") == ["Susa"]
    assert s.tokens("Egypt") == {"Memphis": 3}


def test_29_524_who_has_only_a_safe_city_on_a_plain_loses_no_other():
    s = flooded(side({}, ["Susa", "Gaza"]), Celt=side({"Ur": 2}))
    assert s.cities("Egypt") == ["Gaza", "Susa"]
    assert s.tokens("Celt") == {}


def test_29_523_in_a_tie_the_victim_selects_the_place():
    s = flooded(side({"Memphis": 4, "Moesia": 4}), {"Egypt flood:0:place": "Nile"}, Celt=side())
    assert s.tokens("Egypt") == {"Moesia": 4}


def test_29_524_without_units_on_a_plain_a_coastal_city_is_eliminated():
    s = flooded(
        side({"Siwa": 5}, ["Gaza", "Jerusalem"]),
        {"Egypt flood:0:cities": ["Gaza"]},
        Celt=side({"Memphis": 9}),
    )
    assert s.cities("Egypt") == ["Jerusalem"]
    assert s.tokens("Egypt") == {"Siwa": 5}
    assert s.tokens("Celt") == {"Memphis": 9}


def test_29_524_without_a_coastal_city_nothing_happens():
    s = flooded(side({"Siwa": 5}, ["Alesia"]), Celt=side())
    assert s.cities("Egypt") == ["Alesia"]
    assert [e.reason for e in s.events(CalamityPassed)] == ["no coastal city"]


@pytest.mark.parametrize(
    ("advances", "left"),
    [([], 3), (["Masonry"], 7), (["Engineering"], 11), (["Masonry", "Engineering"], 13)],
)
def test_29_525_29_526_masonry_first_then_half_rounded_up(advances, left):
    """17, 13, 9 and 7 of 20 tokens."""
    s = flooded(side({"Memphis": 20}, advances=advances), Celt=side())
    assert s.tokens("Egypt") == {"Memphis": left}


def test_29_525_masonry_spares_four_of_what_is_there():
    s = flooded(side({"Memphis": 6}, advances=["Masonry"]), Celt=side())
    assert s.tokens("Egypt") == {"Memphis": 4}


@pytest.mark.parametrize(
    ("advances", "left"), [([], 0), (["Masonry"], 4), (["Engineering"], 5), (["Masonry", "Engineering"], 7)]
)
def test_29_525_29_526_for_secondary_victims_too(advances, left):
    s = flooded(side(NILE), Celt=side({"Tanis": 10}, advances=advances))
    assert sum(s.tokens("Celt").values()) == left


def test_29_527_with_engineering_the_coastal_city_is_reduced():
    s = flooded(side({"Siwa": 5}, ["Cyrene"], advances=["Engineering"]), Celt=side())
    assert s.cities("Egypt") == []
    assert s.tokens("Egypt") == {"Cyrene": 3, "Siwa": 5}


def test_29_52_distance_plays_no_part():
    """Whoever is on the plain is a victim, with separate trading blocks too."""
    sides = {"Egypt": side(NILE), "Maurya": side({"Tanis": 2, "Magadha": 9})}
    assert struck("Egypt", "Flood", sides, two_blocks=True).tokens("Maurya") == {"Magadha": 9}
