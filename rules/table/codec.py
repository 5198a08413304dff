"""The one strict codec: inputs, checkpoints and states to JSON and back.

Every field is written, and every field must be there to be read: one that is unknown or missing, renamed by
a later version perhaps, is refused and never taken for nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import Discriminator, TypeAdapter

from rules.table.checkpoint import Checkpoint
from rules.table.inputs import Input
from rules.table.strict import adapter, parsed, read_whole

T = TypeVar("T")

INPUT = Annotated[Input, Discriminator("kind")]
_INPUT: TypeAdapter[Input] = adapter(INPUT)
_CHECKPOINT: TypeAdapter[Checkpoint] = adapter(Checkpoint)
_FIRST = {"version": 1, "rollbacks": [], "taken_over": [], "seal": ""}
"""What checkpoints of the first version did not say."""


def dump_input(entry: Input) -> str:
    """An input as JSON."""
    return _INPUT.dump_json(entry).decode()


def load_input(text: str) -> Input:
    """An input from JSON; raises ValueError for anything else."""
    entry: Input = read_whole(INPUT, parsed(text))
    return entry


def dump_checkpoint(checkpoint: Checkpoint) -> str:
    """A checkpoint as JSON."""
    return _CHECKPOINT.dump_json(checkpoint, by_alias=True).decode()


def load_checkpoint(text: str) -> Checkpoint:
    """A checkpoint from JSON; raises ValueError for anything else."""
    data = parsed(text)
    if isinstance(data, dict) and not _FIRST.keys() & data.keys():
        data |= _FIRST
    checkpoint: Checkpoint = read_whole(Checkpoint, data)
    return checkpoint


def dump_state(state: Any) -> str:
    """A game's state as JSON."""
    return adapter(type(state)).dump_json(state).decode()


def load_state(state_type: type[T], text: str) -> T:
    """A game's state from JSON; raises ValueError for anything else."""
    state: T = read_whole(state_type, parsed(text))
    return state
