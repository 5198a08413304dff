"""The contract of all games: a game can be taken up again at any point, and time may run out at any point."""

from rules.table import inputs as put
from rules.table import restore
from rules.table.codec import dump_checkpoint, dump_input, dump_state, load_checkpoint, load_input
from tests.contract.settings import games, match_of


def again(match, plain):
    """The game as a restart would find it."""
    table, recorder = match.table, match.recorder
    entries = recorder.inputs.get(table.checkpoint.number, [])
    stored = load_checkpoint(dump_checkpoint(table.checkpoint))
    return restore(
        games()[plain.game], table.names, table.seed, stored, [load_input(dump_input(e)) for e in entries]
    )


def test_a_restart_at_any_input_changes_nothing(plain):
    match = match_of(plain, b"restart", whole=True, waits=True)
    for count, _ in enumerate(match.steps(most=900)):
        if count > 120 and count % 9:
            continue
        copy = again(match, plain)
        assert not copy.reopened
        assert dump_state(copy.state) == dump_state(match.table.state)
        assert [(q.seat, q.key) for q in copy.waiting()] == [(q.seat, q.key) for q in match.table.waiting()]
        assert copy.holding() == match.table.holding()
        assert copy.phase == match.table.phase


def test_time_may_run_out_at_any_question(plain):
    match = match_of(plain, b"expiry", whole=True, waits=True)
    for count, _ in enumerate(match.steps(most=900)):
        if match.table.over or (count > 100 and count % 11):
            continue
        copy = again(match, plain)
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
    match = match_of(plain, b"leave", whole=True, waits=True)
    for count, _ in enumerate(match.steps(most=500)):
        if match.table.over or count % 25:
            continue
        copy = again(match, plain)
        assert copy.submit(put.Leave(plain.players - 1)) is None
        for _ in range(60):
            if copy.over:
                break
            assert copy.expire() is None
        assert copy.game.problems(copy.state) == []
        assert plain.players - 1 not in {q.seat for q in copy.waiting()}
