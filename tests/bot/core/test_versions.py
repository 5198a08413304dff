"""A game stored by an earlier version is stored anew by this one; one of a later version is left alone."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot import actions
from bot.archive import Archive
from bot.store import Store
from bot.tables import Tables
from rules.standins import STANDINS
from rules.table.verifying import verify
from rules.table.versions import CannotTakeUp
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, tables
from tests.bot.inside import inside
from tests.bot.toy import Toy
from tests.bot.toy_state import State


@dataclass(slots=True)
class Later(State):
    moon: str = "full"


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    return {**state, "moon": "new"}


class Newer(Toy):
    """The toy, one version later."""

    version = 2
    migrations = {1: from_1}
    state_type = Later


class Broken(Newer):
    """A version whose migration forgot something."""

    migrations = {1: lambda state: state}


@pytest.fixture
async def at(store: Store) -> AsyncIterator[Tables]:
    made = tables(store, Hand())
    yield made
    await made.close()


def upgraded(at: Tables, game: Toy) -> Tables:
    made = Tables(at.store, {"toy": game}, STANDINS, at.now)
    made.entropy = at.entropy
    return made


async def test_a_game_under_way_is_stored_anew_and_goes_on(at):
    game = await begin(at, people(3), rounds="1")
    for seat in (0, 1):
        assert (await at.do(game, actions.answer(seat, "tax", 2))).refusal is None
    newer = upgraded(at, Newer())
    async with inside(newer, game) as live:
        table = live.game_table
        assert (table.checkpoint.version, table.state.moon) == (2, "new")
        assert [entry.seat for entry in table.inputs] == [0, 1]
        deadline = live.row.deadline
    kept = await at.store.games.checkpoint(game, 1)
    assert json.loads(kept.data)["version"] == 2
    assert [row.phase for row in await at.store.games.inputs(game)] == [1, 1]
    assert (await at.store.games.get(game)).deadline == deadline
    again = upgraded(at, Newer())
    async with inside(again, game) as live:
        assert not live.is_migrated
        assert len(live.game_table.inputs) == 2
    await newer.close()
    await again.close()


async def test_the_file_of_a_game_over_two_versions_says_where_the_seam_is(at):
    game = await begin(at, people(3), rounds="1")
    for _ in range(7):
        await answer_next(at, game)
    newer = upgraded(at, Newer())
    await play_out(newer, game)
    record = await Archive(newer).record(game)
    verdict = verify(record, Newer())
    assert verdict.problem == ""
    assert 0 < verdict.unplayed < len(record.chapters)
    assert verdict.table is not None
    assert verdict.table.over
    found = await Archive(newer).take_up(
        await Archive(newer).export(game), guild=1, channel=5, host=2, users={}, settings={}
    )
    assert "earlier version" in str(found)
    moment = await Archive(newer).moment(game, 1)
    assert moment is not None
    await newer.close()


async def test_a_rollback_to_a_phase_of_an_earlier_version_goes_on_by_this_one(at):
    game = await begin(at, people(2), rounds="1")
    for _ in range(6):
        await answer_next(at, game)
    newer = upgraded(at, Newer())
    assert (await newer.roll_back(game, 1)).refusal is None
    await play_out(newer, game)
    record = await Archive(newer).record(game)
    assert [chapter.version for chapter in record.chapters] == [2] * len(record.chapters)
    await newer.close()


@pytest.mark.parametrize(("one", "two"), [(Newer(), Toy()), (Toy(), Broken())], ids=["newer", "unreadable"])
async def test_a_game_that_cannot_be_read_is_left_as_it_is(at, one, two):
    first = upgraded(at, one)
    game = await begin(first, people(2), rounds="1")
    await answer_next(first, game)
    before = await at.store.games.load(game)
    second = upgraded(at, two)
    with pytest.raises(CannotTakeUp, match="Nothing is lost"):
        await second.do(game, actions.answer(0, "tax", 1))
    assert await at.store.games.load(game) == before
    for made in (first, second):
        await made.close()
