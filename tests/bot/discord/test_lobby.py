"""The lobby: who sits, what is set, who may, and a bot that may not post."""

import discord

from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import controls, words


async def lobby(s):
    await s.people["Ann"].slash(s.channel, "game new", game="toy", speed="fast")
    return s.channel.last_message


def shown(s):
    return words(s.channel.last_message)


async def seats(s):
    async with inside(s.app.tables, 1) as live:
        return list(live.names)


async def test_an_option_is_set_on_the_lobby_that_is_there(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await lobby(s)
        await s.people["Ann"].slash(s.channel, "game option", option="many", value="yes")
        assert len(s.posted()) == 1
        menu = next(part for part in controls(s.channel.last_message) if "many" in part["custom_id"])
        assert [option["label"] for option in menu["options"] if option.get("default")] == ["Many omens: yes"]


async def test_a_lobby_that_was_deleted_is_shown_anew(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        message = await lobby(s)
        place = f"/channels/{s.channel.id}/messages/{message.id}"
        s.env.inject_error("PATCH", place, status=404, code=10008, times=None)
        await s.people["Ann"].slash(s.channel, "game option", option="many", value="yes")
        assert len(s.posted()) == 2


async def test_seats_are_shuffled_by_the_host_alone(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        message = await lobby(s)
        for _ in range(3):
            await s.people["Ann"].click(message, label="Add a stand-in")
        before = await seats(s)
        refused = await s.people["Ben"].click(message, label="Shuffle the seats")
        assert "Only the host" in refused.followups[-1].content
        assert await seats(s) == before
        await s.people["Ann"].click(message, label="Shuffle the seats")
        assert sorted(await seats(s)) == sorted(before)


async def test_a_lobby_says_what_is_missing_and_that_it_is_over(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        message = await lobby(s)
        assert "1 more needed" in shown(s)
        await s.people["Ben"].click(message, label="Join")
        assert "more needed" not in shown(s)
        await s.people["Ann"].click(message, label="Start")
        await s.settle()
        begun = next(iter(s.channel.history()))
        assert "The game has begun" in words(begun)
        assert not controls(begun)


async def test_a_bot_that_may_not_post_says_so_privately(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        silent = discord.PermissionOverwrite(send_messages=False, attach_files=False)
        channel = s.env.guild.create_text_channel("quiet", overwrites={s.env.guild.me: silent})
        refused = await s.people["Ann"].slash(channel, "game new", game="toy")
        assert "**Send Messages** and **Attach Files**" in refused.response.content
        assert refused.response.flags.ephemeral


async def test_the_host_fills_all_seats_that_are_left_at_once(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        message = await lobby(s)
        await s.people["Ben"].click(message, label="Join")
        refused = await s.people["Ben"].click(message, label="Fill with stand-ins")
        assert "Only the host" in refused.followups[-1].content
        await s.people["Ann"].click(message, label="Fill with stand-ins")
        assert (await seats(s))[:2] == ["Ann", "Ben"]
        assert len(set(await seats(s))) == 6
        full = await s.people["Ann"].click(message, label="Fill with stand-ins")
        assert "All 6 seats are taken." in full.followups[-1].content
