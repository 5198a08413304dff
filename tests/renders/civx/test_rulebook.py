"""Everything in CivX can be looked up, in texts made from its tables."""

import pytest

from rules.civ.civx.game import RULESET
from tests.renders.civx.positions import FACE


def test_all_phases_cards_and_civilizations_are_topics():
    topics = set(FACE.topics())
    for table in (RULESET.advances, RULESET.calamities, RULESET.commodities, RULESET.civilizations):
        assert topics >= set(table)
    assert topics >= {phase.title for phase in (*RULESET.opening, *RULESET.phases)}
    assert topics >= {epoch.name for track in RULESET.tracks.values() for epoch in track.epochs}


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_is_explained(topic):
    text = FACE.rule(topic)
    assert len(text) > 25
    assert "{" not in text
    assert len(text) < 1900


def test_every_phase_has_a_chapter_and_no_chapter_is_of_another_game():
    assert set(FACE.chapters.phases) == {phase.key for phase in (*RULESET.opening, *RULESET.phases)}


def test_the_numbers_come_from_the_tables():
    assert f"{RULESET.numbers.attack_tokens} tokens of one nation turn a city" in FACE.rule("Conflict")
    assert f"{RULESET.ships.cost}, from treasury" in FACE.rule("Ship construction and maintenance")
    assert "more than 3 calamities a turn, 2 major ones, 1 non-tradeable" in FACE.rule("Choice of calamities")
    assert "100 for each space" in FACE.rule("Victory points")
    assert "2 are worth 8" in FACE.rule("Furs")


def test_28_the_epochs_say_what_they_ask_for():
    assert "2 cities" in FACE.rule("Early Bronze Age")
    assert "10 advances" in FACE.rule("Early Iron Age")
