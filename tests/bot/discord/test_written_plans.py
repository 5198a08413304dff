"""A whole game of History of the World on Discord: one player leads every empire by a written plan."""

from typing import Any

from rules.history_of_the_world.plan_words import order_words
from rules.standins.history.expansion import offers
from rules.table import Plan
from tests.bot.discord.test_real_games import begin
from tests.bot.inside import inside
from tests.bot.player import Presser, open_window
from tests.bot.stage import Stage, stage

ANN = 0


async def planned(s: Stage) -> str:
    """A plan for the question Ann is asked now, in words; empty if it is no plan."""
    async with inside(s.app.tables, 1) as live:
        table = live.game_table
        asked = [question for question in table.waiting() if question.seat == ANN]
        if not any(isinstance(question, Plan) for question in asked):
            return ""
        view = table.view(ANN)
        assert view.campaign is not None
        best = [
            f"try {order_words(order)[5:]}, at most 2" for _, _, order in offers(view, view.campaign, ANN)
        ]
        return "; ".join([*best[:2], "spread", "stop"])


async def write(s: Stage, actor: Any, text: str) -> str:
    """Write a plan in the window and hand it in; what the bot said."""
    form = await actor.slash(s.channel, "orders")
    window = await open_window(actor, form.response)
    filled = await actor.submit_modal(window, {"lines": text})
    said = str((filled.response or form.response).content)
    assert "spread over empty lands\n• stop" in said
    if "Not recorded yet" in said:  # the plan has warnings
        sent = await actor.click(form.response, label="Submit anyway")
        said = str((sent.response or form.response).content)
    return said


async def test_a_whole_game_by_written_plans(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, "history-of-the-world")
        ann, written = s.people["Ann"], 0
        player = Presser(s, ann, b"ann")
        for _ in range(200):
            await s.app.tables.quiet()
            if await s.is_over():
                break
            if not await s.awaited():
                continue
            if text := await planned(s):
                assert "Recorded" in await write(s, ann, text)
                written += 1
            else:
                await player.answer()
        await s.settle()
        assert await s.is_over()
        assert 7 <= written <= 16  # a plan for each empire, and for a minor empire or both peoples of a card


async def test_an_unclear_plan_is_asked_back_and_made_clear_by_a_choice(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann") as s:
        await begin(s, "history-of-the-world")
        ann = s.people["Ann"]
        player = Presser(s, ann, b"ann")
        for _ in range(40):
            await s.app.tables.quiet()
            if await s.awaited():
                if await planned(s):
                    break
                await player.answer()
        asked = await ann.slash(s.channel, "orders", text="try tigris, at most 2; the rest as forts; stop")
        assert "Which one do you mean?" in asked.response.content
        menus = [part for row in asked.response.components for part in row["components"] if "options" in part]
        menu = next(part for part in menus if "tigris" in part["placeholder"])
        names = [option["label"] for option in menu["options"]]
        assert names == ["Upper Tigris", "Middle Tigris", "Lower Tigris"]
        chosen = await ann.select(asked.response, [menu["options"][1]["value"]], custom_id=menu["custom_id"])
        shown = (chosen.response or asked.response).content
        assert "try Middle Tigris, at most 2" in shown
        assert "• the rest as forts" in shown
