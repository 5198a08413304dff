"""The map is true: signs in their lands, arrows at sea, numbers and names uncovered, titles on no land.

`python -m tools.truth` looks at many more positions.
"""

from dataclasses import replace
from itertools import pairwise
from math import dist

import pytest

from renders.boards.terrain import WORLD, terrain
from renders.boards.world import load_world
from renders.boards.world_ways import march, sailing
from renders.face import Proposal
from renders.history.pictures.changes import Loss, changes_of
from renders.history.pictures.map import all_changes, painted
from renders.history.pictures.sheet import SHARE, paled
from renders.history.pictures.zoom import MINE, draw_zoom, sheet_of
from renders.history.shown import Shown
from renders.paint.colour import distance
from renders.paint.layout import Box
from renders.paint.sprites import Sprite
from renders.pictures.placed import What
from renders.schemes import CLASSIC, DARK
from rules.history_of_the_world import events as e
from rules.history_of_the_world.board import board
from rules.history_of_the_world.events import RoundResult, Way
from rules.history_of_the_world.orders import Take, order_data
from tests.renders.history.positions import NAMES, battle, doings, frame, late, look, played, under_way
from tools.truth.check import findings
from tools.truth.history import draft_findings, front_findings, scene_of, zoom_findings

SHORES = 8.0
"""So many pixels of a way may touch a shore."""
LANDS = [land for land in board().lands.values() if not land.is_barren]


def scene(state, events=(), own=None):
    shown = Shown(frame(state, None, events, "Epoch VI: Portugal"), None, replace(look(), own=own))
    return scene_of(painted(shown, all_changes(shown)))


def told(found):
    return [str(finding) for finding in found]


def test_the_close_ups_of_a_posted_turn_are_true():
    shown = Shown(frame(late(), None, doings(), "Epoch VI: Portugal"), None, look())
    assert told(front_findings(shown)) == []


@pytest.mark.parametrize("heart", ["northern_apennines", "western_anatolia", "hindu_kush", "yellow_river"])
def test_the_close_ups_of_a_turn_of_many_fights_are_true(heart):
    places = load_world().lands
    near = sorted((land.id for land in LANDS), key=lambda land: dist(places[land].army, places[heart].army))
    events = [e.EmpireCalled(6, 0, "portugal")]
    for source, land in pairwise(near[:9]):
        events += [battle(land, Way.LAND, source, (6, 3), (5,), RoundResult.WON)] * 2
        events += [e.LandTaken(0, "portugal", 6, land), e.ArmyRemoved(4, "franks", land, 0)]
    shown = Shown(frame(late(multiple_armies="yes"), None, tuple(events), "Epoch VI: Portugal"), None, look())
    assert told(front_findings(shown)) == []


def test_a_crowded_map_is_true():
    crowded = scene(late(multiple_armies="yes", naval_control="yes"), doings(), own=0)
    assert len(crowded.placed) > 150
    assert told(findings(crowded)) == []


@pytest.mark.parametrize("number", [4, 11, 19])
def test_the_map_of_a_game_is_true(number):
    shown = Shown(played()[number], None, look())
    assert told(findings(scene_of(painted(shown, all_changes(shown))))) == []


def test_close_ups_of_armies_and_the_preview_of_a_plan_are_true():
    crowd = Shown(frame(late(), None, doings(), "Epoch VI: Portugal"), None, look())
    assert told(zoom_findings(crowd, 3)) == []
    stand = under_way()
    plan = Proposal(0, "plan:1", [order_data(Take(land)) for land in ("pyrenees", "southern_iberia")], ())
    mine = Shown(frame(stand.state, 0), 0, look())
    assert told(draft_findings(mine, plan)) == []


def test_every_area_is_named_on_the_whole_map():
    sheet = painted(Shown(frame(late()), None, look()), all_changes(Shown(frame(late()), None, look())))
    named = {placed.box for placed in sheet.placed if placed.what is What.NAME}
    assert sheet.plates.keys() == sheet.board.areas.keys()
    assert set(sheet.plates.values()) <= named


def test_a_sign_in_a_neighbours_land_and_a_title_on_land_are_found():
    true = scene(late(), doings())
    signs = [placed for placed in true.placed if placed.what in (What.MARK, What.GHOST)]
    moved = [replace(placed, place="brazil") for placed in signs if placed.place != "brazil"]
    titles = [replace(placed, box=signs[0].box) for placed in true.placed if placed.what is What.TITLE]
    found = told(findings(replace(true, placed=[*moved, *titles])))
    assert len([finding for finding in found if finding.startswith("outside its area")]) == len(moved)
    assert any(finding.startswith("title on land") for finding in found)


def test_armies_sail_over_water_from_every_sea_to_every_coast():
    ground = terrain(WORLD)
    for land in LANDS:
        for sea in land.waters:
            dry = 0.0
            for (x0, y0), (x1, y1) in pairwise(sailing(sea, land.id)):
                steps = [(x0 + (x1 - x0) * i / 20, y0 + (y1 - y0) * i / 20) for i in range(20)]
                dry += dist((x0, y0), (x1, y1)) * sum(not ground.is_water(place) for place in steps) / 20
            assert dry < SHORES, (sea, land.id)


def test_armies_march_over_the_border_or_along_the_strait():
    assert len(march("western_iberia", "pyrenees")) == 3
    assert len(march("atlas", "southern_iberia")) == 4


def test_a_name_cut_by_the_edge_is_brought_up_over_an_arrow_too():
    """No more of the name of the Hindu Kush is seen here than its lowest pixels."""
    lands = ["east_indies", "eastern_ghats", "ganges_delta", "ganges_valley", "mekong", "western_deccan"]
    sheet = sheet_of(Shown(frame(late()), None, look()), lands)
    cut = [box for box in sheet.names if 0 < box.bottom < 12 and 0 < box.left < sheet.picture.width]
    assert cut
    sheet.bring_up_names(Box(0, 0, sheet.picture.width, 40))
    assert {placed.box for placed in sheet.placed} >= set(cut)


def test_armies_into_one_land_are_one_arrow_with_their_number():
    entries = {entry.land: entry for entry in changes_of(doings()).entries}
    assert entries["pyrenees"].count == 2
    assert entries["atlas"].count == 2
    assert entries["albion"].failed
    assert entries["albion"].count == 1


def test_what_is_lost_leaves_a_ghost_of_whose_it_was():
    losses = changes_of(doings()).losses
    assert losses["danubia"] == [Loss(Sprite.ARMY, 2)]
    assert losses["lower_indus"] == [Loss(Sprite.MONUMENT, 3)]
    assert losses["albion"] == [Loss(Sprite.ARMY, 0)]
    assert losses["pyrenees"] == [Loss(Sprite.ARMY, 1)]


@pytest.mark.parametrize(("scheme", "least"), [(CLASSIC, 10), (DARK, 25)])
def test_no_owners_land_looks_like_the_sea_or_like_nobodys(scheme, least):
    shown = Shown(frame(late()), None, look(scheme.key))
    sea, empty = (paled(scheme).colour(place) for place in ((400, 1300), (1300, 250)))
    for seat in range(len(NAMES)):
        assert distance(shown.livery(seat).colour, sea) > least
        assert distance(shown.livery(seat).colour, empty) > 15


def test_armies_far_apart_are_shown_in_parts_never_coarser_than_the_whole_map():
    shown = Shown(frame(late(), 0), 0, look())
    assert draw_zoom(shown, MINE).pages > 1
    for land in ("brazil", "northern_gaul"):
        assert sheet_of(shown, [land, "western_iberia"]).unit >= SHARE
