"""Stored games as frames: what a seat may see of a phase that has ended, or of the game as it stands."""

from __future__ import annotations

from bot.archive import Archive
from bot.live_game import LiveGame
from bot.tables import Tables
from renders.face import Frame
from rules.table import Seat
from rules.table.history import Moment


class Frames:
    """Looks at stored games with somebody's eyes."""

    def __init__(self, tables: Tables, archive: Archive) -> None:
        self._tables = tables
        self._archive = archive

    async def past(self, game: int, first: int, last: int, seat: Seat | None) -> list[Frame]:
        """Ended phases as a seat saw them."""
        found = []
        for number in range(max(1, first), last + 1):
            moment = await self._archive.moment(game, number)
            if moment is None:
                break
            found.append(await self._tables.work(_ended, moment, seat))
        return found

    async def merged(self, game: int, first: int, last: int, seat: Seat | None) -> Frame | None:
        """Several phases as one: the game after the last, with what was told in all."""
        frames = await self.past(game, first, last, seat)
        if not frames:
            return None
        titles = list(dict.fromkeys(frame.title for frame in frames))
        told = tuple(event for frame in frames for event in frame.told)
        return Frame(frames[-1].number, " · ".join(titles[-4:]), frames[-1].view, told)

    async def now(self, game: int, seat: Seat | None) -> Frame:
        """The game as it stands, with what was told in the phase under way."""
        return await self._tables.look(game, lambda live: _frame(live, seat))


def _frame(live: LiveGame, seat: Seat | None) -> Frame:
    table = live.game_table
    told = tuple(t for t in table.feed(seat) if t.phase == table.checkpoint.number)
    title = table.game.title(table.phase) if table.phase else "The end"
    return Frame(table.checkpoint.number, title, table.view(seat), told)


def _ended(moment: Moment, seat: Seat | None) -> Frame:
    return Frame(moment.number, moment.game.title(moment.phase), moment.after(seat), moment.feed(seat))
