"""Questions of later phases answered in this one."""

import pytest

from rules.table import Table, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input
from rules.table.event import AheadRefused
from rules.table.inputs import IfChanged
from rules.table.record import Recorder
from rules.table.seal import rolled_back
from rules.table.verifying import verify

from .field import Field
from .test_table import codes

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN, CLEO = range(3)


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


@pytest.fixture
def table(recorder) -> Table:
    table = open_table(Field(), {}, NAMES, b"seed", recorder.keep)
    assert isinstance(table, Table)
    return table


def say(table: Table, seat: int, **answers: int) -> None:
    for key, data in answers.items():
        assert table.answer(seat, key, data) is None


def open_to(table: Table, seat: int) -> list[tuple[str, str, object]]:
    return [(o.question.key, o.phase, o.given) for o in table.questions(seat)]


def awaited(table: Table) -> list[tuple[int, str]]:
    return [(question.seat, question.key) for question in table.waiting()]


def test_who_has_acted_may_answer_for_the_next_phases_one_after_the_other(table):
    assert open_to(table, BEN) == [("sow", "", None)]
    say(table, BEN, sow=4)
    assert open_to(table, BEN) == [("sow", "", 4), ("reap", "reap", None)]
    say(table, BEN, reap=3)
    assert open_to(table, BEN)[-1] == ("eat", "eat", None)
    say(table, BEN, eat=2)
    assert open_to(table, BEN) == [("sow", "", 4), ("reap", "reap", 3), ("eat", "eat", 2)]
    assert codes(table.answer(CLEO, "reap", 1)) == ["not-asked"], "who has not sown has nothing to reap"


def test_who_has_acted_in_turn_may_still_answer_while_others_act(table):
    say(table, ANN, sow=2)
    assert open_to(table, ANN) == [("reap", "reap", None)]


def test_it_is_judged_as_the_position_is_foreseen(table):
    say(table, BEN, sow=2)
    assert table.answer(BEN, "reap", 3) is not None
    assert table.view_at(BEN, "reap") == ("reap", (0, 2, 0), (0, 0, 0))
    assert table.view_at(BEN, "sow") == table.view(BEN)


def test_what_still_fits_is_carried_out_in_its_phase_and_nobody_is_asked(table):
    say(table, BEN, sow=4, reap=3, eat=2)
    say(table, ANN, sow=1)
    say(table, CLEO, sow=0)
    assert awaited(table) == [(ANN, "storm")]
    say(table, ANN, storm=5)
    assert awaited(table) == [(ANN, "reap")], "Cleo has nothing to reap, Ben has said it"
    say(table, ANN, reap=0)
    assert (table.state.turn, table.state.reaped, table.state.eaten) == (2, [0, 3, 0], [0, 2, 0])


def test_what_fits_no_more_is_asked_again_in_its_phase(table):
    say(table, BEN, sow=4, reap=3)
    say(table, ANN, sow=1)
    say(table, CLEO, sow=0)
    say(table, ANN, storm=2)
    assert (BEN, "reap") in awaited(table)
    assert [type(told.event) for told in table.feed(BEN)] == [AheadRefused]


def test_what_is_gone_since_is_held_against_what_was_foreseen(table):
    say(table, BEN, sow=4)
    assert table.submit(put.Answer(BEN, "reap", 1, if_changed=IfChanged.MINE)) is None
    say(table, CLEO, sow=3)
    assert table.submit(put.Answer(CLEO, "reap", 1, if_changed=IfChanged.MINE)) is None
    say(table, ANN, sow=1)
    say(table, ANN, storm=3)
    assert (BEN, "reap") in awaited(table) and (CLEO, "reap") not in awaited(table)


def test_it_can_be_changed_withdrawn_and_put_off(table):
    say(table, BEN, sow=4, reap=3, eat=1)
    say(table, BEN, reap=2)
    assert ("reap", "reap", 2) in open_to(table, BEN)
    assert table.submit(put.Withdraw(BEN, "reap")) is None
    assert open_to(table, BEN)[-1] == ("reap", "reap", None)
    assert table.submit(put.After(BEN, "reap", BEN)) is None
    assert table.questions(BEN)[-1].after == BEN
    assert codes(table.submit(put.After(BEN, "reap", ANN))) == ["not-asked"]


def test_who_waits_for_nothing_is_invited_where_few_are_asked(table):
    say(table, ANN, sow=3)
    assert {q.key for q in table.invited()} == {"sow"}
    say(table, BEN, sow=3)
    say(table, CLEO, sow=3)
    assert [(q.seat, q.key) for q in table.invited()] == [(BEN, "reap"), (CLEO, "reap")]
    say(table, BEN, reap=1)
    assert [(q.seat, q.key) for q in table.invited()] == [(CLEO, "reap")]


def test_what_was_kept_for_a_phase_is_forgotten_with_it(table):
    say(table, BEN, sow=4, reap=3, eat=2)
    say(table, ANN, sow=1)
    say(table, CLEO, sow=1)
    say(table, ANN, storm=0)  # nobody can reap or eat anything
    assert (table.state.turn, table.state.phase) == (2, "sow")
    for seat in (ANN, BEN, CLEO):
        say(table, seat, sow=4)
    say(table, ANN, storm=4)
    assert (BEN, "reap") in awaited(table), "what was said in the turn before counts no more"


def test_a_restart_and_verification_know_of_it(table, recorder):
    def enter(seat: int, key: str, data: int) -> None:
        assert recorder.submit(table, put.Answer(seat, key, data)) is None

    enter(BEN, "sow", 4)
    enter(BEN, "reap", 3)
    enter(ANN, "sow", 1)
    enter(CLEO, "sow", 1)
    start = load_checkpoint(dump_checkpoint(table.checkpoint))
    assert [(kept.seat, kept.key, kept.phase, kept.data) for kept in start.coming] == [
        (BEN, "reap", "reap", 3)
    ]
    entries = [load_input(dump_input(entry)) for entry in table.inputs]
    again = restore(table.game, NAMES, b"seed", start, entries)
    for one in (table, again):
        assert open_to(one, BEN)[0] == ("reap", "reap", 3)
    enter(ANN, "storm", 5)
    assert (BEN, "reap") not in awaited(table)
    assert verify(recorder.record(table, {}), table.game).problem == ""


def test_a_phase_without_such_answers_is_stored_as_before(table):
    assert "coming" not in dump_checkpoint(table.checkpoint)


def test_after_a_rollback_it_is_asked_again(table):
    say(table, BEN, sow=4, reap=3)
    say(table, ANN, sow=1)
    say(table, CLEO, sow=1)
    back = rolled_back(table.checkpoint, table.checkpoint, b"other")
    assert table.checkpoint.coming and not back.coming


@pytest.mark.parametrize("entry", [put.Leave(BEN), put.HandOver(BEN, "Bea")])
def test_nothing_stays_of_somebody_who_left(table, entry):
    say(table, BEN, sow=4, reap=3)
    table.submit(entry)
    if isinstance(entry, put.HandOver):
        say(table, BEN, sow=4)
    say(table, ANN, sow=1)
    say(table, CLEO, sow=1)
    assert (table.phase, table.checkpoint.coming) == ("storm", ())


def test_whoever_takes_back_what_it_rests_on_takes_it_back_too(table):
    say(table, BEN, sow=4, reap=3)
    assert table.submit(put.Undo(BEN)) is None  # the last answer first
    assert open_to(table, BEN) == [("sow", "", 4), ("reap", "reap", None)]
    say(table, BEN, reap=3, sow=2)
    assert open_to(table, BEN) == [("sow", "", 2), ("reap", "reap", 3)]
    for seat in (ANN, CLEO):
        say(table, seat, sow=1)
    say(table, ANN, storm=5)
    assert (BEN, "reap") in awaited(table), "what fits no more is asked"
