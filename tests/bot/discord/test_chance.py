"""Chance as people see it: fixed in the lobby, added to by all, told anew whenever it starts anew."""

import json
import logging
import re
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path

import discord
import pytest

from bot import actions
from bot.discord.chance import LONGEST_WORD
from rules.table.chance import Era, commitment
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words

FINGERPRINT = re.compile(r"`([0-9a-f]{64})`")


@asynccontextmanager
async def opened(tmp_path, *names):
    """A lobby whose presses have numbers, as on Discord."""
    async with stage(str(tmp_path / "a.db"), *names) as s:
        s.app.number_of = lambda interaction: str(interaction.id)
        await s.people[names[0]].slash(s.channel, "game new", game="toy", speed="fast")
        yield s, s.channel.last_message


def shown(s):
    """The lobby's text: what it says of chance, and its seats."""
    return words(s.channel.history()[0])


async def row_of(s, game=1):
    async with inside(s.app.tables, game) as live:
        return live.row


async def secrets_of(s):
    row = await row_of(s)
    return [row.eras[-1].secret, row.reserve]


async def word(s, lobby, name, text):
    window = await s.people[name].click(lobby, label="Add a word")
    return await s.people[name].submit_modal(window, {"text": text})


async def said(s, name, command, **options):
    result = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    parts = [result.response, *result.followups]
    return "\n".join(part.content for part in parts if part is not None)


async def test_the_secret_is_fixed_before_anybody_joins(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        first = FINGERPRINT.search(shown(s))[1]
        secret = (await row_of(s)).eras[0].secret
        assert first == commitment(bytes.fromhex(secret))
        await s.people["Ben"].click(lobby, label="Join")
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        era = (await row_of(s)).eras[0]
        assert era.secret == secret
        assert any(f"`{first}`" in text for text in s.posted()[1:])


async def test_every_seat_adds_to_chance_and_reads_what_it_added(tmp_path):
    async with opened(tmp_path, "Ann", "Ben", "Cleo") as (s, lobby):
        await s.people["Ben"].click(lobby, label="Join")
        assert re.search(r"2\. Ben · \d{15,20}", shown(s))
        await s.people["Cleo"].click(lobby, label="Join")
        await word(s, lobby, "Ben", "open sesame")
        await word(s, lobby, "Ann", "žába")
        assert re.search(r"1\. Ann · \d{15,20} · žába", shown(s))
        assert re.search(r"2\. Ben · \d{15,20} · open sesame", shown(s))
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        added = (await row_of(s)).eras[0].added
        pattern = r"Ann: \d+ · žába\|Ben: \d+ · open sesame\|Cleo: \d+\|Ann pressed Start: \d+"
        assert re.fullmatch(pattern, "|".join(added))
        begun = next(text for text in s.posted() if "The game begins" in text)
        for line in added:
            assert f"> {line.replace(':', chr(92) + ':')}" in begun
        async with inside(s.app.tables, 1) as live:
            assert live.game_table.seed == live.row.eras[0].seed
            assert live.game_table.seed != bytes.fromhex(live.row.eras[0].secret)


async def test_who_leaves_takes_it_along_and_who_comes_back_adds_anew(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await s.people["Ben"].click(lobby, label="Join")
        await word(s, lobby, "Ben", "sesame")
        first = re.search(r"Ben · (\d+)", shown(s))[1]
        await s.people["Ben"].click(lobby, label="Leave")
        assert "sesame" not in shown(s)
        assert first not in shown(s)
        await s.people["Ben"].click(lobby, label="Join")
        assert "sesame" not in shown(s)
        assert re.search(r"Ben · (\d+)", shown(s))[1] != first


async def test_a_word_can_be_changed_and_taken_back(tmp_path):
    async with opened(tmp_path, "Ann") as (s, lobby):
        await word(s, lobby, "Ann", "sesame")
        await word(s, lobby, "Ann", "poppy")
        assert "poppy" in shown(s)
        assert "sesame" not in shown(s)
        await word(s, lobby, "Ann", "   ")
        assert "poppy" not in shown(s)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("@everyone **loud** `x`", "@everyone **loud** `x`"),
        ("open\nsesame\u202e\u200b\x00", "open sesame"),
        ("合言葉 🏺", "合言葉 🏺"),
        ("e\u0301", "é"),
    ],
)
async def test_any_word_is_harmless(tmp_path, typed, kept):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await s.people["Ben"].click(lobby, label="Join")
        await word(s, lobby, "Ann", typed)
        text = shown(s)
        assert not any(raw in text for raw in ("@everyone", "**loud", "`x`", "\u202e", "open\n"))
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        assert (await row_of(s)).eras[0].added[0].endswith(f" · {kept}")
        assert not any("@everyone" in text for text in s.posted())


async def test_a_long_word_is_cut_to_what_the_window_takes(tmp_path):
    async with opened(tmp_path, "Ann") as (s, lobby):
        window = await s.people["Ann"].click(lobby, label="Add a word")
        assert f"'max_length': {LONGEST_WORD}" in str(window.modal)
        await s.people["Ann"].submit_modal(window, {"text": "x" * LONGEST_WORD})
        assert "x" * LONGEST_WORD in shown(s)


async def test_only_who_sits_adds_a_word_and_only_in_the_lobby(tmp_path):
    async with opened(tmp_path, "Ann", "Ben", "Eve") as (s, lobby):
        refused = await word(s, lobby, "Eve", "mine")
        assert "no seat" in refused.followups[-1].content
        await s.people["Ben"].click(lobby, label="Join")
        window = await s.people["Ben"].click(lobby, label="Add a word")
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        late = await s.people["Ben"].submit_modal(window, {"text": "too late"})
        assert "This lobby is closed" in late.followups[-1].content
        assert not any("too late" in line for line in (await row_of(s)).eras[0].added)


async def started(s, lobby):
    await s.people["Ben"].click(lobby, label="Join")
    await s.people["Ann"].click(lobby, label="Start")
    await s.settle()


async def test_a_rollback_tells_the_fingerprint_that_was_announced_and_the_next(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await started(s, lobby)
        announced = FINGERPRINT.findall(next(t for t in s.posted() if "The game begins" in t))[1]
        for _ in range(2):
            for name in ("Ann", "Ben"):
                await said(s, name, "orders", text="1")
            assert "Taken back" in await said(s, "Ann", "host rollback", phase=1, sure="yes")
            told = [text for text in s.posted() if "taken back to the start" in text][-1]
            assert FINGERPRINT.findall(told)[0] == announced
            assert re.search(r"> Ann took the game back\\: \d{15,20}", told)
            announced = FINGERPRINT.findall(told)[1]
        assert len((await row_of(s)).eras) == 3


async def test_after_the_reveal_a_game_goes_on_with_a_secret_that_was_not_shown(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await started(s, lobby)
        published = (await row_of(s)).eras[0].secret
        await said(s, "Ann", "host end", sure="yes")
        assert any(published in text for text in s.posted())
        await said(s, "Ann", "host rollback", phase=1, sure="yes")
        async with inside(s.app.tables, 1) as live:
            assert live.game_table.seed not in (Era(published).seed, live.row.eras[0].seed)
        assert "when the game is over" in await said(s, "Ann", "host export")
        for secret in await secrets_of(s):
            assert not any(secret in text for text in s.posted())
        await said(s, "Ann", "host end", sure="yes")
        last = s.posted()[-1]
        assert all(era.secret in last for era in (await row_of(s)).eras)
        assert (await row_of(s)).reserve not in last


async def test_a_reveal_that_could_not_be_posted_is_not_made_up_for_in_a_running_game(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await started(s, lobby)
        s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=503, times=None)
        await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        await s.people["Ann"].slash(s.channel, "host rollback", phase=1, sure="yes")
        s.env.backend.faults.clear()
        await s.restart()  # by now a letter may wait longer for its next try than time moves on a stage
        await s.settle()
        assert any("taken back to the start" in text for text in s.posted())
        for secret in [(await row_of(s)).eras[0].secret, *await secrets_of(s)]:
            assert not any(secret in text for text in s.posted())
        files = [a.filename for message in s.channel.history() for a in message.attachments]
        assert not any(name.endswith(".json") for name in files)


async def test_a_file_is_taken_up_with_new_chance_and_everybody_is_told(tmp_path):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await started(s, lobby)
        await said(s, "Ann", "host end", sure="yes")
        text = await s.app.archive.export(1)
        there = s.env.guild.create_text_channel("there")
        file = ("game.json", text.encode())
        result = await manager(s).slash(there, "host import", file=file)
        await s.settle()
        assert "The game goes on here" in result.response.content
        posted = [words(message) for message in there.history()]
        told = next(text for text in posted if "taken up from a file" in text)
        assert "**Taxes** begins again" in told
        row = await row_of(s, 2)
        assert FINGERPRINT.findall(told)[0] == row.eras[1].commitment
        assert row.eras[1].secret not in text
        async with inside(s.app.tables, 2) as live:
            assert live.game_table.seed == row.eras[1].seed


def manager(s):
    """Somebody who may manage every channel."""
    role = s.env.guild.create_role("manager", permissions=discord.Permissions(manage_channels=True))
    return s.env.guild.add_member(s.env.create_user("Meg"), roles=[role])


async def test_letters_and_logs_hold_no_secret_of_a_running_game(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        hidden = [(await row_of(s)).eras[0].secret]
        await started(s, lobby)
        hidden += await secrets_of(s)
        for name in ("Ann", "Ben"):
            await said(s, name, "orders", text="1")
        await said(s, "Ann", "host rollback", phase=1, sure="yes")
        hidden += await secrets_of(s)
        letters = stored_letters(tmp_path / "a.db")
        assert letters
        for secret in hidden:
            assert secret not in letters
            assert secret not in caplog.text
            assert not any(secret in text for text in s.posted())
        # The letter of the end holds none either: what it says is found when it is posted.
        await said(s, "Ann", "host end", sure="yes")
        assert not any(secret in stored_letters(tmp_path / "a.db") for secret in hidden)
        requests = [entry for entry in s.env.http_requests if hidden[-1] in json.dumps(entry, default=str)]
        assert requests == []


def stored_letters(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(row[0] for row in connection.execute("SELECT payload FROM outbox"))


async def test_an_end_taken_back_while_it_is_drawn_is_not_told(tmp_path, monkeypatch):
    async with opened(tmp_path, "Ann", "Ben") as (s, lobby):
        await s.people["Ben"].click(lobby, label="Join")
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        painter = type(s.app.painter)
        real = painter.draw

        async def standings(self, *args):
            monkeypatch.setattr(painter, "draw", real)
            await s.app.tables.roll_back(1, 1)
            return await real(self, *args)

        monkeypatch.setattr(painter, "draw", standings)
        secret = (await row_of(s)).eras[0].secret
        await s.app.tables.do(1, actions.end())
        await s.settle()
        assert not any(secret in text for text in s.posted())
