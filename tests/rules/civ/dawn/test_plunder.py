"""Dawn 18.5: what the elimination of a city brings its attacker."""

import pytest

from rules.civ.ancient.line_up import EAST, WEST
from rules.civ.cards import hand
from rules.civ.events_conflict import CardPlundered, CityFell, CityPlundered
from rules.civ.events_trade import CardsReceived, StacksDrawn
from rules.civ.phases.conflict import conflict
from rules.civ.stacks import Stack
from rules.civ.state import BARBARIANS, Card
from rules.table import Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side


def fallen(*, cards=("Salt", "Iron"), answers=None, defender=(), own=None, stock=None, seed=b"scenario"):
    """Minoa takes the city of Hellas in Sparta."""
    sides = {
        "Hellas": side(own, ["Sparta"], advances=defender, hand=cards),
        "Minoa": side({"Sparta": 7}, stock=stock),
    }
    s = scene(sides, seed=seed)
    s.play(conflict, answers)
    assert s.events(CityFell)
    return s


# -- 18.5.1 a card


def test_18_5_1_one_card_of_the_victim_is_drawn_and_kept():
    s = fallen()
    drawn = [card.name for card in s.nation("Minoa").hand]
    assert len(drawn) == 1
    assert sorted([*drawn, *hand(s.g, 0)]) == ["Iron", "Salt"]


def test_18_5_1_at_random():
    drawn = {fallen(seed=bytes([seed])).nation("Minoa").hand[0].name for seed in range(8)}
    assert drawn == {"Salt", "Iron"}


def test_18_5_1_the_draw_is_no_matter_of_choice():
    question = fallen().asked[0]
    assert [option.key for option in question.options] == ["card:3", "card:2", "card:1", "card:0"]
    assert isinstance(question.check("no-card:3"), Refusal)


def test_18_5_1_only_the_two_concerned_learn_which_card_it_was():
    s = fallen()
    assert s.events(CardPlundered) == []
    assert s.events(CardPlundered, 0) == s.events(CardPlundered, 1) != []


def test_18_5_1_a_victim_without_cards_loses_none():
    s = fallen(cards=())
    assert s.events(CityPlundered) == [CityPlundered(1, 0, False, 3)]


def test_18_5_1_a_calamity_may_be_drawn_it_was_traded_by_nobody_but_its_drawer_stays():
    s = fallen(cards=[Card("Epidemic", passer=1, drawer=1)])
    assert s.nation("Minoa").hand == [Card("Epidemic", passer=None, drawer=1)]


@pytest.mark.parametrize("seed", range(4))
def test_18_5_1_22_1_4_a_calamity_that_lies_open_is_kept(seed):
    """It may lie there already: whoever took a pirate city before drew it from a stack."""
    s = fallen(cards=["Famine", "Salt"], seed=bytes([seed]))
    assert hand(s.g, 0) == {"Famine": 1}
    assert hand(s.g, 1) == {"Salt": 1}


def test_18_5_1_22_1_4_a_victim_with_nothing_in_hand_loses_no_card():
    s = fallen(cards=["Famine"])
    assert s.events(CityPlundered) == [CityPlundered(1, 0, False, 3)]
    assert hand(s.g, 0) == {"Famine": 1}


def test_18_5_1_two_cities_of_one_victim_bring_two_cards():
    sides = {
        "Hellas": side({}, ["Sparta", "Argos"], hand=["Salt", "Iron"]),
        "Minoa": side({"Sparta": 7}),
        "Egypt": side({"Argos": 7}),
    }
    s = scene(sides)
    s.play(conflict)
    assert [len(s.nation(civ).hand) for civ in ("Hellas", "Minoa", "Egypt")] == [0, 1, 1]


def test_18_5_1_of_two_attackers_only_the_first_gets_the_last_card():
    sides = {
        "Hellas": side({}, ["Sparta", "Argos"], hand=["Salt"]),
        "Minoa": side({"Sparta": 7}),
        "Egypt": side({"Argos": 7}),
    }
    s = scene(sides)
    s.play(conflict, {"Hellas defend:2": "Sparta"})
    assert [len(s.nation(civ).hand) for civ in ("Minoa", "Egypt")] == [1, 0]


# -- 18.5.2 pillage


def test_18_5_2_up_to_three_tokens_of_ones_own_stock_become_treasury():
    s = fallen()
    assert s.nation("Minoa").treasury == 3
    assert s.nation("Hellas").treasury == 0, "the victim's treasury is unaffected"


@pytest.mark.parametrize("amount", [0, 1, 2])
def test_18_5_2_the_attacker_may_take_less_and_draws_a_card_all_the_same(amount):
    s = fallen(answers={"Minoa plunder:Sparta": f"card:{amount}"})
    assert s.nation("Minoa").treasury == amount
    assert len(s.nation("Minoa").hand) == 1


def test_18_5_2_more_than_three_are_refused():
    assert isinstance(fallen().asked[-1].check("card:4"), Refusal)


def test_18_5_2_no_more_than_there_is_in_stock():
    """Minoa has nothing in stock but what it loses against one defender: with 7 to 1, nothing."""
    sides = {"Hellas": side(cities=["Sparta"], stock=1, hand=["Salt"]), "Minoa": side({"Sparta": 7}, stock=0)}
    s = scene(sides)
    s.play(conflict)
    assert s.asked == [], "there is nothing to decide: the card is drawn"
    assert s.events(CityPlundered) == [CityPlundered(1, 0, True, 0)]
    assert hand(s.g, 1) == {"Salt": 1}


def test_18_5_2_tokens_lost_in_the_attack_are_in_stock_by_then():
    sides = {"Hellas": side(cities=["Sparta"], stock=2), "Minoa": side({"Sparta": 7}, stock=0)}
    s = scene(sides)
    s.play(conflict)
    assert s.events(CityPlundered) == [CityPlundered(1, 0, False, 1)]


def test_18_5_2_an_attacker_without_survivors_has_still_eliminated_the_city():
    """Hellas takes its losses next door until Minoa has none left."""
    s = fallen(
        defender=["Advanced Military"],
        own={"Corinth": 8},
        answers={"Hellas losses:Sparta": {"Sparta/Corinth": 7}},
    )
    assert s.tokens("Minoa") == {}
    assert s.cities("Hellas") == []
    assert s.events(CityPlundered) == [CityPlundered(1, 0, True, 3)]


# -- 18.5.3


def test_18_5_3_a_failed_attack_brings_nothing():
    s = scene({"Hellas": side(cities=["Sparta"], hand=["Salt"]), "Minoa": side({"Sparta": 6})})
    s.play(conflict)
    assert (s.asked, s.nation("Minoa").hand, s.nation("Minoa").treasury) == ([], [], 0)


def test_29_5_2_17_barbarians_draw_no_card_and_do_not_pillage():
    s = scene({"Hellas": side(cities=["Sparta"], hand=["Salt"])}, barbarians={"Sparta": 9})
    s.play(conflict)
    assert s.events(CityFell) == [CityFell("Sparta", BARBARIANS, 0, 6)]
    assert s.events(CityPlundered) == []
    assert hand(s.g, 0) == {"Salt": 1}


# -- 18.5.4 pirate cities


def pirates_fall(stacks, answers=None, **more):
    s = scene({"Minoa": side({"Sparta": 7}, stock=more.pop("stock", None))}, pirates=["Sparta"], **more)
    s.state.stacks.update({stack: list(pile) for stack, pile in stacks.items()})
    s.play(conflict, answers, safe=False)
    return s


STACKS = {Stack(2): ["Iron"], Stack(3): ["Salt", "Fish"], Stack(9): ["Gold"]}


def test_18_5_4_a_card_from_a_stack_of_ones_choice():
    s = pirates_fall(STACKS, {"Minoa booty:Sparta": "3"})
    assert hand(s.g, 0) == {"Salt": 1}
    assert s.state.stacks[Stack(3)] == ["Fish"]
    assert s.events(StacksDrawn) == [StacksDrawn(0, (Stack(3),), ())]


def test_18_5_4_only_the_player_learns_which():
    s = pirates_fall(STACKS, {"Minoa booty:Sparta": "3"})
    assert s.events(CardsReceived) == []
    assert s.events(CardsReceived, 0) == [CardsReceived(0, ("Salt",))]


def test_18_5_4_an_empty_stack_is_not_offered():
    s = pirates_fall(STACKS)
    assert [option.key for option in s.asked[0].options] == ["9", "3", "2", "no-card"]
    assert isinstance(s.asked[0].check("4"), Refusal)


def test_18_5_4_where_all_stacks_are_empty_there_is_no_card():
    s = pirates_fall({})
    assert s.keys() == ["Minoa plunder:Sparta"]
    assert s.nation("Minoa").hand == []


def test_18_5_4_who_says_nothing_draws_from_the_highest_stack():
    assert hand(pirates_fall(STACKS).g, 0) == {"Gold": 1}


def test_18_5_4_the_card_may_be_left():
    assert hand(pirates_fall(STACKS, {"Minoa booty:Sparta": "no-card"}).g, 0) == {}


def test_18_5_4_it_may_be_a_calamity_of_which_the_attacker_is_the_drawer():
    s = pirates_fall({Stack(9): ["Piracy"]})
    assert s.nation("Minoa").hand == [Card("Piracy", drawer=0)]


def test_22_1_2_with_two_blocks_only_from_ones_own():
    s = scene({"Rome": side({"Sparta": 7}), "Parthia": side()}, pirates=["Sparta"], two_blocks=True)
    s.state.stacks.update({Stack(2, WEST): ["Iron"], Stack(5, EAST): ["Livestock"]})
    s.play(conflict, safe=False)
    assert [option.key for option in s.asked[0].options] == [f"{WEST} 2", "no-card"]
    assert s.nation("Rome").hand == [Card("Iron", block=WEST)]


def test_18_5_4_up_to_five_tokens_become_treasury():
    s = pirates_fall({})
    assert s.nation("Minoa").treasury == 5
    assert s.events(CityPlundered) == [CityPlundered(0, BARBARIANS, False, 5)]
    assert isinstance(s.asked[-1].check("card:6"), Refusal)


@pytest.mark.parametrize("amount", [0, 4])
def test_18_5_4_or_fewer(amount):
    assert pirates_fall({}, {"Minoa plunder:Sparta": f"card:{amount}"}).nation("Minoa").treasury == amount


def test_18_5_4_no_more_than_there_is_in_stock():
    """Nothing is there but what the attack cost: one against two defenders."""
    crowd = {"Argos": 52, "Corinth": 56}
    s = pirates_fall({}, stock=0, barbarians=crowd)
    assert s.events(CityPlundered) == [CityPlundered(0, BARBARIANS, False, 1)]


def test_18_5_4_card_and_treasury_are_asked_at_once():
    s = pirates_fall(STACKS)
    assert s.keys() == ["Minoa booty:Sparta", "Minoa plunder:Sparta"]
    assert s.rounds == 1


def test_18_5_4_with_an_empty_stock_only_the_card_is_asked():
    """Six attack two defenders, and lose nobody: Minoa has metal and Engineering."""
    held = ["Engineering", "Metalworking"]
    minoa = side({"Sparta": 6}, advances=held, stock=0)
    s = scene({"Minoa": minoa}, pirates=["Sparta"], barbarians={"Argos": 54, "Corinth": 55})
    s.state.stacks.update({stack: list(pile) for stack, pile in STACKS.items()})
    s.play(conflict, safe=False)
    assert s.keys() == ["Minoa booty:Sparta"]
    assert s.nation("Minoa").treasury == 49
    assert s.events(CityPlundered) == []


def test_18_5_4_two_pirate_cities_bring_two_cards():
    s = scene({"Minoa": side({"Sparta": 7, "Argos": 7})}, pirates=["Sparta", "Argos"])
    s.state.stacks.update({stack: list(pile) for stack, pile in STACKS.items()})
    s.play(conflict, safe=False)
    assert hand(s.g, 0) == {"Gold": 1, "Salt": 1}
    assert s.nation("Minoa").treasury == 10
