"""Examples of events: made from the types of their fields, with none, one and two of everything."""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, replace
from enum import EnumType
from functools import cache
from itertools import cycle
from typing import Any

from rules.table import Fault, Refusal

AMOUNTS = (1, 2, 0)
NOBODY = Refusal((Fault("gone", "The land is taken."),))


class ASeat(int):
    """Stands for a seat in annotations, where seats and amounts are both numbers."""


@dataclass(frozen=True)
class Words:
    """What the texts of a game's events speak of: values by the name of the field, and for all others."""

    named: Mapping[str, Sequence[Any]]
    others: Sequence[str]
    special: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Words for the fields of single classes."""
    sometimes_empty: frozenset[str] = frozenset()
    """Fields without a default that hold nothing now and then; all others name at least one thing."""

    def of(self, kind: str, name: str) -> Sequence[Any]:
        """The words for a field of a class."""
        return self.special.get(f"{kind}.{name}", self.named.get(name, self.others))


def types_of(kind: type[Any]) -> Mapping[str, Any]:
    """The types of the fields of a class, seats told apart from amounts."""
    found: dict[str, Any] = {}
    for base in reversed(kind.__mro__[:-1]):
        module = sys.modules[base.__module__]
        known = {**vars(module), "Seat": ASeat}
        for line in _classes(module)[base.__name__].body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                found[line.target.id] = eval(ast.unparse(line.annotation), known)
    return found


@cache
def _classes(module: types.ModuleType) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(module))
    return {line.name: line for line in tree.body if isinstance(line, ast.ClassDef)}


def examples(kind: type[Any], words: Words) -> Iterator[Any]:
    """Events of a class: with one, two and none of everything, with every flag and every kind of outcome."""
    for amount in AMOUNTS:
        yield _example(kind, words, amount)
    one, kinds = _example(kind, words, 1), types_of(kind)
    for part in fields(kind):
        for value in _others(kinds[part.name], getattr(one, part.name)):
            yield replace(one, **{part.name: value})


def _others(kind: Any, shown: Any) -> list[Any]:
    if kind is bool:
        return [not shown]
    if isinstance(kind, EnumType):
        values: list[Any] = list(kind)
        return [value for value in values if value != shown]
    return [None] if type(None) in typing.get_args(kind) and shown is not None else []


def _example(kind: type[Any], words: Words, amount: int) -> Any:
    seats, kinds = cycle(range(4)), types_of(kind)
    found = {}
    for part in fields(kind):
        kind_of = kinds[part.name]
        has_default = part.default is not MISSING or part.default_factory is not MISSING
        is_filled = not has_default and f"{kind.__name__}.{part.name}" not in words.sometimes_empty
        least = 1 if is_filled and kind_of is not int else 0
        found[part.name] = _made(kind_of, words.of(kind.__name__, part.name), max(amount, least), seats)
    return kind(**found)


def _made(kind: Any, words: Sequence[Any], amount: int, seats: Iterator[int], place: int = 0) -> Any:
    """A value of a type: so many of it, the words in their order."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple and parts[-1:] == (...,):
        return tuple(_made(parts[0], words, amount, seats, n) for n in range(amount))
    if origin is tuple and isinstance(words[0], tuple):
        return words[place % len(words)]
    if origin is tuple:
        return tuple(_made(part, words, amount, seats, place) for part in parts)
    if origin in (dict, Mapping):
        own = cycle(range(4))
        return {
            _made(parts[0], words, 1, own, n): _made(parts[1], words, amount, own, n) for n in range(amount)
        }
    if origin in (types.UnionType, typing.Union):
        return _made(parts[0], words, amount, seats, place)
    if kind is ASeat:
        return next(seats)
    if isinstance(kind, EnumType):
        return list(kind)[place % len(kind)]
    if kind is Refusal:
        return NOBODY
    if kind is bool:
        return True
    return amount if kind is int else words[place % len(words)]
