"""Waiting for another: whoever likes is asked when a seat before it has acted; nobody else is delayed."""

import pytest

from rules.table import Refusal, Table, open_table, restore
from rules.table import inputs as put
from rules.table.codec import dump_input, load_input
from rules.table.event import AheadRefused
from rules.table.record import Recorder, dump_record, load_record
from rules.table.verifying import verify
from tests.contract.settings import Setting, match_of

from .larder import Larder, Taken
from .test_table import codes
from .toy import Toy

NAMES = ("Ann", "Ben", "Cleo", "Dan")
ANN, BEN, CLEO, DAN = range(4)  # they take in the order Dan, Cleo, Ben, Ann


def opened(*hungry: int) -> Table:
    table = open_table(Larder(*hungry), {}, NAMES, b"seed")
    assert isinstance(table, Table)
    return table


@pytest.fixture
def table() -> Table:
    return opened()


def wait(table: Table, seat: int, other: int, helping: int = 0) -> Refusal | None:
    return table.submit(put.After(seat, f"take:{helping}", other))


def take(table: Table, seat: int, food: str, helping: int = 0) -> Refusal | None:
    return table.answer(seat, f"take:{helping}", food)


def awaited(table: Table) -> list[int]:
    return [q.seat for q in table.waiting()]


def eaten(table: Table) -> list[tuple[int, str]]:
    return list(table.view(None))


def test_who_waits_is_asked_when_the_other_has_acted_and_knows_what_was_done(table):
    assert wait(table, ANN, CLEO) is None
    assert awaited(table) == [DAN, CLEO, BEN]
    assert table.holding() == {ANN: CLEO}
    assert take(table, CLEO, "figs") is None
    assert awaited(table) == [DAN, BEN, ANN]
    assert eaten(table) == [(CLEO, "figs")]
    assert [t.event for t in table.feed(None)] == [Taken(CLEO, "figs")]
    assert "figs" not in [option.key for option in table.questions(ANN)[0].question.options]
    assert table.questions(ANN)[0].after is None


def test_who_is_in_a_hurry_is_not_called_again(table):
    take(table, DAN, "bread")
    wait(table, ANN, CLEO)
    take(table, BEN, "wine")
    take(table, CLEO, "figs")
    assert awaited(table) == [ANN]
    assert table.questions(BEN)[0].given == "wine"
    take(table, ANN, "olives")
    assert table.over
    assert eaten(table) == [(DAN, "bread"), (CLEO, "figs"), (BEN, "wine"), (ANN, "olives")]


def test_without_anybody_waiting_all_act_in_the_order_when_the_last_has_answered(table):
    for seat, food in ((ANN, "bread"), (BEN, "wine"), (CLEO, "figs")):
        take(table, seat, food)
        assert eaten(table) == []
    take(table, DAN, "olives")
    assert [seat for seat, _ in eaten(table)] == [DAN, CLEO, BEN, ANN]


def test_those_before_who_have_answered_act_first_and_cannot_change_their_minds(table):
    take(table, DAN, "bread")
    take(table, CLEO, "figs")
    wait(table, ANN, CLEO)
    assert eaten(table) == [(DAN, "bread"), (CLEO, "figs")]
    assert awaited(table) == [BEN, ANN]
    assert codes(take(table, DAN, "wine")) == ["not-asked"]


def test_a_seat_before_that_has_not_answered_is_still_asked_and_may_wait_no_more_for_it(table):
    wait(table, BEN, CLEO)
    take(table, CLEO, "figs")
    assert table.questions(DAN)[0].given is None
    assert table.questions(BEN)[0].before == (DAN,)
    assert codes(wait(table, BEN, CLEO)) == ["not-before-you"]
    assert wait(table, BEN, DAN) is None


def test_only_seats_before_in_the_order_can_be_named(table):
    assert table.questions(DAN)[0].before == ()
    assert table.questions(ANN)[0].before == (DAN, CLEO, BEN)
    for other in (DAN, CLEO, ANN, 9, -1):
        assert codes(wait(table, DAN, other)) == ["not-before-you"]
    assert codes(wait(table, BEN, ANN)) == ["not-before-you"]
    assert codes(table.submit(put.After(ANN, "nothing", DAN))) == ["not-asked"]
    assert table.holding() == {}
    assert table.inputs == []


def test_where_there_is_no_order_nobody_waits():
    table = open_table(Toy(), {}, NAMES, b"seed")
    assert table.questions(1)[0].before == ()
    assert codes(table.submit(put.After(1, "bid", 0))) == ["no-order"]


def test_one_waits_for_another_who_waits(table):
    wait(table, CLEO, DAN)
    wait(table, BEN, CLEO)
    wait(table, ANN, BEN)
    assert awaited(table) == [DAN]
    for seat, food in ((DAN, "figs"), (CLEO, "wine"), (BEN, "bread")):
        take(table, seat, food)
        assert awaited(table) == [seat - 1]
    take(table, ANN, "cheese")
    assert table.over


def test_the_wish_to_wait_can_be_withdrawn_undone_changed_and_answered_over(table):
    wait(table, ANN, CLEO)
    assert table.submit(put.Withdraw(ANN, "take:0")) is None
    assert awaited(table) == [DAN, CLEO, BEN, ANN]
    wait(table, ANN, CLEO)
    assert table.submit(put.Undo(ANN)) is None
    assert table.holding() == {}
    wait(table, ANN, CLEO)
    wait(table, ANN, BEN)
    assert table.holding() == {ANN: BEN}
    take(table, ANN, "wine")
    assert table.holding() == {}
    assert table.questions(ANN)[0].given == "wine"
    wait(table, ANN, DAN)
    assert table.questions(ANN)[0].given is None


def test_an_answer_that_fits_no_longer_is_asked_again_and_its_seat_told(table):
    take(table, BEN, "figs")
    wait(table, ANN, CLEO)
    take(table, CLEO, "figs")
    assert awaited(table) == [DAN, BEN, ANN]
    told = [t for t in table.told if isinstance(t.event, AheadRefused)]
    assert [(t.event.seat, t.audience) for t in told] == [(BEN, (BEN,))]


def test_what_was_carried_out_for_somebody_who_waited_cannot_be_undone(table):
    wait(table, ANN, DAN)
    take(table, DAN, "figs")
    assert codes(table.submit(put.Undo(DAN))) == ["resolved"]
    take(table, CLEO, "wine")
    wait(table, ANN, CLEO)
    assert codes(table.submit(put.Undo(ANN))) == ["revealed"]
    assert eaten(table) == [(DAN, "figs"), (CLEO, "wine")]


def test_an_undo_never_moves_the_game_on_for_somebody_who_waits(table):
    take(table, DAN, "figs")
    table.submit(put.Withdraw(DAN, "take:0"))
    wait(table, ANN, DAN)
    assert codes(table.submit(put.Undo(DAN))) == ["resolved"]
    wait(table, BEN, CLEO)
    table.submit(put.Withdraw(BEN, "take:0"))
    take(table, CLEO, "wine")
    assert codes(table.submit(put.Undo(BEN))) == ["resolved"]
    assert eaten(table) == []


def test_time_is_up_for_the_other_so_the_waiter_is_asked(table):
    wait(table, ANN, DAN)
    assert table.expire([DAN]) is None
    assert eaten(table) == [(DAN, "bread")]
    assert awaited(table) == [CLEO, BEN, ANN]


def test_time_is_up_for_everybody_so_the_waiter_takes_the_default_in_his_place(table):
    wait(table, ANN, DAN)
    assert table.expire() is None
    assert table.over
    assert eaten(table) == [(DAN, "bread"), (CLEO, "cheese"), (BEN, "cheese"), (ANN, "cheese")]


def test_time_is_up_for_the_waiter_alone(table):
    wait(table, ANN, DAN)
    assert table.expire([ANN]) is None
    assert table.holding() == {}
    assert table.questions(ANN)[0].given == "bread"


def test_the_other_leaves_so_the_waiter_is_asked(table):
    wait(table, ANN, DAN)
    assert table.submit(put.Leave(DAN)) is None
    assert awaited(table) == [CLEO, BEN, ANN]
    assert eaten(table) == [(DAN, "bread")]


def test_a_waiter_who_leaves_waits_no_more(table):
    wait(table, ANN, DAN)
    table.submit(put.Leave(ANN))
    assert table.holding() == {}
    for seat, food in ((BEN, "wine"), (CLEO, "figs"), (DAN, "olives")):
        take(table, seat, food)
    assert table.over


def test_who_takes_a_seat_over_waits_for_nobody(table):
    wait(table, ANN, DAN)
    table.submit(put.HandOver(ANN, "Eve"))
    assert awaited(table) == [DAN, CLEO, BEN, ANN]


def test_no_standing_order_answers_for_somebody_who_waited(table):
    table.submit(put.Stand(ANN, "food", "wine"))
    assert table.questions(ANN)[0].given == "wine"
    wait(table, ANN, DAN)
    take(table, DAN, "figs")
    assert awaited(table) == [CLEO, BEN, ANN]
    table.submit(put.Stand(ANN, "food", "olives"))
    assert table.questions(ANN)[0].given == "olives"


def test_nobody_begins_to_wait_while_the_game_is_paused(table):
    table.submit(put.Pause(True))
    assert codes(wait(table, ANN, DAN)) == ["paused"]


def test_a_seat_has_acted_when_it_has_nothing_more_to_decide():
    table = opened(DAN, CLEO)
    wait(table, ANN, DAN)
    take(table, DAN, "figs")
    assert table.holding() == {ANN: DAN}
    assert awaited(table) == [DAN, CLEO, BEN]
    take(table, DAN, "wine", helping=1)
    assert awaited(table) == [CLEO, BEN, ANN]


def test_a_second_helping_delays_nobody():
    table = opened(DAN, CLEO)
    for seat in (ANN, BEN, CLEO, DAN):
        take(table, seat, "figs")
    assert awaited(table) == [DAN, CLEO]


def test_a_restart_and_a_record_keep_who_waits():
    recorder = Recorder()
    table = open_table(Larder(), {}, NAMES, b"seed", recorder.keep)
    for entry in (
        put.Answer(DAN, "take:0", "wine"),
        put.After(ANN, "take:0", CLEO),
        put.After(BEN, "take:0", CLEO),
        put.Answer(CLEO, "take:0", "figs"),
        put.After(ANN, "take:0", BEN),
    ):
        assert recorder.submit(table, entry) is None
        copy = restore(
            Larder(), NAMES, b"seed", table.checkpoint, [load_input(dump_input(e)) for e in table.inputs]
        )
        assert not copy.reopened
        assert copy.holding() == table.holding()
        assert awaited(copy) == awaited(table)
        assert copy.view(None) == table.view(None)
    for seat, food in ((BEN, "bread"), (ANN, "olives")):
        recorder.submit(table, put.Answer(seat, "take:0", food))
    record = load_record(dump_record(recorder.record(table, {})))
    assert verify(record, Larder()).problem == ""


def test_everybody_may_know_who_waits_for_whom_but_not_what_was_answered(table):
    take(table, BEN, "figs")
    wait(table, ANN, DAN)
    assert table.holding() == {ANN: DAN}
    assert table.feed(None) == ()
    assert table.view(CLEO) == ()


def test_random_players_wait_sometimes_and_the_game_verifies():
    match = match_of(Setting("western-empires", 9, {"scenario": "short", "turns": "5"}), b"waits", waits=True)
    match.play()
    entries = [e for taken in match.recorder.inputs.values() for e in taken]
    assert sum(isinstance(e, put.After) for e in entries) > 10
    record = load_record(dump_record(match.record()))
    assert verify(record, match.table.game).problem == ""
