"""The practice table: the first message offers every game, and a press begins it at once."""

import pytest

from bot.practice import YOU, Practice
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.stage import stage


async def opened(s):
    """The practice table on a stage, as its page would show it."""
    table = Practice(s.app, s.env.guild, s.channel, s.people[YOU])
    await table.welcome()
    await s.settle()
    return table


def test_the_player_has_a_name_that_others_can_be_told_of():
    """ "You has a capital" reads wrong: the stories speak of everybody by name."""
    assert YOU.lower() not in {"i", "me", "you", "we", "us"}


async def test_the_welcome_offers_every_game(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        await opened(s)
        labels = {part.label for row in s.channel.last_message.components for part in row.children}
        assert labels == {game.name for game in GAMES.values()}


@pytest.mark.parametrize("key", GAMES)
async def test_a_press_begins_the_game_against_stand_ins(tmp_path, key):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        await opened(s)
        pressed = await s.people[YOU].click(s.channel.last_message, label=GAMES[key].name)
        await s.settle()
        assert "begins" in pressed.response.content
        async with inside(s.app.tables, 1) as live:
            assert [seat.standin is None for seat in live.seats].count(True) == 1
            assert live.row.deadline is None
            assert live.row.status == "running"
        again = await s.people[YOU].slash(s.channel, "orders")
        assert again.response.content
        twice = await s.people[YOU].click(s.channel.history()[0], label=GAMES[key].name)
        assert "under way already" in twice.response.content


async def test_chance_at_the_practice_table_is_told_as_anywhere(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        s.app.number_of = lambda interaction: str(interaction.id)
        await opened(s)
        await s.people[YOU].click(s.channel.last_message, label=GAMES["history-of-the-world"].name)
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            era = live.row.eras[0]
        begun = next(text for text in s.posted() if "The game begins" in text)
        assert era.commitment in begun
        assert era.added[0].startswith(f"{YOU} chose the game: ")
        assert era.added[0].split()[-1] in begun


async def test_private_messages_come_in_the_channel(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        table = await opened(s)
        await table.begin("history-of-the-world")
        await s.settle()
        assert s.private(YOU) == []
        assert any(a.filename == "hand.webp" for m in s.channel.history() for a in m.attachments)
