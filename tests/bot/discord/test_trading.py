"""`/trade`: what is typed into its fields reaches the question as fields; seats are named by players."""

from tests.bot.discord.test_kinds import reach
from tests.bot.inside import inside
from tests.bot.stage import stage

NAMES = ("Ann", "Ben")


async def said(s, name, command, **fields):
    shown = await s.people[name].slash(s.channel, f"trade {command}", **fields)
    return shown.response.content


async def test_an_act_is_passed_in_fields(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        assert "Nothing can be traded" in await said(s, "Ann", "done")
        await reach(s, "market")
        async with inside(s.app.tables, 1) as live:
            card = live.table.view(0).cards[0]
        wrong = await said(s, "Ann", "offer", to="Benn", give=card, want="nothing; done")
        assert "cannot be done in this market" in wrong
        assert "Nothing was changed" in wrong
        made = await said(s, "Ann", "offer", to="Be", give=card, want="0")
        assert f"offer {card} to 1 for 0" in made
        assert "cannot be offered" in await said(s, "Ann", "offer", to="Ben", give="a castle", want="0")
        assert "cannot be done" in await said(s, "Ann", "market", want="wine")
        taken = await said(s, "Ben", "accept", offer="1")
        assert "Recorded" in taken
        assert "done" in await said(s, "Ben", "done")


async def test_players_are_suggested_with_what_the_game_calls_them(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES) as s:
        await s.begin("Ben", host="Ann")
        shown = await s.people["Ann"].autocomplete(s.channel, "trade offer", "to", "")
        assert [(choice["name"], choice["value"]) for choice in shown] == [("1 (Ben)", "1")]
        more = await s.people["Ann"].autocomplete(s.channel, "trade offer", "to", "Cid, b")
        assert [(choice["name"], choice["value"]) for choice in more] == [("Cid, 1 (Ben)", "Cid, 1")]
