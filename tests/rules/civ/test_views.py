"""A view is kept and shown to many: nothing in it changes, and nothing in it is the game's own."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from rules.civ.offer import Cry
from rules.civ.stacks import Stack
from rules.civ.views import CivView, view
from tests.rules.civ.scenario import scenario, side


def position():
    rome = side(
        {"Etruria": 2, "Athens": 3}, ["Rome"], ["Etruria"], ["Music"], hand=["Gold"], credits={"Arts": 5}
    )
    minoa = side({"Etruria": 9, "Tyre": 1}, ["Athens"], hand=["Salt"])
    s = scenario(
        {"Rome": rome, "Minoa": minoa},
        barbarians={"Fayum": 9, "Athens": 1, "Rome": 2},
        pirates=["Tyre"],
        out_of_play=["Umbria"],
    )
    s.state.floor.cries[0] = Cry(["Salt"], ["Gold"])
    s.state.counts = {0: 5, 1: 9}
    return s


def parts(value: Any) -> Iterator[Any]:
    """A value and everything inside it."""
    yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from parts(getattr(value, each.name))
    elif isinstance(value, Mapping):
        for item in value.items():
            yield from parts(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from parts(item)


def looks() -> Iterator[tuple[Any, CivView]]:
    s = position()
    for seat in (None, 0, 1):
        yield s.state, view(s.g, seat)


def test_a_view_holds_nothing_of_the_state():
    for state, seen in looks():
        own = {id(part) for part in parts(state) if isinstance(part, dict | list) or is_dataclass(part)}
        assert [part for part in parts(seen) if id(part) in own] == []


def test_a_view_is_made_of_what_does_not_change():
    for _, seen in looks():
        kinds = {type(part) for part in parts(seen)}
        frozen = {kind for kind in kinds if is_dataclass(kind)}
        assert all(kind.__dataclass_params__.frozen for kind in frozen)
        assert kinds - frozen <= {tuple, Stack, dict, str, int, bool, type(None)}


def test_a_view_shows_every_conflict_and_no_other():
    s = position()
    everywhere = sorted(area for area in s.g.board.areas if s.g.is_conflict(area))
    assert view(s.g, None).conflicts == tuple(everywhere) == ("Athens", "Etruria", "Rome", "Tyre")
