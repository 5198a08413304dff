"""A small sample of `python -m tools.truth`: maps, close-ups and drafts with nothing wrong."""

import pytest

from renders.civ.pictures.changes import BoardChanges
from renders.civ.pictures.map import paint
from renders.civ.pictures.sheet import part
from renders.civ.shown import Shown
from renders.face import Frame, Look
from rules.civ.state import Ship
from tests.renders.civ import positions as western
from tests.renders.civx import positions as civx
from tests.renders.dawn import positions as dawn
from tools.truth.check import findings
from tools.truth.civ import draft_findings, map_findings, scene_of, zoom_findings

SAMPLES = {"western empires": western, "civx": civx, "dawn of history": dawn}


def crowded(name):
    """A late position with something of everything, as its first player sees it."""
    sample = SAMPLES[name]
    state = sample.late()
    frame = sample.frame(state, None, sample.doings(state), "Movement")
    return Shown(frame, None, Look(sample.look().names, own=0), sample.FACE.setting)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_whole_map_is_true(name):
    assert map_findings(crowded(name)) == []


def test_close_ups_of_units_are_true():
    assert zoom_findings(crowded("western empires"), 3) == []


def test_the_preview_of_a_draft_is_true():
    before, _, proposal = western.drafts()
    frame = Frame(0, "", western.GAME.view(before, 0), ())
    assert draft_findings(Shown(frame, 0, western.look(), western.FACE.setting), proposal) == []


def with_ships(sample, ships, box):
    """What is wrong with a part of the board where nothing is but these ships."""
    state = sample.late()
    state.ships = ships
    state.tokens, state.cities, state.barbarians = {}, {}, {}
    shown = Shown(sample.frame(state), None, sample.look(), sample.FACE.setting)
    sheet = part(shown.board, shown.scheme, (), box, (1280, 820), 20.0)
    paint(sheet, shown, BoardChanges())
    return [str(found) for found in findings(scene_of(sheet)) if "ship" in found.what]


def test_a_ship_whose_mooring_is_out_of_sight_covers_no_name_at_the_edge():
    """The limit of Chalcis is in the corner of this part of the board, its moorings are beyond it."""
    assert with_ships(western, [Ship(0, "Chalcis", "")], (1836.0, 1064.0, 2891.0, 1596.0)) == []


def test_a_ship_does_not_cover_the_number_of_the_fleet_beside_it():
    """Gaza and Jerusalem share a bight, and the second mooring of Jerusalem is cut off here."""
    ships = [Ship(0, "Gaza", ""), Ship(0, "Gaza", ""), Ship(2, "Jerusalem", "")]
    assert with_ships(dawn, ships, (1807.5, 1435.0, 2367.5, 1827.0)) == []
