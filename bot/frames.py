"""Stored games as frames: what a seat may see of a phase that has ended, or of the game as it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.archive import Archive
from bot.live_game import LiveGame
from bot.restoring import Games, take_up
from bot.store import Loaded
from bot.tables import Tables
from renders.face import Frame
from renders.titles import as_one
from rules.table import Seat
from rules.table.history import Moment


@dataclass(frozen=True, slots=True)
class Then:
    """A moment of a game: after which input of which phase, and how that phase began."""

    phase: int
    seq: int
    digest: str

    @classmethod
    def of(cls, live: LiveGame) -> Then:
        """The game as it stands."""
        return cls(live.row.phase, live.row.seq, live.game_table.checkpoint.digest[:16])

    def is_now(self, live: LiveGame) -> bool:
        """Whether the game still stands there."""
        return live.table is not None and Then.of(live) == self


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
        """Several phases as one: the game before the first and after the last, with what was told in all."""
        frames = await self.past(game, first, last, seat)
        if not frames:
            return None
        told = tuple(event for frame in frames for event in frame.told)
        title = as_one([frame.title for frame in frames])
        return replace(frames[-1], title=title, told=told, before=frames[0].before)

    async def then(self, game: int, then: Then, seat: Seat | None) -> Frame | None:
        """The game as it stood at a moment of a phase; None where that was undone."""

        def look(live: LiveGame) -> Frame | None:
            return _frame(live, seat) if then.is_now(live) else None

        current = await self._tables.look(game, look)
        loaded = await self._tables.store.games.load(game) if current is None else None
        if loaded is None:
            return current
        kept = await self._tables.store.games.checkpoint(game, then.phase)
        inputs = await self._tables.store.games.inputs(game, then.phase, then.phase)
        past = replace(loaded, checkpoint=kept, inputs=tuple(row for row in inputs if row.seq <= then.seq))
        return await self._tables.work(_past, self._tables.games, past, then, seat)

    async def now(self, game: int, seat: Seat | None) -> Frame:
        """The game as it stands, with what was told in the phase under way."""
        return await self._tables.look(game, lambda live: _frame(live, seat))


def _frame(live: LiveGame, seat: Seat | None) -> Frame:
    table = live.game_table
    told = tuple(t for t in table.feed(seat) if t.phase == table.checkpoint.number)
    title = table.game.title(table.phase) if table.phase else "The end"
    return Frame(table.checkpoint.number, title, table.view(seat), told)


def _past(games: Games, loaded: Loaded, then: Then, seat: Seat | None) -> Frame | None:
    live = take_up(games, loaded)
    if live.table is None or live.is_reopened or live.table.checkpoint.digest[:16] != then.digest:
        return None
    return _frame(live, seat)


def _ended(moment: Moment, seat: Seat | None) -> Frame:
    title = moment.game.title(moment.phase)
    return Frame(moment.number, title, moment.after(seat), moment.feed(seat), moment.before(seat))
