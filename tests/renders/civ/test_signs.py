"""What happened stands where it happened: signs on pieces, ghosts of what was lost, changes of numbers."""

from dataclasses import replace

import pytest

from renders.boards import load
from renders.civ.pictures.changes import Deed, at_sea, changes_of
from renders.civ.pictures.map import all_changes, paint
from renders.civ.pictures.sheet import in_play
from renders.civ.pictures.strip import leader_of
from renders.civ.pictures.zoom import MINE, draw_zoom, sheet_of, units_of
from renders.civ.shown import Shown
from renders.civ.words.intentions import intentions
from renders.face import Look
from renders.paint.sprites import Sprite
from renders.pictures.clusters import clusters
from renders.pictures.placed import What
from rules.civ import events as e
from rules.civ import events_calamity as c
from rules.civ import events_conflict as f
from tests.renders.civ.positions import FACE, GAME, drafts, frame, late, look
from tests.rules.civ.scenario import scenario, side

WEST = {
    "Rome": side({"Etruria": 4, "Rome": 2}, cities=["Neapolis"], ships=["Rome"]),
    "Egypt": side({"Fayum": 2, "Rubicon": 2}),
}


def painted(*events, own=None, state=None):
    """What was put on the map of a small position after these events."""
    shown = Shown(
        frame(state or scenario(WEST).state, None, events), None, Look(look().names, own=own), FACE.setting
    )
    sheet = in_play(shown.board, shown.scheme, ())
    paint(sheet, shown, all_changes(shown))
    return sheet


def signs(sheet, place):
    return {(placed.what, placed.kind) for placed in sheet.placed if placed.place == place}


def test_a_city_built_has_its_sign_on_the_city():
    sheet = painted(e.CityBuilt(0, "Neapolis"))
    city, plus = (placed for placed in sheet.placed if placed.place == "Neapolis")
    assert plus.kind == Sprite.BUILT
    assert plus.box.overlap(city.box)


def test_a_ship_built_is_a_ship_and_where_it_sailed_away_its_ghost():
    assert (What.MARK, "built") in signs(painted(e.ShipBuilt(0, "Rome", ())), "ship Rome")
    assert signs(painted(e.ShipBuilt(0, "Caralis", ())), "ship Caralis") == {(What.GHOST, "built")}


@pytest.mark.parametrize(
    ("event", "place", "sign"),
    [
        (c.CitiesDestroyed(0, "Flood", ("Samnium",)), "Samnium", (What.GHOST, "lost")),
        (e.CityReduced(0, "Etruria", 4, "support"), "Etruria", (What.GHOST, "reduced")),
        (e.ShipLost(0, "Caralis", "tempest"), "ship Caralis", (What.GHOST, "lost")),
        (e.SurplusRemoved((("Etruria", 0, 2),)), "Etruria", (What.MARK, "fewer")),
        (e.SurplusRemoved((("Samnium", 0, 2),)), "Samnium", (What.GHOST, "lost")),
        (e.PopulationExpanded(0, {"Etruria": 2}), "Etruria", (What.MARK, "gained")),
        (c.DamageTaken(0, "Flood", 2, (("Etruria", 2),)), "Etruria", (What.MARK, "disaster")),
        (c.UnitsAnnexed(1, 0, "Treachery", ("Neapolis",)), "Neapolis", (What.MARK, "annexed")),
    ],
)
def test_every_deed_has_its_sign(event, place, sign):
    assert sign in signs(painted(event), place)


def test_a_fight_shows_what_each_party_lost():
    sheet = painted(f.ConflictResolved("Rubicon", {0: 3, 1: 4}, {0: 0, 1: 2}))
    assert signs(sheet, "Rubicon") >= {(What.MARK, "conflict"), (What.MARK, "fewer"), (What.GHOST, "lost")}


def test_moves_to_one_place_are_one_arrow_with_one_number():
    moves = (e.Marched(0, ("Etruria", "Rubicon"), 2), e.Marched(0, ("Rome", "Rubicon"), 1))
    sheet = painted(*moves)
    counts = [placed for placed in sheet.placed if placed.what is What.COUNT]
    assert len(counts) == 1
    assert len([placed for placed in sheet.placed if placed.what is What.ARROW]) == 2


def test_a_voyage_is_counted_where_tokens_go_ashore():
    stops = (("Rome", 3, 0), ("Sardinia", 0, 2), ("Caralis", 0, 1))
    journeys = changes_of([e.ShipSailed(0, stops)]).journeys
    assert {journey.path: count for journey, count in journeys.items()} == {
        ("Rome", "Sardinia"): 2,
        ("Rome", "Sardinia", "Caralis"): 1,
    }


def test_a_players_own_map_says_where_to_build_and_what_threatens():
    state = scenario(
        {
            "Rome": side({"Etruria": 12}, cities=["Rome"]),
            "Egypt": side({"Samnium": 8, "Fayum": 2}),
        }
    ).state
    mine = painted(own=0, state=state)
    assert (What.MARK, "site") in signs(mine, "Etruria")
    assert (What.MARK, "threat") in signs(mine, "Rome")
    mine_in_words = FACE.draw("map", frame(state), None, Look(look().names, own=0)).listing
    assert "You may build a city in Etruria (12 of 12 tokens)." in mine_in_words
    assert "Egypt can attack your city Rome with 8 tokens." in mine_in_words
    others = {placed.kind for placed in painted(state=state).placed}
    assert not others & {"site", "threat"}
    assert "over" in others


def test_units_far_apart_are_shown_part_by_part_and_never_coarser_than_the_map():
    state = scenario(
        {"Rome": side({"Hibernia": 2, "Dyfed": 1, "Fayum": 2}), "Egypt": side({"Siwa": 1})}
    ).state
    shown = Shown(frame(state, 0), 0, look(), FACE.setting)
    first, second = draw_zoom(shown, MINE), draw_zoom(shown, MINE, 2)
    assert first.pages == second.pages == 2
    assert "Hibernia: 2 tokens" in first.listing
    assert "Fayum: 2 tokens" in second.listing
    assert f"{MINE}, 2 of 2" in second.alt
    assert draw_zoom(shown, "Rome").pages == 1
    whole = in_play(shown.board, shown.scheme, ()).unit
    assert sheet_of(shown, [*load(shown.board).areas]).unit >= whole
    assert sheet_of(shown, units_of(shown.view, 0)).unit >= whole


def test_boxes_that_fit_into_a_room_are_one_group():
    boxes = [(0, 0, 10, 10), (15, 0, 25, 10), (90, 0, 99, 10)]
    assert clusters(boxes, (30, 20)) == [[0, 1], [2]]
    assert clusters(boxes, (100, 20)) == [[0, 1, 2]]


def test_a_draft_is_told_in_sentences():
    changes = changes_of([e.Marched(0, ("Etruria", "Rubicon"), 1)])
    changes.note(at_sea(Sprite.BUILT, "Rome", 0), 1)
    changes.note(Deed(Sprite.BUILT, "Neapolis", 0, Sprite.CITY), 1)
    assert intentions(changes) == (
        "1 token marches from Etruria to Rubicon",
        "A ship is built at Rome",
        "A city is built in Neapolis",
    )
    before, _, proposal = drafts()
    listing = FACE.preview(GAME.view(before, 0), replace(proposal, lines=("e>ru 3",)), look()).listing
    assert "A ship takes 2 tokens from Rome to Sardinia." in listing
    assert "e>ru" not in listing


def test_the_leader_is_marked_unless_many_share_the_lead():
    shown = Shown(frame(late()), None, look(), FACE.setting)
    best = max(shown.nations, key=lambda nation: nation.points)
    assert leader_of(shown) == best.seat
    level = tuple(replace(nation, points=7) for nation in shown.view.nations)
    assert leader_of(shown.later(replace(shown.view, nations=level))) is None
