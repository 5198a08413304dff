"""Every topic explains itself, from the data."""

import pytest

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from tests.renders.history.positions import FACE


def test_everything_can_be_looked_up():
    topics = FACE.topics()
    assert len(topics) == len(set(topics))
    assert {card.name for card in empires().cards.values()} <= set(topics)
    assert {card.name for card in event_cards().values()} <= set(topics)
    assert {f"Area: {area.name}" for area in board().areas.values()} <= set(topics)


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_has_a_text(topic):
    text = FACE.rule(topic)
    assert len(text) > 30
    assert text.endswith(".")
    assert "_" not in text


def test_an_empire_a_card_and_an_area_say_their_numbers():
    assert "strength 20, starts in Southern Apennines with a capital" in FACE.rule("Romans")
    assert "Greater event, epochs I to VII, 7 copies" in FACE.rule("Leader")
    assert "Presence pays 1 in I, 2 in II" in FACE.rule("Area: China")


def test_an_unknown_topic_is_empty():
    assert FACE.rule("Cooking") == ""
