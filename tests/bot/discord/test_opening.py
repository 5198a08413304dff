"""The opening post says who plays what; a game that is ended early tells the standings as they are."""

import pytest

from bot.discord.composing import AS_THEY_ARE
from renders.face import Look
from rules.games import GAMES
from tests.bot.inside import inside
from tests.bot.stage import stage


async def test_the_first_post_of_a_phase_says_who_plays_what_and_where(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", games=GAMES) as s:
        await s.people["Ada"].slash(s.channel, "game learn", game="western-empires")
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            view, names = live.table.view(None), live.names
        opening = next(text for text in s.posted() if "Who plays what" in text)
        own = view.nations[0].civ
        assert f"🚩 **{own}**: Ada, begins in " in opening
        assert f"**{view.nations[1].civ}**: {names[1]} 🤖, begins in " in opening
        assert " leads " not in opening  # the list says it already
        assert "Everybody begins" not in opening
        assert sum("Who plays what" in text for text in s.posted()) == 1


async def test_the_first_words_are_a_welcome_and_chance_is_small_print(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ada", "Bo") as s:
        await s.begin("Bo", host="Ada")
        begun = next(text for text in s.posted() if "The game begins" in text)
        first, *rest = begun.splitlines()
        assert "My orders" in first
        prints = [line for line in rest if "`" in line]
        assert len(prints) == 2
        assert all(line.startswith("-# ") and "||`" in line for line in prints)


@pytest.mark.parametrize("how", ["host", "vote"])
async def test_a_game_ended_early_tells_the_standings_as_they_are(tmp_path, how):
    async with stage(str(tmp_path / "a.db"), "Ada", "Bo") as s:
        await s.begin("Bo", host="Ada")
        async with inside(s.app.tables, 1) as live:
            standings, names = live.table.standings(), live.names
        if how == "host":
            await s.people["Ada"].slash(s.channel, "host end", sure="yes")
        else:
            for name in ("Ada", "Bo"):
                await s.people[name].slash(s.channel, "vote", motion="end")
        await s.settle()
        told = s.posted()[-1]
        assert "ended early" in told
        assert AS_THEY_ARE in told
        for place in standings:
            assert f"**{place.place}.** **{place.seat}** ({names[place.seat]}): {place.points}" in told


def test_nobody_is_marked_where_it_is_nobodys_map():
    assert Look(("Ada",)).own is None
