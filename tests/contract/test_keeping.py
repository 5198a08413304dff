"""The contract of all games: a game can be taken up again at any point, and time may run out at any point."""

from rules.table import inputs as put
from rules.table.codec import dump_state
from tests.contract.settings import match_of
from tests.contract.walks import walk_of


def test_a_restart_at_any_input_changes_nothing(plain):
    walk = walk_of(plain)
    for moment in walk.moments:
        if moment.count > 80 and moment.count % 13:
            continue
        copy = walk.again(moment)
        assert not copy.reopened
        assert dump_state(copy.state) == moment.state
        assert [(q.seat, q.key) for q in copy.waiting()] == moment.waiting
        assert copy.holding() == moment.holding
        assert copy.phase == moment.phase


def test_time_may_run_out_at_any_question(plain):
    walk = walk_of(plain)
    for moment in walk.moments:
        if moment.over or (moment.count > 100 and moment.count % 11):
            continue
        copy = walk.again(moment)
        assert copy.expire() is None
        assert copy.game.problems(copy.state) == []


def test_a_game_left_to_the_deadline_still_ends_or_goes_on_soundly(plain):
    match = match_of(plain, b"asleep")
    for _ in range(400):
        if match.table.over:
            break
        assert match.table.expire() is None
    assert match.table.game.problems(match.table.state) == []


def test_a_seat_may_leave_at_any_time(plain):
    walk = walk_of(plain)
    for moment in walk.moments:
        if moment.over or moment.count >= 500 or moment.count % 25:
            continue
        copy = walk.again(moment)
        assert copy.submit(put.Leave(plain.players - 1)) is None
        for _ in range(60):
            if copy.over:
                break
            assert copy.expire() is None
        assert copy.game.problems(copy.state) == []
        assert plain.players - 1 not in {q.seat for q in copy.waiting()}
