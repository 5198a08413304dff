"""No piece or mark covers another piece's number."""

import pytest

from renders.history.pictures import moving, standing
from renders.history.pictures.map import all_changes, paint
from renders.history.pictures.sheet import part, surroundings, whole
from renders.history.shown import Shown
from renders.paint.sprites import Kind, body, number_box
from rules.history_of_the_world.board import board
from tests.renders.history.positions import doings, frame, late, look

NUMBERED = {Kind.ARMY, Kind.GARRISON, Kind.CITY, Kind.CAPITAL, Kind.MONUMENT, Kind.COUNT}


@pytest.fixture
def placed(monkeypatch):
    """Every piece and mark as it is put on the picture: kind, place, scale."""
    found = []
    made = {}

    def sprite(kind, *args, **named):
        image = real(kind, *args, **named)
        scale = named.get("scale", args[2] if len(args) > 2 else 1.0)
        made[id(image)] = (kind, scale, image)
        return image

    from renders.paint.sprites import put as real_put
    from renders.paint.sprites import sprite as real

    def put(picture, image, xy):
        kind, scale, _ = made[id(image)]
        found.append((kind, xy, scale))
        real_put(picture, image, xy)

    for module in (standing, moving):
        monkeypatch.setattr(module, "sprite", sprite)
        monkeypatch.setattr(module, "put", put)
    return found


def painted(sheet, state, events):
    shown = Shown(frame(state, None, events, "Epoch VI: Portugal"), None, look())
    paint(sheet, shown, all_changes(shown))


def covered(placed):
    """Numbers that a later piece or mark covers by more than a sliver."""
    found = []
    for i, (kind, xy, scale) in enumerate(placed):
        box = number_box(kind, scale) if kind in NUMBERED else None
        if box is None:
            continue
        mine = box.grown(0.8).at(xy)
        for other, at, size in placed[i + 1 :]:
            share = 0.35 if other is Kind.COUNT else 0.8
            if mine.overlap(body(other, size * share).at(at)) > 12:
                found.append((kind, xy, other, at))
    return found


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
    assert covered(placed) == []


def test_no_number_is_covered_where_every_land_is_full(placed):
    painted(whole(look_scheme()), full(), ())
    assert len(placed) > 250
    assert covered(placed) == []


def test_no_number_is_covered_in_a_close_up(placed):
    lands = board().areas["middle_east"].lands
    painted(part(look_scheme(), surroundings(lands, 620), (1440, 1040)), full(), doings())
    assert covered(placed) == []


def look_scheme():
    from renders.schemes import scheme

    return scheme("classic")
