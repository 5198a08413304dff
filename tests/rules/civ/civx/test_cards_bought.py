"""CivX 23.7: further trade cards for treasury."""

import pytest

from rules.civ.civx.market import prices
from rules.civ.civx.trade_cards import trade_cards
from rules.civ.events_trade import CardBought
from tests.rules.civ.civx.market import cities, hand, stack, stocked
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def buyer(*held, treasury=50, civ="Rome", **more):
    return stocked(scene({civ: side(treasury=treasury, advances=list(held))}, **more))


def sold(s, *bought):
    return {str(pile): price for pile, price in prices(s.g, 0, [stack(*b) for b in bought]).items()}


def test_23_71_anybody_may_buy_one_card_of_the_ninth_stack_for_20():
    s = buyer(treasury=25)
    before = s.nation("Rome").stock
    s.play(trade_cards, {"Rome card:1": "buy:9"})
    assert hand(s, "Rome") == ["Amber"]
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (5, before + 20)
    assert s.events(CardBought) == [CardBought(0, stack(9), 20, False)]


def test_23_71_an_extra_card_of_the_ninth_stack_is_one():
    assert sold(buyer(), (9,)) == {}


def test_23_71_with_19_treasury_nothing_is_asked():
    s = buyer(treasury=19)
    s.play(trade_cards)
    assert s.asked == []


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (["Rhetoric"], {"1": 4, "8": 18, "9": 20}),
        (["Cartography"], {"2": 6, "7": 16, "9": 20}),
        (["Prospecting"], {"3": 8, "6": 14, "9": 20}),
        (["Law"], {"9": 18}),
        (["Democracy"], {"9": 17}),
        (["Law", "Democracy"], {"9": 15}),
        (["Rhetoric", "Law"], {"1": 3, "8": 16, "9": 18}),
        (["Cartography", "Democracy"], {"2": 4, "7": 13, "9": 17}),
    ],
)
def test_23_72_to_23_76_what_advances_open_and_take_off(held, expected):
    assert sold(buyer(*held)) == expected


def test_23_75_example_law_makes_the_ninth_stack_18():
    assert sold(buyer("Law"))["9"] == 18


def test_23_76_example_prospecting_with_law_and_democracy():
    assert sold(buyer("Prospecting"))["3"] == 8
    assert sold(buyer("Prospecting", "Law"))["3"] == 7
    assert sold(buyer("Prospecting", "Law", "Democracy"))["3"] == 5


def test_23_74_ruling_stack_6_costs_14_not_16_as_in_the_example():
    assert sold(buyer("Prospecting"))["6"] == 14


def test_23_77_example_prospecting_and_rhetoric():
    """After stack 6 neither 6 nor 3 is for sale, but what Rhetoric and Cartography open still is."""
    held = ["Prospecting", "Rhetoric"]
    assert sold(buyer(*held), (6,)) == {"1": 4, "8": 18, "9": 20}
    assert sold(buyer(*held, "Cartography"), (6,)) == {"1": 4, "2": 6, "7": 16, "8": 18, "9": 20}


def test_23_77_never_more_than_three_cards():
    s = buyer("Prospecting", "Rhetoric", "Cartography", treasury=55)
    assert sold(s, (1,), (2,)) == {"3": 8, "6": 14, "9": 20}
    assert sold(s, (1,), (2,), (3,)) == {}
    s.play(trade_cards, {"Rome card:1": "buy:1", "Rome card:2": "buy:2", "Rome card:3": "buy:3"})
    assert hand(s, "Rome") == ["Ochre", "Iron", "Fish"]
    assert s.keys() == ["Rome card:1", "Rome card:2", "Rome card:3"]
    assert s.nation("Rome").treasury == 55 - 4 - 6 - 8


def test_23_77_not_from_an_empty_stack():
    s = stocked(scene({"Rome": side(treasury=50, advances=["Rhetoric"])}), 8, 9)
    assert sold(s) == {"1": 4}


def test_23_72_to_23_74_with_two_blocks_advances_buy_from_either():
    for name, numbers in (("Rhetoric", (1, 8)), ("Cartography", (2, 7)), ("Prospecting", (3, 6))):
        found = sold(buyer(name, two_blocks=True))
        assert set(found) == {f"{block} {n}" for block in ("West", "East") for n in numbers} | {"West 9"}


def test_23_71_with_two_blocks_the_ninth_stack_is_the_native_one():
    assert sold(buyer(two_blocks=True)) == {"West 9": 20}
    assert sold(buyer(civ="Persia", two_blocks=True)) == {"East 9": 20}


def test_23_77_one_purchase_with_an_advance_whatever_the_block():
    s = buyer("Rhetoric", two_blocks=True)
    assert sold(s, (1, "E")) == {"West 9": 20}
    s.play(trade_cards, {"Rome card:1": "buy:East 1"})
    assert [(card.name, card.block) for card in s.nation("Rome").hand] == [("Hides", "East")]


def test_23_71_purchases_go_by_advance_points_not_by_the_order_of_the_draw():
    s = scene(
        {
            "Minoa": side(cities=cities(1), treasury=20),
            "Rome": side(cities=cities(3, 1), treasury=20, advances=["Music"]),
            "Egypt": side(cities=cities(2, 4), treasury=20, advances=["Deism"]),
        }
    )
    s.state.stacks[stack(9)] = ["Amber", "Ivory", "Piracy"]
    everybody = dict.fromkeys(("Minoa card:1", "Rome card:1", "Egypt card:1"), "buy:9")
    s.play(trade_cards, everybody)
    assert s.keys() == ["Egypt card:1", "Rome card:1", "Minoa card:1"]
    assert hand(s, "Minoa") == ["Piracy"]


def test_23_71_the_ast_order_breaks_ties():
    s = stocked(scene({"Egypt": side(treasury=20), "Minoa": side(treasury=20)}))
    s.play(trade_cards)
    assert s.keys() == ["Minoa card:1", "Egypt card:1"]


def test_23_4_a_non_tradeable_that_is_bought_is_held():
    s = scene({"Rome": side(cities=cities(3), treasury=20)})
    s.state.stacks.update({stack(3): ["Famine"], stack(9): ["Regression"]})
    s.play(trade_cards, {"Rome card:1": "buy:9"})
    assert hand(s, "Rome") == ["Famine", "Regression"]


def test_30_102_coinage_does_not_count_for_trade_cards():
    s = buyer("Coinage", treasury=19)
    s.play(trade_cards)
    assert s.asked == []
