"""No piece, mark or name covers another piece's number."""

import pytest

from renders.civ.pictures import pieces
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import in_play
from renders.civ.shown import Shown
from renders.paint.sprites import Sprite
from renders.pictures import sheet as marking
from tests.renders.civ.positions import FACE, doings, frame, late, look
from tests.renders.placed import covered, watch

PIECES = {Sprite.TOKEN, Sprite.CITY, Sprite.SHIP, Sprite.BARBARIAN, Sprite.PIRATE, Sprite.PIRATE_SHIP}


@pytest.fixture
def placed(monkeypatch):
    return watch(monkeypatch, pieces, marking)


def painted(placed, state, events):
    shown = Shown(frame(state, None, events, "Movement"), None, look(), FACE.setting)
    sheet = in_play(shown.board, shown.scheme, ())
    paint(sheet, shown, all_changes(shown))
    return placed


def test_no_number_is_covered_in_a_late_game(placed):
    state = late()
    assert len(painted(placed, state, doings(state))) > 100
    assert covered(placed, PIECES) == []


def test_no_number_is_covered_where_three_nations_meet(placed):
    state = late()
    for area in sorted(state.tokens):
        for seat in (0, 4, 8):
            if len(state.tokens[area]) < 3:
                state.tokens[area].setdefault(seat, 1)
    painted(placed, state, ())
    assert covered(placed, PIECES) == []
