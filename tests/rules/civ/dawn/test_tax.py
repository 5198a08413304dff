"""Dawn 13: taxes and tax revolts."""

import pytest

from rules.civ.events import CitiesRevolted, TaxCollected
from rules.civ.phases.tax import city_revolts, tax_collection
from rules.table import Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side

FOUR = ["Athens", "Corinth", "Rome", "Tarentum"]
MANY = ["Knossos", "Rhodes", "Carthage", "Syracuse", "Caralis", "Massillia", "Tyre", "Sidon", "Napata"]
EIGHT = ["Athens", "Corinth", "Tarentum", "Salamis", "Damascus", "Byzantium", "Memphis", "Thebes"]


def revolted(s):
    return [(e.victim, e.beneficiary, len(e.areas)) for e in s.events(CitiesRevolted)]


def test_13_1_1_two_counters_for_every_city():
    s = scene({"Rome": side(cities=FOUR), "Egypt": side({"Fayum": 2})})
    s.play(tax_collection)
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (8, 47)
    assert s.asked == []
    assert [event.seat for event in s.events(TaxCollected)] == [0], "only who has cities"


@pytest.mark.parametrize(
    ("advances", "low", "high"),
    [(["Monarchy"], 2, 3), (["Coinage"], 1, 3), (["Monarchy", "Coinage"], 1, 4)],
)
def test_13_2_1_13_2_2_monarchy_and_coinage_vary_the_rate(advances, low, high):
    s = scene({"Rome": side(cities=FOUR, advances=advances)})
    s.play(tax_collection, {"Rome tax": low})
    assert (s.asked[0].low, s.asked[0].high) == (low, high)
    assert s.nation("Rome").treasury == 4 * low


def test_13_2_3_both_together_yield_four_per_city():
    s = scene({"Rome": side(cities=FOUR, advances=["Monarchy", "Coinage"])})
    s.play(tax_collection, {"Rome tax": 4})
    assert s.nation("Rome").treasury == 16


@pytest.mark.parametrize("rate", [0, 5])
def test_13_2_3_the_same_rate_on_each_city_and_no_other(rate):
    s = scene({"Rome": side(cities=FOUR, advances=["Monarchy", "Coinage"])})
    s.play(tax_collection)
    assert isinstance(s.asked[0].check(rate), Refusal)


def test_13_2_3_a_rate_may_be_set_that_causes_a_revolt():
    s = scene({"Rome": side(cities=FOUR, advances=["Coinage"], stock=8), "Egypt": side()})
    s.play(tax_collection, {"Rome tax": 3})
    assert revolted(s) == [(0, 1, 2)]


def test_13_1_1_11_1_2_all_set_their_rates_at_once():
    sides = {
        "Rome": side(cities=FOUR, advances=["Coinage"]),
        "Minoa": side(cities=MANY, advances=["Coinage"]),
    }
    s = scene(sides)
    s.play(tax_collection)
    assert sorted(s.keys()) == ["Minoa tax", "Rome tax"]
    assert s.rounds == 1


def test_13_1_1_11_1_2_revolts_are_resolved_in_the_order_of_the_chart():
    """Minoa is the first of the chart, Rome the eleventh."""
    sides = {"Rome": side(cities=FOUR, stock=7), "Minoa": side(cities=MANY[:5], stock=8), "Egypt": side()}
    s = scene(sides)
    s.play(tax_collection)
    assert revolted(s) == [(1, 2, 1), (0, 2, 1)]


def test_13_3_1_the_entire_stock_is_paid_and_what_is_not_paid_in_full_revolts():
    s = scene({"Rome": side(cities=FOUR, stock=5), "Egypt": side()})
    s.play(tax_collection)
    assert s.nation("Rome").stock == 0
    assert len(s.cities("Egypt")) == 2, "two are paid for, the third by half"


def test_13_3_1_revolts_come_after_all_have_paid():
    """Egypt has 44 points and Hatti 42 before they pay; afterwards it is 36 and 40."""
    sides = {
        "Rome": side(cities=FOUR, stock=6),
        "Egypt": side(cities=MANY[:4], stock=19),
        "Hatti": side({"Assyria": 1}, cities=["Byzantium"], stock=2),
    }
    s = scene(sides)
    assert s.g.beneficiary() == 1
    s.play(tax_collection)
    assert revolted(s) == [(0, 2, 1)]


def test_13_3_2_a_city_in_stock_counts_five():
    sides = {
        "Rome": side(cities=FOUR, stock=6),
        "Hatti": side({"Assyria": 1}, cities=["Tyre"], stock=9),
        "Egypt": side(cities=MANY[:1] + MANY[7:], stock=15),
    }
    s = scene(sides)
    s.play(tax_collection)
    assert revolted(s) == [(0, 1, 1)], "7 and eight cities against 9 and six"


def test_13_3_2_one_takes_all_though_another_has_more_by_then():
    s = scene({"Rome": side(cities=FOUR, stock=0), "Egypt": side(stock=3), "Hatti": side(stock=2)})
    s.play(lambda g: city_revolts(g, {0: 2}))
    assert revolted(s) == [(0, 1, 2)]


def test_13_3_2_the_next_takes_over_when_the_cities_run_out():
    sides = {
        "Rome": side(cities=FOUR, stock=0),
        "Egypt": side(cities=MANY[:8]),
        "Hatti": side(stock=0, cities=["Byzantium", "Salamis"]),
    }
    s = scene(sides)
    s.play(lambda g: city_revolts(g, {0: 3}))
    assert revolted(s) == [(0, 1, 1), (0, 2, 2)]


def test_13_3_2_the_new_owner_chooses_which():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection, {"Egypt revolt:0:4": ["Athens", "Tarentum"]})
    assert s.cities("Egypt") == ["Athens", "Tarentum"]
    assert s.nation("Rome").city_stock == 7


@pytest.mark.parametrize(("choice", "taker"), [("1", 1), ("2", 2)])
def test_13_3_2_the_revolting_player_breaks_ties(choice, taker):
    """Not the order of the chart (11.1.4)."""
    s = scene({"Rome": side(cities=FOUR, stock=6), "Egypt": side(stock=20), "Minoa": side(stock=20)})
    s.play(tax_collection, {"Rome beneficiary:4": choice})
    assert revolted(s) == [(0, taker, 1)]


def test_13_3_2_a_tie_for_the_second_place_is_broken_as_well():
    sides = {
        "Rome": side(cities=FOUR, stock=0),
        "Egypt": side(cities=MANY[:8]),
        "Hatti": side({"Assyria": 1}, stock=4),
        "Minoa": side({"Thera": 2}, stock=4),
    }
    s = scene(sides)
    s.play(lambda g: city_revolts(g, {0: 2}), {"Rome beneficiary:3": "2"})
    assert revolted(s) == [(0, 1, 1), (0, 2, 1)]


def test_13_3_3_who_is_the_beneficiary_himself_has_his_cities_reduced():
    """Five cities in stock are more than all the others have."""
    sides = {"Rome": side(cities=FOUR, stock=4), "Egypt": side(cities=MANY[:8], stock=17)}
    s = scene(sides)
    s.play(tax_collection, {"Rome revolt:0:4": ["Rome", "Tarentum"]})
    assert s.cities("Rome") == ["Athens", "Corinth"]
    assert len(s.cities("Egypt")) == 8
    assert revolted(s) == [(0, None, 2)]


def test_13_3_3_reduced_means_tokens_as_far_as_the_stock_goes():
    s = scene({"Rome": side(cities=FOUR, stock=3), "Egypt": side(cities=MANY[:8], stock=1)})
    s.play(lambda g: city_revolts(g, {0: 2}), {"Rome revolt:0:4": ["Rome", "Corinth"]})
    assert sum(s.tokens("Rome").values()) == 3
    assert s.nation("Rome").stock == 0


@pytest.mark.parametrize(("choice", "taker"), [("0", None), ("1", 1)])
def test_13_3_3_in_a_tie_with_others_he_may_choose_himself(choice, taker):
    s = scene({"Rome": side(cities=FOUR, stock=0), "Egypt": side(cities=MANY[:4], stock=0)})
    s.play(lambda g: city_revolts(g, {0: 1}), {"Rome beneficiary:4": choice})
    assert revolted(s) == [(0, taker, 1)]


def test_13_3_3_by_default_he_chooses_himself():
    s = scene({"Rome": side(cities=FOUR, stock=0), "Egypt": side(cities=MANY[:4], stock=0)})
    s.play(lambda g: city_revolts(g, {0: 1}))
    assert revolted(s) == [(0, None, 1)]


def test_13_3_2_whose_own_cities_revolt_may_gain_others():
    sides = {
        "Rome": side(cities=MANY[:9], stock=17),
        "Egypt": side(cities=FOUR, stock=7),
    }
    s = scene(sides)
    s.play(tax_collection)
    assert revolted(s) == [(0, 1, 1), (1, None, 1)], "Rome loses one and has one to give; Egypt has more"


def test_13_3_4_the_new_owner_does_not_pay_the_unpaid_taxes():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection)
    assert (s.nation("Egypt").stock, s.nation("Egypt").treasury) == (55, 0)


def test_13_3_5_what_nobody_can_take_over_is_reduced():
    s = scene({"Rome": side(cities=["Rome", *MANY[:8]], stock=3), "Egypt": side(cities=[*EIGHT, "Susa"])})
    s.play(lambda g: city_revolts(g, {0: 1}), {"Rome revolt:0:9": ["Rome"]})
    assert revolted(s) == [(0, None, 1)]
    assert s.tokens("Rome") == {"Rome": 2}


def test_13_3_5_the_rest_is_reduced_when_all_cities_are_used_up():
    s = scene({"Rome": side(cities=["Rome", *MANY[:8]], stock=3), "Egypt": side(cities=EIGHT)})
    s.play(lambda g: city_revolts(g, {0: 2}))
    assert revolted(s) == [(0, 1, 1), (0, None, 1)]


def test_13_3_6_democracy_knows_no_tax_revolts():
    s = scene({"Rome": side(cities=FOUR, advances=["Democracy"], stock=3), "Egypt": side()})
    s.play(tax_collection)
    assert s.cities("Rome") == sorted(FOUR)
    assert s.nation("Rome").stock == 0


def test_13_3_2_barbarians_gain_nothing():
    s = scene({"Rome": side(cities=FOUR, stock=6), "Egypt": side(stock=1)}, barbarians={"Moesia": 3})
    s.play(tax_collection)
    assert s.state.pirates == []
    assert len(s.cities("Egypt")) == 1
