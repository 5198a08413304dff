"""Looking back at stored games: phases as frames, whole games as records."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bot.store import Store
from bot.store.rows import CheckpointRow, GameRow, InputRow
from bot.tables import Tables
from renders.face import Frame
from rules.table import Checkpoint, Input, Seat
from rules.table.codec import load_checkpoint, load_input
from rules.table.history import look_back
from rules.table.record import Record, make_record


@dataclass(frozen=True, slots=True)
class Stretch:
    """Phases of one game as they were stored, the checkpoint after the last included."""

    game: GameRow
    names: tuple[str, ...]
    checkpoints: tuple[Checkpoint, ...]
    inputs: dict[int, list[Input]]


def _by_phase(rows: tuple[InputRow, ...]) -> dict[int, list[Input]]:
    found: dict[int, list[Input]] = {}
    for row in rows:
        found.setdefault(row.phase, []).append(load_input(row.data))
    return found


class Archive:
    """The past of stored games. The work is done in a worker thread."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def _stretch(self, game: int, first: int, last: int) -> Stretch | None:
        row = await self._store.games.get(game)
        if row is None:
            return None
        kept: list[CheckpointRow] = []
        for number in range(first, last + 2):
            found = await self._store.games.checkpoint(game, number)
            if found is None:
                break
            kept.append(found)
        inputs = await self._store.games.inputs(game, first, last)
        seats = await self._store.games.seats(game)
        names = tuple(seat.name for seat in seats)
        checkpoints = tuple(load_checkpoint(c.data) for c in kept)
        return Stretch(row, names, checkpoints, _by_phase(inputs))

    async def frames(self, game: int, first: int, last: int, seat: Seat | None) -> list[Frame]:
        """Ended phases as a seat saw them."""
        stretch = await self._stretch(game, max(1, first), last)
        return [] if stretch is None else await self._tables.work(self._frames, stretch, seat)

    async def frame(self, game: int, first: int, last: int, seat: Seat | None) -> Frame | None:
        """Several phases as one picture: the game after the last, with what was told in all."""
        frames = await self.frames(game, first, last, seat)
        if not frames:
            return None
        titles = list(dict.fromkeys(frame.title for frame in frames))
        told = tuple(event for frame in frames for event in frame.told)
        return Frame(frames[-1].number, " · ".join(titles[-4:]), frames[-1].view, told)

    async def now(self, game: int, seat: Seat | None) -> Frame:
        """The game as it stands, with what was told in the phase under way."""
        async with self._tables.look(game) as sitting:
            table = sitting.game_table
            told = tuple(t for t in table.feed(seat) if t.phase == table.checkpoint.number)
            title = table.game.title(table.phase) if table.phase else "The end"
            return Frame(table.checkpoint.number, title, table.view(seat), told)

    def _frames(self, stretch: Stretch, seat: Seat | None) -> list[Frame]:
        game, seed = self._tables.games[stretch.game.ruleset], bytes.fromhex(stretch.game.seed)
        frames = []
        for checkpoint, following in pairwise(stretch.checkpoints):
            entries = stretch.inputs.get(checkpoint.number, [])
            moment = look_back(game, stretch.names, seed, checkpoint, entries, following)
            frames.append(
                Frame(moment.number, game.title(moment.phase), moment.after(seat), moment.feed(seat))
            )
        return frames

    async def record(self, game: int) -> Record | None:
        """A whole game as a record to export."""
        row = await self._store.games.get(game)
        stretch = None if row is None else await self._stretch(game, 1, row.phase)
        if stretch is None:
            return None
        chapters: list[Any] = [(c, stretch.inputs.get(c.number, [])) for c in stretch.checkpoints]
        ruleset = self._tables.games[stretch.game.ruleset]
        names = tuple(stretch.game.names) or stretch.names
        return make_record(ruleset, stretch.game.options, names, bytes.fromhex(stretch.game.seed), chapters)
