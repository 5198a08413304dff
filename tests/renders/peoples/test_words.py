"""Every told event, development and page is put into words, or is listed as saying nothing."""

import typing
from dataclasses import fields

import pytest

from renders.peoples.words.abilities import SHORT, WHOLE
from renders.peoples.words.pages import BAD, GOOD, SEPARATORS
from renders.words.table import UNTOLD
from rules.peoples import book, events
from rules.peoples.book import event_cards
from rules.peoples.developments import Dev
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.table import event as table
from tests.renders.examples import event_classes, made
from tests.renders.peoples.positions import FACE, look

NAMED = {
    "area": "41a",
    "at": "41b",
    "to": "41b",
    "place": "41a",
    "region": "41",
    "regions": ("41", "42"),
    "rolls": ("64", "41"),
    "neutral": "41a",
    "areas": ("41a", "41b"),
    "centre": ("41a", "41b"),
    "tribes": ("41a",),
    "joined": ("41b",),
    "target": ("41a", "41b"),
    "people": "rome",
    "kind": "grain",
    "card": "law",
    "by": "arts",
    "cards": ("l1-civics",),
    "active": ("City States",),
    "reason": "There is no tribe left.",
    "line": "attack 41a",
}
SIMPLE = {int: 1, str: "grain", bool: True, Trait: Trait.CIVICS, Victory: Victory.CIVICS}
EVENTS = event_classes(events, table)


def example(kind):
    hints = typing.get_type_hints(kind)
    values = {}
    for field in fields(kind):
        is_text = "str" in str(hints[field.name])
        named = NAMED.get(field.name) if is_text else None
        values[field.name] = named or made(hints[field.name], SIMPLE)
    return kind(**values)


def test_there_are_many_events():
    assert len(EVENTS) > 35


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_is_worded_or_says_nothing(kind):
    text = FACE.words(example(kind), look())
    if kind in UNTOLD:
        assert text == ""
    else:
        assert text.endswith((".", "!"))
        assert not text.endswith("..")
        assert "  " not in text
        assert "None" not in text
        assert "_" not in text.replace("\\_", "")


def test_an_attack_tells_strength_loot_and_markers():
    event = events.Attacked(
        0, "31a", -1, ("41a",), 2, 1, (("grain", 1),), (("fur", 1),), ((Trait.MILITARY, 2),)
    )
    assert FACE.words(event, look()) == (
        "Ada attacks the tribe of the neutral people in 41a from 31a, 2 against 1 for 2 Military markers, "
        "and plunders 1 grain from the supply and 1 fur of the neutral people."
    )


def test_dice_thrown_again_are_told():
    text = FACE.words(events.RegionFound(0, "31a", "28", ("64", "41", "28"), False), look())
    assert "throws 28 after 64 and 41" in text


def test_a_tribe_without_refuge_is_gone():
    assert FACE.words(events.TribeRetreated(2, "41a", None), look()).endswith("is gone.")


def test_names_that_players_chose_do_no_harm():
    assert "\\_Dido\\_" in FACE.words(events.RevolutionBegan(3), look())


def test_every_development_has_its_card_and_its_text():
    assert set(SHORT) == set(WHOLE) == {str(card) for card in Dev}
    for text in (*SHORT.values(), *WHOLE.values()):
        assert text.endswith(".")
    assert max(map(len, SHORT.values())) <= 75
    assert len(set(WHOLE.values())) == len(WHOLE)


def test_every_page_of_the_book_has_both_its_texts():
    assert set(GOOD) == set(BAD) == set(event_cards())
    assert set(SEPARATORS) == set(book.SEPARATORS)
    assert len({*GOOD.values(), *BAD.values()}) == 2 * len(GOOD)


def test_articles_and_causes_read_as_english():
    taken = events.SpecialistAcquired(0, Trait.ECONOMY, False, (), True)
    assert FACE.words(taken, look()) == "Ada takes an Economy specialist for the wild resource."
    free = events.SpecialistAcquired(0, Trait.CIVICS, False, (), False, "free")
    assert FACE.words(free, look()) == "Ada takes a Civics specialist free."
    assert FACE.words(events.TribePlaced(0, "41b", "food"), look()) == "Ada has a new tribe in 41b (poultry)."
    assert FACE.words(events.TribeRemoved(0, "41b", "hunger"), look()).endswith("is lost (hunger).")
