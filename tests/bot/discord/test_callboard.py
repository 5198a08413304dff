"""The newest message tells who is still awaited and what is cried; nobody is called twice for one thing."""

from bot.discord.callboard import OLD
from bot.discord.calling import DONE
from bot.discord.layout import every
from bot.discord.panel import marks
from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.stage import stage
from tests.bot.words import words

NAMES = ("Ann", "Ben")


async def answer(s, name, text):
    await s.people[name].slash(s.channel, "orders", text=text)
    await s.settle()


def newest(s):
    return words(s.channel.last_message)


async def test_the_list_of_the_awaited_shrinks_without_a_new_message(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Cleo") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        before = len(s.posted())
        assert "(Ben" in newest(s)
        await answer(s, "Ben", "1")
        assert len(s.posted()) == before
        assert "(Ben" not in newest(s)
        assert "(Ann" in newest(s)
        assert "(Cleo" in newest(s)


async def test_an_old_message_is_kept_true_and_nothing_is_posted(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Cleo") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        s.time.seconds += OLD + 1
        posts = len(s.posted())
        await answer(s, "Ben", "1")
        assert "(Ben" not in newest(s)
        assert len(s.posted()) == posts


async def test_an_edit_that_fails_is_no_matter(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Cleo") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        place = f"/channels/{s.channel.id}/messages/{s.channel.last_message.id}"
        s.env.inject_error("PATCH", place, status=403, code=50013, times=None)
        for name in ("Ann", "Ben", "Cleo"):
            await answer(s, name, "1")
        assert "Taxes came in" in s.posted()[-1]


async def test_who_has_just_answered_is_not_called_for_what_comes_next(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        await answer(s, "Ann", "1")
        await answer(s, "Ben", "1")
        called = [name for name in ("Ann", "Ben") if f"<@{s.people[name].id}>" in newest(s)]
        assert "Ben" not in called


async def deal(s, seller, buyer):
    """One card for nothing."""
    async with inside(s.app.tables, 1) as live:
        card = live.table.view(NAMES.index(seller)).cards[0]
    await answer(s, seller, f"offer {card} to {NAMES.index(buyer)} for 0")
    letters = [m for m in s.people[buyer].user.dm_channel.history() if "offers you" in words(m)]
    await s.people[buyer].user.click(letters[-1], label="Accept")
    await s.settle()


async def test_the_market_is_cried_on_the_newest_message_and_anew_when_that_is_old(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await reach(s, "market")
        await s.settle()
        before = len(s.posted())
        await deal(s, "Ann", "Ben")
        assert len(s.posted()) == before
        assert "📣 0 (Ann) sold a card to 1 (Ben)." in newest(s)
        s.time.seconds += OLD + 1
        await deal(s, "Ben", "Ann")
        assert len(s.posted()) == before + 1
        assert "📣 1 (Ben) sold a card to 0 (Ann)." in newest(s)
        assert "<@" not in newest(s)


async def test_an_edit_keeps_the_picture_the_story_and_the_mark_and_pings_nobody(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", "Cleo") as s:
        await s.begin("Ben", "Cleo", host="Ann")
        for name in ("Ann", "Ben", "Cleo"):
            await answer(s, name, "1")
        before = s.channel.last_message
        assert "Taxes came in" in words(before)
        first = (await s.awaited())[0]
        sent = len(s.env.http_requests)
        await Presser(s, s.people[first], b"first").answer()
        await s.settle()
        after = s.channel.last_message
        assert after.id == before.id
        assert f"({first}" in words(before).split("Awaited")[1]
        assert f"({first}" not in words(after).split("Awaited")[1]
        told = [words(shown).partition("##")[2].partition("Awaited")[0] for shown in (before, after)]
        assert told[0] == told[1]
        assert [file.filename for file in after.attachments] == ["map.webp"]
        gallery = next(part for part in every(after.components) if part.get("items"))
        assert gallery["items"][0]["media"]["url"] == after.attachments[0].url
        assert marks(after) == marks(before)
        place = f"/channels/{s.channel.id}/messages/{after.id}"
        requests = [request for request in s.env.http_requests[sent:] if request.path.endswith(place)]
        edits = [request.json for request in requests if request.method == "PATCH"]
        assert [edit["allowed_mentions"] for edit in edits] == [{"parse": []}]
        assert "attachments" not in edits[0]


async def test_only_the_newest_message_says_who_is_awaited(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        for name in ("Ann", "Ben"):
            await answer(s, name, "1")
        *before, last = s.posted()
        assert "Awaited" in last
        assert not any("Awaited" in text for text in before)
        assert any(DONE in text for text in before)
        await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        await s.settle()
        assert not any("Awaited" in text for text in s.posted())
