"""Undo: generous, but never a way to peek."""

from dataclasses import replace

import pytest

from rules.table import Table, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_state
from rules.table.event import AheadRefused, AnswerUndone

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


def test_an_undo_does_not_show_what_another_answered_ahead(table):
    bid_all(table, 0, 0, 0)
    table.answer(1, "walk", "stay")
    table.answer(0, "walk", "stay")
    assert [q.seat for q in table.waiting()] == [2]  # now seat 0 knows that seat 1 has answered
    assert codes(table.submit(put.Undo(0))) == ["resolved"]


def test_an_answer_ahead_that_fits_no_more_after_an_undo_is_dropped_and_its_seat_told(table):
    bid_all(table, 0, 0, 0)
    state = replace(table.state, place=[2, 1, 2])  # seat 2 may walk on only after seat 0 has gone
    table = restore(Toy(), NAMES, b"seed", replace(table.checkpoint, state=dump_state(state)))
    table.answer(0, "walk", "on")
    assert table.answer(2, "walk", "on") is None
    assert table.submit(put.Undo(0)) is None
    assert table.questions(2)[0].given is None
    assert [t.event.key for t in table.told if isinstance(t.event, AheadRefused) and t.audience == (2,)]


def test_an_undone_withdrawal_does_not_move_the_game_on(table):
    table.answer(0, "bid", 1)
    table.submit(put.Withdraw(0, "bid"))
    table.answer(1, "bid", 0)
    table.answer(2, "bid", 0)
    number = table.checkpoint.number
    assert codes(table.submit(put.Undo(0))) == ["resolved"]
    assert table.checkpoint.number == number
    assert table.answer(0, "bid", 1) is None
    assert table.checkpoint.number > number


def test_a_withdrawal_can_be_undone_while_others_are_awaited(table):
    table.answer(0, "bid", 1)
    table.submit(put.Withdraw(0, "bid"))
    table.answer(1, "bid", 0)
    assert table.submit(put.Undo(0)) is None
    assert table.questions(0)[0].given == 1
    assert table.questions(1)[0].given == 0
