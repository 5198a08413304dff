"""Dawn 29: Superstition, Slave Revolt, Corruption, Civil Disorder, Regression."""

import pytest

from rules.civ.events import CityReduced
from rules.civ.events_calamity import CardsLost, CitiesReduced, SteppedBack
from rules.civ.stacks import Stack
from tests.rules.civ.dawn.plague import codes, names, reasons, struck
from tests.rules.civ.scenario import side

CITIES = ["Rome", "Neapolis", "Rubicon", "Etruria", "Samnium", "Campania"]


def rome(advances=(), cities=CITIES, tokens=None, **more):
    return {
        "Rome": side({"Alesia": 20} if tokens is None else tokens, cities, advances=advances, **more),
        "Celt": side({"Belgica": 2}, ["Londinium"]),
    }


@pytest.mark.parametrize(
    ("held", "reduced"),
    [
        ([], 3),
        (["Universal Doctrine"], 4),
        (["Mysticism"], 2),
        (["Deism"], 2),
        (["Enlightenment"], 2),
        (["Mysticism", "Deism", "Enlightenment"], 0),
        (["Mysticism", "Deism", "Enlightenment", "Universal Doctrine"], 1),
    ],
)
def test_29_3_2_three_cities_more_or_fewer_by_what_is_held(held, reduced):
    s = struck("Rome", "Superstition", rome(held))
    assert len(s.cities("Rome")) == len(CITIES) - reduced
    assert s.cities("Celt") == ["Londinium"]
    assert bool(reasons(s)) == (reduced == 0)


def test_29_3_2_1_the_victim_chooses_which():
    answers = {"Rome superstition:0:reduce": ["Etruria", "Samnium", "Campania"]}
    s = struck("Rome", "Superstition", rome(), answers)
    assert s.cities("Rome") == ["Neapolis", "Rome", "Rubicon"]
    assert s.tokens("Rome") == {"Alesia": 20, "Campania": 2, "Etruria": 2, "Samnium": 2}


def test_29_3_2_1_all_where_there_are_fewer():
    assert struck("Rome", "Superstition", rome(cities=["Rome"])).cities("Rome") == []


def test_21_2_1_a_reduced_city_leaves_what_the_stock_has():
    s = struck("Rome", "Superstition", rome(cities=["Rome", "Neapolis"], stock=1))
    assert s.tokens("Rome") == {"Alesia": 20, "Neapolis": 1} or s.tokens("Rome") == {"Alesia": 20, "Rome": 1}
    assert s.cities("Rome") == []


REVOLT = "Rome slave-revolt:0:Slave Revolt"


def revolted(held=(), cities=("Rome", "Neapolis", "Rubicon"), tokens=20, answers=None):
    return struck("Rome", "Slave Revolt", rome(held, cities, {"Alesia": tokens}), answers)


def test_29_4_2_1_fifteen_tokens_support_nothing():
    """Of 20 five support; three cities want six. Rubicon makes three tokens."""
    s = revolted(answers={f"{REVOLT}:3": ["Rubicon"]})
    assert s.cities("Rome") == ["Neapolis", "Rome"]
    assert s.tokens("Rome") == {"Alesia": 20, "Rubicon": 3}


def test_29_4_2_1_who_has_fewer_has_none_that_support():
    """Ten tokens: all of them idle. One reduced city gives two or three, which support the next."""
    s = revolted(tokens=10)
    assert s.g.census_of(0) - 10 >= 2 * len(s.cities("Rome"))
    assert len(s.cities("Rome")) == 1


def test_29_4_2_4_new_tokens_count_at_once():
    """Two cities want four tokens and none support: Rubicon gives three, and Neapolis wants but two."""
    s = revolted(cities=("Neapolis", "Rubicon"), tokens=15, answers={f"{REVOLT}:2": ["Rubicon"]})
    assert s.cities("Rome") == ["Neapolis"]
    assert s.events(CityReduced) == [CityReduced(0, "Rubicon", 3, "Slave Revolt")]


@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ([], 2),
        (["Mythology"], 3),
        (["Enlightenment"], 3),
        (["Mythology", "Enlightenment"], 3),
        (["Theocracy"], 1),
        (["Mining"], 1),
        (["Mining", "Mythology"], 2),
    ],
)
def test_29_4_2_what_is_held_changes_the_fifteen(held, kept):
    """20 tokens and three cities, of which Rubicon is worth most."""
    assert len(revolted(held).cities("Rome")) == kept


def test_29_4_2_each_city_needs_what_it_always_needs():
    """Of 21 tokens six support: two for each city, or three with Cultural Ascendancy."""
    assert len(revolted(tokens=21).cities("Rome")) == 3
    assert len(revolted(["Cultural Ascendancy"], tokens=21).cities("Rome")) == 2


def test_29_4_2_enough_support_saves_all():
    s = revolted(tokens=21)
    assert len(s.cities("Rome")) == 3
    assert reasons(s) == ["Rome: enough tokens are left to support the cities"]


def test_29_4_2_without_cities_it_does_nothing():
    assert reasons(revolted(cities=())) == ["Rome: no city needs support"]


@pytest.mark.parametrize(
    ("held", "kept"),
    [
        ([], 3),
        (["Music"], 4),
        (["Drama and Poetry"], 4),
        (["Law"], 4),
        (["Democracy"], 4),
        (["Military"], 4),
        (["Advanced Military"], 4),
        (["Roadbuilding"], 2),
        (["Monarchy"], 2),
        (["Provincial Empire"], 2),
        (["Theocracy"], 2),
        (["Mining"], 2),
        (["Naval Warfare"], 2),
        (["Roadbuilding", "Monarchy", "Mining", "Theocracy"], 0),
        (["Music", "Law", "Democracy"], 6),
        (["Music", "Monarchy"], 3),
    ],
)
def test_29_7_2_all_cities_but_three_more_or_fewer_by_what_is_held(held, kept):
    s = struck("Rome", "Civil Disorder", rome(held))
    assert len(s.cities("Rome")) == kept


def test_29_7_2_1_the_victim_chooses_which():
    answers = {"Rome civil-disorder:0:reduce": ["Rome", "Neapolis", "Rubicon"]}
    s = struck("Rome", "Civil Disorder", rome(), answers)
    assert s.cities("Rome") == ["Campania", "Etruria", "Samnium"]
    assert s.events(CitiesReduced)[0].areas == ("Rome", "Neapolis", "Rubicon")


def test_29_7_2_who_has_no_more_keeps_all():
    s = struck("Rome", "Civil Disorder", rome(cities=["Rome", "Neapolis", "Rubicon"]))
    assert len(s.cities("Rome")) == 3
    assert reasons(s) == ["Rome: no city has to be reduced"]


def test_29_7_2_3_one_fewer_is_kept_and_that_is_counted_from_three():
    """Two cities and Monarchy: two are kept, so none is reduced."""
    s = struck("Rome", "Civil Disorder", rome(["Monarchy"], ["Rome", "Neapolis"]))
    assert len(s.cities("Rome")) == 2


HAND = ["Gold", "Gemstones", "Fish", "Fish", "Iron", "Clay"]
"""Nine, eight, three, three, two and one."""
CARDS = "Rome corruption:0:cards"


def corrupted(held=(), hand=HAND, answers=None, **more):
    return struck("Rome", "Corruption", rome(held, hand=hand), answers, **more)


def test_29_7_1_1_ten_points_of_face_value_of_the_victims_choice():
    s = corrupted(answers={CARDS: ["Gold 1", "Clay 1"]})
    assert names(s, "Rome") == ["Fish", "Fish", "Gemstones", "Iron"]
    assert s.events(CardsLost) == [CardsLost(0, "Corruption", ("Gold", "Clay"))]
    assert s.state.discards[Stack(9)] == ["Gold"]


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (["Gold 1"], "too-little"),
        (["Gold 1", "Fish 1"], "more-than-needed"),
        (["Gold 1", "Gemstones 1"], "more-than-needed"),
        (["Gold 1", "Iron 1", "Clay 1"], "too-much"),
        (["Wine 1"], "no-such-option"),
    ],
)
def test_24_1_8_exactly_ten_where_the_hand_can_make_it_up(answer, fault):
    assert fault in codes(corrupted(), CARDS, answer)


def test_24_1_8_more_only_if_necessary_and_the_least():
    """Nine and eight alone make no ten; with three, eleven is the least."""
    s = corrupted(hand=["Gold", "Gemstones", "Fish"])
    assert names(s, "Rome") == ["Gold"]
    assert "more-than-needed" in codes(s, CARDS, ["Gold 1", "Fish 1"])


def test_29_7_1_all_cards_where_there_are_fewer_points():
    assert names(corrupted(hand=["Fish", "Iron"]), "Rome") == []


def test_29_7_1_who_says_nothing_gives_what_costs_least_in_sets():
    """Five Iron make up ten as Gold and Clay do, but are worth fifty together."""
    assert names(corrupted(hand=["Iron"] * 5 + ["Gold", "Clay"]), "Rome") == ["Iron"] * 5
    assert names(corrupted(hand=["Gold"] * 2 + ["Wine", "Wool", "Clay"]), "Rome") == ["Gold", "Gold"]


def test_29_7_1_2_coinage_costs_five_more():
    s = corrupted(["Coinage"])
    assert 26 - sum(s.g.rules.face_value(name) for name in names(s, "Rome")) == 15


def test_29_7_1_3_law_spares_ten_as_chapter_29_says():
    assert names(corrupted(["Law"]), "Rome") == sorted(HAND)
    s = corrupted(["Law", "Coinage"])
    assert 26 - sum(s.g.rules.face_value(name) for name in names(s, "Rome")) == 5


def test_29_7_1_calamities_are_no_commodities():
    s = struck("Rome", "Corruption", rome(hand=["Tempest", "Clay"]), passer="")
    assert "Clay" not in names(s, "Rome")


def test_29_7_1_without_cards_it_does_nothing():
    assert reasons(corrupted(hand=[])) == ["Rome: no commodity cards"]
    assert reasons(corrupted(["Law"])) == ["Rome: advances ward it off"]


@pytest.mark.parametrize(
    ("held", "step", "left"),
    [
        ([], 5, 4),
        (["Fundamentalism"], 5, 3),
        (["Library"], 5, 5),
        (["Library", "Fundamentalism"], 5, 4),
        (["Fundamentalism"], 1, 0),
        ([], 0, 0),
    ],
)
def test_29_9_1_a_space_back_more_or_fewer_by_what_is_held_not_before_the_start(held, step, left):
    s = struck("Rome", "Regression", rome(held, step=step))
    assert s.nation("Rome").step == left
    assert [e.steps for e in s.events(SteppedBack)] == ([step - left] if step > left else [])


def test_29_9_1_it_needs_no_city():
    s = struck("Rome", "Regression", rome(cities=(), step=2))
    assert s.nation("Rome").step == 1


def test_29_9_1_why_the_marker_stays():
    assert reasons(struck("Rome", "Regression", rome())) == ["Rome: the marker is at the start"]
    assert reasons(struck("Rome", "Regression", rome(["Library"], step=3))) == ["Rome: advances ward it off"]
