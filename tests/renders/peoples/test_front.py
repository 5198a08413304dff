"""The front page: a turn in close-ups that show nearly all of it, or the world; and who stands where."""

from dataclasses import replace
from functools import cache, partial
from itertools import combinations

import pytest

from renders.front.choosing import choose
from renders.front.column import players_column
from renders.front.news import LINE, _wide, set_in_lines
from renders.front.page import TALL, WIDE, compose
from renders.front.tones import tones_of
from renders.paint.fonts import Typeface, width
from renders.paint.layout import Box
from renders.peoples.pictures import front_stage
from renders.peoples.pictures.board import part_title
from renders.peoples.pictures.changes import WorldChanges, changes_of
from renders.peoples.pictures.front import page_of, rows_of
from renders.peoples.pictures.front_news import news_of
from renders.peoples.pictures.front_stage import MOST, SIDE, PeoplesStage
from renders.peoples.pictures.plane import adrift_words, drawn_alone, settled
from renders.peoples.race import leading, share_of
from renders.peoples.shown import Shown
from renders.peoples.staging import adrift
from renders.pictures.contact import CHANNEL
from rules.peoples import events as e
from rules.peoples.state import NEUTRAL, Stage, Victory
from rules.peoples.traits import Trait
from rules.peoples.world import LATITUDES, WORLD, World
from tests.renders.letters import FLOOR, written
from tests.renders.peoples.positions import FACE, doings, frame, late, look, opening, played
from tools.truth.peoples import is_seen
from tools.truth.posted import kept_from

ROOM = 1210, 860


@cache
def turn():
    """The page of a turn with something of everything."""
    state = late()
    shown = Shown(replace(frame(state, doings(state)), awaited=(1,)), None, look())
    changes = changes_of(shown.events())
    stage = PeoplesStage(shown, changes)
    page = page_of(shown, changes, stage)
    return shown, page, stage, compose(page, stage, shown.scheme)


def staged(shown, changes=None):
    return PeoplesStage(shown, changes or changes_of(shown.events()))


def test_the_parts_of_a_page_lie_on_it_and_apart():
    *_, composed = turn()
    assert composed.image.size == (WIDE, TALL)
    assert {"title", "players", "foot", "news", "inset"} <= set(composed.parts)
    for box in composed.parts.values():
        assert box.inside(Box(0, 0, WIDE, TALL))
    for one, other in combinations(composed.parts.values(), 2):
        assert one.overlap(other) == 0


def test_a_close_up_shows_the_areas_it_is_about():
    *_, stage, composed = turn()
    assert composed.panels
    for panel in composed.panels:
        for area in panel.places:
            assert Box(*stage.core(area)).inside(Box(*panel.seen))


@pytest.mark.parametrize("players", [3, 5])
def test_close_ups_show_what_happened_and_no_part_of_the_board_twice(players):
    shares = []
    for each in played(players)[1::2]:
        shown = Shown(each, None, look(players=players))
        stage = staged(shown)
        page = page_of(shown, changes_of(shown.events()), stage)
        if max(page.weights.values(), default=0) >= 1:
            choice = choose(page.weights, stage, ROOM)
            shares.append(choice.share)
            boxes = [Box(*panel.seen) for panel in choice.panels]
            assert all(a.overlap(b) <= 0.9 * min(a.extent, b.extent) for a, b in combinations(boxes, 2))
    assert len(shares) > 4
    assert sum(shares) / len(shares) >= 0.85


def test_a_turn_that_only_produced_and_the_set_up_carry_the_whole_board():
    state = late()
    quiet = Shown(frame(state, doings(state)[:2]), None, look())
    first = Shown(played()[0], None, look())
    for shown in (quiet, first):
        changes = changes_of(shown.events())
        stage = staged(shown, changes)
        composed = compose(page_of(shown, changes, stage), stage, shown.scheme)
        assert "overview" in composed.parts
        assert composed.panels == ()
        for one, other in combinations(composed.parts.values(), 2):
            assert one.overlap(other) == 0


def test_what_is_spread_too_far_is_shown_on_the_world():
    shown, page, stage, _ = turn()
    far = {area: 3.0 for area, (part, x, y) in shown.view.world.places.items() if x % 5 == 0 and 1 < y < 10}
    scattered = replace(page, deeds=tuple(type(page.deeds[0])(area, weight) for area, weight in far.items()))
    assert "overview" in compose(scattered, stage, shown.scheme).parts


@pytest.mark.parametrize("wide", [300, 420, 700])
def test_the_label_of_a_part_adrift_stays_within_its_close_up(wide, monkeypatch):
    monkeypatch.setattr(front_stage, "part_title", lambda shown, part: "Rome, China and Babylonia")
    shown = Shown(played(5)[0], None, look(players=5))
    stage, part = staged(shown), adrift(shown.view.world)[0]
    area = next(area for area, (lies_in, *_) in shown.view.world.places.items() if lies_in == part)
    with written() as texts:
        stage.close_up(stage.core(area), (wide, 500), frozenset())
    (name, letters), *notes = [(text, size) for text, size in texts if text[:4] in ("Rome", "adri")]
    if wide > 400:
        assert name == "Rome, China and Babylonia"
    note = sum(width(text, Typeface.SEA, size) + 16 for text, size in notes)
    assert width(name, Typeface.NAME, letters) + note <= wide - 32
    assert not notes or notes[0][0] == adrift_words(shown, part)
    assert bool(notes) == (wide == 700)


def test_a_close_up_over_the_seam_of_the_world_has_two_frames():
    shown, _, _, _ = turn()
    wide = 2 * shown.view.world.width
    at_seam = [
        area
        for area, (part, x, y) in shown.view.world.places.items()
        if part == WORLD and y == 5 and x in (0, wide - 1)
    ]
    changes = WorldChanges()
    changes.found += [area[:-1] for area in at_seam]
    stage = staged(shown, changes)
    cores = [stage.core(area) for area in at_seam]
    left, right = min(core[0] for core in cores), max(core[2] for core in cores)
    assert right - left == 2 * SIDE
    assert len(stage.frames((left, 300, right, 500))) == 2
    assert stage.limits((left, 300, right, 500))[0] < 0


def test_a_part_adrift_lies_elsewhere_and_may_not_be_left():
    shown = Shown(frame(late(floating=1)), None, look())
    stage = staged(shown)
    assert stage.plane.is_world
    area = next(area for area, (part, _, _) in shown.view.world.places.items() if part != WORLD)
    core = stage.core(area)
    assert stage.frames(core) == ()
    assert Box(*core).inside(Box(*stage.limits(core)))
    assert not staged(Shown(frame(late(floating=4)), None, look())).plane.is_world


def test_a_part_adrift_of_a_wide_world_is_as_large_as_the_world():
    shown = Shown(frame(late(5, floating=1)), None, look())
    plane = staged(shown).plane
    assert not plane.is_world
    assert [lying.part for lying in plane.lying] == [WORLD, *adrift(shown.view.world)]
    assert staged(Shown(frame(late(5)), None, look())).plane.is_world


def without_column(state, column):
    """A world in which nothing is known between the poles at one longitude: there it is cut open."""
    kept = tuple(
        (region, spot)
        for region, spot in state.world.parts[WORLD]
        if spot.x != column or spot.y in (0, LATITUDES - 1)
    )
    state.world = World((kept, *state.world.parts[1:]), state.world.width)
    state.tribes = [tribe for tribe in state.tribes if set(tribe.areas) <= set(state.world.places)]
    state.culture = {region: seat for region, seat in state.culture.items() if region in state.world.spots}
    state.religion = {area: seats for area, seats in state.religion.items() if area in state.world.corners}
    return state


@pytest.mark.parametrize("column", [1, 5, 9])
def test_beside_parts_adrift_the_world_is_unrolled_where_it_is_cut_open(column):
    state = without_column(late(5, floating=1), column)
    own = [tribe.areas[0] for tribe in state.tribes if state.world.part_of(tribe.areas[0]) == WORLD]
    for area in own:
        shown = Shown(frame(state, [e.TurnBegan(9, 1), e.TribeMoved(1, area, area)]), None, look(players=5))
        stage = staged(shown)
        assert not stage.plane.is_world
        assert Box(*stage.core(area)).inside(Box(*stage.limits(stage.core(area))))
        page = page_of(shown, changes_of(shown.events()), stage)
        with kept_from(stage, "close_sheet") as sheets:
            [panel] = compose(page, stage, shown.scheme).panels
        assert area in panel.places
        assert is_seen(sheets[0], area)


def test_a_world_where_few_live_is_no_larger_than_the_parts_adrift():
    state = late(4, floating=2)
    there = [tribe for tribe in state.tribes if tribe.seat != NEUTRAL]
    world = [tribe for tribe in there if state.world.part_of(tribe.areas[0]) == WORLD]
    shown = Shown(frame(state), None, look())
    assert len(world) >= len(there) / 2
    assert staged(shown).plane.is_world
    state.tribes = [tribe for tribe in state.tribes if tribe not in world[1:]]
    few = Shown(frame(state), None, look())
    assert settled(few) < MOST
    plane = staged(few).plane
    assert [lying.part for lying in plane.lying] == [WORLD, *adrift(few.view.world)]
    assert not plane.is_world
    assert PeoplesStage(few, changes_of(few.events()), 0.0).plane.is_world


def test_a_part_adrift_is_named_with_all_its_peoples():
    state = late(5, floating=1)
    shown = Shown(frame(state), None, look())
    [part] = adrift(shown.view.world)
    there = [tribe for tribe in shown.view.tribes if shown.view.world.part_of(tribe.areas[0]) == part]
    guest = next(tribe for tribe in shown.view.tribes if tribe.seat not in (NEUTRAL, there[0].seat))
    moved = replace(guest, areas=there[-1].areas)
    both = shown.later(replace(shown.view, tribes=(*shown.view.tribes, moved)))
    names = [shown.name(player.seat) for player in shown.people if player.seat in (guest.seat, there[0].seat)]
    assert part_title(both, part) == " and ".join(names)
    assert part_title(both, WORLD) == "The world"


def test_rows_stand_by_how_near_a_victory_is_with_the_leader_and_the_awaited():
    shown, page, _, _ = turn()
    shares = [row.points / row.goal for row in page.rows]
    assert shares == sorted(shares, reverse=True)
    assert [row.is_leader for row in page.rows] == [row.points / row.goal == shares[0] for row in page.rows]
    assert [row.player for row in page.rows if row.is_awaited] == ["Bartholomew the Younger"]
    assert [row.name for row in page.rows if row.is_acting] == ["Olmec"]
    assert page.awaited == (shown.livery(1),)


def test_nobody_is_crowned_while_most_are_equally_near():
    shown = Shown(frame(opening(), title=""), None, look())
    assert leading(shown) == []
    assert not any(row.is_leader for row in rows_of(shown))
    last = Shown(played()[-1], None, look())
    assert leading(last) == list(last.view.winners)
    assert max(share_of(player) for player in last.people) > 0


def test_the_news_are_told_weightiest_first_each_by_its_people():
    shown, page, _, _ = turn()
    words = [piece.words for piece in page.news]
    assert words[0].startswith("attacks neutral at ")
    assert words[1].startswith("finds ")
    assert all(piece.who == shown.livery(1) and piece.sign for piece in page.news[:4])
    assert words.index(next(word for word in words if word.startswith("produces"))) > 4


def test_a_game_that_is_won_says_so_first():
    state = late()
    state.stage = Stage.OVER
    shown = Shown(frame(state, (e.GameWon((2,), ()),)), None, look())
    assert news_of(shown)[0].seat == 2
    page = page_of(shown, WorldChanges(), staged(shown))
    assert page.following == "" and page.is_over


def test_the_victory_that_won_the_game_is_told_once():
    state = late()
    reached = (e.VictoryReached(2, Victory.ADVANCES), e.VictoryReached(1, Victory.CULTURE))
    shown = Shown(frame(state, (*reached, e.GameWon((2,), (Victory.ADVANCES,)))), None, look())
    won, other, *rest = news_of(shown)
    assert won.words == "Egypt wins the game by Advances" and won.sign is not None
    assert other.seat == 1 and other.words == "culture victory"
    assert not any("victory" in item.words for item in rest)


def test_all_that_a_people_learns_finds_room_below_a_narrow_world():
    state = late(3)
    learnt = tuple(e.AdvanceAcquired(1, trait, 4, {}, False, 0) for trait in list(Trait)[:5])
    told = (
        e.TurnBegan(9, 1),
        e.RevolutionBegan(1),
        *learnt,
        e.DevelopmentAcquired(1, "farming", {}, False, 0),
    )
    shown = Shown(frame(state, told), None, look())
    changes = changes_of(shown.events())
    stage = staged(shown, changes)
    page = page_of(shown, changes, stage)
    composed = compose(page, stage, shown.scheme)
    room = round(composed.parts["news"].right - composed.parts["news"].left)
    lines = set_in_lines(page.news, room, 2)
    assert composed.parts["news"].bottom - composed.parts["news"].top == 2 * LINE
    assert sum(map(len, lines)) == len(page.news)
    assert all(_wide(piece) < room for piece in page.news)


def test_parts_in_small_lie_where_the_frames_of_close_ups_are_drawn_without_titles():
    shown = Shown(frame(late(5, floating=1)), None, look())
    stage = staged(shown)
    wide, tall = stage.extent[2:]
    size = 420, round(420 * tall / wide)
    small, unit, bar = stage.small(size), size[0] / stage.plane.wide, tones_of(shown.scheme).bar
    for lying in stage.plane.lying:
        left, top, right, bottom = (side * unit for side in lying.on_plane)
        x = round((left + right) / 2)
        assert small.getpixel((x, round(top) + 1)) != bar != small.getpixel((x, round(bottom) - 2))
        above = small.crop((round(left), round(top) - 8, round(right), round(top) - 1))
        assert above.getextrema() == tuple((tone, tone) for tone in bar)


def test_a_long_name_takes_the_place_of_an_hourglass_that_is_not_there():
    def size(*awaited):
        shown = Shown(replace(frame(late()), awaited=awaited), None, look())
        with written() as texts:
            players_column(page_of(shown, WorldChanges(), staged(shown)), (430, 500), shown.scheme)
        return max(letters for words, letters in texts if words.lower() == "babylonia")

    assert size() == size(0) > size(3)


def test_the_title_of_a_part_adrift_beside_the_world_can_be_read():
    shown = Shown(frame(late(3, floating=1)), None, look())
    drawn = partial(drawn_alone, shown, WorldChanges(), adrift(shown.view.world)[0], (430, 280))
    with written() as texts:
        assert drawn().width == 430
    sizes = {words: size for words, size in texts if words[0].isalpha() and len(words) > 1}
    assert {"Egypt", "adrift"} <= {words.split(",")[0] for words in sizes}
    assert min(sizes.values()) >= FLOOR * WIDE / CHANNEL[0]


def test_the_page_in_words_says_what_is_next_who_is_awaited_who_leads_and_all_news():
    shown, page, _, _ = turn()
    picture = FACE.draw(FACE.front, shown.frame, None, look())
    assert FACE.front == "front"
    assert f"Next: {page.following}." in picture.listing
    assert "Awaited: Olmec (Bartholomew the Younger)." in picture.listing
    assert "In the lead: " in picture.listing
    for piece in page.news:
        assert piece.words.lower() in picture.listing.lower()


def test_another_close_up_tells_what_this_one_leaves_out():
    shown, _, _, _ = turn()
    changes = changes_of(shown.events())
    lost = next(iter(changes.losses))
    rest = changes.without({lost})
    assert lost not in rest.losses
    assert lost not in rest.marks
    assert set(changes.marks) - {lost} == set(rest.marks)
