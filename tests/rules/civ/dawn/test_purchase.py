"""Dawn 26: advances are acquired with sets of cards, treasury and credits."""

import pytest

from rules.civ.cards import set_worth, value
from rules.civ.events_trade import AdvancesBought
from rules.civ.phases.advances import advances, question
from rules.civ.purchase.bill import gifts
from rules.civ.purchase.payment import wealth
from rules.civ.stacks import Stack
from rules.table import Drafted, Refusal
from rules.table.menu import walk
from tests.rules.civ.civx.market import buy, codes, hand
from tests.rules.civ.dawn.market import shop
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.rulesets import DAWN
from tests.rules.civ.scenario import side


def bought(s):
    (event,) = s.events(AdvancesBought)
    return event


def lines(s, **data):
    return list(question(s.g, 0).referee.write(data))


# -- 26.3: sets


def test_26_3_1_example_four_salt_and_two_treasury_for_cloth_making():
    s = shop(["Salt"] * 4, treasury=5)
    assert set_worth(s.g, 0, "Salt", 4) == 48
    buy(s, buy=["Cloth Making"])
    assert s.nation("Egypt").advances == ["Cloth Making"]
    assert (bought(s).price, bought(s).treasury, bought(s).cards) == (50, 2, ("Salt",) * 4)
    assert (s.nation("Egypt").treasury, hand(s, "Egypt")) == (3, [])
    assert s.state.discards[Stack(3)] == ["Salt"] * 4


@pytest.mark.parametrize(("count", "worth"), [(1, 3), (2, 12), (3, 27), (4, 48), (9, 243)])
def test_26_3_1_the_square_of_the_number_times_the_face_value(count, worth):
    assert set_worth(shop().g, 0, "Salt", count) == worth


def test_26_3_2_different_commodities_make_no_set_even_of_the_same_face_value():
    assert value(DAWN, {"Salt": 1, "Fish": 1}) == 6


def test_26_3_3_example_oil_for_cotton_and_ruling_the_bonus_is_16_not_20():
    """Four cards of face value 4: 4 x 4, as the rule says, not 20 as the example does."""
    s = scene({"Rome": side(), "Parthia": side()}, two_blocks=True)
    assert set_worth(s.g, 0, "Oil", 4) == set_worth(s.g, 1, "Cotton", 4) == 64
    assert set_worth(s.g, 0, "Cotton", 4) == set_worth(s.g, 1, "Oil", 4) == 64 + 16


def test_26_3_3_the_bonus_pays_for_advances():
    s = scene({"Rome": side(hand=["Cotton"] * 4)}, two_blocks=True)
    buy(s, "Rome", buy=["Music"])
    assert s.nation("Rome").advances == ["Music"]


def test_26_3_3_ruling_shared_commodities_belong_to_both_and_bring_no_bonus():
    s = scene({"Rome": side(), "Parthia": side()}, two_blocks=True)
    assert set_worth(s.g, 0, "Grain", 4) == set_worth(s.g, 1, "Grain", 4) == 64


def test_26_3_3_no_bonus_where_all_draw_from_the_same_stacks():
    s = scene({"Rome": side(), "Parthia": side()})
    assert set_worth(s.g, 0, "Cotton", 4) == 64


# -- 26.4: treasury


def test_26_4_1_no_more_treasury_than_is_required():
    s = shop(["Salt"] * 4, treasury=10)
    assert codes(s, buy=["Cloth Making"], pay={"cards": {"Salt": 4}, "treasury": 3}) == ["too-much-treasury"]


def test_26_4_1_treasury_alone_will_do():
    s = buy(shop(treasury=50), buy=["Cloth Making"])
    assert s.nation("Egypt").treasury == 0


def test_26_4_2_with_mining_treasury_counts_double():
    s = shop(["Salt"] * 4, treasury=10, held=["Mining"])
    assert wealth(s.g, 0) == 48 + 20
    buy(s, buy=["Sculpture"], pay={"cards": {"Salt": 4}, "treasury": 1})
    assert s.nation("Egypt").treasury == 9


def test_26_4_2_a_counter_worth_two_may_exceed_the_price_by_one():
    s = shop(treasury=23, held=["Mining"])
    assert codes(s, buy=["Pottery"], pay={"treasury": 20}) == ["not-enough"]
    buy(shop(treasury=30, held=["Mining"]), buy=["Pottery"], pay={"treasury": 25})
    assert codes(shop(treasury=30, held=["Mining"]), buy=["Pottery"], pay={"treasury": 26}) == [
        "too-much-treasury"
    ]


def test_26_4_2_mining_bought_now_counts_from_the_next_turn():
    s = shop(["Gold"] * 5, treasury=3)
    assert codes(s, buy=["Mining"]) == ["cannot-afford"]


# -- 26.6


def test_26_6_2_no_change_is_given():
    s = buy(shop(["Gold"] * 3, treasury=5), buy=["Sculpture"], pay={"cards": {"Gold": 3}})
    assert (s.nation("Egypt").treasury, hand(s, "Egypt")) == (5, [])


def test_26_6_3_several_are_paid_at_once_without_breaking_sets():
    s = buy(shop(["Gold"] * 4), buy=["Sculpture", "Music"])
    assert sorted(s.nation("Egypt").advances) == ["Music", "Sculpture"]
    assert (bought(s).price, len(bought(s).cards)) == (130, 4)


def test_26_6_5_one_of_each_advance():
    s = shop(treasury=50, held=["Sculpture"])
    assert codes(s, buy=["Sculpture"]) == ["already-held"]
    assert codes(shop(treasury=50), buy=["Urbanism", "Urbanism"]) == ["already-held"]


def test_26_1_2_everybody_acquires_at_the_same_time_and_copies_are_unlimited():
    civs = ("Minoa", "Rome", "Egypt")
    s = scene({civ: side(treasury=50) for civ in civs})
    s.play(advances, {f"{civ} advances": {"buy": ["Urbanism"]} for civ in civs})
    assert s.rounds == 1
    assert all(s.nation(civ).advances == ["Urbanism"] for civ in civs)


def test_26_1_what_cannot_be_paid_is_refused():
    assert codes(shop(treasury=10), buy=["Urbanism"]) == ["cannot-afford"]
    assert codes(shop(["Salt"] * 4), buy=["Urbanism"], pay={"cards": {"Salt": 4}}) == ["not-enough"]
    assert codes(shop(["Salt"] * 4), buy=["Urbanism"], pay={"cards": {"Salt": 5}}) == ["cards-missing"]


def test_26_1_an_advance_there_is_not():
    assert codes(shop(treasury=50), buy=["Gunpowder"]) == ["unknown-advance"]


def test_26_1_ruling_spent_cards_go_back_when_everybody_has_bought():
    """26.1 returns them at once, 27.3.1 when all are done: nobody draws in between."""
    s = shop(["Salt"] * 4, treasury=2)
    buy(s, buy=["Cloth Making"])
    assert s.state.stacks[Stack(3)] == []
    assert s.state.discards[Stack(3)] == ["Salt"] * 4


# -- 30.4: Anatomy


def anatomy(*held, cards=("Gold",) * 6):
    return shop(list(cards), held=held)


def test_30_4_2_anatomy_brings_up_to_two_sciences_below_100():
    s = buy(anatomy(), buy=["Anatomy"], gift=["Empiricism", "Coinage"])
    assert s.nation("Egypt").advances == ["Anatomy", "Empiricism", "Coinage"]
    assert (bought(s).gifts, bought(s).price) == (("Empiricism", "Coinage"), 270)


def test_30_4_2_one_or_none_will_do():
    s = buy(anatomy(), buy=["Anatomy"], gift="Coinage")
    assert s.nation("Egypt").advances == ["Anatomy", "Coinage"]
    s = buy(anatomy(), buy=["Anatomy"])
    assert s.nation("Egypt").advances == ["Anatomy"]


def test_30_4_2_which_ones_those_are():
    expected = ["Astronavigation", "Coinage", "Empiricism", "Written Record"]
    assert sorted(gifts(anatomy().g, 0, ["Anatomy"])) == expected


def test_30_4_2_dual_groups_are_eligible():
    s = buy(anatomy(), buy=["Anatomy"], gift=["Written Record"], credits={"Arts": 5})
    assert s.nation("Egypt").advances == ["Anatomy", "Written Record"]
    assert s.nation("Egypt").credits == {"Arts": 5}, "what comes free brings its credits"


def test_30_4_2_not_those_held_nor_those_bought():
    s = anatomy("Coinage", cards=["Gold"] * 6)
    assert sorted(gifts(s.g, 0, ["Anatomy", "Empiricism"])) == ["Astronavigation", "Written Record"]
    assert codes(s, buy=["Anatomy"], gift=["Coinage"]) == ["bad-gift"]


@pytest.mark.parametrize(
    "gift",
    [
        ["Empiricism", "Coinage", "Astronavigation"],
        ["Empiricism", "Empiricism"],
        ["Deism"],
        ["Empiricism", "Medicine"],
    ],
)
def test_30_4_2_no_more_than_two_none_twice_sciences_only_below_100(gift):
    assert codes(anatomy(), buy=["Anatomy"], gift=gift) == ["bad-gift"]


def test_30_4_2_without_anatomy_nothing_comes_free():
    assert codes(shop(treasury=50), buy=["Urbanism"], gift=["Coinage"]) == ["bad-gift"]
    assert codes(anatomy("Anatomy"), buy=["Medicine"], gift=["Coinage"]) == ["bad-gift"]


def test_30_4_2_free_advances_in_words_and_menus():
    s = anatomy()
    referee = question(s.g, 0).referee
    data = referee.read("buy Anatomy; free Empiricism, Coinage", {})
    assert data == {"buy": ["Anatomy"], "gift": ["Empiricism", "Coinage"]}
    assert "free Empiricism, Coinage" in lines(s, **data)
    assert referee.drop(data, 0) == {"buy": []}
    step = walk(referee.menu({"buy": ["Anatomy"]}), (("gift",),))
    assert (step.least, step.most, len(step.options)) == (1, 2, 4)
    done = walk(referee.menu({"buy": ["Anatomy"]}), (("gift",), ("Coinage", "Empiricism")))
    assert isinstance(done, Drafted)
    assert done.draft["gift"] == ["Coinage", "Empiricism"]


# -- 30.24: Library


def test_30_24_2_library_takes_40_off_one_other_of_the_same_purchase():
    s = buy(shop(["Gold"] * 6), buy=["Library", "Deism"])
    assert bought(s).price == 220 + 40


def test_30_24_2_ruling_at_once_though_26_5_4_bars_discounts_in_their_turn():
    s = shop(["Gold"] * 6, held=["Library"])
    assert codes(s, buy=["Deism"], discount="Deism") == ["bad-discount"], "later it gives none"


def test_30_24_2_the_buyer_says_which_else_the_dearest():
    s = buy(shop(["Gold"] * 7), buy=["Library", "Urbanism", "Deism"], discount="Urbanism")
    assert bought(s).price == 220 + 10 + 80
    s = buy(shop(["Gold"] * 7), buy=["Library", "Urbanism", "Deism"])
    assert bought(s).price == 220 + 50 + 40


def test_30_24_2_not_for_itself_nor_for_what_is_not_bought():
    s = shop(["Gold"] * 5)
    assert codes(s, buy=["Library"], discount="Library") == ["bad-discount"]
    assert codes(s, buy=["Library"], discount="Deism") == ["bad-discount"]
    assert bought(buy(s, buy=["Library"])).price == 220


def test_30_24_2_no_price_falls_below_nothing():
    held = ["Mathematics", "Monarchy", "Music"]
    s = buy(shop(["Gold"] * 5, held=held), buy=["Library", "Urbanism"], discount="Urbanism")
    assert bought(s).price == 220 - 10


def test_26_the_form_shows_prices_and_payment():
    s = shop(["Salt"] * 4, treasury=5)
    assert lines(s, buy=["Cloth Making"]) == [
        "buy Cloth Making for 50",
        "pay 4 Salt, 2 treasury (50 of 50)",
    ]
    assert isinstance(question(s.g, 0).check({"buy": "Cloth Making"}), Refusal)
