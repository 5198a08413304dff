"""Phases that have ended are packed: all reads as before, takes little room, and can be gone back to."""

import lzma
import sqlite3
from dataclasses import replace

import pytest

from bot.housekeeping import Housekeeper
from bot.store import Change, Store, WrongKey
from bot.store.packs import LOOSE, PACK
from bot.store.rows import CheckpointRow, GameRow, InputRow, Status
from tests.bot.store.test_games import LOBBY

MANY = 2 * PACK + LOOSE + 5


def state_of(phase: int) -> str:
    return "".join(f"area {n} has {(n * phase) % 7} tokens; " for n in range(200))


def begun(phase: int) -> CheckpointRow:
    return CheckpointRow(phase, f"phase {phase % 12}", state_of(phase))


def answers(phase: int) -> list[InputRow]:
    return [InputRow(10 * phase + n, phase, f"seat {n} says {phase} ☂") for n in range(5)]


async def played(store: Store, phases: int = MANY, status: Status = Status.RUNNING) -> GameRow:
    row = await store.games.create(replace(LOBBY, status=Status.RUNNING))
    every = range(1, phases + 1)
    change = Change(
        game=replace(row, status=status, phase=phases, seq=10 * phases + 4),
        checkpoints=[begun(phase) for phase in every],
        inputs=[entry for phase in every for entry in answers(phase)],
    )
    return await store.games.commit(change)


async def seen(store: Store, game: int) -> tuple[object, ...]:
    """Everything that can be read of a game."""
    phases = await store.games.phases(game)
    single = [await store.games.checkpoint(game, number) for number, _ in phases]
    some = await store.games.inputs(game, PACK - 1, PACK + 1)
    return (
        await store.games.load(game), phases, single, some, await store.games.checkpoints(game),
        await store.games.inputs(game),
    )  # fmt: skip


async def rows(store: Store, table: str) -> tuple[int, int]:
    async with store.games._database.read() as db:
        found = await db.exec_driver_sql(f"SELECT COUNT(*), COALESCE(SUM(LENGTH(data)), 0) FROM {table}")
        count, size = found.one()
        return int(count), int(size)


@pytest.mark.parametrize("status", [Status.RUNNING, Status.OVER])
async def test_a_packed_game_reads_as_before_and_takes_little_room(store: Store, status: Status) -> None:
    game = await played(store, status=status)
    before = await seen(store, game.id)
    _, size = await rows(store, "checkpoints")
    await Housekeeper(store).tidy()
    assert await seen(store, game.id) == before
    loose, _ = await rows(store, "checkpoints")
    assert loose == (1 if status is Status.OVER else MANY - 2 * PACK)
    _, packed = await rows(store, "packs")
    assert packed < size / 3
    assert await store.games.to_pack() == []


async def test_a_short_running_game_is_left_alone(store: Store) -> None:
    await played(store, PACK + LOOSE)
    assert await store.games.to_pack() == []


@pytest.mark.parametrize("back_to", [1, 2, PACK, PACK + 1, PACK + 7, 2 * PACK, MANY - 1])
async def test_a_packed_game_goes_back_to_any_phase(store: Store, back_to: int) -> None:
    game = await played(store, status=Status.OVER)
    await store.games.pack(game.id)
    kept = await store.games.checkpoint(game.id, back_to)
    assert kept == begun(back_to)
    change = Change(
        game=replace(game, status=Status.RUNNING, phase=back_to), checkpoints=[kept], back_to=back_to
    )
    again = await store.games.commit(change)
    expected = [begun(phase) for phase in range(1, back_to + 1)]
    assert await store.games.checkpoints(game.id) == expected
    assert [entry.phase for entry in await store.games.inputs(game.id)] == [
        phase for phase in range(1, back_to) for _ in range(5)
    ]
    more = range(back_to + 1, MANY + 1)
    fresh = [replace(begun(phase), data=f"another {phase}") for phase in more]
    await store.games.commit(Change(game=replace(again, status=Status.OVER, phase=MANY), checkpoints=fresh))
    await store.games.pack(game.id)
    assert await store.games.checkpoints(game.id) == [*expected, *fresh]


async def test_a_game_that_cannot_be_packed_keeps_no_other_from_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await played(store, 3, Status.OVER)
    second = await played(store, 3, Status.OVER)
    real = store.games.pack

    async def pack(game: int) -> int:
        if game == first.id:
            raise OSError("the disk is full")
        return await real(game)

    monkeypatch.setattr(store.games, "pack", pack)
    await Housekeeper(store).tidy()
    assert await store.games.to_pack() == [first.id]
    assert second.id != first.id


async def test_what_was_packed_while_it_was_read_is_read_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await played(store, 5, Status.OVER)
    before = await store.games.inputs(game.id), await store.games.checkpoints(game.id)
    real = store.games._packed

    async def packed(*args: int) -> object:
        await store.games.pack(game.id)
        return await real(*args)

    monkeypatch.setattr(store.games, "_packed", packed)
    assert (await store.games.inputs(game.id), await store.games.checkpoints(game.id)) == before


async def test_packs_are_sealed_and_sealed_anew_when_the_key_changes(tmp_path) -> None:
    path = tmp_path / "a.db"
    old, new = "the first key, as long as it must be", "another key, just as long as it must be"
    store = await Store.open(str(path), (old,))
    game = await played(store, 5, Status.OVER)
    before = await store.games.checkpoints(game.id)
    await store.games.pack(game.id)
    await store.close()
    with pytest.raises(WrongKey):
        await Store.open(str(path), (new,))
    for keys in ((new, old), (new,)):
        store = await Store.open(str(path), keys)
        assert await store.games.checkpoints(game.id) == before
        await store.close()
    connection = sqlite3.connect(path)
    for (data,) in connection.execute("SELECT data FROM packs"):
        with pytest.raises(lzma.LZMAError):
            lzma.decompress(data)
    connection.close()
