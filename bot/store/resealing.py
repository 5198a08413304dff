"""Keys that changed: when the store is opened, everything is sealed with the first of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Column, Connection, Row, Select, Table, select, update

from bot.store.database import Database
from bot.store.schema import checkpoints, drafts, games, inputs, outbox, packs, whispers
from bot.store.sealing import Keyring

Place = tuple[Table, Column[Any]]  # of JSON
LOOSE: tuple[Place, ...] = ((outbox, outbox.c.payload), (drafts, drafts.c.data))


async def reseal(database: Database, keys: Keyring) -> None:
    """Seal anew what another key sealed, or none; WrongKey, and nothing is touched, where one is missing."""
    query = select(games.c.id, games.c.eras, games.c.reserve).order_by(games.c.id)
    async with database.read() as db:
        found = (await db.execute(query)).all()
    for row in found:
        keys.unseal_text(row.eras)
        keys.unseal_text(row.reserve)
    old = [row.id for row in found if not (keys.is_current(row.eras) and keys.is_current(row.reserve))]
    loose = [(place, row) for place in LOOSE for row in await _not_current(database, place, keys)]
    for _, stored in loose:
        keys.unseal_json(stored[0])
    for game in old:
        await database.run(partial(_reseal_game, keys=keys, game=game))
    if loose:
        await database.run(partial(_reseal_loose, keys=keys, found=loose))
    if old or loose:
        await database.forget_the_past()


async def _not_current(database: Database, place: Place, keys: Keyring) -> list[Row[Any]]:
    """What a JSON column holds that is not sealed as it would be now, each with the keys of its row."""
    rows, column = place
    query: Select[Any] = select(column, *rows.primary_key)
    async with database.read() as db:
        return [row for row in await db.execute(query) if not keys.is_current_json(row[0])]


def _reseal_loose(db: Connection, keys: Keyring, found: Sequence[tuple[Place, Row[Any]]]) -> None:
    """Letters and drafts: each tells by itself how it is sealed, since earlier versions sealed none."""
    for (rows, column), row in found:
        at = [key == row[place] for place, key in enumerate(rows.primary_key, start=1)]
        value = keys.seal_json(keys.unseal_json(row[0]))
        db.execute(update(rows).where(*at).values({column: value}))


def _reseal_game(db: Connection, keys: Keyring, game: int) -> None:
    """One game whole, in one transaction: its row tells for all the others how they are sealed."""
    for row in db.execute(select(inputs.c.seq, inputs.c.data).where(inputs.c.game == game)).all():
        _write(db, inputs, {"game": game, "seq": row.seq}, data=_text(keys, row.data))
    of_game = checkpoints.c.game == game
    for phase in db.execute(select(checkpoints.c.phase).where(of_game)).scalars().all():
        stored = db.execute(
            select(checkpoints.c.data).where(of_game, checkpoints.c.phase == phase)
        ).scalar_one()
        _write(db, checkpoints, {"game": game, "phase": phase}, data=keys.seal(keys.unseal(stored)))
    for first in db.execute(select(packs.c.first).where(packs.c.game == game)).scalars().all():
        key = {"game": game, "first": first}
        of_pack = (packs.c.game == game, packs.c.first == first)
        stored = db.execute(select(packs.c.data).where(*of_pack)).scalar_one()
        _write(db, packs, key, data=keys.seal(keys.unseal(stored)))
    for row in db.execute(select(whispers.c.id, whispers.c.text).where(whispers.c.game == game)).all():
        _write(db, whispers, {"id": row.id}, text=_text(keys, row.text))
    row = db.execute(select(games.c.eras, games.c.reserve).where(games.c.id == game)).one()
    _write(db, games, {"id": game}, eras=_text(keys, row.eras), reserve=_text(keys, row.reserve))


def _text(keys: Keyring, stored: str) -> str:
    return keys.seal_text(keys.unseal_text(stored))


def _write(db: Connection, table: Table, key: dict[str, int], **values: Any) -> None:
    db.execute(update(table).where(*(table.c[name] == value for name, value in key.items())).values(values))
