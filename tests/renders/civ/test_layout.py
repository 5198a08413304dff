"""No piece, mark or name covers another piece's number."""

import pytest

from renders.civ.pictures import moving, standing
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import SHARE, whole
from renders.civ.shown import Shown
from renders.paint.sprites import Kind, body, number_box
from rules.civ.western_empires.game import RULESET
from tests.renders.civ.positions import FACE, doings, frame, late, look

PIECES = {Kind.TOKEN, Kind.CITY, Kind.SHIP, Kind.BARBARIAN, Kind.PIRATE}


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


def painted(placed, state, events):
    shown = Shown(RULESET, FACE.geometry, FACE.colours, frame(state, None, events, "Movement"), None, look())
    sheet = whole(shown.board, shown.scheme, (), SHARE)
    paint(sheet, shown, all_changes(shown))
    return placed


def covered(placed):
    """Numbers that a later piece or mark covers by more than a sliver."""
    found = []
    for i, (kind, xy, scale) in enumerate(placed):
        box = number_box(kind, scale) if kind in PIECES else None
        if box is None:
            continue
        mine = box.grown(0.8).at(xy)
        for other, at, size in placed[i + 1 :]:
            if mine.overlap(body(other, size * 0.8).at(at)) > 12:
                found.append((kind, xy, other, at))
    return found


def test_no_number_is_covered_in_a_late_game(placed):
    state = late()
    assert len(painted(placed, state, doings(state))) > 100
    assert covered(placed) == []


def test_no_number_is_covered_where_three_nations_meet(placed):
    state = late()
    for area in sorted(state.tokens):
        for seat in (0, 4, 8):
            if len(state.tokens[area]) < 3:
                state.tokens[area].setdefault(seat, 1)
    painted(placed, state, ())
    assert covered(placed) == []
