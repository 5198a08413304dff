"""The civ stand-in says why: one sentence for every answer of a game, three words for an offer declined."""

import pytest

from rules.civ.views import OfferView
from rules.games import GAMES
from rules.standins import STANDINS
from rules.standins.civ.dealing import Hand
from rules.standins.civ.harms import harm, relief
from rules.standins.civ.reasons import declined
from rules.standins.match import Match
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.standins.test_civ import hand


class Spoken:
    """Plays like the stand-in, and keeps what it says."""

    standing_orders = frozenset()

    def __init__(self):
        self.said = {}

    def answer(self, question, view, chance):
        data = STANDINS["civ"].answer(question, view, chance)
        why = STANDINS["civ"].reason(question, view, data)
        self.said.setdefault((view.phase, question.topic), set()).add(why)
        return data

    def reason(self, question, view, data):
        return ""


def test_every_answer_has_a_sentence():
    player = Spoken()
    options = {"scenario": "short", "turns": "5"}
    names = tuple(f"P{n}" for n in range(5))
    Match(GAMES["western-empires"], options, names, [player] * 5, b"reasons").play()
    said = set().union(*player.said.values())
    assert len(player.said) > 8
    assert len(said) > 15
    assert all(why.endswith(".") and why[0].isupper() and len(why) < 120 for why in said)
    assert any("asks for" in why for why in player.said["advances", "buy advances"])
    assert any("falls" in why or "founded" in why for why in player.said["movement", ""])


@pytest.mark.parametrize(
    ("say", "want", "why"),
    [
        (("Gold", "Gold"), ("Tin",), "I lack those."),
        (("Gold", "Ivory"), ("Wine",), "No set grows."),
        (("Clay", "Wine"), ("Wine",), "Too dear now."),
    ],
)
def test_an_offer_is_declined_in_three_words(say, want, why):
    offer = OfferView(1, 0, 1, 3, say, want, 3, ())
    assert declined(hand("Wine", "Wine", "Clay"), offer) == why


# -- what calamities cost


def test_what_protects_makes_a_calamity_cheaper():
    bare = harm(WESTERN_EMPIRES, "Superstition", (), 6)
    assert harm(WESTERN_EMPIRES, "Superstition", ("Mysticism",), 6) == bare * 2 // 3
    assert harm(WESTERN_EMPIRES, "Civil Disorder", (), 7) > harm(WESTERN_EMPIRES, "Civil Disorder", (), 4)
    assert relief(WESTERN_EMPIRES, "Mysticism", (), 6) > 0 > relief(WESTERN_EMPIRES, "Diplomacy", (), 6)


def test_the_worst_calamity_is_passed_on_first():
    mine = Hand(
        WESTERN_EMPIRES,
        hand("Wine", "Wine").counts,
        ["Civil Disorder", "Tempest"],
        burdens={"Civil Disorder": 75, "Tempest": 5},
    )
    assert mine.cheapest((), 1) == ["Civil Disorder"]
    assert mine.gain(["Civil Disorder"], ()) == 75
    assert mine.gain(["Tempest"], ()) == 5
