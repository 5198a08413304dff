"""Channels that vanish, are closed or forbidden, and come back; games that move; a bot that is sent away."""

import discord
import pytest
from simcord.backend import serializers

from bot import actions
from bot.store.rows import LOST, Status
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words as read

NAMES = ("Ann", "Ben")
HOUR = 3600


def words(shown):
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


def forbid(s, status=403, code=50013):
    s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=status, code=code, times=None)


async def answer(s, place, *names, text="1"):
    for name in names:
        await s.people[name].slash(place, "orders", text=text)
    await s.settle()


async def row(s):
    return await s.app.store.games.get(1)


def told(s, name):
    return [text for text in s.private(name) if "I cannot post in" in text]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (404, 10003), (400, 50083)])
async def test_a_lost_place_is_told_once_and_stops_the_clock(tmp_path, status, code):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        left = (await row(s)).deadline - s.time.now()
        forbid(s, status, code)
        await answer(s, s.channel, *NAMES)
        await s.people["Ann"].slash(s.channel, "game leave", sure="yes, I leave for good")
        await s.settle()
        now = await row(s)
        assert now.settings[LOST] == s.time.now()
        assert (now.deadline, now.remaining) == (None, left)
        assert [len(told(s, name)) for name in NAMES] == [1, 1]
        assert "/game move game:1" in told(s, "Ben")[0]
        s.time.seconds += 30 * 86_400
        await s.app.timekeeper.check()
        async with inside(s.app.tables, 1) as live:
            assert live.seats[1].missed == 0
            assert live.table.phase == "omen"


async def test_what_was_not_posted_is_posted_in_order_when_the_place_is_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        before = len(s.posted())
        forbid(s)
        await answer(s, s.channel, *NAMES)
        assert len(s.posted()) == before
        s.time.seconds += HOUR
        s.env.backend.faults.clear()
        s.env.backend.announce_channel_update(s.channel.id)
        await s.env.settle()
        await s.settle()
        texts = s.posted()[before:]
        marks = ["Taxes came in", "could not post here for a while", "I can post here again"]
        places = [next(n for n, text in enumerate(texts) if mark in text) for mark in marks]
        assert places == sorted(places)
        assert len(texts) == len(set(texts))
        now = await row(s)
        assert LOST not in now.settings
        assert now.deadline > s.time.now()
        assert any(f"<@{s.people['Ann'].id}>" in text for text in texts[places[2] :])


async def test_a_lost_place_is_found_after_a_restart(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        forbid(s)
        await answer(s, s.channel, *NAMES)
        s.env.backend.faults.clear()
        await s.restart()
        await s.settle()
        assert sum("Taxes came in" in text for text in s.posted()) == 1
        assert LOST not in (await row(s)).settings
        assert [len(told(s, name)) for name in NAMES] == [1, 1]


async def test_a_deleted_channel_stops_the_clock_at_once_and_the_game_moves(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        hall = s.env.guild.create_text_channel("hall")
        s.env.backend.delete_channel(s.channel.id)
        await s.env.settle()
        await s.settle()
        assert (await row(s)).deadline is None
        assert [len(told(s, name)) for name in NAMES] == [1, 1]
        await s.people["Ben"].user.slash("orders", text="1")  # in DMs
        await answer(s, hall, "Ann")  # nothing is played here yet
        assert "played here from now on" in words(await s.people["Ann"].slash(hall, "game move", game=1))
        await s.settle()
        await answer(s, hall, "Ann")
        s.channel = hall
        assert sum("Taxes came in" in text for text in s.posted()) == 1
        assert any("The game goes on here" in text for text in s.posted())
        now = await row(s)
        assert (now.channel, LOST in now.settings) == (hall.id, False)
        assert now.deadline > s.time.now()


async def test_a_game_that_moves_is_told_in_both_places_and_its_buttons_work(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.begin("Ben", host="Ann")
        old, panel = s.channel, s.channel.last_message
        deadline = (await row(s)).deadline
        hall = s.env.guild.create_text_channel("hall")
        await s.people["Ann"].slash(hall, "game move", game=1)
        await s.settle()
        assert f"goes on in <#{hall.id}>" in s.posted()[-1]
        pressed = await s.people["Ben"].click(panel, label="Standings")
        assert "standings" in read(pressed.response)
        assert f"is played in <#{hall.id}> now" in words(await s.people["Ben"].slash(old, "orders", text="1"))
        s.channel = hall
        assert f"It came from <#{old.id}>" in s.posted()[0]
        assert (await row(s)).deadline == deadline
        await answer(s, hall, *NAMES)
        assert "Taxes came in" in s.posted()[-1]
        back = words(await s.people["Ann"].slash(old, "game move", game=1))
        assert "played here from now on" in back


async def test_who_may_move_a_game_and_where_to(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, "Eve", "Max") as s:
        await s.begin("Ben", host="Ann")
        hall, den = (s.env.guild.create_text_channel(name) for name in ("hall", "den"))
        assert "Only the host" in words(await s.people["Ben"].slash(hall, "game move", game=1))
        assert "no game 7" in words(await s.people["Ann"].slash(hall, "game move", game=7))
        assert "no game -1" in words(await s.people["Ann"].slash(hall, "game move", game=-1))
        assert "here already" in words(await s.people["Ann"].slash(s.channel, "game move", game=1))
        await s.people["Eve"].slash(den, "game new", game="toy", speed="fast")
        assert "Another game is played" in words(await s.people["Ann"].slash(den, "game move", game=1))
        assert "has not begun" in words(await s.people["Eve"].slash(hall, "game move", game=2))
        assert (await row(s)).channel == s.channel.id
        shown = await s.people["Ann"].autocomplete(hall, "game move", "game", "")
        assert [choice["value"] for choice in shown] == [1]


async def test_a_manager_of_both_channels_may_move_a_game(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, "Eve", "Max") as s:
        await s.begin("Ben", host="Ann")
        eve, max_ = s.people["Eve"], s.people["Max"]
        allowed = discord.PermissionOverwrite(manage_channels=True)
        hall = s.env.guild.create_text_channel("hall", overwrites={eve: allowed})
        assert "Only the host" in words(await eve.slash(hall, "game move", game=1))
        role = s.env.guild.create_role("managers", permissions=discord.Permissions(manage_channels=True))
        s.env.backend.add_member_role(s.env.guild.id, max_.id, role.id)
        assert "from now on" in words(await max_.slash(hall, "game move", game=1))


async def test_two_games_that_move_to_one_channel_at_once(tmp_path, monkeypatch):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        hall = s.env.guild.create_text_channel("hall")
        await s.people["Ben"].slash(hall, "game new", game="toy", speed="fast")

        async def nobody(channel):
            return None

        monkeypatch.setattr(s.app.store.games, "in_channel", nobody)  # it looked free a moment ago
        refusal = (await s.app.places.move(1, hall.id)).refusal
        monkeypatch.undo()
        assert refusal.faults[0].code == "channel-taken"
        assert (await row(s)).channel == s.channel.id


async def test_a_bot_that_was_sent_away_goes_on_when_it_is_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        guild = s.env.backend.guilds[s.env.guild.id]
        s.env.backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        s.env.inject_error("*", f"/channels/{s.channel.id}*", status=403, code=50001, times=None)
        await s.env.settle()
        await s.settle()
        assert (await row(s)).deadline is None
        assert [len(told(s, name)) for name in NAMES] == [1, 1]
        s.env.backend.faults.clear()
        s.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(s.env.backend, guild))
        await s.env.settle()
        await s.settle()
        assert LOST not in (await row(s)).settings
        await answer(s, s.channel, *NAMES)
        assert "Taxes came in" in s.posted()[-1]


async def test_an_archived_thread_is_opened_again_and_a_locked_one_is_lost(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        thread = s.env.backend.create_thread(s.channel.id, name="game", owner_id=s.people["Ann"].id)
        s.channel = next(found for found in s.channel.threads if found.id == thread.id)
        await s.env.settle()
        await s.begin("Ben", host="Ann")
        s.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await s.env.settle()
        for name in NAMES:
            await s.people[name].user.slash("orders", text="1")
        await s.settle()
        assert any("Taxes came in" in text for text in s.posted())
        assert not s.env.backend.channels[thread.id].thread_metadata.archived
        s.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
        s.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=None)
        await s.env.settle()
        await s.app.tables.do(1, actions.force())
        await s.settle()
        assert LOST in (await row(s)).settings


async def test_a_game_that_ends_while_its_place_is_lost_is_posted_when_it_is_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        forbid(s)
        await answer(s, s.channel, *NAMES)
        await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        await s.settle()
        assert (await row(s)).status is Status.OVER
        s.env.backend.faults.clear()
        s.app.outbox.retry()
        await s.settle()
        assert "The game was ended early" in s.posted()[-1]


def thread_in(s, parent, name="saga"):
    made = s.env.backend.create_thread(parent.id, name=name, owner_id=s.people["Ann"].id)
    return next(found for found in parent.threads if found.id == made.id)


@pytest.mark.parametrize("command", ["game move", "host move"])
async def test_a_game_moves_to_a_thread_and_back(tmp_path, command):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        old, thread = s.channel, thread_in(s, s.channel)
        await s.env.settle()
        if command == "game move":
            done = await s.people["Ann"].slash(thread, "game move", game=1)
        else:
            done = await s.people["Ann"].slash(old, "host move", to=thread)
        await s.settle()
        assert "The game" in words(done)
        assert f"goes on in <#{thread.id}>" in s.posted()[-1]
        s.channel = thread
        assert f"It came from <#{old.id}>" in s.posted()[0]
        await answer(s, thread, *NAMES)
        assert "Taxes came in" in s.posted()[-1]
        assert "goes on" in words(await s.people["Ann"].slash(thread, "host move", to=old))


async def test_a_game_moves_to_a_post_of_a_forum(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        forum = s.env.guild.create_forum_channel("tables")
        post = thread_in(s, forum)
        await s.env.settle()
        assert "goes on" in words(await s.people["Ann"].slash(s.channel, "host move", to=post))
        await s.settle()
        await answer(s, post, *NAMES)
        s.channel = post
        assert "Taxes came in" in s.posted()[-1]


async def test_where_the_bot_may_not_post_a_game_does_not_go(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        silent = discord.PermissionOverwrite(send_messages=False, send_messages_in_threads=False)
        quiet = s.env.guild.create_text_channel("quiet", overwrites={s.env.guild.me: silent})
        refused = words(await s.people["Ann"].slash(s.channel, "host move", to=quiet))
        assert "I lack **Send Messages**" in refused
        no_key = discord.PermissionOverwrite(manage_threads=False)
        hall = s.env.guild.create_text_channel("hall", overwrites={s.env.guild.me: no_key})
        locked = thread_in(s, hall)
        s.env.backend.edit_channel(locked.id, {}, thread_metadata={"locked": True})
        await s.env.settle()
        assert "Manage Threads" in words(await s.people["Ann"].slash(s.channel, "host move", to=locked))
        assert "Only the host" in words(await s.people["Ben"].slash(s.channel, "host move", to=locked))
        assert (await row(s)).channel == s.channel.id
