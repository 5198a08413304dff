"""Reading stored data strictly: every type in one place, no unknown keys, no "7" for 7."""

from __future__ import annotations

import dataclasses
import json
import typing
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError
from pydantic_core import from_json

from rules.table.refusal import Fault, FaultKind, Refusal

_adapters: dict[Any, TypeAdapter[Any]] = {}


def adapter(wanted: Any) -> TypeAdapter[Any]:
    """The reader of a type; its dataclasses, down to the last, refuse unknown keys.

    Where a type of answers is defined its reader is made at once: the first answer should not wait for it.
    """
    if wanted not in _adapters:
        _refuse_unknown_keys(wanted, set())
        _adapters[wanted] = TypeAdapter(wanted)
    return _adapters[wanted]


def _refuse_unknown_keys(wanted: Any, seen: set[Any]) -> None:
    if dataclasses.is_dataclass(wanted) and isinstance(wanted, type):
        if wanted in seen:
            return
        seen.add(wanted)
        wanted.__pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[attr-defined]
        for hint in typing.get_type_hints(wanted, include_extras=True).values():
            _refuse_unknown_keys(hint, seen)
        return
    for part in typing.get_args(wanted):
        _refuse_unknown_keys(part, seen)


def parsed(text: str | bytes) -> Any:
    """JSON as plain data; raises ValueError for anything else, however deep or long."""
    return from_json(text, allow_inf_nan=False)


def read_whole(wanted: Any, data: Any) -> Any:
    """Plain data in its type with every field said; raises ValueError if one is missing or unknown."""
    reader = adapter(wanted)
    value = reader.validate_json(json.dumps(data), strict=True)
    if reader.dump_python(value, mode="json", by_alias=True) != data:
        raise ValueError("something is missing")
    return value


def read_strictly(wanted: Any, data: Any, hint: str, legal: str = "") -> Any | Refusal:
    """Stored data in its type; or the hint as a refusal, with the parts that are no such thing."""
    try:
        return adapter(wanted).validate_json(json.dumps(data), strict=True)
    except ValidationError as problem:
        places = (error["loc"][0] for error in problem.errors() if error["loc"])
        parts = sorted({place for place in places if isinstance(place, int)})
        where = f" Part {', '.join(str(part + 1) for part in parts)} cannot be read." if parts else ""
        text = f"{hint}{where}"
    except (TypeError, ValueError):
        text = hint
    return Refusal((Fault("unreadable", text, legal=legal, kind=FaultKind.UNREADABLE),))


def read_or(wanted: Any, data: Any, otherwise: Any) -> Any:
    """Stored data in its type, or something else where it cannot be read."""
    found = read_strictly(wanted, data, "")
    return otherwise if isinstance(found, Refusal) else found


def stored(wanted: Any, value: Any) -> Any:
    """A value as it is stored; what is not said is left out."""
    return adapter(wanted).dump_python(value, mode="json", by_alias=True, exclude_defaults=True)
