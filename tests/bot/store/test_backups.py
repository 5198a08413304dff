"""Backups: made while the bot plays, restored, and played on with; nothing is overwritten unasked."""

import os
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.cli import main
from bot.store import Store
from tests.bot.core.playing import Hand, answer_next, begin, people, play_out, position, tables

KEY = "a key that is as long as it must be"


@pytest.fixture
def kept(database, monkeypatch):
    """The database of the settings, sealed with a key; the programs of the server that is tested on."""
    monkeypatch.setenv("AMPHORA_DATABASE", database)
    monkeypatch.setenv("AMPHORA_KEY", KEY)
    if "://" in database:
        pgserver = sys.modules["pgserver"]
        programs = Path(pgserver.__file__).parent / "pginstall" / "bin"
        monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    return database


@asynccontextmanager
async def opened(database):
    store = await Store.open(database, [KEY])
    at = tables(store, Hand())
    yield at
    await at.close()
    await store.close()


def amphora(*words):
    """The command in a thread of its own: it has an event loop of its own."""
    with ThreadPoolExecutor(1) as outside:
        return outside.submit(main, list(words)).result()


async def test_a_backup_is_made_while_the_bot_plays_and_the_game_goes_on_from_it(kept, tmp_path, capsys):
    copy = tmp_path / "copies" / "then.backup"
    copy.parent.mkdir()
    async with opened(kept) as at:
        game = await begin(at, people(3))
        for _ in range(4):
            await answer_next(at, game)
        then = await position(at, game)
        assert amphora("backup", str(copy)) == 0
        assert copy.stat().st_mode & 0o077 == 0
        await play_out(at, game)
        ended = await position(at, game)
        assert amphora("restore", str(copy), "--replace") == 2
        assert "in use; stop the bot first" in capsys.readouterr().err
    assert amphora("restore", str(copy)) == 2
    assert "has games (1); --replace" in capsys.readouterr().err
    assert amphora("restore", str(copy), "--replace") == 0
    assert "former" in capsys.readouterr().out
    async with opened(kept) as at:
        assert await position(at, game) == then
        await play_out(at, game)
        assert await position(at, game) == ended
    assert amphora("restore", str(copy), "--replace") == 0  # what was kept the last time is in nobody's way


async def test_a_backup_overwrites_nothing_unasked(kept, tmp_path, capsys):
    async with opened(kept):
        pass
    copy = tmp_path / "a.backup"
    assert amphora("backup", str(copy)) == 0
    made = copy.read_bytes()
    assert amphora("backup", str(copy)) == 2
    assert f"{copy} is there already; --replace replaces it" in capsys.readouterr().err
    assert copy.read_bytes() == made
    assert amphora("backup", str(copy), "--replace") == 0
    assert amphora("backup", str(tmp_path / "nowhere" / "a.backup")) == 2
    assert amphora("backup", str(tmp_path)) == 0
    assert len(list(tmp_path.glob("amphora-*.backup"))) == 1
    assert amphora("restore", str(copy)) == 0  # an empty database is nobody's


@pytest.mark.parametrize("key", ["", "some other key that is as long as it must be"])
async def test_a_backup_that_the_key_does_not_open_is_refused_and_all_stays(
    kept, tmp_path, capsys, monkeypatch, key
):
    async with opened(kept) as at:
        game = await begin(at, people(3))
        then = await position(at, game)
    copy = str(tmp_path / "a.backup")
    assert amphora("backup", copy) == 0
    monkeypatch.setenv("AMPHORA_KEY", key)
    assert amphora("restore", copy, "--replace") == 2
    assert "sealed with another key" in capsys.readouterr().err
    async with opened(kept) as at:
        assert await position(at, game) == then


async def test_what_is_no_backup_is_refused(kept, tmp_path, capsys):
    other = tmp_path / "other.backup"
    other.write_text("a shopping list")
    assert amphora("restore", str(other)) == 2
    assert amphora("restore", str(tmp_path / "nothing")) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_backup_of_a_newer_version_is_refused(tmp_path, monkeypatch, capsys):
    newer = tmp_path / "newer.backup"
    with sqlite3.connect(newer) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    made.close()
    monkeypatch.setenv("AMPHORA_DATABASE", str(tmp_path / "a.db"))
    assert main(["restore", str(newer)]) == 2
    assert "newer version of Amphora" in capsys.readouterr().err
    assert not (tmp_path / "a.db").exists()


def test_without_a_database_there_is_nothing_to_copy(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("AMPHORA_DATABASE", str(tmp_path / "a.db"))
    assert main(["backup", str(tmp_path / "b")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["backup", "b"], ["restore", "b"]])
def test_a_wrong_setting_is_named(monkeypatch, capsys, words):
    monkeypatch.setenv("AMPHORA_IDLE_GAMES", "many")
    assert main(words) == 2
    assert "these settings cannot be read: idle_games" in capsys.readouterr().err
