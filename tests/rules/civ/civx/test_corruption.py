"""CivX 29.72: Corruption."""

from collections import Counter

import pytest

from rules.civ.events_calamity import CalamityPassed, CardGiven
from rules.civ.events_trade import CardsReceived
from rules.table import Refusal
from tests.rules.civ.civx.scene import EAST, WEST
from tests.rules.civ.civx.strife import struck
from tests.rules.civ.scenario import side

HAND = ["Iron", "Wine", "Wine", "Gems"]  # 2 + 5 + 5 + 8
CARDS = "Rome corruption:0:cards"


def corrupted(hand=HAND, advances=("Pottery",), answers=None, others=None, **more):
    sides = {
        "Rome": side(hand=hand, advances=list(advances)),
        **(others or {"Celt": side(), "Iberia": side(advances=["Deism"])}),
    }
    return struck("Rome", "Corruption", sides, answers, **more)


def hand(s, who):
    return Counter(card.name for card in s.nation(who).hand)


def due(advances):
    s = corrupted(["Ochre"] * 7 + ["Iron"] * 16, ("Pottery", *advances))
    return next(q for q in s.asked if q.key.endswith("cards")).total


def test_29_721_cards_of_eleven_points_go_to_the_fewest_advance_points():
    s = corrupted(answers={CARDS: ["Iron 1", "Wine 1", "Wine 2"]})
    assert hand(s, "Celt") == {"Iron": 1, "Wine": 2}
    assert hand(s, "Rome") == {"Gems": 1}
    assert hand(s, "Iberia") == {}


def test_29_721_face_values_count_not_sets():
    """Two wines are worth 20 as a set, and 10 here."""
    s = corrupted()
    question = s.asked[0]
    assert isinstance(question.check(["Wine 1", "Wine 2"]), Refusal)


def test_29_721_eleven_or_more_but_no_card_idle():
    question = corrupted().asked[0]
    assert not isinstance(question.check(["Gems 1", "Wine 1"]), Refusal)
    assert isinstance(question.check(["Gems 1", "Wine 1", "Iron 1"]), Refusal)


def test_29_721_only_the_two_know_which_cards_they_were():
    s = corrupted(answers={CARDS: ["Gems 1", "Wine 1"]})
    assert [event for event, to in s.told if to is None and isinstance(event, CardsReceived)] == []
    assert s.events(CardsReceived, seat=1) == s.events(CardsReceived, seat=0) != []
    assert s.events(CardsReceived, seat=2) == []
    assert len(s.events(CardGiven)) == 2


def test_29_721_tied_players_are_given_what_the_victim_likes():
    others = {"Celt": side(), "Iberia": side()}
    answers = {CARDS: ["Iron 1", "Wine 1", "Wine 2"], "Rome corruption:0:share-1": ["Iron 1"]}
    s = corrupted(answers=answers, others=others)
    assert hand(s, "Celt") == {"Iron": 1}
    assert hand(s, "Iberia") == {"Wine": 2}


def test_29_721_all_to_one_of_the_tied_players_will_do():
    others = {"Celt": side(), "Iberia": side()}
    s = corrupted(answers={"Rome corruption:0:share-1": []}, others=others)
    assert hand(s, "Celt") == {}
    assert hand(s, "Iberia").total() > 0


@pytest.mark.parametrize("others", [{"Celt": side(advances=["Deism"])}, {"Celt": side(), "Iberia": side()}])
def test_29_722_nothing_happens_where_the_victim_has_the_fewest_alone_or_with_others(others):
    s = corrupted(advances=(), others=others)
    assert hand(s, "Rome") == Counter(HAND)
    assert s.events(CalamityPassed)


@pytest.mark.parametrize(
    ("advances", "points"),
    [
        ([], 11),
        (["Economics"], 16),
        (["Politics", "Trade Empire", "Economics"], 26),
        (["Mythology"], 7),
        (["Law"], 6),
        (["Law", "Mythology"], 4),
        (["Law", "Economics", "Mythology"], 6),
    ],
)
def test_29_723_to_29_725_advances_add_up_and_law_halves_last(advances, points):
    assert due(advances) == points


def test_29_726_who_has_less_gives_the_whole_hand():
    s = corrupted(["Iron", "Wine"])
    assert hand(s, "Rome") == {}
    assert hand(s, "Celt") == {"Iron": 1, "Wine": 1}
    assert s.asked == []


def test_29_726_an_empty_hand_gives_nothing():
    assert corrupted([]).events(CalamityPassed)


@pytest.mark.parametrize(("block", "taker"), [(WEST, "Celt"), ("", "Babylon")])
def test_29_721_with_two_blocks_only_players_of_the_own_block_gain(block, taker):
    others = {"Celt": side(advances=["Deism"]), "Babylon": side()}
    s = corrupted(advances=["Law"], others=others, block=block)
    assert [n.civ for n in s.state.nations[1:] if n.hand] == [taker]


def test_29_721_a_foreign_card_still_serves_the_victims_block():
    others = {"Celt": side(advances=["Deism"]), "Babylon": side()}
    s = corrupted(advances=["Law"], others=others, block=EAST)
    assert hand(s, "Celt").total() > 0
