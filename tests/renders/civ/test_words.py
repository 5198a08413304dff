"""Every told event is put into words, or is listed as saying nothing."""

import typing
from dataclasses import fields

import pytest

from renders.civ.words.telling import SILENT
from renders.face import Look
from rules.civ import events, events_barbarians, events_calamity, events_conflict, events_trade
from rules.civ.events_calamity import Part
from rules.civ.stacks import Stack
from rules.civ.state import BARBARIANS
from rules.table import event as table
from tests.renders.civ.positions import FACE, look
from tests.renders.examples import event_classes, made

EVENTS = event_classes(events, events_conflict, events_trade, events_calamity, events_barbarians, table)
SIMPLE = {int: 1, str: "Troy", bool: True, Stack: Stack(1), Part: Part.LEADS}


def example(kind):
    hints = typing.get_type_hints(kind)
    return kind(**{field.name: made(hints[field.name], SIMPLE) for field in fields(kind)})


def test_there_are_many_events():
    assert len(EVENTS) > 50


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_worded_or_says_nothing(kind):
    text = FACE.words(example(kind), look())
    if kind in SILENT:
        assert text == ""
    else:
        assert text.split(" “")[0].endswith(".")  # what somebody wrote may follow
        assert "  " not in text
        assert "None" not in text


def test_1b_a_beneficiary_who_annexed_nothing_is_told_of():
    text = FACE.words(events.CitiesRevolted(0, 1, ()), look())
    assert text.endswith("annexed no city.")


@pytest.mark.parametrize("cause", ["tax", "interest"])
def test_cities_revolt_for_want_of_what_could_not_be_raised(cause):
    text = FACE.words(events.CitiesRevolted(0, None, ("Rome",), cause), look())
    assert f"could not raise the full {cause}: " in text


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
            events_conflict.ConflictResolved("Troy", {0: 3, BARBARIANS: 2}, {0: 2, BARBARIANS: 0}),
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
            events_calamity.LossesAssigned(0, "Famine", ((2, 8),)),
            "Ada assigned 8 unit points to Çelik (Famine).",
        ),
        (
            events_calamity.CrowdsStarved(0, "Famine", ("Agriculture",), (("Troy", 1),)),
            "Without Agriculture Ada could not feed 1 in Troy (Famine).",
        ),
        (
            events_calamity.ShipsLost(0, "Tempest", ("Troy", "Troy", "Tyre")),
            "Ada lost 3 ships (Tempest): 2 Troy and Tyre.",
        ),
        (
            events_calamity.TokensSentAway(0, "Banditry", 1, 2, (("Troy", 3),)),
            "Ada lost 6 tokens for a while (Banditry): 1 from stock, 2 from treasury and 3 from Troy.",
        ),
        (events_calamity.TokensCameBack(0, 6), "Ada got 6 tokens back into stock."),
        (
            events_conflict.CityFell("Troy", BARBARIANS, 0, 6),
            "The barbarians took Ada’s city of Troy; 6 tokens took its place.",
        ),
        (table.TimeExpired((0, 2)), "Time ran out for Ada and Çelik."),
    ],
)
def test_sentences(event, text):
    assert FACE.words(event, look()) == text
