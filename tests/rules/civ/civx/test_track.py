"""CivX 28, 31, 32: the A.S.T., the end of the game, victory."""

import pytest

from rules.civ.events_trade import GameEnded, MarkerMoved, MarkerStayed
from rules.civ.phases.succession import move_marker, succession
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.rulesets import CIVX
from tests.rules.civ.scenario import side

SITES = ["Rome", "Tarentum", "Massillia", "Caralis", "Neapolis"]
FOUR = ["Pottery", "Music", "Mysticism", "Deism"]
TEN = [*FOUR, "Empiricism", "Masonry", "Rhetoric", "Herbalism", "Astronomy", "Law"]
EPOCHS = ["Stone Age", "Early Bronze Age", "Late Bronze Age", "Early Iron Age", "Late Iron Age"]


def first(civ, epoch):
    return CIVX.civilizations[civ].tracks["printed"][epoch]


def moved(step, cities=0, advances=(), civ="Rome"):
    """Where a marker stands after its move."""
    s = scene({civ: side({}, cities=SITES[:cities], advances=list(advances), step=step)})
    move_marker(s.g, 0)
    return s.nation(civ).step


def entering(epoch, cities, advances=(), civ="Rome"):
    step = first(civ, epoch) - 1
    return moved(step, cities, advances, civ) - step


def test_4_61_sixteen_spaces_with_the_finish_square():
    assert CIVX.tracks["printed"].last == 16


def test_4_62_five_epochs_that_not_all_enter_at_the_same_time():
    assert [epoch.name for epoch in CIVX.tracks["printed"].epochs] == EPOCHS
    for civ in CIVX.civilizations.values():
        steps = [civ.tracks["printed"][name] for name in EPOCHS]
        assert steps == sorted(set(steps))
        assert steps[0] == 1
        assert steps[-1] < 16
    for epoch in EPOCHS[1:]:
        assert len({first(civ, epoch) for civ in CIVX.civilizations}) > 1, epoch


def test_28_1_one_space_a_turn():
    s = scene({"Rome": side({"Rome": 1}, step=2), "Egypt": side()})
    s.play(succession)
    assert (s.nation("Rome").step, s.nation("Egypt").step) == (3, 1)
    assert len(s.events(MarkerMoved)) == 2


def test_28_21_the_stone_age_asks_for_nothing():
    assert moved(0) == 1
    assert moved(2) == 3


@pytest.mark.parametrize(("cities", "steps"), [(1, 0), (2, 1)])
def test_28_22_two_cities_for_the_early_bronze_age(cities, steps):
    assert entering("Early Bronze Age", cities) == steps


@pytest.mark.parametrize(
    ("cities", "advances", "steps"),
    [
        (3, FOUR, 1),
        (2, FOUR, 0),
        (3, FOUR[:3], 0),
        (3, ["Deism", "Mythology", "Enlightenment", "Theology"], 0),
        (3, ["Deism", "Mythology", "Enlightenment", "Theocracy"], 0),
        (3, ["Deism", "Mysticism", "Enlightenment", "Theocracy"], 1),
    ],
)
def test_28_23_three_cities_and_four_advances_of_three_groups(cities, advances, steps):
    """Mysticism counts as an art and as religion, Theocracy as civic and as religion."""
    assert entering("Late Bronze Age", cities, advances) == steps


@pytest.mark.parametrize(
    ("cities", "advances", "steps"),
    [(4, TEN, 1), (3, TEN, 0), (4, TEN[:9], 0), (4, [*TEN[:9], "Coinage"], 0)],
)
def test_28_24_four_cities_and_ten_advances_of_all_groups(cities, advances, steps):
    """Law is the only civic one among the ten."""
    assert entering("Early Iron Age", cities, advances) == steps


def worth(advances):
    return sum(CIVX.advances[name].cost for name in advances)


def bought_for(amount):
    """Advances of at least this worth, and without the last of them of less."""
    chosen = []
    for name in sorted(CIVX.advances):
        if worth(chosen) >= amount:
            break
        chosen.append(name)
    return chosen


def test_28_25_each_space_of_the_late_iron_age_has_its_value():
    for space, value in CIVX.civilizations["Rome"].spaces["printed"].items():
        enough = bought_for(value)
        assert moved(space - 1, 5, enough) == space
        assert moved(space - 1, 4, enough) == space - 1, "five cities"
        assert worth(enough[:-1]) < value
        assert moved(space - 1, 5, enough[:-1]) == space - 1


def test_28_25_the_values_are_sane():
    everything = worth(CIVX.advances)
    for civ in CIVX.civilizations.values():
        spaces = civ.spaces["printed"]
        assert list(spaces) == list(range(civ.tracks["printed"]["Late Iron Age"], 16)), civ.name
        values = list(spaces.values())
        assert values == sorted(set(values))
        assert values[0] >= 1000
        assert values[-1] <= 2000 < everything


def test_28_31_the_finish_square_asks_for_the_cities_of_its_epoch_only():
    assert moved(15, 5) == 16
    assert moved(15, 4) == 15


@pytest.mark.parametrize(
    ("epoch", "cities"), [("Early Bronze Age", 2), ("Late Bronze Age", 3), ("Early Iron Age", 4)]
)
def test_28_31_too_few_cities_freeze_the_marker_within_an_epoch(epoch, cities):
    step = first("Hatti", epoch)
    assert moved(step, cities, civ="Hatti") == step + 1, "advances are asked for at the entry only"
    assert moved(step, cities - 1, civ="Hatti") == step


def test_28_31_what_is_lacking_is_told():
    s = scene({"Rome": side(step=first("Rome", "Early Bronze Age") - 1, cities=["Rome"])})
    move_marker(s.g, 0)
    assert s.events(MarkerStayed)[0].missing == ("2 cities (has 1)",)


def test_28_41_without_cities_the_marker_moves_backward():
    assert moved(9) == 8
    assert moved(first("Rome", "Early Bronze Age")) == first("Rome", "Early Bronze Age") - 1


def test_28_41_not_in_the_stone_age():
    last = first("Rome", "Early Bronze Age") - 1
    assert moved(last) == last
    assert moved(last - 1) == last


def test_28_41_whoever_fell_back_must_meet_the_requirements_again():
    step = first("Rome", "Late Bronze Age")
    assert moved(step) == step - 1
    assert moved(step - 1, 3) == step - 1
    assert moved(step - 1, 3, FOUR) == step


# -- 31


def ended(turn=3, limit="none", step=0, cities=0):
    s = scene({"Rome": side(cities=SITES[:cities], step=step), "Egypt": side({"Fayum": 1})}, turn=turn)
    s.state.options["turns"] = limit
    s.play(succession)
    return s.state.over


def test_31_1_a_the_game_ends_when_anybody_reaches_the_finish_square():
    assert ended(step=15, cities=5)
    assert not ended(step=15, cities=4)
    assert not ended(step=14, cities=5)


def test_31_1_b_31_2_or_at_the_end_of_the_last_turn():
    assert ended(turn=5, limit="5")
    assert not ended(turn=4, limit="5")


def test_31_1_all_markers_move_before_the_game_ends():
    s = scene({"Minoa": side(cities=SITES, step=15), "Egypt": side({"Fayum": 1}, step=1)})
    s.play(succession)
    assert s.nation("Egypt").step == 2
    assert len(s.events(GameEnded)) == 1


# -- 32


def test_32_1_a_to_c_steps_advances_and_cities():
    s = scene({"Rome": side(cities=SITES[:3], advances=["Pottery", "Law"], step=7)})
    points = dict(CIVX.points(s.g, 0))
    assert (points["steps"], points["advances"], points["cities"]) == (700, 195, 150)


def test_32_1_a_the_finish_square_is_a_space_too():
    assert dict(CIVX.points(scene({"Rome": side(step=16)}).g, 0))["steps"] == 1600


def test_32_1_the_most_points_win_whoever_finished():
    s = scene(
        {
            "Rome": side(cities=SITES, step=15),
            "Egypt": side({"Fayum": 1}, step=14, advances=["Library", "Law"]),
        }
    )
    s.play(succession)
    assert s.events(GameEnded)[0].places == (0, 1)
    s = scene(
        {
            "Rome": side(cities=SITES, step=15),
            "Egypt": side({"Fayum": 1}, step=14, advances=list(CIVX.advances)),
        }
    )
    s.play(succession)
    assert s.events(GameEnded)[0].places == (1, 0)


def test_12_4_32_1_the_ast_order_breaks_ties():
    s = scene({"Egypt": side({"Fayum": 1}, step=3), "Minoa": side({"Knossos": 1}, step=3)}, turn=3)
    s.state.options["turns"] = "3"
    s.play(succession)
    assert s.events(GameEnded)[0].places == (1, 0)
