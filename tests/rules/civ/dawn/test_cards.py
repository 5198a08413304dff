"""Dawn 22: trade cards are drawn by the number of cities, then up to two are bought."""

import pytest

from rules.civ import cards
from rules.civ.dawn_of_history.market import prices
from rules.civ.dawn_of_history.trade_cards import trade_cards
from rules.civ.events_trade import CalamitiesLaidOpen, CardBought, CardsReceived, StacksDrawn
from rules.civ.phases.trade import trade
from rules.civ.stacks import Stack
from rules.civ.views import view
from rules.table import Refusal
from tests.rules.civ.civx.market import cities, hand, stack
from tests.rules.civ.dawn.market import stocked
from tests.rules.civ.dawn.scene import opening, scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side

NON_TRADEABLE = [
    "Volcanic Eruption or Earthquake",
    "Famine",
    "Civil War",
    "Flood",
    "Cyclone",
    "Corruption",
    "Tyranny",
    "Regression",
]


# -- 22.1: drawing


def test_22_1_1_one_card_for_each_city_from_the_stack_of_its_number():
    s = stocked(scene({"Egypt": side(cities=cities(4))}))
    s.play(trade_cards)
    assert hand(s, "Egypt") == ["Clay", "Iron", "Fish", "Oil"]
    assert s.events(StacksDrawn) == [StacksDrawn(0, tuple(Stack(n) for n in range(1, 5)), ())]


def test_22_1_1_the_fewest_cities_draw_first():
    s = stocked(scene({"Egypt": side(cities=cities(3)), "Rome": side(cities=cities(2, 3))}))
    s.play(trade_cards)
    assert [e.seat for e in s.events(StacksDrawn)] == [1, 0]


def test_22_1_1_the_order_decides_who_gets_the_last_card():
    s = stocked(scene({"Egypt": side(cities=cities(3)), "Rome": side(cities=cities(2, 3))}), copies=1)
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Clay", "Iron"]
    assert hand(s, "Egypt") == ["Fish"]


def test_22_1_1_ties_draw_by_the_order_of_the_chart():
    s = stocked(scene({"Egypt": side(cities=cities(1)), "Minoa": side(cities=cities(1, 1))}), copies=1)
    s.play(trade_cards)
    assert [e.seat for e in s.events(StacksDrawn)] == [1]
    assert (hand(s, "Minoa"), hand(s, "Egypt")) == (["Clay"], [])


def test_22_1_1_without_a_city_no_card():
    s = stocked(scene({"Egypt": side(cities=cities(1)), "Rome": side(treasury=3)}))
    s.play(trade_cards)
    assert hand(s, "Rome") == []


def test_22_1_2_each_block_draws_from_its_own_stacks():
    sides = {"Rome": side(cities=cities(2)), "Parthia": side(cities=cities(2, 2))}
    s = stocked(scene(sides, two_blocks=True))
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Clay", "Iron"]
    assert hand(s, "Parthia") == ["Hides", "Stone"]


def test_22_1_2_never_from_the_wrong_stack_even_where_the_own_one_is_empty():
    s = stocked(scene({"Rome": side(cities=cities(2), treasury=40)}, two_blocks=True))
    for number in (2, 9):
        s.state.stacks[stack(number, "W")] = []
    s.play(trade_cards)
    assert hand(s, "Rome") == ["Clay"]
    assert s.asked == [], "the ninth stack of the East is not for sale"


def test_22_1_2_cards_remember_the_block_they_go_back_to():
    s = stocked(scene({"Parthia": side(cities=cities(1))}, two_blocks=True))
    s.play(trade_cards)
    cards.discard(s.g, 0, ["Hides"])
    assert s.state.discards[stack(1, "E")] == ["Hides"]


def test_22_1_3_an_empty_stack_gives_nothing_and_no_replacement_is_owed():
    s = stocked(scene({"Egypt": side(cities=cities(3))}), 2)
    s.play(trade_cards)
    assert hand(s, "Egypt") == ["Clay", "Fish"]
    assert s.events(StacksDrawn) == [StacksDrawn(0, (Stack(1), Stack(3)), ())]


def test_22_1_3_all_stacks_empty_and_nothing_is_told():
    s = scene({"Egypt": side(cities=cities(3))})
    s.play(trade_cards)
    assert s.events(StacksDrawn) == []
    assert hand(s, "Egypt") == []


def test_22_1_4_nobody_else_learns_what_was_drawn():
    s = stocked(scene({"Egypt": side(cities=cities(1)), "Rome": side()}))
    s.play(trade_cards)
    assert s.events(CardsReceived, 0) == [CardsReceived(0, ("Clay",))]
    assert s.events(CardsReceived, 1) == []


@pytest.mark.parametrize("calamity", NON_TRADEABLE)
def test_22_1_4_non_tradeable_calamities_are_laid_open_at_once(calamity):
    number = DAWN.calamities[calamity].stack
    s = stocked(scene({"Egypt": side(cities=cities(number)), "Rome": side()}))
    s.state.stacks[Stack(number)] = [calamity]
    s.play(trade_cards)
    assert s.events(CalamitiesLaidOpen, 1) == [CalamitiesLaidOpen(0, (calamity,))]
    assert view(s.g, 1).nations[0].laid_open == view(s.g, None).nations[0].laid_open == (calamity,)
    assert view(s.g, 1).nations[0].cards == number - 1


@pytest.mark.parametrize("calamity", ["Treachery", "Tempest"])
def test_22_1_4_tradeable_calamities_stay_hidden(calamity):
    number = DAWN.calamities[calamity].stack
    s = stocked(scene({"Egypt": side(cities=cities(number)), "Rome": side()}))
    s.state.stacks[Stack(number)] = [calamity]
    s.play(trade_cards)
    assert s.events(CalamitiesLaidOpen, 1) == []
    assert view(s.g, 1).nations[0].laid_open == ()
    assert view(s.g, 1).nations[0].cards == number


def test_22_1_4_several_lie_open_together():
    s = stocked(scene({"Egypt": side(cities=cities(3))}))
    s.state.stacks |= {Stack(2): ["Volcanic Eruption or Earthquake"], Stack(3): ["Famine"]}
    s.play(trade_cards)
    (shown,) = s.events(CalamitiesLaidOpen)
    assert shown.calamities == ("Volcanic Eruption or Earthquake", "Famine")


def test_22_1_4_a_bought_non_tradeable_lies_open_too():
    s = stocked(scene({"Egypt": side(treasury=20), "Rome": side()}))
    s.state.stacks[Stack(9)] = ["Regression"]
    s.play(trade_cards, {"Egypt card:1": "buy:9"})
    assert s.events(CalamitiesLaidOpen, 1) == [CalamitiesLaidOpen(0, ("Regression",))]


def test_22_1_4_what_lies_open_is_not_in_the_hand_and_does_not_count_for_trade():
    hands = {"Egypt": ["Clay", "Clay", "Famine"], "Rome": ["Oil"] * 3, "Minoa": ["Fish"] * 3}
    s = scene({civ: side(hand=cards_) for civ, cards_ in hands.items()})
    wait = next(trade(s.g))
    assert [s.g.name(q.seat) for q in wait.questions] == ["Minoa", "Rome"]
    refused = wait.questions[1].check({"act": "offer", "to": 0, "give": ["Oil"] * 3, "want": ["Clay"]})
    assert isinstance(refused, Refusal)
    assert refused.faults[0].code == "no-partner"


def test_22_1_4_an_open_calamity_is_kept_and_cannot_be_traded():
    s = scene({"Egypt": side(hand=["Clay", "Clay", "Clay", "Famine"]), "Rome": side(hand=["Oil"] * 3)})
    wait = next(trade(s.g))
    give = ["Clay", "Clay", "Famine"]
    egypt = next(question for question in wait.questions if s.g.name(question.seat) == "Egypt")
    refused = egypt.check({"act": "offer", "to": 1, "give": give, "want": ["Oil"]})
    assert [fault.code for fault in refused.faults] == ["not-tradeable"]


def test_22_1_5_hands_are_secret():
    s = scene({"Egypt": side(hand=["Clay", "Treachery"]), "Rome": side()})
    assert view(s.g, 1).hand == view(s.g, None).hand == ()
    assert view(s.g, 1).nations[0].cards == 2
    assert [card.name for card in view(s.g, 0).hand] == ["Clay", "Treachery"]


def test_22_calamities_remember_who_drew_them():
    s = stocked(scene({"Egypt": side(cities=cities(2))}))
    s.state.stacks[Stack(2)] = ["Treachery"]
    s.play(trade_cards)
    assert [(card.name, card.drawer) for card in s.nation("Egypt").hand] == [("Clay", None), ("Treachery", 0)]


# -- 22.2: buying


def buyer(*held, treasury=50, civ="Egypt", **more):
    return stocked(scene({civ: side(treasury=treasury, advances=list(held))}, **more))


def sold(s, *bought):
    return {str(pile): price for pile, price in prices(s.g, 0, [Stack(*b) for b in bought]).items()}


def test_22_2_2_anybody_may_buy_a_card_of_the_ninth_stack_for_18():
    s = buyer(treasury=20)
    before = s.nation("Egypt").stock
    s.play(trade_cards, {"Egypt card:1": "buy:9"})
    assert hand(s, "Egypt") == ["Gold"]
    assert (s.nation("Egypt").treasury, s.nation("Egypt").stock) == (2, before + 18)
    assert s.events(CardBought) == [CardBought(0, Stack(9), 18, False)]


def test_22_2_2_with_17_treasury_nothing_is_asked():
    s = buyer(treasury=17)
    s.play(trade_cards)
    assert s.asked == []


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([], {"9": 18}),
        (["Mining"], {"8": 16, "9": 18}),
        (["Cartography"], {"7": 14, "9": 18}),
        (["Rhetoric"], {"3": 6, "9": 18}),
        (["Mining", "Cartography", "Rhetoric"], {"3": 6, "7": 14, "8": 16, "9": 18}),
    ],
)
def test_22_2_3_to_22_2_5_what_advances_open(held, expected):
    assert sold(buyer(*held)) == expected


@pytest.mark.parametrize(
    ("advance", "number", "price"), [("Mining", 8, 16), ("Cartography", 7, 14), ("Rhetoric", 3, 6)]
)
def test_22_2_3_to_22_2_5_a_card_by_an_advance_is_drawn_and_paid(advance, number, price):
    s = buyer(advance, treasury=17)
    s.play(trade_cards, {"Egypt card:1": f"buy:{number}"})
    assert s.nation("Egypt").treasury == 17 - price
    assert s.events(CardBought) == [CardBought(0, Stack(number), price, False)]


def test_22_2_2_one_of_each_stack():
    assert sold(buyer("Rhetoric"), (9,)) == {"3": 6}
    assert sold(buyer("Rhetoric"), (3,)) == {"9": 18}


def test_22_2_1_never_more_than_two_a_turn():
    assert sold(buyer("Mining", "Cartography", "Rhetoric"), (3,), (7,)) == {}


def test_22_2_1_after_two_cards_nothing_more_is_asked():
    s = buyer("Mining", "Rhetoric")
    s.play(trade_cards, {"Egypt card:1": "buy:9", "Egypt card:2": "buy:8"})
    assert hand(s, "Egypt") == ["Gold", "Gemstones"]
    assert s.keys() == ["Egypt card:1", "Egypt card:2"]


def test_22_2_1_one_may_stop_after_the_first():
    s = buyer("Mining")
    s.play(trade_cards, {"Egypt card:1": "buy:9", "Egypt card:2": "pass"})
    assert hand(s, "Egypt") == ["Gold"]


def test_22_2_1_nothing_is_sold_from_an_empty_stack():
    s = stocked(buyer("Mining", "Rhetoric"), 3, 9)
    assert sold(s) == {"8": 16}


def test_22_2_1_only_from_the_stacks_of_ones_own_block():
    s = buyer("Mining", civ="Parthia", two_blocks=True)
    assert sold(s) == {"East 8": 16, "East 9": 18}
    s.play(trade_cards, {"Parthia card:1": "buy:East 9"})
    assert hand(s, "Parthia") == ["Silk"]


def test_22_2_1_purchases_come_in_the_order_of_the_draw():
    sides = {"Egypt": side(cities=cities(2), treasury=18), "Rome": side(cities=cities(1, 2), treasury=18)}
    s = stocked(scene(sides))
    s.state.stacks[Stack(9)] = ["Gold"]
    s.play(trade_cards, {"Rome card:1": "buy:9"})
    assert hand(s, "Rome")[-1] == "Gold"
    assert s.keys() == ["Rome card:1"], "nothing is left for Egypt to buy"


def test_22_2_1_all_draw_before_anybody_buys():
    sides = {"Egypt": side(cities=cities(9), treasury=18), "Rome": side(treasury=18)}
    s = stocked(scene(sides), copies=1)
    s.play(trade_cards)
    assert hand(s, "Egypt")[-1] == "Gold"
    assert s.asked == []


# -- the phase


def test_12_1_2_early_turns_skip_to_the_chart():
    s = scene({"Egypt": side({"Memphis": 3}), "Rome": side({"Rome": 2})})
    s.play(trade_cards)
    assert s.state.skip_to == "succession"


@pytest.mark.parametrize(
    ("one", "more"),
    [
        (side(hand=["Clay"]), {}),
        (side(treasury=1), {}),
        (side(advances=["Diaspora"]), {}),
        (side(), {"barbarians": {"Rome": 2}}),
        (side(), {"pirates": ["Rome"]}),
    ],
)
def test_12_1_2_nothing_is_skipped_while_anybody_has_something_to_do(one, more):
    s = scene({"Egypt": one, "Minoa": side()}, **more)
    s.play(trade_cards)
    assert s.state.skip_to == ""


# -- 27.3: stacks made anew


def test_27_3_calamities_lie_lowest_when_stacks_are_made_anew():
    s = scene({"Egypt": side()})
    s.state.stacks[Stack(3)] = ["Salt"]
    s.state.discards[Stack(3)] = ["Famine", "Tempest", "Fish", "Superstition", "Salt", "Fish"]
    cards.restack(s.g)
    top, *rest = s.state.stacks[Stack(3)]
    assert top == "Salt"
    assert sorted(rest[:3]) == ["Fish", "Fish", "Salt"]
    assert sorted(rest[3:5]) == ["Superstition", "Tempest"]
    assert rest[5] == "Famine"


def test_27_3_1_commodities_are_shuffled():
    orders = set()
    for seed in (b"a", b"b", b"c", b"d"):
        s = scene({"Egypt": side()}, seed=seed)
        s.state.discards[Stack(3)] = ["Fish", "Salt", "Fish", "Salt", "Ceramics", "Ceramics"]
        cards.restack(s.g)
        orders.add(tuple(s.state.stacks[Stack(3)]))
    assert len(orders) > 1


def test_27_3_1_cards_go_back_by_east_and_west():
    s = scene({"Rome": side()}, two_blocks=True)
    s.state.discards[stack(1, "E")] = ["Hides"]
    s.state.discards[stack(1, "W")] = ["Clay"]
    cards.restack(s.g)
    assert (s.state.stacks[stack(1, "E")], s.state.stacks[stack(1, "W")]) == (["Hides"], ["Clay"])


def test_9_1_6_blocks_from_twelve_players_on():
    assert {pile.block for pile in opening(11).state.stacks} == {""}
    assert {pile.block for pile in opening(12).state.stacks} == {"West", "East"}
