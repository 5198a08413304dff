"""Who steers a game: hosting shared and handed on, a host who has left, reminders, deadlines."""

import discord

from bot.store.rows import NUDGED
from tests.bot.stage import stage

NAMES = ("Ann", "Ben", "Cleo", "Eve")
HOUR = 3600


async def said(s, name, command, **options):
    shown = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


async def row(s):
    return await s.app.store.games.get(1)


async def test_hosting_is_shared_and_taken_back(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        ann, ben, eve = (s.people[name] for name in ("Ann", "Ben", "Eve"))
        assert f"(<@{ann.id}>)" in await said(s, "Ben", "host pause")
        assert "Only the host" in await said(s, "Ben", "host share", person=eve)
        assert "**Ben** is a co-host now" in await said(s, "Ann", "host share", person=ben)
        assert f"<@{ben.id}>" in s.posted()[-1]
        assert "**Ben** is a co-host" in s.posted()[-1]
        assert "co-host already" in await said(s, "Ann", "host share", person=ben)
        assert "That is the host" in await said(s, "Ann", "host share", person=ann)
        await s.restart()
        assert "is paused" in await said(s, "Ben", "host pause")
        assert "The game goes on" in await said(s, "Ben", "host resume")
        assert "Only the host" in await said(s, "Ben", "host share", person=eve)
        assert "Only the host" in await said(s, "Ben", "host hand-over", person=ben)
        assert "Only the host" in await said(s, "Eve", "host pause")
        assert "**Ben** is no longer a co-host" in await said(s, "Ann", "host unshare", person=ben)
        assert "no longer a co-host of this game" in s.posted()[-1]
        assert "Only the host" in await said(s, "Ben", "host pause")
        assert "is not a co-host" in await said(s, "Ann", "host unshare", person=ben)


async def test_a_co_host_may_stop_by_themselves(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        for name in ("Ben", "Cleo"):
            await said(s, "Ann", "host share", person=s.people[name])
        assert "Only the host" in await said(s, "Ben", "host unshare", person=s.people["Cleo"])
        assert "**Ben** is no longer a co-host" in await said(
            s, "Ben", "host unshare", person=s.people["Ben"]
        )
        assert (await row(s)).hosts == (s.people["Ann"].id, s.people["Cleo"].id)


async def test_hosting_is_handed_over_for_good(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        robot = s.env.guild.add_member(s.env.create_user("robot", bot=True))
        await said(s, "Ann", "host share", person=s.people["Ben"])
        assert "bot cannot host" in await said(s, "Ann", "host hand-over", person=robot)
        assert "bot cannot host" in await said(s, "Ann", "host share", person=robot)
        assert "**Ben** is the host now" in await said(s, "Ann", "host hand-over", person=s.people["Ben"])
        assert "**Ben** is the host" in s.posted()[-1]
        assert (await row(s)).hosts == (s.people["Ben"].id,)
        assert "Only the host" in await said(s, "Ann", "host pause")
        await said(s, "Ben", "host end", sure="yes")
        assert "is over" in await said(s, "Ben", "host hand-over", person=s.people["Ann"])


async def test_a_host_who_left_the_server_is_replaced_by_a_player(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        assert "still on this server" in await said(s, "Ben", "host claim")
        assert "You are the host" in await said(s, "Ann", "host claim")
        s.env.backend.remove_member(s.env.guild.id, s.people["Ann"].id)
        await s.env.settle()
        assert "`/host claim`" in await said(s, "Ben", "host pause")
        assert "Only somebody who plays" in await said(s, "Eve", "host claim")
        assert "You are the host now" in await said(s, "Ben", "host claim")
        assert "has left this server. **Ben** is the host" in s.posted()[-1]
        assert "is paused" in await said(s, "Ben", "host pause")


async def test_whoever_manages_the_channel_makes_another_host(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        role = s.env.guild.create_role("managers", permissions=discord.Permissions(manage_channels=True))
        s.env.backend.add_member_role(s.env.guild.id, s.people["Eve"].id, role.id)
        assert "**Ben** is the host now" in await said(s, "Eve", "host hand-over", person=s.people["Ben"])
        assert (await row(s)).host == s.people["Ben"].id


async def test_a_deadline_at_a_moment(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await said(s, "Ann", "host pace", zone="Europe/Rome")
        before = (await row(s)).deadline
        for options, why in (
            ({"at": "2026-11-20 18:00"}, "has passed"),
            ({"at": "soon"}, "not a moment"),
            ({"at": "18:00", "time": "2h"}, "Say either"),
            ({}, "Say either"),
        ):
            assert why in await said(s, "Ann", "host deadline", **options)
        assert (await row(s)).deadline == before
        text = await said(s, "Ann", "host deadline", at="2027-01-20 18:00")
        due = 1_800_464_400  # 17:00 in Greenwich
        assert (await row(s)).deadline == due
        assert f"<t:{due}:f>" in text
        assert f"The deadline is now <t:{due}:f>" in s.posted()[-1]
        assert "There is no deadline any more" in await said(s, "Ann", "host deadline", time="none")


async def test_the_host_reminds_once_in_a_while(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        await said(s, "Cleo", "prefs", notify="dm")
        assert "called a moment ago" in await said(s, "Ann", "host nudge")
        s.time.seconds += 2 * HOUR
        await said(s, "Ann", "orders", text="1")
        posts, dms = len(s.posted()), len(s.private("Cleo"))
        assert "I have reminded " in await said(s, "Ann", "host nudge")
        assert len(s.posted()) == posts + 1
        assert "reminder from **Ann**: the game waits for **1** (Ben) and **2** (Cleo)" in s.posted()[-1]
        assert f"<@{s.people['Ben'].id}>" in s.posted()[-1]
        assert f"<@{s.people['Cleo'].id}>" not in s.posted()[-1]
        assert len(s.private("Cleo")) == dms + 1
        assert "How much tax?" in s.private("Cleo")[-1]
        s.time.seconds += HOUR
        assert "not long ago" in await said(s, "Ann", "host nudge")
        s.time.seconds += 3 * HOUR
        assert "I have reminded " in await said(s, "Ann", "host nudge")
        assert "Only the host" in await said(s, "Ben", "host nudge")


async def test_nobody_is_reminded_twice_or_at_rest(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await said(s, "Ann", "orders", text="1")
        s.time.seconds = (await row(s)).deadline - 2 * HOUR - 60
        quiet = {"quiet_from": "00:00", "quiet_to": "23:59"}
        await said(s, "Ben", "prefs", **quiet)
        assert "quiet hours" in await said(s, "Ann", "host nudge")
        await said(s, "Ben", "prefs", quiet_from="off", quiet_to="off")
        await said(s, "Ann", "host nudge")
        assert (await row(s)).settings[NUDGED] == s.time.now()
        posts = len(s.posted())
        s.time.seconds += 60
        await s.app.timekeeper.check()
        await s.settle()
        assert len(s.posted()) == posts  # the reminder that was due a minute later


async def test_a_paused_game_reminds_nobody(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        s.time.seconds += 2 * HOUR
        await said(s, "Ann", "host pause")
        assert "is paused" in await said(s, "Ann", "host nudge")
