"""Phases that have ended, packed together: states and answers differ little from one to the next."""

from __future__ import annotations

import json
import lzma
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, insert, select, update

from bot.store.encoding import Encoding
from bot.store.rows import LIVE, CheckpointRow, InputRow
from bot.store.schema import checkpoints, games, inputs, packs

PACK = 64  # phases in one pack
LOOSE = 32  # the newest phases of a running game are not packed: they are looked at, and rolled back to
PRESET = 3  # lzma: with four megabytes of memory of what came before


@dataclass(frozen=True, slots=True)
class Packed:
    """A phase that has ended."""

    checkpoint: CheckpointRow
    inputs: tuple[InputRow, ...]


def packed(phases: Sequence[Packed]) -> bytes:
    """Phases as a pack holds them."""
    rows = [
        [
            one.checkpoint.phase,
            one.checkpoint.name,
            one.checkpoint.data,
            [[i.seq, i.data] for i in one.inputs],
        ]
        for one in phases
    ]
    return lzma.compress(json.dumps(rows, ensure_ascii=False).encode(), preset=PRESET)


@lru_cache(maxsize=16)
def unpacked(data: bytes) -> tuple[Packed, ...]:
    """The phases of a pack; the last packs that were looked at are kept."""
    rows = json.loads(lzma.decompress(data))
    return tuple(
        Packed(
            CheckpointRow(phase, name, text),
            tuple(InputRow(seq, phase, entry) for seq, entry in entries),
        )
        for phase, name, text, entries in rows
    )


PACKS_OF = (
    select(packs)
    .where(
        packs.c.game == bindparam("game"),
        packs.c.last >= bindparam("first"),
        packs.c.first <= bindparam("last"),
    )
    .order_by(packs.c.first)
)


def phases_in(rows: Sequence[Row[Any]], encoding: Encoding, first: int, last: int) -> list[Packed]:
    """Those phases that are in these packs."""
    found = (one for row in rows for one in unpacked(encoding.keys.unseal(row.data)))
    return [one for one in found if first <= one.checkpoint.phase <= last]


def pack(db: Connection, game: int, encoding: Encoding) -> int:
    """Pack what has ended of a game, within a transaction; how many phases."""
    row = db.execute(select(games).where(games.c.id == game).with_for_update()).one()
    newest = row.phase - (LOOSE if row.status in LIVE else 0)
    of_game = (checkpoints.c.game == game, checkpoints.c.phase < newest)
    loose = db.execute(select(checkpoints).where(*of_game).order_by(checkpoints.c.phase)).all()
    if row.status in LIVE:
        loose = loose[: len(loose) // PACK * PACK]
    for at in range(0, len(loose), PACK):
        _pack(db, game, loose[at : at + PACK], encoding)
    return len(loose)


def _pack(db: Connection, game: int, rows: Sequence[Row[Any]], encoding: Encoding) -> None:
    first, last = rows[0].phase, rows[-1].phase
    within = (inputs.c.game == game, inputs.c.phase >= first, inputs.c.phase <= last)
    entries: dict[int, list[InputRow]] = {}
    for row in db.execute(select(inputs).where(*within).order_by(inputs.c.seq)):
        entries.setdefault(row.phase, []).append(encoding.input(row))
    phases = [Packed(encoding.checkpoint(row), tuple(entries.get(row.phase, ()))) for row in rows]
    data = encoding.keys.seal(packed(phases))
    db.execute(insert(packs), {"game": game, "first": first, "last": last, "data": data})
    db.execute(delete(inputs).where(*within))
    span = checkpoints.c.phase.between(first, last)
    db.execute(delete(checkpoints).where(checkpoints.c.game == game, span))


def cut(db: Connection, game: int, back_to: int, encoding: Encoding) -> None:
    """Take a phase and all later ones out of a game's packs, within a transaction."""
    found = db.execute(PACKS_OF, {"game": game, "first": back_to, "last": 2**31 - 1}).all()
    for row in found:
        this = (packs.c.game == game, packs.c.first == row.first)
        if row.first >= back_to:
            db.execute(delete(packs).where(*this))
            continue
        kept = phases_in([row], encoding, row.first, back_to - 1)
        data = encoding.keys.seal(packed(kept))
        db.execute(update(packs).where(*this).values(last=back_to - 1, data=data))
