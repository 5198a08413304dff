"""Answering ahead: what becomes of an answer if others act first, and waiting for one's turn."""

import pytest

from rules.table import Refusal, Table, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_input, load_input
from rules.table.event import AheadCut, AheadRefused
from rules.table.inputs import IfChanged
from rules.table.record import Recorder
from rules.table.verifying import verify

from .buffet import Buffet
from .test_table import codes

NAMES = ("Ann", "Ben", "Cleo", "Dan")
ANN, BEN, CLEO, DAN = range(4)  # they take in this order


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def table(recorder) -> Table:
    table = open_table(Buffet(), {}, NAMES, b"seed", recorder.keep)
    assert isinstance(table, Table)
    return table


def take(table: Table, seat: int, *foods: str, if_changed: IfChanged = IfChanged.WHOLE) -> Refusal | None:
    return table.submit(put.Answer(seat, "take", list(foods), if_changed=if_changed))


def wait(table: Table, seat: int, other: int) -> Refusal | None:
    return table.submit(put.After(seat, "take", other))


def invited(table: Table) -> list[int]:
    return [question.seat for question in table.invited()]


def awaited(table: Table) -> list[int]:
    return [question.seat for question in table.waiting()]


def told(table: Table, seat: int) -> list[object]:
    return [each.event for each in table.feed(seat)]


def test_all_who_will_be_asked_are_invited_until_they_have_answered(table):
    assert (awaited(table), invited(table)) == ([ANN], [BEN, CLEO, DAN])
    take(table, CLEO, "figs")
    assert (awaited(table), invited(table)) == ([ANN], [BEN, DAN])
    take(table, ANN)
    assert (awaited(table), invited(table)) == ([BEN], [DAN])
    table.submit(put.Withdraw(CLEO, "take"))
    assert invited(table) == [CLEO, DAN]


def test_who_has_left_or_has_a_standing_order_is_not_invited(table):
    table.submit(put.Leave(BEN))
    table.submit(put.Stand(DAN, "food", default=True))
    assert invited(table) == [CLEO]


def test_what_still_fits_whole_is_carried_out(table):
    take(table, BEN, "figs", "wine")
    take(table, ANN, "bread")
    assert table.view(None) == ((ANN, "bread"), (BEN, "figs"), (BEN, "wine"))


def test_by_default_an_answer_that_fits_no_more_is_asked_again_whole(table):
    take(table, BEN, "figs", "wine")
    take(table, ANN, "figs")
    assert (awaited(table), table.view(None)) == ([BEN], ((ANN, "figs"),))
    assert [type(event) for event in told(table, BEN)] == [AheadRefused]
    assert told(table, CLEO) == []


def test_what_still_fits_is_carried_out_and_the_rest_told_to_its_seat_alone(table):
    take(table, BEN, "figs", "wine", "bread", if_changed=IfChanged.FIT)
    take(table, ANN, "figs")
    assert table.view(None) == ((ANN, "figs"), (BEN, "wine"), (BEN, "bread"))
    assert told(table, BEN) == [AheadCut(BEN, "take", ("figs",), ("wine", "bread"))]
    assert told(table, CLEO) == told(table, None) == []


def test_where_nothing_fits_the_seat_is_asked(table):
    take(table, BEN, "figs", if_changed=IfChanged.FIT)
    take(table, ANN, "figs")
    assert awaited(table) == [BEN]


def test_something_of_ones_own_is_gone_so_one_is_asked_though_the_answer_fits(table):
    take(table, DAN, "bread", if_changed=IfChanged.MINE)
    take(table, CLEO, "wine")
    take(table, BEN)
    take(table, ANN)
    assert awaited(table) == [DAN]
    (refused,) = told(table, DAN)
    assert codes(refused.refusal) == ["something-gone"]
    assert "coins" in str(refused.refusal)


def test_nothing_of_ones_own_is_gone_so_one_is_not_asked(table):
    take(table, DAN, "bread", if_changed=IfChanged.MINE)
    for seat in (CLEO, BEN, ANN):
        take(table, seat)
    assert table.over
    assert table.view(None) == ((DAN, "bread"),)


def test_who_waits_for_his_turn_is_not_invited_and_is_asked_then(table):
    assert wait(table, CLEO, CLEO) is None
    assert invited(table) == [BEN, DAN]
    assert table.holding() == {}
    take(table, BEN)
    take(table, ANN)
    assert (awaited(table), invited(table)) == ([CLEO], [DAN])


def test_who_waits_for_his_turn_is_asked_whatever_standing_order_he_has(table):
    table.submit(put.Stand(CLEO, "food", default=True))
    wait(table, CLEO, CLEO)
    take(table, BEN)
    take(table, ANN)
    assert awaited(table) == [CLEO]


def test_who_waits_for_a_player_is_invited_again_when_that_one_has_acted(table):
    assert wait(table, DAN, BEN) is None
    assert table.holding() == {DAN: BEN}
    take(table, ANN)
    assert invited(table) == [CLEO]
    take(table, BEN, "figs")
    assert (awaited(table), invited(table)) == ([CLEO], [DAN])
    assert table.questions(DAN)[0].before == (CLEO, DAN)


@pytest.mark.parametrize(("seat", "other"), [(BEN, CLEO), (BEN, DAN), (ANN, ANN), (ANN, BEN)])
def test_nobody_waits_for_one_who_comes_after(table, seat, other):
    assert codes(wait(table, seat, other)) in (["not-before-you"], ["no-order"])


def test_an_answer_ends_the_wish_to_wait_and_the_wish_ends_an_answer(table):
    take(table, CLEO, "figs")
    wait(table, CLEO, CLEO)
    assert table.questions(CLEO)[0].given is None
    take(table, CLEO, "wine", if_changed=IfChanged.FIT)
    (asked,) = table.questions(CLEO)
    assert (asked.given, asked.after, asked.if_changed) == (["wine"], None, IfChanged.FIT)


def test_time_is_up_for_the_one_whose_turn_it_is_and_answers_ahead_are_kept(table):
    take(table, BEN, "figs", "olives", if_changed=IfChanged.FIT)
    table.expire()
    assert awaited(table) == [CLEO]
    table.expire()
    assert awaited(table) == [DAN]


def test_waiting_for_ones_turn_keeps_nobody_from_taking_back(table):
    wait(table, BEN, BEN)
    take(table, ANN, "figs")
    assert table.submit(put.Undo(ANN)) is None
    assert awaited(table) == [ANN]


def test_what_was_carried_out_for_one_who_waited_by_name_stays(table):
    wait(table, CLEO, ANN)
    take(table, ANN, "figs")
    assert codes(table.submit(put.Undo(ANN))) == ["resolved"]


def test_an_undo_drops_no_answer_ahead_that_still_fits(table):
    take(table, DAN, "wine", if_changed=IfChanged.FIT)
    take(table, ANN, "figs")
    assert table.submit(put.Undo(ANN)) is None
    (asked,) = table.questions(DAN)
    assert (asked.given, asked.if_changed) == (["wine"], IfChanged.FIT)


def test_a_restart_finds_the_same_and_the_record_verifies(table, recorder):
    for entry in (
        put.Answer(DAN, "take", ["figs", "bread"], if_changed=IfChanged.FIT),
        put.After(CLEO, "take", CLEO),
        put.Answer(BEN, "take", ["wine"], if_changed=IfChanged.MINE),
        put.Answer(ANN, "take", ["figs"]),
    ):
        assert recorder.submit(table, entry) is None
    stored = [load_input(dump_input(entry)) for entry in recorder.inputs[1]]
    again = restore(Buffet(), NAMES, b"seed", table.checkpoint, stored)
    assert (awaited(again), again.questions(DAN)) == (awaited(table), table.questions(DAN))
    assert recorder.submit(table, put.Answer(CLEO, "take", [])) is None
    assert table.view(None) == ((ANN, "figs"), (BEN, "wine"), (DAN, "bread"))
    assert verify(recorder.record(table, {}), Buffet()).problem == ""


def test_what_was_stored_before_is_stored_the_same_way():
    assert dump_input(put.Answer(0, "take", [])) == '{"seat":0,"key":"take","data":[],"kind":"answer"}'
    said = put.Answer(0, "take", [], if_changed=IfChanged.FIT)
    assert load_input(dump_input(said)) == said
    with pytest.raises(ValueError, match="missing"):
        load_input('{"seat":0,"key":"take","data":[],"kind":"answer","if_changed":""}')
