"""Every kind of question on Discord: shown, refused with a reason, answered, changed, kept over a restart."""

from dataclasses import replace

import pytest

from tests.bot.inside import inside
from tests.bot.player import Presser, controls, open_window
from tests.bot.stage import stage
from tests.bot.toy_face import ToyFace, picture

# phase: a written answer that is refused, the reason, one that is taken, another one
KINDS = {
    "tax": ("9", "not between 0 and 3", "1", "2"),
    "voyage": ("Ostia 99 > Gades", "Too many ships", "Ostia 1 > Gades", "Ostia 1 > Tyros"),
    "shop": ("whale", "Not for sale", "mast", "sail"),
    "plan": ("sing", "Unknown", None, None),
    "storm": ("Atlantis", "not one of the options", None, None),
    "harvest": ("Atlantis: 3", "not one of the options", None, None),
    "market": ("offer nothing to 1 for 1", "cannot be offered", "done", None),
    "omen": ("zzzz", "not one of the options", None, None),
}


async def reach(s, phase, *, posted=False):
    """Let everybody press until a phase is reached; `posted`: nobody before all that is to be said is."""
    players = {name: Presser(s, s.people[name], name.encode()) for name in ("Ann", "Ben")}
    for _ in range(100):
        async with inside(s.app.tables, 1) as live:
            if live.table.phase == phase:
                return live.seats[live.awaited()[0]].name
            name = live.seats[live.awaited()[0]].name
        await players[name].answer()
        if posted:
            await s.settle()
    raise AssertionError(f"{phase} is never reached")


async def said(s, name, text):
    result = await s.people[name].slash(s.channel, "orders", text=text)
    return result.response.content


@pytest.mark.parametrize("phase", KINDS)
async def test_a_kind_of_question_from_form_to_receipt(tmp_path, phase):
    wrong, reason, right, other = KINDS[phase]
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann", many="yes")
        name = await reach(s, phase)
        form = await s.people[name].slash(s.channel, "orders")
        assert controls(form.response)
        refused = await said(s, name, wrong)
        assert reason in refused
        assert "Nothing was changed" in refused
        if right is None:
            answered = await Presser(s, s.people[name], phase.encode()).answer()
        else:
            answered = await said(s, name, right)
        assert "Recorded" in answered
        if other is not None:
            again = await s.people[name].slash(s.channel, "orders", text=other)
            if "Nothing is asked" not in again.response.content:
                assert "Recorded" in again.response.content or "asked" in again.response.content


async def test_a_draft_survives_a_restart_and_can_be_taken_apart(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        name = await reach(s, "voyage")
        actor = s.people[name]
        form = await actor.slash(s.channel, "orders")
        message = form.response
        for value in ("Ostia", "Gades", "1"):
            menu = next(c for c in controls(message) if ":step:" in c["custom_id"])
            shown = await actor.select(message, [value], custom_id=menu["custom_id"])
            message = shown.response or message
        assert "Ostia 1 > Gades" in message.content
        await s.restart()
        reopened = await actor.slash(s.channel, "orders")
        assert "Ostia 1 > Gades" in reopened.response.content
        preview = await actor.click(reopened.response, label="Preview")
        assert (preview.response or reopened.response).attachments
        drop = next(c for c in controls(reopened.response) if ":drop:" in c["custom_id"])
        dropped = await actor.select(reopened.response, ["0"], custom_id=drop["custom_id"])
        assert "stay" in (dropped.response or reopened.response).content


async def test_a_preview_of_several_pages_is_turned_by_the_same_press(tmp_path, monkeypatch):
    drawn = []

    def preview(self, view, proposal, look, page=1):
        drawn.append(page)
        return replace(picture(f"page {page}"), pages=3)

    monkeypatch.setattr(ToyFace, "preview", preview)
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "voyage")]
        message = (await actor.slash(s.channel, "orders")).response
        for label in ("Preview", "Preview 2 of 3", "Preview 3 of 3", "Preview 1 of 3"):
            pressed = await actor.click(message, label=label)
            message = pressed.response or message
            assert len(message.attachments) == 1
        assert drawn == [1, 2, 3, 1]


async def test_a_window_fills_the_form_where_that_is_wished(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        name = await reach(s, "voyage")
        actor = s.people[name]
        form = await actor.slash(s.channel, "orders")
        window = await open_window(actor, form.response)
        filled = await actor.submit_modal(window, {"lines": "Ostia 1 > Byblos", "then": ["form"]})
        assert "Ostia 1 > Byblos" in (filled.response or form.response).content
        sent = await actor.click(form.response, label="Submit")
        assert "Recorded" in (sent.response or form.response).content
