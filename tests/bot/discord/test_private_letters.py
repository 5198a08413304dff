"""A private letter that comes late goes to whoever plays the seat then, and tells what was true at first."""

import pytest

from bot import actions
from bot.painter import Painter
from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.toy_face import secret
from tests.bot.words import words

NAMES = ("Ann", "Ben", "Cleo")
BEN = 1


def no_dms(s):
    """Discord takes no DM for a while."""
    for name in NAMES:
        place = f"/channels/{s.people[name].user.dm_channel.id}/messages"
        s.env.inject_error("POST", place, status=503, times=None)


async def back(s):
    """Discord takes DMs again, and the bot has been started anew meanwhile."""
    s.env.backend.faults.clear()
    await s.restart()
    await s.settle()


async def draw_cards(s):
    """Ann and Ben draw a card each, and a letter about it waits to be posted."""
    no_dms(s)
    for name in ("Ann", "Ben"):
        await s.people[name].slash(s.channel, "orders", text="1")
    waiting = [row for row in await s.app.store.letters.pending() if row.letter.kind == "private"]
    assert [row.letter.target.id for row in waiting] == [0, BEN]


def at_once(first, second):
    """Two actions as one: no letter is tried between them."""
    return lambda attempt: first(attempt) or second(attempt)


def drawn(s, name):
    return [text for text in s.private(name) if secret(BEN) in text]


@pytest.mark.parametrize(
    ("change", "reader"),
    [
        (None, "Ben"),
        ("hand over", "Cleo"),
        ("taken from a stand-in", "Cleo"),
        ("stand-in", None),
        ("leave", None),
        ("open to others", "Ben"),
    ],
)
async def test_a_late_letter_goes_to_whoever_plays_the_seat_then(tmp_path, change, reader):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await draw_cards(s)
        cleo = s.people["Cleo"].id
        done = {
            None: [],
            "hand over": [actions.hand_over(BEN, cleo, "Cleo")],
            "taken from a stand-in": [
                at_once(actions.replace_player(BEN), actions.take_seat(BEN, cleo, "Cleo"))
            ],
            "stand-in": [actions.stand_in(BEN, "random", s.time.now() + 1000)],
            "leave": [actions.replace_player(BEN)],
            "open to others": [actions.vacate(BEN)],
        }
        for action in done[change]:
            assert (await s.app.tables.do(1, action)).refusal is None
        await back(s)
        assert {name: len(drawn(s, name)) for name in NAMES} == {n: int(n == reader) for n in NAMES}


async def test_a_letter_goes_to_whoever_plays_the_seat_when_its_picture_is_ready(tmp_path, monkeypatch):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.begin("Ben", host="Ann")
        cleo, real = s.people["Cleo"].id, Painter.draw
        drawn_for = []

        async def draw(self, game, kind, frame, seat, *more):
            if seat == BEN:
                drawn_for.append(seat)
                if len(drawn_for) == 1:
                    await s.app.tables.do(1, actions.hand_over(BEN, cleo, "Cleo"))
            return await real(self, game, kind, frame, seat, *more)

        monkeypatch.setattr(Painter, "draw", draw)
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        await s.settle()
        assert {name: len(drawn(s, name)) for name in NAMES} == {"Ann": 0, "Ben": 0, "Cleo": 1}
        assert len(drawn_for) == 2


async def test_a_call_for_one_person_is_not_sent_to_another(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.people["Ben"].slash(s.channel, "prefs", notify="dm")
        no_dms(s)
        await s.begin_unsettled("Ben", host="Ann")
        await s.app.tables.do(1, actions.hand_over(BEN, s.people["Cleo"].id, "Cleo"))
        await back(s)
        assert not any("Your turn" in text for name in NAMES for text in s.private(name))


async def test_a_late_letter_shows_the_hand_as_it_was(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await s.people["Ben"].slash(s.channel, "prefs", text=True)
        await s.begin("Ben", host="Ann")
        await draw_cards(s)
        await reach(s, "market")
        async with inside(s.app.tables, 1) as live:
            (card,) = live.table.view(BEN).cards
        await s.people["Ben"].slash(s.channel, "orders", text=f"offer {card} to 0 for 0")
        await s.people["Ann"].slash(s.channel, "trade accept", offer="1")
        async with inside(s.app.tables, 1) as live:
            assert live.table.view(BEN).cards == ()
        await back(s)
        (letter,) = drawn(s, "Ben")
        assert f"Your cards: {card}" in letter


async def test_a_late_letter_about_what_was_undone_shows_no_other_hand(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        await draw_cards(s)
        await s.app.tables.roll_back(1, 1)
        for name in ("Ann", "Ben"):
            await s.people[name].slash(s.channel, "orders", text="1")
        await back(s)
        letters = [m for m in s.people["Ben"].user.dm_channel.history() if secret(BEN) in words(m)]
        assert [len(letter.attachments) for letter in letters] == [0, 1]
