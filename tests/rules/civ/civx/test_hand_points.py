"""CivX 32.1 D and E: sets and treasury count at the end; until then a hand is nobody's business."""

import pytest

from rules.civ.civx.game import CivX
from rules.civ.civx.policies import placing
from rules.civ.events_trade import GameEnded, HandShown
from rules.civ.phases.succession import succession
from rules.civ.views import view
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def two(over=False, **more):
    """Rome has more treasury, Egypt the better hand."""
    s = scene(
        {
            "Rome": side(treasury=30, hand=["Ochre"]),
            "Egypt": side(treasury=5, hand=["Gold"] * 3 + ["Oil", "Oil"]),
        },
        **more,
    )
    s.state.over = over
    return s


def points(s):
    return {s.g.name(x.seat): x.points for x in CivX().standings(s.state)}


def test_32_1_d_sets_in_hands_count_at_the_end():
    assert points(two(over=True)) == {"Egypt": 5 + 81 + 16, "Rome": 30 + 1}


def test_32_1_d_during_play_they_do_not():
    assert points(two()) == {"Egypt": 5, "Rome": 30}


def test_23_5_a_place_during_play_gives_no_hand_away():
    first, second = CivX().standings(two().state), CivX().standings(two(over=True).state)
    assert [x.seat for x in first] == [0, 1]
    assert [x.seat for x in second] == [1, 0]


def test_23_5_no_view_of_others_changes_with_a_hand():
    rich, poor = two(), two()
    poor.nation("Egypt").hand = [type(c)("Ochre") for c in poor.nation("Egypt").hand]
    for seat in (0, None):
        assert view(rich.g, seat) == view(poor.g, seat)
    assert view(rich.g, 1) != view(poor.g, 1)


def test_32_1_d_ones_own_view_says_what_ones_hand_would_bring():
    s = two()
    assert view(s.g, 1).hand_points == 97
    assert view(s.g, 0).hand_points == 1
    assert view(s.g, None).hand_points == 0


def test_32_1_at_the_end_everybody_sees_all_points():
    for seat in (0, 1, None):
        shown = view(two(over=True).g, seat)
        assert [nation.points for nation in shown.nations] == [31, 102]
        assert shown.hand_points == 0, "not twice"


def test_32_1_d_mining_and_trade_routes_do_not_count():
    s = scene({"Rome": side(hand=["Gold"] * 3, advances=["Mining"])})
    s.state.over = True
    assert dict(CivX().standings(s.state)[0].sources)["hand"] == 81


@pytest.mark.parametrize(("civ", "worth"), [("Rome", 81 + 27), ("Persia", 81)])
def test_32_1_d_the_bonus_for_foreign_sets_counts(civ, worth):
    s = scene({civ: side(hand=["Gold"] * 3)}, two_blocks=True)
    s.state.over = True
    assert dict(CivX().standings(s.state)[0].sources)["hand"] == worth


def test_32_1_e_treasury_counts_once_even_with_coinage():
    s = scene({"Rome": side(treasury=20, advances=["Coinage"])})
    assert dict(CivX().standings(s.state)[0].sources)["treasury"] == 20


def test_32_1_the_last_turn_shows_the_hands_and_places_by_them():
    s = two(turn=5)
    s.state.options["turns"] = "5"
    s.play(succession)
    assert s.events(HandShown) == [
        HandShown(0, ("Ochre",), 1),
        HandShown(1, ("Gold",) * 3 + ("Oil",) * 2, 97),
    ]
    assert s.events(GameEnded) == [GameEnded((1, 0))]


def test_32_1_before_the_end_no_hand_is_shown():
    s = two()
    s.play(succession)
    assert s.events(HandShown) == []


def test_12_4_the_ast_order_breaks_ties():
    s = scene({"Egypt": side(), "Rome": side()})
    assert placing(s.g, 1) > placing(s.g, 0)
