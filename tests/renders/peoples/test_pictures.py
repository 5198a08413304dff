"""Every kind of picture, at every stage, in every scheme, with its text twin."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from renders.face import Proposal
from renders.front.tones import tones_of
from renders.paint.sprites import Sprite
from renders.peoples.pictures.board import NOTE, titled
from renders.peoples.pictures.changes import changes_of, regions_touched
from renders.peoples.pictures.charts import MEASURES
from renders.peoples.pictures.closeups import box_around
from renders.peoples.pictures.packing import Block, arranged
from renders.peoples.pictures.replay import SIDE, _parts, _room, caption_of
from renders.peoples.pictures.sheet import whole
from renders.peoples.pictures.track import worth
from renders.peoples.pictures.zoom import MINE, NEWEST
from renders.peoples.signs.resources import FIGURES, resource_sign
from renders.peoples.signs.traits import OTHERS, TRAITS, trait_sign
from renders.peoples.staging import adrift, stage
from renders.peoples.turn_order import coming
from renders.peoples.words.intentions import intentions
from renders.pictures.film import STRIP, TALL, WIDE
from renders.schemes import SCHEMES
from rules.peoples.developments import developments
from rules.peoples.regions import areas
from rules.peoples.resources import resources
from rules.peoples.state import Stage, Tribe, Victory
from rules.peoples.traits import Trait
from rules.peoples.world import LATITUDES, WORLD
from rules.table.codec import dump_state, load_state
from tests.renders.letters import FLOOR, letters, written
from tests.renders.peoples.positions import (
    FACE,
    GAME,
    doings,
    frame,
    late,
    look,
    match,
    opening,
    played,
    seen,
    shown,
)

WIDTH = 1.3
"""At least so wide for its height is what is looked at in a channel."""
KINDS = [kind.key for kind in FACE.kinds]
POSTED = 550, 350


def drawn(kind, state, seat=None, subject="", scheme="classic", events=()):
    return FACE.draw(kind, frame(state, events, seat), seat, look(scheme), subject)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_before_the_first_part_is_chosen(kind):
    picture = FACE.draw(kind, frame(opening(), title=""), None, look())
    assert picture.alt
    assert picture.listing


@pytest.mark.parametrize(
    ("kind", "scheme"),
    [
        (kind, scheme)
        for scheme in SCHEMES
        for kind in ([*KINDS, FACE.front] if scheme == "classic" else (FACE.front,))
    ],
)
def test_every_kind_and_every_scheme(kind, scheme):
    state = late(every_option=True)
    picture = drawn(kind, state, 0, "", scheme, doings(state))
    assert len(picture.alt) <= 1024
    assert len(picture.listing) > 40
    assert min(picture.image.size) > 300


def test_every_stage_of_a_game_has_its_page():
    frames = played(5, every_option=True)
    for each in (frames[0], frames[len(frames) // 5], frames[-1]):
        picture = FACE.draw(FACE.front, each, None, look(players=5))
        assert picture.image.width / picture.image.height == pytest.approx(POSTED[0] / POSTED[1])
        assert len(picture.webp()) < 400_000


def test_every_place_offered_can_be_drawn():
    state = late()
    names = FACE.subjects("zoom", seen(state, 0))
    assert len(names) == len(set(names)) > 30
    for name in (MINE, NEWEST, names[2], names[-1]):
        assert drawn("zoom", state, 0, name).alt.startswith(f"Map of {name}")
    assert FACE.subjects("map", seen(state)) == ()


def test_a_close_up_understands_an_area_and_else_shows_ones_own():
    state = late()
    area = state.tribes[0].areas[0]
    assert drawn("zoom", state, 0, area).alt.startswith(f"Map of Region {area[:-1]}")
    assert drawn("zoom", state, 0, "").alt.startswith(f"Map of {MINE}")
    assert drawn("zoom", state, None, "").alt.startswith(f"Map of {NEWEST}")


def test_a_close_up_lists_its_own_part_only():
    state = late()
    world = seen(state).world
    region = next(region for region, spot in world.parts[WORLD] if (spot.x, spot.y) == (2, 0))
    far = next(region for region, spot in world.parts[WORLD] if (spot.x, spot.y) == (6, 5))
    listing = drawn("zoom", state, None, f"Region {region}").listing
    assert f"region {region}:" in listing
    assert f"region {far}:" not in listing


def test_a_part_adrift_is_drawn_apart_and_told_where_it_is():
    early = frame(late(floating=1))
    assert len(adrift(early.view.world)) == 1
    picture = FACE.draw("map", early, None, look())
    assert "Adrift: " in picture.alt
    assert "Adrift, " in picture.listing
    assert len(FACE.subjects("zoom", early.view)) > len(early.view.world.spots)
    name = next(name for name in FACE.subjects("zoom", early.view) if name.startswith("Adrift: "))
    assert FACE.draw("zoom", early, None, look(), name).alt.startswith("Map of Adrift: ")


def test_a_close_up_across_the_seam_of_the_world_stays_small():
    scene = stage(shown(late()), WORLD)
    last = scene.chart.wide - 1
    left, _, right, _ = box_around(scene, [(last, 2), (0, 2)])
    assert right - left < 6
    assert left > 2 * (last - 1)


def test_the_map_in_words_tells_every_piece_and_token():
    state = late()
    listing = drawn("map", state).listing
    for tribe in state.tribes:
        word = "engaged" if tribe.engaged else "ready"
        for area in tribe.areas:
            assert any(f"{area} " in line and word in line for line in listing.splitlines()), area
    assert listing.count("culture of ") == len(state.culture)
    assert listing.count("religion of ") == len(state.religion)


def test_the_map_in_words_tells_traits_and_what_is_in_force():
    state = late(5, every_option=True)
    listing = drawn("map", state).listing
    for player in seen(state).players:
        levels = [
            f"{t.capitalize()} {player.levels[t]} ({player.available[t]})" for t in Trait if player.levels[t]
        ]
        name = FACE.called(seen(state), player.seat, look())
        line = next(line for line in listing.splitlines() if line.startswith(f"{name}: {levels[0]}"))
        assert all(level in line for level in levels)
    assert all(f"{page}." in listing for page in seen(state).pages)


def test_areas_are_listed_as_they_lie():
    state = late()
    view = seen(state)
    region, spot = next((r, s) for r, s in view.world.parts[WORLD] if 0 < s.y < 5 and s.turn == 1)
    line = next(line for line in drawn("map", state).listing.splitlines() if f", region {region}:" in line)
    order = sorted((line.index(f"{region}{letter} "), letter) for letter in "abcd")
    assert "".join(letter for _, letter in order) == "cadb"
    assert line.startswith(f"{'ABCDEFGHIJ'[spot.x]}{spot.y + 1}, ")


def test_marks_tell_what_happened_where():
    state = late()
    events = doings(state)
    changes = changes_of(events)
    own, wild = events[1].area, events[4].neutral
    assert changes.marks[own] == {Sprite.GAINED: "2"}
    assert set(changes.marks[wild]) == {Sprite.CONFLICT, Sprite.LOST}
    assert set(changes.marks[events[7].area]) == {Sprite.ANNEXED}
    assert [(move.source, move.is_attack) for move in changes.moves] == [(own, False), (own, True)]
    assert changes.found == [wild[:-1]]
    assert wild[:-1] in regions_touched(changes)


def test_what_was_done_changes_the_picture_and_its_words():
    state = late()
    quiet, told = drawn("zoom", state, None, NEWEST), drawn("zoom", state, None, NEWEST, events=doings(state))
    assert "attacked" in told.alt.lower()
    assert quiet.image.tobytes() != told.image.tobytes()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_next_turn_is_that_of_the_rules(players):
    frames = played(players)
    turns = [each for each in frames if each.view.stage is Stage.TURN and "Round" in each.title]
    for each in turns[1:-1]:
        following = frames[frames.index(each) + 1].title
        if following.startswith("Round"):
            assert following.endswith(FACE.called(each.view, coming(each.view), look()))


def test_the_page_of_a_people_tells_markers_stock_and_cards():
    state = late()
    player = seen(state).players[1]
    listing = drawn("hand", state, 1).listing
    for card in player.developments:
        assert f"{developments()[card].name} (level" in listing
    for kind, count in player.resources.items():
        assert f"{count} {kind}" in listing
    name = FACE.called(seen(state), 2, look())
    assert drawn("hand", state, 1, name).alt.startswith(f"{name} (")


def test_markers_are_worth_their_level_and_one_more_each():
    player = seen(late()).players[0]
    made = replace(player, levels={Trait.MILITARY: 2}, available={Trait.MILITARY: 2})
    assert worth(made, Trait.MILITARY) == 3
    assert worth(replace(made, available={Trait.MILITARY: 1}), Trait.MILITARY) == 2
    assert worth(replace(made, available={Trait.MILITARY: 0}), Trait.MILITARY) == 0


def test_the_race_tells_all_eight_victories_for_everybody():
    listing = drawn("race", late()).listing
    for player in seen(late()).players:
        for victory in Victory:
            have, need = player.race[victory]
            name = FACE.called(seen(late()), player.seat, look())
            line = next(line for line in listing.splitlines() if line.startswith(victory.capitalize()))
            assert f"{name} {have} of {need}" in line


def test_all_signs_differ():
    assert set(FIGURES) == set(resources())
    assert len({resource_sign(kind, 40).tobytes() for kind in FIGURES}) == len(FIGURES)
    assert set(TRAITS) | set(OTHERS) == {str(victory) for victory in Victory}
    assert len({trait_sign(str(victory), 40).tobytes() for victory in Victory}) == len(Victory)


def test_the_book_of_events_shows_what_holds_and_what_comes():
    state = late(every_option=True)
    view = seen(state)
    listing = drawn("book", state).listing
    for page in view.pages:
        assert f"In force: {page}: " in listing
    assert "not used" in drawn("book", late()).alt


def after_a_move(state):
    """The position after a tribe of the first seat moved and a development was learnt."""
    later = load_state(GAME.state_type, dump_state(state))
    tribe = next(tribe for tribe in later.tribes if tribe.seat == 0 and len(tribe.areas) == 1)
    source, world = tribe.areas[0], seen(later).world
    held = {area for piece in later.tribes for area in piece.areas}
    goal = next(area for area in world.places if area[0] in "3456" and area not in held)
    tribe.areas, tribe.engaged = [goal], True
    return later, source, goal


def test_a_preview_tells_and_draws_the_position_after_the_orders():
    state = late()
    later, source, goal = after_a_move(state)
    bare = Proposal(0, "turn", [{"do": "rest", "tribe": source, "end": goal}], (f"{source} rests",))
    picture = FACE.preview(seen(state, 0), replace(bare, after=seen(later, 0)), look())
    assert f"{source}: " in picture.listing
    assert " → empty" in picture.listing
    now = FACE.preview(seen(state, 0), bare, look())
    assert "cannot be told" in now.listing
    assert now.image.tobytes() != picture.image.tobytes()


def test_a_purchase_is_previewed_on_the_people():
    state = late()
    later = load_state(GAME.state_type, dump_state(state))
    card = next(str(card) for card in developments() if card not in later.players[0].developments)
    later.players[0].developments.append(card)
    picture = FACE.preview(seen(state, 0), Proposal(0, "develop", ["x"], (), seen(later, 0)), look())
    assert f"learns {developments()[card].name}" in picture.listing


def test_a_revolution_is_previewed_in_the_shape_of_a_channel_with_the_board_and_the_traits():
    state = late()
    later, _, _ = after_a_move(state)
    card = next(str(card) for card in developments() if card not in later.players[0].developments)
    later.players[0].developments.append(card)
    picture = FACE.preview(seen(state, 0), Proposal(0, "revolution", ["x"], (), seen(later, 0)), look())
    assert picture.image.width / picture.image.height >= WIDTH
    assert picture.image.width <= 1700


@pytest.mark.parametrize(
    ("key", "data", "lines", "words"),
    [
        (
            "part:3",
            {"centre": ["62a", "55b", "31c", "69a"], "tribes": ["62a", "55b"]},
            ("centre: 62a fish, 55b sugar, 31c clay, 69a shellfish", "tribes: 62a and 55b"),
            "would begin with 62a, 55b, 31c and 69a in its midst and tribes in 62a and 55b",
        ),
        (
            "lay:49",
            "3:49b",
            ("49c beside 39c, neutral tribe in 49b poultry",),
            "would lay region 49 with 49c beside 39c, and put a neutral tribe in 49b poultry",
        ),
    ],
)
def test_a_start_and_a_region_are_said_in_a_sentence(key, data, lines, words):
    made = shown(late())
    assert intentions(made, Proposal(0, key, data, lines)) == (f"{made.name(0)} {words}",)


def test_a_draft_that_names_and_changes_nothing_has_no_preview():
    view = seen(late(), 0)
    assert FACE.preview(view, Proposal(0, "turn", [], (), view), look()) is None
    assert FACE.preview(view, Proposal(0, "turn", "yes"), look()) is None


@pytest.mark.parametrize(
    "data", [[{"do": "attack"}], [{"do": 3, "tribe": 4}], {"a": None}, "99z", [["11a"]], 7]
)
def test_a_draft_that_makes_no_sense_does_no_harm(data):
    FACE.preview(seen(late(), 0), Proposal(0, "turn", data), look())


def test_charts_follow_the_rounds():
    charts = FACE.charts(played(), look())
    assert len(charts) == len(MEASURES)
    last = [record for record in played()[-1].view.records if record.seat == 0][-1]
    assert f"round {last.round} {last.tribes}" in charts[0].listing
    assert FACE.charts((), look()) == ()


def test_the_replay_is_a_film_under_eight_megabytes():
    data = FACE.replay(played()[:8], look())
    film = Image.open(io.BytesIO(data))
    assert film.n_frames > 3
    assert len(data) < 8_000_000


def test_the_replay_crowns_nobody_who_does_not_lead_alone():
    made = shown(late())
    equal = made.later(replace(made.view, players=tuple(replace(p, points=7) for p in made.view.players)))
    assert caption_of(equal).leader == ""
    first, *others = equal.view.players
    ahead = equal.later(replace(equal.view, players=(replace(first, points=8), *others)))
    assert caption_of(ahead).leader == f"{ahead.name(0)} (Ada)"
    won = equal.later(replace(equal.view, winners=(1,)))
    assert caption_of(won).leader == f"{won.name(1)} (Bartholomew the Younger)"


def test_the_world_fills_the_pictures_of_the_replay():
    film = Image.open(io.BytesIO(FACE.replay(played()[:2], look())))
    still = film.convert("RGB")
    edge = still.getpixel((0, 0))
    rows = [
        y for y in range(0, TALL - STRIP, 4) if any(still.getpixel((x, y)) != edge for x in range(0, WIDE, 4))
    ]
    columns = [x for x in range(0, WIDE, 4) if any(still.getpixel((x, y)) != edge for y in rows)]
    assert columns[-1] - columns[0] > 0.9 * WIDE
    assert rows[-1] - rows[0] > 0.85 * (TALL - STRIP)


def test_a_part_adrift_that_is_alone_has_all_the_room_beside_the_world_of_a_replay():
    made = shown(late(5, floating=1))
    scenes = [stage(made, part) for part in adrift(made.view.world)]
    wide, _ = _room(1, scenes, 456)
    assert wide > 0.9 * SIDE
    column = _parts(made, adrift(made.view.world), 456, 100)
    bar = tones_of(made.scheme).bar
    seen = [x for x in range(column.width) if any(column.getpixel((x, y)) != bar for y in range(0, 456, 3))]
    assert len(seen) > 0.9 * SIDE


def test_a_close_up_grows_to_where_the_world_is_known():
    scene = stage(shown(late()), WORLD)
    row = LATITUDES // 2
    for known in (row - 1, row + 1):
        tiles = tuple((x, y, tile) for x, y, tile in scene.chart.tiles if y in (row, known))
        few = replace(scene, chart=replace(scene.chart, tiles=tiles))
        _, top, _, bottom = box_around(few, [(3, row)], 1.8)
        assert top < 2 * known + 1 < bottom


def test_a_close_up_in_a_broad_room_fills_it():
    scene = stage(shown(late()), WORLD)
    left, top, right, bottom = box_around(scene, [(3, 3)], 2.8)
    assert 2.2 < (right - left) / (bottom - top) < 3.2


def test_the_final_standings_name_the_winner_and_the_sources():
    last = played()[-1]
    state = match_end()
    picture = FACE.final(last, GAME.standings(state), look())
    first = GAME.standings(state)[0]
    assert f"{FACE.called(last.view, first.seat, look())} win" in picture.alt
    assert "from advances" in picture.listing


def match_end():
    """The state at the very end."""
    return load_state(GAME.state_type, match().recorder.checkpoints[-1].state)


def test_names_in_letters_we_do_not_have_go_by_their_sound_in_pictures_only():
    made = shown(late(5))
    assert made.written(4) == "Evgeniy"
    assert made.player(4) == "Евгений"


def test_the_starting_parts_are_shown_until_they_are_chosen():
    state = opening(5)
    listing = FACE.draw("map", frame(state, title=""), None, look()).listing
    for start in state.starts:
        assert f"Start {start[0]}: {start[0]}a " in listing
        assert all(f"{region}d " in listing for region in start)
    assert "Start " not in drawn("map", late()).listing


def test_blocks_stand_in_the_rows_in_which_they_become_largest():
    block = Block(4, 4, lambda unit: Image.new("RGB", (4 * unit, 4 * unit)))
    row = arranged([block] * 4, 4)
    assert len({y for _, y in row.places}) == 1
    square = arranged([block] * 4, 1)
    assert len({y for _, y in square.places}) == 2
    for found, shape in ((row, 4), (square, 1)):
        assert found.wide / found.tall == pytest.approx(shape)
        assert all(0 <= x <= found.wide - 4 and 0 <= y <= found.tall - 4 for x, y in found.places)


def test_blocks_of_unlike_shapes_stand_in_columns_beside_one_another():
    broad, square = Block(9, 6, Image.new), Block(4.7, 4.7, Image.new)
    found = arranged([broad, square, square], 1.35)
    (world, _), (first, above), (second, below) = found.places
    assert world + 9 < first == second
    assert above + 4.7 < below
    assert found.wide < 9 + 2 * 4.7


def test_a_note_beside_a_title_is_whole_or_shortened_or_not_there():
    said = {}
    for wide in (600, 330, 210):
        with written() as texts:
            titled(Image.new("RGB", (wide, 100)), "Babylonia", "adrift, 42 ways", 46, SCHEMES["classic"])
        said[wide] = dict(texts)
    assert said[600].keys() == {"Babylonia", "adrift, 42 ways"}
    assert said[330].keys() == {"Babylonia", "adrift"}
    assert said[210].keys() == {"Babylonia"}
    assert min(size for sizes in said.values() for size in sizes.values()) >= NOTE


def test_a_settlement_over_the_seam_of_the_world_is_seen_at_both_sides():
    state = late(3)
    wide = 2 * state.world.width
    pairs = [
        (area, state.world.area_at(WORLD, 0, y))
        for area, (_, x, y) in state.world.places.items()
        if x == wide - 1
    ]
    west, east = next(pair for pair in pairs if pair[1] and all(areas()[area].is_land for area in pair))
    state.tribes = [tribe for tribe in state.tribes if not {west, east} & set(tribe.areas)]
    state.tribes.append(Tribe(0, [west, east]))
    scene = stage(shown(state), WORLD)
    town = next(town for town in scene.towns if (-1, town.cells[0][1]) in town.cells)
    assert [x for x, _ in town.cells] == [-1, 0]
    sheet = whole(scene, 30, SCHEMES["classic"])
    assert [cell[0] for cell in sheet.copies(town.cells[0])] == [-1, wide - 1]


def test_tokens_of_two_peoples_share_a_corner():
    state = late()
    corner = next(iter(state.world.corners))
    state.religion[corner] = [0, 1]
    scene = stage(shown(state), WORLD)
    assert [len(liveries) for liveries in scene.religion.values()].count(2) == 1
    assert "religion of Rome and Olmec" in drawn("map", state).listing


def test_the_key_of_the_board_has_a_page_of_its_own_and_can_be_read_in_a_channel():
    state = late()
    first, key = (FACE.draw("board", frame(state), None, look(), "", page) for page in (1, 2))
    assert first.pages == key.pages == 2
    assert first.image.size != key.image.size
    assert "metropolis" in key.listing
    assert all(
        size >= FLOOR for size, _ in letters(lambda: FACE.draw("board", frame(state), None, look(), "", 2))
    )
