"""Rows as the database holds them: compressed where they are large, sealed where they are secret."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row

from bot.store.rows import CheckpointRow, GameRow, InputRow, Json, SeatRow, Status
from bot.store.sealing import Keyring
from rules.table.chance import Era

CHECKPOINT_LEVEL = 1  # zlib: most of the gain for a third of the time


def _dump_eras(eras: tuple[Era, ...]) -> str:
    written = [{"secret": era.secret, "added": list(era.added)} for era in eras]
    return json.dumps(written, ensure_ascii=False, separators=(",", ":"))


def _load_eras(text: str) -> tuple[Era, ...]:
    return tuple(Era(era["secret"], tuple(era["added"])) for era in json.loads(text))


class Encoding:
    """How the rows of one store are written and read: with its keys."""

    def __init__(self, keys: Keyring) -> None:
        self.keys = keys

    def game_values(self, row: GameRow, names: Iterable[str]) -> dict[str, Json]:
        """Some columns of a game for the database."""
        values = {name: getattr(row, name) for name in names}
        if "eras" in values:
            values["eras"] = self.keys.seal_text(_dump_eras(row.eras))
        if "reserve" in values:
            values["reserve"] = self.keys.seal_text(row.reserve)
        return values

    def game(self, row: Row[Any]) -> GameRow:
        """A game out of the database; WrongKey where it cannot be opened."""
        eras = _load_eras(self.keys.unseal_text(row.eras))
        reserve = self.keys.unseal_text(row.reserve)
        values = dict(row._mapping)
        return GameRow(**{**values, "status": Status(row.status), "eras": eras, "reserve": reserve})

    def checkpoint_values(self, game: int, row: CheckpointRow) -> dict[str, Json]:
        """A checkpoint for the database."""
        data = self.keys.seal(zlib.compress(row.data.encode(), CHECKPOINT_LEVEL))
        return {"game": game, "phase": row.phase, "name": row.name, "data": data}

    def checkpoint(self, row: Row[Any]) -> CheckpointRow:
        """A checkpoint out of the database."""
        return CheckpointRow(row.phase, row.name, zlib.decompress(self.keys.unseal(row.data)).decode())

    def input_values(self, game: int, row: InputRow) -> dict[str, Json]:
        """An input for the database."""
        return {"game": game, "seq": row.seq, "phase": row.phase, "data": self.keys.seal_text(row.data)}

    def input(self, row: Row[Any]) -> InputRow:
        """An input out of the database."""
        return InputRow(row.seq, row.phase, self.keys.unseal_text(row.data))


def seat_values(game: int, row: SeatRow) -> dict[str, Json]:
    """A seat for the database."""
    return {"game": game, **{name: getattr(row, name) for name in SeatRow.__dataclass_fields__}}


def seat_row(row: Row[Any]) -> SeatRow:
    """A seat out of the database."""
    return SeatRow(**{name: row._mapping[name] for name in SeatRow.__dataclass_fields__})
