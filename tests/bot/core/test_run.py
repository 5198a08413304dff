"""Running the bot: what goes wrong at the start is said in one line, without a trace or a secret."""

import asyncio

import discord
import pytest

from bot import run
from bot.cli import main
from bot.commands.failure import Failure
from bot.discord.app import Amphora
from bot.settings import Settings
from bot.store import Store
from tests.bot.core.playing import Hand, tables


class Refused:
    status, reason = 503, "unavailable"


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (OSError("no route"), "check this machine's network"),
        (discord.LoginFailure("bad"), "check DISCORD_TOKEN"),
        (discord.HTTPException(Refused(), "busy"), "status 503"),
    ],
)
async def test_discord_out_of_reach_is_said_in_a_line(tmp_path, monkeypatch, trouble, said):
    async def start(self, token):
        raise trouble

    monkeypatch.setattr(Amphora, "start", start)
    settings = Settings(database=str(tmp_path / "a.db"), picture_workers=1)
    with pytest.raises(Failure, match=said):
        await run.serve(settings, "token")


async def test_a_database_out_of_reach_is_said_without_its_address(monkeypatch):
    async def closed(address, keys):
        raise OSError(f"cannot connect to {address}")

    monkeypatch.setattr(Store, "open", closed)
    with pytest.raises(Failure, match="check AMPHORA_DATABASE") as failure:
        await run.serve(Settings(database="postgresql://me:secret@there/db"), "token")
    assert "secret" not in str(failure.value)


KEY = "a key that is as long as it must be"


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (None, "sealed with another key, and none was touched"),
        ("some other key that is as long as it must be", "sealed with another key, and none was touched"),
        ("short", "AMPHORA_KEY cannot be used: a key has at least 32 letters"),
    ],
)
def test_a_missing_or_wrong_key_is_said_in_a_line(tmp_path, monkeypatch, capsys, key, said):
    path = str(tmp_path / "a.db")
    monkeypatch.setenv("AMPHORA_DATABASE", path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.delenv("AMPHORA_KEY", raising=False)
    if key is not None:
        monkeypatch.setenv("AMPHORA_KEY", key)
    monkeypatch.setattr(run, "set_up", lambda *_: None)
    row = asyncio.run(sealed_game(path))
    assert main(["run"]) == 2
    written = capsys.readouterr().err
    assert written.strip().count("\n") == 0
    assert said in written
    assert asyncio.run(game_in(path)) == row


async def sealed_game(path):
    store = await Store.open(path, [KEY])
    at = tables(store, Hand())
    row = await at.create(guild=1, channel=2, host=3, ruleset="toy", options={}, settings={})
    await at.close()
    await store.close()
    return row


async def game_in(path):
    store = await Store.open(path, [KEY])
    row = await store.games.get(1)
    await store.close()
    return row


def test_several_keys_are_read_and_never_shown(monkeypatch):
    monkeypatch.setenv("AMPHORA_KEY", f"{KEY}, {KEY} 2,")
    found = Settings(_env_file=None)
    assert found.keys == (KEY, f"{KEY} 2")
    assert KEY not in repr(found)
