"""What people call the rules they look up."""

import pytest

from renders.faces import FACES
from renders.words.topics import OTHER_WORDS, topic_finder
from rules.atlas.names import Found

TOPICS = {key: face.topics() for key, face in FACES.items()}


@pytest.mark.parametrize(
    ("game", "word", "topic"),
    [
        ("history-of-the-world", "battle", "Combat"),
        ("history-of-the-world", "Dice", "Combat"),
        ("history-of-the-world", "movement", "Expansion"),
        ("history-of-the-world", "winning", "The reckoning"),
        ("history-of-the-world", "mountains", "Difficult terrain"),
        ("western-empires", "battle", "Conflict"),
        ("western-empires", "points", "Victory points"),
        ("western-empires", "ships", "Open sea"),
        ("civx", "combat", "Conflict"),
        ("civx", "ships", "Ship construction and maintenance"),
        ("civx", "calamities", "Resolution of calamities"),
        ("dawn-of-history", "cac", "C.A.C."),
        ("dawn-of-history", "support", "Support of cities"),
        ("dawn-of-history", "pirates", "Barbarians and pirates"),
        ("dawn-of-history", "controller", "The leader of the barbarians"),
        ("dawn-of-history", "census", "Population expansion and census"),
        ("civx", "ast", "Movement on the A.S.T."),
        ("western-empires", "markers", "A.S.T.-alteration"),
        ("peoples", "fight", "Military"),
    ],
)
def test_a_common_word_finds_the_chapter(game, word, topic):
    assert topic_finder(TOPICS[game]).find(word) == Found(topic)


@pytest.mark.parametrize("game", TOPICS)
def test_a_name_means_itself_before_it_means_anything_else(game):
    finder = topic_finder(TOPICS[game])
    assert all(finder.find(topic) == Found(topic) for topic in TOPICS[game])


def test_every_other_word_means_a_chapter_of_some_game():
    known = {topic for topics in TOPICS.values() for topic in topics}
    assert {name for names in OTHER_WORDS.values() for name in names} <= known
