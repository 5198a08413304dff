"""Actions at stored tables."""

import asyncio
import gc
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import pytest

from bot import actions
from bot.attempt import Attempt
from bot.deadlines import DAY, PRESETS
from bot.notices import (
    DeadlineSet,
    MotionCarried,
    Paused,
    PlayerSat,
    RolledBack,
    SeatVacant,
    StandInSat,
    Started,
)
from bot.store import Change, Store
from bot.store.rows import GameRow, InputRow, Prefs, SeatRow, Status
from bot.tables import NoSuchGame, Tables
from rules.table import inputs as put
from tests.bot.core.playing import CHANNEL, Hand, answer_next, begin, people, play_out, position, say, tables
from tests.bot.inside import inside


@pytest.fixture
def now() -> Hand:
    return Hand()


@pytest.fixture
async def at(store: Store, now: Hand) -> AsyncIterator[Tables]:
    made = tables(store, now, say)
    yield made
    await made.close()


async def reload(at: Tables) -> Tables:
    """The same store, as a new process finds it."""
    assert isinstance(at.now, Hand)
    await at.close()
    return tables(at.store, at.now, say)


async def test_a_game_is_played_to_its_end(at: Tables) -> None:
    game = await begin(at, people(3), rounds="1")
    await play_out(at, game)
    async with inside(at, game) as live:
        assert live.row.status is Status.OVER
        assert live.row.deadline is None
        assert live.game_table.over
    assert (await at.store.games.phases(game))[-1] == (9, "")


async def test_nothing_told_in_one_action_is_lost(at: Tables) -> None:
    told: list[int] = []
    at.listeners.append(lambda outcome: told.extend(event.number for event in outcome.told))
    seats = [SeatRow(seat=n, name=f"S{n}", standin="random") for n in range(3)]
    await begin(at, seats, rounds="2")
    await at.quiet()
    assert len(told) > 20
    assert told == list(range(len(told)))


async def test_starting_announces_the_commitment_and_asks(at: Tables, now: Hand) -> None:
    row = await at.create(guild=1, channel=2, host=3, ruleset="toy", options={}, settings={}, seats=people(2))
    outcome = await at.start(row.id)
    assert isinstance(outcome.notices[0], Started)
    assert outcome.awaited == (0, 1)
    assert outcome.game.deadline == now.now + DAY
    assert outcome.game.names == ["Player 0", "Player 1"]
    again = await at.start(row.id)
    assert again.refusal is not None
    assert again.refusal.faults[0].code == "begun"


async def test_a_lobby_with_too_few_players_does_not_start(at: Tables) -> None:
    row = await at.create(guild=1, channel=2, host=3, ruleset="toy", options={}, settings={}, seats=people(1))
    outcome = await at.start(row.id)
    assert outcome.refusal is not None
    assert outcome.refusal.faults[0].code == "wrong-players"
    more = actions.amend(lambda attempt: setattr(attempt, "seats", tuple(people(2))))
    assert (await at.do(row.id, more)).refusal is None
    assert (await at.start(row.id)).refusal is None


async def test_an_answer_is_there_after_a_restart(at: Tables) -> None:
    game = await begin(at, people(2))
    assert (await at.do(game, actions.answer(0, "tax", 3))).refusal is None
    at = await reload(at)
    async with inside(at, game) as live:
        (found,) = live.game_table.questions(0)
        assert found.given == 3
        assert live.awaited() == (1,)
    await at.close()


async def test_a_refused_answer_changes_nothing(at: Tables) -> None:
    game = await begin(at, people(2))
    before = await at.store.games.load(game)
    outcome = await at.do(game, actions.answer(0, "tax", 4))
    assert outcome.refusal is not None
    assert await at.store.games.load(game) == before


async def test_withdrawing_standing_and_undoing_are_stored(at: Tables) -> None:
    game = await begin(at, people(2))
    for action in (
        actions.answer(0, "tax", 3),
        actions.withdraw(0, "tax"),
        actions.stand(0, "tax", 2),
        actions.undo(0),
    ):
        assert (await at.do(game, action)).refusal is None
    at = await reload(at)
    async with inside(at, game) as live:
        assert live.awaited() == (0, 1)
        assert live.game_table.standing_orders(0) == {}
    await at.close()


async def test_answers_ahead_survive_a_restart(at: Tables) -> None:
    game = await begin(at, people(2))
    while (await answer_next(at, game)) is not None:
        async with inside(at, game) as live:
            if live.game_table.phase == "voyage":
                break
    assert (await at.do(game, actions.answer(1, "voyage", []))).refusal is None
    at = await reload(at)
    async with inside(at, game) as live:
        assert [found.given for found in live.game_table.questions(1)] == [[]]
    outcome = await at.do(game, actions.answer(0, "voyage", []))
    assert outcome.began[0].phase == "market"
    await at.close()


async def test_every_position_is_the_same_after_a_restart(at: Tables) -> None:
    game = await begin(at, people(3), rounds="1")
    while await answer_next(at, game) is not None:
        before = await position(at, game)
        at = await reload(at)
        assert await position(at, game) == before
    await at.close()


async def test_two_processes_lose_no_answer(at: Tables, store: Store, now: Hand) -> None:
    other = tables(store, now, say)
    game = await begin(at, people(4))
    await position(other, game)
    answers = [(at, 0), (other, 1), (at, 2), (other, 3)]
    outcomes = await asyncio.gather(
        *(where.do(game, actions.answer(seat, "tax", seat % 4)) for where, seat in answers)
    )
    assert [outcome.refusal for outcome in outcomes] == [None] * 4
    assert [row.seq for row in await store.games.inputs(game)] == [1, 2, 3, 4]
    assert (await store.games.phases(game))[-1] == (2, "omen")
    await other.close()


async def test_two_clicks_at_once_are_two_answers_of_which_the_last_counts(at: Tables) -> None:
    game = await begin(at, people(2))
    await asyncio.gather(*(at.do(game, actions.answer(0, "tax", n)) for n in (1, 2)))
    async with inside(at, game) as live:
        assert [found.given for found in live.game_table.questions(0)] == [2]


async def test_stand_ins_answer_in_the_same_transaction(at: Tables) -> None:
    game = await begin(at, [*people(1), SeatRow(seat=1, name="Bot", standin="random")])
    outcome = await at.do(game, actions.answer(0, "tax", 1))
    assert [entry.seat for entry in outcome.entries] == [0, 1]  # type: ignore[union-attr]  # both are answers
    assert outcome.awaited == (0,)
    await play_out(at, game)


async def test_a_game_of_stand_ins_plays_itself_over_several_transactions(at: Tables, store: Store) -> None:
    bots = [SeatRow(seat=n, name=f"Bot {n}", standin="random") for n in range(4)]
    game = await begin(at, bots, rounds="6")
    row = await store.games.get(game)
    assert row is not None
    assert row.busy
    at = await reload(at)
    await at.wake()
    await at.quiet()
    row = await store.games.get(game)
    assert row is not None
    assert (row.status, row.busy) == (Status.OVER, False)
    await at.close()


async def test_stand_ins_go_on_after_an_error_though_nobody_comes_by(
    at: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.WAITS", (0, 0, 0))
    bots = [SeatRow(seat=n, name=f"Bot {n}", standin="random") for n in range(4)]
    errors, commit = [OSError("the disk is full"), OSError("still full")], store.games.commit

    async def failing(change: Change) -> GameRow:
        if change.game.busy and errors:
            raise errors.pop()
        return await commit(change)

    game = await begin(at, bots, rounds="6")
    monkeypatch.setattr(store.games, "commit", failing)
    await at.quiet()
    row = await store.games.get(game)
    assert row is not None
    assert (row.status, errors) == (Status.OVER, [])


async def test_an_outcome_that_is_stored_is_told_though_its_players_cannot_be_looked_up(
    at: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await begin(at, people(2))
    heard: list[int] = []
    at.listeners.append(lambda outcome: heard.append(outcome.game.seq))

    async def failing(users: Any) -> dict[int, Prefs]:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store.people, "prefs", failing)
        outcome = await at.do(game, actions.hand_over(1, 900, "Zoë"))
    assert (outcome.refusal, heard) == (None, [1])
    async with inside(at, game) as live:
        assert live.seats[1].user == 900


async def test_looks_that_nobody_waits_for_are_done_before_the_tables_close(at: Tables) -> None:
    heard: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: heard.append(what["message"]))
    game = await begin(at, people(2))
    async with at._lock(game):
        look = asyncio.ensure_future(at.look(game, lambda live: live.row.id))
        await asyncio.sleep(0)
        look.cancel()
        await asyncio.gather(look, return_exceptions=True)
        closing = asyncio.ensure_future(at.close())
        await asyncio.sleep(0)
    await closing
    for _ in range(5):
        await asyncio.sleep(0)
    gc.collect()
    assert heard == []


async def test_a_seat_is_handed_to_another_person(at: Tables) -> None:
    game = await begin(at, people(2))
    outcome = await at.do(game, actions.hand_over(1, 900, "Zoë"))
    assert outcome.notices == (PlayerSat(1, 900, "Zoë", "Player 1"),)
    at = await reload(at)
    async with inside(at, game) as live:
        assert (live.game_table.names, live.seats[1].user) == (("Player 0", "Zoë"), 900)
        assert live.row.names == ["Player 0", "Player 1"]
    twice = await at.do(game, actions.hand_over(0, 900, "Zoë"))
    assert twice.refusal is not None
    await at.close()


async def test_a_pause_keeps_the_time_that_was_left(at: Tables, now: Hand) -> None:
    game = await begin(at, people(2))
    now.now += DAY // 2
    outcome = await at.do(game, actions.pause())
    assert outcome.notices == (Paused(),)
    assert (outcome.game.deadline, outcome.game.remaining) == (None, DAY // 2)
    assert (await at.do(game, actions.answer(0, "tax", 1))).refusal is not None
    now.now += 10 * DAY
    at = await reload(at)
    outcome = await at.do(game, actions.resume())
    assert outcome.game.deadline == now.now + DAY // 2
    assert (await at.do(game, actions.answer(0, "tax", 1))).refusal is None
    await at.close()


async def test_a_pause_leaves_at_least_a_quarter_of_a_wait(at: Tables, now: Hand) -> None:
    game = await begin(at, people(2))
    now.now += DAY - 60
    await at.do(game, actions.pause())
    assert (await at.do(game, actions.resume())).game.deadline == now.now + DAY // 4


async def test_the_deadline_is_new_when_something_new_is_asked(at: Tables, now: Hand) -> None:
    game = await begin(at, people(2))
    first = now.now + DAY
    now.now += 100
    assert (await at.do(game, actions.answer(0, "tax", 1))).game.deadline == first
    assert (await at.do(game, actions.answer(1, "tax", 1))).game.deadline == first + 100


async def test_trading_on_the_floor_does_not_move_the_deadline(at: Tables, now: Hand) -> None:
    game = await begin(at, people(2))
    while (outcome := await answer_next(at, game)) is not None:
        if outcome.began and outcome.began[-1].phase == "market":
            break
    assert outcome is not None
    card = (await _hand(at, game, 0))[0]
    now.now += 100
    traded = await at.do(
        game, actions.answer(0, "market", {"act": "offer", "to": 1, "card": card, "gold": 0})
    )
    assert traded.refusal is None
    assert traded.game.deadline == outcome.game.deadline


async def _hand(at: Tables, game: int, seat: int) -> Any:
    async with inside(at, game) as live:
        return live.game_table.view(seat).cards


async def test_deadlines_are_edited_and_extended(at: Tables, now: Hand) -> None:
    game = await begin(at, people(2))
    outcome = await at.do(game, actions.set_deadline(now.now + 50))
    assert outcome.notices == (DeadlineSet(now.now + 50),)
    assert (await at.do(game, actions.extend())).game.deadline == now.now + 50 + DAY
    assert (await at.do(game, actions.extend(60))).game.deadline == now.now + 110 + DAY
    assert (await at.do(game, actions.set_deadline(now.now))).refusal is not None
    assert (await at.do(game, actions.set_deadline(None))).game.deadline is None


async def test_the_host_forces_what_is_awaited(at: Tables) -> None:
    game = await begin(at, people(3))
    await at.do(game, actions.answer(0, "tax", 3))
    outcome = await at.do(game, actions.force([1]))
    assert outcome.awaited == (2,)
    outcome = await at.do(game, actions.force())
    assert outcome.began[0].phase == "omen"


async def test_going_back_undoes_and_forks_chance(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    for _ in range(8):
        await answer_next(at, game)
    before = await _hand(at, game, 0)
    outcome = await at.roll_back(game, 2)
    assert isinstance(outcome.notices[0], RolledBack)
    assert outcome.notices[0].answers == 6
    assert outcome.awaited == (0, 1)
    assert await at.store.games.phases(game) == [(1, "tax"), (2, "omen")]
    at = await reload(at)
    async with inside(at, game) as live:
        assert live.game_table.checkpoint.fork == 1
        assert live.row.seq == 8
    await play_out(at, game)
    assert before is not None
    seqs = [row.seq for row in await at.store.games.inputs(game)]
    assert seqs[:3] == [1, 2, 9]
    await at.close()


async def test_there_is_no_going_back_to_what_never_was(at: Tables) -> None:
    game = await begin(at, people(2))
    outcome = await at.roll_back(game, 5)
    assert outcome.refusal is not None


async def test_a_finished_game_can_go_back_unless_its_channel_is_taken(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    await play_out(at, game)
    other = await begin(at, people(2))
    assert (await at.roll_back(game, 3)).refusal is not None
    await at.do(other, actions.end())
    assert (await at.roll_back(game, 3)).game.status is Status.RUNNING


async def test_ending_early_frees_the_channel(at: Tables) -> None:
    game = await begin(at, people(2))
    assert (await at.do(game, actions.end())).game.status is Status.OVER
    assert (await at.do(game, actions.answer(0, "tax", 1))).refusal is not None
    assert (await at.do(game, actions.end())).refusal is not None
    lobby = await at.create(guild=1, channel=CHANNEL, host=3, ruleset="toy", options={}, settings={})
    assert (await at.do(lobby.id, actions.end())).game.status is Status.CANCELLED


async def test_a_vote_of_most_extends_the_deadline(at: Tables, now: Hand) -> None:
    game = await begin(at, people(3))
    count, outcome = await at.vote(game, 0, "extend", True)
    assert (count.needed, outcome) == (2, None)
    count, outcome = await at.vote(game, 1, "extend", True)
    assert outcome is not None
    assert outcome.notices[0] == MotionCarried("extend")
    assert outcome.game.deadline == now.now + 2 * DAY
    assert (await at.vote(game, 2, "extend", True))[1] is None  # the votes are forgotten


async def test_votes_to_extend_lapse_when_something_new_is_asked(at: Tables, now: Hand) -> None:
    game = await begin(at, people(3))
    await at.vote(game, 0, "extend", True)
    now.now += 5
    for seat in range(3):
        await at.do(game, actions.answer(seat, "tax", 1))
    assert (await at.vote(game, 1, "extend", True))[1] is None


async def test_a_vote_replaces_a_player_by_a_stand_in(at: Tables) -> None:
    game = await begin(at, people(3))
    await at.vote(game, 0, "replace:2", True)
    _, outcome = await at.vote(game, 1, "replace:2", True)
    assert outcome is not None
    assert outcome.notices[1:] == (StandInSat(2, "random"), SeatVacant(2))
    back = await at.do(game, actions.come_back(2))
    assert (back.seats[2].standin, back.seats[2].vacant) == (None, False)


async def test_drafts_go_when_their_question_is_answered(at: Tables) -> None:
    game = await begin(at, people(2))
    await at.set_draft(game, 0, "tax", 2)
    await at.set_draft(game, 1, "tax", 3)
    await at.do(game, actions.answer(0, "tax", 2))
    assert await at.store.people.drafts(game) == {(1, "tax")}
    at = await reload(at)
    await at.do(game, actions.answer(1, "tax", 2))
    assert await at.store.people.drafts(game) == set()
    await at.close()


async def test_letters_are_written_with_the_answer(at: Tables) -> None:
    game = await begin(at, people(2))
    for seat in range(2):
        await at.do(game, actions.answer(seat, "tax", 1))
    letters = await at.store.letters.pending()
    assert [row.letter.kind for row in letters] == ["face", "face", "note", "note"]


async def test_few_games_stay_in_memory(store: Store, now: Hand) -> None:
    at = tables(store, now, idle=2)
    games = [await begin(at, people(2), channel=channel) for channel in range(1, 6)]
    assert len(at._live_games) == 2
    for game in games:
        assert (await at.do(game, actions.answer(0, "tax", 1))).refusal is None
    assert len(at._live_games) == 2
    await at.close()


async def test_a_failing_announcement_does_not_stop_the_game(
    store: Store, now: Hand, caplog: pytest.LogCaptureFixture
) -> None:
    at = tables(store, now, announce=lambda outcome, live: 1 / 0)  # type: ignore[arg-type, return-value]  # meant
    game = await begin(at, people(2))
    assert (await at.do(game, actions.answer(0, "tax", 1))).refusal is None
    assert "could not be announced" in caplog.text
    assert [row.seq for row in await store.games.inputs(game)] == [1]
    await at.close()


async def test_a_failing_deed_leaves_nothing_half_done(at: Tables) -> None:
    game = await begin(at, people(2))

    def broken(attempt: Attempt) -> None:
        attempt.submit(put.Answer(0, "tax", 1))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await at.do(game, broken)
    async with inside(at, game) as live:
        assert live.awaited() == (0, 1)


async def test_answers_that_fit_no_longer_are_asked_again(at: Tables, store: Store) -> None:
    game = await begin(at, people(2))
    await at.do(game, actions.answer(0, "tax", 3))
    loaded = await store.games.load(game)
    assert loaded is not None
    wrong = InputRow(2, 1, '{"kind":"answer","seat":1,"key":"gone","data":1}')
    await store.games.commit(Change(game=replace(loaded.game, seq=2), inputs=(wrong,)))
    at = await reload(at)
    async with inside(at, game) as live:
        assert live.awaited() == (0, 1)
    assert await store.games.inputs(game) == ()
    await at.close()


async def test_no_such_game(at: Tables) -> None:
    with pytest.raises(NoSuchGame):
        await at.do(77, actions.pause())


def test_every_preset_is_named_as_it_is_listed() -> None:
    assert {name: pace.preset for name, pace in PRESETS.items()} == {name: name for name in PRESETS}
