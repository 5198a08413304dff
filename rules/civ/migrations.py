"""How a stored state of an earlier version becomes one of this."""

from typing import Any

from rules.atlas.former_names import with_printed_names


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2 knows areas by their printed names."""
    return {key: with_printed_names(value) for key, value in state.items()}
