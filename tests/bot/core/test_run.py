"""Running the bot: what goes wrong at the start is said in one line, without a trace or a secret."""

import discord
import pytest

from bot import run
from bot.commands.failure import Failure
from bot.discord.app import Amphora
from bot.settings import Settings
from bot.store import Store


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
    async def closed(address):
        raise OSError(f"cannot connect to {address}")

    monkeypatch.setattr(Store, "open", closed)
    with pytest.raises(Failure, match="check AMPHORA_DATABASE") as failure:
        await run.serve(Settings(database="postgresql://me:secret@there/db"), "token")
    assert "secret" not in str(failure.value)
