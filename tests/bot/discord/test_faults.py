"""What goes wrong on Discord costs nobody an answer: errors, stale buttons, double clicks, hostile names."""

import asyncio

import pytest

from bot.studio import NotDrawn
from bot.tables import Tables
from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.player import controls, open_window
from tests.bot.stage import stage


async def seated(s, *names):
    await s.begin(*names[1:], host=names[0])


async def open_form(s, name):
    return await s.people[name].slash(s.channel, "orders")


async def test_a_stale_button_shows_what_is_asked_now(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        old = await open_form(s, "Ann")
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        stale = await s.people["Ann"].click(old.response, label="2")
        shown = stale.response or old.response
        assert "out of date" in shown.content
        assert controls(shown)
        async with inside(s.app.tables, 1) as live:
            assert live.table.phase == "omen"


async def test_two_clicks_at_once_are_one_answer(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        from bot import actions

        both = await asyncio.gather(
            s.app.tables.do(1, actions.answer(0, "tax", 1)), s.app.tables.do(1, actions.answer(0, "tax", 2))
        )
        assert [outcome.refusal for outcome in both] == [None, None]
        async with inside(s.app.tables, 1) as live:
            assert live.table.questions(0)[0].given == 2
            assert len(live.table.inputs) == 2


async def test_two_clicks_on_an_answer_end_with_its_receipt(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        await s.people["Ben"].slash(s.channel, "orders", text="1")
        form = await open_form(s, "Ann")
        shown = await s.click_twice(s.people["Ann"], form.response, label="2")  # the phase ends with it
        text = (shown.response or form.response).content
        assert text.startswith("✅ **Recorded**")
        assert "out of date" not in text


async def test_two_clicks_on_submit_keep_what_was_put_together(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        name = await reach(s, "voyage")
        actor = s.people[name]
        form = await actor.slash(s.channel, "orders")
        window = await open_window(actor, form.response)
        await actor.submit_modal(window, {"lines": "Ostia 1 > Byblos", "then": ["form"]})
        shown = await s.click_twice(actor, form.response, label="Submit")
        text = (shown.response or form.response).content
        assert text.startswith("✅ **Recorded**")
        assert "Ostia 1 > Byblos" in text


async def test_a_window_does_not_wait_for_a_game_at_work_the_form_does(tmp_path, monkeypatch):
    look, looks = Tables.look, []

    async def busy(*args):
        looks.append(args)
        if len(looks) % 2:
            raise TimeoutError
        return await look(*args)

    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        name = await reach(s, "voyage", posted=True)
        form = await s.people[name].slash(s.channel, "orders")
        with monkeypatch.context() as patched:  # what is still to be posted is looked up later
            patched.setattr("bot.tables.Tables.look", busy)
            pressed = await open_window(s.people[name], form.response)
            opened = await s.people[name].click(s.channel.last_message, label="My orders")
        for shown in (pressed.response or form.response, opened.response):
            assert "ships" in shown.content
            assert "Submit" in str(shown.components)


async def test_a_button_of_somebody_else_is_refused(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Eve") as s:
        await seated(s, "Ann", "Ben")
        panel = s.channel.last_message
        refused = await s.people["Eve"].click(panel, label="My orders")
        await s.settle()
        said = [refused.response, *refused.followups]
        assert any(message is not None and "do not play" in message.content for message in said)


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (429, 0)])
async def test_discord_failing_for_a_while_loses_no_message(tmp_path, status, code):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        before = len(s.posted())
        s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=status, code=code, times=2)
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        assert len(s.posted()) == before + 1
        assert "Taxes came in" in s.posted()[-1]


async def test_a_channel_that_may_not_be_written_to_stops_nobody(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=403, code=50013, times=None)
        for name in ("Ann", "Ben"):
            shown = await s.people[name].slash(s.channel, "orders", text="1")
            assert "Recorded" in shown.response.content
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            assert live.table.phase == "omen"


async def test_an_unexpected_error_is_told_without_a_trace(tmp_path, monkeypatch):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")

        async def broken(*_, **__):
            raise RuntimeError("a secret path and a stack")

        monkeypatch.setattr(s.app.panel, "press", broken)
        shown = await s.people["Ann"].click(s.channel.last_message, label="Map")
        text = shown.response.content
        assert "Something went wrong" in text
        assert "secret path" not in text


HOSTILE = ("@everyone", "**bold** _x_ `y`", "<@&1> <#2>", "😀" * 20, "a\u202eb\n\nc", "x" * 100)


async def test_hostile_names_ping_nobody_and_break_nothing(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Host") as s:
        guild = s.env.guild
        for number, name in enumerate(HOSTILE[:3]):
            user = s.env.create_user(f"user{number}", global_name=name[:32])
            s.people[name] = guild.add_member(user)
        await s.begin(*HOSTILE[:3], host="Host")
        for name in ("Host", *HOSTILE[:3]):
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        posted = "\n".join(s.posted())
        assert "@everyone" not in posted
        assert "**bold** _x_" not in posted
        assert "<@&1>" not in posted


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_words_get_a_clear_answer(tmp_path, name):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        shown = await s.people["Ann"].slash(s.channel, "orders", text=name)
        assert "could not read" in shown.response.content
        assert len(shown.response.content) < 2000


async def test_a_picture_that_cannot_be_drawn_costs_nobody_the_words(tmp_path, monkeypatch):
    async def stuck(*_):
        raise NotDrawn

    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await seated(s, "Ann", "Ben")
        monkeypatch.setattr(s.app.painter, "draw", stuck)
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        assert "Taxes came in" in s.posted()[-1]
        shown = await s.people["Ann"].slash(s.channel, "map")
        assert "could not be drawn just now" in (shown.followups or [shown.response])[-1].content
