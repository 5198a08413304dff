"""CivX 25: who is struck by how much, and in which order."""

from collections import Counter

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.resolution import cases_of, resolve_calamities
from rules.civ.calamity.selection import calamities_of, select_calamities
from rules.civ.cards import restack
from rules.civ.civx.after_trade import after_trade
from rules.civ.civx.calamity_rules import CALAMITY_RULES, can_be_named
from rules.civ.civx.game import RULESET
from rules.civ.events_calamity import CalamitiesCounted, CalamitiesRevealed, CalamityDiscarded
from rules.civ.policies.calamities import Round
from rules.civ.stacks import Stack
from rules.civ.state import Card
from tests.rules.civ.civx.scene import EAST, WEST, scene
from tests.rules.civ.scenario import Scene, side

SEEDS = [bytes([n]) for n in range(12)]


def selected(hand, seed=b"selection", two_blocks=True) -> Scene:
    s = scene({"Rome": side(hand=hand), "Babylon": side()}, two_blocks=two_blocks, seed=seed)
    s.play(select_calamities)
    return s


def kept(s: Scene) -> Counter[str]:
    return Counter(card.name for card in calamities_of(s.g, 0))


def west(*names):
    return [Card(name, block=WEST) for name in names]


def east(*names):
    return [Card(name, block=EAST) for name in names]


def test_25_3_three_calamities_of_which_two_are_major_all_take_effect():
    s = selected(west("Banditry", "Flood", "Piracy"))
    assert kept(s).total() == 3
    assert s.events(CalamityDiscarded) == []
    assert s.events(CalamitiesCounted)[0].counts == ((1, 0), (0, 3))


def test_25_3_one_non_tradeable_is_drawn_at_random():
    found = set()
    for seed in SEEDS:
        left = kept(selected(west("Famine", "Flood", "Cyclone"), seed))
        assert left.total() == 1
        found |= set(left)
    assert found == {"Famine", "Flood", "Cyclone"}


@pytest.mark.parametrize("seed", SEEDS)
def test_25_3_of_two_equal_non_tradeables_the_native_one_goes(seed):
    s = selected([*west("Flood"), *east("Flood")], seed)
    assert calamities_of(s.g, 0) == east("Flood")
    assert s.state.discards[Stack(5, WEST)] == ["Flood"]


@pytest.mark.parametrize("seed", SEEDS)
def test_25_3_after_the_duplicate_one_non_tradeable_is_drawn_among_the_rest(seed):
    s = selected([*west("Flood", "Famine"), *east("Flood")], seed)
    assert calamities_of(s.g, 0) in (east("Flood"), west("Famine"))


def test_25_3_majors_are_drawn_among_the_tradeables_to_two_in_all():
    found = set()
    for seed in SEEDS:
        left = kept(selected(west("Flood", "Treachery", "Epidemic", "Piracy"), seed))
        assert left.total() == 2
        assert left["Flood"] == 1, "the non-tradeable one stays"
        found |= set(left)
    assert found == {"Flood", "Treachery", "Epidemic", "Piracy"}


@pytest.mark.parametrize("seed", SEEDS)
def test_25_3_of_two_equal_majors_the_native_one_goes_first(seed):
    s = selected([*west("Treachery", "Piracy"), *east("Treachery")], seed)
    assert calamities_of(s.g, 0) == [*west("Piracy"), *east("Treachery")]


def test_25_3_two_equal_majors_within_the_limits_both_stay():
    s = selected([*west("Treachery"), *east("Treachery")])
    assert kept(s) == {"Treachery": 2}


def test_25_3_minors_are_drawn_to_three_in_all():
    for seed in SEEDS:
        left = kept(selected(west("Flood", "Piracy", "Banditry", "Mutiny", "Tempest"), seed))
        assert left.total() == 3
        assert left["Flood"] == left["Piracy"] == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_25_3_equal_cards_go_before_the_minors_are_drawn(seed):
    s = selected([*west("Treachery", "Banditry", "Mutiny"), *east("Treachery")], seed)
    assert calamities_of(s.g, 0) == [*west("Banditry", "Mutiny"), *east("Treachery")]


@pytest.mark.parametrize("seed", SEEDS)
def test_25_3_no_more_duplicates_go_than_the_limit_asks_for(seed):
    left = calamities_of(selected([*west("Banditry", "Mutiny"), *east("Banditry", "Mutiny")], seed).g, 0)
    assert len(left) == 3
    assert all(card in left for card in east("Banditry", "Mutiny"))


def test_25_3_an_eastern_nation_gives_up_the_eastern_duplicate():
    s = scene({"Babylon": side(hand=[*west("Flood"), *east("Flood")]), "Rome": side()}, two_blocks=True)
    s.play(select_calamities)
    assert calamities_of(s.g, 0) == west("Flood")


def test_25_3_disregarded_calamities_are_back_after_the_advances():
    s = selected([*west("Flood"), *east("Flood")])
    restack(s.g)
    assert s.state.stacks[Stack(5, WEST)] == ["Flood"]
    assert s.state.stacks[Stack(5, EAST)] == []


def test_25_3_nothing_is_told_where_nobody_holds_a_calamity():
    assert selected([]).told == []


BOOK = [
    *("Squandered Wealth", "Volcano or Earthquake", "Treachery"),
    *("Tempest", "Famine", "Superstition"),
    *("City in Flames", "Civil War", "Slave Revolt"),
    *("City Riots", "Flood", "Barbarian Hordes"),
    *("Mutiny", "Cyclone", "Epidemic"),
    *("Tribal Conflict", "Corruption", "Civil Disorder"),
    *("Minor Uprising", "Tyranny", "Iconoclasm & Heresy"),
    *("Banditry", "Regression", "Piracy"),
]


def test_25_6_by_stack_minor_non_tradeable_tradeable():
    (only,) = CALAMITY_RULES.rounds
    assert list(only.calamities) == BOOK
    assert not only.together


def test_25_61_equal_cards_are_resolved_in_ast_order():
    s = scene({"Rome": side(hand=west("Flood")), "Saba": side(hand=east("Flood"))}, two_blocks=True)
    assert [s.g.name(case.victim) for case in cases_of(s.g, Round(("Flood",)))] == ["Saba", "Rome"]


def test_25_61_two_equal_cards_of_one_victim_have_questions_of_their_own():
    """Superstition twice: the second names its victim under a key of its own."""
    hand = [*west("Superstition"), *east("Superstition")]
    sides = {
        "Rome": side({}, ["Rome", "Neapolis", "Rubicon"], hand=hand),
        "Carthage": side({}, ["Carthage"]),
        "Celt": side({}, ["Massillia"]),
        "Minoa": side({}, ["Athens"]),
    }
    s = scene(sides, two_blocks=True)
    named = {"Rome superstition:0:victims": ["1"], "Rome superstition:0.2:victims": ["2"]}
    s.play(resolve_calamities, named)
    assert s.cities("Carthage") == s.cities("Celt") == []
    assert s.cities("Minoa") == ["Athens"]


def test_25_61_whoever_holds_a_later_card_may_answer_it_ahead():
    sides = {
        "Rome": side(
            {"Etruria": 6}, ["Rome", "Neapolis"], hand=["City Riots", "Civil Disorder"], advances=["Military"]
        ),
        "Carthage": side({}, ["Carthage", "Thapsus"], hand=["Superstition"]),
        "Celt": side({}, ["Massillia", "Londinium"]),
    }
    s = scene(sides)
    wait = next(resolve_calamities(s.g))
    assert [question.key for question in wait.questions] == ["superstition:1:victims"]
    assert "civil-disorder:0:reduce" in [question.key for question in wait.later()]


def test_25_7_resolved_calamities_are_put_aside():
    s = scene({"Rome": side({}, ["Rome"], hand=west("Regression"), step=3)}, two_blocks=True)
    s.play(resolve_calamities)
    assert s.state.discards[Stack(9, WEST)] == ["Regression"]


def test_25_1_after_trade_and_before_advances():
    keys = [phase.key for phase in RULESET.phases]
    assert keys.index("trade") < keys.index("selection") < keys.index("calamities") < keys.index("advances")


def test_25_211_barbarians_and_pirates_are_never_named():
    s = scene(
        {"Rome": side({}, ["Rome"]), "Egypt": side({}, ["Memphis"])},
        barbarians={"Tanis": 5},
        pirates=["Athens"],
    )
    case = Case.of(s.g, 0, Card("Superstition"))
    assert case.nameable(lambda seat: True) == [1]


def test_25_21_the_trader_cannot_be_a_secondary_victim():
    s = scene({"Rome": side(), "Minoa": side(), "Egypt": side()})
    case = Case.of(s.g, 0, Card("Epidemic", passer=1))
    assert [can_be_named(case, seat) for seat in (1, 2)] == [False, True]


def test_25_22_who_keeps_a_tradeable_card_may_name_anybody():
    """Had Minoa not traded Epidemic, all others would be potential secondary victims."""
    s = scene({"Minoa": side(), "Rome": side(), "Egypt": side()})
    case = Case.of(s.g, 0, Card("Epidemic"))
    assert [can_be_named(case, seat) for seat in (1, 2)] == [True, True]


def test_25_61_what_is_left_is_laid_open_in_the_order_of_the_cards():
    s = scene({"Rome": side(hand=["Flood", "Gold"]), "Saba": side(hand=["Famine"]), "Celt": side()})
    s.play(after_trade)
    (revealed,) = s.events(CalamitiesRevealed)
    assert revealed.cases == ((s.seat("Saba"), "Famine"), (s.seat("Rome"), "Flood"))


def test_25_61_where_nobody_holds_any_nothing_is_laid_open():
    s = scene({"Rome": side(hand=["Gold"])})
    s.play(after_trade)
    assert s.events(CalamitiesRevealed) == []
