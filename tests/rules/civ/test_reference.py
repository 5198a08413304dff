"""WE ch.8, WE ch.9: cards explained from the table that is played by."""

import pytest

from rules.civ.reference import advance_text, calamity_text
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES


@pytest.mark.parametrize("name", RULES.advances)
def test_9_every_advance_is_explained(name):
    assert advance_text(RULES, name)


@pytest.mark.parametrize("name", RULES.calamities)
def test_8_every_calamity_is_explained_with_all_that_changes_it(name):
    text = calamity_text(RULES, name)
    assert text.splitlines()[1]
    assert all(advance in text for advance in RULES.calamities[name].modifiers)


def test_9_an_advance_tells_of_calamities():
    assert advance_text(RULES, "Calendar").splitlines() == [
        "Famine: 5 less damage.",
        "Cyclone: 2 of your selected cities are spared.",
    ]
    assert "Famine: 5 more damage as the primary victim." in advance_text(RULES, "Agriculture")
    assert "Epidemic: 5 less damage as a secondary victim." in advance_text(RULES, "Anatomy")
    assert "Piracy: you cannot be named as a secondary victim." in advance_text(RULES, "Naval Warfare")


def test_9_an_advance_without_effect_says_so():
    assert "points and credits" in advance_text(RULES, "Empiricism")


def test_8_a_calamity_tells_its_stack_and_kind():
    assert calamity_text(RULES, "Famine").startswith("Stack 3, major calamity, not tradeable.")
    assert "Music: 5 more unit points kept." in calamity_text(RULES, "Civil War")


def test_9_an_advance_tells_what_it_protects_from():
    assert "Protects you from Fundamentalism." in advance_text(RULES, "Philosophy")
    assert "Protects you from Politics." in advance_text(RULES, "Cultural Ascendancy")
