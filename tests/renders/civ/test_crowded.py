"""Many fights in one corner of the board: what stands on the posted page covers one another nowhere."""

from dataclasses import replace
from math import hypot

import pytest

from renders.boards import load
from renders.civ.shown import Shown
from renders.front.closeup import CORNER, EDGE
from renders.paint.layout import Box
from rules.table import Chance
from tests.renders.civ import positions as western
from tests.renders.civx import positions as civx
from tests.renders.dawn import positions as dawn
from tools.truth.check import plate_findings
from tools.truth.civ import front_close_ups, front_findings

TABLES = [(civx, 18), (civx, 12), (dawn, 12), (western, 9)]
HEARTS, AROUND = 3, 6
"""In how many corners there is war, and in how many areas of each."""


def at_war(sample, players, seed):
    """A late position, with war in some corners: two or three parties in each area there."""
    state = sample.late() if sample is western else sample.late(players)
    before = sample.frame(state).view
    board, chance = load(sample.FACE.setting.board), Chance(b"war %d" % seed)
    lands = sorted(area for area in board.areas if area not in state.out_of_play)
    for heart in (lands[chance.below("heart", len(lands))] for _ in range(HEARTS)):
        x, y = board.middle(heart)
        near = sorted(lands, key=lambda area: hypot(board.middle(area)[0] - x, board.middle(area)[1] - y))
        for i, area in enumerate(near[:AROUND]):
            first = chance.below("party", players)
            state.tokens[area] = {(first + step) % players: 4 - step for step in range(3 if i == 2 else 2)}
    frame = replace(sample.frame(state, None, (), "Movement"), before=before)
    look = sample.look() if sample is western else sample.look(players=players)
    return Shown(frame, None, look, sample.FACE.setting)


@pytest.mark.parametrize(("sample", "players"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_covers_another_and_every_fight_has_its_name(sample, players, seed):
    shown = at_war(sample, players, seed)
    assert len(shown.view.conflicts) >= 12
    assert [str(finding) for finding in front_findings(shown)] == []


@pytest.mark.parametrize("seed", range(3))
def test_plates_are_many_and_neither_cut_nor_on_the_number_of_their_close_up(seed):
    closes = front_close_ups(at_war(civx, 18, seed))
    plates = [(plate, close.size) for close in closes for plate in close.plates]
    assert len(plates) >= 9
    for plate, (wide, tall) in plates:
        assert plate.inside(Box(EDGE, EDGE, wide - EDGE, tall - EDGE).padded(1))
        assert not plate.overlap(Box(0, 0, CORNER, CORNER))


def test_plates_that_overlap_are_found():
    boxes = [Box(0, 0, 100, 50), Box(90, 40, 190, 90), Box(200, 0, 300, 50)]
    assert [str(finding) for finding in plate_findings(boxes)] == ["plates overlap: (50, 25) and (140, 65)"]
