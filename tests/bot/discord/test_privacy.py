"""`/privacy`: what is kept is told and given; who wants to be forgotten is, and games go on without them."""

import json
import sqlite3

from bot.discord.commands.privacy import DOINGS, ERASE, FILE, TEXT
from bot.forgetting import GRACE
from bot.personal_data import personal_data
from bot.store.rows import Status
from tests.bot.player import Presser
from tests.bot.stage import stage

NAMES = ("Ann", "Benedict", "Cleo")


async def said(s, name, command, **options):
    shown = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


def everything(path):
    """Every value of every table, as text."""
    with sqlite3.connect(path) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: "\n".join(map(str, db.execute(f'SELECT * FROM "{name}"'))) for name in tables}
    db.close()
    return found


async def play(s):
    """Benedict answers, whispers, and chooses colours."""
    await s.begin("Benedict", "Cleo", host="Ann")
    await Presser(s, s.people["Benedict"], b"ben").answer()
    await said(s, "Benedict", "whisper", to="Cleo", text="salt for gold")
    await said(s, "Benedict", "prefs", scheme="dark", notify="dm")
    await said(s, "Benedict", "vacation", until="2027-03-01")


async def test_what_is_kept_is_told_and_given(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await play(s)
        assert await said(s, "Benedict", "privacy") == TEXT
        assert "All that I keep of you" in await said(s, "Benedict", "privacy", do=FILE)
        given = json.loads(await personal_data(s.app.store, s.people["Benedict"].id))
        assert given["preferences"]["scheme"] == "dark"
        assert [seat["name"] for seat in given["seats"]] == ["Benedict"]
        assert [len(seat["answers"]) for seat in given["seats"]] == [1]
        assert [whisper["text"] for whisper in given["whispers"]] == ["salt for gold"]
        assert len(given["vacations"]) == 1
        other = json.loads(await personal_data(s.app.store, s.people["Ann"].id))
        assert "salt" not in json.dumps(other)
        assert [game["id"] for game in other["hosted"]] == [1]


async def test_who_wants_to_be_forgotten_is_and_the_game_goes_on(tmp_path):
    path = tmp_path / "a.db"
    async with stage(str(path), *NAMES) as s:
        await play(s)
        user = s.people["Benedict"].id
        assert "give it up first: `/host hand-over`" in await said(s, "Ann", "privacy", do=ERASE, sure="yes")
        warned = await said(s, "Benedict", "privacy", do=ERASE)
        assert f"in <#{s.channel.id}>: a stand-in takes your seat" in warned
        assert DOINGS[ERASE] in warned
        assert (await s.app.store.people.prefs([user]))[user].scheme == "dark"
        assert "You are forgotten" in await said(s, "Benedict", "privacy", do=ERASE, sure="yes")
        seat = (await s.app.store.games.seats(1))[1]
        assert (seat.user, seat.name, seat.vacant) == (None, "Player 2", True)
        assert seat.standin is not None
        for _ in range(3):
            for name in await s.awaited():
                await Presser(s, s.people[name], b"go on").answer()
                await s.settle()
        await said(s, "Ann", "host end", sure="yes")
        assert (await s.app.store.games.get(1)).status is Status.OVER
        await s.app.housekeeper.tidy()
        kept = everything(path)
        assert {table for table, text in kept.items() if str(user) in text} <= {"outbox"}
        assert {table for table, text in kept.items() if "Benedict" in text} <= {"outbox"}
        assert "salt for gold" not in json.dumps(kept)


async def test_of_a_game_that_is_over_a_nameless_seat_is_left(tmp_path):
    path = tmp_path / "a.db"
    async with stage(str(path), *NAMES) as s:
        await play(s)
        user = s.people["Benedict"].id
        await said(s, "Ann", "host share", person=s.people["Benedict"])
        await said(s, "Ann", "host end", sure="yes")
        text = await s.app.archive.export(1)
        assert "cannot be undone" in await said(s, "Benedict", "privacy", do=ERASE)
        assert "You are forgotten" in await said(s, "Benedict", "privacy", do=ERASE, sure="yes")
        assert [seat.name for seat in await s.app.store.games.seats(1)] == ["Ann", "Player 2", "Cleo"]
        kept = everything(path)
        assert {table for table, text in kept.items() if str(user) in text} <= {"outbox"}
        assert {table for table, text in kept.items() if "Benedict" in text} <= {"outbox"}
        assert await s.app.archive.export(1) == text.replace(
            "Benedict", "Player 2"
        )  # but for the name, it stays


async def test_a_server_that_sends_the_bot_away_is_forgotten_after_a_while(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Benedict", host="Ann")
        cog = s.app.get_cog("Guilds")
        await cog.on_guild_remove(s.app.guilds[0])
        s.time.seconds += GRACE
        await s.app.housekeeper.tidy()
        assert await s.app.store.games.get(1)
        await cog.on_ready()  # the bot is there after all
        s.time.seconds += 1
        await s.app.housekeeper.tidy()
        assert await s.app.store.games.get(1)
        await cog.on_guild_remove(s.app.guilds[0])
        await cog.on_guild_join(s.app.guilds[0])
        await cog.on_guild_remove(s.app.guilds[0])
        s.time.seconds += GRACE + 1
        await s.app.housekeeper.tidy()
        assert await s.app.store.games.get(1) is None
        assert "no longer here" in await said_by_button(s)


async def said_by_button(s):
    shown = await s.people["Ann"].click(s.channel.last_message, label="My orders")
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


async def test_a_server_left_while_nobody_listened_is_noted_when_the_bot_is_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Benedict", host="Ann")
        cog = s.app.get_cog("Guilds")
        await cog.on_ready()
        assert not await s.app.store.forgetting.come_back(s.env.guild.id)
        s.app._connection._guilds.clear()
        await cog.on_ready()
        assert await s.app.store.forgetting.come_back(s.env.guild.id)
