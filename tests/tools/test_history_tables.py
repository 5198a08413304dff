"""The tables of the stand-in for History of the World: made from turns that were watched."""

import json

import pytest

from rules.history_of_the_world.empires import empires
from rules.standins.history.renown import Hopes
from tools.history_tables.tables import (
    DOUBT,
    conquests,
    conquests_text,
    patience,
    patience_text,
    renown,
    renown_text,
)
from tools.history_tables.watching import Watched, watch


def romans(*entered):
    return Watched(0, 3, "romans", set(entered))


def test_a_land_fell_in_so_many_of_the_turns_of_an_empire():
    turns = [romans("southern_apennines", "morea"), romans("southern_apennines"), romans(), romans("morea")]
    table = conquests(turns)
    assert table["romans"] == {"southern_apennines": 1.0, "morea": 0.5}
    assert table["celts"] == {empires().cards["celts"].empires[0].start: 1.0}


def test_what_hardly_ever_fell_is_left_out():
    table = conquests([romans("crete"), *(romans("morea") for _ in range(49))])
    assert "crete" not in table["romans"]
    assert table["romans"]["morea"] == 0.98


def test_the_file_has_a_line_for_each_empire_card():
    table = conquests([romans("morea")])
    assert json.loads(conquests_text(table)) == table
    assert len(conquests_text(table).splitlines()) == len(table) + 2


def test_a_card_kept_brings_the_best_of_the_turns_to_come():
    seen = {2: 1.0, 4: 5.0, 6: 2.0}
    game = [Watched(0, epoch, "", worths={"leader": worth}) for epoch, worth in seen.items()]
    other = [Watched(1, 5, "", worths={"leader": 3.0})]
    assert patience([game])["leader"] == (5.0, 5.0, 5.0, 2.0, 2.0, 0.0)
    assert patience([game + other])["leader"] == pytest.approx((4.0, 4.0, 4.0, 2.5, 1.0, 0.0))
    assert '    "leader": (5.0, 5.0, 5.0, 2.0, 2.0, 0.0),\n' in patience_text(patience([game]))


def test_a_card_of_one_epoch_does_not_wait():
    assert "minor-japan" not in patience([[Watched(0, 1, "")]])


def epoch(number, *points):
    """The turns of an epoch: seat by seat, with the first cards of its list, 10 points promised to each."""
    cards = [card.key for card in empires().of_epoch(number)]
    return [
        Watched(seat, number, cards[seat], promise=(4.0, 20.0), points=scored)
        for seat, scored in enumerate(points)
    ]


def test_the_renown_of_a_card_is_how_far_its_player_drew_ahead_besides_what_was_promised():
    game = [turn for number in range(1, 8) for turn in epoch(number, 18, 15, 12)]
    games, hopes = [game] * 30, Hopes(standing=1.0, promised=0.3)
    table = renown(games, hopes)
    first, second, third, *rest = (table[card.key] for card in empires().of_epoch(7))
    more = 4.5 * 30 / (30 + DOUBT)
    assert (first, second, third) == pytest.approx((5 + more, 5, 5 - more), abs=0.06)
    assert set(rest) == {5.0}
    assert table["sumeria"] > first
    assert renown_text(table).startswith(f'    "sumeria": {table["sumeria"]},\n')


def test_a_game_is_watched_turn_by_turn():
    turns = watch(3, 1)
    assert len(turns) == 21
    assert {turn.epoch for turn in turns} == set(range(1, 8))
    for turn in turns:
        assert {empire.start for empire in empires().cards[turn.empire].empires} <= turn.entered
    assert all("leader" in turn.worths for turn in turns if turn.epoch == 3)
    assert all(turn.points > 0 and turn.promise[1] > 0 for turn in turns)
    assert any(turn.promise[0] > 0 for turn in turns if turn.epoch > 1)
