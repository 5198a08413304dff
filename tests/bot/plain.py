"""What may leave the door of a game: plain data, and nothing that holds the game itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import CodeType, FunctionType, GeneratorType, MethodType
from typing import Any

from bot.attempt import Attempt
from bot.discord.asked import Asked
from bot.live_game import LiveGame
from rules.table import Chance, Open, Question, Table
from rules.table.desk import Desk
from rules.table.driver import Driver
from rules.table.refereed import Referee

LIVE = (Asked, Attempt, Chance, Desk, Driver, LiveGame, Open, Question, Referee, Table)
RUNNING = (CodeType, FunctionType, GeneratorType, MethodType)
OURS = ("bot", "renders", "rules", "tests")


def leaks(found: Any, states: tuple[type, ...] = ()) -> list[str]:
    """What in a result is part of a live game; `states` are the types of the games' states."""
    seen: set[int] = set()
    wrong: list[str] = []
    todo: list[tuple[str, Any]] = [("result", found)]
    while todo:
        where, thing = todo.pop()
        if id(thing) in seen or isinstance(thing, str | bytes | int | float | type | None):
            continue
        seen.add(id(thing))
        if isinstance(thing, (*LIVE, *RUNNING, *states)):
            wrong.append(f"{where}: {type(thing).__name__}")
        else:
            todo += [(f"{where}.{name}", part) for name, part in parts(thing)]
    return wrong


def parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What a thing is made of."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield from ((f"key {key!r}", key), (repr(key), value))
    elif isinstance(thing, tuple | list | set | frozenset):
        yield from ((str(place), part) for place, part in enumerate(thing))
    elif type(thing).__module__.split(".")[0] in OURS:
        slots = (name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ()))
        names = {*slots, *getattr(thing, "__dict__", {})} - {"__weakref__", "__dict__"}
        yield from ((name, getattr(thing, name)) for name in sorted(names) if hasattr(thing, name))
