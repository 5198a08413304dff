"""What is kept of one person, in all tables."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, Select, or_, select

from bot.store.database import Database
from bot.store.rows import Json, TargetKind
from bot.store.schema import called, closed_dms, drafts, games, outbox, seats, vacations, whispers
from bot.store.sealing import Keyring


class Personal:
    """Reads it all together."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        self._database = database
        self._keys = keys

    async def of(self, user: int) -> dict[str, list[dict[str, Json]]]:
        """Everything but preferences and answers, table by table."""
        sent_or_got = or_(whispers.c.user == user, whispers.c.to_user == user)
        place = (seats.c.game == drafts.c.game) & (seats.c.seat == drafts.c.seat)
        to_them = (outbox.c.target_kind == TargetKind.DM, outbox.c.target == user)
        queries: dict[str, Select[Any]] = {
            "vacations": select(vacations).where(vacations.c.user == user),
            "cannot_be_written_to": select(closed_dms).where(closed_dms.c.user == user),
            "called": select(called).where(called.c.user == user),
            "hosted": _GAME.where(games.c.host == user),
            "seats": select(seats, games.c.guild, games.c.channel, games.c.ruleset, games.c.status)
            .join(games, games.c.id == seats.c.game)
            .where(seats.c.user == user),
            "drafts": select(drafts).join(seats, place).where(seats.c.user == user),
            "whispers": select(whispers).where(sent_or_got),
            "letters": select(outbox.c.game, outbox.c.kind, outbox.c.payload).where(*to_them),
        }
        async with self._database.read_together() as db:
            return {
                name: [self._opened(row) for row in await db.execute(query)]
                for name, query in queries.items()
            }

    def _opened(self, row: Row[Any]) -> dict[str, Json]:
        return {name: self._keys.unseal_json(value) for name, value in row._mapping.items()}


_GAME = select(games.c.id, games.c.guild, games.c.channel, games.c.ruleset, games.c.status, games.c.created)
