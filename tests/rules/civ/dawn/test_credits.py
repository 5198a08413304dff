"""Dawn 26.5, 30: what advances held take off the price of others."""

import pytest

from rules.civ.purchase.bill import credit_tokens, price
from rules.civ.views import view
from tests.rules.civ.civx.market import buy, codes
from tests.rules.civ.dawn.market import shop
from tests.rules.civ.rulesets import DAWN

NONE = {"Arts": 0, "Civics": 0, "Crafts": 0, "Religion": 0, "Science": 0}


def cost(name, *held, credits_=None):
    s = shop(held=held)
    s.nation("Egypt").credits = dict(credits_ or {})
    return price(s.g, 0, name)


def test_26_5_1_without_credits_the_printed_price():
    assert cost("Deism") == 80


def test_26_5_1_credits_to_a_group():
    assert cost("Deism", "Mythology") == 70
    assert cost("Deism", "Music") == 75
    assert cost("Deism", "Coinage") == 80


def test_26_5_1_credits_to_one_advance_are_added():
    """Astronavigation: 10 to Science and 10 to Calendar."""
    assert cost("Calendar", "Astronavigation") == 180 - 20


@pytest.mark.parametrize(
    ("giver", "name"), [(a.name, name) for a in DAWN.advances.values() for name in a.bonus]
)
def test_26_5_1_each_special_credit_takes_off_its_price(giver, name):
    advance = DAWN.advances[name]
    by_group = sum(DAWN.advances[giver].credits.get(group, 0) for group in advance.groups)
    assert cost(name, giver) == advance.cost - DAWN.advances[giver].bonus[name] - by_group


def test_26_5_2_credits_add_up_over_all_advances_held():
    s = shop(held=["Empiricism", "Mathematics", "Coinage"])
    expected = {"Arts": 15, "Civics": 20, "Crafts": 15, "Religion": 15, "Science": 30}
    assert credit_tokens(s.g, 0) == expected
    assert view(s.g, 0).nations[0].credits == expected


def test_26_5_5_a_credit_is_applied_to_each_card_of_a_purchase():
    """Mythology: 10 off Deism and 10 off Enlightenment, both bought at once."""
    s = shop(["Gold"] * 5, treasury=0, held=["Mythology"])
    buy(s, buy=["Deism", "Enlightenment"])
    (bought,) = [e for e, _ in s.told if type(e).__name__ == "AdvancesBought"]
    assert bought.price == 70 + 150


def test_26_5_5_but_only_once_to_a_card():
    assert cost("Enlightenment", "Mythology", "Music") == 160 - 10 - 5 - 10


def test_26_5_6_both_groups_of_a_dual_card_together():
    """Engineering is Crafts and Science: Masonry gives 10 and 5, and 10 to it by name."""
    assert cost("Engineering", "Masonry") == 160 - 25
    assert cost("Engineering", "Pottery", "Coinage") == 160 - 10 - 10


def test_26_5_4_credits_cannot_be_used_in_the_turn_they_are_acquired():
    s = shop(treasury=50, held=[])
    assert codes(s, buy=["Urbanism", "Monarchy"]) == ["cannot-afford"]
    s = shop(["Gold"] * 4, held=[])
    buy(s, buy=["Urbanism", "Monarchy"])
    (bought,) = [e for e, _ in s.told if type(e).__name__ == "AdvancesBought"]
    assert bought.price == 50 + 60
    assert price(s.g, 0, "Law") == 170 - 10 - 10 - 10, "the turn after"


def test_26_5_7_credits_must_be_used():
    """Whoever pays as if he had none pays more treasury than is needed."""
    s = shop(treasury=50, held=["Mythology", "Deism", "Music"])
    assert price(s.g, 0, "Theocracy") == 80 - 25
    s = shop(treasury=55, held=["Mythology", "Music"])
    assert codes(s, buy=["Mysticism"], pay={"treasury": 50}) == ["too-much-treasury"]


def test_26_6_1_enough_credits_and_an_advance_costs_nothing():
    s = shop(held=["Mathematics", "Sculpture", "Music", "Drama and Poetry", "Mythology"])
    s.nation("Egypt").credits = {"Arts": 10}
    assert price(s.g, 0, "Mysticism") == 0
    buy(s, buy=["Mysticism"])
    assert "Mysticism" in s.nation("Egypt").advances


def test_26_6_1_a_price_is_never_below_nothing():
    assert cost("Mysticism", credits_={"Arts": 40, "Religion": 40}) == 0


def test_26_1_2_no_card_is_limited_and_everybody_has_the_same_prices():
    assert not any(advance.limited or advance.requires for advance in DAWN.advances.values())
    s = shop()
    assert DAWN.purchasing.bar(s.g, 0, "Anatomy") == ""


# -- credits of one's choice


def test_30_34_2_monument_ten_credits_in_any_combination():
    s = buy(shop(treasury=0, cards=["Gold"] * 5), buy=["Monument"], credits={"Arts": 5, "Civics": 5})
    assert credit_tokens(s.g, 0) == NONE | {"Arts": 5, "Civics": 5, "Crafts": 5, "Religion": 5}


def test_30_34_2_monument_its_credits_are_permanent():
    s = buy(shop(["Gold"] * 5), buy=["Monument"], credits={"Civics": 10})
    assert price(s.g, 0, "Law") == 160
    assert price(s.g, 0, "Urbanism") == 40, "for every card, turn after turn"


@pytest.mark.parametrize("credits_", [{"Arts": 15}, {"Arts": 5}, {"Arts": 3, "Civics": 7}, {"Trade": 10}, {}])
def test_30_34_2_monument_exactly_ten_in_fives_of_the_five_colours(credits_):
    assert codes(shop(["Gold"] * 5), buy=["Monument"], credits=credits_) == ["bad-credits"]


def test_30_34_2_monument_not_in_the_same_turn():
    s = buy(shop(["Gold"] * 6), buy=["Monument", "Urbanism"], credits={"Civics": 10})
    (bought,) = [e for e, _ in s.told if type(e).__name__ == "AdvancesBought"]
    assert bought.price == 180 + 50


def test_30_53_2_wonder_of_the_world_twenty_credits_in_any_combination():
    s = buy(shop(["Gold"] * 6), buy=["Wonder of the World"], credits={"Science": 15, "Civics": 5})
    assert credit_tokens(s.g, 0) == NONE | {"Science": 15, "Civics": 5, "Crafts": 5, "Arts": 5}


def test_30_54_2_written_record_five_credits_of_one_colour():
    s = buy(shop(treasury=50, cards=["Salt"] * 2), buy=["Written Record"], credits={"Religion": 5})
    assert credit_tokens(s.g, 0) == NONE | {"Religion": 5, "Science": 5, "Civics": 5}


def test_30_54_2_written_record_cannot_be_divided():
    split = {"Religion": 3, "Arts": 2}
    assert codes(shop(["Gold"] * 3), buy=["Written Record"], credits=split) == ["bad-credits"]


def test_30_several_advances_with_credits_of_choice_at_once():
    names = ["Monument", "Written Record", "Wonder of the World"]
    s = buy(shop(["Gold"] * 8), buy=names, credits={"Science": 35})
    assert credit_tokens(s.g, 0)["Science"] == 35 + 5


def test_30_credits_that_nobody_chose_go_where_most_is_left_to_buy():
    s = buy(shop(["Gold"] * 5), buy=["Monument"])
    assert sum(s.nation("Egypt").credits.values()) == 10
