"""Playing on Discord: lobby, orders, receipts."""

from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.stage import stage
from tests.bot.words import words


async def test_a_lobby_fills_and_starts(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        ann, ben = s.people["Ann"], s.people["Ben"]
        await ann.slash(s.channel, "game new", game="toy", speed="fast")
        await s.settle()
        lobby = s.channel.last_message
        assert "lobby" in words(lobby)
        await ben.click(lobby, label="Join")
        await ann.click(s.channel.last_message, label="Start")
        await s.settle()
        players = [Presser(s, ann, b"ann"), Presser(s, ben, b"ben")]
        for _ in range(200):
            async with inside(s.app.tables, 1) as live:
                awaited, over = live.awaited(), live.table.over
            if over:
                break
            player = players[awaited[0]]
            last = await player.answer()
            await s.settle()
        assert over
        assert "Recorded" in last  # the answer that ends the game has its receipt
