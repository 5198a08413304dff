"""What undos cost: counted in answers that are judged, not in seconds."""

from dataclasses import replace

import pytest

from rules.table import Table, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_input, dump_state, load_input
from rules.table.driver import Driver
from rules.table.record import Recorder
from rules.table.verifying import verify

from .test_table import NAMES, bid_all
from .toy import Toy


@pytest.fixture
def judged(monkeypatch) -> list[str]:
    """Every answer that a driver is given."""
    given: list[str] = []
    answer = Driver.answer

    def counted(self, seat, key, *said):
        given.append(key)
        return answer(self, seat, key, *said)

    monkeypatch.setattr(Driver, "answer", counted)
    return given


def played(pairs: int, standing: int = 0) -> tuple[Recorder, Table]:
    """A phase in which one seat changes its answer again and again, then takes all of that back."""
    recorder = Recorder()
    table = open_table(Toy(), {}, NAMES, b"seed", recorder.keep)
    assert isinstance(table, Table)
    for n in range(standing):
        assert recorder.submit(table, put.Answer(1, "bid", n % 5)) is None
    for n in range(pairs):
        assert recorder.submit(table, put.Answer(0, "bid", n % 5)) is None
    for _ in range(pairs):
        assert recorder.submit(table, put.Undo(0)) is None
    return recorder, table


def test_a_stored_phase_is_replayed_without_its_undos(judged):
    recorder, table = played(60)
    stored = [load_input(dump_input(entry)) for entry in recorder.inputs[1]]
    judged.clear()
    again = restore(Toy(), NAMES, b"seed", table.checkpoint, stored)
    assert judged == []
    assert again.inputs == table.inputs == []
    assert again.undone == table.undone == [0] * 60


@pytest.mark.parametrize("pairs", [20, 80])
def test_verifying_judges_each_standing_answer_once(judged, pairs):
    recorder, table = played(pairs, standing=3)
    for seat in range(3):
        recorder.submit(table, put.Answer(seat, "bid", 1))
    record = recorder.record(table, {})
    judged.clear()
    assert verify(record, Toy()).problem == ""
    assert len(judged) == sum(len(chapter.inputs) for chapter in record.chapters) == 6
    assert record.chapters[0].undone == (0,) * pairs


def test_pairs_of_answer_and_undo_do_not_get_dearer(judged):
    table = open_table(Toy(), {}, NAMES, b"seed")
    assert isinstance(table, Table)
    bid_all(table, 0, 0, 0)
    costs = []
    for _ in range(30):
        judged.clear()
        assert table.answer(0, "walk", "on") is None
        assert table.submit(put.Undo(0)) is None
        costs.append(len(judged))
    assert set(costs) == {1}


def test_an_answer_that_fell_with_an_undo_is_not_replayed_either():
    recorder = Recorder()
    table = open_table(Toy(), {}, NAMES, b"seed", recorder.keep)
    assert isinstance(table, Table)
    bid_all(table, 0, 0, 0)
    table.state.place[:] = [2, 1, 2]  # seat 2 may walk on only after seat 0 has gone
    begun = replace(table.checkpoint, state=dump_state(table.state))
    table = restore(Toy(), NAMES, b"seed", begun)
    stored = []
    for entry in (put.Answer(0, "walk", "on"), put.Answer(2, "walk", "on"), put.Undo(0)):
        assert table.submit(entry) is None
        stored.append(table.noted)
    assert stored[-1] == put.Undone(0, (0, 1))
    again = restore(Toy(), NAMES, b"seed", begun, stored)
    assert not again.reopened
    assert again.inputs == table.inputs == []


def test_undos_stored_by_the_first_version_still_count():
    table = open_table(Toy(), {}, NAMES, b"seed")
    assert isinstance(table, Table)
    bid_all(table, 0, 0, 0)
    entries = [put.Answer(0, "walk", "on"), put.Undo(0), put.Answer(0, "walk", "back")]
    again = restore(Toy(), NAMES, b"seed", table.checkpoint, entries)
    assert again.inputs == [put.Answer(0, "walk", "back")]
    assert again.undone == [0]
