"""An example of every event, made from the types of its fields."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import EnumType
from types import ModuleType
from typing import Any

from rules.table import Fault, Refusal
from rules.table.event import Told


def event_classes(*modules: ModuleType) -> list[type[Any]]:
    """Every event that these modules define."""
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and is_dataclass(thing)
        and thing.__module__ == module.__name__
        and thing is not Told
    ]


def made(kind: Any, simple: Mapping[Any, Any]) -> Any:
    """A value of an annotated type, out of examples of simple ones."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        inner = parts[:1] if parts[-1:] == (...,) else parts
        return tuple(made(part, simple) for part in inner)
    if origin in (dict, Mapping):
        return {made(parts[0], simple): made(parts[1], simple)}
    if origin in (types.UnionType, typing.Union):
        return made(parts[0], simple)
    if isinstance(kind, EnumType):
        return simple.get(kind) or next(iter(kind))
    if kind is Refusal:
        return Refusal((Fault("no", "No."),))
    return simple[kind]
