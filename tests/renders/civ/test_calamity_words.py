"""A calamity is told with what it is to others: a gain, a lead, a choice, or a reprieve."""

import pytest

from renders.civ.words.calamity import say
from rules.civ.civx.game import RULESET as CIVX
from rules.civ.events_calamity import CalamityStruck, Part
from tests.rules.civ.calamity import struck as struck_in_the_west
from tests.rules.civ.civx.strife import struck as struck_in_civx
from tests.rules.civ.scenario import side

NAMES = ("Rome", "Egypt")
SIDES = {"Rome": side({"Etruria": 4}, ["Rome", "Neapolis"]), "Egypt": side({"Memphis": 2}, ["Alexandria"])}


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        ("Treachery", "Treachery struck Rome, to the benefit of Egypt."),
        ("Barbarian Hordes", "Barbarian Hordes struck Rome, led by Egypt."),
        ("Piracy", "Piracy struck Rome, with Egypt to choose what is lost."),
        ("Epidemic", "Epidemic struck Rome, and Egypt cannot be named as a further victim."),
        ("Famine", "Famine struck Rome."),
    ],
)
def test_we_8_a_calamity_says_what_the_trader_has_of_it(card, sentence):
    s = struck_in_the_west("Rome", card, SIDES, passer="Egypt")
    assert say(s.events(CalamityStruck)[0], NAMES.__getitem__) == sentence


@pytest.mark.parametrize(
    ("card", "part"),
    [("Treachery", Part.GAINS), ("Barbarian Hordes", Part.LEADS), ("Piracy", Part.CHOOSES)],
)
def test_civx_29_a_calamity_says_what_the_trader_has_of_it(card, part):
    assert card in CIVX.calamities
    s = struck_in_civx("Rome", card, SIDES, passer="Egypt")
    assert s.events(CalamityStruck) == [CalamityStruck(0, card, 1, part)]


def test_a_reader_who_has_a_part_is_called_you():
    event = CalamityStruck(0, "Piracy", 1, Part.CHOOSES)
    assert say(event, ("Rome", "you").__getitem__) == "Piracy struck Rome, with you to choose what is lost."
