"""The host in the lobby: who is removed, who sits where, who leads what."""

import json

from bot.store.rows import SIDES
from rules.games import GAMES
from rules.table.verifying import verify
from tests.bot.inside import inside
from tests.bot.stage import stage

NAMES = ("Ann", "Ben", "Cleo")


async def said(s, name, command, **options):
    shown = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


async def lobby(s, game="toy", *joining):
    await s.people["Ann"].slash(s.channel, "game new", game=game, speed="fast")
    message = s.channel.last_message
    for name in joining:
        await s.people[name].click(message, label="Join")
    return message


def shown(s, message):
    found = next(m for m in s.channel.history() if m.id == message.id)
    return json.dumps([embed.to_dict() for embed in found.embeds] + list(found.components), default=str)


async def seats(s):
    async with inside(s.app.tables, 1) as live:
        return list(live.names)


async def test_somebody_is_removed_and_may_join_again(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        message = await lobby(s, "toy", "Ben", "Cleo")
        assert "Only the host" in await said(s, "Ben", "host remove", player="Cleo")
        assert " is removed from the lobby" in await said(s, "Ann", "host remove", player="ben")
        assert await seats(s) == ["Ann", "Cleo"]
        assert "removed **Ben** from the lobby." in s.posted()[-1]
        assert "2. Cleo" in shown(s, message)
        await s.people["Ben"].click(message, label="Join")
        assert await seats(s) == ["Ann", "Cleo", "Ben"]
        assert "Nobody here is called" in await said(s, "Ann", "host remove", player="Zoe")


async def test_somebody_is_removed_for_good_until_admitted(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        message = await lobby(s, "toy", "Ben")
        await said(s, "Ann", "host remove", player="Ben", again="no")
        assert "from the lobby for good" in s.posted()[-1]
        refused = await s.people["Ben"].click(message, label="Join")
        assert "closed this lobby to you" in refused.followups[-1].content
        assert "may join again" in await said(s, "Ann", "host admit", person=s.people["Ben"])
        await s.people["Ben"].click(message, label="Join")
        assert await seats(s) == ["Ann", "Ben"]
        assert "open to this person" in await said(s, "Ann", "host admit", person=s.people["Ben"])


async def test_two_swap_places(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        message = await lobby(s, "toy", "Ben", "Cleo")
        assert "**Cleo** sits in place 1 now" in await said(s, "Ann", "host seat", player="Cleo", place=1)
        assert await seats(s) == ["Cleo", "Ben", "Ann"]
        assert "1. Cleo" in shown(s, message)
        assert "places 1 to 3" in await said(s, "Ann", "host seat", player="Cleo", place=4)


async def test_civilizations_are_assigned_for_all_to_see(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        message = await lobby(s, "western-empires", "Ben", "Cleo")
        for _ in range(2):
            await s.people["Ann"].click(message, label="Add a stand-in")
        assert "will lead **Egypt**" in await said(
            s, "Ann", "host assign", player="Ben", civilization="egypt"
        )
        assert "**Egypt**" in shown(s, message)
        assert "has been assigned" in await said(s, "Ann", "host assign", player="Cleo", civilization="Egypt")
        assert "will lead **Rome**" in await said(s, "Ann", "host assign", player="Cleo", civilization="Rome")
        assert "no civilization" in await said(s, "Ann", "host assign", player="Cleo", civilization="Utopia")
        assert "Only the host" in await said(s, "Ben", "host assign", player="Ben", civilization="Egypt")
        refused = await s.people["Ann"].click(message, label="Start")
        assert "Rome is not in play with 5 players" in refused.followups[-1].content
        assert "no longer assigned" in await said(s, "Ann", "host assign", player="Cleo", civilization="none")
        await s.people["Ann"].click(message, label="Start")
        await s.settle()
        assert any("The host assigned **Egypt** to **Ben**." in text for text in s.posted())
        async with inside(s.app.tables, 1) as live:
            assert live.table.view(None).nations[1].civ == "Egypt"
            assert all(question.seat != 1 for question in live.table.waiting())
        assert "has begun" in await said(s, "Ann", "host assign", player="Ben", civilization="Minoa")
        await s.restart()
        await said(s, "Ann", "host end", sure="yes")
        record = await s.app.archive.published(1)
        assert record.options["assigned"] == "1=Egypt"
        assert verify(record, GAMES["western-empires"]).problem == ""


async def test_an_assignment_goes_with_whoever_it_was_made_to(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        message = await lobby(s, "peoples", "Ben", "Cleo")
        sides = await s.people["Ann"].autocomplete(s.channel, "host assign", "civilization", "")
        first = sides[0]["value"]
        await said(s, "Ann", "host assign", player="Ben", civilization=first)
        await s.people["Ann"].click(message, label="Shuffle the seats")
        async with inside(s.app.tables, 1) as live:
            assert list(live.row.settings[SIDES]) == ["Ben"]
        await s.people["Ben"].click(message, label="Leave")
        async with inside(s.app.tables, 1) as live:
            assert live.row.settings[SIDES] == {}


async def test_where_nobody_leads_a_side_nothing_is_assigned(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await lobby(s, "history-of-the-world", "Ben")
        text = await said(s, "Ann", "host assign", player="Ben", civilization="Rome")
        assert "nothing to assign" in text


async def test_a_game_that_has_begun_has_other_ways(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        assert "/host replace" in await said(s, "Ann", "host remove", player="Ben")
        assert "/host replace" in await said(s, "Ann", "host seat", player="Ben", place=1)


async def test_seats_of_a_lobby_are_not_replaced(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await lobby(s, "toy", "Ben")
        assert "/host remove" in await said(s, "Ann", "host replace", seat="Ben")
        assert "/host remove" in await said(s, "Ann", "host standin", seat="Ben")
