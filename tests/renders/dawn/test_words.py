"""Dawn of History in sentences: what is paid with what, treasury in deals, markers on its own chart."""

import pytest

from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_trade as t
from tests.renders.dawn.positions import FACE, frame, late, look


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            e.ShipBuilt(0, "Troy", ("treasury", "Troy")),
            "Ada built a ship at Troy, paid from treasury and 1 token in Troy.",
        ),
        (e.ShipBuilt(0, "Troy", ("Troy", "Troy")), "Ada built a ship at Troy, paid from 2 tokens in Troy."),
        (e.ShipMaintained(0, "Troy", ("treasury",)), "Ada kept the ship at Troy, paid from treasury."),
        (t.DealStruck(0, 2, 3, 4, 0, 5), "Ada and Çelik struck a deal: 3 cards for 4 cards and 5 treasury."),
        (
            t.AdvancesBought(0, ("Urbanism",), (), 50, 3, ("Salt", "Salt", "Clay"), {}),
            "Ada bought Urbanism for 50 (2 Salt, Clay and 3 treasury).",
        ),
        (t.MarkerMoved(0, 4, 5, "Early Bronze Age"), "Ada advanced to step 5 (Early Bronze Age)."),
        (t.MarkerStayed(0, 5, ("2 cities (has 1)",)), "Ada stays on step 5 and needs 2 cities (has 1)."),
        (c.SteppedBack(0, "Regression", 2), "The marker of Ada fell back 2 steps (Regression)."),
    ],
)
def test_sentences(event, text):
    assert FACE.words(event, look()) == text


def test_28_markers_that_moved_are_told_of_without_naming_another_games_chart():
    events = (t.MarkerMoved(0, 4, 5, "Early Bronze Age"), t.MarkerStayed(1, 5, ("2 cities (has 1)",)))
    lines = FACE.summary(frame(late(6), None, events, "Movement on the C.A.C."), look(players=6))
    assert lines[0] == "Advanced to step 5 (Early Bronze Age): **Minoa**."
    assert not any("A.S.T." in line for line in lines)


def test_15_2_the_status_names_the_order_by_the_chart_before_the_first_census():
    state = late(6)
    state.census = []
    assert "In C.A.C. order: **Minoa** (Ada)" in FACE.status(frame(state).view, look(players=6))


def test_28_the_name_of_the_chart_ends_a_sentence_with_one_stop():
    state = late()
    state.phase = "succession"
    assert "Movement on the C.A.C. In order" in FACE.status(frame(state).view, look())
