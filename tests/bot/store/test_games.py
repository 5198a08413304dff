"""A game is stored whole or not at all, and a lost race is seen."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.dialects import sqlite

from bot.store import Change, ChannelTaken, LostRace, Store
from bot.store.games import IN_CHANNEL
from bot.store.rows import CheckpointRow, GameRow, InputRow, Letter, SeatRow, Status, Target, TargetKind
from rules.table.chance import Era

LOBBY = GameRow(
    id=0, guild=1, channel=2**62, host=3, ruleset="toy", options={"length": "short"}, settings={"pace": {}},
    eras=(Era("ab"),), status=Status.LOBBY, created=100,
)  # fmt: skip
SEATS = (SeatRow(seat=0, name="Ada", user=2**62 + 1), SeatRow(seat=1, name="Bot", standin="random"))
HELLO = Letter(Target(TargetKind.CHANNEL, 5), "face", {"text": "hello"})


async def test_a_game_is_read_as_it_was_written(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)
    assert made == replace(LOBBY, id=made.id)
    assert await store.games.get(made.id) == made
    assert await store.games.seats(made.id) == SEATS
    assert await store.games.of_user(2**62 + 1) == [made]
    assert await store.games.get(made.id + 1) is None


async def test_a_channel_has_one_live_game(store: Store) -> None:
    first = await store.games.create(LOBBY)
    with pytest.raises(ChannelTaken):
        await store.games.create(LOBBY)
    await store.games.commit(Change(game=replace(first, status=Status.OVER)))
    second = await store.games.create(LOBBY)
    assert (await store.games.in_channel(LOBBY.channel)) == second


async def test_a_channels_game_is_the_live_one_or_else_the_newest(store: Store) -> None:
    made = []
    for _ in range(3):
        made.append(await store.games.create(LOBBY))
        await store.games.commit(Change(game=replace(made[-1], status=Status.OVER)))
    found = await store.games.in_channel(LOBBY.channel)
    assert found is not None
    assert found.id == made[-1].id
    revived = await store.games.commit(Change(game=replace(made[0], version=1, status=Status.RUNNING)))
    assert await store.games.in_channel(LOBBY.channel) == revived
    assert await store.games.in_channel(LOBBY.channel + 1) is None


async def test_a_channels_game_is_found_by_an_index(tmp_path: Path) -> None:
    path = tmp_path / "amphora.db"
    await (await Store.open(str(path))).close()
    written = IN_CHANNEL.params(channel=1).compile(
        dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}
    )
    connection = sqlite3.connect(path)
    plan = str(connection.execute(f"EXPLAIN QUERY PLAN {written}").fetchall())
    connection.close()
    assert "USING INDEX games_by_channel (channel=?)" in plan


async def test_a_change_is_loaded_again(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)
    begun = replace(made, status=Status.RUNNING, seq=2, phase=2, deadline=500)
    inputs = (InputRow(1, 1, '{"a":null}'), InputRow(2, 2, '["ä"]'))
    checkpoints = (CheckpointRow(1, "one", '{"x":1}'), CheckpointRow(2, "two", '{"x":"ü"}'))
    now = await store.games.commit(
        Change(game=begun, inputs=inputs, checkpoints=checkpoints, letters=(HELLO,))
    )
    loaded = await store.games.load(made.id)
    assert loaded is not None
    assert (loaded.game, loaded.seats) == (now, SEATS)
    assert (loaded.checkpoint, loaded.inputs) == (checkpoints[1], inputs[1:])
    assert await store.games.phases(made.id) == [(1, "one"), (2, "two")]
    assert [row.letter for row in await store.letters.pending()] == [HELLO]


async def test_a_lost_race_writes_nothing(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)
    await store.games.commit(Change(game=replace(made, seq=1), inputs=(InputRow(1, 1, "first"),)))
    with pytest.raises(LostRace):
        await store.games.commit(
            Change(game=replace(made, seq=1), inputs=(InputRow(1, 1, "x"),), letters=(HELLO,))
        )
    assert [row.data for row in await store.games.inputs(made.id)] == ["first"]
    assert await store.letters.pending() == []


async def test_a_number_taken_is_a_lost_race_too(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)
    now = await store.games.commit(Change(game=replace(made, seq=1), inputs=(InputRow(1, 1, "first"),)))
    with pytest.raises(LostRace):
        await store.games.commit(Change(game=now, inputs=(InputRow(1, 1, "again"),), seats=()))
    assert await store.games.seats(made.id) == SEATS
    assert (await store.games.get(made.id)) == now


async def test_of_many_at_once_each_wins_in_turn(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)

    async def add(name: int) -> None:
        while True:
            row = await store.games.get(made.id)
            assert row is not None
            entry = InputRow(row.seq + 1, 1, str(name))
            try:
                await store.games.commit(Change(game=replace(row, seq=entry.seq), inputs=(entry,)))
            except LostRace:
                continue
            return

    await asyncio.gather(*(add(name) for name in range(12)))
    rows = await store.games.inputs(made.id)
    assert [row.seq for row in rows] == list(range(1, 13))
    assert sorted(int(row.data) for row in rows) == list(range(12))


async def test_going_back_forgets_that_phase_and_all_later(store: Store) -> None:
    made = await store.games.create(LOBBY)
    marks = tuple(CheckpointRow(n, f"p{n}", str(n)) for n in (1, 2, 3))
    inputs = tuple(InputRow(n, n, str(n)) for n in (1, 2, 3))
    now = await store.games.commit(
        Change(game=replace(made, phase=3, seq=3), inputs=inputs, checkpoints=marks)
    )
    again = CheckpointRow(2, "p2", "forked")
    await store.games.commit(Change(game=replace(now, phase=2), back_to=2, checkpoints=(again,)))
    loaded = await store.games.load(made.id)
    assert loaded is not None
    assert (loaded.checkpoint, loaded.inputs, loaded.game.seq) == (again, (), 3)
    assert [row.seq for row in await store.games.inputs(made.id)] == [1]


async def test_settings_and_names_change_only_when_the_whole_row_is_written(store: Store) -> None:
    made = await store.games.create(LOBBY)
    changed = replace(made, settings={"pace": {"preset": "fast"}}, names=["Ada"], host=9)
    row = await store.games.commit(Change(game=changed, whole=True))
    assert await store.games.get(made.id) == row == replace(changed, version=1)


async def test_a_change_without_inputs_can_lose_a_race_too(store: Store) -> None:
    made = await store.games.create(LOBBY, SEATS)
    await store.games.commit(Change(game=replace(made, deadline=10)))
    with pytest.raises(LostRace):
        await store.games.commit(Change(game=replace(made, deadline=20), seats=()))
    row = await store.games.get(made.id)
    assert row is not None
    assert (row.deadline, row.version) == (10, 1)
    assert await store.games.seats(made.id) == SEATS
