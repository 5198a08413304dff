"""The outbox: letters written in the transaction that caused them, posted afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, case, delete, func, insert, select, update

from bot.store.bells import ring
from bot.store.database import Database
from bot.store.people import insert_new
from bot.store.rows import Json, Letter, LetterRow, LetterState, Place, Target, TargetKind
from bot.store.schema import games, outbox
from bot.store.sealing import Keyring
from bot.store.share import EVERYTHING, Share

_INSERT = insert(outbox)
_SETTLE = (
    update(outbox)
    .where(outbox.c.id == bindparam("old_id"), outbox.c.state == LetterState.PENDING)
    .values(
        state=bindparam("new_state"),
        attempts=bindparam("new_attempts"),
        message=bindparam("new_message"),
        settled=bindparam("new_settled"),
    )
)
_IS_DM = outbox.c.target_kind == TargetKind.DM
_GUILD = case((_IS_DM, 0), else_=func.coalesce(games.c.guild, 0))
_PENDING = (
    select(outbox, _GUILD.label("guild"))
    .outerjoin(games, games.c.id == outbox.c.game)
    .where(outbox.c.state == LetterState.PENDING, outbox.c.id > bindparam("after"))
    .order_by(outbox.c.id)
)


def _row(row: Row[Any], keys: Keyring, guild: int = 0) -> LetterRow:
    payload = keys.unseal_json(row.payload)
    letter = Letter(Target(TargetKind(row.target_kind), row.target), row.kind, payload)
    state = LetterState(row.state)
    return LetterRow(
        id=row.id,
        game=row.game,
        letter=letter,
        nonce=row.nonce,
        state=state,
        attempts=row.attempts,
        message=row.message,
        guild=guild,
    )


def _values(game: int | None, letter: Letter, nonce: str, keys: Keyring) -> dict[str, Json]:
    return {
        "game": game, "target_kind": letter.target.kind, "target": letter.target.id, "kind": letter.kind,
        "payload": keys.seal_json(letter.payload), "nonce": nonce, "state": LetterState.PENDING,
        "attempts": 0,
    }  # fmt: skip


def put(db: Connection, game: int, version: int, letters: Sequence[Letter], keys: Keyring) -> None:
    """Write letters within a transaction; the game's version makes their nonces unique."""
    if letters:
        numbered = enumerate(letters)
        db.execute(
            _INSERT, [_values(game, letter, f"{game:x}-{version:x}-{n:x}", keys) for n, letter in numbered]
        )


def add(db: Connection, game: int | None, letters: Sequence[Letter], keys: Keyring) -> None:
    """Write letters within a transaction that changes no game."""
    if letters:
        db.execute(_INSERT, [_values(game, letter, secrets.token_hex(12), keys) for letter in letters])
        ring(db, "letters")


class Letters:
    """The letters of a database."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    def _row(self, row: Row[Any]) -> LetterRow:
        return _row(row, self._keys)

    async def send(self, letters: Sequence[Letter], game: int | None = None) -> None:
        """Put letters into the outbox that belong to no change of a game."""
        await self._database.run(lambda db: add(db, game, letters, self._keys))

    async def send_once(self, letter: Letter, nonce: str, game: int | None = None) -> None:
        """Put a letter into the outbox, if none with this nonce is or was there."""
        values = _values(game, letter, nonce, self._keys)

        def job(db: Connection) -> None:
            if insert_new(db, outbox, values):
                ring(db, "letters")

        await self._database.run(job)

    async def pending(self, after: int = 0, most: int = 500, share: Share = EVERYTHING) -> list[LetterRow]:
        """The oldest letters of a share not yet posted, of those numbered higher than `after`."""
        query = _PENDING.where(share.where(_GUILD)).limit(most)
        async with self._database.read() as db:
            return [_row(row, self._keys, row.guild) for row in await db.execute(query, {"after": after})]

    async def oldest_pending(self, share: Share = EVERYTHING) -> set[int]:
        """The oldest letter of each place that is not yet posted."""
        oldest: dict[Place, int] = {}
        async with self._database.read() as db:
            for row in await db.execute(_PENDING.where(share.where(_GUILD)), {"after": 0}):
                oldest.setdefault(self._row(row).place, row.id)
        return set(oldest.values())

    async def told(self, game: int, seat: int, since: int, most: int) -> list[LetterRow]:
        """What was told a seat alone, the newest first; `since`: not what reached somebody before."""
        mine = (outbox.c.game == game, outbox.c.target_kind == TargetKind.SEAT, outbox.c.target == seat)
        late = func.coalesce(outbox.c.settled, since) >= since
        query = select(outbox).where(*mine, outbox.c.kind == "private", late)
        async with self._database.read() as db:
            return [
                self._row(row) for row in await db.execute(query.order_by(outbox.c.id.desc()).limit(most))
            ]

    async def newest_posted(self, row: LetterRow) -> int:
        """The message of the newest letter posted to the same place; 0 for none."""
        kind, game, target = row.place
        query = select(func.max(outbox.c.message)).where(
            outbox.c.target_kind == kind, outbox.c.state == LetterState.POSTED
        )
        if game is not None:
            query = query.where(outbox.c.game == game)
        if target is not None:
            query = query.where(outbox.c.target == target)
        async with self._database.read() as db:
            return (await db.execute(query)).scalar() or 0

    async def purge(self, before: int) -> int:
        """Forget letters that were posted or dropped before a time; how many. The newest of each place that
        was posted is kept: one after it that may be posted is looked for from there on.
        """
        needed = (
            select(func.max(outbox.c.id))
            .where(outbox.c.state == LetterState.POSTED)
            .group_by(outbox.c.target_kind, outbox.c.game, outbox.c.target)
        )
        old = delete(outbox).where(
            outbox.c.state != LetterState.PENDING,
            func.coalesce(outbox.c.settled, 0) < before,
            outbox.c.id.not_in(needed),
        )
        return await self._database.run(lambda db: db.execute(old).rowcount)

    async def settle(self, rows: Sequence[LetterRow], at: int) -> None:
        """Write down what became of letters: posted (with the message), dropped, or tried once more."""
        if rows:
            values = [
                {
                    "old_id": row.id,
                    "new_state": row.state,
                    "new_attempts": row.attempts,
                    "new_message": row.message,
                    "new_settled": at,
                }
                for row in rows
            ]
            await self._database.run(lambda db: db.execute(_SETTLE, values))
