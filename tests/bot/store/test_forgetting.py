"""Names taken out of a game that is over: its row, its opening, its inputs, its packs."""

import pytest

from bot import actions
from bot.archive import Archive
from bot.store import Store
from bot.store.database import Database
from bot.store.schema import metadata
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, tables

KEY = "a key that is as long as it must be"


@pytest.mark.parametrize("packed", [False, True])
async def test_a_name_is_nowhere_left_in_a_game_that_is_over(database, packed):
    store = await Store.open(database, [KEY])
    at = tables(store, Hand())
    game = await begin(at, people(3))
    for _ in range(3):
        await answer_next(at, game)
    await at.do(game, actions.hand_over(1, 777, "Theodora"))
    await play_out(at, game)
    if packed:
        assert await store.games.pack(game)
    phases = await store.games.phases(game)
    assert await store.forgetting.forget_person(777) == [game]
    assert [seat.name for seat in await store.games.seats(game)] == ["Player 0", "Player 2 2", "Player 2"]
    assert await store.games.phases(game) == phases
    assert not any("Theodora" in row.data for row in await store.games.inputs(game))
    assert "Theodora" not in await Archive(at).export(game)
    assert await Archive(at).moment(game, 1) is not None
    await at.close()
    await store.close()


async def test_everything_of_a_server_goes_with_it(database):
    store = await Store.open(database)
    at = tables(store, Hand())
    for channel in (1, 2):
        await answer_next(at, await begin(at, people(3), channel=channel))
    await store.forgetting.leave_guild(10, 100)
    assert not await store.forgetting.leave_guild(10, 200)
    assert await store.forgetting.forget_guilds(100) == []
    assert await store.forgetting.forget_guilds(101) == [1, 2]
    assert await store.forgetting.guilds() == set()
    await at.close()
    await store.close()
    opened = await Database.open(database)
    async with opened.read() as db:
        for table in metadata.tables.values():
            assert (await db.execute(table.select())).all() == [], table.name
    await opened.close()
