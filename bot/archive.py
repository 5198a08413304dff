"""Whole games: export to a file, import from one, and looking back at a phase that has ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.actions.eras import Entropy, renewed, told
from bot.attempt import Attempt
from bot.notices import Imported
from bot.store import Change
from bot.store.rows import CheckpointRow, GameRow, InputRow, Json, SeatRow, Status
from bot.tables import NoSuchGame, Tables
from rules.table import Checkpoint, Game, Refusal, refuse
from rules.table.chance import Era, seed_at
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input
from rules.table.history import Moment, look_back
from rules.table.inputs import HandOver, Input, Pause
from rules.table.record import Record, dump_record, load_record, make_record, verify


@dataclass(frozen=True, slots=True)
class Replayed:
    """A file that was replayed and came out the same; the names are those of the players in the end."""

    record: Record
    names: tuple[str, ...]
    status: Status
    phases: int
    checkpoints: tuple[Checkpoint, ...]


class Archive:
    """The games of some tables as files and as history."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def export(self, game: int) -> str:
        """A game as a file. It holds the seed and every answer: not for players before the game is over."""
        row = await self._store.games.get(game)
        if row is None:
            raise NoSuchGame(game)
        checkpoints = await self._store.games.checkpoints(game)
        inputs = await self._store.games.inputs(game)
        return await self._tables.work(_export, self._tables.games[row.ruleset], row, checkpoints, inputs)

    async def published(self, game: int) -> str | None:
        """The file of a game that is over; None while one goes on, for it holds every secret."""
        row = await self._store.games.get(game)
        if row is None or row.status is not Status.OVER:
            return None
        text = await self.export(game)
        # It may have been taken back while it was read: then the file would tell what is still to come.
        return text if await self._store.games.get(game) == row else None

    async def read(self, text: str) -> Replayed | Refusal:
        """A file, replayed from its seed; refused where it cannot be read or does not come out the same."""
        return await self._tables.work(_read, self._tables.games, text)

    async def take_up(
        self,
        text: str,
        *,
        guild: int,
        channel: int,
        host: int,
        users: Mapping[int, int],
        settings: Mapping[str, Json],
        cause: str = "",
    ) -> int | Refusal:
        """Go on with a game from a file, in a channel; `users` says who sits where, other seats are vacant.

        Whoever has the file knows the secrets in it. So the phase that was being played begins again, with
        new chance, to which `cause` is added. ChannelTaken if the channel has a live game.
        """
        found = await self.read(text)
        if isinstance(found, Refusal):
            return found
        seats = tuple(
            SeatRow(seat=n, name=name, user=users.get(n), vacant=n not in users)
            for n, name in enumerate(found.names)
        )
        row = await self._tables.create(
            guild=guild, channel=channel, host=host, ruleset=found.record.game, options=found.record.options,
            settings=settings, seats=seats,
        )  # fmt: skip
        await self._store.games.commit(_imported(row, found, cause, self._tables.entropy))
        last = found.checkpoints[-1].phase
        again = self._tables.games[row.ruleset].title(last) if last else ""
        await self._tables.do(row.id, _announce_import(found.phases, again))
        return row.id

    async def phases(self, game: int) -> list[tuple[int, str]]:
        """The number and name of every phase that has ended."""
        return (await self._store.games.phases(game))[:-1]

    async def moment(self, game: int, phase: int) -> Moment | None:
        """A phase that has ended: before, after, and what was told."""
        row = await self._store.games.get(game)
        first = await self._store.games.checkpoint(game, phase)
        after = await self._store.games.checkpoint(game, phase + 1)
        if row is None or first is None or after is None:
            return None
        inputs = await self._store.games.inputs(game, phase, phase)
        rules = self._tables.games[row.ruleset]
        return await self._tables.work(_look_back, rules, row, first, inputs, after)


def _export(
    game: Game[Any], row: GameRow, checkpoints: Sequence[CheckpointRow], inputs: Sequence[InputRow]
) -> str:
    chapters = [
        (
            load_checkpoint(kept.data),
            [load_input(entry.data) for entry in inputs if entry.phase == kept.phase],
        )
        for kept in checkpoints
    ]
    return dump_record(make_record(game, row.options, tuple(row.names), row.eras, chapters))


def _read(games: Mapping[str, Game[Any]], text: str) -> Replayed | Refusal:
    try:
        record = load_record(text)
    except ValueError:
        return refuse("unreadable", "This is not an exported game.")
    if record.game not in games:
        return refuse("no-such-game", f"There is no game “{record.game}” here.", legal=", ".join(games))
    verdict = verify(record, games[record.game])
    if verdict.problem or verdict.table is None:
        return refuse("not-the-same", f"The file does not come out the same: {verdict.problem}.")
    table, last = verdict.table, verdict.checkpoints[-1]
    status = Status.OVER if last.phase is None else Status.PAUSED if table.paused else Status.RUNNING
    return Replayed(record, table.names, status, verdict.phases, verdict.checkpoints)


def _imported(row: GameRow, found: Replayed, cause: str, entropy: Entropy) -> Change:
    record, *before, last = found.record, *found.checkpoints
    game = replace(row, eras=record.eras or (Era(record.seed),))
    if last.phase is not None:
        game = renewed(game, last.fork, cause, entropy)
        last = replace(last, fork=last.fork + 1, paused=False)
    inputs: list[InputRow] = []
    for chapter in record.chapters:
        entries = chapter.inputs if chapter.number < last.number else _kept_of(chapter.inputs, found.status)
        for entry in entries:
            inputs.append(InputRow(len(inputs) + 1, chapter.number, dump_input(entry)))
    kept = [CheckpointRow(c.number, c.phase or "", dump_checkpoint(c)) for c in (*before, last)]
    game = replace(game, status=found.status, names=list(record.names), seq=len(inputs), phase=last.number)
    return Change(game=game, inputs=inputs, checkpoints=kept, whole=True)


def _kept_of(entries: Sequence[Input], status: Status) -> tuple[Input, ...]:
    """Of a phase that begins again: who took which seat, and that the game is paused."""
    names = (entry for entry in entries if isinstance(entry, HandOver))
    return (*names, Pause(True)) if status is Status.PAUSED else tuple(names)


def _announce_import(phases: int, again: str) -> Any:
    def action(attempt: Attempt) -> None:
        attempt.notices.append(Imported(phases, again))
        if again:
            attempt.notices.append(told(attempt.row))
        attempt.ask_anew()

    return action


def _look_back(
    game: Game[Any], row: GameRow, first: CheckpointRow, inputs: Sequence[InputRow], after: CheckpointRow
) -> Moment:
    entries = [load_input(entry.data) for entry in inputs]
    start, following = load_checkpoint(first.data), load_checkpoint(after.data)
    return look_back(game, tuple(row.names), seed_at(row.eras, start.fork), start, entries, following)
