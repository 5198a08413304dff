"""Areas that were spelt otherwise before, and stored data that still spells them so."""

from typing import Any

FORMER_NAMES = {"Gethae": "Getae", "Moresia": "Moesia", "Vann": "Van"}
"""The spellings of version 1, and those of the printed board."""


def with_printed_names(data: Any) -> Any:
    """Stored data, a state or an answer, with every area called as it is printed."""
    if isinstance(data, dict):
        return {FORMER_NAMES.get(key, key): with_printed_names(value) for key, value in data.items()}
    if isinstance(data, list):
        return [with_printed_names(value) for value in data]
    return FORMER_NAMES.get(data, data) if isinstance(data, str) else data
