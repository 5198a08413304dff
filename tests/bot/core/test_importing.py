"""Files from strangers are read apart from play: in another process, within a budget, one at a time."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from functools import partial

import pytest

from bot import actions, archive
from bot.apart import Apart, Budget, OverBudget
from bot.archive import Archive
from bot.store import Store
from bot.tables import Tables
from rules.table import Refusal
from rules.table.record import LARGEST
from tests.bot.blank import lay_out
from tests.bot.core import hostile
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, tables

SMALL = Budget(seconds=1, patience=20, memory=1024**3)


@pytest.fixture
async def at(tmp_path) -> AsyncIterator[Tables]:
    """No file is read in the database: one kind of it is enough."""
    path = str(tmp_path / "amphora.db")
    lay_out(path)
    store = await Store.open(path)
    made = tables(store, Hand())
    yield made
    await made.close()
    await store.close()


def code(found: object) -> str:
    assert isinstance(found, Refusal), found
    return found.faults[0].code


async def test_it_is_another_process_with_limits():
    assert await Apart().run(hostile.whose) != os.getpid()
    assert await Apart(SMALL).run(hostile.reach) == [1, 1024**3]


@pytest.mark.parametrize("work", [hostile.forever, hostile.greedy, hostile.dying])
async def test_what_takes_too_much_is_given_up(work):
    with pytest.raises(OverBudget):
        await Apart(SMALL).run(work)


async def test_who_does_not_answer_in_time_is_not_waited_for():
    with pytest.raises(OverBudget):
        await Apart(Budget(seconds=100, patience=0)).run(hostile.forever)


async def test_a_file_that_takes_too_much_is_refused_in_a_sentence(at, monkeypatch):
    for work in (hostile.forever, hostile.greedy):
        monkeypatch.setattr(archive, "_read", work)
        found = await Archive(at, SMALL).read("{}")
        assert code(found) == "over-budget"
        assert "I gave up" in str(found)


async def test_a_file_that_is_too_large_is_not_even_sent_there(at, monkeypatch):
    monkeypatch.setattr(archive, "_read", hostile.dying)
    assert code(await Archive(at).read(b" " * (LARGEST + 1))) == "too-large"


async def test_games_go_on_while_files_are_read(at, monkeypatch, tmp_path):
    """Every worker of the tables is free, however many files are brought."""
    game = await begin(at, people(2), rounds="1")
    released = tmp_path / "released"
    monkeypatch.setattr(archive, "_read", partial(hostile.patient, str(released)))
    reading = Archive(at)
    files = [asyncio.create_task(reading.read("{}")) for _ in range(6)]
    await asyncio.sleep(0)
    for _ in range(6):
        await answer_next(at, game)
    assert not any(file.done() for file in files)
    released.touch()
    for file in files:
        assert code(await file) == "over-budget"


async def test_one_file_at_a_time(monkeypatch):
    running = most = 0

    def counted(*args: object) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        running -= 1

    monkeypatch.setattr("bot.apart._run", counted)
    apart = Apart()
    await asyncio.gather(*(apart.run(hostile.whose) for _ in range(8)))
    assert most == 1
    assert apart._thread._max_workers == 1


async def test_undos_are_noted_in_a_file_and_stay_noted_when_it_is_taken_up(at):
    game = await begin(at, people(2), rounds="1")
    for action in (actions.answer(0, "tax", 1), actions.undo(0), actions.answer(0, "tax", 2)):
        assert (await at.do(game, action)).refusal is None
    await play_out(at, game)
    text = await Archive(at).export(game)
    assert json.loads(text)["chapters"][0]["undone"] == [0]
    made = await Archive(at).take_up(text, guild=1, channel=77, host=2, users={}, settings={})
    assert isinstance(made, int)
    assert json.loads(await Archive(at).export(made))["chapters"][0] == json.loads(text)["chapters"][0]


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format": 2}',
        b'{"format": 1}',
        b'{"format": ' + b"9" * 10_000 + b"}",
        "",
    ],
    ids=["no text", "deep", "empty", "first format", "huge number", "nothing"],
)
async def test_a_malformed_file_is_refused_in_a_sentence(at, data):
    found = await Archive(at).read(data)
    assert code(found) == "unreadable"
    assert len(str(found)) < 200
