"""Everything in CivX can be looked up, in texts made from its tables."""

import pytest

from rules.civ.civx.conflict import LEARNING_TURNS
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


def test_what_is_said_is_what_is_played():
    """Sentences that were true of a sibling, or of a section that another one overrules."""
    assert "From 12 players on, a set of the other block" in FACE.rule("Trade cards and sets")
    assert "pirate cities and barbarian tokens where they stand" in FACE.rule("Leaving the game")
    assert "out of play" not in FACE.rule("Leaving the game")
    assert f"When turn {LEARNING_TURNS} is over" in FACE.rule("Barbarians and pirates")


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("Ship construction and maintenance", "Mercenary Army"),
        ("Acquisition of trade cards", "With Economics, interest"),
        ("Acquisition of trade cards", "Of several non-tradeable calamities you keep one"),
        ("Acquisition of trade cards", "Trade Empire demands cards"),
        ("Acquisition of trade cards", "more than three"),
        ("Choice of calamities", "bandits"),
    ],
)
def test_13_1_a_phase_tells_of_every_step_in_it(phase, said):
    assert said in FACE.rule(phase)


def test_28_the_epochs_say_what_they_ask_for():
    assert "2 cities" in FACE.rule("Early Bronze Age")
    assert "10 advances" in FACE.rule("Early Iron Age")
