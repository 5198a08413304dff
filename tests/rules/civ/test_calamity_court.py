"""WE ch.8: corruption and regression; WE 8: calamity selection."""

import pytest

from rules.civ.calamity.selection import calamities_of, select_calamities
from rules.civ.events_calamity import (
    CalamitiesCounted,
    CalamityDiscarded,
    CalamityPassed,
    CardsLost,
    CitiesDestroyed,
    SteppedBack,
)
from rules.civ.ruleset import Grade
from rules.table import Refusal
from tests.rules.civ.calamity import struck
from tests.rules.civ.scenario import scenario, side


def held(s):
    return [card.name for card in calamities_of(s.g, 0)]


def rome(card, answers=None, *args, **kwargs):
    return struck("Rome", card, {"Rome": side(*args, **kwargs), "Celt": side()}, answers)


def hand(s):
    return sorted(card.name for card in s.nation("Rome").hand)


def test_8_corruption_takes_face_value_not_set_value():
    s = rome(
        "Corruption",
        {"Rome corruption:0:cards": ["Gold 1", "Ochre 1"]},
        hand=["Gold", "Gold", "Ochre", "Ochre"],
    )
    assert hand(s) == ["Gold", "Ochre"]


def test_8_corruption_may_be_exceeded_if_it_must():
    s = rome("Corruption", {"Rome corruption:0:cards": ["Gold 1", "Gold 2"]}, hand=["Gold", "Gold", "Ochre"])
    assert hand(s) == ["Ochre"]


def test_8_corruption_no_card_may_be_idle_and_none_may_lack():
    s = rome("Corruption", None, hand=["Gold", "Gold", "Ochre", "Iron"])
    assert isinstance(s.asked[0].check(["Gold 1", "Gold 2", "Ochre 1"]), Refusal)
    assert isinstance(s.asked[0].check(["Gold 1"]), Refusal)


def test_8_corruption_with_too_little_takes_all_but_water():
    s = rome("Corruption", None, hand=["Ochre", "Iron", "Water"])
    assert s.asked == []
    assert hand(s) == ["Water"]


def test_8_corruption_without_cards_does_nothing():
    assert len(rome("Corruption").events(CalamityPassed)) == 1


@pytest.mark.parametrize(
    ("advances", "lost"),
    [(["Law"], 5), (["Coinage"], 15), (["Coinage", "Wonder of the World"], 20), (["Law", "Coinage"], 10)],
)
def test_8_corruption_with_advances(advances, lost):
    s = rome("Corruption", None, advances=advances, hand=["Wine"] * 6)
    assert s.events(CardsLost) == [CardsLost(0, "Corruption", ("Wine",) * (lost // 5))]


def test_8_corruption_does_not_count_calamities():
    s = scenario({"Rome": side(hand=["Piracy", "Corruption", "Gold"]), "Celt": side()})
    assert held(s) == ["Piracy", "Corruption"]
    both = struck("Rome", ["Corruption", "Regression"], {"Rome": side(hand=["Gold"], step=4), "Celt": side()})
    assert both.events(CardsLost) == [CardsLost(0, "Corruption", ("Gold",))]


def test_8_regression_moves_the_marker_one_step_back():
    s = rome("Regression", None, step=4)
    assert s.nation("Rome").step == 3
    assert s.events(SteppedBack) == [SteppedBack(0, "Regression", 1)]


@pytest.mark.parametrize(
    ("advances", "step"), [(["Fundamentalism"], 2), (["Library"], 4), (["Fundamentalism", "Library"], 3)]
)
def test_8_regression_with_advances(advances, step):
    assert rome("Regression", None, advances=advances, step=4).nation("Rome").step == step


def test_8_regression_does_not_pass_the_start():
    assert rome("Regression", None, step=0).nation("Rome").step == 0
    assert rome("Regression", None, step=1, advances=["Fundamentalism"]).nation("Rome").step == 0


def enlightened(cities, prevent, answers=None, advances=("Enlightenment",)):
    answers = {"Rome regression:0:prevent": prevent, **(answers or {})}
    return rome("Regression", answers, {}, cities, advances=advances, step=4)


def test_8_enlightenment_prevents_a_step_for_two_inland_cities():
    s = enlightened(
        ["Rome", "Cisalpina", "Alesia", "Memphis"], 1, {"Rome regression:0:cities": ["Alesia", "Memphis"]}
    )
    assert s.nation("Rome").step == 4
    assert s.cities("Rome") == ["Cisalpina", "Rome"]


def test_8_enlightenment_inland_cities_go_first():
    s = enlightened(["Rome", "Cisalpina", "Alesia"], 1)
    assert s.events(CitiesDestroyed) == [CitiesDestroyed(0, "Regression", ("Alesia", "Cisalpina"))]


def test_8_enlightenment_coastal_cities_where_inland_ones_are_lacking():
    s = enlightened(["Rome", "Rubicon", "Alesia"], 1, {"Rome regression:0:cities": ["Rubicon"]})
    assert s.cities("Rome") == ["Rome"]


def test_8_enlightenment_may_be_declined():
    s = enlightened(["Rome", "Cisalpina"], 0)
    assert (s.nation("Rome").step, len(s.cities("Rome"))) == (3, 2)


def test_8_enlightenment_needs_two_cities_a_step():
    s = rome("Regression", None, {}, ["Rome"], advances=["Enlightenment"], step=4)
    assert s.asked == []
    assert s.nation("Rome").step == 3


def test_8_enlightenment_step_by_step_with_fundamentalism():
    both = ("Enlightenment", "Fundamentalism")
    assert enlightened(["Rome", "Rubicon", "Neapolis"], 1, advances=both).nation("Rome").step == 3
    s = enlightened(["Rome", "Rubicon", "Neapolis", "Salonae"], 2, advances=both)
    assert (s.nation("Rome").step, s.cities("Rome")) == (4, [])


def selected(cards, seed=b"scenario"):
    s = scenario({"Rome": side(hand=cards), "Celt": side()}, seed=seed)
    s.play(select_calamities)
    return s


def test_8_example_one_three_majors_are_one_too_many():
    """David holds Famine, Treachery and Barbarian Hordes: one of them goes, at random."""
    gone = set()
    for n in range(30):
        s = selected(["Famine", "Treachery", "Barbarian Hordes", "Gold"], bytes([n]))
        assert len(held(s)) == 2
        gone.add(s.events(CalamityDiscarded)[0].calamity)
    assert gone == {"Famine", "Treachery", "Barbarian Hordes"}


def test_8_example_two_two_majors_and_two_minors_are_one_too_many():
    """Jacob holds Superstition, Tyranny, Squandered Wealth and Coastal Migration: any one may go."""
    cards = ["Superstition", "Tyranny", "Squandered Wealth", "Coastal Migration"]
    gone = set()
    for n in range(40):
        s = selected(cards, bytes([n]))
        assert len(held(s)) == 3
        gone.add(s.events(CalamityDiscarded)[0].calamity)
    assert gone == set(cards)


def test_8_three_minors_are_allowed():
    cards = ["Tempest", "Squandered Wealth", "City Riots"]
    assert held(selected(cards)) == cards


def test_8_two_majors_and_a_minor_are_allowed():
    cards = ["Famine", "Tyranny", "City Riots"]
    assert held(selected(cards)) == cards


@pytest.mark.parametrize("seed", range(12))
def test_8_majors_above_their_limit_go_before_anything_else(seed):
    s = selected(["Famine", "Tyranny", "Piracy", "Flood", "City Riots"], bytes([seed]))
    assert "City Riots" in held(s)
    assert len(held(s)) == 3
    assert sum(s.g.rules.grade(name) is not Grade.MINOR for name in held(s)) == 2


def test_8_discarded_calamities_lie_open_on_their_piles():
    s = selected(["Famine", "Slave Revolt", "Piracy"])
    gone = s.events(CalamityDiscarded)[0].calamity
    assert s.state.discards[s.g.rules.stack_of(gone)] == [gone]


def test_8_everybody_shows_how_many_but_not_which():
    s = scenario({"Rome": side(hand=["Famine", "Gold"]), "Celt": side(hand=["Iron"])})
    s.play(select_calamities)
    assert s.events(CalamitiesCounted) == [CalamitiesCounted(((1, 0), (0, 1)))]
    assert s.told == [(CalamitiesCounted(((1, 0), (0, 1))), None)]


def test_8_without_calamities_the_phase_is_skipped():
    s = scenario({"Rome": side(hand=["Gold"]), "Celt": side()})
    s.play(select_calamities)
    assert s.told == []
