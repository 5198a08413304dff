"""Simcord copies all that is sent several times over; it is plain data, and is copied as such."""

import copy
from types import SimpleNamespace
from typing import Any

from simcord import components, gateway, results
from simcord.http import router

ATOMS = frozenset({str, int, float, bool, type(None)})


def copied(value: Any) -> Any:
    """What `deepcopy` makes of plain data, in a fifth of the time; all else is its own affair."""
    kind = type(value)
    if kind is dict:
        return {key: part if type(part) in ATOMS else copied(part) for key, part in value.items()}
    if kind is list:
        return [part if type(part) in ATOMS else copied(part) for part in value]
    return value if kind in ATOMS else copy.deepcopy(value)


def copy_plainly() -> None:
    """Let simcord copy so; a version that copies otherwise is left as it is."""
    module: Any
    for module in (components, results):
        if getattr(module, "deepcopy", None) is copy.deepcopy:
            module.deepcopy = copied
    for module in (gateway, router):
        if getattr(module, "copy", None) is copy:
            module.copy = SimpleNamespace(deepcopy=copied)
