"""CivX 25.4, 5.6: losses are met exactly or, where that cannot be, exceeded by as little as can be."""

import pytest

from rules.civ.calamity.case import Case
from rules.civ.calamity.damage import damage_question
from rules.civ.calamity.damage_due import UnitsAt, damage_due, fewest_cities
from rules.civ.state import Card
from rules.table import Refusal
from tests.rules.civ.civx.plague import codes, struck
from tests.rules.civ.civx.scene import scene
from tests.rules.civ.scenario import side


def mutiny(made, answer=None):
    """Five unit points on the coast."""
    answers = {"Rome mutiny:0:damage": answer} if answer else None
    return struck("Rome", "Mutiny", {"Rome": made, "Celt": side()}, answers)


def test_5_6_a_city_counts_five_and_a_token_one():
    assert mutiny(side({"Etruria": 9}, ["Rome"]), {"Rome": 5}).cities("Rome") == []
    s = mutiny(side({"Etruria": 9}, ["Rome"]), {"Rome": 3, "Etruria": 2})
    assert s.tokens("Rome") == {"Etruria": 7, "Rome": 2}


def test_25_4_the_token_beside_a_city_is_lost_before_it():
    made = side({"Rome": 1, "Etruria": 9}, ["Rome"], advances=["Public Works"])
    s = mutiny(made, {"Rome": 1, "Etruria": 4})
    assert (s.cities("Rome"), s.tokens("Rome")) == (["Rome"], {"Etruria": 5})
    s = mutiny(made, {"Rome": 5})
    assert (s.cities("Rome"), s.tokens("Rome")) == ([], {"Etruria": 9, "Rome": 1})


def test_25_4_neither_less_nor_more_than_the_amount():
    s = mutiny(side({"Etruria": 9}, ["Rome"]))
    assert codes(s, "Rome mutiny:0:damage", {"Etruria": 4}) == ["wrong-sum"]
    assert codes(s, "Rome mutiny:0:damage", {"Etruria": 6}) == ["wrong-sum"]
    assert codes(s, "Rome mutiny:0:damage", {"Rome": 5, "Etruria": 1}) == ["wrong-sum"]


def test_25_4_a_city_is_replaced_by_no_more_tokens_than_the_limit():
    s = mutiny(side({"Etruria": 9}, ["Rome"]))
    assert codes(s, "Rome mutiny:0:damage", {"Rome": 2, "Etruria": 3}) == ["crowded-city"]


ONE_MORE = (UnitsAt("Rome", 0, 5, 2), UnitsAt("Tarentum", 0, 5, 1))
"""Cities that take at least 3, and at least 4."""


@pytest.mark.parametrize(("damage", "amount"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 7), (7, 7)])
def test_25_4_only_by_as_small_an_amount_as_is_necessary(damage, amount):
    due = damage_due(ONE_MORE, damage, stock=9, crowding=0, strict=True)
    assert due.amount == amount
    assert sum(fewest_cities(due).values()) == amount


def uprising(made):
    s = scene({"Rome": made, "Celt": side()})
    return damage_question(Case.of(s.g, 0, Card("Minor Uprising")), 0, 2)


def test_25_4_where_one_city_can_come_nearer_no_other_may_be_chosen():
    """Two points of two cities without tokens: three in Rome do; four in Tarentum are too many."""
    question = uprising(side({}, ["Rome", "Tarentum"]))
    assert question.default() == {"Rome": 3}
    assert isinstance(question.check({"Tarentum": 4}), Refusal)
    assert "take 3 damage" in question.prompt
    assert question.sum_asked == "3"


def test_25_4_no_area_is_ever_crowded():
    question = uprising(side({}, ["Rome", "Tarentum"]))
    assert isinstance(question.check({"Rome": 1, "Tarentum": 1}), Refusal)
    assert isinstance(question.check({"Rome": 2}), Refusal)


def test_25_4_without_tokens_in_stock_a_city_goes_whole():
    question = uprising(side({}, ["Rome", "Tarentum"], stock=0))
    assert question.total == 5


def test_25_5_city_support_is_not_checked_among_calamities():
    s = mutiny(side({"Etruria": 5}, ["Rome", "Alesia"]), {"Etruria": 5})
    assert s.cities("Rome") == ["Alesia", "Rome"]


def staying(*units, damage, stock):
    return damage_due([UnitsAt(*unit, kept=1) for unit in units], damage, stock, crowding=0, strict=True)


@pytest.mark.parametrize(("stock", "amount"), [(0, 0), (1, 4), (2, 8), (9, 8)])
def test_29_632_what_must_stay_comes_out_of_the_stock(stock, amount):
    due = staying(("A", 0, 5, 2), ("B", 0, 5, 2), damage=16, stock=stock)
    assert (due.damage, due.amount) == (amount, amount)


def test_29_632_who_says_nothing_loses_no_city_that_cannot_be_replaced():
    """Of eight points two cities would spare the support of the third, but there is one token in stock."""
    s = scene({"Rome": side({"Etruria": 5}, ["Rome", "Rubicon", "Neapolis"], stock=1), "Celt": side()})
    question = damage_question(Case.of(s.g, 0, Card("Epidemic")), 0, 8, kept=1)
    assert not isinstance(question.check(question.default()), Refusal)


def test_29_632_nobody_takes_more_than_the_stock_allows_although_more_is_due():
    """Five points: one city has a token to replace it; the other stands."""
    due = staying(("A", 0, 5, 2), ("B", 0, 5, 2), damage=5, stock=1)
    assert due.amount == 4
    assert due.can_replace({"A": 4})
    assert not due.can_replace({"A": 4, "B": 1})
