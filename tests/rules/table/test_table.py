"""The table: answers, changes, answers ahead, standing orders, expiry, leaving, pausing."""

import pytest

from rules.table import Refusal, Table, open_table, restore
from rules.table import inputs as put
from rules.table.checkpoint import Checkpoint
from rules.table.event import AheadRefused, PhaseReopened, SeatLeft, TimeExpired

from .toy import BidsOpened, CardDrawn, Toy, Walked

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture
def table() -> Table:
    opened = open_table(Toy(), {}, NAMES, b"seed")
    assert isinstance(opened, Table)
    return opened


def told(table: Table, kind: type) -> list:
    return [t.event for t in table.told if isinstance(t.event, kind)]


def bid_all(table: Table, *bids: int) -> None:
    for seat, amount in enumerate(bids):
        assert table.answer(seat, "bid", amount) is None


def codes(refusal: Refusal | None) -> list[str]:
    assert refusal is not None
    return [fault.code for fault in refusal.faults]


def test_all_are_asked_at_once_and_nothing_is_told_before_the_last(table):
    assert [q.seat for q in table.waiting()] == [0, 1, 2]
    table.answer(0, "bid", 2)
    table.answer(2, "bid", 1)
    assert [q.seat for q in table.waiting()] == [1]
    assert not told(table, BidsOpened)
    table.answer(1, "bid", 0)
    assert told(table, BidsOpened) == [BidsOpened(((0, 2), (1, 0), (2, 1)))]
    assert table.phase == "walk"


def test_an_answer_may_be_changed_and_withdrawn_until_it_resolves(table):
    table.answer(0, "bid", 2)
    table.answer(0, "bid", 3)
    assert table.questions(0)[0].given == 3
    assert table.submit(put.Withdraw(0, "bid")) is None
    assert [q.seat for q in table.waiting()] == [0, 1, 2]
    assert codes(table.submit(put.Withdraw(0, "bid"))) == ["nothing-given"]
    bid_all(table, 1, 1, 1)
    assert table.state.gold == [4, 4, 4]


def test_a_refused_answer_changes_nothing(table):
    before = list(table.inputs)
    assert codes(table.answer(0, "bid", 9)) == ["out-of-range"]
    assert codes(table.answer(0, "bid", "x")) == ["unreadable"]
    assert codes(table.answer(0, "walk", "stay")) == ["not-asked"]
    assert table.inputs == before
    assert len(table.waiting()) == 3


def test_a_later_seat_answers_ahead(table):
    bid_all(table, 0, 0, 0)
    assert [(o.question.key, o.ahead) for o in table.questions(2)] == [("walk", True)]
    assert table.answer(2, "walk", "back") is None
    assert table.questions(2)[0].given == "back"
    table.answer(0, "walk", "stay")
    table.answer(1, "walk", "stay")
    assert told(table, Walked)[-1] == Walked(2, "back")
    assert table.phase == "market"


def test_an_answer_ahead_that_fits_no_more_is_asked_again_with_the_reason(table):
    bid_all(table, 0, 0, 0)
    assert table.answer(1, "walk", "on") is None
    table.answer(0, "walk", "on")
    assert [q.seat for q in table.waiting()] == [1]
    refused = [t for t in table.told if isinstance(t.event, AheadRefused)]
    assert [t.audience for t in refused] == [(1,)]
    assert codes(refused[0].event.refusal) == ["no-such-option"]


def test_standing_orders_answer_by_themselves_until_cleared(table):
    table.submit(put.Stand(0, "bid", 1))
    table.submit(put.Stand(1, "bid", default=True))
    assert [q.seat for q in table.waiting()] == [2]
    assert table.standing_orders(0)["bid"].data == 1
    table.answer(2, "bid", 2)
    assert table.state.gold == [4, 5, 3]
    assert table.submit(put.Stand(0, "bid", clear=True)) is None
    assert codes(table.submit(put.Stand(0, "bid", clear=True))) == ["no-standing-order"]


def test_a_standing_order_that_is_illegal_asks(table):
    table.submit(put.Stand(0, "bid", 99))
    assert 0 in [q.seat for q in table.waiting()]


def test_expiry_takes_defaults_and_keeps_what_was_answered(table):
    table.answer(1, "bid", 4)
    table.expire()
    assert table.state.gold == [5, 1, 5]
    assert told(table, TimeExpired) == [TimeExpired((0, 2))]
    table.expire()
    assert [q.seat for q in table.waiting()] == [1]


def test_expiry_of_one_seat_leaves_the_others_alone(table):
    table.expire([1])
    assert [q.seat for q in table.waiting()] == [0, 2]
    assert codes(table.expire([1])) == ["nothing-open"]


def to_market(table: Table) -> None:
    bid_all(table, 0, 0, 0)
    for seat in range(3):
        table.answer(seat, "walk", "stay")


def test_the_floor_takes_acts_in_any_order_until_all_are_done(table):
    to_market(table)
    assert table.is_floor
    assert table.answer(2, "market", 0) is None
    assert table.answer(0, "market", 1) is None
    assert codes(table.answer(1, "market", 1)) == ["nobody"]
    assert table.state.gold == [5, 6, 4]
    for seat in (1, 0, 2):
        table.answer(seat, "market", "done")
    assert (table.phase, table.view(None).turn) == ("bid", 2)


def test_an_expired_floor_closes_and_one_late_seat_is_only_done(table):
    to_market(table)
    table.expire([1])
    assert [q.seat for q in table.waiting()] == [0, 2]
    table.expire()
    assert table.phase == "bid"


def test_a_seat_that_leaves_answers_by_default_and_is_gone_in_the_next_phase(table):
    table.answer(0, "bid", 1)
    table.submit(put.Leave(1))
    assert told(table, SeatLeft) == [SeatLeft(1)]
    assert [q.seat for q in table.waiting()] == [2]
    table.answer(2, "bid", 1)
    assert table.state.gone == [1]
    assert [q.seat for q in table.waiting()] == [0]
    assert codes(table.submit(put.Leave(1))) == ["left-already"]


def test_all_leaving_ends_the_floor_and_the_game(table):
    to_market(table)
    for seat in range(3):
        table.submit(put.Leave(seat))
    assert table.over


def test_a_paused_game_takes_no_answers(table):
    table.submit(put.Pause(True))
    assert table.paused
    assert codes(table.answer(0, "bid", 1)) == ["paused"]
    assert codes(table.expire()) == ["paused"]
    table.submit(put.Pause(False))
    assert table.answer(0, "bid", 1) is None


def test_a_seat_handed_over_keeps_nothing_of_the_former_player(table):
    table.answer(0, "bid", 5)
    table.submit(put.Stand(0, "walk", "stay"))
    table.submit(put.HandOver(0, "Dido"))
    assert table.names[0] == "Dido"
    assert 0 in [q.seat for q in table.waiting()]
    assert table.standing_orders(0) == {}


def test_the_feed_gives_each_seat_only_what_it_may_know(table):
    to_market(table)
    for seat in range(3):
        drawn = [t.event for t in table.feed(seat) if isinstance(t.event, CardDrawn)]
        assert [event.seat for event in drawn] == [seat]
    assert not [t for t in table.feed(None) if isinstance(t.event, CardDrawn)]
    assert [t.number for t in table.told] == sorted({t.number for t in table.told})


def test_inputs_that_fit_the_rules_no_longer_reopen_the_phase(table):
    bid_all(table, 0, 0, 0)
    entries = [put.Answer(0, "walk", "stay"), put.Answer(1, "fly", "stay")]
    again = restore(Toy(), NAMES, b"seed", table.checkpoint, entries)
    assert again.reopened
    assert again.inputs == []
    assert [q.seat for q in again.waiting()] == [0]
    assert told(again, PhaseReopened)[0].phase == "walk"


def test_options_and_players_are_checked_all_at_once():
    refusal = open_table(Toy(), {"turns": "9", "speed": "1"}, ("Ann",), b"seed")
    assert isinstance(refusal, Refusal)
    assert codes(refusal) == ["no-such-value", "no-such-option", "wrong-players"]


def test_every_phase_leaves_a_checkpoint_even_without_questions():
    kept: list[Checkpoint] = []
    table = open_table(Toy(), {}, NAMES, b"seed", kept.append)
    assert isinstance(table, Table)
    to_market(table)
    assert [c.phase for c in kept] == ["bid", "walk", "draw", "market"]
    assert [c.number for c in kept] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "entry",
    [
        put.Answer(3, "bid", 1), put.Leave(-1), put.Leave(3), put.HandOver(9, "Eve"), put.Stand(5, "bid", 1),
        put.Expire((0, 8)), put.Undo(-1),
    ],
    ids=str,
)  # fmt: skip
def test_nobody_answers_leaves_or_sits_down_where_there_is_no_seat(table, entry):
    assert codes(table.submit(entry)) == ["no-such-seat"]
    assert (table.names, table.inputs) == (NAMES, [])


def test_standing_orders_have_bounds(table):
    assert codes(table.submit(put.Stand(0, "bid", "x" * 5000))) == ["too-long"]
    for number in range(put.MOST_ORDERS):
        assert table.submit(put.Stand(0, f"topic {number}", 1)) is None
    assert codes(table.submit(put.Stand(0, "one more", 1))) == ["too-many-orders"]
    assert table.submit(put.Stand(0, "topic 3", 2)) is None
    assert table.submit(put.Stand(1, "bid", 2)) is None
