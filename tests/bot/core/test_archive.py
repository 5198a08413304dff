"""Games leave as files and come back; phases are looked at again."""

import json
from collections.abc import AsyncIterator

import pytest

from bot import actions
from bot.archive import Archive
from bot.deadlines import DAY
from bot.store import ChannelTaken, Store
from bot.store.rows import Status
from bot.tables import NoSuchGame, Tables
from rules.table import Refusal
from rules.table.record import load_record, verify
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, position, tables
from tests.bot.inside import inside
from tests.bot.toy import TOY


@pytest.fixture
async def at(store: Store) -> AsyncIterator[Tables]:
    made = tables(store, Hand())
    yield made
    await made.close()


async def test_an_exported_game_is_verified_from_nothing(at: Tables) -> None:
    game = await begin(at, people(3), rounds="1")
    for _ in range(9):
        await answer_next(at, game)
    await at.do(game, actions.hand_over(1, 900, "Zoë"))
    await at.roll_back(game, 2)
    await play_out(at, game)
    verdict = verify(load_record(await Archive(at).export(game)), TOY)
    assert verdict.problem == ""
    assert verdict.table is not None
    assert verdict.table.over
    assert verdict.checkpoints[-1].digest == (await position(at, game))[1]


async def test_a_game_goes_on_in_another_channel(at: Tables) -> None:
    archive = Archive(at)
    game = await begin(at, people(2), rounds="1")
    for _ in range(7):
        await answer_next(at, game)
    text = await archive.export(game)
    there = {"guild": 1, "host": 2, "users": {0: 500}, "settings": {}}
    with pytest.raises(ChannelTaken):
        await archive.take_up(text, channel=20, **there)  # type: ignore[arg-type]  # one dict for all
    made = await archive.take_up(text, channel=21, **there)  # type: ignore[arg-type]  # one dict for all
    assert isinstance(made, int)
    async with inside(at, game) as live:
        before = live.game_table.checkpoint
    async with inside(at, made) as live:
        begun = live.game_table.checkpoint
        assert (begun.state, begun.counts) == (before.state, before.counts)
        assert begun.fork == before.fork + 1
        assert [(seat.user, seat.vacant) for seat in live.seats] == [(500, False), (None, True)]
        assert live.row.deadline == at.now() + DAY
    await play_out(at, made)
    assert verify(load_record(await archive.export(made)), TOY).problem == ""


async def test_a_finished_game_comes_back_finished(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    await play_out(at, game)
    text = await Archive(at).export(game)
    made = await Archive(at).take_up(text, guild=1, channel=21, host=2, users={}, settings={})
    row = await at.store.games.get(made if isinstance(made, int) else 0)
    assert row is not None
    assert (row.status, row.deadline) == (Status.OVER, None)


async def test_a_forged_file_is_refused(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    for _ in range(4):
        await answer_next(at, game)
    record = json.loads(await Archive(at).export(game))
    record["chapters"][0]["inputs"][0]["data"] = (record["chapters"][0]["inputs"][0]["data"] + 1) % 4
    for text in ("{}", "nonsense", json.dumps(record), json.dumps({**record, "game": "chess"})):
        assert isinstance(await Archive(at).read(text), Refusal)


async def test_a_phase_is_looked_at_again(at: Tables) -> None:
    game = await begin(at, people(2), rounds="1")
    for seat, tax in ((0, 3), (1, 2)):
        await at.do(game, actions.answer(seat, "tax", tax))
    archive = Archive(at)
    moment = await archive.moment(game, 1)
    assert moment is not None
    assert (moment.before(None).gold, moment.after(None).gold) == ((5, 5), (8, 7))
    assert await archive.phases(game) == [(1, "tax")]
    assert await archive.moment(game, 2) is None
    with pytest.raises(NoSuchGame):
        await archive.export(99)
