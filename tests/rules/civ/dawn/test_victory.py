"""Dawn 32: who wins."""

import pytest

from renders.civ.words.summary import summary
from renders.civ.words.trade import say
from rules.civ.dawn_of_history.ending import movement_of_markers
from rules.civ.dawn_of_history.game import DawnOfHistory
from rules.civ.events_trade import GameEnded, TieDecided
from rules.civ.policies.scoring import ranking
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

GAME = DawnOfHistory()


def ended(sides, **more):
    """A position after its last turn."""
    s = scene(sides, turn=8, **more)
    s.state.options["turns"] = "8"
    s.play(movement_of_markers)
    assert s.state.over
    return s


def places(s):
    return {s.g.name(row.seat): row.place for row in GAME.standings(s.state)}


def test_32_1_five_points_for_each_space_of_the_chart():
    s = scene({"Rome": side(step=7), "Egypt": side()})
    assert dict(DAWN.points(s.g, 0))["steps"] == 35


def test_32_1_the_move_into_the_finish_square_counts():
    s = scene({"Rome": side(step=16)})
    assert dict(DAWN.points(s.g, 0))["steps"] == 80


@pytest.mark.parametrize("name", DAWN.advances)
def test_32_1_one_two_or_three_points_by_the_face_value(name):
    advance = DAWN.advances[name]
    assert advance.points == (1 if advance.cost < 100 else 2 if advance.cost < 200 else 3)


def test_32_1_points_of_advances_and_cities_add_up():
    s = scene(
        {"Rome": side(cities=["Rome", "Tarentum"], advances=["Pottery", "Literacy", "Theology"], step=2)}
    )
    assert DAWN.points(s.g, 0) == (("steps", 10), ("advances", 6), ("cities", 2))


def test_32_1_treasury_and_cards_bring_no_points():
    s = ended({"Rome": side(treasury=20, hand=["Gold"] * 4), "Egypt": side(step=1)})
    (best, worst) = GAME.standings(s.state)
    assert (best.seat, best.points, worst.points) == (1, 10, 5)


def test_32_2_the_highest_total_wins():
    s = ended({"Rome": side(step=2), "Egypt": side(step=1), "Minoa": side(step=3)})
    assert s.events(GameEnded)[0].places == (2, 0, 1)
    assert s.events(GameEnded)[0].numbers == ()


def test_32_2_ties_are_decided_by_set_value_and_treasury():
    """Three Gold are worth 81."""
    sides = {"Egypt": side(treasury=40), "Rome": side(hand=["Gold"] * 3), "Minoa": side(treasury=50)}
    s = ended(sides)
    assert places(s) == {"Rome": 1, "Minoa": 2, "Egypt": 3}


def test_32_2_set_value_and_treasury_together():
    sides = {"Egypt": side(treasury=45, hand=["Iron"] * 3), "Rome": side(treasury=50, hand=["Iron"] * 2)}
    assert places(ended(sides)) == {"Egypt": 1, "Rome": 2}, "45 and 18 against 50 and 8"


def test_32_2_calamities_are_worth_nothing():
    sides = {"Egypt": side(treasury=1), "Rome": side(hand=["Regression"])}
    assert places(ended(sides)) == {"Egypt": 1, "Rome": 2}


def test_32_2_the_bonus_for_foreign_cards_is_for_purchases_only():
    """Cotton is eastern and Oil western: for Rome the Cotton would buy more."""
    sides = {"Rome": side(hand=["Cotton"] * 2), "Iberia": side(hand=["Oil"] * 2)}
    assert places(ended(sides, two_blocks=True)) == {"Rome": 1, "Iberia": 1}


def test_32_2_who_is_equal_in_all_shares_the_place():
    """The order of the chart breaks no tie of the victory (11.1.4)."""
    sides = {"Egypt": side(step=2), "Rome": side(step=1), "Minoa": side(step=2), "Celt": side()}
    s = ended(sides)
    assert places(s) == {"Egypt": 1, "Minoa": 1, "Rome": 3, "Celt": 4}
    (event,) = s.events(GameEnded)
    assert sorted(event.numbers) == [1, 1, 3, 4]
    assert say(event, lambda seat: s.g.name(seat)) == (
        "The game is over: 1st Egypt, 1st Minoa, 3rd Rome and 4th Celt."
    )


def test_32_2_everybody_learns_what_decided_a_tie_and_nothing_of_other_hands():
    sides = {
        "Egypt": side(treasury=40, step=1),
        "Rome": side(hand=["Gold"] * 3, step=1),
        "Minoa": side(step=4, hand=["Silk"] * 2),
        "Celt": side(hand=["Iron"]),
    }
    s = ended(sides)
    (event,) = s.events(TieDecided)
    assert event == TieDecided(10, ((1, 81), (0, 40)))
    assert say(event, lambda seat: s.g.name(seat)) == (
        "With 10 points each, sets in hand and treasury decide: Rome 81 and Egypt 40."
    )


def test_32_2_a_tie_is_told_right_after_the_end():
    s = ended({"Egypt": side(cities=["Memphis"]), "Rome": side(treasury=3, cities=["Rome"])})
    name = s.g.name
    lines = summary([event for event, to in s.told if to is None], name, name)
    assert lines[-2:] == (
        "The game is over: 1st Rome and 2nd Egypt.",
        "With 6 points each, sets in hand and treasury decide: Rome 3 and Egypt 0.",
    )


def test_32_2_without_a_tie_nothing_is_told_of_hands():
    s = ended({"Egypt": side(treasury=40), "Rome": side(hand=["Gold"] * 3, step=1)})
    assert s.events(TieDecided) == []


def test_32_2_before_the_end_no_tie_is_told():
    s = scene({"Egypt": side(), "Rome": side(hand=["Gold"])})
    s.play(movement_of_markers)
    assert not s.state.over
    assert s.events(TieDecided) == []


def test_32_2_before_the_end_nobody_learns_from_the_standings_what_hands_are_worth():
    hands = [[], ["Gold"] * 3]
    orders = set()
    for egypt, rome in (hands, hands[::-1]):
        s = scene({"Egypt": side(hand=egypt), "Rome": side(hand=rome)})
        orders.add(tuple(ranking(s.g).items()))
    assert orders == {((0, 1), (1, 1))}
