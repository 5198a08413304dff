"""CivX 24.5: what sets are worth, and what makes them worth more."""

import pytest

from rules.civ.ancient.line_up import EAST
from rules.civ.cards import set_value, set_worth
from rules.civ.civx.setup import deal
from rules.civ.purchase import payment
from rules.civ.purchase.payment import Payment, can_enlarge, cards_value, suggest, wealth
from rules.civ.traits import Trait
from tests.rules.civ.civx.market import buy, codes, shop
from tests.rules.civ.civx.scene import opening
from tests.rules.civ.rulesets import CIVX

MINED = [
    "Iron",
    "Stone",
    "Tin",
    "Copper",
    "Bronze",
    "Silver",
    "Lead",
    "Gems",
    "Marble",
    "Obsidian",
    "Amber",
    "Gold",
]
CARRIED = [
    "Papyrus",
    "Furs",
    "Wine",
    "Lacquer",
    "Resin",
    "Incense",
    "Spices",
    "Jade",
    "Herbs",
    "Silk",
    "Ivory",
    "Pearl",
]


def test_24_51_example_three_oil_cards_are_worth_36():
    assert set_value(CIVX, "Oil", 3) == 36


@pytest.mark.parametrize(("count", "worth"), [(1, 6), (2, 24), (3, 54), (4, 96), (5, 150), (6, 216)])
def test_24_51_the_square_of_the_number_times_the_value(count, worth):
    assert set_value(CIVX, "Copper", count) == worth


def test_24_52_commodities_of_equal_value_are_no_set():
    s = shop(["Tin", "Copper"])
    assert cards_value(s.g, 0, Payment({"Tin": 1, "Copper": 1})) == 12


# -- Mining and Trade Routes


def test_24_53_example_mining_makes_three_copper_worth_96():
    s = shop(["Copper"] * 3, held=["Mining"])
    assert cards_value(s.g, 0, Payment({"Copper": 3})) == 54
    assert cards_value(s.g, 0, Payment({"Copper": 3}, larger="Copper")) == 96
    assert wealth(s.g, 0) == 96


def test_24_53_example_not_a_second_set_in_the_same_turn():
    """One set of a purchase can be named, and everybody buys once a turn."""
    s = shop(["Copper"] * 3 + ["Gems"] * 2, held=["Mining", "Trade Routes"])
    assert wealth(s.g, 0) == 96 + 32


def test_24_53_the_set_that_gains_most_counts_larger():
    """Three Copper gain 42, two Gold 45."""
    s = shop(["Copper"] * 3 + ["Gold"] * 2, held=["Mining"])
    assert wealth(s.g, 0) == 54 + 81


@pytest.mark.parametrize(("advance", "names"), [("Mining", MINED), ("Trade Routes", CARRIED)])
def test_30_332_30_502_the_commodities_each_advance_is_good_for(advance, names):
    s = shop(held=[advance])
    able = [name for name in CIVX.commodities if can_enlarge(s.g, 0, name, 1)]
    assert sorted(able) == sorted(names)


def test_24_53_a_set_is_never_larger_than_the_cards_printed():
    """There are five Tin: four count as five, five do not count as six."""
    s = shop(["Tin"] * 5, held=["Mining"])
    assert can_enlarge(s.g, 0, "Tin", 4)
    assert not can_enlarge(s.g, 0, "Tin", 5)
    assert wealth(s.g, 0) == 150
    assert codes(s, buy=["Engineering"], pay={"cards": {"Tin": 5}, "larger": "Tin"}) == ["bad-larger-set"]


def test_24_53_four_of_five_tin_pay_as_much_as_all_and_one_stays():
    s = buy(shop(["Tin"] * 5, held=["Mining"]), buy=["Engineering"])
    assert [card.name for card in s.nation("Rome").hand] == ["Tin"]


def test_24_53_without_the_advance_no_set_counts_larger():
    s = shop(["Copper"] * 3, held=["Trade Routes"])
    assert codes(s, buy=["Music"], pay={"cards": {"Copper": 3}, "larger": "Copper"}) == ["bad-larger-set"]


def test_24_53_a_set_must_be_turned_in_to_count_larger():
    s = shop(["Copper"] * 3 + ["Gold"] * 3, held=["Mining"])
    assert codes(s, buy=["Music"], pay={"cards": {"Gold": 3}, "larger": "Copper"}) == ["bad-larger-set"]


def test_24_53_the_cheapest_way_uses_it():
    """Two Copper as three pay 54 for Music; without Mining all three would go."""
    paid = suggest(shop(["Copper"] * 3, held=["Mining"]).g, 0, 50)
    assert paid == Payment({"Copper": 2}, 0, larger="Copper")
    assert suggest(shop(["Copper"] * 3).g, 0, 50) == Payment({"Copper": 3})


def test_24_53_a_payment_that_is_too_small_otherwise_uses_it_unasked():
    s = buy(shop(["Copper"] * 3, held=["Mining"]), buy=["Agriculture"], pay={"cards": {"Copper": 3}})
    assert s.nation("Rome").advances == ["Mining", "Agriculture"]


def test_24_53_it_need_not_be_used():
    """A player may keep to the cards and pay the rest from treasury."""
    s = shop(["Copper"] * 3, treasury=36, held=["Mining"])
    buy(s, buy=["Agriculture"], pay={"cards": {"Copper": 3}, "treasury": 36})
    assert s.nation("Rome").treasury == 0


def test_30_332_mining_bought_now_counts_from_the_next_turn():
    s = shop(["Copper"] * 3, held=["Engineering"])
    assert codes(s, buy=["Mining", "Music"]) == ["cannot-afford"]
    assert payment.enlargeable(s.g, 0) == []


def test_24_53_every_printed_number_is_the_largest_set():
    for name, card in CIVX.commodities.items():
        if f"{Trait.LARGER_SET}{name}" in CIVX.advances["Mining"].traits:
            s = shop(held=["Mining"])
            assert can_enlarge(s.g, 0, name, card.count - 1)
            assert not can_enlarge(s.g, 0, name, card.count)


# -- foreign sets


@pytest.mark.parametrize(("civ", "worth"), [("Persia", 48), ("Rome", 36)])
def test_24_54_example_three_oil_of_an_eastern_and_a_western_player(civ, worth):
    s = shop(civ=civ, two_blocks=True)
    assert set_worth(s.g, 0, "Oil", 3) == worth


@pytest.mark.parametrize(("civ", "worth"), [("Persia", 36), ("Rome", 48)])
def test_24_54_eastern_goods_are_worth_more_in_the_west(civ, worth):
    s = shop(civ=civ, two_blocks=True)
    assert set_worth(s.g, 0, "Cotton", 3) == worth


@pytest.mark.parametrize("civ", ["Persia", "Rome"])
def test_24_55_shared_commodities_get_no_bonus(civ):
    s = shop(civ=civ, two_blocks=True)
    assert set_worth(s.g, 0, "Grain", 3) == 36


@pytest.mark.parametrize("name", ["Oil", "Cotton", "Grain"])
def test_24_54_with_one_block_nothing_is_foreign(name):
    assert set_worth(shop(civ="Persia").g, 0, name, 3) == 36


@pytest.mark.parametrize(("players", "worth"), [(11, 36), (12, 48), (13, 48), (16, 48)])
def test_24_54_24_55_ruling_the_bonus_holds_from_twelve_players_on(players, worth):
    s = opening(players)
    s.play(deal)
    eastern = next(seat for seat in s.g.seats if CIVX.civilizations[s.g.name(seat)].block == EAST)
    assert set_worth(s.g, eastern, "Oil", 3) == worth


def test_24_54_a_foreign_set_may_exceed_what_is_printed():
    s = shop(["Tin"] * 5, civ="Persia", two_blocks=True)
    assert wealth(s.g, 0) == 150 + 30


def test_24_53_24_54_a_foreign_set_of_mining_counts_the_bonus_of_the_card_more():
    s = shop(["Copper"] * 3, civ="Persia", held=["Mining"], two_blocks=True)
    assert wealth(s.g, 0) == 96 + 24
