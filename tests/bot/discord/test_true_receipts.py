"""Nobody is told that nothing was changed when something was."""

import discord
import pytest
from sqlalchemy.exc import OperationalError

from tests.bot.inside import inside
from tests.bot.stage import stage

EDIT = "/webhooks/*/messages/@original"


def words(shown):
    return "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("orders", {"text": "2"}),
        ("prefs", {"text": True}),
        ("host pause", {}),
        ("vote", {"motion": "pause"}),
        ("host deadline", {"time": "3 days"}),
    ],
)
async def test_a_receipt_that_cannot_be_shown_does_not_deny_what_was_stored(tmp_path, command, options):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        s.env.inject_error("PATCH", EDIT, status=500, times=1)
        s.forgiven = (discord.HTTPException,)
        said = words(await s.people["Ann"].slash(s.channel, command, **options))
        assert "is recorded" in said
        assert "nothing was changed" not in said.lower()
        if command == "orders":
            async with inside(s.app.tables, 1) as live:
                assert live.table.questions(0)[0].given == 2


async def test_a_pressed_answer_whose_receipt_fails_is_recorded(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        form = await s.people["Ann"].slash(s.channel, "orders")
        s.env.inject_error("PATCH", EDIT, status=500, times=1)
        said = words(await s.people["Ann"].click(form.response, label="2"))
        assert "is recorded" in said
        assert "nothing was changed" not in said.lower()


async def test_what_only_looked_changed_nothing(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        s.env.inject_error("PATCH", EDIT, status=500, times=1)
        s.forgiven = (discord.HTTPException,)
        said = words(await s.people["Ann"].slash(s.channel, "standing"))
        assert "nothing was changed" in said


async def test_a_transaction_that_broke_off_is_neither_claimed_nor_denied(tmp_path, monkeypatch):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")

        async def broken(jobs):
            raise OperationalError("COMMIT", None, OSError())

        monkeypatch.setattr(s.app.store._database._group, "_write", broken)
        s.forgiven = (OperationalError,)
        said = words(await s.people["Ann"].slash(s.channel, "orders", text="2"))
        monkeypatch.undo()
        assert "whether it was recorded" in said
        assert "nothing was changed" not in said.lower()


async def test_a_refusal_changed_nothing(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        said = words(await s.people["Ann"].slash(s.channel, "orders", text="9"))
        assert "Nothing was changed" in said
