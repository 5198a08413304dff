"""Dawn 1 to 4, 8.2, 9 to 12: what is in a game of 5 to 18 players, and how it begins."""

from collections import Counter

import pytest

from rules.atlas import Site
from rules.civ import cards
from rules.civ.ancient.line_up import EAST, WEST, blocks, line_up
from rules.civ.dawn_of_history.game import PHASES, DawnOfHistory
from rules.civ.dawn_of_history.setup import deal, settle
from rules.civ.events_trade import SequenceDealt
from rules.civ.phases.expansion import population_expansion
from rules.civ.pieces import destroy_city, place_tokens, remove_ship, remove_tokens
from rules.civ.ruleset import Grade
from rules.civ.stacks import Stack
from tests.rules.civ.dawn.scene import opening, scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

GAME = DawnOfHistory()
SMALL = [(n, board) for n in range(5, 10) for board in ("west", "east")]
EVERY = SMALL + [(n, "west") for n in range(10, 19)]
ONE_NEIGHBOUR = {(5, "west"): {"Egypt"}, **{(n, "east"): {"Nubia"} for n in range(5, 10)}}


def opened(players, **options):
    return opening(players, **options).state


def begun(players, **options):
    s = opening(players, **options)
    s.play(deal)
    s.play(settle)
    return s


def commodities(state, number, block=""):
    pile = state.stacks[Stack(number, block)]
    return Counter(name for name in pile if cards.is_commodity(DAWN, name))


def grades(state, number, block=""):
    return sorted(grade for name in state.stacks[Stack(number, block)] if (grade := DAWN.grade(name)))


# -- components


def test_1_1_1_286_commodities_and_24_calamities_for_each_block():
    """The list of parts counts the calamities among the 286; the table of commodities does not."""
    assert sum(card.count for card in DAWN.commodities.values()) == 286
    assert len(DAWN.calamities) == 24
    state = opened(18)
    drawn = Counter(name for pile in state.stacks.values() for name in pile)
    assert drawn.total() == 286 + 48
    assert all(drawn[name] == 2 for name in DAWN.calamities)


def test_3_1_1_a_set_of_pieces():
    nation = opened(5).nations[0]
    assert (nation.stock, nation.city_stock, nation.ship_stock) == (55, 9, 4)


def test_3_1_5_a_city_is_five_unit_points_a_token_one_a_ship_none():
    s = scene({"Rome": side({"Rome": 3}, cities=["Tarentum"], ships=["Rome"])})
    assert s.g.unit_points(0) == 8


# -- the player mats


def test_4_1_whatever_leaves_the_board_is_in_stock_and_may_return():
    s = scene({"Rome": side({"Etruria": 3}, cities=["Rome"], ships=["Rome"])})
    remove_tokens(s.g, "Etruria", 0, 3)
    destroy_city(s.g, "Rome")
    remove_ship(s.g, s.state.ships[0])
    nation = s.nation("Rome")
    assert (nation.stock, nation.city_stock, nation.ship_stock) == (55, 9, 4)
    place_tokens(s.g, "Etruria", 0, 55)
    assert (nation.stock, s.tokens("Rome")) == (0, {"Etruria": 55})


def test_4_2_what_is_in_the_treasury_is_not_in_stock():
    """Population grows from stock alone, however rich one is."""
    s = scene({"Rome": side({"Etruria": 3}, stock=1)})
    s.play(population_expansion)
    assert s.tokens("Rome") == {"Etruria": 4}
    assert (s.nation("Rome").stock, s.nation("Rome").treasury) == (0, 51)


# -- the map


def test_2_2_1_areas_are_next_to_each_other_by_land_or_by_sea():
    assert "Corsica" in DAWN.board.neighbours["Etruria"]
    assert "Corsica" not in DAWN.board.land_neighbours("Etruria")


def test_2_2_4_several_civilizations_may_hold_an_area():
    s = scene({"Rome": side({"Moesia": 2}), "Egypt": side({"Moesia": 2})})
    assert s.g.areas_of(0) == s.g.areas_of(1) == ["Moesia"]


def test_2_3_1_volcanoes_lie_in_an_area_or_on_the_border_of_two():
    volcanoes = DAWN.board.volcanoes
    assert volcanoes["Thera"] == ("Thera",)
    pairs = [areas for areas in volcanoes.values() if len(areas) == 2]
    assert len(pairs) == 5
    assert all(other in DAWN.board.land_neighbours(area) for area, other in pairs)


def test_2_3_2_white_city_sites_lie_in_flood_plains():
    white = [area for area in DAWN.board.areas.values() if area.site is Site.WHITE]
    assert white
    assert all(area.flood_plain for area in white)


def test_2_3_3_black_city_sites_are_safe_from_floods_wherever_they_lie():
    black = [area for area in DAWN.board.areas.values() if area.site is Site.BLACK]
    assert any(area.flood_plain for area in black)
    assert not any(area.city_on_flood_plain for area in black)


def test_2_3_4_every_area_has_a_population_limit():
    assert {area.limit for area in DAWN.board.areas.values()} == {0, 1, 2, 3, 4}


def test_2_6_1_nine_stacks_or_nine_of_each_block():
    assert sorted(opened(11).stacks) == [Stack(n) for n in range(1, 10)]
    assert len(opened(12).stacks) == 18


# -- 9: the number of players


def test_9_1_1_five_to_eighteen():
    """The introduction says two."""
    assert (GAME.least, GAME.most) == (5, 18)


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_9_1_3_so_many_civilizations_without_gaps(players, board):
    civs = line_up(players, {"board": board})
    assert len(set(civs)) == players
    reached, edge = {civs[0]}, [civs[0]]
    while edge:
        onward = neighbours(edge.pop()) & set(civs) - reached
        reached |= onward
        edge += onward
    assert reached == set(civs)


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_9_1_3_two_direct_neighbours_but_for_two_at_the_rim(players, board):
    """Over land or coastal water, not over open seas or zero areas."""
    civs = line_up(players, {"board": board})
    lonely = {civ for civ in civs if len(neighbours(civ) & set(civs)) < 2}
    assert lonely == ONE_NEIGHBOUR.get((players, board), set())


def neighbours(civ):
    areas = DAWN.board.areas
    own = [name for name, area in areas.items() if area.region == civ and area.limit]
    near = {name for area in own for name in DAWN.board.neighbours[area] if name in areas}
    return {areas[name].region for name in near if areas[name].limit} - {civ}


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_9_1_4_the_areas_of_the_others_are_out_of_play(players, board):
    state = opened(players, board=board)
    civs = line_up(players, {"board": board})
    in_play = [name for name in DAWN.board.areas if name not in state.out_of_play]
    assert {DAWN.board.areas[name].region for name in in_play} == set(civs)
    assert all(DAWN.board.areas[name].region not in civs for name in state.out_of_play)


def test_9_1_2_with_eighteen_the_entire_map():
    assert opened(18).out_of_play == []


@pytest.mark.parametrize("players", range(12, 19))
def test_9_1_6_two_halves_the_odd_one_where_it_is_with_eighteen(players):
    civs = line_up(players, {"board": "west"})
    count = Counter(blocks()[civ] for civ in civs)
    assert abs(count[WEST] - count[EAST]) == players % 2
    assert all(DAWN.civilizations[civ].block == blocks()[civ] for civ in civs)
    assert Counter(blocks().values()) == {WEST: 9, EAST: 9}


def test_9_1_6_the_western_and_the_eastern_civilizations():
    west = {civ for civ, block in blocks().items() if block == WEST}
    assert west == {"Minoa", "Assyria", "Celt", "Carthage", "Hatti", "Rome", "Iberia", "Hellas", "Egypt"}


# -- 10.1.4: the trade cards


@pytest.mark.parametrize("players", [5, 6, 7])
def test_10_1_4_1_five_to_seven_play_with_the_y_cards_and_the_majors(players):
    state = opened(players)
    assert commodities(state, 1) == {"Clay": 7, "Hides": 7}
    assert commodities(state, 9) == {"Gold": 5, "Silk": 4}
    assert (
        sum(commodities(state, n).total() for n in range(1, 10))
        == 7 + 7 + 15 + 17 + 15 + 13 + 11 + 11 + 9 + 9
    )
    for number in range(2, 10):
        assert grades(state, number) == [Grade.MAJOR, Grade.NON_TRADEABLE]


@pytest.mark.parametrize("players", [8, 9, 10, 11])
def test_10_1_4_2_eight_to_eleven_add_the_starred_cards_and_the_minors(players):
    state = opened(players)
    assert commodities(state, 1) == {"Clay": 7, "Hides": 7, "Bone": 8}
    assert commodities(state, 6) == {"Copper": 6, "Silver": 5, "Lead": 6}
    for number in range(2, 10):
        assert grades(state, number) == [Grade.MAJOR, Grade.MINOR, Grade.NON_TRADEABLE]


@pytest.mark.parametrize("players", [12, 13, 14])
def test_10_1_4_3_twelve_to_fourteen_have_two_blocks_without_the_shared(players):
    state = opened(players)
    assert commodities(state, 1, WEST) == {"Clay": 7, "Ochre": 7}
    assert commodities(state, 1, EAST) == {"Hides": 7, "Flax": 7}
    for block in (WEST, EAST):
        for number in range(2, 10):
            assert grades(state, number, block) == [Grade.MAJOR, Grade.MINOR, Grade.NON_TRADEABLE]


@pytest.mark.parametrize("players", [15, 16, 17, 18])
def test_10_1_4_4_fifteen_to_eighteen_share_the_shared(players):
    state = opened(players)
    assert commodities(state, 1, WEST) == {"Clay": 7, "Ochre": 7, "Bone": 4}
    assert commodities(state, 9, EAST) == {"Silk": 4, "Pearls": 5, "Amber": 2}
    for block in (WEST, EAST):
        assert grades(state, 5, block) == [Grade.MAJOR, Grade.MINOR, Grade.NON_TRADEABLE]


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_10_1_4_5_a_safe_card_for_everybody_who_draws_there_and_the_worst_at_the_bottom(players, board):
    state = opened(players, board=board)
    civs = line_up(players, {"board": board})
    for stack, pile in state.stacks.items():
        drawing = [civ for civ in civs if stack.block in ("", blocks()[civ])]
        assert all(cards.is_commodity(DAWN, name) for name in pile[: len(drawing)]), stack
        bad = [name for name in pile if DAWN.grade(name) is Grade.NON_TRADEABLE]
        assert bad == ([] if stack.number == 1 else pile[-1:])


def test_10_1_4_5_tradeable_calamities_may_come_right_after_the_safe_cards():
    """With 18 in each stack of nine: some calamity of some seed lies directly below them."""
    state = opened(18)
    first = [
        next(i for i, name in enumerate(pile) if not cards.is_commodity(DAWN, name))
        for stack, pile in state.stacks.items()
        if stack.number > 1
    ]
    assert min(first) == 9


def test_10_1_4_5_the_first_stack_has_no_calamities():
    assert grades(opened(8), 1) == []


# -- 10.1.5, 10.1.6: who leads what


@pytest.mark.parametrize(("players", "board"), EVERY)
def test_10_1_6_one_token_in_the_starting_area(players, board):
    s = begun(players, board=board)
    for seat, nation in enumerate(s.state.nations):
        start = DAWN.board.starts[nation.civ]
        assert s.g.tokens_of(seat) == {start: 1}
        assert DAWN.board.areas[start].region == nation.civ
        assert (nation.stock, nation.step) == (54, 0)
    assert GAME.problems(s.state) == []


def test_10_1_5_lots_decide_who_chooses_first():
    s = opening(5, civilizations="choice")
    s.play(deal)
    (dealt,) = s.events(SequenceDealt)
    assert sorted(dealt.seats) == list(range(5))
    assert [q.seat for q in s.asked] == list(dealt.seats)[: len(s.asked)]
    assert sorted(nation.civ for nation in s.state.nations) == sorted(line_up(5, {"board": "west"}))
    assert len(s.asked) >= 4


def test_10_1_5_or_they_are_dealt():
    s = opening(5)
    s.play(deal)
    assert s.asked == []
    assert len({nation.civ for nation in s.state.nations}) == 5


# -- 11, 12: the turn


def test_12_1_1_the_phases_in_their_order():
    keys = [phase.key for phase in PHASES]
    book = [
        "tax",
        "expansion",
        "ships",
        "movement",
        "conflict",
        "cities",
        "trade-cards",
        "trade",
        "calamities",
        "abilities",
        "support",
        "advances",
        "succession",
    ]
    assert [key for key in keys if key in book] == book


def test_11_1_4_the_order_of_the_chart_breaks_ties():
    s = scene({"Egypt": side(), "Minoa": side(), "Rome": side()})
    assert [s.g.name(seat) for seat in s.g.order()] == ["Minoa", "Rome", "Egypt"]
