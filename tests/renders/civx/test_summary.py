"""The story of a phase at a table of eighteen: what befalls everybody takes a line, not a page."""

from rules.civ import events_trade as t
from rules.civ.phases.ships import ship_building
from tests.renders.civx.positions import CROWD, FACE, civs_of, frame, late, look
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def story(*events):
    return FACE.summary(frame(late(), None, events), look())


def test_eighteen_leaders_stand_in_one_line():
    lines = story(*(t.CivilizationChosen(seat, civ) for seat, civ in enumerate(civs_of(CROWD))))
    assert len(lines) == 1
    assert lines[0].startswith("Ada leads Minoa, ")
    assert lines[0].count(" leads ") == CROWD


def test_few_leaders_have_a_line_each():
    assert story(t.CivilizationChosen(0, "Minoa"), t.CivilizationChosen(1, "Saba"))[0] == "Ada leads Minoa."


def test_markers_that_stay_are_gathered_by_their_step():
    stays = [t.MarkerStayed(seat, 7, ("3 cities (has 1)", "4 advances (has 0)")) for seat in range(5)]
    lines = story(*stays, t.MarkerStayed(6, 4, ("2 cities (has 0)",)))
    assert len(lines) == 2
    assert lines[0].startswith(
        "Stay on step 7 for want of: **Minoa** 3 cities (has 1) and 4 advances (has 0); **Sa"
    )
    assert lines[1].endswith("stays on step 4 and needs 2 cities (has 0).")


def test_hands_at_the_end_are_told_in_full_or_in_one_line():
    hands = [t.HandShown(seat, ("Ochre", "Iron"), 3) for seat in range(CROWD)]
    assert story(*hands[:2])[0] == "**Minoa** holds Ochre and Iron: 3 points."
    assert story(*hands)[0].startswith("Cards in hand bring: **Minoa** 3, **Saba** 3, ")
    assert len(story(*hands)) == 1


def test_17_the_form_for_ships_speaks_of_ships_alone():
    s = scene({"Rome": side({"Rome": 3}, ships=["Rome"], treasury=4), "Celt": side()})
    s.play(ship_building)
    question = s.asked[0]
    assert question.write([]) == ("lose the ship in Rome",)
    assert question.write([{"scrap": "Rome"}]) == ("scrap Rome",)
    step = question.step([], ())
    assert "Build or keep a ship" in [choice.label for choice in step.options]
