"""Every topic explains itself, from the data."""

import re

import pytest

from rules.peoples.book import Page
from rules.peoples.developments import developments
from rules.peoples.reading import read_orders
from rules.peoples.resources import resources
from rules.peoples.revolution_reading import read_lines
from rules.peoples.traits import Trait
from rules.table import Fault
from tests.renders.peoples.positions import FACE
from tests.rules.peoples.scenario import scene


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


def test_the_examples_of_written_orders_are_understood():
    quoted = re.findall(r"“([^”]+)”", FACE.rule("Orders in writing"))
    tribes = {0: ["31a", "31b", "31d", "33a", "35a", "35b"], 1: ["41c", "42a"]}
    position = scene(tribes, levels={0: dict.fromkeys(Trait, 3)})
    turn = [line for line in quoted if line.startswith("31a")]
    assert len(turn) == 2
    for text in turn:
        orders = read_orders(position.g, text)
        assert [order for order in orders if isinstance(order, Fault)] == []
        assert len(orders) == len(text.split(";"))
    revolution = next(line for line in quoted if line.startswith("add"))
    lines = read_lines(revolution)
    assert len(lines) == 4
    assert not any(isinstance(line, Fault) for line in lines)
