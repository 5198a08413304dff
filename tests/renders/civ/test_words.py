"""Every told event is put into words, or is listed as saying nothing."""

import types
import typing
from collections.abc import Mapping
from dataclasses import fields, is_dataclass

import pytest

from renders.civ.words.telling import SILENT
from renders.face import Look
from rules.civ import events, events_calamity, events_trade
from rules.civ.stacks import Stack
from rules.civ.state import BARBARIANS
from rules.table import Fault, Refusal
from rules.table import event as table
from tests.renders.civ.positions import FACE, look


def event_classes():
    found = []
    for module in (events, events_trade, events_calamity, table):
        for thing in vars(module).values():
            if is_dataclass(thing) and thing.__module__ == module.__name__ and thing is not table.Told:
                found.append(thing)
    return found


def made(kind):
    """A value of an annotated type."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is tuple:
        inner = parts[:1] if parts[-1:] == (...,) else parts
        return tuple(made(part) for part in inner)
    if origin in (dict, Mapping):
        return {made(parts[0]): made(parts[1])}
    if origin in (types.UnionType, typing.Union):
        return made(parts[0])
    if kind is Refusal:
        return Refusal((Fault("no", "No."),))
    return {int: 1, str: "Troy", bool: True, Stack: Stack(1)}[kind]


def example(kind):
    hints = typing.get_type_hints(kind)
    return kind(**{field.name: made(hints[field.name]) for field in fields(kind)})


def test_there_are_many_events():
    assert len(event_classes()) > 50


@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_every_event_is_worded_or_says_nothing(kind):
    text = FACE.words(example(kind), look())
    if kind in SILENT:
        assert text == ""
    else:
        assert text.endswith(".")
        assert "  " not in text
        assert "None" not in text


def test_names_are_harmless_in_discord():
    text = FACE.words(events.MovementEnded(0), Look(("*x*",)))
    assert text == ""
    assert "\\*x\\*" in FACE.words(events.TaxCollected(0, 2, 4, 4), Look(("*x*",)))


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.TaxCollected(0, 2, 7, 10), "Ada collected 7 of 10 due in tax at a rate of 2."),
        (events.Marched(0, ("Rome", "Etruria"), 1), "Ada marched 1 token Rome → Etruria."),
        (
            events.ShipSailed(2, (("Rome", 3, 0), ("Caralis", 0, 3))),
            "Çelik sailed Rome → Caralis, landing 3 in Caralis.",
        ),
        (
            events.ConflictResolved("Troy", {0: 3, BARBARIANS: 2}, {0: 2, BARBARIANS: 0}),
            "Conflict in Troy: Ada 3 → 2 and the barbarians 2 → 0.",
        ),
        (
            events.CityReduced(0, "Troy", 2, "support"),
            "Ada’s city of Troy was reduced to 2 tokens for want of support.",
        ),
        (events_trade.CardsReceived(0, ("Ochre", "Ochre", "Fish"), None), "You drew 2 Ochre and Fish."),
        (
            events_calamity.CitiesDestroyed(0, "Civil War", ("Troy", "Tyre")),
            "Ada lost the cities of Troy and Tyre (Civil War).",
        ),
        (
            events.CityFell("Troy", BARBARIANS, 0, 6),
            "The barbarians took Ada’s city of Troy; 6 tokens took its place.",
        ),
        (table.TimeExpired((0, 2)), "Time ran out for Ada and Çelik."),
    ],
)
def test_sentences(event, text):
    assert FACE.words(event, look()) == text
