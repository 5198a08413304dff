"""The one strict codec: inputs, checkpoints and states to JSON and back. Unknown keys are refused."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

from pydantic import ConfigDict, Discriminator, TypeAdapter, with_config

from rules.table.checkpoint import Checkpoint
from rules.table.inputs import Answer, Expire, HandOver, Input, Leave, Pause, Stand, Undo, Withdraw

T = TypeVar("T")

for _type in (Answer, Withdraw, Stand, Undo, Expire, Leave, HandOver, Pause, Checkpoint):
    with_config(ConfigDict(extra="forbid"))(_type)

_INPUT: TypeAdapter[Input] = TypeAdapter(Annotated[Input, Discriminator("kind")])
_CHECKPOINT: TypeAdapter[Checkpoint] = TypeAdapter(Checkpoint)


def dump_input(entry: Input) -> str:
    """An input as JSON."""
    return _INPUT.dump_json(entry).decode()


def load_input(text: str) -> Input:
    """An input from JSON; raises ValueError for anything else."""
    return _INPUT.validate_json(text)


def dump_checkpoint(checkpoint: Checkpoint) -> str:
    """A checkpoint as JSON."""
    return _CHECKPOINT.dump_json(checkpoint).decode()


def load_checkpoint(text: str) -> Checkpoint:
    """A checkpoint from JSON; raises ValueError for anything else."""
    return _CHECKPOINT.validate_json(text)


_states: dict[type[Any], TypeAdapter[Any]] = {}


def _adapter(state_type: type[Any]) -> TypeAdapter[Any]:
    if state_type not in _states:
        _states[state_type] = TypeAdapter(state_type)
    return _states[state_type]


def dump_state(state: Any) -> str:
    """A game's state as JSON."""
    return _adapter(type(state)).dump_json(state).decode()


def load_state(state_type: type[T], text: str) -> T:
    """A game's state from JSON."""
    state: T = _adapter(state_type).validate_json(text)
    return state
