"""Every told event is put into words, or is listed as saying nothing."""

import typing
from dataclasses import fields

import pytest

from renders.words.table import UNTOLD
from rules.history_of_the_world import events
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.state import Settlement
from rules.table import event as table
from tests.renders.examples import event_classes, made
from tests.renders.history.positions import FACE, battle, look

NAMED = {
    "land": "levant",
    "sea": "red_sea",
    "waters": ("red_sea",),
    "fleets": ("red_sea", "eastern_med"),
    "force": "egypt",
    "defending": "sumeria",
    "source": "palestine",
    "areas": (("china", "control", 9),),
    "paid": "coin",
    "reason": "There is no army left.",
    "line": "take Levant",
}
CARDS = {
    events.EventPlayed: "leader",
    events.SicknessRolled: "famine",
}
EVENTS = event_classes(events, table)
SIMPLE = {
    int: 1,
    str: "x",
    bool: True,
    RoundResult: RoundResult.WON,
    Way: Way.SEA,
    Settlement: Settlement.CITY,
}


def example(kind):
    hints = typing.get_type_hints(kind)
    values = {}
    for field in fields(kind):
        if field.name == "card":
            values["card"] = CARDS.get(kind, "egypt")
        else:
            values[field.name] = NAMED.get(field.name) or made(hints[field.name], SIMPLE)
    return kind(**values)


def test_there_are_many_events():
    assert len(EVENTS) > 30


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_worded_or_says_nothing(kind):
    text = FACE.words(example(kind), look())
    if kind in UNTOLD:
        assert text == ""
    else:
        assert text.endswith(".")
        assert not text.endswith("..")
        assert "  " not in text
        assert "None" not in text
        assert "_" not in text.replace("\\_", "")


def test_a_battle_is_told_with_its_dice_and_what_was_lost():
    text = FACE.words(battle("albion", Way.SEA, "north_sea", (2, 6), (5, 1), RoundResult.WON, fort=1), look())
    assert "Albion from the North Sea" in text
    assert "6-2 (+1) against 5-1 (+1), the attack wins" in text


def test_every_outcome_and_every_way_is_worded():
    for outcome in RoundResult:
        assert FACE.words(battle("albion", Way.LAND, "highlands", (2,), (5,), outcome), look())
    source = {Way.SEA: "eastern_med"}
    ways = {
        FACE.words(events.ArmyPlaced(0, "egypt", 1, "crete", way, source.get(way, "morea")), look())
        for way in Way
    }
    assert len(ways) == len(Way)


def test_names_that_players_chose_do_no_harm():
    assert "\\_Dido\\_" in FACE.words(events.CardGiven(3, 3), look())
