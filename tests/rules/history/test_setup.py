"""Ch. II: the set-up, and what the decks are made of."""

from collections import Counter

import pytest

from rules.history_of_the_world.cards import Deck, event_cards
from rules.history_of_the_world.empires import EPOCHS
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.setup import MARKERS, copies
from rules.table import Chance, Refusal

GAME = HistoryOfTheWorld()
COPIES = {
    "reallocation": 4,
    "leader": 7,
    "weaponry": 4,
    "civil-war": 3,
    "barbarians": 2,
    "siegecraft": 2,
    "treachery": 2,
    "elite-troops": 2,
    "naval-power": 2,
    "engineering": 2,
    "population-explosion": 3,
    "disaster": 4,
    "civil-service": 3,
    "astronomy": 2,
    "allies": 2,
}
SPANS = {
    "migrants-australia": (2, 5),
    "migrants-north-america": (3, 5),
    "migrants-africa": (3, 5),
    "civil-war": (2, 7),
    "barbarians": (2, 7),
    "jewish-revolt": (2, 7),
    "siegecraft": (3, 7),
    "crusade": (5, 6),
    "black-death": (6, 6),
    "kingdom-canaanites": (1, 1),
    "kingdom-etruscans": (2, 2),
    "kingdom-kush": (3, 3),
    "kingdom-tiahuanaco": (4, 4),
    "kingdom-mali": (5, 5),
    "kingdom-thai": (6, 6),
    "kingdom-zimbabwe": (7, 7),
    "minor-hittites": (1, 1),
    "minor-phoenicia": (2, 2),
    "minor-mayans": (3, 3),
    "minor-anglo-saxons": (4, 4),
    "minor-fujiwara": (5, 5),
    "minor-safavids": (6, 6),
    "minor-japan": (7, 7),
}


def opened(players, **options):
    settled = GAME.settle({key.replace("_", "-"): value for key, value in options.items()}, players)
    assert not isinstance(settled, Refusal)
    return GAME.open(settled, tuple("ABCDEF"[:players]), Chance(b"set-up"))


def decks(hand):
    return Counter(event_cards()[key].deck for key in hand)


def test_contents_22_greater_and_49_lesser_events():
    piles = decks(copies(*event_cards().values()))
    assert piles == {Deck.GREATER: 22, Deck.LESSER: 49}


def test_ch4_the_names_of_lesser_events_are_22():
    lesser = [card for card in event_cards().values() if card.deck is Deck.LESSER]
    assert len({card.name.split(":")[0] for card in lesser}) == 22


@pytest.mark.parametrize("key", sorted(event_cards()))
def test_cards_copies_epochs_and_a_text_of_our_own(key):
    card = event_cards()[key]
    assert card.copies == COPIES.get(key, 1)
    assert (card.first, card.last) == SPANS.get(key, (1, 7))
    assert [card.belongs_to(epoch) for epoch in EPOCHS] == [card.first <= e <= card.last for e in EPOCHS]
    assert card.text.endswith(".")
    assert card.effects


@pytest.mark.parametrize("players", range(3, 7))
def test_ch2_three_greater_and_seven_lesser_cards_each(players):
    state = opened(players)
    for player in state.players:
        assert decks(player.hand) == {Deck.GREATER: 3, Deck.LESSER: 7}
    assert len(state.box) == 71 - 10 * players
    assert GAME.problems(state) == []


def test_ch2_eight_markers_face_down():
    state = opened(3)
    assert sorted(state.marker_pile) == [3, 3, 4, 4, 4, 5, 5, 6] == sorted(MARKERS)
    assert all(player.score == 0 for player in state.players)


@pytest.mark.parametrize("players", range(3, 7))
def test_options_minor_empires_dealt_apart(players):
    state = opened(players, minor_empires_apart="yes")
    for player in state.players:
        minors = [key for key in player.hand if event_cards()[key].is_minor_empire]
        assert len(minors) == 1
        assert decks(player.hand) == {Deck.GREATER: 3, Deck.LESSER: 7}
    assert GAME.problems(state) == []


@pytest.mark.parametrize("players", [2, 7])
def test_ch2_only_three_to_six_players(players):
    assert isinstance(GAME.settle({}, players), Refusal)


def test_options_are_the_four_of_the_rulebook_and_off_by_default():
    assert GAME.settle({}, 3) == {
        "no-pre-eminence": "no",
        "minor-empires-apart": "no",
        "multiple-armies": "no",
        "naval-control": "no",
    }
