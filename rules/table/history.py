"""Looking back: a phase as it was, from its checkpoint, its inputs and the next checkpoint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rules.table.checkpoint import Checkpoint
from rules.table.codec import load_state
from rules.table.event import Told
from rules.table.game import Game
from rules.table.inputs import Input
from rules.table.question import Seat
from rules.table.table import restore
from rules.table.versions import up_to_date


@dataclass(frozen=True, slots=True)
class Moment:
    """A phase that has ended: the game before it, after it, and what was told in it."""

    game: Game[Any]
    number: int
    phase: str
    told: tuple[Told, ...]
    _before: Any
    _after: Any

    def before(self, seat: Seat | None) -> Any:
        """What a seat saw when the phase began."""
        return self.game.view(self._before, seat)

    def after(self, seat: Seat | None) -> Any:
        """What a seat saw when it had ended."""
        return self.game.view(self._after, seat)

    def feed(self, seat: Seat | None) -> tuple[Told, ...]:
        """What a seat may know of what was told in it."""
        return tuple(told for told in self.told if told.reaches(seat))


def look_back(
    game: Game[Any],
    names: tuple[str, ...],
    seed: bytes,
    checkpoint: Checkpoint,
    entries: Sequence[Input],
    following: Checkpoint,
) -> Moment:
    """The phase that began at `checkpoint` and ended at `following`.

    Played by an earlier version of the rules, it is told only if this one plays it just so.
    """
    kept: list[Checkpoint] = []
    table = restore(game, names, seed, checkpoint, entries, kept.append)
    told = tuple(t for t in table.told if t.phase == checkpoint.number)
    before = load_state(game.state_type, up_to_date(game, checkpoint, seed).state)
    ended = up_to_date(game, following, seed).state
    if table.rewritten and (table.reopened or not kept or kept[0].state != ended):
        told = ()
    after = load_state(game.state_type, ended)
    return Moment(game, checkpoint.number, checkpoint.phase or "", told, before, after)
