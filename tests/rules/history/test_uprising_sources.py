"""Where an uprising comes from: out of its own land, or out of the barren land its raiders live in."""

import pytest

from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.event_play import resolve
from rules.history_of_the_world.events import ArmyPlaced, BattleFought, Way
from tests.rules.history.scenario import BEN, scene


def sources(key, lands=None, *answers, epoch=2, dice=()):
    """Each army of the card: the land it came to, the way, and where it came from."""
    s = scene(lands or {}, dice=list(dice))
    s.turn("persia")
    s.state.epoch = epoch
    card = event_cards()[key]
    s.run(resolve(s.g, card, card.effects[0]), *answers)
    moved = [event for event in s.events if isinstance(event, ArmyPlaced | BattleFought)]
    return [(event.land, event.way, event.source) for event in moved]


@pytest.mark.parametrize(
    ("key", "lands", "answers", "risen"),
    [
        ("kingdom-etruscans", None, (), ["northern_apennines"]),
        ("migrants-australia", None, (["australia", "new_guinea"],), ["australia", "new_guinea"]),
        ("jewish-revolt", None, (), ["palestine"]),
        ("jewish-revolt", {"palestine": (BEN, "egypt")}, (), ["palestine"]),
        ("civil-war", {"crete": (BEN, "minoans")}, (), ["crete"]),
    ],
    ids=["kingdom", "migrants", "revolt in an empty land", "revolt", "civil war"],
)
def test_who_rises_in_a_land_comes_out_of_it(key, lands, answers, risen):
    found = sources(key, lands, *answers, dice=[6, 6, 6, 1, 1])
    assert found == [(land, Way.RISING, land) for land in risen]


def test_barbarians_come_out_of_the_barren_land_that_was_chosen():
    lands = {"dalmatia": (BEN, "romans"), "palestine": (BEN, "romans")}
    found = sources("barbarians", lands, "syrian_desert", dice=[6, 1, 1])
    assert found == [("palestine", Way.RISING, "syrian_desert")]
