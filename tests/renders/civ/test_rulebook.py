"""Everything can be looked up, in texts made from the tables."""

import pytest

from rules.civ.western_empires.game import RULESET
from tests.renders.civ.positions import FACE


def test_all_phases_cards_and_civilizations_are_topics():
    topics = set(FACE.topics())
    for table in (RULESET.advances, RULESET.calamities, RULESET.commodities, RULESET.civilizations):
        assert topics >= set(table)
    assert topics >= {phase.title for phase in (*RULESET.opening, *RULESET.phases)}


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_is_explained(topic):
    text = FACE.rule(topic)
    assert len(text) > 30
    assert "{" not in text
    assert len(text) < 1900


def test_an_unknown_topic_has_no_text():
    assert FACE.rule("Philately") == ""


def test_the_numbers_come_from_the_tables():
    assert f"{RULESET.numbers.attack_tokens} tokens take a city" in FACE.rule("Conflict")
    assert "3 are worth 27" in FACE.rule("Fish")
    assert "price 280" in FACE.rule("Cultural Ascendancy")
    assert "Pottery: 5 less damage" in FACE.rule("Famine")
