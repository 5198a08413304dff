"""CivX 29.82: Tyranny."""

import pytest

from rules.civ.events_calamity import CalamityPassed, CalamityStruck, UnitsAnnexed
from rules.table import Refusal
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

ANNEX = "Carthage tyranny:0:annex"


def tyranny(egypt, others, answers=None, **more):
    return struck("Egypt", "Tyranny", {"Egypt": egypt, **others}, answers, **more)


def question(s, who="Carthage"):
    return next(q for q in s.asked if q.key.endswith("annex") and s.g.name(q.seat) == who)


EGYPT = side({"Paraetonium": 3}, ["Memphis", "Thebes", "Tanis", "Napata"])
"""Three tokens in the west, and four cities that are not next to them but for Memphis."""


def test_29_823_example_three_tokens_next_to_africa_and_a_city():
    """Four cities: eight points. Next to Jalo are the three tokens; then nothing but cities is left."""
    egypt = side({"Paraetonium": 3}, ["Thebes", "Napata", "Aksum", "Meroe"])
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})}, {ANNEX: {"Paraetonium": 3, "Aksum": 5}})
    assert s.tokens("Carthage") == {"Jalo": 1, "Paraetonium": 3}
    assert s.cities("Carthage") == ["Aksum"]
    assert s.cities("Egypt") == ["Meroe", "Napata", "Thebes"]


def test_29_823_units_next_to_the_beneficiary_come_first():
    egypt = side({"Paraetonium": 3}, ["Thebes", "Napata", "Aksum", "Meroe"])
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})})
    refused = question(s).check({"Aksum": 5, "Paraetonium": 1})
    assert isinstance(refused, Refusal)


def test_29_823_what_was_annexed_reaches_further():
    """From Jalo to Paraetonium, from there to Memphis, from there to the Fayum; Thebes is further off."""
    egypt = side({"Paraetonium": 1, "Fayum": 2}, ["Memphis", "Thebes", "Napata", "Aksum"])
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})}, {ANNEX: {"Paraetonium": 1, "Memphis": 5, "Fayum": 2}})
    assert s.cities("Carthage") == ["Memphis"]
    assert isinstance(question(s).check({"Paraetonium": 1, "Thebes": 5, "Fayum": 2}), Refusal)
    assert isinstance(question(s).check({"Memphis": 5, "Fayum": 2}), Refusal), "eight points, not seven"


def test_29_823_an_area_cannot_be_skipped_to_reach_the_next():
    egypt = side({"Paraetonium": 4, "Fayum": 4}, ["Memphis", "Thebes"])
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})})
    assert isinstance(question(s).check({"Fayum": 4}), Refusal)
    assert not isinstance(question(s).check({"Paraetonium": 4}), Refusal)


def test_29_823_units_in_areas_shared_with_the_beneficiary_count_as_near():
    egypt = side({"Jalo": 2, "Aksum": 4}, ["Napata"])
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})})
    assert s.tokens("Carthage") == {"Jalo": 3}


def test_29_823_by_water_too():
    egypt = side({"Carthage": 2}, ["Memphis"])
    s = tyranny(egypt, {"Carthage": side({"Panormus": 1})})
    assert s.tokens("Carthage") == {"Panormus": 1, "Carthage": 2}


def test_29_823_a_city_beyond_the_number_only_where_no_token_is_next():
    """One city makes two points; if it is all there is next to Carthage it goes whole, as 25.4 has it."""
    s = tyranny(side({}, ["Memphis"]), {"Carthage": side({"Paraetonium": 1})})
    assert s.cities("Carthage") == ["Memphis"]
    s = tyranny(side({"Alexandria": 3}, ["Memphis"]), {"Carthage": side({"Paraetonium": 1})})
    assert s.tokens("Carthage") == {"Paraetonium": 1, "Alexandria": 2}
    refused = question(s).check({"Memphis": 5})
    assert isinstance(refused, Refusal)


def test_29_823_a_city_is_whole():
    s = tyranny(EGYPT, {"Carthage": side({"Jalo": 1})})
    assert isinstance(question(s).check({"Paraetonium": 3, "Memphis": 4}), Refusal)


def test_29_821_only_those_who_share_a_border_gain():
    others = {"Carthage": side({"Jalo": 1}), "Celt": side({"Londinium": 1})}
    s = tyranny(EGYPT, others)
    assert s.events(CalamityStruck)[0].beneficiary == 1


def test_29_822_the_neighbour_with_the_most_unit_points_in_stock():
    others = {"Carthage": side({"Jalo": 1}, stock=30), "Nubia": side({"Buhen": 1}, stock=31)}
    assert tyranny(EGYPT, others).events(CalamityStruck)[0].beneficiary == 2
    others = {"Carthage": side({"Jalo": 1}, stock=30), "Nubia": side({"Buhen": 1}, ["Meroe"], stock=34)}
    assert tyranny(EGYPT, others).events(CalamityStruck)[0].beneficiary == 1, "a city counts five"


def test_29_822_the_victim_decides_between_equals():
    others = {"Carthage": side({"Jalo": 1}), "Nubia": side({"Buhen": 1})}
    for seat in ("1", "2"):
        s = tyranny(EGYPT, others, {"Egypt tyranny:0:beneficiary-1": seat})
        assert s.events(UnitsAnnexed)[0].by == int(seat)


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        ([], 8),
        (["Rhetoric"], 4),
        (["Democracy"], 4),
        (["Mercenary Army"], 13),
        (["Mercenary Army", "Fundamentalism"], 18),
        (["Mercenary Army", "Democracy"], 7),
        (["Rhetoric", "Democracy", "Fundamentalism"], 5),
    ],
)
def test_29_824_to_29_826_advances_add_up_and_democracy_halves_last(advances, points):
    egypt = side({"Paraetonium": 9, "Fayum": 9}, ["Memphis", "Thebes", "Napata", "Aksum"], advances=advances)
    s = tyranny(egypt, {"Carthage": side({"Jalo": 1})})
    assert question(s).due == points


def test_29_827_without_pieces_the_next_neighbour_takes_the_rest():
    """Nubia has the most in stock, by its cities; for eight tokens in its reach it has three of its own."""
    others = {"Nubia": side({"Siwa": 1}, stock=3), "Carthage": side({"Jalo": 1}, ["Caralis"], stock=7)}
    s = tyranny(side({"Western Desert": 9}, ["Thebes", "Napata", "Aksum", "Meroe"]), others)
    assert s.tokens("Nubia") == {"Siwa": 1, "Western Desert": 3}
    assert s.tokens("Carthage") == {"Jalo": 1, "Western Desert": 5}
    assert s.tokens("Egypt") == {"Western Desert": 1}


def test_29_827_what_is_in_reach_is_not_skipped_for_want_of_pieces():
    others = {"Nubia": side({"Siwa": 1}, stock=3), "Carthage": side({"Jalo": 1}, ["Caralis"], stock=7)}
    s = tyranny(side({"Western Desert": 9}, ["Thebes", "Napata", "Aksum", "Meroe"]), others)
    assert isinstance(question(s, "Carthage").check({"Thebes": 5}), Refusal)


def test_29_827_nobody_else_at_the_border_the_calamity_is_over():
    s = tyranny(side({"Paraetonium": 8}, ["Thebes", "Napata"]), {"Carthage": side({"Jalo": 1}, stock=1)})
    assert s.tokens("Carthage") == {"Jalo": 1, "Paraetonium": 1}
    assert s.tokens("Egypt") == {"Paraetonium": 7}


def test_29_828_without_a_border_nothing_happens():
    s = tyranny(EGYPT, {"Celt": side({"Londinium": 1})})
    assert s.events(CalamityPassed)
    assert len(s.cities("Egypt")) == 4


def test_29_823_without_cities_nothing_is_annexed():
    assert tyranny(side({"Paraetonium": 3}), {"Carthage": side({"Jalo": 1})}).events(CalamityPassed)
