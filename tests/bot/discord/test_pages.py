"""Pictures of several pages: turned in place, by whoever pressed, after a restart too."""

from bot.discord.layout import read_aloud
from tests.bot.player import controls
from tests.bot.stage import stage


def labels(message):
    return [control.get("label") for control in controls(message)]


async def test_pages_are_turned_in_place(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", every=1) as s:
        await s.begin("Ben", host="Ann")
        ann = s.people["Ann"]
        first = (await ann.slash(s.channel, "show", picture="zoom", of="Tyros")).response
        assert "zoom Tyros page 1" in read_aloud(first.components)
        assert labels(first) == ["Page 2 ▶"]
        await s.restart()
        turned = await ann.click(first, label="Page 2 ▶")
        second = turned.response or first
        assert second.id == first.id
        assert "zoom Tyros page 2" in read_aloud(second.components)
        assert labels(second) == ["◀ Page 1", "Page 3 ▶"]
        last = (await ann.click(second, label="Page 3 ▶")).response or second
        assert labels(last) == ["◀ Page 2"]


async def test_a_picture_of_one_page_has_nothing_to_turn(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", every=1) as s:
        await s.begin("Ben", host="Ann")
        shown = await s.people["Ann"].slash(s.channel, "show", picture="map")
        assert labels(shown.response) == []
