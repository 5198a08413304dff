"""The story of a phase, and what one seat is told by itself."""

from renders.history.words.summary import MOST
from rules.history_of_the_world import events as e
from rules.history_of_the_world.events import RoundResult, Way
from rules.standins import Anybody
from rules.standins.match import Match
from rules.table.event import TimeExpired
from tests.renders.history.positions import (
    FACE,
    GAME,
    NAMES,
    battle,
    doings,
    frame,
    late,
    look,
    opening,
    played,
)


def told(*events):
    return FACE.summary(frame(late(), None, events), look())


def test_a_turn_in_a_few_lines():
    lines = told(*doings())
    assert lines[0] == "Ada leads **Portugal** (strength 8), with Disaster and Plague."
    assert lines[1].startswith("Ada scores 19: China 3 (presence), India 9 (control)")
    text = "\n".join(lines)
    assert "Portugal: 2 armies without a fight in Western Iberia and Brazil." in lines
    assert "wins Pyrenees (Bartholomew the Younger, 1 army lost) and Atlas" in text
    assert "fails in Albion (Bartholomew the Younger, 1 army lost)" in text
    assert "Plague strikes 2 armies: armies of Çelik in Danubia die." in lines
    assert "Called in vain: Ming Dynasty." in lines


def test_a_land_entered_after_a_tie_is_won():
    called = e.EmpireCalled(6, 0, "portugal")
    tie = battle("atlas", Way.LAND, "shatts_plateau", (4,), (4,), RoundResult.TIED)
    entered = e.ArmyPlaced(0, "portugal", 6, "atlas", Way.LAND, "shatts_plateau")
    assert "wins Atlas" in told(called, tie, entered)[-1]
    assert "fails in Atlas" in told(called, tie)[-1]


def test_the_end_comes_first():
    lines = told(*doings(), e.EpochEnded(7, 2), e.MarkersRevealed(2, (3, 5), 140), e.GameWon((2,)))
    assert lines[0] == "Çelik wins the game."
    assert "markers of 3 and 5" in lines[1]
    assert "pre-eminent" in lines[2]


def test_a_draw_says_who_kept_and_who_passed_but_no_card():
    lines = told(e.DrawingBegan(1, (0, 1)), e.CardGiven(0, 0), e.CardGiven(1, 2))
    assert lines[1:] == (
        "Kept the empire drawn: Ada.",
        "Passed it on, unseen: Bartholomew the Younger to Çelik.",
    )


def test_time_that_ran_out_is_told():
    assert told(TimeExpired((0,))) == ("Time ran out for Ada.",)


def test_a_summary_has_at_most_25_lines_however_much_happened():
    lines = told(*(doings() * 5))
    assert len(lines) == MOST
    assert lines[-1].startswith("… and ")


def test_every_phase_of_a_game_has_a_story():
    for each in played():
        assert 1 <= len(FACE.summary(each, look())) <= MOST
        assert FACE.status(each.view, look()).endswith(".")


def test_ones_own_empire_comes_by_letter():
    notice = FACE.notice(e.EmpireSeen(1, "egypt"), 1, look())
    assert notice.kind == "hand"
    assert "strength 5, from Nile Delta, with a capital, navigation in the Red Sea" in notice.text
    assert FACE.notice(e.EmpireDrawn(1, "egypt"), 0, look()) is None


def test_a_drawn_empire_can_be_kept_with_a_button():
    match = Match(GAME, {}, NAMES[:3], [Anybody()] * 3, b"draw")
    seat = match.table.waiting()[0].seat
    drawn = next(told.event for told in match.table.feed(seat) if isinstance(told.event, e.EmpireDrawn))
    act = FACE.notice(drawn, seat, look()).acts[0]
    assert match.table.answer(seat, act.key, act.data) is None


def test_a_lost_land_is_told_to_its_loser_alone():
    lost = battle("albion", Way.LAND, "highlands", (6,), (5,), RoundResult.WON)
    assert "Albion" in FACE.notice(lost, 1, look()).text
    assert FACE.notice(lost, 0, look()) is None
    held = battle("albion", Way.LAND, "highlands", (1,), (5,), RoundResult.LOST)
    assert FACE.notice(held, 1, look()) is None


def test_a_score_is_told_to_whom_it_belongs():
    scored = doings()[-1]
    assert FACE.notice(scored, 0, look()).text.endswith("That makes 101.")
    assert FACE.notice(scored, 2, look()) is None


def test_the_status_names_the_epoch_and_the_points():
    assert "Epoch I, drawing empires in an order that dice decide." in FACE.status(
        frame(opening()).view, look()
    )
    assert "to be called: Spain and Mughals" in FACE.status(frame(late()).view, look())
