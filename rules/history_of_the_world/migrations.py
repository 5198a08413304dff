"""Stored states of earlier versions, brought up to the next."""

from typing import Any


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """What version 2 changed in the state of a game."""
    return state
