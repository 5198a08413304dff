"""Dawn 14, 15: population expansion and the census."""

import pytest

from rules.civ.events import CensusTaken, PopulationExpanded
from rules.civ.phases.expansion import population_expansion
from rules.civ.topics import Topic
from rules.table import Refusal
from tests.rules.civ.dawn.scene import scene
from tests.rules.civ.scenario import side


@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 4), (3, 5), (6, 8)])
def test_14_1_1_one_joins_one_and_two_join_more(before, after):
    s = scene({"Rome": side({"Rome": before})})
    s.play(population_expansion)
    assert s.tokens("Rome") == {"Rome": after}


def test_14_1_1_in_excess_of_the_limit_too():
    s = scene({"Rome": side({"Cisalpina": 2})})
    s.play(population_expansion)
    assert s.tokens("Rome") == {"Cisalpina": 4}


@pytest.mark.parametrize("more", [{}, {"others": ["Rome"]}, {"pirates": ["Rome"]}])
def test_14_1_1_never_in_areas_with_cities(more):
    """Beside one's own city, where Public Works keeps a token, or where another's was not attacked yet."""
    own = [] if more else ["Rome"]
    rome = side({"Rome": 1, "Etruria": 1}, cities=own, advances=["Public Works"])
    egypt = side(cities=more.get("others", []))
    s = scene({"Rome": rome, "Egypt": egypt}, pirates=more.get("pirates", []))
    s.play(population_expansion)
    assert s.tokens("Rome") == {"Rome": 1, "Etruria": 2}


def test_14_1_1_each_party_grows_where_several_live():
    s = scene({"Rome": side({"Moesia": 1}), "Egypt": side({"Moesia": 2})}, barbarians={"Moesia": 1})
    s.play(population_expansion)
    assert s.state.tokens["Moesia"] == {0: 2, 1: 4}
    assert s.state.barbarians == {"Moesia": 1}, "barbarians have a turn of their own"


def test_14_1_2_a_short_stock_is_divided_as_one_wishes():
    s = scene({"Rome": side({"Rome": 2, "Etruria": 2, "Samnium": 1}, stock=3)})
    s.play(population_expansion, {"Rome expand": {"Etruria": 2, "Samnium": 1}})
    assert s.tokens("Rome") == {"Rome": 2, "Etruria": 4, "Samnium": 2}
    assert s.nation("Rome").stock == 0


@pytest.mark.parametrize("growth", [{"Etruria": 1}, {}, {"Etruria": 3}, {"Etruria": 2, "Rome": 2}])
def test_14_1_2_all_of_it_and_no_more_than_an_area_gains(growth):
    s = scene({"Rome": side({"Rome": 2, "Etruria": 2, "Samnium": 1}, stock=3)})
    s.play(population_expansion)
    assert isinstance(s.asked[0].check(growth), Refusal)


def test_14_1_2_with_enough_in_stock_nobody_is_asked():
    s = scene({"Rome": side({"Rome": 2, "Etruria": 1})})
    s.play(population_expansion)
    assert s.asked == []
    assert len(s.events(PopulationExpanded)) == 1


def test_14_1_3_all_at_once():
    sides = {
        civ: side({area: 2, other: 2}, stock=3)
        for civ, area, other in (("Rome", "Rome", "Etruria"), ("Egypt", "Fayum", "Memphis"))
    }
    s = scene(sides)
    s.play(population_expansion)
    assert s.rounds == 1
    assert len(s.asked) == 2


def test_15_1_1_only_population_counters_are_counted():
    s = scene({"Rome": side({"Rome": 1}, cities=["Tarentum"], ships=["Rome"], treasury=4)})
    s.play(population_expansion)
    assert s.events(CensusTaken)[0].counts == {0: 2}


def test_15_1_2_the_most_move_first_and_the_chart_breaks_ties():
    sides = {
        "Egypt": side({"Fayum": 1}),
        "Rome": side({"Rome": 3}),
        "Minoa": side({"Knossos": 1}),
    }
    s = scene(sides)
    s.play(population_expansion)
    assert [s.g.name(seat) for seat in s.g.order(Topic.MOVEMENT)] == ["Rome", "Minoa", "Egypt"]


def test_17_1_3_holders_of_military_come_last():
    sides = {"Rome": side({"Rome": 3}, advances=["Military"]), "Minoa": side({"Knossos": 1})}
    s = scene(sides)
    s.play(population_expansion)
    assert [s.g.name(seat) for seat in s.g.order(Topic.SHIPS)] == ["Minoa", "Rome"]
    assert s.events(CensusTaken)[0].counts == {0: 5, 1: 2}
