"""States stored by earlier versions of the civ games, as this version stores them."""

from typing import Any


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2: offers are numbered by a secret key; a checkpoint never lies within a trade session."""
    floor = {**state["floor"], "offers": [], "made": {}, "closed": []}
    return {**state, "floor": floor, "offer_numbers": {"key": 0, "made": {}}}
