"""No sign or piece covers the letter of another, on the whole world and in a close-up."""

import pytest

from renders.peoples.pictures import pieces
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import WorldChanges
from renders.peoples.pictures.sheet import whole
from renders.peoples.staging import SURFACES, stage
from renders.schemes import SCHEMES
from rules.peoples.regions import areas
from rules.peoples.world import WORLD
from tests.renders.peoples.positions import late, shown

LETTERED = 0.3
"""How far around the middle of a piece its letter reaches, as a share of its size."""


@pytest.fixture
def placed(monkeypatch):
    found = []
    real = pieces._put

    def put(sheet, piece, xy, size, *what):
        found.append((piece.width, xy))
        real(sheet, piece, xy, size, *what)

    monkeypatch.setattr(pieces, "_put", put)
    return found


@pytest.mark.parametrize("unit", [56, 96])
def test_no_letter_of_a_piece_is_covered(placed, unit):
    state = late(5)
    made = shown(state)
    paint(whole(stage(made, WORLD), unit, SCHEMES["classic"]), made, WorldChanges(), WORLD)
    assert len(placed) > 100
    tribes = [(size, xy) for size, xy in placed if size >= 0.7 * unit]
    assert len(tribes) > 20
    for size, (x, y) in tribes:
        for other, (u, v) in placed:
            if (u, v) != (x, y) and other > 0.38 * unit:
                near = max(abs(x - u), abs(y - v))
                assert near > LETTERED * size * 0.5 + other * 0.3, (size, x, y, other, u, v)


def test_the_letter_of_an_area_stands_where_its_ground_and_its_orders_are():
    made = shown(late(5))
    world = made.view.world
    scene = stage(made, WORLD)
    ground = {
        (2 * x + n % 2, 2 * y + n // 2): surface
        for x, y, tile in scene.chart.tiles
        for n, surface in enumerate(tile.surfaces)
    }
    assert len({spot.turn for _, spot in world.parts[WORLD]}) == 4
    for cell, code in scene.codes.items():
        assert world.area_at(WORLD, *cell) == code
        assert ground[cell] is SURFACES[areas()[code].terrain]
        assert scene.resources.get(cell) == areas()[code].resource
