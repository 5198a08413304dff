"""A running game as a file: only the bot opens it, and nobody learns anything from a copy."""

import discord
import pytest

from bot.sealed_games import HEAD
from bot.store.rows import Status
from bot.store.sealing import Keyring
from tests.bot.stage import stage
from tests.bot.words import words

KEY = "a key that is as long as it must be"


async def said(s, actor, command, channel=None, **options):
    shown = await actor.slash(channel or s.channel, command, **options)
    await s.settle()
    return shown, "\n".join(m.content for m in (shown.response, *shown.followups) if m is not None)


def manager(s, guild, name="Meg"):
    role = guild.create_role("manager", permissions=discord.Permissions(manage_channels=True))
    return guild.add_member(s.env.create_user(name), roles=[role])


async def test_a_running_game_is_given_out_sealed_and_taken_up_when_it_is_lost(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Eve") as s:
        await s.begin("Ben", host="Ann")
        assert "has no key for it" in (await said(s, s.people["Ann"], "host export"))[1]
        s.app.store.keys = Keyring([KEY])
        shown, text = await said(s, s.people["Ann"], "host export")
        assert "nobody but me can open it" in text
        assert shown.response.attachments[0].filename == "amphora-1.sealed"
        data = await s.app.sealed.export(1)
        row = await s.app.store.games.get(1)
        assert data.startswith(HEAD)
        assert row.eras[0].secret.encode() not in data
        there, elsewhere = s.env.guild.create_text_channel("there"), s.env.create_guild("elsewhere")
        meg, mia = manager(s, s.env.guild), manager(s, elsewhere, "Mia")
        file = ("game.sealed", data)
        assert (
            f"still played, in <#{s.channel.id}>" in (await said(s, meg, "host import", there, file=file))[1]
        )
        far = elsewhere.create_text_channel("far")
        assert "only on the server" in (await said(s, mia, "host import", far, file=file))[1]
        await said(s, s.people["Ann"], "host end", sure="yes")
        assert "with everybody in their seats" in (await said(s, meg, "host import", there, file=file))[1]
        made = await s.app.store.games.get(2)
        assert (made.status, made.host, made.channel) == (Status.RUNNING, s.people["Ann"].id, there.id)
        assert made.eras[1].secret != row.reserve  # chance is new: nobody tries twice
        seats = await s.app.store.games.seats(2)
        assert [seat.user for seat in seats] == [s.people["Ann"].id, s.people["Ben"].id]
        assert not any(seat.vacant for seat in seats)
        assert any("taken up from a file" in words(message) for message in there.history())
        assert "still played" in (await said(s, meg, "host import", s.channel, file=file))[1]


@pytest.mark.parametrize("how", ["other key", "cut", "changed", "plain"])
async def test_a_file_that_is_not_ours_is_refused(tmp_path, how):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        s.app.store.keys = Keyring([KEY])
        data = await s.app.sealed.export(1)
        if how == "other key":
            s.app.store.keys = Keyring([f"{KEY}, but another"])
        if how == "cut":
            data = data[:-20]
        if how == "changed":
            data = data[:-1] + bytes([data[-1] ^ 1])
        if how == "plain":
            data = HEAD + b"{}"
        refused = await s.app.sealed.take_up(data, guild=s.env.guild.id, channel=5, cause="")
        assert refused.faults[0].code == "not-ours"
