"""States stored by earlier versions of the civ games, as this version stores them."""

from typing import Any

from rules.atlas.former_names import with_printed_names


def unchanged(state: dict[str, Any]) -> dict[str, Any]:
    """A version that asks in another way and stores the same."""
    return state


def from_1(state: dict[str, Any]) -> dict[str, Any]:
    """Version 2: areas have their printed names; offers are numbered by a secret key.

    A checkpoint never lies within a trade session, so no offer stands.
    """
    named = {key: with_printed_names(value) for key, value in state.items()}
    floor = {**named["floor"], "offers": [], "made": {}, "closed": []}
    return {**named, "floor": floor, "offer_numbers": {"key": 0, "made": {}}}
