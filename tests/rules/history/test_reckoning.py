"""Ch. VII: pre-eminence, the end, ties."""

import pytest

from rules.history_of_the_world.events import EpochEnded, GameWon, MarkersRevealed
from rules.history_of_the_world.reckoning import end_epoch, end_game, leader, standings
from rules.history_of_the_world.state import Stage
from tests.rules.history.scenario import BEN, CLEO, ME, scene


def test_ch7_the_leader_takes_a_marker_nobody_may_see():
    s = scene(scores=[5, 9, 7])
    end_epoch(s.g)
    assert s.state.players[BEN].markers == [6]
    assert s.of(EpochEnded) == [EpochEnded(1, BEN)]
    assert s.state.preeminent == {1: BEN}
    assert (s.state.epoch, s.state.stage) == (2, Stage.DRAWING)


@pytest.mark.parametrize("scores", [[9, 9, 1], [9, 9, 9]])
def test_ch7_a_tie_for_the_lead_brings_no_marker(scores):
    s = scene(scores=scores)
    assert leader(s.g) is None
    end_epoch(s.g)
    assert len(s.state.marker_pile) == 8


def test_options_without_pre_eminence_no_marker_is_taken():
    s = scene(scores=[5, 9, 7], no_pre_eminence="yes")
    end_epoch(s.g)
    assert len(s.state.marker_pile) == 8
    assert s.of(EpochEnded) == [EpochEnded(1, None, has_markers=False)]


def test_ch7_the_last_epoch_still_brings_its_marker_and_then_ends():
    s = scene(scores=[5, 9, 7], epoch=7)
    end_epoch(s.g)
    assert s.state.stage is Stage.OVER
    assert s.state.players[BEN].score == 15
    assert s.of(MarkersRevealed) == [MarkersRevealed(BEN, (6,), 15)]


def test_ch7_markers_are_turned_over_from_the_last_place_up():
    s = scene(scores=[30, 10, 20], epoch=7)
    for player, marker in zip(s.state.players, (3, 4, 5), strict=True):
        player.markers = [marker]
    end_game(s.g)
    assert [event.seat for event in s.of(MarkersRevealed)] == [BEN, CLEO, ME]


def test_ch7_markers_can_turn_the_game():
    s = scene(scores=[50, 48, 10], epoch=7)
    s.state.players[BEN].markers = [3]
    end_game(s.g)
    assert s.of(GameWon) == [GameWon((BEN,))]


def final(scores, strengths, markers=((), (), ()), last=(0, 0, 0)):
    s = scene(scores=scores, epoch=7)
    for seat, player in enumerate(s.state.players):
        player.strengths = {1: strengths[seat] - last[seat], 7: last[seat]}
        player.markers = list(markers[seat])
        player.score -= sum(player.markers)
    end_game(s.g)
    return [(row.seat, row.place) for row in standings(s.state)]


def test_ch7_ties_the_lower_combined_strength_wins():
    assert final([9, 9, 8], [60, 50, 10]) == [(BEN, 1), (ME, 2), (CLEO, 3)]


def test_ch7_ties_then_more_marker_points():
    assert final([9, 9, 8], [50, 50, 10], markers=((3,), (4,), ())) == [(BEN, 1), (ME, 2), (CLEO, 3)]


def test_ch7_ties_then_the_lower_strength_in_epoch_seven():
    assert final([9, 9, 8], [50, 50, 10], last=(9, 8, 0)) == [(BEN, 1), (ME, 2), (CLEO, 3)]


def test_ch7_ties_to_the_end_share_the_place():
    assert final([9, 9, 8], [50, 50, 10]) == [(ME, 1), (BEN, 1), (CLEO, 3)]


def test_standings_before_the_end_say_nothing_of_markers():
    s = scene(scores=[5, 9, 7])
    s.state.players[ME].markers = [6]
    rows = standings(s.state)
    assert [(row.seat, row.points) for row in rows] == [(BEN, 9), (CLEO, 7), (ME, 5)]
    s.state.players[CLEO].score = 9
    assert [row.place for row in standings(s.state)] == [1, 1, 3]


@pytest.mark.parametrize("stage", [Stage.TURN, Stage.OVER])
def test_whoever_left_comes_last(stage):
    s = scene(scores=[50, 9, 7])
    s.state.stage = stage
    s.state.players[ME].left = True
    assert [row.seat for row in standings(s.state)] == [BEN, CLEO, ME]
    assert leader(s.g) == BEN
