"""The front page of a large table, and the part of the board a map shows."""

import pytest

from renders.boards import load
from renders.civ.pictures import front
from renders.civ.pictures.realms import holders_of
from renders.civ.pictures.sheet import part_in_play
from renders.civ.shown import Shown
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


@pytest.mark.parametrize(("players", "kind"), [(6, "map"), (9, "map"), (10, "front"), (18, "front")])
def test_a_large_table_has_a_front_page_of_its_own(players, kind):
    state = late(players)
    one = FACE.draw("front", frame(state), None, look(players=players))
    drawings = {
        "map": FACE.draw("map", frame(state), None, look(players=players)).image.size,
        "front": front.draw_front(Shown(frame(state), None, look(players=players), FACE.setting)).image.size,
    }
    assert one.image.size == drawings[kind]
    assert drawings["map"] != drawings["front"]


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


def test_every_nation_is_named_once(monkeypatch):
    named = []
    put = front._put_name

    def noted(sheet, seen, seat, xy):
        named.append(seat)
        put(sheet, seen, seat, xy)

    monkeypatch.setattr(front, "_put_name", noted)
    front.draw_front(shown(late()))
    assert sorted(named) == list(range(18))


def test_no_emblem_covers_a_city_or_another_emblem(monkeypatch):
    placed = []
    put = front._put_emblem

    def noted(sheet, seen, seat, areas):
        xy = put(sheet, seen, seat, areas)
        placed.append(xy)
        return xy

    monkeypatch.setattr(front, "_put_emblem", noted)
    front.draw_front(shown(late()))
    least = 0.8 * front.SIGN
    apart = [(abs(a[0] - b[0]), abs(a[1] - b[1])) for i, a in enumerate(placed) for b in placed[:i]]
    assert all(x >= least - 1 or y >= least - 1 for x, y in apart)


def test_the_text_twin_of_the_front_page_is_that_of_the_map():
    state = late()
    told = frame(state, None, doings(state), "Movement")
    one, other = (FACE.draw(kind, told, None, look()) for kind in ("front", "map"))
    assert one.listing == other.listing
    assert one.alt == other.alt


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
