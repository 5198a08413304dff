"""The outbox: letters written in the transaction that caused them, posted afterwards."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from bot.store.database import Database
from bot.store.rows import Json, Letter, LetterRow, LetterState, Target, TargetKind
from bot.store.schema import outbox

_INSERT = insert(outbox)
_SETTLE = (
    update(outbox)
    .where(outbox.c.id == bindparam("old_id"), outbox.c.state == LetterState.PENDING)
    .values(
        state=bindparam("new_state"), attempts=bindparam("new_attempts"), message=bindparam("new_message")
    )
)
_PENDING = (
    select(outbox)
    .where(outbox.c.state == LetterState.PENDING, outbox.c.id > bindparam("after"))
    .order_by(outbox.c.id)
)


def _row(row: Row[Any]) -> LetterRow:
    letter = Letter(Target(TargetKind(row.target_kind), row.target), row.kind, row.payload)
    state = LetterState(row.state)
    return LetterRow(
        id=row.id,
        game=row.game,
        letter=letter,
        nonce=row.nonce,
        state=state,
        attempts=row.attempts,
        message=row.message,
    )


def _values(game: int | None, letter: Letter, nonce: str) -> dict[str, Json]:
    return {
        "game": game, "target_kind": letter.target.kind, "target": letter.target.id, "kind": letter.kind,
        "payload": letter.payload, "nonce": nonce, "state": LetterState.PENDING, "attempts": 0,
    }  # fmt: skip


def put(db: Connection, game: int, version: int, letters: Sequence[Letter]) -> None:
    """Write letters within a transaction; the game's version makes their nonces unique."""
    if letters:
        rows = [_values(game, letter, f"{game:x}-{version:x}-{n:x}") for n, letter in enumerate(letters)]
        db.execute(_INSERT, rows)


def add(db: Connection, game: int | None, letters: Sequence[Letter]) -> None:
    """Write letters within a transaction that changes no game."""
    if letters:
        db.execute(_INSERT, [_values(game, letter, secrets.token_hex(12)) for letter in letters])


class Letters:
    """The letters of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def send(self, letters: Sequence[Letter], game: int | None = None) -> None:
        """Put letters into the outbox that belong to no change of a game."""
        await self._database.run(lambda db: add(db, game, letters))

    async def pending(self, after: int = 0, most: int = 500) -> list[LetterRow]:
        """The oldest letters not yet posted, of those numbered higher than `after`."""
        async with self._database.read() as db:
            return [_row(row) for row in await db.execute(_PENDING.limit(most), {"after": after})]

    async def settle(self, rows: Sequence[LetterRow]) -> None:
        """Write down what became of letters: posted (with the message), dropped, or tried once more."""
        if rows:
            values = [
                {
                    "old_id": row.id,
                    "new_state": row.state,
                    "new_attempts": row.attempts,
                    "new_message": row.message,
                }
                for row in rows
            ]
            await self._database.run(lambda db: db.execute(_SETTLE, values))
