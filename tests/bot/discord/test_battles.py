"""`/show picture:battles` is drawn in the civ family, too, with its words beside it."""

from dataclasses import replace

from rules.civ import events_conflict as f
from rules.table.event import Told
from tests.bot.discord.test_walk import begun, said_of
from tests.bot.stage import stage
from tests.bot.words import controls

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
AREAS = ("Rome", "Sparta", "Tyre", "Knossos", "Troy", "Athens", "Sidon", "Miletus", "Thrace", "Moesia")


async def fought(s, areas):
    """A game whose first phase is told as one in which Ann and Ben fought in these areas."""
    civs = await begun(s)
    merged = s.app.gallery._frames.merged
    events = [f.ConflictResolved(area, {0: 3, 1: 2, 2: 1}, {0: 2, 1: 0, 2: 0}) for area in areas]

    async def told(game, first, last, seat):
        frame = await merged(game, first, last, seat)
        fights = tuple(Told(n, frame.number, event, None) for n, event in enumerate(events))
        return replace(frame, title="Conflict", told=fights)

    s.app.gallery._frames.merged = told
    return civs


async def test_battles_are_drawn_and_told(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        civs = await fought(s, AREAS[:2])
        shown = await s.people["Cleo"].slash(s.channel, "show", picture="battles", phase=1)
        text = said_of(shown)
        assert "1. Conflict: battles" in text
        assert f"**{civs['Ann']}** 3 → 2" in text
        assert [file.filename for file in shown.response.attachments] == ["battles.webp"]
        assert "Page 2 ▶" not in [part.get("label") for part in controls(shown.response)]


async def test_many_battles_have_pages(tmp_path):
    async with stage(str(tmp_path / "a.db"), *NAMES, every=1) as s:
        await fought(s, AREAS * 2)
        shown = await s.people["Cleo"].slash(s.channel, "show", picture="battles", phase=1)
        turned = await s.people["Cleo"].click(shown.response, label="Page 2 ▶")
        assert "◀ Page 1" in [part.get("label") for part in controls(turned.response or shown.response)]
