"""A post whose success is unknown is looked for before it is sent again, also long after."""

import asyncio

import pytest

from bot.discord.panel import marks
from bot.store.rows import Letter, Target, TargetKind
from tests.bot.stage import stage

HOUR = 3600


class LostReplies:
    """Posts that arrive, and whose answer does not."""

    def __init__(self, s, error=None, place=None):
        self._real = s.app.http.request
        self._error = error
        self._place = place or s.channel.id
        self.lost = asyncio.Event()
        s.app.http.request = self._request

    async def _request(self, route, **more):
        answer = await self._real(route, **more)
        if not self.lost.is_set() and route.method == "POST" and route.channel_id == self._place:
            self.lost.set()
            if self._error is None:
                await asyncio.Event().wait()  # until the process is killed
            raise self._error
        return answer


async def taxes(s):
    for name in ("Ann", "Ben"):
        await s.people[name].slash(s.channel, "orders", text="1")


def stories(s):
    return [text for text in s.posted() if "Taxes came in" in text]


@pytest.mark.parametrize("error", [TimeoutError(), ConnectionResetError()])
async def test_a_post_without_an_answer_is_not_sent_again(tmp_path, error):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        replies = LostReplies(s, error)
        await taxes(s)
        await s.settle()
        assert replies.lost.is_set()
        assert len(stories(s)) == 1
        assert await s.app.store.letters.pending() == []


async def test_a_post_before_a_crash_is_not_sent_again_an_hour_later(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        replies = LostReplies(s)
        await taxes(s)
        await replies.lost.wait()
        assert len(await s.app.store.letters.pending()) >= 1
        for n in range(120):  # people talk meanwhile
            await s.people["Ann"].send(s.channel, f"hello {n}")
        s.time.seconds += HOUR
        await s.restart()
        await s.settle()
        assert len(stories(s)) == 1
        assert await s.app.store.letters.pending() == []


async def test_a_private_letter_before_a_crash_is_not_sent_again(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        await s.people["Ann"].slash(s.channel, "orders", text="1")
        await s.settle()
        replies = LostReplies(s, place=s.people["Ben"].user.dm_channel.id)
        await s.people["Ben"].slash(s.channel, "orders", text="1")
        await replies.lost.wait()
        assert len([text for text in s.private("Ben") if "You drew" in text]) == 1
        s.time.seconds += HOUR
        await s.restart()
        await s.settle()
        assert len([text for text in s.private("Ben") if "You drew" in text]) == 1


async def test_what_was_not_posted_is_posted_after_a_crash(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=503, times=None)
        await taxes(s)
        assert stories(s) == []
        s.env.backend.faults.clear()
        await s.restart()
        await s.settle()
        assert len(stories(s)) == 1


async def test_the_same_words_twice_are_two_messages(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        letter = Letter(Target(TargetKind.CHANNEL, s.channel.id), "text", {"game": 1, "text": "hear, hear"})
        LostReplies(s, TimeoutError())
        await s.app.store.letters.send([letter, letter], 1)
        await s.settle()
        assert s.posted().count("hear, hear") == 2


async def test_every_letter_can_be_known_again(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.people["Ben"].slash(s.channel, "prefs", notify="dm")
        await s.begin("Ben", host="Ann")
        await taxes(s)
        await s.people["Ann"].slash(s.channel, "vote", motion="pause")
        await s.people["Ann"].slash(s.channel, "host end", sure="yes")
        await s.settle()
        letters = s.channel.history()[1:]  # the first is the lobby
        letters += [m for name in ("Ann", "Ben") for m in s.people[name].user.dm_channel.history()]
        assert len(letters) > 6
        assert all(len(marks(letter) - {""}) == 1 for letter in letters)


async def test_where_nothing_can_be_read_a_letter_is_sent_rather_than_lost(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        s.env.inject_error("POST", f"/channels/{s.channel.id}/messages", status=503, times=1)
        s.env.inject_error("GET", f"/channels/{s.channel.id}/messages", status=403, code=50001, times=None)
        await taxes(s)
        await s.settle()
        assert len(stories(s)) == 1
