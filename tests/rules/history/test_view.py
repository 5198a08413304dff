"""What a seat sees: its own hand and card, of the others only what lies open."""

from copy import deepcopy

import pytest

from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.state import Drawing
from rules.history_of_the_world.view import view
from rules.table import Chance, Table, open_table
from tests.rules.history.scenario import BEN, CLEO, ME, scene

GAME = HistoryOfTheWorld()


def played(most: int) -> Table:
    t = open_table(GAME, {}, ("A", "B", "C", "D"), b"views")
    assert isinstance(t, Table)
    chance = Chance(b"answers")
    for _ in range(most):
        question = t.waiting()[0]
        t.answer(question.seat, question.key, question.sample(chance))
    return t


def test_views_of_ones_own_hand_and_the_counts_of_the_others():
    s = scene(hand=["leader", "famine", "allies"])
    mine, his, spectator = (view(s.state, seat) for seat in (ME, BEN, None))
    assert mine.hand == ("allies", "famine", "leader")
    assert his.hand == spectator.hand == ()
    assert (his.players[ME].greater, his.players[ME].lesser) == (1, 2)


def test_views_markers_are_hidden_even_from_their_owner_until_the_end():
    s = scene()
    s.state.players[ME].markers = [6]
    assert view(s.state, ME).players[ME].markers == 1
    assert view(s.state, ME).players[ME].marker_points is None


@pytest.mark.parametrize("most", [0, 1, 2, 3, 30, 60])
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_views_do_not_change_with_what_they_hide(most, seat):
    t = played(most)
    before = t.view(seat)
    state = deepcopy(t.state)
    others = [player for number, player in enumerate(state.players) if number != seat]
    hands = [player.hand for player in others]
    for player, hand in zip(others, [*hands[1:], hands[0]], strict=True):
        if len(player.hand) == len(hand):
            player.hand = hand
    state.box.reverse()
    state.marker_pile.reverse()
    state.drawing.deck.reverse()
    for player in state.players:
        player.markers = [9 - marker for marker in player.markers]
    for drawer in state.drawing.drawn:
        if drawer != seat:
            state.drawing.drawn[drawer] = "romans"
    known = {before.own_empire, *(call.card for call in before.calls if call.called)}
    for holder, card in state.drawing.held.items():
        if holder != seat and card not in known:
            state.drawing.held[holder] = "romans"
    after = GAME.view(state, seat)
    hidden = {"greater", "lesser"}
    assert [
        f for f in _fields(before) if f not in ("players",) and getattr(before, f) != getattr(after, f)
    ] == []
    for one, two in zip(before.players, after.players, strict=True):
        assert [f for f in _fields(one) if f not in hidden and getattr(one, f) != getattr(two, f)] == []


def _fields(value):
    return value.__dataclass_fields__


def test_views_a_card_drawn_is_seen_by_its_drawer_only():
    t = played(0)
    first = t.waiting()[0].seat
    assert t.view(first).drawn == t.state.drawing.drawn[first]
    for seat in (None, *range(4)):
        if seat != first:
            assert t.view(seat).drawn != t.view(first).drawn


def test_views_who_passed_a_card_knows_it_and_who_kept_one_passed_none():
    s = scene()
    s.state.drawing = Drawing(
        [ME, BEN, CLEO],
        drawn={ME: "egypt", BEN: "aryans", CLEO: "minoans"},
        given={ME: CLEO, BEN: BEN},
        held={CLEO: "egypt", BEN: "aryans"},
    )
    assert view(s.state, ME).passed == ((CLEO, "egypt"),)
    assert view(s.state, BEN).passed == view(s.state, CLEO).passed == ()
    assert (view(s.state, BEN).own_empire, view(s.state, CLEO).own_empire) == ("aryans", None)


def test_views_empires_still_to_be_called_are_not_named():
    t = played(5)
    turn = t.view(None)
    assert [call.seat for call in turn.calls if not call.called] == [None] * sum(
        not c.called for c in turn.calls
    )
    assert [call.called for call in turn.calls] == [place < t.state.slot for place in range(7)]
    assert 0 < t.state.slot < 7
    assert not any(call.called for call in played(0).view(None).calls)
    named = [player.empire for player in turn.players if player.empire]
    assert len(named) == sum(call.seat is not None for call in turn.calls)


def test_views_show_the_board_and_the_campaign():
    s = scene({"levant": (BEN, "egypt")}, forts=["levant"], capitals=["levant"], monuments=["levant"])
    s.campaign("assyria", coins=2)
    seen = view(s.state, CLEO)
    assert (seen.lands["levant"].seat, seen.lands["levant"].fort) == (BEN, True)
    assert seen.settlements == {"levant": "capital"}
    assert seen.monuments == ("levant",)
    assert (seen.campaign.force, seen.campaign.armies, seen.campaign.coins) == ("assyria", 8, 2)
    assert (seen.turn, seen.active, seen.empire) == (2, ME, "assyria")
    assert (seen.forts_left, seen.settlements_left, seen.monuments_left) == (31, 29, 35)
    assert seen.values["middle_east"] == 3
    assert seen.levels == ({}, {"middle_east": 1}, {})


def test_views_the_prompt_of_a_drawing_is_not_public():
    question = played(0).waiting()[0]
    card = question.prompt
    assert question.public == "has drawn an empire card"
    assert question.public not in card


def test_views_are_frozen():
    seen = view(scene().state, ME)
    with pytest.raises(AttributeError):
        seen.turn = 3  # type: ignore[misc]  # the point of the test
