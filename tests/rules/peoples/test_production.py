"""Ch. 7: production, and the tribes' own areas."""

import pytest

from rules.peoples.developments import Dev
from rules.peoples.events import Produced
from rules.peoples.orders import Produce
from rules.peoples.production import can_produce, yield_of
from rules.peoples.resources import Category, Colour, kinds_of, resources
from rules.peoples.turn import run
from tests.rules.peoples.scenario import LAND, ME, SCI, scene

MIXED = {"31": (0, 0), "34": (1, 0)}


def test_7_a_tribe_takes_one_resource_of_its_area_and_is_engaged():
    s = scene({ME: ["31d"]})
    s.do(Produce("31d"))
    assert s.held() == {"cattle": 1}
    assert s.g.tribes_of(ME)[0].engaged


def test_7_example_rome_takes_one_cattle_into_her_available_pool():
    s = scene({ME: ["31d", "31a"]}, held={ME: {"cattle": 2}})
    s.do(Produce("31d"))
    assert s.held() == {"cattle": 3}
    assert s.of(Produced) == [Produced(ME, "31d", "cattle", 1)]


def test_7_an_engaged_tribe_does_not_produce():
    assert scene({ME: ["31d!", "31a"]}).code(Produce("31d")) == "engaged"


def test_7_nothing_is_produced_where_nothing_is_printed():
    s = scene({ME: ["41a"]}, world=[{"31": (0, 0), "41": (1, 0)}])
    assert s.code(Produce("41a")) == "no-resource"


def test_7_iron_cannot_be_produced_at_the_start():
    assert scene({ME: ["34a"]}, world=[MIXED]).code(Produce("34a")) == "cannot-produce"


def test_7_there_are_six_kinds_of_each_category():
    assert [len(kinds_of(category)) for category in Category] == [6, 6, 6]


def test_7_luxuries_have_two_colours_and_commodities_three():
    colours = {c: {r.colour for r in resources().values() if r.category is c} for c in Category}
    assert colours[Category.LUXURY] == {Colour.WHITE, Colour.PINK}
    assert colours[Category.COMMODITY] == {Colour.BROWN, Colour.GRAY, Colour.BLACK}
    assert colours[Category.FOOD] == {Colour.TEAL}


@pytest.mark.parametrize("kind", [k for k, r in resources().items() if r.colour is Colour.BROWN])
def test_7_brown_commodities_can_be_produced_at_the_start(kind):
    assert can_produce(scene().g, ME, kind)


@pytest.mark.parametrize("dev", [Dev.MINING, Dev.MACHINERY])
def test_7_gray_commodities_take_mining_or_machinery(dev):
    assert not can_produce(scene().g, ME, "metals")
    assert can_produce(scene(has={ME: [dev]}).g, ME, "metals")


def test_7_black_commodities_take_industrialization_not_mining():
    assert not can_produce(scene(has={ME: [Dev.MINING, Dev.MACHINERY]}).g, ME, "coal")
    assert can_produce(scene(has={ME: [Dev.INDUSTRIALIZATION]}).g, ME, "coal")


def test_7_somebody_elses_tribe_is_refused():
    assert scene({ME: ["31a"], 1: ["31b"]}).code(Produce("31b")) == "not-yours"


def test_7_abilities_are_cumulative():
    s = scene(has={ME: [Dev.FARMING, Dev.FEUDALISM]})
    assert yield_of(s.g, ME, "31a", is_urban=False) == 3


def test_8_6_production_at_a_distance_takes_science():
    s = scene({ME: ["31a"]}, levels={ME: {SCI: 1}})
    s.do(Produce("31a", at="31b"))
    assert s.held() == {"silk": 1}
    assert s.g.available(ME, SCI) == 0
    assert s.areas() == ["31a"]


def test_8_6_production_at_a_distance_is_refused_without_science():
    assert scene({ME: ["31a"]}).code(Produce("31a", at="31b")) == "not-enough-points"


def test_7_who_has_produced_has_acted_even_if_the_tribe_cannot_end_where_it_was_told():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], rolls=["43"])
    s.run(run(s.g, (Produce("31d", at="31b", end="37d"),)), "0:43b")
    assert s.held() == {"silk": 1}
    assert s.code(Produce("31d")) == "engaged"
