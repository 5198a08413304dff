"""The bot as one of several processes: which commands it tells Discord, and a game played on PostgreSQL."""

from pathlib import Path

import pytest
import simcord

from bot.discord.app import Amphora
from bot.shards import read_shards
from bot.store import Store
from tests.bot.blank import lay_out
from tests.bot.conftest import emptied
from tests.bot.sketches import Sketches
from tests.bot.stage import StageTime, stage


@pytest.mark.parametrize(("written", "told"), [("0/2", True), ("1/2", False)])
async def test_commands_are_told_by_whoever_serves_shard_0(tmp_path: Path, written: str, told: bool) -> None:
    database = str(tmp_path / "a.db")
    lay_out(database)
    store = await Store.open(database)
    app = Amphora(store, Sketches(), time=StageTime(), background=False, shards=read_shards(written))
    async with simcord.run(app, check_errors=False) as env:
        requests = [f"{request.method} {request.path}" for request in env.http_requests]
        assert any("PUT" in request and "commands" in request for request in requests) == told
        assert sorted(app.shards) == sorted(read_shards(written).shards)
    await store.close()


async def test_a_game_begins_on_postgresql_and_goes_on_after_a_restart(request: pytest.FixtureRequest) -> None:
    async with stage(emptied(request), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        assert s.app.tables.peers.share.is_all
        before = len(s.posted())
        await s.restart()
        await s.settle()
        assert len(s.posted()) == before
        assert await s.awaited() == ["Ann", "Ben"]
