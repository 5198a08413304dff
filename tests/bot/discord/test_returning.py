"""After a rollback, or in another channel, the call shows where the game stands, drawn and in words."""

from tests.bot.stage import stage
from tests.bot.words import words

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def pictures(message):
    return [file.filename for file in message.attachments]


async def test_a_rollback_posts_the_position_again_with_its_picture(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.begin(*NAMES[1:], host="Ann", game="western-empires")
        before = len(s.posted())
        done = await s.people["Ann"].slash(s.channel, "host rollback", phase=1, sure="yes")
        assert "⏪" in done.response.content
        await s.settle()
        assert len(s.posted()) > before
        call = s.channel.last_message
        assert pictures(call) == ["map.webp"]
        assert "Awaited" in words(call)
        assert "Turn 1" in words(call)


async def test_a_rollback_is_posted_even_if_all_were_called_before(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        for _ in range(2):
            await s.people["Ann"].slash(s.channel, "host rollback", phase=1, sure="yes")
            await s.settle()
            assert "Awaited" in words(s.channel.last_message)
            assert "taken back to the start" in s.posted()[-2]


async def test_a_game_that_moved_shows_itself_in_the_new_channel(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.begin(*NAMES[1:], host="Ann", game="western-empires")
        there = s.channel.guild.create_text_channel("elsewhere")
        await s.people["Ann"].slash(s.channel, "host move", to=there)
        await s.settle()
        call = there.last_message
        assert pictures(call) == ["map.webp"]
        assert "Turn 1" in words(call)
        assert "Awaited" in words(call)
