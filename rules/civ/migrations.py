"""How a stored game of an earlier version is taken up by this one."""

from typing import Any

PRINTED_NAMES = {"Gethae": "Getae", "Moresia": "Moesia", "Vann": "Van"}
"""Areas that version 1 spelt otherwise than the printed board."""


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 knows areas by their printed names."""
    return {key: with_printed_names(value) for key, value in state.items()}


def with_printed_names(data: Any) -> Any:
    """Stored data, a state or an answer, with every area called as it is printed."""
    if isinstance(data, dict):
        return {PRINTED_NAMES.get(key, key): with_printed_names(value) for key, value in data.items()}
    if isinstance(data, list):
        return [with_printed_names(value) for value in data]
    return PRINTED_NAMES.get(data, data) if isinstance(data, str) else data
