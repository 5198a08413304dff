"""The practice table: the first message offers every game, and a press begins it at once."""

import pytest

from bot.learning import LEARNING
from bot.practice import YOU, Practice
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import controls


async def opened(s):
    """The practice table on a stage, as its page would show it."""
    table = Practice(s.app, s.env.guild, s.channel, s.people[YOU])
    await table.welcome()
    await s.settle()
    return table


def test_the_player_has_a_name_that_others_can_be_told_of():
    """ "You has a capital" reads wrong: the stories speak of everybody by name."""
    assert YOU.lower() not in {"i", "me", "you", "we", "us"}


def newest(s):
    """The newest message as it was sent."""
    return s.env.backend.get_message(s.channel.id, s.channel.last_message.id)


def labels(message):
    return [part["label"] for part in controls(message)]


async def test_the_welcome_teaches_first_and_offers_every_game(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        await opened(s)
        assert labels(newest(s)) == ["🎓 Learn to play", *(game.name for game in GAMES.values())]
        which = await s.people[YOU].click(s.channel.last_message, label="🎓 Learn to play")
        assert labels(which.response) == [game.name for game in GAMES.values()]
        begun = await s.people[YOU].click(which.response, label=GAMES["peoples"].name)
        assert "a guided game" in begun.response.content
        async with inside(s.app.tables, 1) as live:
            assert live.row.settings[LEARNING] == {"0": []}


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


async def test_another_game_is_begun_only_when_that_is_said_twice(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, games=GAMES) as s:
        await opened(s)
        welcome = s.channel.last_message
        await s.people[YOU].click(welcome, label=GAMES["peoples"].name)
        await s.settle()
        asked = await s.people[YOU].click(welcome, label=GAMES["history-of-the-world"].name)
        assert "in the middle of" in asked.response.content
        async with inside(s.app.tables, 1) as live:
            assert live.row.status == "running"
        name = GAMES["history-of-the-world"].name
        await s.people[YOU].click(asked.response, label=f"End it and begin {name}")
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            assert live.row.status == "over"
        async with inside(s.app.tables, 2) as live:
            assert (live.row.status, live.row.ruleset) == ("running", "history-of-the-world")


async def test_the_game_is_kept_and_offered_again_whatever_number_its_player_has_now(tmp_path):
    async with stage(str(tmp_path / "a.db"), YOU, "Another", games=GAMES) as s:
        await opened(s)
        await s.people[YOU].click(s.channel.last_message, label=GAMES["peoples"].name)
        await s.settle()
        await s.restart()
        elsewhere = s.env.create_guild("Elsewhere")
        await Practice(s.app, elsewhere, s.channel, s.people["Another"]).welcome()
        kept = await s.app.store.games.get(1)
        assert kept.guild == elsewhere.id
        await Practice(s.app, s.env.guild, s.channel, s.people["Another"]).welcome()
        assert labels(newest(s)) == [f"Go on: {GAMES['peoples'].name}, turn 1", "Begin another"]
        went = await s.people["Another"].click(s.channel.last_message, label=labels(newest(s))[0])
        await s.settle()
        assert "You go on" in went.response.content
        assert "waited" in s.posted()[-1]
        form = await s.people["Another"].slash(s.channel, "orders")
        assert "starting part" in form.response.content


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
