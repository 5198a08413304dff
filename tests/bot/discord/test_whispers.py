"""Whispers: a line from one player to another through the bot, kept for both and read by nobody else."""

import logging

from bot import actions
from bot.store import Store
from tests.bot.stage import stage
from tests.bot.words import words

NAMES = ("Ann", "Ben", "Cleo")
ANN, BEN = 0, 1


async def said(s, name, to, text="", place=None):
    shown = await s.people[name].slash(
        place or s.channel, "whisper", to=to, **({"text": text} if text else {})
    )
    return words(shown.response)


def letters(s, name):
    return [text for text in s.private(name) if "whispers" in text]


async def test_a_whisper_reaches_its_reader_alone_and_both_read_it_later(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        assert "**You**" in await said(s, "Ann", "ben", "Grain for salt?")
        await s.settle()
        (letter,) = letters(s, "Ben")
        assert "> Grain for salt?" in letter
        assert "Ann" in letter
        assert letters(s, "Ann") == letters(s, "Cleo") == []
        assert not any("Grain" in text for text in s.posted())
        assert "Grain for salt?" in await said(s, "Ben", "Ann")
        assert "Grain for salt?" in await said(s, "Ann", "Ben")
        assert "Nothing was whispered yet" in await said(s, "Cleo", "Ann")


async def test_reply_opens_a_window_and_sends_what_is_written(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        await said(s, "Ann", "Ben", "Peace?")
        await s.settle()
        await s.restart()
        letter = s.people["Ben"].user.dm_channel.last_message
        window = await s.people["Ben"].user.click(letter, label="Reply")
        assert "Ann" in window.modal["title"]
        answered = await s.people["Ben"].user.submit_modal(window, {"text": "Never."})
        assert "Never." in words(answered.response)
        await s.settle()
        assert "> Never." in letters(s, "Ann")[-1]


HOSTILE = "@everyone <@1> **bold** [x](http://evil.example/a) discord.gg/abc " + "`code` \u202e# t\nx ||y||"


async def test_hostile_texts_are_shown_to_the_letter(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await said(s, "Ann", "Ben", HOSTILE)
        await s.settle()
        (letter,) = letters(s, "Ben")
        for danger in (
            "@everyone",
            "<@1>",
            "**bold**",
            "](",
            "http://",
            "discord.gg/abc",
            " `code`",
            "\u202e",
            "||",
        ):
            assert danger not in letter.replace("**You**", ""), danger
        assert s.people["Ben"].user.dm_channel.last_message.mentions == []


async def test_nobody_whispers_to_himself_to_a_stand_in_or_too_much_at_once(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        assert "not to yourself" in await said(s, "Ann", "Ann", "hello")
        assert "no player" in await said(s, "Ann", "Zeus", "hello")
        await s.app.tables.do(1, actions.stand_in(BEN, "random", s.time.now() + 1000))
        assert "stand-ins do not read" in await said(s, "Ann", "Ben", "hello")
        for n in range(6):
            assert f"line {n}" in await said(s, "Ann", "Cleo", f"line {n}")
        assert "again in 60 seconds" in await said(s, "Ann", "Cleo", "one too many")
        s.time.seconds += 61
        assert "at last" in await said(s, "Ann", "Cleo", "at last")
        assert not any("one too many" in text for text in s.private("Cleo"))


async def test_who_does_not_play_does_not_whisper(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        assert "no game in this channel" in await said(s, "Cleo", "Ann", "hello")
        await s.begin("Ben", host="Ann")
        assert "do not play" in await said(s, "Cleo", "Ann", "hello")


async def test_the_host_can_switch_whispers_off_in_the_lobby(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.people["Ann"].slash(s.channel, "game new", game="toy", speed="fast")
        lobby = s.channel.last_message
        await s.people["Ann"].slash(s.channel, "game option", option="whispers", value="off")
        await s.people["Ben"].click(lobby, label="Join")
        await s.people["Ann"].click(lobby, label="Start")
        await s.settle()
        assert "Whispers are off" in await said(s, "Ann", "Ben", "hello")


async def test_who_takes_a_seat_does_not_read_what_was_whispered_before(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await said(s, "Ann", "Ben", "our secret")
        await said(s, "Ben", "Ann", "is safe")
        await s.settle()
        await s.app.tables.do(1, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
        assert "Nothing was whispered yet" in await said(s, "Cleo", "Ann")
        shown = await s.people["Cleo"].slash(s.channel, "messages")
        assert "secret" not in words(shown.response)
        assert "our secret" in await said(s, "Ann", "Cleo"), "Ann has read it"
        assert "do not play" in await said(s, "Ben", "Ann")


async def test_a_whisper_to_somebody_who_left_before_it_came_is_read_by_nobody_else(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        place = f"/channels/{s.people['Ben'].user.dm_channel.id}/messages"
        s.env.inject_error("POST", place, status=503, times=None)
        await said(s, "Ann", "Ben", "our secret")
        await s.app.tables.do(1, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
        s.env.backend.faults.clear()
        await s.restart()
        await s.settle()
        assert letters(s, "Cleo") == letters(s, "Ben") == []


KEY = "a key that is long enough for a test, surely"


async def test_whispers_are_sealed_never_logged_and_gone_with_their_game(tmp_path, caplog, monkeypatch):
    opened = Store.open
    monkeypatch.setattr(Store, "open", lambda database, keys=(): opened(database, [KEY]))
    caplog.set_level(logging.DEBUG)
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await said(s, "Ann", "Ben", "xylophone")
        await s.settle()
        async with s.app.store._database.read() as db:
            rows = (await db.exec_driver_sql("SELECT text FROM whispers")).all()
            posted = (await db.exec_driver_sql("SELECT payload FROM outbox WHERE kind = 'whisper'")).all()
        assert len(rows) == len(posted) == 1
        assert "xylophone" not in str(rows) + str(posted)
        assert "xylophone" not in caplog.text
        await s.app.store._database.run(lambda db: db.exec_driver_sql("DELETE FROM games"))
        assert await s.app.store.whispers.get(1) is None
