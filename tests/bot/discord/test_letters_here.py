"""*Messages*: what was sent by DM can be read and answered in the channel, private, arrived or not."""

from bot import actions
from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.toy_face import secret
from tests.bot.words import words

NAMES = ("Ann", "Ben", "Cleo")
BEN = 1


def close_dms(s, name):
    place = f"/channels/{s.people[name].user.dm_channel.id}/messages"
    s.env.inject_error("POST", place, status=403, code=50007, times=None)


async def opened(s, name):
    shown = await s.people[name].click(s.channel.last_message, label="Messages")
    return shown.response


async def an_offer_to_ben(s):
    await reach(s, "market")
    async with inside(s.app.tables, 1) as live:
        card = live.table.view(0).cards[0]
    await s.people["Ann"].slash(s.channel, "trade offer", to="Ben", give=card, want="0")
    await s.settle()
    return card


async def test_an_offer_that_could_not_be_sent_is_answered_in_the_channel(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        close_dms(s, "Ben")
        card = await an_offer_to_ben(s)
        assert not any("offers" in text for text in s.private("Ben"))
        message = await opened(s, "Ben")
        assert message.flags.ephemeral
        assert secret(BEN) in words(message)
        taken = await s.people["Ben"].click(message, label="Accept")
        assert "Recorded" in words(taken.response)
        async with inside(s.app.tables, 1) as live:
            assert card in live.table.view(BEN).cards
        assert s.check_secrets({"Ann": 0, "Ben": 1}) >= 0


async def test_messages_are_those_of_ones_own_seat_and_time(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await an_offer_to_ben(s)
        assert secret(BEN) not in words(await opened(s, "Ann"))
        assert "do not play" in words(await opened(s, "Cleo"))
        s.time.seconds += 60
        await s.app.tables.do(1, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
        assert "Nothing was sent to you" in words(await opened(s, "Cleo"))


async def test_whispers_stand_among_the_messages_with_a_reply(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", "Cleo", host="Ann")
        close_dms(s, "Ben")
        await s.people["Ann"].slash(s.channel, "whisper", to="Ben", text="opening")
        await s.people["Ann"].slash(s.channel, "whisper", to="Ben", text="second")
        await s.people["Cleo"].slash(s.channel, "whisper", to="Ben", text="third")
        await s.settle()
        text = words(await opened(s, "Ben"))
        assert "second" in text
        assert "third" in text
        assert "opening" not in text, "the last line of each conversation"
        assert "**You** to 1 (Ben)" in words(await opened(s, "Ann"))
        assert s.private("Ben") == [] or "second" not in "".join(s.private("Ben"))


def calls(s, text="Something private is waiting for you"):
    return [message for message in s.channel.history() if text in words(message)]


async def test_closed_dms_are_called_in_the_channel_without_content_and_once_until_they_come(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await s.app.store.people.close_dms(s.people["Ben"].id, s.time.now())
        await s.app.tables.refresh(s.people["Ben"].id)
        close_dms(s, "Ben")
        await an_offer_to_ben(s)
        (call,) = calls(s)
        assert f"<@{s.people['Ben'].id}>" in words(call)
        assert "offer" not in words(call)
        await s.people["Ann"].slash(s.channel, "whisper", to="Ben", text="look at my offer")
        await s.people["Ann"].slash(s.channel, "whisper", to="Ben", text="and at mine")
        await s.settle()
        assert len(calls(s)) == 1, "he was called and has not come"
        shown = await s.people["Ben"].click(call, label="Messages")
        assert "and at mine" in words(shown.response)
        await s.people["Ann"].slash(s.channel, "whisper", to="Ben", text="well?")
        await s.settle()
        assert len(calls(s)) == 2
        assert not any("well?" in text or "and at mine" in text for text in s.posted())
