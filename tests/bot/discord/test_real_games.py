"""The real games through the bot: a person who only presses, stand-ins in the other seats, to the end."""

import pytest

from rules.games import GAMES
from tests.bot.player import Presser
from tests.bot.stage import stage

SHORT = {"western-empires": {"scenario": "short", "turns": "3"}}


async def begin(s, key):
    """You and as many stand-ins as the game needs."""
    game = GAMES[key]
    ann = s.people["Ann"]
    await ann.slash(s.channel, "game new", game=key, speed="fast", standins=game.least - 1)
    for option, value in SHORT.get(key, {}).items():
        answer = await ann.slash(s.channel, "game option", option=option, value=value)
        assert answer.response.content == "Set."
    lobby = s.channel.last_message
    await ann.click(lobby, label="Start")
    await s.settle()


@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_game_by_presses_against_stand_ins(tmp_path, key):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, key)
        player = Presser(s, s.people["Ann"], b"ann")
        for count in range(600):
            await s.app.tables.quiet()
            if await s.is_over():
                break
            if not await s.awaited():
                continue
            await player.answer()
            if count == 15:
                await s.restart()
        await s.settle()
        assert await s.is_over()
        posted = "\n".join(s.posted())
        assert "The game is over" in posted
        names = {attachment.filename for m in s.channel.history() for attachment in m.attachments}
        assert {"map.webp", "standings.webp", "amphora-1.json"} <= names
