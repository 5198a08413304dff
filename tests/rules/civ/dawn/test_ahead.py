"""Dawn 24.2.5: what holders of calamities may say before their cards are called, and what is then asked."""

import pytest

from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.policies.calamities import Round
from rules.table import Refusal
from tests.rules.civ.dawn.wild import give, wild
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

EFFECTS = DAWN.calamity_rules.effects
CITIES = ["Neapolis", "Corsica", "Rubicon", "Samnium", "Cisalpina"]
ROME = side({"Rome": 12, "Etruria": 6}, CITIES, hand=["Gold", "Iron", "Iron", "Salt"])
VOLCANO = "Volcanic Eruption or Earthquake"


def position(card, rome, **others):
    s = wild({"Rome": rome, "Hellas": side({"Athens": 9}, ["Sparta"]), "Celt": side({"Alesia": 9}), **others})
    give(s, "Rome", card, "Rome")
    return s


@pytest.mark.parametrize(
    ("card", "rome", "steps"),
    [
        (VOLCANO, side({"Thera": 1, "Syracuse": 3}), ["place"]),
        (VOLCANO, side({}, ["Rubicon", "Cisalpina"]), ["city"]),
        (VOLCANO, side({"Etruria": 3}), []),
        ("Treachery", ROME, ["cities"]),
        ("Famine", ROME, ["victims", "damage"]),
        ("Superstition", ROME, ["reduce"]),
        ("Civil War", ROME, ["acts", "faction"]),
        ("Civil War", side({"Rome": 12}), []),
        ("Flood", side({"Memphis": 2, "Sumeria": 2}), ["place"]),
        ("Flood", side({}, ["Neapolis", "Corsica"]), ["cities"]),
        ("Flood", side({"Corsica": 2}), []),
        ("Epidemic", ROME, ["victims", "damage"]),
        ("Corruption", ROME, ["cards"]),
        ("Civil Disorder", ROME, ["reduce"]),
        ("Tyranny", ROME, ["acts"]),
        ("Iconoclasm and Heresy", ROME, ["assign"]),
        ("Piracy", ROME, ["own", "others"]),
    ],
)
def test_24_2_5_what_is_foreseen_is_what_will_be_asked(card, rome, steps):
    s = position(card, rome)
    case = cases_of(s.g, Round((card,)))[0]
    ahead = EFFECTS[card].foresee(case)
    assert [question.key for question in ahead] == [case.key(step) for step in steps]
    assert {question.seat for question in ahead} <= {s.seat("Rome")}
    assert not [q.key for q in ahead if isinstance(q.check(q.default()), Refusal)]
    open_ = [question.key for question in ahead if question.only() is None]
    s.play(resolve_calamities)
    assert set(open_) <= {question.key for question in s.asked}


@pytest.mark.parametrize("card", ["Treachery", "Piracy"])
def test_29_2_2_1_29_9_2_1_nobody_says_ahead_what_the_drawer_chooses(card):
    s = wild({"Rome": ROME, "Hellas": side({}, ["Sparta"]), "Celt": side()})
    give(s, "Rome", card, "Celt", "Celt")
    ahead = EFFECTS[card].foresee(cases_of(s.g, Round((card,)))[0])
    assert [q.key for q in ahead] == (["piracy:0:others"] if card == "Piracy" else [])


def test_29_5_1_1_29_2_2_1_each_place_says_what_of_yours_is_there():
    s = position("Flood", side({"Memphis": 2, "Sumeria": 3}))
    s.play(resolve_calamities)
    assert [(o.key, o.note) for o in s.asked[0].options] == [
        ("Nile", "2 unit points of yours"),
        ("Mesopotamia", "3 unit points of yours"),
    ]


def test_29_4_2_1_the_cities_that_slaves_do_not_support_are_said_ahead():
    s = position("Slave Revolt", ROME)
    case = cases_of(s.g, Round(("Slave Revolt",)))[0]
    (ahead,) = map(case.own, EFFECTS["Slave Revolt"].foresee(case))
    s.play(resolve_calamities)
    asked = next(q for q in s.asked if q.seat == s.seat("Rome"))
    assert (ahead.key, ahead.prompt, ahead.default()) == (asked.key, asked.prompt, asked.default())
