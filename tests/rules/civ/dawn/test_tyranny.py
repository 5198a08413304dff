"""Dawn 29.8.1: Tyranny."""

import pytest

from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.dawn_of_history.calamities.tyranny import beneficiary_of
from rules.civ.events_calamity import CalamityPassed, CitiesReduced, UnitsAnnexed
from rules.civ.policies.calamities import Round
from rules.civ.state import BARBARIANS
from rules.table import Refusal
from tests.rules.civ.dawn.wild import FAR, give, struck, wild
from tests.rules.civ.scenario import side

ANNEX, ACTS = "Hellas tyranny:0:annex", "Rome tyranny:0:acts"
CITIES = ["Neapolis", "Tarentum", "Rubicon"]
CROWD = {**dict.fromkeys(FAR[:27], 4), "Thebes": 1}
"""All barbarian tokens but one."""
TOWNS = FAR[27:45]


def tyranny(rome, answers=None, *, celt=None, **more):
    sides = {"Rome": rome, "Celt": celt or side({"Massillia": 1}), "Hellas": side()}
    return struck("Rome", "Tyranny", sides, answers, **more)


def gains(sides, **more):
    s = wild({"Rome": side({"Etruria": 2}, CITIES), **sides}, leader=None, **more)
    give(s, "Rome", "Tyranny", drawer="Rome")
    return s.g.name(beneficiary_of(cases_of(s.g, Round(("Tyranny",)))[0]))


def test_29_8_1_1_the_barbarians_are_considered_even_without_forces_in_play():
    assert gains({"Celt": side({"Massillia": 1})}) == "Barbarians"


def test_29_8_1_2_the_most_unit_points_in_stock_of_all_their_pieces():
    """Both sets of the barbarians: 110 tokens and 18 cities, less what is in play."""
    assert gains({"Celt": side({"Massillia": 1})}, barbarians=CROWD, pirates=TOWNS) == "Celt"


def test_29_8_1_2_the_most_in_stock_among_players():
    poor, rich = side({"Massillia": 1}, stock=5), side({"Corsica": 1})
    assert gains({"Celt": poor, "Carthage": rich}, barbarians=CROWD, pirates=TOWNS) == "Carthage"


def test_29_8_1_1_players_must_be_adjacent():
    sides = {"Celt": side({"Massillia": 1}, stock=20), "Egypt": side({"Memphis": 1})}
    assert gains(sides, barbarians=CROWD, pirates=TOWNS) == "Celt"


def test_29_8_1_2_a_tie_is_the_barbarians_gain():
    sides = {"Celt": side({"Massillia": 1}), "Carthage": side({"Corsica": 1})}
    assert gains(sides, barbarians=CROWD, pirates=TOWNS) == "Barbarians"


def test_29_8_1_3_two_points_for_each_city():
    s = tyranny(side({"Rome": 9}, CITIES), {ACTS: "2", ANNEX: {"Rome": 6}})
    assert s.state.barbarians == {"Rome": 6}
    assert s.tokens("Rome") == {"Rome": 3}


@pytest.mark.parametrize(
    ("advances", "due"),
    [
        ([], 8),
        (["Military"], 3),
        (["Advanced Military"], 3),
        (["Military", "Advanced Military"], 0),
        (["Democracy"], 0),
        (["Sculpture"], 3),
        (["Monarchy"], 13),
        (["Theocracy"], 13),
        (["Provincial Empire"], 13),
        (["Monarchy", "Theocracy", "Provincial Empire"], 23),
        (["Monarchy", "Sculpture"], 8),
    ],
)
def test_29_8_1_4_to_29_8_1_6_what_advances_change(advances, due):
    s = tyranny(
        side({"Rome": 15, "Etruria": 15}, [*CITIES, "Samnium"], advances=advances), {} if not due else None
    )
    lost = sum(s.state.barbarians.values()) + 5 * len(s.state.pirates)
    assert lost == due
    assert bool(s.events(CalamityPassed)) is (due == 0)


def test_29_8_1_3_areas_within_or_next_to_those_of_the_beneficiary_come_first():
    """Barbarians stand in Etruria, next to Rome: Memphis is far away."""
    rome = side({"Rome": 4, "Memphis": 9}, ["Neapolis", "Tarentum"])
    s = tyranny(rome, {ACTS: "2", ANNEX: {"Rome": 4}}, barbarians={"Etruria": 1})
    assert s.state.barbarians == {"Etruria": 1, "Rome": 4}
    question = next(q for q in s.asked if q.key.endswith(":annex"))
    refusal = question.check({"Memphis": 4})
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "not-next-in-reach"


def test_29_8_1_3_what_was_annexed_reaches_further():
    """From Etruria to Rome, from Rome to Samnium: Memphis comes last."""
    rome = side({"Rome": 1, "Samnium": 3, "Memphis": 9}, ["Alexandria", "Tanis"])
    s = tyranny(rome, {ACTS: "2", ANNEX: {"Rome": 1, "Samnium": 3}}, barbarians={"Etruria": 1})
    assert s.state.barbarians == {"Etruria": 1, "Rome": 1, "Samnium": 3}
    question = next(q for q in s.asked if q.key.endswith(":annex"))
    assert isinstance(question.check({"Rome": 1, "Memphis": 3}), Refusal)
    assert isinstance(question.check({"Samnium": 3, "Memphis": 1}), Refusal)


def test_29_8_1_3_without_any_units_of_theirs_everything_is_in_reach():
    s = tyranny(side({"Rome": 4, "Memphis": 4}, CITIES), {ACTS: "2", ANNEX: {"Memphis": 4, "Rome": 2}})
    assert s.state.barbarians == {"Memphis": 4, "Rome": 2}


def test_29_8_1_8_no_city_is_reduced_a_city_is_five_points():
    s = tyranny(side({"Rome": 9}, CITIES), {ACTS: "2", ANNEX: {"Rubicon": 5, "Rome": 1}})
    assert s.state.pirates == ["Rubicon"]
    assert s.events(CitiesReduced) == []
    question = next(q for q in s.asked if q.key.endswith(":annex"))
    assert isinstance(question.check({"Rubicon": 3, "Rome": 3}), Refusal)


def test_24_1_8_a_city_exceeds_the_points_only_where_no_token_is_left():
    s = tyranny(side({}, CITIES))
    assert len(s.state.pirates) == 2
    question_on = tyranny(side({"Rome": 6}, CITIES))
    question = next(q for q in question_on.asked if q.key.endswith(":annex"))
    refusal = question.check({"Rubicon": 5, "Tarentum": 5})
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "not-the-points"


def test_29_8_1_7_it_ends_when_the_stock_is_empty():
    celt = side({"Massillia": 1}, FAR[:9], stock=2)
    sides = {"Rome": side({"Etruria": 9, "Rome": 2}, CITIES), "Celt": celt, "Hellas": side()}
    s = wild(sides, barbarians={**dict.fromkeys(FAR[:27], 4), "Thebes": 2}, pirates=TOWNS)
    give(s, "Rome", "Tyranny", drawer="Rome")
    s.play(resolve_calamities)
    assert s.tokens("Celt")["Etruria"] == 2
    assert sum(s.tokens("Rome").values()) == 9


def test_29_8_1_2_a_player_annexes_for_himself():
    s = tyranny(
        side({"Etruria": 9}, CITIES),
        {"Celt tyranny:0:annex": {"Etruria": 6}},
        barbarians=CROWD,
        pirates=TOWNS,
    )
    assert s.tokens("Celt") == {"Massillia": 1, "Etruria": 6}
    assert [event.by for event in s.events(UnitsAnnexed)] == [s.seat("Celt")]


def test_29_8_1_the_victim_names_who_acts_for_the_barbarians():
    s = tyranny(side({"Rome": 9}, CITIES))
    question = next(q for q in s.asked if q.key.endswith(":acts"))
    assert str(s.seat("Rome")) not in [option.key for option in question.options]
    assert question.default() == str(s.seat("Hellas"))


def test_29_8_1_without_cities_nothing_is_annexed():
    s = tyranny(side({"Rome": 9}))
    assert s.events(CalamityPassed)
    assert s.events(UnitsAnnexed) == []
    assert BARBARIANS not in s.state.tokens.get("Rome", {})
