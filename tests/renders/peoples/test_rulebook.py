"""Every topic explains itself, from the data."""

import pytest

from rules.peoples.book import Page
from rules.peoples.developments import developments
from rules.peoples.resources import resources
from tests.renders.peoples.positions import FACE


def test_everything_can_be_looked_up():
    topics = FACE.topics()
    assert len(topics) == len(set(topics))
    assert {card.name for card in developments().values()} <= set(topics)
    assert {str(page) for page in Page} <= set(topics)
    assert {kind.capitalize() for kind in resources()} <= set(topics)
    assert {"Rome", "Region 41", "Victories", "Discovery"} <= set(topics)


@pytest.mark.parametrize("topic", FACE.topics())
def test_every_topic_has_a_text(topic):
    text = FACE.rule(topic)
    assert len(text) > 30
    assert text.endswith(".")
    assert "_" not in text


def test_a_card_a_resource_and_a_region_say_what_they_are():
    assert FACE.rule("Farming").startswith("Level 1; needs 1 in Civics or Economy. ")
    assert "needs 2 in Civics or Religion and 1 in the other" in FACE.rule("Humanism")
    assert "To produce it takes Mining or Machinery" in FACE.rule("Iron")
    assert "41a " in FACE.rule("Region 41")


def test_an_unknown_topic_is_empty():
    assert FACE.rule("Cooking") == ""
