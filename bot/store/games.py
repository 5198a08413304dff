"""Games, their seats, inputs and checkpoints; and the one transaction that accepts a change."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Text, bindparam, cast, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.changes import Change, LostRace, write
from bot.store.database import Database
from bot.store.encoding import Encoding, seat_row, seat_values
from bot.store.packs import LOOSE, PACK, PACKS_OF, Packed, pack, phases_in
from bot.store.rows import LIVE, CheckpointRow, GameRow, InputRow, SeatRow
from bot.store.schema import checkpoints, games, inputs, seats

T = TypeVar("T", CheckpointRow, InputRow)


class ChannelTaken(Exception):
    """The channel has a running game already."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it was stored: its newest checkpoint and the inputs since."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    checkpoint: CheckpointRow | None
    inputs: tuple[InputRow, ...]


_GAME = select(games).where(games.c.id == bindparam("game"))
_VERSION = select(games.c.version).where(games.c.id == bindparam("game"))
_SEATS = select(seats).where(seats.c.game == bindparam("game")).order_by(seats.c.seat)
_CHECKPOINT = select(checkpoints).where(
    checkpoints.c.game == bindparam("game"), checkpoints.c.phase == bindparam("phase")
)
_INPUTS = (
    select(inputs)
    .where(
        inputs.c.game == bindparam("game"),
        inputs.c.phase >= bindparam("first"),
        inputs.c.phase <= bindparam("last"),
    )
    .order_by(inputs.c.seq)
)
IN_CHANNEL = (
    select(games)
    .where(games.c.channel == bindparam("channel"))
    .order_by(games.c.status.in_(LIVE).desc(), games.c.id.desc())
    .limit(1)
)
LAST = 2**31 - 1


class Games:
    """The games of a database."""

    def __init__(self, database: Database, encoding: Encoding) -> None:
        self._database = database
        self._encoding = encoding

    def _row(self, row: Row[Any]) -> GameRow:
        return self._encoding.game(row)

    def _checkpoint(self, row: Row[Any] | None) -> CheckpointRow | None:
        return None if row is None else self._encoding.checkpoint(row)

    async def create(self, game: GameRow, players: Sequence[SeatRow] = ()) -> GameRow:
        """Open a lobby; its id is new. One live game per channel."""
        columns = [name for name in GameRow.__dataclass_fields__ if name != "id"]
        values = self._encoding.game_values(game, columns)

        def job(db: Connection) -> int:
            made: int = db.execute(insert(games).returning(games.c.id), values).scalar_one()
            if players:
                db.execute(insert(seats), [seat_values(made, row) for row in players])
            return made

        try:
            made = await self._database.run(job)
        except IntegrityError as error:
            raise ChannelTaken from error
        return replace(game, id=made)

    async def get(self, game: int) -> GameRow | None:
        """One game's row."""
        async with self._database.read() as db:
            row = (await db.execute(_GAME, {"game": game})).one_or_none()
        return None if row is None else self._row(row)

    async def version(self, game: int) -> int | None:
        """How often a game has changed."""
        async with self._database.read() as db:
            return (await db.execute(_VERSION, {"game": game})).scalar()

    async def in_channel(self, channel: int) -> GameRow | None:
        """The live game of a channel, or else the newest that ended there."""
        async with self._database.read() as db:
            row = (await db.execute(IN_CHANNEL, {"channel": channel})).one_or_none()
        return None if row is None else self._row(row)

    async def of_user(self, user: int) -> list[GameRow]:
        """The live games in which a person sits."""
        theirs = select(seats.c.game).where(seats.c.user == user)
        query = select(games).where(games.c.id.in_(theirs), games.c.status.in_(LIVE)).order_by(games.c.id)
        async with self._database.read() as db:
            return [self._row(row) for row in await db.execute(query)]

    async def live(self) -> list[GameRow]:
        """Every game that is not over."""
        async with self._database.read() as db:
            found = await db.execute(select(games).where(games.c.status.in_(LIVE)).order_by(games.c.id))
            return [self._row(row) for row in found]

    async def live_in(self, guild: int) -> list[GameRow]:
        """Every game of a server that is not over."""
        return await self._live(games.c.guild == guild)

    async def live_with(self, user: int) -> list[GameRow]:
        """Every game that is not over and perhaps has this person as a host or co-host."""
        shared = cast(games.c.settings, Text).contains(str(user))
        return await self._live((games.c.host == user) | shared)

    async def _live(self, which: ColumnElement[bool]) -> list[GameRow]:
        query = select(games).where(games.c.status.in_(LIVE), which).order_by(games.c.id)
        async with self._database.read() as db:
            return [self._row(row) for row in await db.execute(query)]

    async def seats(self, game: int) -> tuple[SeatRow, ...]:
        """The seats of a game, in order."""
        async with self._database.read() as db:
            return tuple(seat_row(row) for row in await db.execute(_SEATS, {"game": game}))

    async def load(self, game: int) -> Loaded | None:
        """All that is needed to go on with a game."""
        async with self._database.read_together() as db:
            row = (await db.execute(_GAME, {"game": game})).one_or_none()
            if row is None:
                return None
            found = self._row(row)
            players = tuple(seat_row(row) for row in await db.execute(_SEATS, {"game": game}))
            kept = (await db.execute(_CHECKPOINT, {"game": game, "phase": found.phase})).one_or_none()
            since = await self._loose_inputs(db, game, found.phase, LAST)
        return Loaded(found, players, self._checkpoint(kept), since)

    async def checkpoint(self, game: int, phase: int) -> CheckpointRow | None:
        """A game as it stood before a phase."""
        async with self._database.read() as db:
            row = (await db.execute(_CHECKPOINT, {"game": game, "phase": phase})).one_or_none()
        if row is not None:
            return self._encoding.checkpoint(row)
        return next((one.checkpoint for one in await self._packed(game, phase, phase)), None)

    async def checkpoints(self, game: int) -> list[CheckpointRow]:
        """Every phase's beginning, in order."""
        query = select(checkpoints).where(checkpoints.c.game == game).order_by(checkpoints.c.phase)
        async with self._database.read() as db:
            loose = [self._encoding.checkpoint(row) for row in await db.execute(query)]
        ended = [one.checkpoint for one in await self._packed(game)]
        return [*ended, *_not_in(ended, loose)]

    async def phases(self, game: int) -> list[tuple[int, str]]:
        """The number and name of every phase reached."""
        query = select(checkpoints.c.phase, checkpoints.c.name).where(checkpoints.c.game == game)
        async with self._database.read() as db:
            found = await db.execute(query.order_by(checkpoints.c.phase))
            loose = [CheckpointRow(row.phase, row.name, "") for row in found]
        ended = [one.checkpoint for one in await self._packed(game)]
        return [(row.phase, row.name) for row in (*ended, *_not_in(ended, loose))]

    async def inputs(self, game: int, first: int = 0, last: int = LAST) -> tuple[InputRow, ...]:
        """The inputs of some phases, in order."""
        async with self._database.read() as db:
            loose = await self._loose_inputs(db, game, first, last)
        packed = await self._packed(game, first, last)
        ended = [one.checkpoint for one in packed]
        return (*(entry for one in packed for entry in one.inputs), *_not_in(ended, loose))

    async def pack(self, game: int) -> int:
        """Pack the phases that have ended; how many."""
        return await self._database.run(lambda db: pack(db, game, self._encoding))

    async def to_pack(self) -> list[int]:
        """The games that have phases to pack."""
        count = func.count(checkpoints.c.phase)
        enough = (count > PACK + LOOSE) | (games.c.status.not_in(LIVE) & (count > 1))
        query = select(games.c.id).join(checkpoints, checkpoints.c.game == games.c.id).group_by(games.c.id)
        async with self._database.read() as db:
            return list((await db.execute(query.having(enough).order_by(games.c.id))).scalars())

    async def _packed(self, game: int, first: int = 0, last: int = LAST) -> list[Packed]:
        async with self._database.read() as db:
            rows = (await db.execute(PACKS_OF, {"game": game, "first": first, "last": last})).all()
        return await asyncio.to_thread(phases_in, rows, self._encoding, first, last) if rows else []

    async def _loose_inputs(
        self, db: AsyncConnection, game: int, first: int, last: int
    ) -> tuple[InputRow, ...]:
        found = await db.execute(_INPUTS, {"game": game, "first": first, "last": last})
        return tuple(self._encoding.input(row) for row in found)

    async def commit(self, change: Change) -> GameRow:
        """Accept a change in one transaction; LostRace: the game has changed, and nothing was written."""
        game = replace(change.game, version=change.game.version + 1)
        try:
            await self._database.run(lambda db: write(db, change, game, self._encoding))
        except IntegrityError as error:
            raise LostRace from error
        return game


def _not_in(ended: Sequence[CheckpointRow], loose: Sequence[T]) -> list[T]:
    """Of what was read before the packs, all that was not packed meanwhile."""
    last = ended[-1].phase if ended else -1
    return [row for row in loose if row.phase > last]
