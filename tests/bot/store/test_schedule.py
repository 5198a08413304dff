"""Deadlines in order, reminders once, votes by motion."""

from dataclasses import replace

from bot.store import Change, Store
from bot.store.rows import Status, VoteRow
from tests.bot.store.test_games import LOBBY


async def test_running_games_come_by_deadline(store: Store) -> None:
    for channel, deadline in ((1, 300), (2, 100), (3, None), (4, 200)):
        made = await store.games.create(replace(LOBBY, channel=channel))
        status = Status.PAUSED if channel == 4 else Status.RUNNING
        await store.games.commit(Change(game=replace(made, status=status, deadline=deadline)))
    assert [row.channel for row in await store.schedule.running()] == [2, 1]


async def test_a_reminder_is_claimed_once(store: Store) -> None:
    game = (await store.games.create(LOBBY)).id
    assert await store.schedule.remind(game, 500, 0, 60)
    assert not await store.schedule.remind(game, 500, 0, 60)
    assert await store.schedule.remind(game, 500, 1, 60)
    assert await store.schedule.remind(game, 500, 0, 10)
    assert await store.schedule.remind(game, 600, 0, 60)


async def test_votes_are_changed_and_cleared_by_motion(store: Store) -> None:
    game = (await store.games.create(LOBBY)).id
    await store.votes.cast(game, VoteRow("pause", 0, True, 1))
    await store.votes.cast(game, VoteRow("extend", 1, True, 2))
    cast = await store.votes.cast(game, VoteRow("pause", 0, False, 3))
    assert cast == [VoteRow("pause", 0, False, 3)]
    await store.votes.clear(game, "pause")
    again, other = VoteRow("pause", 1, True, 4), VoteRow("extend", 0, True, 5)
    assert await store.votes.cast(game, again) == [again]
    assert sorted(await store.votes.cast(game, other), key=lambda vote: vote.seat) == [
        other,
        VoteRow("extend", 1, True, 2),
    ]
