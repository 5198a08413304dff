"""The change that an action makes to a stored game, written in few statements and one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, update

from bot.store import letters
from bot.store.bells import ring
from bot.store.encoding import Encoding, seat_values
from bot.store.packs import cut
from bot.store.people import upsert
from bot.store.rows import CheckpointRow, GameRow, InputRow, Letter, SeatRow
from bot.store.schema import called, checkpoints, drafts, games, inputs, seats
from bot.store.written import NothingWritten


class LostRace(NothingWritten):
    """Somebody else changed the game first: load it again and try again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one action does to a stored game; written whole or not at all.

    `game` is the row as it shall be, with the version it was loaded at. `back_to` first removes that phase,
    its inputs and everything later. `seats` replaces all seats; `drafts_done` forgets drafts (seat, key).
    `called` are people whom the letters call, `came` those who have done something.
    """

    game: GameRow
    inputs: Sequence[InputRow] = ()
    checkpoints: Sequence[CheckpointRow] = ()
    letters: Sequence[Letter] = ()
    seats: Sequence[SeatRow] | None = None
    drafts_done: Sequence[tuple[int, str]] = ()
    back_to: int | None = None
    at: int = 0
    called: Collection[int] = ()
    came: Collection[int] = ()
    whole: bool = False  # settings, options, names, host or eras changed too
    foreign: bool = False  # another process works for the game, and is told


_STRIDE = ("status", "version", "seq", "phase", "asked", "deadline", "remaining", "grace", "busy")
_WHOLE = (*_STRIDE, "guild", "channel", "host", "options", "settings", "names", "eras", "reserve")


def _update(names: tuple[str, ...]) -> Any:
    values: Any = {name: bindparam(f"new_{name}") for name in names}
    return (
        update(games)
        .where(games.c.id == bindparam("old_id"), games.c.version == bindparam("old_version"))
        .values(values)
    )


_UPDATE_STRIDE, _UPDATE_WHOLE = _update(_STRIDE), _update(_WHOLE)
_INSERT_INPUT, _INSERT_CHECKPOINT, _INSERT_SEAT = insert(inputs), insert(checkpoints), insert(seats)


def write(db: Connection, change: Change, game: GameRow, encoding: Encoding) -> None:
    """Write a change within a transaction; `game` is the row with its new version."""
    names = _WHOLE if change.whole else _STRIDE
    values = {f"new_{name}": value for name, value in encoding.game_values(game, names).items()}
    values |= {"old_id": game.id, "old_version": change.game.version}
    done = db.execute(_UPDATE_WHOLE if change.whole else _UPDATE_STRIDE, values)
    if done.rowcount != 1:
        raise LostRace
    if change.back_to is not None:
        db.execute(delete(inputs).where(inputs.c.game == game.id, inputs.c.phase >= change.back_to))
        db.execute(
            delete(checkpoints).where(checkpoints.c.game == game.id, checkpoints.c.phase >= change.back_to)
        )
        cut(db, game.id, change.back_to, encoding)
    if change.inputs:
        db.execute(_INSERT_INPUT, [encoding.input_values(game.id, row) for row in change.inputs])
    if change.checkpoints:
        rows = [encoding.checkpoint_values(game.id, row) for row in change.checkpoints]
        db.execute(_INSERT_CHECKPOINT, rows)
    if change.seats is not None:
        db.execute(delete(seats).where(seats.c.game == game.id))
        if change.seats:
            db.execute(_INSERT_SEAT, [seat_values(game.id, row) for row in change.seats])
    for seat, key in change.drafts_done:
        db.execute(delete(drafts).where(drafts.c.game == game.id, drafts.c.seat == seat, drafts.c.key == key))
    if change.came:
        db.execute(delete(called).where(called.c.user.in_(sorted(change.came))))
    for user in sorted(change.called):
        upsert(db, called, {"user": user, "since": change.at}, "user")
    letters.put(db, game.id, game.version, change.letters, encoding.keys)
    if change.called:
        ring(db, "called", change.at, *sorted(change.called))
    if change.foreign:
        ring(db, "game", game.id)
