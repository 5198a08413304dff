"""The phases of a replayed game, as somebody may see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from renders.face import Frame
from rules.table import Checkpoint, Game, Input, Seat
from rules.table.chance import Era, seed_at
from rules.table.history import look_back


def frames(
    game: Game[Any],
    names: tuple[str, ...],
    eras: Sequence[Era],
    checkpoints: Sequence[Checkpoint],
    inputs: dict[int, list[Input]],
    seat: Seat | None = None,
) -> Iterator[Frame]:
    """Every ended phase in order."""
    for checkpoint, following in pairwise(checkpoints):
        entries = inputs.get(checkpoint.number, [])
        seed = seed_at(eras, checkpoint.fork)
        moment = look_back(game, names, seed, checkpoint, entries, following)
        title = game.title(moment.phase)
        yield Frame(moment.number, title, moment.after(seat), moment.feed(seat), moment.before(seat))
