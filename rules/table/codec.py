"""The one strict codec: inputs, checkpoints and states to JSON and back. Unknown keys are refused."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import Discriminator, TypeAdapter

from rules.table.checkpoint import Checkpoint
from rules.table.inputs import Input
from rules.table.strict import adapter

T = TypeVar("T")

_INPUT: TypeAdapter[Input] = adapter(Annotated[Input, Discriminator("kind")])
_CHECKPOINT: TypeAdapter[Checkpoint] = adapter(Checkpoint)


def dump_input(entry: Input) -> str:
    """An input as JSON."""
    return _INPUT.dump_json(entry).decode()


def load_input(text: str) -> Input:
    """An input from JSON; raises ValueError for anything else."""
    return _INPUT.validate_json(text, strict=True)


def dump_checkpoint(checkpoint: Checkpoint) -> str:
    """A checkpoint as JSON."""
    return _CHECKPOINT.dump_json(checkpoint, by_alias=True).decode()


def load_checkpoint(text: str) -> Checkpoint:
    """A checkpoint from JSON; raises ValueError for anything else."""
    return _CHECKPOINT.validate_json(text, strict=True)


def dump_state(state: Any) -> str:
    """A game's state as JSON."""
    return adapter(type(state)).dump_json(state).decode()


def load_state(state_type: type[T], text: str) -> T:
    """A game's state from JSON; raises ValueError for anything else."""
    state: T = adapter(state_type).validate_json(text, strict=True)
    return state
