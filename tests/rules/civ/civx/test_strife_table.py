"""CivX 29: what the table of the calamities of strife says, and what can be answered ahead."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import resolve_calamities
from rules.civ.civx.calamities import EFFECTS
from rules.civ.policies.calamities import Major
from rules.civ.reference import advance_text, calamity_text
from rules.civ.state import Card
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

STRIFE = [
    *("Treachery", "Superstition", "Civil War", "Slave Revolt", "Barbarian Hordes", "Corruption"),
    *("Civil Disorder", "Tyranny", "Iconoclasm & Heresy", "Regression", "Piracy"),
]
ROME = ["Rome", "Neapolis", "Rubicon", "Tarentum", "Cisalpina"]


@pytest.mark.parametrize("name", STRIFE)
def test_29_1_every_advance_that_changes_a_card_is_told_with_it(name):
    text = calamity_text(CIVX, name)
    assert CIVX.calamities[name].text in text
    for advance in CIVX.calamities[name].modifiers:
        assert f"{advance}: " in text
        assert f"{name}: " in advance_text(CIVX, advance)


def test_29_1_what_is_told_of_mythology_and_enlightenment():
    assert "as a secondary victim you draw in 1 neighbour" in advance_text(CIVX, "Mythology")
    assert "Superstition: you cannot be named as a secondary victim." in advance_text(CIVX, "Enlightenment")


@pytest.mark.parametrize(
    ("name", "ahead"),
    [
        ("Treachery", ["reduce"]),
        ("Superstition", ["victims", "reduce"]),
        ("Corruption", ["cards"]),
        ("Civil Disorder", ["reduce"]),
        ("Iconoclasm & Heresy", ["assign", "reduce"]),
        ("Piracy", ["others"]),
    ],
)
def test_25_61_the_holder_answers_ahead_what_will_be_asked(name, ahead):
    sides = {
        "Rome": side({}, ROME, advances=["Pottery"], hand=["Wine", "Gems", "Iron"]),
        "Celt": side({}, ["Massillia", "Londinium"]),
        "Minoa": side({}, ["Athens", "Sparta"]),
        "Hellas": side({}, ["Corinth", "Argos"]),
    }
    s = scene(sides)
    s.nation("Rome").hand.append(Card(name))
    case = Case.of(s.g, 0, s.nation("Rome").hand[-1])
    effect = EFFECTS[name]
    assert isinstance(effect, Major)
    foreseen = [case.own(question).key for question in effect.foresee(case)]
    assert foreseen == [case.key(step) for step in ahead]
    s.play(resolve_calamities)
    assert set(foreseen) <= {question.key for question in s.asked if question.seat == 0}


def test_29_23_what_another_chooses_is_not_asked_ahead():
    s = scene({"Rome": side({}, ROME), "Celt": side()})
    effect = EFFECTS["Treachery"]
    assert isinstance(effect, Major)
    assert effect.foresee(Case.of(s.g, 0, Card("Treachery", passer=1))) == []
