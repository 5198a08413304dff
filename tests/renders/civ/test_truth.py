"""A small sample of `python -m tools.truth`: maps, close-ups and drafts with nothing wrong."""

from itertools import combinations
from math import dist

import pytest

from renders.boards import load
from renders.boards.terrain import terrain
from renders.civ.pictures.changes import BoardChanges, at_sea
from renders.civ.pictures.map import paint
from renders.civ.pictures.sheet import part
from renders.civ.shown import Shown
from renders.face import Frame, Look
from renders.paint.sprites import Sprite
from rules.civ.state import Ship
from tests.renders.civ import positions as western
from tests.renders.civx import positions as civx
from tests.renders.dawn import positions as dawn
from tools.truth.check import findings
from tools.truth.civ import draft_findings, front_findings, map_findings, scene_of, zoom_findings

SAMPLES = {"western empires": western, "civx": civx, "dawn of history": dawn}


def crowded(name, players=None):
    """A late position with something of everything, as its first player sees it."""
    sample = SAMPLES[name]
    state = sample.late(players) if players else sample.late()
    frame = sample.frame(state, None, sample.doings(state), "Movement")
    return Shown(frame, None, Look(sample.look().names[:players], own=0), sample.FACE.setting)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_whole_map_is_true(name):
    assert map_findings(crowded(name)) == []


def test_the_part_of_the_board_in_play_is_true():
    smaller = crowded("dawn of history", 5)
    assert smaller.view.out_of_play
    assert map_findings(smaller) == []


def test_the_posted_page_and_close_ups_of_units_of_a_game_of_six_are_true():
    movement = max(western.played(6), key=lambda frame: (frame.title == "Movement", len(frame.told)))
    shown = Shown(movement, None, Look(western.NAMES[:6], own=3), western.FACE.setting)
    assert shown.view.out_of_play
    assert [*front_findings(shown), *zoom_findings(shown, 3)] == []


def test_the_preview_of_a_draft_is_true():
    before, _, proposal = western.drafts()
    frame = Frame(0, "", western.GAME.view(before, 0), ())
    assert draft_findings(Shown(frame, 0, western.look(), western.FACE.setting), proposal) == []


def with_ships(sample, ships, box, tokens=None, changes=None):
    """What is wrong with a part of the board where nothing is but these ships, and a few tokens."""
    sheet = sailing(sample, ships, box, tokens, changes)
    return [str(found) for found in findings(scene_of(sheet)) if "ship" in found.what]


def sailing(sample, ships, box, tokens=None, changes=None):
    """A part of the board where nothing is but these ships and tokens, and what became of them."""
    state = sample.late()
    state.ships = ships
    state.tokens, state.cities, state.barbarians = tokens or {}, {}, {}
    shown = Shown(sample.frame(state), None, sample.look(), sample.FACE.setting)
    sheet = part(shown.board, shown.scheme, (), box, (1280, 820), 20.0)
    paint(sheet, shown, changes or BoardChanges())
    return sheet


def test_a_ship_whose_mooring_is_out_of_sight_covers_no_name_at_the_edge():
    """The limit of Chalcis is in the corner of this part of the board, its moorings are beyond it."""
    assert with_ships(western, [Ship(0, "Chalcis", "")], (1836.0, 1064.0, 2891.0, 1596.0)) == []


def test_a_ship_does_not_cover_the_number_of_the_fleet_beside_it():
    """Gaza and Jerusalem share a bight, and the second mooring of Jerusalem is cut off here."""
    ships = [Ship(0, "Gaza", ""), Ship(0, "Gaza", ""), Ship(2, "Jerusalem", "")]
    assert with_ships(dawn, ships, (1807.5, 1435.0, 2367.5, 1827.0)) == []


def test_the_plus_of_a_ship_at_the_edge_covers_no_limit():
    """Between the edge and the limit of Epirus only the lower right corner of the ship is free."""
    built = BoardChanges()
    built.note(at_sea(Sprite.BUILT, "Epirus", 0), 1)
    box, tokens = (1496.0, 871.5, 2594.0, 1560.5), {"Epirus": {0: 4}}
    assert with_ships(civx, [Ship(0, "Epirus", "")], box, tokens, built) == []


@pytest.mark.parametrize("port", ["Rome", "Neapolis", "Chalcis"])
def test_ships_without_a_mooring_of_their_own_lie_on_the_water(port):
    x, y = next(iter(load("ancient-west").areas[port].ships.values()))[0]
    ships = [Ship(seat, port, "") for seat in range(4)]
    sheet = sailing(western, ships, (x - 300, y - 200, x + 300, y + 200))
    places = [sheet.board_place(xy) for _, _, xy, _, _ in sheet.ships]
    assert len(places) == 4
    assert [place for place in places if not terrain("ancient-west").is_water(place)] == []
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 15
