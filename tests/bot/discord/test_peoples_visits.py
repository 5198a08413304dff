"""A visit of Peoples on Discord: what others are asked in somebody's turn, and what can be taken back."""

import pytest

from rules.peoples.developments import Dev
from rules.peoples.game import Peoples
from tests.bot.inside import inside
from tests.bot.stage import stage
from tests.bot.words import words
from tests.rules.peoples.scenario import LAND, MIL, SCI, scene

THREE = ("Ann", "Ben", "Cleo")


class Placed(Peoples):
    """A game that begins in a given position, with Ann's turn."""

    def __init__(self, *position, **more):
        self._position, self._more = position, more

    def open(self, options, names, chance):
        state = scene(*self._position, players=len(names), **self._more).state
        state.turn = None
        return state


def placed(tmp_path, game):
    return stage(str(tmp_path / "a.db"), *THREE, games={"peoples": game})


async def write(s, name, text):
    """What the bot says to a written line."""
    said = await s.people[name].slash(s.channel, "orders", text=text)
    await s.settle()
    return said.response.content


async def command(s, name, command, **options):
    """What the bot says to a command."""
    said = await s.people[name].slash(s.channel, command, **options)
    await s.settle()
    return said.response.content


async def tribes_of(s, seat):
    """The areas of somebody's tribes, engaged ones marked."""
    async with inside(s.app.tables, 1) as live:
        mine = [tribe for tribe in live.game_table.state.tribes if tribe.seat == seat]
        return sorted("-".join(tribe.areas) + "!" * tribe.engaged for tribe in mine)


RAID = Placed({0: ["31b", "31d"], 1: ["33a", "33c"], 2: ["37d"]}, levels={0: {MIL: 2}})


async def test_who_is_attacked_is_asked_by_letter_and_goes_where_they_say(tmp_path):
    async with placed(tmp_path, RAID) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        assert "Recorded" in await write(s, "Ann", "31b attacks 33a")
        assert await s.awaited() == ["Ben"]
        assert "(Ben: retreats)" in words(s.channel.last_message)
        assert "Rome attacks your tribe in 33a" in s.private("Ben")[-1]
        assert "Nothing" in await write(s, "Ann", "31d rests")
        assert "Nothing was changed" in await write(s, "Ben", "33a to 42a")
        assert "Recorded" in await write(s, "Ben", "33a to 37a")
        assert await tribes_of(s, 1) == ["33c", "37a"]
        assert await s.awaited() == ["Ann"]


async def test_without_an_answer_the_default_is_taken(tmp_path):
    async with placed(tmp_path, RAID) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        await write(s, "Ann", "31b attacks 33a; 31d rests")
        await command(s, "Ann", "host force", sure="yes")
        assert await tribes_of(s, 1) == ["33b", "33c"]
        assert await s.awaited() == ["Ben"]
        assert "The tribe of **Olmec** retreats from 33a to 33b (resin)" in "\n".join(s.posted())


async def test_a_standing_order_retreats_and_nobody_waits(tmp_path):
    async with placed(tmp_path, RAID) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        await write(s, "Ann", "31b attacks 33a")
        form = await s.people["Ben"].slash(s.channel, "orders")
        await s.people["Ben"].click(form.response, label="Always like this")
        await s.settle()
        assert await command(s, "Ben", "standing") == "• **retreat**: the default"
        assert await tribes_of(s, 1) == ["33b", "33c"]
        assert "Recorded" in await write(s, "Ann", "31d attacks 33c")
        assert await s.awaited() == ["Ben"]
        assert "**Olmec**" in words(s.channel.last_message)
        assert "33c" not in await tribes_of(s, 1)
        assert await command(s, "Ben", "standing", end="retreat") == "📌 Ended."


async def test_what_one_gives_is_not_told_until_all_have_answered(tmp_path):
    """Diplomacy: two are asked at once for a specialist."""
    treaty = Placed(
        {0: ["31b"], 1: ["33a"], 2: ["37d"]},
        levels={0: {MIL: 1}, 1: {MIL: 1}, 2: {}},
        has={0: [Dev.DIPLOMACY]},
        specialists={1: [MIL], 2: [MIL]},
    )
    async with placed(tmp_path, treaty) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        assert "Recorded" in await write(s, "Ann", "31b attacks 33a, with aid")
        assert await s.awaited() == ["Ben", "Cleo"]
        before = s.posted()[:-1], s.private("Ann"), s.private("Ben")
        assert "Recorded" in await write(s, "Cleo", "yes")
        assert await s.awaited() == ["Ben"]
        assert (s.posted()[:-1], s.private("Ann"), s.private("Ben")) == before
        assert "gives" not in s.posted()[-1]


async def test_a_visit_is_taken_back_after_its_last_act_and_what_was_posted_says_so(tmp_path):
    async with placed(tmp_path, RAID) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        await write(s, "Ann", "31b produces")
        assert "Recorded" in await write(s, "Ann", "31d rests")
        page = s.channel.last_message
        assert [file.filename for file in page.attachments] == ["map.webp"]
        assert "(Ben: acts)" in words(page)
        assert "is taken back" in await command(s, "Ann", "undo")
        assert await s.awaited() == ["Ann"]
        assert await tribes_of(s, 0) == ["31b!", "31d"]
        again = next(m for m in s.channel.history() if m.id == page.id)
        assert "↩️ This was taken back: the game goes on before it." in words(again)
        assert "Awaited" not in words(again)
        assert [file.filename for file in again.attachments] == ["map.webp"]
        assert "(Ann) takes back what ended **Round 1: Rome**: it goes on." in "\n".join(s.posted()[-2:])
        assert "(Ann: acts)" in words(s.channel.last_message)
        assert "Nothing" in await write(s, "Ben", "33a rests")
        await write(s, "Ann", "31d produces")
        newest = s.channel.last_message
        assert newest.id != page.id
        assert [file.filename for file in newest.attachments] == ["map.webp"]
        assert "Phase 1 · seal" in words(newest)
        await write(s, "Ben", "33a rests")
        assert "The game has gone on since “Round 1: Rome” ended" in await command(s, "Ann", "undo")


@pytest.mark.parametrize("is_over", [False, True])
async def test_what_the_dice_found_stays_found(tmp_path, is_over):
    shore = Placed({0: ["31b"], 1: ["33d"], 2: ["37d"]}, levels={0: {SCI: 1}}, world=(LAND,))
    async with placed(tmp_path, shore) as s:
        await s.begin("Ben", "Cleo", host="Ann", game="peoples")
        await write(s, "Ann", "31b explores to 31a")
        while "lay" in (await asked(s)) or "merge" in (await asked(s)):
            await command(s, "Ann", "host force", sure="yes")
        if is_over:
            await write(s, "Ann", "31b rests")
        said = await command(s, "Ann", "undo")
        assert "Nothing was changed" in said
        assert "dice rolled" in said, said


async def asked(s):
    """The key of what is asked now."""
    async with inside(s.app.tables, 1) as live:
        return live.game_table.waiting()[0].key
