"""WE 9b: while one calamity is resolved, holders may prepare for those they still have in hand."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

EFFECTS = WESTERN_EMPIRES.calamity_rules.effects
FORESEEN = ["Famine", "Superstition", "Epidemic", "Civil Disorder", "Corruption"]
QUAKE = "Volcanic Eruption or Earthquake"
FIRST_CHOICES = {  # of a holder, who will be asked more when the card is called, or not alone
    QUAKE: ["volcanic-eruption-or-earthquake:0:city"],
    "Slave Revolt": ["slave-revolt:0:Slave Revolt:5"],
    "Flood": ["flood:0:damage"],
    "Civil War": ["civil-war:0:select"],
    "Cyclone": ["cyclone:0:reduce"],
    "Iconoclasm and Heresy": ["iconoclasm-and-heresy:0:victims", "iconoclasm-and-heresy:0:reduce"],
    "Regression": ["regression:0:prevent"],
    "Piracy": ["piracy:0:others"],
}
FIVE = ["Rome", "Neapolis", "Rubicon", "Salonae", "Tarentum"]


def sides(*rome_hand, celt_hand=()):
    return {
        "Rome": side({"Etruria": 9, "Samnium": 9}, FIVE, hand=rome_hand),
        "Celt": side({"Belgica": 9, "Sudeten": 9}, ["Londinium", "Alesia"], hand=celt_hand),
        "Egypt": side({"Fayum": 9, "Siwa": 9}),
        "Minoa": side({"Rhodes": 9, "Lesbos": 9}),
        "Hellas": side({"Thrace": 9, "Dacia": 9}),
    }


def first_wait(*rome_hand, celt_hand=()):
    s = scenario(sides(*rome_hand, celt_hand=celt_hand))
    script = resolve_calamities(s.g)
    return s, next(script)


def keys(questions):
    return [(question.seat, question.key) for question in questions]


def test_9b_the_holder_prepares_for_the_rest_of_the_calamity_and_for_the_next_ones():
    _, wait = first_wait("Famine", "Superstition", "Corruption", "Gold", "Gold", "Iron")
    assert keys(wait.questions) == [(0, "famine:0:victims")]
    assert keys(wait.later()) == [
        (0, "famine:0:damage"),
        (0, "superstition:0:reduce"),
        (0, "corruption:0:cards"),
    ]


def test_9b_others_prepare_for_their_own_only():
    _, wait = first_wait("Famine", celt_hand=["Epidemic"])
    assert keys(q for q in wait.later() if q.seat == 1) == [
        (1, "epidemic:1:victims"),
        (1, "epidemic:1:damage"),
    ]
    assert {q.seat for q in wait.later()} == {0, 1}


def test_9b_what_leaves_no_choice_is_not_prepared_for():
    s, wait = first_wait("Famine", "Superstition")
    for area in ["Rome", "Neapolis"]:
        s.state.cities.pop(area)
    s.nation("Rome").city_stock += 2
    assert keys(wait.later()) == [(0, "famine:0:damage")]


def test_9b_looking_ahead_changes_nothing():
    s, wait = first_wait("Famine", "Superstition", "Civil Disorder", celt_hand=["Epidemic"])
    told = list(s.told)
    assert keys(wait.later()) == keys(wait.later())
    assert s.told == told


def test_9b_an_answer_that_no_longer_fits_is_refused_in_its_turn():
    s, wait = first_wait("Famine", "Superstition")
    ahead = next(q for q in wait.later() if q.key == "superstition:0:reduce")
    assert not isinstance(ahead.check(["Rome", "Neapolis", "Rubicon"]), Refusal)
    s.state.cities.pop("Rome")
    s.nation("Rome").city_stock += 1
    fresh = EFFECTS["Superstition"].foresee(Case.of(s.g, 0, Card("Superstition")))[0]
    assert isinstance(fresh.check(["Rome", "Neapolis", "Rubicon"]), Refusal)


def test_9b_what_is_prepared_is_what_is_asked():
    """The same question, key and limits, when nothing happened in between."""
    for name in FORESEEN:
        s = scenario(sides(name, "Gold", "Gold", "Iron"))
        ahead = {q.key: q for q in EFFECTS[name].foresee(Case.of(s.g, 0, Card(name)))}
        s.play(resolve_calamities)
        own = {q.key: q for q in s.asked if q.seat == 0}
        assert set(ahead) == set(own), name
        assert all(ahead[key].default() == own[key].default() for key in own)


def at_sea(*hand, advances=()):
    """Somebody with five cities on islands, and others at the coast."""
    islands = ["Knossos", "Phaestos", "Rhodes", "Salamis", "Lesbos"]
    return {
        "Minoa": side({"Thrace": 9, "Dacia": 9}, islands, hand=hand, advances=advances, step=5),
        "Egypt": side({"Fayum": 2}, ["Alexandria", "Tanis"]),
        "Hellas": side({"Macedonia": 2}, ["Athens", "Corinth"]),
        "Rome": side({"Samnium": 2}, ["Rome", "Tarentum"]),
        "Celt": side({"Belgica": 2}, ["Londinium", "Alesia"]),
    }


def foreseen(s, name):
    """What the holder can say ahead, with a choice in it."""
    case = Case.of(s.g, 0, s.nation(0).hand[0])
    asked = (case.own(question) for question in EFFECTS[name].foresee(case))
    return {q.key: q for q in asked if q.only() is None}


@pytest.mark.parametrize("name", FIRST_CHOICES)
def test_9b_the_first_choices_of_a_holder_are_prepared_as_they_are_asked(name):
    s = scenario(at_sea(name, advances=["Enlightenment"] if name == "Regression" else ()))
    ahead = foreseen(s, name)
    assert list(ahead) == FIRST_CHOICES[name]
    s.play(resolve_calamities)
    own = {q.key: q for q in s.asked if q.seat == 0}
    assert all(ahead[key].prompt == own[key].prompt for key in ahead)
    assert all(ahead[key].default() == own[key].default() for key in ahead)


def test_9b_cards_against_heresy_are_prepared_and_no_cities_while_they_may_be_saved():
    s = scenario(at_sea("Iconoclasm and Heresy", "Gold", "Iron", advances=["Theocracy"]))
    key = "iconoclasm-and-heresy:0"
    assert list(foreseen(s, "Iconoclasm and Heresy")) == [f"{key}:victims", f"{key}:ransom"]


@pytest.mark.parametrize(("name", "cities"), [(QUAKE, ["Neapolis", "Thera"]), ("Cyclone", ["Tarentum"])])
def test_9b_where_places_are_equal_the_place_is_prepared_first(name, cities):
    s = scenario({"Rome": side({}, cities, hand=[name]), "Celt": side({}, ["Alesia"])})
    (place,) = foreseen(s, name)
    assert place.endswith(":place")
    s.play(resolve_calamities)
    assert s.asked[0].key == place


@pytest.mark.parametrize(
    "name", ["Slave Revolt", "Flood", "Civil War", "Cyclone", "Regression", "Piracy", QUAKE]
)
def test_9b_who_has_nothing_to_lose_has_nothing_to_prepare(name):
    s = scenario({"Rome": side({}, hand=[name]), "Celt": side({}, ["Alesia"])})
    assert foreseen(s, name) == {}


def test_9a_who_has_several_minor_calamities_prepares_for_those_to_come():
    _, wait = first_wait("City Riots", "Minor Uprising", celt_hand=["City in Flames"])
    assert (0, "city-riots:0:reduce") in keys(wait.questions)
    assert keys(wait.later()) == [(0, "minor-uprising:0:destroy")]
