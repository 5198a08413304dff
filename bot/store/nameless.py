"""A seat without the name of who played it: in its row, in the opening, and where it was handed over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection, select, update

from bot.names import unique
from bot.store.encoding import Encoding
from bot.store.packs import packed, unpacked
from bot.store.rows import InputRow
from bot.store.schema import games, inputs, packs, seats
from rules.table.codec import dump_input, load_input
from rules.table.inputs import HandOver


def nameless(seat: int, taken: Sequence[str]) -> str:
    """What a seat is called whose player wants to be forgotten."""
    return unique(f"Player {seat + 1}", taken)


def leave_nameless(db: Connection, game: int, seat: int, name: str, encoding: Encoding) -> None:
    """Take a name out of a game that is over, within a transaction."""
    rows = db.execute(select(seats.c.seat, seats.c.name).where(seats.c.game == game)).all()
    made = nameless(seat, [row.name for row in rows if row.name != name])
    here = (seats.c.game == game, seats.c.seat == seat, seats.c.name == name)
    db.execute(update(seats).where(*here).values(name=made))
    row = db.execute(select(games.c.names, games.c.version).where(games.c.id == game)).one()
    names = [made if at == seat and known == name else known for at, known in enumerate(row.names)]
    db.execute(update(games).where(games.c.id == game).values(names=names, version=row.version + 1))
    for stored in db.execute(select(inputs).where(inputs.c.game == game)).all():
        entry = encoding.input(stored)
        if (changed := _renamed(entry, seat, name, made)) != entry:
            this = (inputs.c.game == game, inputs.c.seq == entry.seq)
            db.execute(update(inputs).where(*this).values(encoding.input_values(game, changed)))
    for pack in db.execute(select(packs).where(packs.c.game == game)).all():
        phases = unpacked(encoding.keys.unseal(pack.data))
        fresh = tuple(
            replace(one, inputs=tuple(_renamed(entry, seat, name, made) for entry in one.inputs))
            for one in phases
        )
        if fresh != phases:
            this = (packs.c.game == game, packs.c.first == pack.first)
            db.execute(update(packs).where(*this).values(data=encoding.keys.seal(packed(fresh))))


def _renamed(row: InputRow, seat: int, name: str, made: str) -> InputRow:
    entry = load_input(row.data)
    if isinstance(entry, HandOver) and (entry.seat, entry.name) == (seat, name):
        return replace(row, data=dump_input(replace(entry, name=made)))
    return row
