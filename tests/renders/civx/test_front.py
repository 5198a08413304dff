"""The front page of every table, and the part of the board a map shows."""

import pytest

from renders.boards import load
from renders.civ.pictures import front_names
from renders.civ.pictures.front import page_of
from renders.civ.pictures.front_deeds import deeds_of
from renders.civ.pictures.front_twin import front_listing
from renders.civ.pictures.map import all_changes
from renders.civ.pictures.realms import holders_of, paint_realms
from renders.civ.pictures.sheet import part_in_play
from renders.civ.pictures.twin import map_listing
from renders.civ.shown import Shown
from renders.front.page import TALL, WIDE
from renders.paint.colour import Sight, distance
from renders.schemes import SCHEMES, scheme
from rules.civ.state import BARBARIANS
from rules.table import Chance
from tests.contract.disguise import DISGUISES
from tests.renders.civx.positions import FACE, doings, frame, late, look, opening

BOARD = FACE.setting.board


def shown(state, key="classic", players=18):
    return Shown(frame(state, None, doings(state), "Movement"), None, look(key, players), FACE.setting)


def box(players, **options):
    return part_in_play(BOARD, tuple(opening(players, **options).out_of_play))


@pytest.mark.parametrize("players", [9, 10])
def test_every_table_has_a_front_page_of_the_same_size(players):
    state = late(players)
    one = FACE.draw("front", frame(state, None, doings(state), "Movement"), None, look(players=players))
    assert one.image.size == (WIDE, TALL)


@pytest.mark.parametrize("players", range(5, 19))
@pytest.mark.parametrize("board", ["west", "east"])
def test_11_11_everything_in_play_is_on_the_map(players, board):
    state = opening(players, board=board)
    left, top, right, bottom = part_in_play(BOARD, tuple(state.out_of_play))
    geometry = load(BOARD)
    for name, area in geometry.areas.items():
        if name not in state.out_of_play:
            for x, y in (*area.slots, area.city):
                assert left <= x <= right, name
                assert top <= y <= bottom, name


def test_11_11_few_players_see_the_part_in_play_and_many_the_whole():
    wide, tall = load(BOARD).size
    assert box(18) == (0, 0, wide, tall)
    for board in ("west", "east"):
        left, top, right, bottom = box(6, board=board)
        assert (right - left) * (bottom - top) < 0.7 * wide * tall
    assert box(6, board="west")[0] < box(6, board="east")[0]


@pytest.mark.parametrize("players", range(5, 19))
def test_a_map_is_neither_a_tower_nor_a_ribbon(players):
    left, top, right, bottom = box(players)
    assert 1.25 <= (right - left) / (bottom - top) <= 2.2


def test_an_area_belongs_to_its_city_else_to_whoever_has_most():
    state = late()
    town, owner = next(iter(state.cities.items()))
    state.tokens[town] = {(owner + 1) % 18: 9}
    camp = next(area for area in state.tokens if area not in state.cities)
    state.tokens[camp] = {3: 2, 7: 5, 8: 4}
    waste = next(iter(state.pirates))
    holders = holders_of(shown(state))
    assert holders[town] == owner
    assert holders[camp] == 7
    assert holders[waste] == BARBARIANS


def overview():
    seen = shown(late())
    sheet = paint_realms(seen, holders_of(seen), (1100, 700))
    return seen, sheet


def test_every_nation_is_named_once():
    seen, sheet = overview()
    front_names.put_names(sheet, seen, holders_of(seen))
    named = [placed.place for placed in sheet.placed if placed.kind == "nation"]
    assert sorted(named) == sorted(seen.name(seat) for seat in range(18))


def test_no_emblem_covers_another_emblem(monkeypatch):
    placed = []
    put = front_names._put_emblem

    def noted(sheet, seen, seat, areas):
        xy = put(sheet, seen, seat, areas)
        placed.append(xy)
        return xy

    monkeypatch.setattr(front_names, "_put_emblem", noted)
    seen, sheet = overview()
    front_names.put_names(sheet, seen, holders_of(seen))
    least = 0.8 * front_names.SIGN
    apart = [(abs(a[0] - b[0]), abs(a[1] - b[1])) for i, a in enumerate(placed) for b in placed[:i]]
    assert all(x >= least - 1 or y >= least - 1 for x, y in apart)


def test_the_text_twin_of_the_front_page_holds_that_of_the_map():
    seen = shown(late())
    title, _, rest = map_listing(seen, all_changes(seen)).partition("\n")
    listing = front_listing(seen, page_of(seen, deeds_of(seen), []), [])
    assert listing.startswith(title)
    assert listing.endswith(rest)


def test_the_front_page_does_not_depend_on_what_is_hidden():
    plain, other = late(), late()
    DISGUISES["civx"](other, 0, Chance(b"disguise"))
    pictures = [FACE.draw("front", frame(state), None, look()) for state in (plain, other)]
    assert pictures[0].image.tobytes() == pictures[1].image.tobytes()


@pytest.mark.parametrize("key", SCHEMES)
def test_nobody_who_wears_a_disc_is_taken_for_the_barbarians(key):
    seen = shown(late(), key)
    wild = seen.livery(BARBARIANS)
    for seat in range(18):
        livery = seen.livery(seat)
        if livery.shape is wild.shape:
            for sight in scheme(key).safe_for:
                if sight is not Sight.GREY:
                    assert distance(livery.colour, wild.colour, sight) >= 9, (livery.name, sight)


def test_letters_are_the_same_at_every_table():
    letters = {}
    for players in (5, 9, 12, 18):
        state = late(players)
        seen = shown(state, players=players)
        for seat, nation in enumerate(state.nations):
            assert letters.setdefault(nation.civ, seen.livery(seat)) == seen.livery(seat)
    assert len({livery.letter for livery in letters.values()}) == len(letters) == 18
