"""WE 13: A.S.T.-alteration."""

import pytest

from rules.civ.events_trade import BonusGranted, GameEnded, LastTurnCalled, MarkerMoved, MarkerStayed
from rules.civ.phases.succession import epoch_on, succession
from rules.civ.stacks import Stack
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side

RULES = WESTERN_EMPIRES
AREAS = sorted(RULES.board.areas)
LOW = sorted(name for name, a in RULES.advances.items() if a.cost < 100)
MIDDLE = sorted(name for name, a in RULES.advances.items() if 100 <= a.cost <= 200)
HIGH = sorted(name for name, a in RULES.advances.items() if a.cost > 200 and name != "Wonder of the World")


def play(*sides, track="basic", turn=3, turns="none", last_turn=False):
    """A turn's end for these (civilization, step, cities, advances)."""
    used = 0
    made = {}
    for civ, step, cities, advances in sides:
        made[civ] = side(cities=AREAS[used : used + cities], step=step, advances=advances)
        used += cities
    s = scenario(made, options={"track": track, "turns": turns}, turn=turn, rules=RULES)
    s.state.last_turn = last_turn
    s.play(succession)
    return s


def steps(s):
    return [nation.step for nation in s.state.nations]


def step_of(step, cities, advances=(), track="basic", civ="Hatti"):
    return steps(play((civ, step, cities, list(advances)), ("Egypt", 0, 0, []), track=track))[0]


# -- Basic


@pytest.mark.parametrize("step", [0, 1, 2, 3])
def test_13_basic_stone_age_asks_for_nothing(step):
    assert step_of(step, 0) == step + 1


@pytest.mark.parametrize(("cities", "after"), [(1, 4), (2, 5)])
def test_13_basic_early_bronze_age_asks_for_two_cities(cities, after):
    assert step_of(4, cities) == after


@pytest.mark.parametrize(("cities", "advances", "after"), [(3, LOW[:3], 8), (2, LOW[:3], 7), (3, LOW[:2], 7)])
def test_13_basic_middle_bronze_age_asks_for_three_cities_and_three_advances(cities, advances, after):
    assert step_of(7, cities, advances) == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [(3, MIDDLE[:3], 11), (2, MIDDLE[:3], 10), (3, MIDDLE[:2] + LOW, 10), (3, MIDDLE[:2] + HIGH[:1], 11)],
)
def test_13_basic_late_bronze_age_asks_for_three_advances_of_100(cities, advances, after):
    assert step_of(10, cities, advances) == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [(4, HIGH[:2], 14), (3, HIGH[:2], 13), (4, HIGH[:1] + MIDDLE, 13)],
)
def test_13_basic_early_iron_age_asks_for_four_cities_and_two_advances_of_200(cities, advances, after):
    assert step_of(13, cities, advances) == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [(5, HIGH[:3], 15), (4, HIGH[:3], 14), (5, HIGH[:2] + MIDDLE, 14)],
)
def test_13_basic_late_iron_age_asks_for_five_cities_and_three_advances_of_200(cities, advances, after):
    assert step_of(14, cities, advances) == after


def test_13_requirements_count_for_moving_through_an_epoch_too():
    assert step_of(5, 2) == 6
    assert step_of(5, 1) == 5


def test_13_basic_no_cities_freeze_the_marker():
    assert step_of(6, 0) == 6


@pytest.mark.parametrize(("civ", "after"), [("Minoa", 5), ("Hatti", 4)])
def test_13_each_civilization_keeps_to_its_own_row(civ, after):
    """Minoa is still in the Stone Age at step 5."""
    other = "Hatti" if civ == "Minoa" else "Minoa"
    s = play((civ, 4, 0, []), (other, 0, 0, []))
    assert steps(s)[0] == after


@pytest.mark.parametrize("track", ["basic", "expert"])
@pytest.mark.parametrize("civ", sorted(RULES.civilizations))
def test_13_every_row_has_all_epochs_in_order(civ, track):
    firsts = list(RULES.civilizations[civ].tracks[track].values())
    assert firsts == sorted(firsts)
    assert firsts[2:] in ([8, 11, 14, 15], [9, 11, 14, 15])
    assert firsts[1] in (5, 6)


def test_13_what_is_missing_is_said():
    s = play(("Hatti", 10, 2, LOW[:3]), ("Egypt", 0, 0, []))
    assert s.events(MarkerStayed) == [
        MarkerStayed(0, 10, ("3 cities (has 2)", "3 advances of 100 or more (has 0)"))
    ]


# -- Expert


@pytest.mark.parametrize(("cities", "after"), [(2, 4), (3, 5)])
def test_13_expert_early_bronze_age_asks_for_three_cities(cities, after):
    assert step_of(4, cities, track="expert") == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [(3, LOW[:5], 8), (3, [*LOW[:2], *MIDDLE[:1]], 8), (3, LOW[:4], 7), (2, LOW[:5], 7)],
)
def test_13_expert_middle_bronze_age_asks_for_five_points(cities, advances, after):
    assert step_of(7, cities, advances, "expert") == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"), [(4, LOW[:12], 11), (4, LOW[:11], 10), (3, LOW[:12], 10)]
)
def test_13_expert_late_bronze_age_asks_for_twelve_advances(cities, advances, after):
    assert step_of(10, cities, advances, "expert") == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [
        (5, LOW[:10] + MIDDLE[:10], 14),
        (5, LOW[:9] + MIDDLE[:10], 13),
        (5, LOW[:10] + MIDDLE[:9], 13),
        (4, LOW[:10] + MIDDLE[:10], 13),
    ],
    ids=["40 points", "nine cheap ones", "37 points", "four cities"],
)
def test_13_expert_early_iron_age_asks_for_ten_cheap_advances_and_38_points(cities, advances, after):
    assert step_of(13, cities, advances, "expert") == after


@pytest.mark.parametrize(
    ("cities", "advances", "after"),
    [
        (6, LOW + MIDDLE[:13], 15),
        (6, LOW[:16] + MIDDLE + HIGH, 14),
        (6, LOW + MIDDLE[:12], 14),
        (5, LOW + MIDDLE[:13], 14),
    ],
    ids=["56 points", "sixteen cheap ones", "53 points", "five cities"],
)
def test_13_expert_late_iron_age_asks_for_all_cheap_advances_and_56_points(cities, advances, after):
    assert step_of(14, cities, advances, "expert") == after


def test_13a_expert_without_cities_the_marker_goes_back():
    s = play(("Hatti", 6, 0, []), ("Egypt", 0, 0, []), track="expert")
    assert steps(s)[0] == 5
    assert s.events(MarkerMoved)[0] == MarkerMoved(0, 6, 5, "Early Bronze Age")


@pytest.mark.parametrize(("step", "after"), [(0, 1), (3, 4), (4, 4)])
def test_13a_expert_markers_in_the_stone_age_do_not_go_back(step, after):
    assert step_of(step, 0, track="expert") == after


def test_13a_nobody_passes_the_last_space_of_the_expert_table():
    assert step_of(15, 6, RULES.advances, "expert") == 16
    assert step_of(16, 6, RULES.advances, "expert") == 16


# -- Wonder of the World


def test_9_wonder_of_the_world_counts_as_a_city():
    assert step_of(4, 1, ["Wonder of the World"]) == 5


def test_9_wonder_of_the_world_keeps_an_expert_marker_from_going_back():
    assert step_of(6, 0, ["Wonder of the World"], "expert") == 6


# -- the end of the game


def test_13b_basic_the_game_ends_with_the_last_space():
    s = play(("Hatti", 14, 5, HIGH[:3]), ("Egypt", 3, 0, []))
    assert s.state.over
    assert s.events(GameEnded) == [GameEnded((0, 1))]


def test_13b_nobody_there_the_game_goes_on():
    s = play(("Hatti", 14, 4, HIGH[:3]), ("Egypt", 3, 0, []))
    assert not s.state.over
    assert s.events(GameEnded) == []


def test_13d_a_single_player_gets_the_bonus():
    s = play(("Hatti", 14, 5, HIGH[:3]), ("Egypt", 13, 4, HIGH[:2]))
    assert [n.bonus for n in s.state.nations] == [5, 0]
    assert s.events(BonusGranted) == [BonusGranted(0, 5)]


def test_13d_two_players_in_the_same_turn_get_none():
    s = play(("Hatti", 14, 5, HIGH[:3]), ("Egypt", 14, 5, HIGH[:3]))
    assert [n.bonus for n in s.state.nations] == [0, 0]
    assert s.state.over


def test_13b_expert_one_more_turn_is_played():
    s = play(("Hatti", 14, 6, LOW + MIDDLE[:13]), ("Egypt", 3, 0, []), track="expert")
    assert not s.state.over
    assert s.state.last_turn
    assert s.events(LastTurnCalled) == [LastTurnCalled(1)]
    assert s.nation("Hatti").bonus == 5


def test_13b_expert_the_last_turn_ends_the_game_even_if_the_marker_fell_back():
    s = play(("Hatti", 15, 0, LOW), ("Egypt", 3, 0, []), track="expert", last_turn=True)
    assert s.state.over
    assert s.nation("Hatti").step == 14


def test_13b_expert_the_marker_may_take_the_second_of_the_last_spaces():
    s = play(("Hatti", 15, 6, LOW + MIDDLE[:13]), ("Egypt", 3, 0, []), track="expert", last_turn=True)
    assert s.nation("Hatti").step == 16


def test_13d_expert_nobody_gets_a_bonus_in_the_last_turn():
    s = play(("Hatti", 14, 6, LOW + MIDDLE[:13]), ("Egypt", 3, 0, []), track="expert", last_turn=True)
    assert s.nation("Hatti").bonus == 0
    assert s.state.over


def test_13b_a_turn_limit_ends_the_game():
    assert play(("Hatti", 3, 0, []), ("Egypt", 3, 0, []), turn=8, turns="8").state.over
    assert not play(("Hatti", 3, 0, []), ("Egypt", 3, 0, []), turn=7, turns="8").state.over


def test_13b_a_turn_limit_cuts_the_extra_turn_of_the_expert_table():
    s = play(("Hatti", 14, 6, LOW + MIDDLE[:13]), ("Egypt", 3, 0, []), track="expert", turn=8, turns="8")
    assert s.state.over
    assert s.nation("Hatti").bonus == 5


def test_13b_the_game_ends_when_only_one_player_is_left():
    s = scenario({"Hatti": side(), "Egypt": side()}, options={"track": "basic", "turns": "none"}, rules=RULES)
    s.nation("Egypt").left = True
    s.play(succession)
    assert s.state.over


def test_13_short_game_column_11_is_just_before_the_late_bronze_age():
    assert epoch_on(RULES, "basic", "Hatti", 10).name == "Middle Bronze Age"
    assert epoch_on(RULES, "basic", "Hatti", 11).name == "Late Bronze Age"


# -- reshuffling


def test_13c_discards_go_under_the_stack_and_the_non_tradeable_lowest():
    s = scenario({"Hatti": side(), "Egypt": side()}, rules=RULES)
    s.state.stacks[Stack(2)] = ["Iron", "Papyri"]
    s.state.discards[Stack(2)] = ["Volcanic Eruption or Earthquake", *["Iron"] * 3, "Treachery", "Tempest"]
    s.play(succession)
    stack = s.state.stacks[Stack(2)]
    assert stack[:2] == ["Iron", "Papyri"], "the remaining cards stay on top"
    assert stack[-1] == "Volcanic Eruption or Earthquake"
    assert sorted(stack[2:-1]) == ["Iron", "Iron", "Iron", "Tempest", "Treachery"]
    assert not any(s.state.discards.values())


def test_13c_every_pile_goes_under_its_own_stack():
    s = scenario({"Hatti": side(), "Egypt": side()}, rules=RULES)
    s.state.discards = {Stack(1): ["Ochre"], Stack(9): ["Gold"]}
    s.play(succession)
    assert (s.state.stacks[Stack(1)], s.state.stacks[Stack(9)]) == (["Ochre"], ["Gold"])


def test_13c_the_discards_are_shuffled():
    orders = set()
    for seed in range(8):
        s = scenario({"Hatti": side(), "Egypt": side()}, rules=RULES, seed=bytes([seed]))
        s.state.discards[Stack(2)] = ["Iron", "Papyri", "Wax", "Treachery"]
        s.play(succession)
        orders.add(tuple(s.state.stacks[Stack(2)]))
    assert len(orders) > 1
