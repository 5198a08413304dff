"""CivX 14: taxation and tax revolts."""

import pytest

from rules.civ.events import CitiesRevolted, TaxCollected
from rules.civ.phases.tax import city_revolts, tax_collection
from rules.table import Refusal
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side

FOUR = ["Athens", "Corinth", "Rome", "Tarentum"]
MANY = ["Knossos", "Rhodes", "Carthage", "Syracuse", "Caralis", "Massillia", "Tyre", "Sidon", "Napata"]


def test_14_1_two_tokens_for_every_city():
    s = scene({"Rome": side(cities=FOUR), "Egypt": side({"Fayum": 2})})
    s.play(tax_collection)
    assert (s.nation("Rome").treasury, s.nation("Rome").stock) == (8, 47)
    assert s.nation("Egypt").treasury == 0
    assert s.asked == []
    assert [event.seat for event in s.events(TaxCollected)] == [0]


@pytest.mark.parametrize(
    ("advances", "low", "high"),
    [(["Theocracy"], 2, 3), (["Coinage"], 1, 3), (["Theocracy", "Coinage"], 1, 4)],
)
def test_14_21_14_22_theocracy_and_coinage_vary_the_rate(advances, low, high):
    s = scene({"Rome": side(cities=FOUR, advances=advances)})
    s.play(tax_collection, {"Rome tax": low})
    assert (s.asked[0].low, s.asked[0].high) == (low, high)
    assert s.nation("Rome").treasury == 4 * low


def test_14_23_both_together_yield_four_tokens_per_city():
    s = scene({"Rome": side(cities=FOUR, advances=["Theocracy", "Coinage"])})
    s.play(tax_collection, {"Rome tax": 4})
    assert s.nation("Rome").treasury == 16


@pytest.mark.parametrize("rate", [0, 5])
def test_14_23_no_other_rate(rate):
    s = scene({"Rome": side(cities=FOUR, advances=["Theocracy", "Coinage"])})
    s.play(tax_collection)
    assert isinstance(s.asked[0].check(rate), Refusal)


def test_14_23_a_rate_may_be_set_that_causes_revolts():
    s = scene({"Rome": side(cities=FOUR, advances=["Coinage"], stock=8), "Egypt": side()})
    s.play(tax_collection, {"Rome tax": 3})
    assert len(s.cities("Rome")) == 2
    assert len(s.cities("Egypt")) == 2


def test_14_31_a_city_that_is_paid_in_part_revolts():
    s = scene({"Rome": side(cities=FOUR, stock=5), "Egypt": side()})
    s.play(tax_collection)
    assert s.nation("Rome").stock == 0
    assert len(s.cities("Egypt")) == 2, "two cities are paid for, the third only by half"


def test_14_31_revolts_come_after_everybody_has_paid():
    """Egypt has more in stock than Hatti before it pays, and less afterwards."""
    hatti = ["Byzantium", "Damascus", "Jerusalem", "Phoenicia", "Salamis"]
    sides = {
        "Rome": side(cities=FOUR, stock=6),
        "Egypt": side(cities=MANY[:8], stock=40),
        "Hatti": side(cities=hatti, stock=20),
    }
    s = scene(sides)
    assert s.g.beneficiary(besides=[0]) == 1
    s.play(tax_collection)
    assert len(s.cities("Hatti")) == 6


def test_14_32_the_most_unit_points_in_stock_benefits():
    """A city in stock counts five: 9 tokens and 8 cities are more than 40 tokens and no city."""
    s = scene(
        {
            "Rome": side(cities=FOUR, stock=6),
            "Hatti": side({"Assyria": 1}, cities=["Tyre"], stock=9),
            "Egypt": side(cities=MANY[:1] + MANY[7:], stock=15),
        }
    )
    s.play(tax_collection)
    assert [e.beneficiary for e in s.events(CitiesRevolted)] == [1]


def test_14_32_the_ast_order_breaks_ties():
    s = scene({"Rome": side(cities=FOUR, stock=6), "Egypt": side(stock=20), "Minoa": side(stock=20)})
    s.play(tax_collection)
    assert [e.beneficiary for e in s.events(CitiesRevolted)] == [2]
    assert [q.seat for q in s.asked] == [2], "the victim has no say"


def test_14_32_the_beneficiary_chooses_which_cities_revolt():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection, {"Egypt revolt:0:4": ["Athens", "Tarentum"]})
    assert s.cities("Egypt") == ["Athens", "Tarentum"]
    assert s.nation("Egypt").city_stock == 7
    assert s.nation("Rome").city_stock == 7


@pytest.mark.parametrize("chosen", [[], ["Athens"], FOUR[:3]])
def test_14_32_neither_fewer_nor_more_than_revolt(chosen):
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection)
    (question,) = [q for q in s.asked if q.key.startswith("revolt")]
    assert isinstance(question.check(chosen), Refusal)


def test_14_32_the_new_owner_pays_no_taxes():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection)
    assert (s.nation("Egypt").stock, s.nation("Egypt").treasury) == (55, 0)


def test_14_32_the_next_takes_over_when_the_cities_run_out():
    s = scene({"Rome": side(cities=FOUR), "Egypt": side(cities=MANY[:8]), "Hatti": side({"Assyria": 50})})
    s.play(lambda g: city_revolts(g, {0: 3}))
    assert [(e.beneficiary, len(e.areas)) for e in s.events(CitiesRevolted)] == [(1, 1), (2, 2)]
    assert (len(s.cities("Egypt")), len(s.cities("Hatti")), len(s.cities("Rome"))) == (9, 2, 1)


def test_14_32_the_victim_never_benefits_itself():
    """Rome has the most unit points in stock itself: five cities and all its tokens."""
    s = scene({"Rome": side(cities=FOUR), "Egypt": side({"Fayum": 40})})
    s.play(lambda g: city_revolts(g, {0: 2}))
    assert len(s.cities("Egypt")) == 2


def test_14_32_whose_own_cities_revolt_may_gain_others():
    s = scene({"Rome": side(cities=FOUR[:2], stock=2), "Egypt": side(cities=MANY[:2], stock=3)})
    s.play(tax_collection)
    assert len(s.cities("Rome")) == 2
    assert len(s.cities("Egypt")) == 2
    assert [(e.victim, e.beneficiary) for e in s.events(CitiesRevolted)] == [(0, 1), (1, 0)]


def test_14_33_what_nobody_can_take_over_is_eliminated():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side(cities=MANY, stock=18)})
    s.play(tax_collection, {"Rome revolt:0:4": ["Athens", "Rome"]})
    assert s.cities("Rome") == ["Corinth", "Tarentum"]
    assert len(s.cities("Egypt")) == 9
    assert s.events(CitiesRevolted)[-1].beneficiary is None


def test_14_33_the_rest_is_eliminated_when_all_cities_are_used_up():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side(cities=MANY[:8], stock=16)})
    s.play(tax_collection)
    assert (len(s.cities("Egypt")), len(s.cities("Rome"))) == (9, 2)


def test_14_34_interest_revolts_go_the_same_way():
    s = scene({"Rome": side(cities=FOUR, advances=["Democracy"]), "Egypt": side()})
    s.play(lambda g: city_revolts(g, {0: 9}))
    assert len(s.cities("Egypt")) == 4, "no more than there are, Democracy or not"


def test_14_31_the_revolt_is_said_to_be_for_want_of_tax():
    s = scene({"Rome": side(cities=FOUR, stock=4), "Egypt": side()})
    s.play(tax_collection)
    assert [e.cause for e in s.events(CitiesRevolted)] == ["tax"]


def test_14_35_democracy_knows_no_tax_revolts():
    s = scene({"Rome": side(cities=FOUR, advances=["Democracy"], stock=3), "Egypt": side()})
    s.play(tax_collection)
    assert s.cities("Rome") == sorted(FOUR)
    assert s.nation("Rome").stock == 0


def test_14_everybody_sets_the_rate_at_the_same_time():
    s = scene(
        {civ: side(cities=[c], advances=["Coinage"]) for civ, c in {"Rome": "Rome", "Egypt": "Tyre"}.items()}
    )
    s.play(tax_collection)
    assert s.rounds == 1
