"""Secrets at rest: a copy of the database tells nothing without the key, and no key is lost by accident."""

import json
import lzma
import os
import sqlite3
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.store import BadKey, Change, Store, WrongKey
from bot.store.rows import (
    CheckpointRow,
    GameRow,
    InputRow,
    Letter,
    SeatRow,
    Status,
    Target,
    TargetKind,
)
from bot.store.sealing import Keyring
from rules.table.chance import Era

OLD, NEW = "the first key, as long as it must be", "another key, just as long as it must be"
SECRET, RESERVE = "5e" * 32, "7a" * 32
DECK, ORDER = '{"deck":["hidden","cards"]}', '{"answer":"secret orders"}'
LOBBY = GameRow(
    id=0, guild=1, channel=2, host=3, ruleset="toy", options={}, settings={}, status=Status.RUNNING,
    eras=(Era(SECRET, ("Ann: 12 · öpen sésame",)),), reserve=RESERVE, phase=1,
)  # fmt: skip
DRAWN, SENT, DRAFTED = "You drew Treachery", "A letter of no game", "to pay nothing"
LOOSE = (DRAWN, SENT, DRAFTED)
LETTER = Letter(Target(TargetKind.SEAT, 0), "private", {"text": DRAWN})
OLDER = Path(__file__).parent / "older" / "v0001.xz"


async def fill(store: Store) -> GameRow:
    made = await store.games.create(LOBBY)
    inputs, kept = [InputRow(1, 1, ORDER)], [CheckpointRow(1, "deal", DECK)]
    seats = [SeatRow(seat=0, name="Ann", user=10)]
    await store.letters.send([replace(LETTER, payload={"text": SENT})])
    stored = await store.games.commit(
        Change(game=made, inputs=inputs, checkpoints=kept, seats=seats, letters=[LETTER], whole=True)
    )
    await store.schedule.remind(made.id, 5, 0, 60, [LETTER])
    await store.people.set_draft(made.id, 0, "tax", {"data": DRAFTED})
    return stored


async def filled(database: str, *keys: str) -> GameRow:
    store = await Store.open(database, keys)
    try:
        return await fill(store)
    finally:
        await store.close()


async def read(database: str, game: int, *keys: str) -> tuple[GameRow, str, str]:
    store = await Store.open(database, keys)
    try:
        loaded = await store.games.load(game)
        assert loaded is not None
        assert loaded.checkpoint is not None
        return loaded.game, loaded.checkpoint.data, loaded.inputs[0].data
    finally:
        await store.close()


async def loose(database: str, game: int, *keys: str) -> tuple[list[object], object]:
    """What the letters and the draft of a store say."""
    store = await Store.open(database, keys)
    try:
        letters = [row.letter.payload["text"] for row in await store.letters.pending()]
        return letters, (await store.people.drafts_of(game, 10))["tax"]
    finally:
        await store.close()


def copied(path: Path) -> bytes:
    """All that somebody gets who copies the files."""
    return b"".join(file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}*")))


def blobs(path: Path) -> Iterator[bytes]:
    connection = sqlite3.connect(path)
    yield from (row[0] for row in connection.execute("SELECT data FROM checkpoints"))
    connection.close()


async def test_a_copied_database_tells_no_seed_no_deck_and_no_answer(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await Store.open(str(path), [OLD])
    await fill(store)
    for copy in (copied(path), await closed(store, path)):
        for secret in (SECRET, RESERVE, bytes.fromhex(SECRET), DECK, ORDER, "secret orders", OLD, *LOOSE):
            assert (secret if isinstance(secret, bytes) else secret.encode()) not in copy
    for blob in blobs(path):
        with pytest.raises(zlib.error):
            zlib.decompress(blob)


async def closed(store: Store, path: Path) -> bytes:
    await store.close()
    return copied(path)


async def test_what_was_sealed_is_read_as_it_was_written(database: str) -> None:
    made = await filled(database, OLD)
    assert await read(database, made.id, OLD) == (made, DECK, ORDER)


async def test_without_a_key_nothing_is_sealed(database: str) -> None:
    made = await filled(database)
    assert await read(database, made.id) == (made, DECK, ORDER)


async def test_letters_and_drafts_are_read_as_they_were_written_with_one_key_or_the_next(
    database: str,
) -> None:
    made = await filled(database)
    for keys in ((), (OLD,), (OLD,), (NEW, OLD), (NEW,)):
        assert await loose(database, made.id, *keys) == ([SENT, DRAWN, DRAWN], {"data": DRAFTED})


async def test_letters_and_drafts_of_an_earlier_version_are_sealed_too(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    made = await filled(str(path), OLD)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE outbox SET payload = ?", (json.dumps(LETTER.payload),))
    connection.execute("UPDATE drafts SET data = ?", (json.dumps({"data": DRAFTED}),))
    connection.commit()
    connection.close()
    assert all(text.encode() in copied(path) for text in (DRAWN, DRAFTED))
    assert await loose(str(path), made.id, OLD) == ([DRAWN] * 3, {"data": DRAFTED})
    assert not any(text.encode() in copied(path) for text in (DRAWN, DRAFTED))


@pytest.mark.parametrize("keys", [(), (NEW,)])
async def test_without_its_key_a_database_is_not_opened_and_stays_as_it_is(
    database: str, keys: tuple[str, ...]
) -> None:
    made = await filled(database, OLD)
    with pytest.raises(WrongKey):
        await Store.open(database, keys)
    assert await read(database, made.id, OLD) == (made, DECK, ORDER)


async def test_a_key_is_changed_by_giving_the_new_one_before_the_old(database: str) -> None:
    made = await filled(database, OLD)
    assert await read(database, made.id, NEW, OLD) == (made, DECK, ORDER)
    assert await read(database, made.id, NEW) == (made, DECK, ORDER)
    with pytest.raises(WrongKey):
        await Store.open(database, [OLD])


async def test_a_key_given_later_leaves_no_plain_secret_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    made = await filled(str(path))
    assert SECRET.encode() in copied(path)
    store = await Store.open(str(path), [OLD])
    assert SECRET.encode() not in copied(path)
    assert ORDER.encode() not in copied(path)
    assert not any(text.encode() in copied(path) for text in LOOSE)
    await store.close()
    assert SECRET.encode() not in copied(path)
    assert await read(str(path), made.id, OLD) == (made, DECK, ORDER)


async def test_seeds_of_the_first_release_become_eras_and_leave_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(lzma.decompress(OLDER.read_bytes()))
    connection = sqlite3.connect(path)
    seeds = dict(connection.execute("SELECT id, seed FROM games").fetchall())
    connection.close()
    assert seeds
    assert all(seed.encode() in copied(path) for seed in seeds.values())
    store = await Store.open(str(path), [OLD])
    for game, seed in seeds.items():
        row = await store.games.get(game)
        assert row is not None
        assert (row.eras, row.reserve) == ((Era(seed),), "")
        assert seed.encode() not in copied(path)
    await store.close()


def test_what_was_sealed_differs_each_time_and_is_not_opened_when_changed() -> None:
    ring = Keyring([OLD])
    one, two = ring.seal(b"secret"), ring.seal(b"secret")
    assert one != two
    assert ring.unseal(one) == ring.unseal(two) == b"secret"
    with pytest.raises(WrongKey):
        ring.unseal(one[:-1] + bytes([one[-1] ^ 1]))


def test_a_short_key_is_no_key() -> None:
    with pytest.raises(BadKey, match="32 letters"):
        Keyring(["password"])


def modes(path: Path) -> dict[str, int]:
    return {file.name: file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}


async def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    before = os.umask(0)
    try:
        store = await Store.open(str(path))
        await fill(store)
        found = modes(path)
        await store.close()
    finally:
        os.umask(before)
    assert found == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = await Store.open(str(path))
    await fill(store)
    for file in tmp_path.glob("a.db*"):
        file.chmod(0o666)
    again = await Store.open(str(path))
    assert modes(path) == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}
    await again.close()
    await store.close()


def test_a_row_can_be_logged_without_its_secrets() -> None:
    assert SECRET not in repr(LOBBY)
    assert RESERVE not in repr(LOBBY)
    assert SECRET not in json.dumps({"row": LOBBY}, default=str)
