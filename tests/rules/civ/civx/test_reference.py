"""CivX 9.2, 30: every card explained from the table that is played by."""

import pytest

from renders.civ.words.chapters import Chapters
from renders.civ.words.rulebook import rule
from rules.civ.reference import advance_text, calamity_text, credits_given, credits_towards
from tests.rules.civ.rulesets import CIVX


@pytest.mark.parametrize("name", CIVX.advances)
def test_30_every_advance_is_explained(name):
    lines = advance_text(CIVX, name).splitlines()
    assert lines
    assert not any("from ." in line for line in lines), "nothing protects from nobody"


@pytest.mark.parametrize("name", CIVX.calamities)
def test_29_every_calamity_is_explained_with_all_that_changes_it(name):
    text = calamity_text(CIVX, name)
    assert all(advance in text for advance in CIVX.calamities[name].modifiers)


def test_30_191_30_393_what_is_protected_is_said():
    assert "Protects your tokens from Fundamentalism." in advance_text(CIVX, "Enlightenment")
    assert "Protects your cities from Universal Doctrine." in advance_text(CIVX, "Philosophy")
    assert "Protects you from Trade Empire." in advance_text(CIVX, "Wonder of the World")


def test_30_011_upper_and_lower_credits_are_told_apart():
    assert credits_given(CIVX, "Metalworking") == ["5 Arts", "10 Upper Crafts", "5 Lower Crafts"]
    assert credits_given(CIVX, "Literacy")[-1] == "5 to a group of choice"


def test_30_028_what_becomes_dearer_is_said():
    assert credits_towards(CIVX, "Trade Empire") == [
        "30 more to pay for Provincial Empire",
        "30 more to pay for Harbor Defenses",
        "20 more to pay for Medicine",
    ]


def test_27_11_27_63_the_rulebook_says_what_is_required_and_what_is_limited():
    text = rule(CIVX, Chapters({}, {}), "A.S.T.", "Trade Empire")
    assert "Requires Law and Coinage." in text
    assert "Only half of the players, rounded up, may hold it." in text


def test_30_an_advance_without_credits_says_so():
    assert rule(CIVX, Chapters({}, {}), "A.S.T.", "Greek Fire").endswith("Credits: none.")
    assert rule(CIVX, Chapters({}, {}), "A.S.T.", "Democracy").endswith("Credits: 25 towards Philosophy.")


@pytest.mark.parametrize(
    ("calamity", "line"),
    [
        ("Iconoclasm & Heresy", "Theology: 2 fewer cities reduced as the primary victim;"),
        ("Regression", "Library: 1 fewer step as the primary victim."),
        ("Barbarian Hordes", "Provincial Empire: 5 more barbarians as the primary victim."),
        ("Epidemic", "Herbalism: 4 less damage."),
    ],
)
def test_what_can_be_counted_is_counted_in_its_right_form(calamity, line):
    lines = calamity_text(CIVX, calamity).splitlines()
    assert any(said.startswith(line) for said in lines)
