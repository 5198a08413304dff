"""One long random game of each kind, played once: several contracts look at the same positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.table import Checkpoint, Seat, Table, restore
from rules.table.codec import (
    dump_checkpoint,
    dump_input,
    dump_state,
    load_checkpoint,
    load_input,
)
from rules.table.inputs import Input
from tests.contract.settings import Setting, games, match_of

LONG = 800  # inputs of the whole walk
KEPT = 600  # inputs after which no more moments are kept


@dataclass(frozen=True)
class Moment:
    """A game after one of its inputs: what would be stored of it, and how it stood."""

    count: int
    stored: str
    entries: tuple[Input, ...]
    state: str
    waiting: list[tuple[Seat, str]]
    holding: dict[Seat, Seat]
    phase: str | None
    over: bool


@dataclass(frozen=True)
class Stop:
    """A phase that began and waits for somebody."""

    count: int
    checkpoint: Checkpoint
    awaited: list[Seat]


@dataclass(frozen=True)
class Walk:
    """A random game: where it stopped at the beginning of a phase, and many moments in between."""

    game: str
    names: tuple[str, ...]
    seed: bytes
    stops: list[Stop]
    moments: list[Moment]

    def again(self, moment: Moment) -> Table:
        """The game as a restart would find it."""
        entries = [load_input(dump_input(entry)) for entry in moment.entries]
        return restore(games()[self.game], self.names, self.seed, load_checkpoint(moment.stored), entries)


_WALKS: dict[str, Walk] = {}


def walk_of(setting: Setting) -> Walk:
    """The walk of a setting; played when it is first asked for."""
    if str(setting) not in _WALKS:
        _WALKS[str(setting)] = _walked(setting)
    return _WALKS[str(setting)]


def _walked(setting: Setting) -> Walk:
    match = match_of(setting, b"restart", whole=True, waits=True)
    table = match.table
    walk = Walk(setting.game, table.names, table.seed, [], [])
    number = 0
    for count, _ in enumerate(match.steps(most=LONG)):
        checkpoint = table.checkpoint
        if checkpoint.phase is not None and checkpoint.number != number:
            number = checkpoint.number
            awaited = sorted({question.seat for question in table.waiting()})
            walk.stops.append(Stop(count, checkpoint, awaited))
        if count < KEPT and (count <= 120 or 0 in (count % 9, count % 11, count % 25)):
            walk.moments.append(_moment(count, table, match.recorder.inputs.get(checkpoint.number, ())))
    return walk


def _moment(count: int, table: Table, entries: Any) -> Moment:
    waiting = [(question.seat, question.key) for question in table.waiting()]
    stored, state = dump_checkpoint(table.checkpoint), dump_state(table.state)
    return Moment(
        count, stored, tuple(entries), state, waiting, dict(table.holding()), table.phase, table.over
    )
