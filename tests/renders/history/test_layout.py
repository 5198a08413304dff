"""No piece or mark covers another piece's number."""

import pytest

from renders.boards.world import load_world
from renders.history.pictures import pieces
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import part, whole
from renders.history.shown import Shown
from renders.paint.sprites import Sprite
from renders.pictures import sheet as marking
from renders.pictures.closeup import surroundings
from rules.history_of_the_world.board import board
from tests.renders.history.positions import doings, frame, late, look
from tests.renders.placed import covered, watch

NUMBERED = {Sprite.ARMY, Sprite.GARRISON, Sprite.CITY, Sprite.CAPITAL, Sprite.MONUMENT, Sprite.COUNT}


@pytest.fixture
def placed(monkeypatch):
    return watch(monkeypatch, pieces, marking)


def painted(sheet, state, events):
    shown = Shown(frame(state, None, events, "Epoch VI: Portugal"), None, look())
    paint(sheet, shown, all_changes(shown))


def full():
    """A capital and a monument in every land, beside its army."""
    state = late(multiple_armies="yes", naval_control="yes")
    for land in board().lands.values():
        if land.id in state.lands:
            state.settlements.setdefault(land.id, "capital")
            state.monuments = sorted({*state.monuments, land.id})
    return state


def test_no_number_is_covered_in_a_late_game(placed):
    painted(whole(look_scheme()), late(), doings())
    assert len(placed) > 120
    assert covered(placed, NUMBERED) == []


def test_no_number_is_covered_where_every_land_is_full(placed):
    painted(whole(look_scheme()), full(), ())
    assert len(placed) > 250
    assert covered(placed, NUMBERED) == []


def test_no_number_is_covered_in_a_close_up(placed):
    lands = board().areas["middle_east"].lands
    painted(part(look_scheme(), surroundings(load_world(), lands, 620), (1440, 1040)), full(), doings())
    assert covered(placed, NUMBERED) == []


def look_scheme():
    from renders.schemes import scheme

    return scheme("classic")
