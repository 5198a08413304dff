"""A fork is equal to what it was taken from, and shares nothing with it."""

from dataclasses import fields, is_dataclass
from typing import Any

from rules.civ.state import Card, Nation
from tests.rules.civ.scenario import scenario, side


def mutable(value: Any) -> list[int]:
    """The identities of all that could be changed in a state."""
    if is_dataclass(value):
        return [id(value), *(i for f in fields(value) for i in mutable(getattr(value, f.name)))]
    if isinstance(value, dict):
        return [id(value), *(i for part in value.values() for i in mutable(part))]
    if isinstance(value, list):
        return [id(value), *(i for part in value for i in mutable(part))]
    return []


def test_a_fork_is_equal_and_shares_nothing():
    made = side({"Athens": 2}, ["Sparta"], ["Athens"], ["Mining"], hand=["Salt"], credits={"arts": 5})
    state = scenario({"Hellas": made, "Minoa": side()}, barbarians={"Argos": 1}, pirates=["Thera"]).state
    fork = state.fork()
    assert fork == state
    shared = {*mutable(fork)} & {*mutable(state)}
    assert shared == {id(state.options)}, "which nobody changes"


def test_a_card_keeps_all_it_says():
    card = Card(**{field.name: object() for field in fields(Card)})
    assert Nation("", hand=[card]).fork().hand == [card]
