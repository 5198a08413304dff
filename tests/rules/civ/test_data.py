"""WE 11, WE 12: the tables themselves."""

from collections import Counter

import pytest

from rules.civ.ruleset import Grade
from tests.rules.civ.rulesets import WESTERN_EMPIRES as RULES

ADVANCES = RULES.advances
LOW = [a for a in ADVANCES.values() if a.cost < 100]
MIDDLE = [a for a in ADVANCES.values() if 100 <= a.cost <= 200]
HIGH = [a for a in ADVANCES.values() if a.cost > 200]


def test_12_three_ranges_of_seventeen_advances():
    assert (len(LOW), len(MIDDLE), len(HIGH)) == (17, 17, 17)


@pytest.mark.parametrize(
    ("cards", "points"), [(LOW, 1), (MIDDLE, 3), (HIGH, 6)], ids=["low", "middle", "high"]
)
def test_13d_points_of_an_advance_follow_its_price(cards, points):
    assert {card.points for card in cards} == {points}


def test_12_each_low_advance_gives_10_to_one_of_the_middle():
    assert all(list(card.bonus.values()) == [10] for card in LOW)
    assert {target for card in LOW for target in card.bonus} == {card.name for card in MIDDLE}


def test_12_each_middle_advance_gives_20_to_one_of_the_high():
    assert all(list(card.bonus.values()) == [20] for card in MIDDLE)
    assert {target for card in MIDDLE for target in card.bonus} == {card.name for card in HIGH}


def test_12_high_advances_give_nothing_to_a_single_card():
    assert all(not card.bonus for card in HIGH)


def test_12_five_groups_and_no_advance_without_one():
    assert {g for a in ADVANCES.values() for g in a.groups} == {
        "Arts",
        "Civics",
        "Crafts",
        "Religion",
        "Science",
    }
    assert all(1 <= len(a.groups) <= 2 for a in ADVANCES.values())


def test_12_every_advance_gives_credits_to_its_own_groups():
    assert all(set(a.groups) <= set(a.credits) for a in ADVANCES.values())


def test_11_commodity_cards_of_the_whole_box():
    counts = Counter(c.additional for c in RULES.commodities.values() for _ in range(c.count))
    assert counts == {False: 119, True: 58}
    assert sum(counts.values()) + 18 == 195, "with the 18 water cards"


@pytest.mark.parametrize("stack", range(1, 10))
def test_11_two_regular_sets_and_an_additional_one_in_each_stack(stack):
    kinds = [c.additional for c in RULES.commodities.values() if c.stack == stack]
    assert sorted(kinds) == [False, False, True]


@pytest.mark.parametrize("stack", range(1, 10))
def test_11_one_calamity_of_each_grade_in_each_stack_but_the_first(stack):
    grades = sorted(c.grade for c in RULES.calamities.values() if c.stack == stack)
    assert grades == ([] if stack == 1 else sorted(Grade))


@pytest.mark.parametrize(
    ("name", "count", "values"),
    [
        ("Ochre", 9, [1, 4, 9, 16, 25, 36, 49, 64, 81]),
        ("Iron", 8, [2, 8, 18, 32, 50, 72, 98, 128]),
        ("Fruit", 9, [3, 12, 27, 48, 75, 108, 147, 192, 243]),
        ("Oil", 8, [4, 16, 36, 64, 100, 144, 196, 256]),
        ("Wine", 6, [5, 20, 45, 80, 125, 180]),
        ("Tin", 5, [6, 24, 54, 96, 150]),
        ("Incense", 6, [7, 28, 63, 112, 175, 252]),
        ("Marble", 4, [8, 32, 72, 128]),
        ("Gold", 5, [9, 36, 81, 144, 225]),
    ],
)
def test_7_set_values_as_printed_on_the_cards(name, count, values):
    from rules.civ.cards import set_value

    assert RULES.commodities[name].count == count
    assert [set_value(RULES, name, n) for n in range(1, count + 1)] == values


def test_13_the_expert_early_bronze_age_begins_later_for_minoa_and_iberia_alone():
    first = {name: civ.tracks["expert"]["Early Bronze Age"] for name, civ in RULES.civilizations.items()}
    assert {name for name, step in first.items() if step == 6} == {"Iberia", "Minoa"}
    assert set(first.values()) == {5, 6}


def test_3_ranking_of_the_civilizations():
    ranked = sorted(RULES.civilizations.values(), key=lambda c: c.number)
    assert [(c.name, c.number) for c in ranked] == [
        ("Minoa", 1),
        ("Assyria", 3),
        ("Celt", 5),
        ("Carthage", 7),
        ("Hatti", 9),
        ("Rome", 11),
        ("Iberia", 13),
        ("Hellas", 15),
        ("Egypt", 17),
    ]


@pytest.mark.parametrize("name", sorted(ADVANCES))
def test_9_every_advance_does_something_or_is_known_to_do_nothing(name):
    """Three advances have no attribute; every other has a trait or changes a calamity."""
    changes = any(name in calamity.modifiers for calamity in RULES.calamities.values())
    idle = name in {"Empiricism", "Literacy", "Mathematics"}
    assert (not ADVANCES[name].traits and not changes) == idle
    assert bool(ADVANCES[name].text) == any(
        not trait.startswith("protects.") for trait in ADVANCES[name].traits
    )
