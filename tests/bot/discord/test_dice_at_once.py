"""History of the World on Discord: whoever attacks reads the dice in the receipt, while the turn goes on."""

from typing import Any

from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.state import Stage as GameStage
from rules.table import Plan
from tests.bot.discord.test_real_games import begin
from tests.bot.inside import inside
from tests.bot.player import Presser
from tests.bot.stage import Stage, stage

ANN = 0


async def enemy(s: Stage) -> str:
    """An enemy land Ann can attack now; empty if there is none, or no plan is asked."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        plans = [q for q in table.waiting() if q.seat == ANN and isinstance(q, Plan)]
        if not plans or table.view(ANN).stage is not GameStage.TURN:
            return ""
        choices = plans[0].step([], (("take",),)).options
        return next((c.key for c in choices if "defends with" in c.note), "")


async def attack(s: Stage, actor: Any, land: str) -> str:
    """Attack once, in writing; what the bot said."""
    sent = await actor.slash(s.channel, "orders", text=f"try {land_name(land)}, at most 1")
    return str(sent.response.content)


async def test_the_dice_of_a_battle_stand_in_the_receipt_of_the_order(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, "history-of-the-world")
        ann = s.people["Ann"]
        player = Presser(s, ann, b"ann")
        for _ in range(60):
            await s.app.tables.quiet()
            if not await s.awaited():
                continue
            if land := await enemy(s):
                said = await attack(s, ann, land)
                break
            await player.answer()
        assert "🎲 **What happened**" in said
        assert f"• {land_name(land)} (" in said
        assert " against " in said
        async with inside(s.app.tables, 1) as live:
            assert live.game_table.view(ANN).active == ANN  # the turn goes on
