"""What comes too late: forms of games that are paused or over, votes on what is so already, unknown games."""

import pytest

from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import controls

NAMES = ("Ann", "Ben")


def words(shown):
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


async def said(s, name, command, **options):
    shown = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    return words(shown)


@pytest.mark.parametrize(("command", "why"), [("host pause", "is paused"), ("host end", "game is over")])
async def test_a_game_that_takes_no_answers_opens_no_forms(tmp_path, command, why):
    """My orders is pressed where it is still there; the post of a game that is over has lost it."""
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        panel = s.channel.last_message
        window = await s.people["Ben"].click(panel, label="My orders")
        form = await s.people["Ben"].slash(s.channel, "orders")
        await said(s, "Ann", command, **({"sure": "yes"} if command == "host end" else {}))
        posted = next(message for message in s.channel.history() if message.id == panel.id)
        keeps_button = any(part.get("label") == "My orders" for part in controls(posted))
        assert keeps_button is (command == "host pause")
        for shown in (
            *([await s.people["Ben"].click(panel, label="My orders")] if keeps_button else []),
            await s.people["Ben"].submit_modal(window, {"answer": "2"}),
            await s.people["Ben"].click(form.response, label="2"),
            await s.people["Ben"].slash(s.channel, "orders"),
            await s.people["Ben"].slash(s.channel, "orders", text="2"),
        ):
            said_so = [m for m in (shown.response, *shown.followups) if m is not None and why in m.content]
            assert said_so
            assert not any(m.components for m in said_so)
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(1)[0].given is None


async def test_after_a_pause_the_old_form_goes_on(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        form = await s.people["Ben"].slash(s.channel, "orders")
        await said(s, "Ann", "host pause")
        await said(s, "Ann", "host resume")
        assert "Recorded" in words(await s.people["Ben"].click(form.response, label="2"))


@pytest.mark.parametrize(
    ("first", "motion", "why"),
    [
        ({}, {"motion": "resume"}, "is not paused"),
        ({"command": "host pause"}, {"motion": "pause"}, "is paused already"),
        ({"command": "host pause"}, {"motion": "extend"}, "no deadline"),
        ({"command": "host replace", "seat": "Ann"}, {"motion": "replace", "player": "Ann"}, "free already"),
        ({"command": "host end", "sure": "yes"}, {"motion": "extend"}, "game is over"),
        ({}, {"motion": "replace", "player": "Nobody"}, "Nobody here is called"),
    ],
)
async def test_a_late_vote_gets_a_sentence_and_is_not_posted(tmp_path, first, motion, why):
    async with stage(str(tmp_path / "a.db"), *NAMES, "Cleo") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        if first:
            await said(s, "Ann", **first)
        before = len(s.posted())
        assert why in await said(s, "Ben", "vote", **motion)
        assert len(s.posted()) == before


async def test_an_unknown_game_gets_a_sentence(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        assert "no game in this channel" in await said(s, "Ann", "orders")
        assert "no game in this channel" in await said(s, "Ann", "vote", motion="pause")
        assert "no game 7" in await said(s, "Ann", "game move", game=7)
        await s.people["Ann"].slash(s.channel, "game new", game="toy")
        assert "has not begun" in await said(s, "Ann", "orders")
        assert "has not begun" in await said(s, "Ann", "vote", motion="pause")
