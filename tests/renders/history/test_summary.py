"""The story of a phase, and what one seat is told by itself."""

from dataclasses import replace

import pytest

from renders.face import Look
from renders.words.agreement import addressed
from renders.words.story import MOST
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

RESULTS = (e.TurnScored, e.EpochEnded, e.MarkersRevealed, e.GameWon)


def told(*events):
    return FACE.summary(frame(late(), None, events), look())


def test_a_turn_in_a_few_lines():
    lines = told(*doings())
    fights = (
        "Portugal: wins Pyrenees (Bartholomew the Younger, 1 army lost) and Atlas (Bartholomew the Younger, "
        "1 army lost); fails in Albion (Bartholomew the Younger, 1 army lost)."
    )
    scored = FACE.words(doings()[-1], look())
    assert lines == (
        "Called, but nobody had it: Ming Dynasty.",
        "Ada leads **Portugal** (strength 8), with Disaster and Plague.",
        "The monument in Lower Indus is destroyed and the capital in Lower Indus is reduced to a city.",
        "Plague strikes 2 armies: armies of Çelik in Danubia die.",
        "Removed without a fight: 1 army of Евгений (Franks) in Western Iberia.",
        "Portugal: 2 armies without a fight in Western Iberia and Brazil.",
        fights,
        "New: a capital in Western Iberia; a fort in Atlas; a monument in Western Iberia.",
        scored,
    )


def test_a_land_entered_after_a_tie_is_won():
    called = e.EmpireCalled(6, 0, "portugal")
    tie = battle("atlas", Way.LAND, "shatts_plateau", (4,), (4,), RoundResult.TIED)
    entered = e.ArmyPlaced(0, "portugal", 6, "atlas", Way.LAND, "shatts_plateau")
    assert "wins Atlas" in told(called, tie, entered)[-1]
    assert "fails in Atlas" in told(called, tie)[-1]


def fort_falls(source, way):
    """A tie against a fort in Albion: the attacker and the fort are lost."""
    tie = battle("albion", way, source, (6,), (6,), RoundResult.TIED, fort=1)
    return replace(tie, attack_bonus=1, fort_lost=True, armies_lost=0)


def test_a_fort_lost_in_a_failed_attack_is_told():
    called = e.EmpireCalled(6, 0, "portugal")
    tie = fort_falls("north_sea", Way.SEA)
    lost = battle("albion", Way.SEA, "north_sea", (1,), (5,), RoundResult.LOST)
    assert told(called, tie, lost)[-1] == (
        "Portugal: fails in Albion (Bartholomew the Younger, 2 armies lost, the fort destroyed)."
    )


def test_an_army_that_fell_with_its_attacker_is_told():
    called = e.EmpireCalled(6, 0, "portugal")
    tie = replace(battle("albion", Way.SEA, "north_sea", (5,), (5,), RoundResult.TIED), armies_lost=1)
    assert "Albion (Bartholomew the Younger, 1 army lost, 1 defender dead)" in told(called, tie)[-1]


def test_whose_army_and_fort_a_kingdom_removed_is_told():
    lines = told(
        e.EmpireCalled(6, 0, "portugal"),
        e.EventPlayed(0, "kingdom-thai"),
        e.FortLost(2, "malayan_peninsula", 0),
        e.ArmyRemoved(2, "khmers", "malayan_peninsula", 0),
        e.ArmyPlaced(0, "thai", 1, "malayan_peninsula", Way.RISING, "malayan_peninsula"),
    )
    assert lines[1:] == (
        "Removed without a fight: 1 army of Çelik (Khmers) in Malayan Peninsula with the fort.",
        "Thai: 1 army without a fight in Malayan Peninsula.",
    )


def test_the_end_comes_last():
    lines = told(*doings(), e.EpochEnded(7, 2), e.MarkersRevealed(2, (3, 5), 140), e.GameWon((2,)))
    assert "Ada scores" in lines[-4]
    assert "pre-eminent" in lines[-3]
    assert "markers of 3 and 5" in lines[-2]
    assert lines[-1] == "Çelik wins the game."


@pytest.mark.parametrize("every_option", [False, True], ids=["plain", "all options"])
@pytest.mark.parametrize("together", [1, 3, 35])
def test_every_letter_of_a_game_runs_forward(every_option, together):
    phases = played(every_option=every_option)
    assert len(phases) == 35
    for first in range(0, len(phases), together):
        events = [each.event for phase in phases[first : first + together] for each in phase.told]
        lines = told(*events)
        said = [FACE.words(event, look()) for event in events]
        places = [said.index(line) for line in lines if line in said]
        assert places == sorted(places), lines
        if isinstance(events[-1], RESULTS):
            assert lines[-1] == said[-1]


def test_the_end_of_an_epoch_stands_after_the_turn_that_ended_it():
    endings = [phase for phase in played() if any(isinstance(t.event, e.EpochEnded) for t in phase.told)]
    assert len(endings) == 7
    for phase in endings:
        lines = FACE.summary(phase, look())
        places = [
            next(n for n, line in enumerate(lines) if part in line)
            for part in (" leads **", " scores ", " is over; ")
        ]
        assert places == sorted(places)


def test_without_markers_the_end_of_an_epoch_speaks_of_none():
    assert told(e.EpochEnded(3, None, has_markers=False)) == ("Epoch III is over.",)
    assert "no marker is taken" in told(e.EpochEnded(3, None))[0]


def test_a_draw_says_who_kept_and_who_passed_but_no_card():
    lines = told(e.DrawingBegan(1, (0, 1)), e.CardGiven(0, 0), e.CardGiven(1, 2))
    assert lines[1:] == (
        "Kept the empire drawn: Ada.",
        "Passed it on, unseen: Bartholomew the Younger to Çelik.",
    )


def test_time_that_ran_out_is_told():
    assert told(TimeExpired((0,))) == ("Time ran out for Ada.",)


def test_a_summary_has_at_most_25_lines_however_much_happened():
    events = (*doings() * 5, e.EpochEnded(7, 2), e.GameWon((2,)))
    lines = told(*events)
    assert len(lines) <= MOST
    assert sum(line.startswith("… and ") for line in lines) == 1
    assert [line for line in lines if "leads" in line] == [
        line for line in told(*doings()) if "leads" in line
    ] * 5
    assert lines[-1] == "Çelik wins the game."


def test_of_very_many_turns_the_newest_are_told():
    lines = told(*(doings() * 40), e.GameWon((2,)))
    assert len(lines) == MOST
    assert lines[0].startswith("… and ")
    assert lines[-1] == "Çelik wins the game."
    assert sum(map(len, lines)) < 3000


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


def test_a_fort_lost_in_a_failed_attack_is_told_to_its_owner():
    tie = fort_falls("highlands", Way.LAND)
    assert "the fort is lost" in FACE.notice(tie, 1, look()).text
    assert FACE.notice(tie, 0, look()) is None


@pytest.mark.parametrize(
    ("event", "words_"),
    [
        (e.ArmyRemoved(1, "khmers", "malayan_peninsula", 0), "An army of yours (Khmers)"),
        (e.FortLost(1, "malayan_peninsula", 0), "Your fort in Malayan Peninsula"),
        (e.MonumentDestroyed("malayan_peninsula", 1, 0), "The monument in Malayan Peninsula is destroyed."),
    ],
)
def test_what_was_removed_is_told_to_its_owner_but_not_what_one_removed_oneself(event, words_):
    assert FACE.notice(event, 1, look()).text.startswith(words_)
    assert FACE.notice(event, 0, look()) is None
    assert FACE.notice(replace(event, by=1), 1, look()) is None


def test_the_attacker_reads_every_throw_of_an_order_in_its_receipt():
    events = [event for event in doings() if not isinstance(event, e.TurnScored)]
    younger = "(Bartholomew the Younger)"
    lines = FACE.aftermath(events, 0, look())
    assert [line for line in lines if younger in line] == [
        f"Pyrenees {younger}: ⚃⚂ 4-3 (+1) against ⚄ 5, lost.",
        f"Pyrenees {younger}: ⚅⚂ 6-3 (+1) against ⚄ 5, won.",
        f"Albion {younger}: ⚂⚁ 3-2 (+1) against ⚅⚄⚀ 6-5-1 (+1), lost.",
        f"Atlas {younger}: ⚅⚅ 6-6 (+1) against ⚅⚁ 6-2, tie: both lose.",
    ]
    assert "Entered without a fight: Brazil." in lines
    assert lines.index("Entered without a fight: Brazil.") < lines.index(
        f"Pyrenees {younger}: ⚃⚂ 4-3 (+1) against ⚄ 5, lost."
    )


def test_a_receipt_tells_nothing_of_the_turns_that_followed():
    scored = doings()[-1]
    after = [e.EmpireCalled(6, 1, "spain"), *doings()[8:-1]]
    assert FACE.aftermath([scored, *after], 0, look()) == (addressed(FACE.words(scored, Look(("you",)))),)
    assert FACE.aftermath([e.CardGiven(0, 0), *after], 0, look()) == ()


def test_a_receipt_of_very_many_throws_keeps_the_newest():
    throw = battle("albion", Way.LAND, "highlands", (1,), (5,), RoundResult.LOST)
    won = battle("albion", Way.LAND, "highlands", (6,), (5,), RoundResult.WON)
    lines = FACE.aftermath([throw] * 60 + [won], 0, look())
    assert lines[0].endswith("more before; the battle log has all dice.")
    assert lines[-1].endswith("⚅ 6 (+1) against ⚄ 5, won.")
    assert sum(map(len, lines)) < 1300


def test_a_score_is_told_to_whom_it_belongs():
    scored = doings()[-1]
    assert FACE.notice(scored, 0, look()).text.endswith("That makes 101.")
    assert FACE.notice(scored, 2, look()) is None


def test_the_status_names_the_epoch_and_the_points():
    assert "Epoch I, drawing empires in an order that dice decide." in FACE.status(
        frame(opening()).view, look()
    )
    assert "to be called: Spain and Mughals" in FACE.status(frame(late()).view, look())
