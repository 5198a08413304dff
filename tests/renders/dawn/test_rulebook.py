"""Everything in Dawn of History can be looked up, in texts made from its tables."""

import pytest

from rules.civ.dawn_of_history.conflict import PIRATE_TREASURY
from rules.civ.dawn_of_history.game import RULESET
from rules.civ.dawn_of_history.market import MOST_BOUGHT
from rules.civ.dawn_of_history.warband import RAISED
from tests.renders.dawn.positions import FACE

WORDS = ("no", "one", "two", "three")


def test_all_phases_cards_and_civilizations_are_topics():
    topics = set(FACE.topics())
    for table in (RULESET.advances, RULESET.calamities, RULESET.commodities, RULESET.civilizations):
        assert topics >= set(table)
    assert topics >= {phase.title for phase in (*RULESET.opening, *RULESET.phases)}
    assert topics >= {epoch.name for track in RULESET.tracks.values() for epoch in track.epochs}


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_is_explained(topic):
    text = FACE.rule(topic)
    assert 25 < len(text) < 1900
    assert "{" not in text
    assert "A.S.T." not in text


def test_every_phase_has_a_chapter_and_no_section_hides_behind_a_phase():
    assert set(FACE.chapters.phases) == {phase.key for phase in (*RULESET.opening, *RULESET.phases)}
    assert not {phase.title for phase in RULESET.phases} & set(FACE.chapters.sections)


def test_the_numbers_come_from_the_tables():
    numbers, sets = RULESET.numbers, RULESET.barbarian_sets
    assert f"{numbers.attack_tokens} tokens of one nation turn a city" in FACE.rule("Conflict")
    building = FACE.rule("Ship construction and maintenance")
    assert f"A ship costs {RULESET.ships.cost}: from treasury" in building
    assert "more than 2 major calamities and 1 minor one a turn" in FACE.rule("Choice of calamities")
    assert "5 for each space on the C.A.C." in FACE.rule("Victory points")
    tokens, cities, ships = (sets * n for n in (numbers.tokens, numbers.cities, numbers.ships))
    pieces = f"{tokens} tokens, {cities} cities and {ships} ships"
    assert pieces in FACE.rule("Barbarians and pirates")
    assert f"Each pirate city raises {RAISED} tokens" in FACE.rule("The barbarians")
    assert f"your choice and up to {PIRATE_TREASURY} tokens" in FACE.rule("Conflict")
    assert f"up to {WORDS[MOST_BOUGHT]} cards may be bought" in FACE.rule("Acquisition of trade cards")


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("Tax collection", "Coinage one more or one less"),
        ("Population expansion and census", "Then the census"),
        ("Movement", "Whoever comes upon pirate ships must stop"),
        ("City construction", "the support is checked for the first time"),
        ("City support", "the support is checked for the second time"),
        ("Acquisition of trade cards", "laid open before you at once"),
        ("Trade", "and treasury besides"),
        ("Acquisition of advances", "holders of Trade Routes may exchange"),
        ("Acquisition of advances", "one less with Diaspora"),
        ("Special abilities", "Universal Doctrine converts barbarians"),
        ("The leader of the barbarians", "the player with the fewest cities"),
        ("Leaving the game", "pirate cities and barbarian tokens where they stand"),
        ("Course of play", "The 17 phases of the rulebook are played in 15 steps"),
    ],
)
def test_12_1_a_phase_tells_of_every_step_in_it(topic, said):
    assert said.lower() in FACE.rule(topic).lower()


def test_28_2_the_epochs_say_what_they_ask_for_and_once_where_the_sides_do_not_differ():
    assert FACE.rule("Late Iron Age") == "On every track: asks for 5 cities and 3 advances of 200 or more."


def test_2_4_civilizations_have_a_number_on_the_chart():
    assert FACE.rule("Minoa").startswith("Number 1 on the C.A.C.; begins in Knossos.")
