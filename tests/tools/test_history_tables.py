"""The tables of the stand-in for History of the World: made from turns that were watched."""

import json

import pytest

from rules.history_of_the_world.empires import empires
from tools.history_tables.tables import conquests, conquests_text, patience, patience_text
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


def test_a_game_is_watched_turn_by_turn():
    turns = watch(3, 1)
    assert len(turns) == 21
    assert {turn.epoch for turn in turns} == set(range(1, 8))
    for turn in turns:
        assert {empire.start for empire in empires().cards[turn.empire].empires} <= turn.entered
    assert all("leader" in turn.worths for turn in turns if turn.epoch == 3)
