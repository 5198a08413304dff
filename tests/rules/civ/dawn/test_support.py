"""Dawn 20, 21: surplus population, city support, city reduction."""

import pytest

from rules.civ.dawn_of_history.game import PHASES
from rules.civ.events import CityReduced
from rules.civ.phases.cities import city_construction
from rules.civ.phases.conflict import conflict
from rules.civ.phases.support import check_support, remove_surplus
from rules.civ.pieces import reduce_city
from rules.table import Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side


def left(tokens, advances=(), **more):
    """What is left of Rome's tokens, and of the others', after the removal."""
    sides = {"Rome": side(tokens, advances=list(advances), **more), "Celt": side()}
    s = scene(sides)
    remove_surplus(s.g)
    return s.tokens("Rome")


def test_20_1_1_no_more_than_the_limit():
    s = scene({"Rome": side({"Moesia": 7, "Rome": 2, "Etruria": 3})})
    remove_surplus(s.g)
    assert s.tokens("Rome") == {"Moesia": 4, "Rome": 2, "Etruria": 2}
    assert s.nation("Rome").stock == 55 - 8


def test_20_1_1_none_beside_a_city():
    assert left({"Rome": 2}, cities=["Rome"]) == {}


def test_20_1_2_one_with_public_works():
    assert left({"Rome": 2}, ["Public Works"], cities=["Rome"]) == {"Rome": 1}


@pytest.mark.parametrize(
    ("advances", "limit"),
    [([], 4), (["Agriculture"], 5), (["Irrigation"], 5), (["Agriculture", "Irrigation"], 5)],
)
def test_20_1_3_agriculture_or_irrigation_one_more_not_two(advances, limit):
    assert left({"Moesia": 9}, advances) == {"Moesia": limit}


def test_20_1_3_in_areas_without_population_too():
    assert left({"Nubian Desert": 2}, ["Agriculture"]) == {"Nubian Desert": 1}
    assert left({"Nubian Desert": 2}) == {}


def test_20_1_3_nothing_where_counters_coexist():
    """Moesia holds four: five would be a conflict."""
    sides = {"Rome": side({"Moesia": 3}, advances=["Agriculture"]), "Celt": side({"Moesia": 1})}
    s = scene(sides)
    assert s.g.limit("Moesia", 0) == 4
    remove_surplus(s.g)
    assert s.state.tokens["Moesia"] == {0: 3, 1: 1}


def test_20_1_3_nothing_in_a_conflict():
    sides = {"Rome": side({"Moesia": 4}, advances=["Agriculture"]), "Celt": side({"Moesia": 1})}
    s = scene(sides)
    assert s.g.is_conflict("Moesia")
    s.play(conflict)
    assert s.tokens("Celt") == {}


def test_20_1_3_beside_barbarians_nothing_either():
    s = scene({"Rome": side({"Moesia": 3}, advances=["Irrigation"])}, barbarians={"Moesia": 1})
    assert s.g.limit("Moesia", 0) == 4


def test_20_1_4_ships_do_not_count():
    s = scene({"Rome": side({"Rome": 2}, ships=["Rome", "Rome", "Rome", "Rome"])})
    remove_surplus(s.g)
    assert s.tokens("Rome") == {"Rome": 2}
    assert len(s.ships("Rome")) == 4


# -- 21: support


@pytest.mark.parametrize(("tokens", "cities"), [(4, 2), (3, 1), (2, 1), (5, 2)])
def test_21_1_1_two_counters_for_every_city(tokens, cities):
    s = scene({"Rome": side({"Memphis": tokens}, cities=["Rome", "Tarentum"], stock=0)})
    s.play(check_support)
    assert len(s.cities("Rome")) == cities


def test_21_1_1_the_tokens_of_a_reduced_city_support_the_others():
    s = scene({"Rome": side({"Memphis": 2}, cities=["Rome", "Tarentum"])})
    s.play(check_support, {"Rome support:2": ["Rome"]})
    assert s.cities("Rome") == ["Tarentum"]
    assert s.tokens("Rome") == {"Memphis": 2, "Rome": 2}
    assert [e.area for e in s.events(CityReduced)] == ["Rome"]


def test_21_1_1_no_more_cities_than_it_takes():
    s = scene({"Rome": side({"Memphis": 2}, cities=["Rome", "Tarentum"])})
    s.play(check_support)
    assert isinstance(s.asked[0].check(["Rome", "Tarentum"]), Refusal)


def test_21_1_1_any_city_may_go_the_new_ones_no_sooner():
    sides = {"Rome": side({"Memphis": 2}, cities=["Rome", "Tarentum"])}
    s = scene(sides, new_cities=["Tarentum"])
    s.play(check_support)
    assert [option.key for option in s.asked[0].options] == ["Rome", "Tarentum"]


@pytest.mark.parametrize(("tokens", "cities"), [(6, 2), (5, 1), (3, 1), (2, 0)])
def test_21_1_2_cultural_ascendancy_needs_one_more_for_each_city(tokens, cities):
    rome = side({"Memphis": tokens}, cities=["Rome", "Tarentum"], stock=0, advances=["Cultural Ascendancy"])
    s = scene({"Rome": rome})
    s.play(check_support)
    assert len(s.cities("Rome")) == cities


def test_21_2_1_a_reduced_city_becomes_tokens_up_to_the_limit():
    s = scene({"Rome": side(cities=["Rome"])})
    reduce_city(s.g, "Rome")
    assert s.tokens("Rome") == {"Rome": 2}
    assert s.nation("Rome").city_stock == 9


@pytest.mark.parametrize("advance", ["Agriculture", "Irrigation"])
def test_30_3_3_the_limit_is_that_of_its_holder(advance):
    s = scene({"Rome": side(cities=["Rome"], advances=[advance])})
    reduce_city(s.g, "Rome")
    assert s.tokens("Rome") == {"Rome": 3}


@pytest.mark.parametrize("stock", [1, 0])
def test_21_2_1_with_a_short_stock_as_many_as_there_are_or_none(stock):
    s = scene({"Rome": side(cities=["Rome", "Tarentum"], stock=stock)})
    s.play(check_support, {"Rome support:2": ["Rome"]})
    assert s.cities("Rome") == []
    assert sum(s.tokens("Rome").values()) == stock


def test_21_2_1_with_the_token_that_stood_beside_it():
    s = scene({"Rome": side({"Rome": 1}, cities=["Rome"], advances=["Public Works"])})
    assert reduce_city(s.g, "Rome") == 1
    assert s.tokens("Rome") == {"Rome": 2}


def test_21_2_3_checked_after_the_surplus_and_after_the_special_abilities():
    plays = {phase.key: phase.play for phase in PHASES}
    assert plays["support"] is check_support
    keys = list(plays)
    assert keys.index("support") == keys.index("abilities") + 1
    s = scene({"Rome": side({"Etruria": 4}, cities=["Rome", "Tarentum"], stock=0)})
    s.play(city_construction)
    assert len(s.cities("Rome")) == 1, "two of the four tokens are surplus"


def test_21_2_3_the_second_check_leaves_the_surplus_alone():
    s = scene({"Rome": side({"Etruria": 4}, cities=["Rome", "Tarentum"])})
    s.play(check_support)
    assert s.tokens("Rome") == {"Etruria": 4}
    assert len(s.cities("Rome")) == 2
