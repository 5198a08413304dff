"""The contract of all games: what is stored is read whole. A field renamed, missing or unknown is refused."""

import dataclasses
import json
import typing
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any

import pytest

from rules.table import inputs as put
from rules.table.checkpoint import Checkpoint, Rollback, StandingOrder, TakenOver
from rules.table.codec import dump_checkpoint, dump_input, load_checkpoint, load_input, load_state
from tests.contract.settings import games, match_of

ENTRIES = (
    put.Answer(0, "bid", 1), put.Withdraw(0, "bid"), put.Stand(1, "bid", 2), put.Undo(0),
    put.Undone(0, (1, 2)), put.Expire((1,)), put.Leave(2), put.HandOver(1, "Eve"), put.Pause(True),
)  # fmt: skip
FULL = Checkpoint(
    number=3, phase="bid", state="{}", counts={"deck": 2}, fork=1, told=4, left=(2,), paused=True,
    standing_orders=(StandingOrder(1, "bid", 2),), version=2, rollbacks=(Rollback(1, 5, "aa", 3, "bb"),),
    taken_over=(TakenOver(2, 1, "cc", "dd"),), seal="ee",
)  # fmt: skip
Place = tuple[dict[str, Any], str, bool]


@cache
def declared(wanted: Any) -> list[tuple[str, bool, Any]]:
    """The fields of a dataclass: how each is stored, whether it is always written, and its type."""
    found = []
    for name, hint in typing.get_type_hints(wanted, include_extras=True).items():
        marks = getattr(hint, "__metadata__", ())
        stored = next((mark.alias for mark in marks if getattr(mark, "alias", None)), name)
        found.append((stored, not any(getattr(mark, "exclude_if", None) for mark in marks), hint))
    return found


def fields(wanted: Any, data: Any) -> Iterator[Place]:
    """Every field of every dataclass in stored data: where, its name, and whether it is always written."""
    if not isinstance(data, dict | list):
        return
    if typing.get_origin(wanted) is Annotated:
        yield from fields(typing.get_args(wanted)[0], data)
    elif dataclasses.is_dataclass(wanted) and isinstance(data, dict):
        for stored, always, hint in declared(wanted):
            if stored in data:
                yield data, stored, always
                yield from fields(hint, data[stored])
    elif typing.get_origin(wanted) is dict:
        for value in data.values():
            yield from fields(typing.get_args(wanted)[1], value)
    elif isinstance(data, list):
        for value in data:
            yield from fields(typing.get_args(wanted)[0], value)
    elif isinstance(data, dict):
        for part in typing.get_args(wanted):  # one or none of a union
            yield from fields(part, data)


def spoilt(data: dict[str, Any], place: Place) -> Iterator[str]:
    """The data with one field renamed, with one more beside it, and without it; then it is as it was."""
    part, key, always = place
    items = list(part.items())
    changes = [
        [(f"{name}_" if name == key else name, value) for name, value in items],
        [*items, (f"{key}_", part[key])],
        *([[(name, value) for name, value in items if name != key]] if always else []),
    ]
    for changed in changes:
        part.clear()
        part.update(changed)
        yield json.dumps(data)
    part.clear()
    part.update(items)


def test_every_field_of_every_state_must_be_there(plain):
    match = match_of(plain, b"strict", whole=True)
    match.play(most=300)
    game = games()[plain.game]
    counts: dict[tuple[str, ...], int] = {}
    for checkpoint in match.recorder.checkpoints:
        state = json.loads(checkpoint.state)
        for place in list(fields(game.state_type, state)):
            kind = (*sorted(place[0]), "", place[1])
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] > 3:
                continue
            for text in spoilt(state, place):
                with pytest.raises(ValueError, match=r"\S"):
                    load_state(game.state_type, text)
        load_state(game.state_type, json.dumps(state))
    assert len(counts) >= 10


def test_every_field_of_a_checkpoint_must_be_there():
    data = json.loads(dump_checkpoint(FULL))
    assert load_checkpoint(json.dumps(data)) == FULL
    places = list(fields(Checkpoint, data))
    assert len(places) == 13 + 4 + 6 + 4
    for place in places:
        for text in spoilt(data, place):
            with pytest.raises(ValueError, match=r"\S"):
                load_checkpoint(text)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.kind)
def test_every_field_of_an_input_must_be_there(entry):
    data = json.loads(dump_input(entry))
    assert load_input(json.dumps(data)) == entry
    for place in list(fields(type(entry), data)):
        for text in spoilt(data, place):
            with pytest.raises(ValueError, match=r"\S"):
                load_input(text)


def test_no_number_is_taken_for_another_kind_of_value():
    for text in (
        '{"seat":"0","key":"bid","data":1,"kind":"answer"}',
        '{"seat":0.0,"key":"bid","data":1,"kind":"answer"}',
        '{"seat":true,"key":"bid","data":1,"kind":"answer"}',
        '{"on":1,"kind":"pause"}',
    ):
        with pytest.raises(ValueError, match=r"\S"):
            load_input(text)
