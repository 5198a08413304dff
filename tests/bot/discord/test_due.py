"""Until when, and what happens without an answer: in forms, receipts, offers and DMs."""

import re

from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words

NAMES = ("Ann", "Ben")
MOMENT = re.compile(r"<t:\d+:f> \(<t:\d+:R>\)")


async def test_a_form_says_until_when_and_what_silence_means(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        form = words((await s.people["Ann"].slash(s.channel, "orders")).response)
        assert MOMENT.search(form)
        assert "If you do nothing: " in form


async def test_a_receipt_says_when_the_answer_is_resolved_at_the_latest(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        receipt = words((await s.people["Ann"].slash(s.channel, "orders", text="1")).response)
        assert re.search(r"until it is resolved, at the latest <t:\d+:f>", receipt)
        assert "If you do nothing" not in receipt  # the answer stands


async def test_a_call_by_dm_says_both(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.people["Ben"].slash(s.channel, "prefs", notify="dm")
        await s.begin("Ben", host="Ann")
        for name in NAMES:
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        (newest, *_) = [text for text in reversed(s.private("Ben")) if "Your turn" in text]
        assert MOMENT.search(newest)
        assert "If you do nothing: " in newest


async def test_an_offer_says_what_becomes_of_it(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await reach(s, "market")
        async with inside(s.app.tables, 1) as live:
            card = live.table.view(0).cards[0]
        await s.people["Ann"].slash(s.channel, "trade offer", to="Ben", give=card, want="0")
        await s.settle()
        offered = s.private("Ben")[-1]
        assert "offers you a card" in offered
        assert MOMENT.search(offered)
        assert offered.count("If you do nothing: you trade nothing more.") == 1
