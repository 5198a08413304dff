"""Dawn 28, 31: the Chronological Advancement Chart, and the end of the game."""

import pytest

from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.events_trade import GameEnded, MarkerMoved, MarkerStayed
from rules.civ.phases.succession import asked_on, epoch_on, move_marker, succession
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

SITES = ["Rome", "Tarentum", "Massillia", "Caralis", "Neapolis", "Syracuse"]
CHEAP = ["Pottery", "Music", "Mysticism"]
MIDDLE = ["Law", "Literacy", "Medicine"]
DEAR = ["Roadbuilding", "Theology", "Mathematics"]
EPOCHS = ["Stone Age", "Early Bronze Age", "Late Bronze Age", "Early Iron Age", "Late Iron Age"]


def first(civ, epoch):
    return DAWN.civilizations[civ].tracks["plain"][epoch]


def marked(step, cities=0, advances=(), track="plain", **more):
    """Rome after the move of its marker."""
    s = scene({"Rome": side(cities=SITES[:cities], advances=list(advances), step=step, **more)})
    s.state.options["track"] = track
    move_marker(s.g, 0)
    return s


def moved(step, cities=0, advances=(), track="plain", **more):
    return marked(step, cities, advances, track, **more).nation("Rome").step - step


def entering(epoch, cities, advances=()):
    return moved(first("Rome", epoch) - 1, cities, advances)


# -- 28.1, 28.2: forward


def test_28_1_one_space_a_turn():
    s = scene({"Rome": side({"Rome": 1}, step=2), "Egypt": side()})
    s.play(succession)
    assert (s.nation("Rome").step, s.nation("Egypt").step) == (3, 1)
    assert len(s.events(MarkerMoved)) == 2


def test_2_4_2_five_ages():
    assert [epoch.name for epoch in DAWN.tracks["plain"].epochs] == EPOCHS


def test_28_2_1_the_stone_age_asks_for_nothing():
    assert moved(0) == moved(3) == 1


@pytest.mark.parametrize(("cities", "steps"), [(1, 0), (2, 1)])
def test_28_2_2_two_cities_for_the_early_bronze_age(cities, steps):
    assert entering("Early Bronze Age", cities) == steps


@pytest.mark.parametrize(("cities", "advances", "steps"), [(3, CHEAP, 1), (2, CHEAP, 0), (3, CHEAP[:2], 0)])
def test_28_2_3_three_cities_and_any_three_advances_for_the_late_bronze_age(cities, advances, steps):
    assert entering("Late Bronze Age", cities, advances) == steps


@pytest.mark.parametrize(
    ("cities", "advances", "steps"),
    [(4, MIDDLE, 1), (3, MIDDLE, 0), (4, [*MIDDLE[:2], *CHEAP], 0), (4, [*MIDDLE[:2], "Coinage"], 0)],
)
def test_28_2_4_four_cities_and_three_advances_of_100_for_the_early_iron_age(cities, advances, steps):
    assert entering("Early Iron Age", cities, advances) == steps


@pytest.mark.parametrize(
    ("cities", "advances", "steps"),
    [(5, DEAR, 1), (4, DEAR, 0), (5, [*DEAR[:2], *MIDDLE], 0), (5, [*DEAR[:2], "Iron Working"], 1)],
)
def test_28_2_5_five_cities_and_three_advances_of_200_for_the_late_iron_age(cities, advances, steps):
    """Iron Working costs exactly 200."""
    assert entering("Late Iron Age", cities, advances) == steps


def test_28_1_1_what_an_epoch_asks_is_asked_of_those_who_enter_it():
    """Within the Late Bronze Age cities are enough; the advances were asked at its beginning."""
    step = first("Rome", "Late Bronze Age")
    assert moved(step, 3) == 1


# -- 28.3: frozen


@pytest.mark.parametrize(
    ("epoch", "cities"), [("Early Bronze Age", 2), ("Late Bronze Age", 3), ("Early Iron Age", 4)]
)
def test_28_3_1_with_fewer_cities_than_its_epoch_asks_a_marker_is_frozen(epoch, cities):
    """2.4.3 says that it must go back; chapter 28 does not."""
    step = first("Rome", epoch)
    assert moved(step, cities) == 1
    assert moved(step, cities - 1) == 0


def test_28_3_1_the_event_says_what_is_missing():
    (stayed,) = marked(first("Rome", "Early Iron Age"), 3).events(MarkerStayed)
    assert stayed.missing == ("4 cities (has 3)",)


# -- 28.4: backwards


@pytest.mark.parametrize("epoch", EPOCHS[1:])
def test_28_4_1_without_cities_a_marker_goes_back(epoch):
    assert moved(first("Rome", epoch), 0, DEAR) == -1


def test_28_4_1_not_in_the_stone_age():
    assert moved(first("Rome", "Early Bronze Age") - 2) == 1
    assert moved(first("Rome", "Early Bronze Age") - 1) == 0, "it cannot enter the next one, and stays"


def test_28_4_1_one_city_is_enough_not_to_go_back():
    assert moved(first("Rome", "Late Iron Age"), 1) == 0


def test_28_4_2_whoever_fell_back_must_qualify_again():
    s = scene({"Rome": side(cities=SITES[:4], step=first("Rome", "Early Iron Age") - 1)})
    move_marker(s.g, 0)
    assert s.nation("Rome").step == first("Rome", "Early Iron Age") - 1


# -- the rows are our table


def test_28_the_rows_begin_together_and_end_together():
    for civ in DAWN.civilizations:
        firsts = [first(civ, epoch) for epoch in EPOCHS]
        assert firsts == sorted(set(firsts))
        assert firsts[0] == 1
        assert firsts[-1] < DAWN.tracks["plain"].last == 16


def test_28_the_rows_are_balanced():
    """No age begins more than two turns earlier for one than for another, and all together six."""
    for epoch in EPOCHS:
        steps = [first(civ, epoch) for civ in DAWN.civilizations]
        assert max(steps) - min(steps) <= 2, epoch
    sums = [sum(first(civ, epoch) for epoch in EPOCHS) for civ in DAWN.civilizations]
    assert max(sums) - min(sums) <= 6


def test_28_both_sides_have_the_same_rows():
    assert all(civ.tracks["plain"] == civ.tracks["values"] for civ in DAWN.civilizations.values())
    assert all(not civ.spaces["plain"] for civ in DAWN.civilizations.values())


# -- 28.1.1: numbers in the spaces

SPACES = DAWN.civilizations["Rome"].spaces["values"]
LAST = max(SPACES)


def worth(advances):
    return sum(DAWN.advances[name].cost for name in advances)


def bought_for(amount):
    """Advances of less than this worth, as near as can be."""
    chosen = []
    for name in sorted(DAWN.advances, key=lambda name: -DAWN.advances[name].cost):
        if worth([*chosen, name]) < amount:
            chosen.append(name)
    return chosen


@pytest.mark.parametrize("space", SPACES)
def test_28_1_1_advances_alone_may_reach_the_number(space):
    held = [*bought_for(SPACES[space]), "Sculpture"]
    assert worth(held) >= SPACES[space]
    assert moved(space - 1, 5, held, "values") == 1


@pytest.mark.parametrize("space", SPACES)
def test_28_1_1_treasury_makes_up_for_what_is_missing(space):
    held = bought_for(SPACES[space])
    missing = SPACES[space] - worth(held)
    assert 0 < missing <= 55
    assert moved(space - 1, 5, held, "values", treasury=missing) == 1
    assert moved(space - 1, 5, held, "values", treasury=missing - 1) == 0


def test_28_1_1_sets_in_hand_count_with_their_value():
    held = bought_for(SPACES[LAST] - 60)
    missing = SPACES[LAST] - worth(held)
    gold = ["Gold"] * 3
    assert missing <= 81 + 54
    assert moved(LAST - 1, 5, held, "values", hand=gold, treasury=max(0, missing - 81)) == 1
    assert moved(LAST - 1, 5, held, "values", hand=gold[:2], treasury=max(0, missing - 81)) == 0


def test_28_1_1_calamities_in_hand_are_worth_nothing():
    held = bought_for(SPACES[LAST])
    assert moved(LAST - 1, 5, held, "values", hand=["Piracy"] * 3) == 0


def test_28_1_1_the_cities_are_asked_as_well():
    held = [*bought_for(SPACES[LAST]), "Sculpture"]
    assert moved(LAST - 1, 4, held, "values") == 0


def test_28_1_1_without_the_option_no_space_asks_for_anything():
    assert moved(LAST - 1, 5, []) == 1


def test_28_1_1_the_finish_has_no_number():
    assert moved(15, 5, [], "values") == 1


def test_28_1_1_what_a_hand_is_worth_is_told_to_nobody():
    held = bought_for(SPACES[LAST] - 60)
    told = {
        marked(LAST - 1, 5, held, "values", hand=hand).events(MarkerStayed)[0].missing
        for hand in ([], ["Iron"], ["Salt", "Salt"])
    }
    assert told == {
        (f"{SPACES[LAST]} in advances, sets in hand and treasury (has {worth(held)} in advances)",)
    }


def test_28_1_1_the_values_are_balanced():
    """Each space 200 more than the one before; who had a later start in the ages before pays 50 a turn."""
    ease = {civ: sum(first(civ, epoch) for epoch in EPOCHS[1:4]) for civ in DAWN.civilizations}
    for name, civ in DAWN.civilizations.items():
        spaces = civ.spaces["values"]
        assert list(spaces) == list(range(first(name, "Late Iron Age"), 16))
        assert spaces == {step: 1400 + 200 * (step - 14) + 50 * (ease[name] - 24) for step in spaces}
        assert 1000 <= min(spaces.values()) < max(spaces.values()) <= 1800 < worth(DAWN.advances)


def test_28_1_1_what_a_space_asks_comes_on_top_of_its_epoch():
    asked = asked_on(DAWN, "values", "Rome", first("Rome", "Late Iron Age"))
    assert (asked.cities, asked.advances_from, asked.wealth) == (5, {200: 3}, min(SPACES.values()))
    assert epoch_on(DAWN, "values", "Rome", 16).name == "Late Iron Age"


def test_28_1_1_the_host_chooses_the_chart():
    (option,) = [option for option in DawnOfHistory.options if option.key == "track"]
    assert [choice.key for choice in option.choices] == ["plain", "values"] == list(DAWN.tracks)
    assert option.default == "plain"


# -- 31: the end


def test_31_1_the_finish_square_ends_the_game():
    s = scene({"Rome": side(cities=SITES[:5], step=15), "Egypt": side(step=3)})
    s.play(succession)
    assert s.nation("Rome").step == 16
    assert s.state.over
    assert len(s.events(GameEnded)) == 1


def test_31_1_the_first_at_the_end_does_not_necessarily_win():
    rich = side(cities=["Memphis", "Tyre", "Sidon", "Thebes", "Salamis", "Damascus"], step=14, advances=DEAR)
    s = scene({"Rome": side(cities=SITES[:5], step=15), "Egypt": rich})
    s.play(succession)
    assert s.events(GameEnded)[0].places == (1, 0)


def test_31_1_who_stands_before_the_finish_with_too_few_cities_waits():
    s = scene({"Rome": side(cities=SITES[:4], step=15), "Egypt": side()})
    s.play(succession)
    assert not s.state.over


@pytest.mark.parametrize(("turn", "over"), [(7, False), (8, True), (9, True)])
def test_31_1_a_predetermined_limit_of_turns(turn, over):
    s = scene({"Rome": side(step=2), "Egypt": side()}, turn=turn)
    s.state.options["turns"] = "8"
    s.play(succession)
    assert s.state.over is over


def test_31_2_the_final_turn_is_completed():
    """Nothing before the last phase looks at the limit, and the markers still move."""
    s = scene({"Rome": side(step=2), "Egypt": side(step=1)}, turn=8)
    s.state.options["turns"] = "8"
    s.play(succession)
    assert (s.nation("Rome").step, s.nation("Egypt").step) == (3, 2)


def test_31_1_no_limit_unless_the_host_sets_one():
    s = scene({"Rome": side(step=2), "Egypt": side()}, turn=99)
    s.play(succession)
    assert not s.state.over
