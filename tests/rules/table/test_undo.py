"""Undo: generous, but never a way to peek."""

import pytest

from rules.table import Table, open_table, restore
from rules.table import inputs as put
from rules.table.event import AnswerUndone

from .test_table import NAMES, bid_all, codes, to_market
from .toy import Toy


@pytest.fixture
def table() -> Table:
    opened = open_table(Toy(), {}, NAMES, b"seed")
    assert isinstance(opened, Table)
    return opened


def test_a_resolved_answer_that_revealed_nothing_can_be_undone(table):
    bid_all(table, 0, 0, 0)
    table.answer(0, "walk", "on")
    assert [q.seat for q in table.waiting()] == [1]
    assert table.submit(put.Undo(0)) is None
    assert [q.seat for q in table.waiting()] == [0]
    assert table.state.place == [0, 1, 2]
    assert table.told[-1].event == AnswerUndone(0)


def test_an_answer_is_not_undone_after_another_seat_resolved(table):
    bid_all(table, 0, 0, 0)
    table.answer(0, "walk", "on")
    table.answer(1, "walk", "stay")
    assert codes(table.submit(put.Undo(0))) == ["resolved"]
    assert table.submit(put.Undo(1)) is None


def test_an_undo_keeps_what_others_answered_ahead(table):
    bid_all(table, 0, 0, 0)
    table.answer(0, "walk", "stay")
    table.answer(2, "walk", "back")
    assert table.submit(put.Undo(0)) is None
    assert table.questions(2)[0].given == "back"


def test_nothing_is_undone_over_a_reveal(table):
    to_market(table)
    table.answer(0, "market", 1)
    assert codes(table.submit(put.Undo(0))) == ["revealed"]


def test_nothing_is_undone_over_the_end_of_a_phase(table):
    bid_all(table, 0, 0, 0)
    assert codes(table.submit(put.Undo(2))) == ["nothing-to-undo"]


def test_an_undo_survives_a_restart_with_the_same_numbering(table):
    bid_all(table, 0, 0, 0)
    entries = [put.Answer(0, "walk", "on"), put.Undo(0), put.Answer(0, "walk", "back")]
    for entry in entries:
        table.submit(entry)
    again = restore(Toy(), NAMES, b"seed", table.checkpoint, entries)
    assert again.state == table.state
    phase = table.checkpoint.number
    assert [t.number for t in again.told] == [t.number for t in table.told if t.phase == phase]
