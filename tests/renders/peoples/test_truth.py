"""The board is true: signs in their areas, names and letters uncovered, nothing cut by the frame.

`python -m tools.truth peoples` looks at many more positions.
"""

from dataclasses import replace

import pytest

from renders.face import Frame, Proposal
from renders.paint.sprites import Sprite
from renders.peoples.pictures.board import paint
from renders.peoples.pictures.changes import Move, WorldChanges, changes_of
from renders.peoples.pictures.preview import READABLE, draft_pages, draft_sheets
from renders.peoples.pictures.sheet import whole, window
from renders.peoples.shown import Shown
from renders.peoples.staging import stage
from renders.pictures.placed import What
from rules.peoples.state import NEUTRAL
from rules.peoples.traits import Trait
from rules.peoples.world import WORLD
from rules.table.codec import dump_state, load_state
from tests.renders.peoples.positions import FACE, GAME, doings, late, look, played, seen, shown
from tools.truth.check import findings
from tools.truth.peoples import front_findings, map_findings, scene_of


def scene(made, changes=None, unit=64):
    sheet = whole(stage(made, WORLD), unit, made.scheme)
    paint(sheet, made, changes or changes_of(made.events()), WORLD)
    return scene_of(sheet)


def told(found):
    return [str(finding) for finding in found]


def test_a_crowded_world_is_true():
    state = late(5)
    crowded = scene(shown(state, doings(state)))
    assert len(crowded.placed) > 300
    assert told(findings(crowded)) == []


@pytest.mark.parametrize("number", [3, 21, 44])
def test_the_pictures_of_a_game_are_true(number):
    made = Shown(played()[number], None, look())
    assert told([*map_findings(made), *front_findings(made)]) == []


@pytest.mark.parametrize("edge", [0.9, 0.92, 1.0])
def test_a_settlement_at_the_edge_of_a_close_up_leaves_its_resource_to_be_seen(edge):
    made = shown(late(5))
    board = stage(made, WORLD)
    [(column, row)] = [town.cells[0] for town in board.towns if len({x for x, _ in town.cells}) == 1]
    sheet = window(board, (column - 3, row - 1, column + edge, row + 2), 136, made.scheme)
    paint(sheet, made, WorldChanges(), WORLD, codes=True)
    assert (column, row) in board.resources
    assert "settlement" in {placed.kind for placed in sheet.placed}
    assert told(findings(scene_of(sheet))) == []


def test_a_sign_in_a_neighbours_area_and_a_covered_name_are_found():
    state = late()
    true = scene(shown(state, doings(state)))
    marks = [placed for placed in true.placed if placed.what is What.MARK]
    other = next(code for code in shown(state).view.world.places if code not in {m.place for m in marks})
    moved = [replace(placed, place=other) for placed in marks]
    names = [replace(marks[0], box=true.names[0])]
    found = told(findings(replace(true, placed=[*moved, *names])))
    assert len([finding for finding in found if finding.startswith("outside its area")]) >= len(moved)
    assert any(finding.startswith("name covered") for finding in found)


def test_tribes_into_one_area_are_one_arrow_with_their_number():
    made = shown(late())
    homes = [tribe.areas[0] for tribe in made.view.tribes if tribe.seat == 0][:2]
    goal = next(area for area in made.view.world.borders(homes[0]) if area not in homes)
    changes = WorldChanges(moves=[Move(0, home, goal) for home in homes])
    several = scene(made, changes)
    counts = [placed for placed in several.placed if placed.what is What.COUNT]
    assert {placed.place for placed in counts} == {goal}
    assert not [finding for finding in told(findings(several)) if finding.startswith("arrow without")]
    bare = replace(several, placed=[placed for placed in several.placed if placed.what is not What.COUNT])
    assert any(finding.startswith("arrow without") for finding in told(findings(bare)))
    alone = scene(made, WorldChanges(moves=[Move(0, homes[0], goal)]))
    assert not [placed for placed in alone.placed if placed.what is What.COUNT]


def far_apart():
    """A draft that acts in the first and the last columns, learns nothing, and raises a trait."""
    state = late(5)
    later = load_state(GAME.state_type, dump_state(state))
    later.players[0].advances[Trait.CIVICS] += 1
    spots = seen(state, 0).world.spots
    areas = [f"{region}a" for region, (part, spot) in spots.items() if part == WORLD and spot.x in (0, 4, 5)]
    orders = [{"do": "produce", "tribe": area} for area in areas]
    return Shown(Frame(0, "", seen(state, 0), ()), 0, look()), Proposal(0, "turn", orders, (), seen(later, 0))


def test_what_cannot_be_read_in_one_picture_comes_on_pages_the_people_on_the_last():
    drafting, proposal = far_apart()
    *boards, people = draft_pages(drafting, proposal)
    assert (people.people, people.regions) == (True, ())
    assert len(boards) > 1
    sheets = [draft_sheets(drafting, proposal, page) for page in boards]
    assert min(sheet.unit for page in sheets for sheet in page) >= READABLE
    assert not any(page.people for page in boards)
    named = {order["tribe"][:-1] for order in proposal.data}
    assert sorted(region for page in boards for region in page.regions) == sorted(named)
    drawn = [FACE.preview(drafting.view, proposal, look(), page) for page in range(1, len(boards) + 2)]
    assert {picture.pages for picture in drawn} == {len(boards) + 1}
    assert len({picture.image.tobytes() for picture in drawn}) == len(drawn)


def test_the_people_stand_below_a_board_that_can_be_read_there():
    drafting, proposal = far_apart()
    near = replace(proposal, data=[{"do": "produce", "tribe": drafting.view.tribes[0].areas[0]}])
    assert [page.people for page in draft_pages(drafting, near)] == [True]
    assert FACE.preview(drafting.view, near, look()).pages == 1


def test_a_lost_tribe_leaves_a_ghost_of_whose_it_was():
    state = late()
    made = shown(state, doings(state))
    changes = changes_of(made.events())
    assert list(changes.losses.values()) == [NEUTRAL]
    ghosts = [placed for placed in scene(made).placed if placed.what is What.GHOST]
    assert {(placed.place, placed.owner) for placed in ghosts} == set(changes.losses.items())
    assert all(Sprite.LOST in changes.marks[area] for area in changes.losses)


def test_a_draft_shows_the_position_after_it_with_ghosts_of_who_was_there_and_says_it_in_a_sentence():
    state = late()
    later = load_state(GAME.state_type, dump_state(state))
    tribe = next(tribe for tribe in later.tribes if tribe.seat == 0 and len(tribe.areas) == 1)
    source, held = tribe.areas[0], {area for piece in later.tribes for area in piece.areas}
    goal = next(area for area in seen(later).world.borders(source) if area not in held)
    tribe.areas = [goal]
    order = {"do": "rest", "tribe": source, "end": goal}
    lines = (f"{source} rests, end in {goal}",)
    proposal = Proposal(0, "turn", [order], lines, seen(later, 0))
    drafting = Shown(Frame(0, "", seen(state, 0), ()), 0, look())
    [page] = draft_pages(drafting, proposal)
    sheets = draft_sheets(drafting, proposal, page)
    placed = [each for sheet in sheets for each in sheet.placed]
    assert [(each.place, each.owner) for each in placed if each.what is What.GHOST] == [(source, 0)]
    assert goal in {each.place for each in placed if each.kind == "tribe" and each.what is What.PIECE}
    assert all(told(findings(scene_of(sheet))) == [] for sheet in sheets)
    listing = FACE.preview(seen(state, 0), proposal, look()).listing
    assert f"Rome: the tribe in {source} rests, end in {goal}." in listing
