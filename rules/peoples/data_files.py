"""The tables of the game as they are shipped."""

import json
from importlib.resources import files
from typing import Any


def rows(name: str) -> list[dict[str, Any]]:
    """The rows of a table."""
    found: list[dict[str, Any]] = json.loads(
        (files(__package__) / "data" / f"{name}.json").read_text("utf-8")
    )
    return found
