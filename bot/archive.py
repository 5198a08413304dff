"""Whole games: export to a file, import from one, and looking back at a phase that has ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from bot.actions.eras import Entropy, renewed, told
from bot.apart import Apart, Budget, OverBudget
from bot.attempt import Attempt
from bot.notices import Imported
from bot.store import Change
from bot.store.rows import CheckpointRow, GameRow, InputRow, Json, SeatRow, Status
from bot.tables import NoSuchGame, Tables
from rules.table import Checkpoint, Game, Refusal, refuse
from rules.table.chance import seed_at
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input
from rules.table.history import Moment, look_back
from rules.table.inputs import HandOver, Input, Undone
from rules.table.record import LARGEST, Chapter, Record, Unreadable, dump_record, load_record, make_record
from rules.table.seal import rolled_back
from rules.table.verifying import verify


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

    def __init__(self, tables: Tables, budget: Budget | None = None) -> None:
        self._tables = tables
        self._store = tables.store
        self._apart = Apart(budget)

    async def record(self, game: int) -> Record:
        """A game with its secrets and every answer: not for players before the game is over."""
        row = await self._store.games.get(game)
        if row is None:
            raise NoSuchGame(game)
        checkpoints = await self._store.games.checkpoints(game)
        inputs = await self._store.games.inputs(game)
        return await self._tables.work(_record, self._tables.games[row.ruleset], row, checkpoints, inputs)

    async def published(self, game: int) -> Record | None:
        """The record of a game that is over; None while one goes on, for it holds every secret."""
        row = await self._store.games.get(game)
        if row is None or row.status is not Status.OVER:
            return None
        record = await self.record(game)
        # It may have been taken back while it was read: then the file would tell what is still to come.
        return record if await self._store.games.get(game) == row else None

    async def export(self, game: int) -> str:
        """A game as a file."""
        return await self._tables.work(dump_record, await self.record(game))

    async def read(self, data: str | bytes) -> Replayed | Refusal:
        """A file, replayed from its secrets; refused where it cannot be read or does not come out the same.

        Whoever made it wants no good perhaps: it is read apart from the games, one at a time.
        """
        if len(data) > LARGEST:
            return refuse("too-large", "This file is too large to be a game.")
        try:
            return await self._apart.run(_read, self._tables.games, data)
        except OverBudget:
            text = "Replaying this file took longer, or more memory, than a game should, so I gave up."
            return refuse("over-budget", text)

    async def take_up(
        self,
        data: str | bytes,
        *,
        guild: int,
        channel: int,
        host: int,
        users: Mapping[int, int],
        settings: Mapping[str, Json],
        standins: Mapping[int, str] = MappingProxyType({}),
        cause: str = "",
    ) -> int | Refusal:
        """Go on with a game from a file, in a channel; `users` and `standins` say who sits where, other
        seats are vacant.

        Whoever has the file knows the secrets in it. So the phase that was being played begins again, with
        new chance, to which `cause` is added. ChannelTaken if the channel has a live game.
        """
        found = await self.read(data)
        if isinstance(found, Refusal):
            return found
        seats = tuple(
            SeatRow(
                seat=n,
                name=name,
                user=users.get(n),
                standin=standins.get(n),
                vacant=n not in users and n not in standins,
            )
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


def _record(
    game: Game[Any], row: GameRow, checkpoints: Sequence[CheckpointRow], inputs: Sequence[InputRow]
) -> Record:
    entries: dict[int, list[Any]] = {}
    for entry in inputs:
        entries.setdefault(entry.phase, []).append(load_input(entry.data))
    chapters = [(load_checkpoint(kept.data), entries.get(kept.phase, [])) for kept in checkpoints]
    return make_record(game, row.options, tuple(row.names), row.eras, chapters)


def _read(games: Mapping[str, Game[Any]], data: str | bytes) -> Replayed | Refusal:
    try:
        record = load_record(data)
    except Unreadable as problem:
        return refuse("unreadable", str(problem))
    if record.game not in games:
        return refuse("no-such-game", f"There is no game “{record.game}” here.", legal=", ".join(games))
    verdict = verify(record, games[record.game])
    if verdict.problem:
        return refuse("not-the-same", f"Replaying the file gives another game: {verdict.problem}.")
    if verdict.table is None or verdict.unplayed:
        return refuse(
            "another-version",
            "Some of this game was played by an earlier version of its rules; only a game that this version "
            "can replay from its opening is taken up from a file.",
        )
    table, last = verdict.table, verdict.checkpoints[-1]
    status = Status.OVER if last.phase is None else Status.PAUSED if table.paused else Status.RUNNING
    return Replayed(record, table.names, status, verdict.phases, verdict.checkpoints)


def _imported(row: GameRow, found: Replayed, cause: str, entropy: Entropy) -> Change:
    record, *before, last = found.record, *found.checkpoints
    game, again = replace(row, eras=record.eras), last.phase is not None
    if again:
        game = renewed(game, last.fork, cause, entropy)
        seed = seed_at(game.eras, last.fork + 1)
        last = rolled_back(last, last, seed, paused=found.status is Status.PAUSED)
    inputs: list[InputRow] = []
    for chapter in record.chapters:
        is_begun_again = again and chapter.number == last.number
        for entry in _hand_overs(chapter.inputs) if is_begun_again else _stored(chapter):
            inputs.append(InputRow(len(inputs) + 1, chapter.number, dump_input(entry)))
    kept = [CheckpointRow(c.number, c.phase or "", dump_checkpoint(c)) for c in (*before, last)]
    game = replace(game, status=found.status, names=list(record.names), seq=len(inputs), phase=last.number)
    return Change(game=game, inputs=inputs, checkpoints=kept, whole=True)


def _stored(chapter: Chapter) -> tuple[Input, ...]:
    """The inputs of a phase as they are stored; what was undone is noted, with nothing left to take away."""
    return (*chapter.inputs, *(Undone(seat, ()) for seat in chapter.undone))


def _hand_overs(entries: Sequence[Input]) -> tuple[Input, ...]:
    """All that is kept of a phase that begins again: who took which seat."""
    return tuple(entry for entry in entries if isinstance(entry, HandOver))


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
