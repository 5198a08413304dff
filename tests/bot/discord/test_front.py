"""The picture that is posted after a phase says who is awaited: exactly those whom the post names."""

from bot import actions
from rules.table import Chance
from tests.bot.inside import inside
from tests.bot.sketches import Sketches
from tests.bot.stage import stage

PEOPLE = ("Ann", "Ben", "Cleo")


async def test_the_page_of_a_phase_shows_whom_the_next_one_awaits_and_what_was_before(tmp_path, monkeypatch):
    draw, posted = Sketches.draw, []

    async def watched(self, game, kind, frame, seat, look, subject=""):
        if seat is None:
            posted.append(frame)
        return await draw(self, game, kind, frame, seat, look, subject)

    monkeypatch.setattr(Sketches, "draw", watched)
    async with stage(str(tmp_path / "a.db"), *PEOPLE) as s:
        await s.begin(*PEOPLE[1:], host="Ann")
        dice = Chance(b"storm")
        async with inside(s.app.tables, 1) as live:
            first = live.table.checkpoint.number
        while True:
            async with inside(s.app.tables, 1) as live:
                if live.table.checkpoint.number > first:
                    break
                question = live.table.waiting()[0]
                seat, key, data = question.seat, question.key, question.sample(dice)
            await s.app.tables.do(1, actions.answer(seat, key, data))
        await s.settle()
        async with inside(s.app.tables, 1) as live:
            waiting = {question.seat for question in live.table.waiting()}
        frame = posted[-1]
        assert set(frame.awaited) == waiting
        assert frame.before is not None
        assert frame.before != frame.view
