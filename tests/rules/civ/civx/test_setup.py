"""CivX 10, 11: setting up games of 5 to 18 players."""

from collections import Counter

import pytest

from rules.atlas import Site
from rules.atlas.names import Ambiguous, Finder, Found
from rules.civ import cards
from rules.civ.ancient.line_up import EAST, WEST, blocks, line_up
from rules.civ.civx.deck import set_aside
from rules.civ.civx.game import CivX
from rules.civ.civx.setup import deal, settle
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from tests.rules.civ.civx.scene import opening
from tests.rules.civ.rulesets import CIVX

GAME = CivX()
DEFAULTS = {option.key: option.default for option in CIVX.options}
SMALL = [(n, board) for n in range(5, 10) for board in ("west", "east")]
LARGE = [(n, "west") for n in range(10, 19)]


def opened(players, **options):
    return opening(players, **options).state


def begun(players, **options):
    """A game at its first turn."""
    s = opening(players, **options)
    s.play(deal)
    s.play(settle)
    return s.state


def names_in(state, stack):
    return set(state.stacks[stack])


def grades(state, stack):
    found = Counter(CIVX.grade(name) for name in state.stacks[stack])
    return found[Grade.MINOR], found[Grade.NON_TRADEABLE], found[Grade.MAJOR]


# -- 10.3: trade cards


def test_10_31_the_western_set_for_five():
    state = opened(5)
    assert names_in(state, Stack(1)) == {"Ochre", "Clay"}
    assert names_in(state, Stack(4)) == {"Wool", "Oil", "Slave Revolt", "Civil War"}


def test_10_31_the_eastern_set_for_five():
    assert names_in(opened(5, board="east"), Stack(1)) == {"Hides", "Flax"}


def test_10_31_the_mixed_set_has_commodities_of_both():
    state = opened(6, cards="mixed")
    named = "Ochre Hides Iron Papyrus Timber Salt Oil Grain Wine Textiles"
    named += " Bronze Silver Resin Spices Gems Dye Gold Ivory"
    found = {name for pile in state.stacks.values() for name in pile if cards.is_commodity(CIVX, name)}
    assert found == set(named.split())


@pytest.mark.parametrize("players", range(5, 9))
def test_10_31_one_set_of_major_calamities_and_no_minor_ones(players):
    state = opened(players)
    assert grades(state, Stack(1)) == (0, 0, 0)
    assert [grades(state, Stack(n)) for n in range(2, 9)] == [(0, 1, 1)] * 7


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_10_31_the_cards_set_aside_are_safe_from_calamities(players, board):
    state = opened(players, board=board)
    for stack, pile in state.stacks.items():
        top = pile[: set_aside(players)]
        assert all(cards.is_commodity(CIVX, name) for name in top), stack


@pytest.mark.parametrize(("players", "aside"), [(5, 5), (8, 8), (11, 11), (12, 6), (13, 7), (15, 8), (18, 9)])
def test_10_34_with_two_blocks_half_as_many_are_set_aside(players, aside):
    assert set_aside(players) == aside


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_10_31_non_tradeable_calamities_lie_lowest(players, board):
    for stack, pile in opened(players, board=board).stacks.items():
        lowest = [i for i, name in enumerate(pile) if CIVX.grade(name) is Grade.NON_TRADEABLE]
        assert lowest in ([], [len(pile) - 1]), stack


@pytest.mark.parametrize(
    ("players", "there"), [(5, False), (6, False), (7, True), (8, True), (9, True), (11, True)]
)
def test_10_32_regression_from_seven_players_on(players, there):
    assert ("Regression" in opened(players).stacks[Stack(9)]) is there


@pytest.mark.parametrize("players", [9, 10, 11])
def test_10_33_shared_commodities_and_minor_calamities_from_nine(players):
    state = opened(players)
    assert {"Bone"} < names_in(state, Stack(1))
    assert {"Pearl", "Banditry", "Piracy", "Regression"} < names_in(state, Stack(9))
    assert [grades(state, Stack(n)) for n in range(2, 10)] == [(1, 1, 1)] * 8


def test_10_33_wool_joins_the_mixed_set_and_grain_a_native_one():
    assert {"Oil", "Grain", "Wool"} < names_in(opened(9, cards="mixed"), Stack(4))
    assert {"Oil", "Wool", "Grain"} < names_in(opened(9), Stack(4))
    assert {"Cotton", "Sugar", "Grain"} < names_in(opened(9, board="east"), Stack(4))


@pytest.mark.parametrize("players", range(12, 16))
def test_10_34_two_blocks_without_shared_cards_and_minor_calamities(players):
    state = opened(players)
    assert len(state.stacks) == 18
    assert names_in(state, Stack(1, WEST)) == {"Ochre", "Clay"}
    assert names_in(state, Stack(1, EAST)) == {"Hides", "Flax"}
    assert [grades(state, Stack(n, b))[0] for n in range(1, 10) for b in (WEST, EAST)] == [0] * 18
    assert [grades(state, Stack(n, b))[2] for n in range(2, 10) for b in (WEST, EAST)] == [1] * 16


@pytest.mark.parametrize(
    ("players", "west", "east"), [(12, False, False), (13, True, False), (14, True, True), (15, True, True)]
)
def test_10_34_no_regression_in_a_block_of_six(players, west, east):
    state = opened(players)
    found = tuple("Regression" in state.stacks[Stack(9, block)] for block in (WEST, EAST))
    assert found == (west, east)


@pytest.mark.parametrize("players", [16, 17, 18])
def test_10_35_all_286_commodities_and_all_48_calamities(players):
    state = opened(players)
    everything = cards.all_cards(state)
    assert sum(n for copy, n in everything.items() if copy.name in CIVX.commodities) == 286
    assert sum(n for copy, n in everything.items() if copy.name in CIVX.calamities) == 48
    for block in (WEST, EAST):
        assert state.stacks[Stack(1, block)].count("Bone") == 4
        assert state.stacks[Stack(9, block)].count("Pearl") == 2


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
@pytest.mark.parametrize("chosen", ["native", "mixed"])
def test_10_3_the_stacks_are_what_the_game_says_it_is_played_with(players, board, chosen):
    assert cards.card_problems(CIVX, opened(players, board=board, cards=chosen)) == []


def test_10_3_a_card_too_many_or_too_few_or_of_another_game_is_noticed():
    state = opened(5)
    state.stacks[Stack(1)] += ["Bone", "Ochre"]
    state.stacks[Stack(9)].remove("Piracy")
    assert sorted(cards.card_problems(CIVX, state)) == [
        "there are 0 Piracy, not 1",
        "there are 1 Bone, not 0",
        "there are 8 Ochre, not 7",
    ]


@pytest.mark.parametrize("name", ["Bone", "Piracy"])
def test_10_35_a_shared_card_in_the_wrong_block_is_noticed(name):
    """There are as many as ever; but the West has one too few and the East one too many."""
    state = opened(16)
    number = CIVX.face_value(name)
    state.stacks[Stack(number, WEST)].remove(name)
    state.stacks[Stack(number, EAST)].append(name)
    half = state.stacks[Stack(number, EAST)].count(name) - 1
    assert cards.card_problems(CIVX, state) == [
        f"there are {half - 1} West {name}, not {half}",
        f"there are {half + 1} East {name}, not {half}",
    ]


# -- 10.4, 10.5: civilizations


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_10_4_everybody_begins_with_one_token_in_the_starting_area(players, board):
    state = begun(players, board=board)
    civs = [nation.civ for nation in state.nations]
    assert sorted(civs) == sorted(line_up(players, {**DEFAULTS, "board": board}))
    starts = GAME.rules.board.starts
    assert state.tokens == {starts[civ]: {seat: 1} for seat, civ in enumerate(civs)}
    assert not set(state.tokens) & set(state.out_of_play)
    assert all((n.stock, n.city_stock, n.ship_stock, n.step) == (54, 9, 4, 0) for n in state.nations)
    assert GAME.problems(state) == []


def test_10_41_the_lobby_says_that_the_quick_set_up_is_missing():
    (option,) = [option for option in CIVX.options if option.key == "civilizations"]
    assert "quick set-up is not in the text" in option.note


# -- 11: the line-ups


def regions(players, board):
    civs = set(line_up(players, {**DEFAULTS, "board": board}))
    return {name for name, area in CIVX.board.areas.items() if area.region in civs}


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_11_11_the_areas_in_play_hang_together(players, board):
    areas = regions(players, board)
    found, edge = set(), [min(areas)]
    while edge:
        area = edge.pop()
        found.add(area)
        edge += [near for near in CIVX.board.neighbours[area] if near in areas and near not in found]
    assert found == areas


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_11_11_all_other_areas_are_out_of_play(players, board):
    state = opened(players, board=board)
    assert set(state.out_of_play) == set(CIVX.board.areas) - regions(players, board)


@pytest.mark.parametrize("players", range(12, 19))
def test_11_11_the_two_blocks_are_as_even_as_can_be(players):
    counts = Counter(blocks()[civ] for civ in line_up(players, DEFAULTS))
    assert abs(counts[WEST] - counts[EAST]) <= 1
    assert counts.total() == players


@pytest.mark.parametrize(("players", "board"), SMALL + LARGE)
def test_11_11_everybody_has_room_and_sites_enough(players, board):
    areas = regions(players, board)
    assert sum(CIVX.board.areas[a].limit for a in areas) / players > 25
    assert sum(CIVX.board.areas[a].site is not Site.NONE for a in areas) / players > 6


STARTS = {
    "Minoa": "Knossos",
    "Iberia": "Iberus",
    "Celt": "Germania Inferior",
    "Assyria": "Assyria",
    "Rome": "Rome",
    "Hatti": "Hattusa",
    "Carthage": "Carthage",
    "Hellas": "Aetolia",
    "Egypt": "Memphis",
    "Dravidia": "Western Sinhalese",
    "Parthia": "Nisa",
    "Maurya": "Magadha",
    "Persia": "Persepolis",
    "Saba": "Saba",
    "Babylon": "Babylon",
    "Indus": "Chanhu-Daro",
    "Kushan": "Taxila",
    "Nubia": "Napata",
}


def test_11_11_the_recommended_starting_areas():
    assert dict(CIVX.board.starts) == STARTS


def test_11_11_western_and_eastern_nations():
    western = {name for name, civ in CIVX.civilizations.items() if civ.block == WEST}
    assert western == set(list(STARTS)[:9])


@pytest.mark.parametrize(
    ("written", "area"), [("Knossus", "Knossos"), ("Ankara", "Hattusa"), ("ankara", "Hattusa")]
)
def test_11_11_areas_are_known_by_the_names_of_the_rulebook(written, area):
    assert CIVX.board.finder.find(written) == Found(area)


def test_11_11_there_are_two_areas_called_sinhalese():
    found = CIVX.board.finder.find("Sinhalese")
    assert isinstance(found, Ambiguous)
    assert set(found.names) == {"Western Sinhalese", "Eastern Sinhalese"}


@pytest.mark.parametrize(("written", "civ"), [("Celts", "Celt"), ("Kush", "Kushan")])
def test_11_11_civilizations_are_known_by_the_names_of_the_rulebook(written, civ):
    assert Finder(tuple(CIVX.civilizations), {}).find(written) == Found(civ)


def test_12_4_the_order_of_the_nations():
    ranked = sorted(CIVX.civilizations.values(), key=lambda civ: civ.number)
    assert [ranked[0].name, ranked[1].name, ranked[-1].name] == ["Minoa", "Saba", "Egypt"]
    assert [civ.number for civ in ranked] == list(range(1, 19))
