"""Dawn 27: cards for treasury, then the hand limit."""

import pytest

from rules.civ.events_trade import CardsDiscarded, CardsExchanged, CardsReturned
from rules.civ.phases.advances import advances, question
from rules.civ.purchase.judging import hand_limit
from rules.civ.stacks import Stack
from rules.table import Drafted, Refusal
from rules.table.menu import walk
from tests.rules.civ.civx.market import buy, codes, hand
from tests.rules.civ.dawn.market import shop
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

TEN = ["Clay", "Clay", "Iron", "Iron", "Fish", "Fish", "Oil", "Oil", "Gold", "Gold"]


# -- 27.1: exchange


def test_27_1_trade_routes_two_treasury_for_each_point_returned():
    s = shop(["Salt", "Salt", "Clay"], treasury=4, held=["Trade Routes"], stock=20)
    buy(s, exchange=["Salt", "Clay"])
    assert (s.nation("Egypt").treasury, s.nation("Egypt").stock) == (12, 12)
    assert hand(s, "Egypt") == ["Salt"]
    assert s.state.discards[Stack(3)] == ["Salt"]
    assert s.events(CardsExchanged) == [CardsExchanged(0, "Trade Routes", ("Salt", "Clay"), 8)]


def test_27_1_only_with_trade_routes():
    assert codes(shop(["Salt"] * 3), exchange=["Salt"]) == ["no-exchange"]


def test_27_1_trade_routes_bought_in_this_turn_will_do():
    s = buy(shop([*["Gold"] * 5, "Salt"]), buy=["Trade Routes"], exchange=["Salt"])
    assert s.nation("Egypt").treasury == 6


def test_27_1_a_card_that_the_stock_cannot_cover_whole_may_not_be_exchanged():
    s = shop(["Salt", "Clay"], held=["Trade Routes"], stock=5)
    assert codes(s, exchange=["Salt"]) == ["stock-too-small"]
    assert codes(s, exchange=["Salt", "Clay"]) == ["stock-too-small"]
    buy(s, exchange=["Clay"])
    assert (s.nation("Egypt").treasury, s.nation("Egypt").stock) == (2, 3)


def test_27_1_several_cards_need_stock_for_all_of_them():
    s = shop(["Salt", "Clay"], held=["Trade Routes"], stock=7)
    assert codes(s, exchange=["Salt", "Clay"]) == ["stock-too-small"]
    buy(s, exchange=["Salt"])


def test_27_1_the_treasury_spent_on_advances_is_in_stock_again():
    s = shop(["Salt"], treasury=50, held=["Trade Routes"], stock=0)
    assert codes(s, exchange=["Salt"]) == ["stock-too-small"]
    buy(s, buy=["Urbanism"], exchange=["Salt"])
    assert (s.nation("Egypt").treasury, s.nation("Egypt").stock) == (6, 44)


def test_27_1_the_cheapest_way_to_pay_spares_the_cards_to_be_exchanged():
    s = shop(["Clay", "Salt"], treasury=50, held=["Trade Routes"])
    made = question(s.g, 0).check({"buy": ["Urbanism"], "exchange": ["Salt"]})
    assert (made.payment.cards, made.payment.treasury) == ({"Clay": 1}, 49)


def test_27_1_it_comes_after_the_purchases_and_pays_for_none():
    s = shop(["Gold", "Gold", "Clay"], treasury=10, held=["Trade Routes"])
    assert codes(s, buy=["Urbanism"], exchange=["Gold"], pay={"cards": {"Clay": 1}, "treasury": 28}) == [
        "too-little-treasury",
        "not-enough",
    ]


def test_27_1_cards_spent_cannot_be_exchanged():
    s = shop(["Gold"] * 3, held=["Trade Routes"])
    assert codes(s, buy=["Sculpture"], pay={"cards": {"Gold": 3}}, exchange=["Gold"]) == ["cards-not-held"]


def test_27_1_calamities_are_no_commodities():
    s = shop(["Salt", "Treachery"], held=["Trade Routes"])
    assert codes(s, exchange=["Treachery"]) == ["cards-not-held"]


def test_27_1_nobody_is_asked_without_need_but_holders_of_trade_routes_are():
    def only(**more):
        return question(shop(["Clay"], **more).g, 0).only()

    assert only() == {}
    assert only(held=["Trade Routes"]) is None
    assert only(held=["Trade Routes"], stock=1) == {}
    assert question(shop(held=["Trade Routes"]).g, 0).only() == {}


def test_27_1_in_words_and_menus():
    s = shop(["Salt", "Salt", "Gold"], held=["Trade Routes"], stock=15)
    referee = question(s.g, 0).referee
    data = referee.read("exchange 2 Salt", {})
    assert data == {"exchange": ["Salt", "Salt"]}
    assert referee.write(data) == ("exchange 2 Salt for 12 treasury",)
    assert referee.drop(data, 0) == {}
    step = walk(referee.menu({}), (("exchange",),))
    assert [option.key for option in step.options] == ["Salt#1", "Salt#2"], "Gold would bring 18"
    done = walk(referee.menu({}), (("exchange",), ("Salt#1",)))
    assert isinstance(done, Drafted)
    assert done.draft == {"exchange": ["Salt"]}


def test_27_1_menus_do_not_offer_it_to_others():
    step = walk(question(shop(["Salt"] * 3).g, 0).referee.menu({}), ())
    assert "exchange" not in [option.key for option in step.options]


# -- 27.2: the hand limit


def test_27_2_eight_cards_are_kept_and_the_excess_is_ones_choice():
    s = buy(shop(TEN), discard=["Gold", "Clay"])
    assert sorted(hand(s, "Egypt")) == sorted(["Clay", "Iron", "Iron", "Fish", "Fish", "Oil", "Oil", "Gold"])
    assert s.state.discards[Stack(9)] == ["Gold"]


def test_27_2_neither_more_nor_fewer_go():
    assert codes(shop(TEN), discard=["Gold"]) == ["wrong-discard"]
    assert codes(shop(TEN), discard=["Gold", "Gold", "Oil"]) == ["wrong-discard"]
    assert codes(shop(TEN), discard=["Salt", "Gold"]) == ["cards-missing"]


def test_27_2_a_refusal_cites_the_hand_limit_and_not_the_purchase():
    refusal = question(shop(TEN).g, 0).check({"discard": ["Gold"]})
    assert isinstance(refusal, Refusal)
    assert [fault.section for fault in refusal.faults] == ["Dawn 27.2"]


def test_27_2_unless_one_says_the_cheapest_go():
    s = shop(TEN)
    s.play(advances)
    assert hand(s, "Egypt").count("Clay") == 0


def test_27_2_cards_are_returned_face_down():
    s = scene({"Egypt": side(hand=TEN), "Rome": side()})
    buy(s, discard=["Gold", "Clay"])
    assert s.events(CardsDiscarded, 1) == []
    assert s.events(CardsReturned, 1) == [CardsReturned(0, 2)]
    assert s.events(CardsDiscarded, 0) == [CardsDiscarded(0, ("Gold", "Clay"))]


@pytest.mark.parametrize(
    ("held", "limit"),
    [([], 8), (["Trade Routes"], 9), (["Diaspora"], 7), (["Trade Routes", "Diaspora"], 8)],
)
def test_27_2_1_to_27_2_3_trade_routes_one_more_diaspora_one_less(held, limit):
    s = shop(TEN, held=held)
    assert hand_limit(s.g, 0) == limit
    s.play(advances)
    assert len(hand(s, "Egypt")) == limit


def test_27_2_ruling_the_limit_counts_commodities():
    """27.2 speaks of trade cards; 27.2.2 of commodity cards, and the calamities are returned by then."""
    s = shop([*TEN[:8], "Treachery"])
    s.play(advances)
    assert len(hand(s, "Egypt")) == 9


def test_27_2_an_exchange_comes_before_the_limit():
    s = shop(TEN, held=["Trade Routes"])
    buy(s, exchange=["Clay"])
    assert len(hand(s, "Egypt")) == 9
    assert s.events(CardsReturned) == []


def test_27_2_purchases_come_before_the_limit():
    s = shop(TEN)
    buy(s, buy=["Cloth Making"], pay={"cards": {"Gold": 2, "Oil": 1, "Fish": 2}})
    assert len(hand(s, "Egypt")) == 5
    assert s.events(CardsReturned) == []


def test_27_2_trade_routes_bought_now_raises_the_limit_now():
    s = shop([*["Gold"] * 5, *TEN[:8], "Wine"])
    buy(s, buy=["Trade Routes"], pay={"cards": {"Gold": 5}})
    assert len(hand(s, "Egypt")) == 9


def test_27_2_all_at_once():
    s = scene({"Egypt": side(hand=TEN), "Rome": side(hand=TEN)})
    s.play(advances)
    assert (s.rounds, len(s.asked)) == (1, 2)
