"""Ch. 8.1: towns, cities and metropolises."""

from rules.peoples.events import SettlementGrew
from rules.peoples.orders import Explore, Found, Produce, Rest, Together, Trade
from rules.peoples.possible import possible
from tests.rules.peoples.scenario import BEN, CIV, ECO, LAND, ME, SCI, scene


def sizes(s, seat=ME):
    return sorted(tribe.size for tribe in s.g.tribes_of(seat))


def test_8_1_a_tribe_joins_a_bordering_tribe_for_one_point():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}})
    s.do(Found("31a", "31b"))
    assert sizes(s) == [2]
    assert s.g.available(ME, CIV) == 0


def test_8_1_the_joining_tribe_returns_to_the_pool():
    s = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}})
    s.do(Found("31a", "31b"))
    assert len(s.g.tribes_of(ME)) == 1


def test_8_1_the_settlement_keeps_the_readiness_of_the_one_that_was_joined():
    ready = scene({ME: ["31a", "31b"]}, levels={ME: {CIV: 1}})
    ready.do(Found("31a", "31b"))
    assert not ready.g.tribes_of(ME)[0].engaged
    tired = scene({ME: ["31a", "31b!"]}, levels={ME: {CIV: 1}})
    tired.do(Found("31a", "31b"))
    assert tired.g.tribes_of(ME)[0].engaged


def test_8_1_a_city_costs_two_and_a_metropolis_three():
    city = scene({ME: ["31a", "31b 31d"]}, levels={ME: {CIV: 2}})
    city.do(Found("31a", "31b"))
    assert sizes(city) == [3]
    assert city.of(SettlementGrew)[0].paid == ((CIV, 1),)
    metropolis = scene({ME: ["31c", "31a 31b 31d"]}, levels={ME: {CIV: 3}})
    metropolis.do(Found("31c", "31d"))
    assert sizes(metropolis) == [4]


def test_8_1_too_few_points_for_a_city():
    assert (
        scene({ME: ["31a", "31b 31d"]}, levels={ME: {CIV: 1}}).code(Found("31a", "31b"))
        == "not-enough-points"
    )


def test_8_1_the_town_that_joins_a_tribe_pays_for_the_larger_of_the_two():
    s = scene({ME: ["31a", "31b 31d"]}, levels={ME: {CIV: 1}})
    assert s.code(Found("31b", "31a")) == "not-enough-points"


def test_8_1_two_towns_make_a_metropolis():
    s = scene({ME: ["31a 31b", "31c 31d"]}, levels={ME: {CIV: 2}})
    s.do(Found("31a", "31c"))
    assert sizes(s) == [4]


def test_8_1_a_settlement_covers_two_by_two_areas_at_most():
    s = scene({ME: ["31a", "31b 33a"]}, levels={ME: {CIV: 3}})
    assert s.code(Found("31a", "31b")) == "no-square"


def test_8_1_a_settlement_may_reach_over_two_regions():
    s = scene({ME: ["31b", "33a"]}, levels={ME: {CIV: 1}})
    s.do(Found("31b", "33a"))
    assert sizes(s) == [2]


def test_8_1_only_a_bordering_tribe_is_joined():
    s = scene({ME: ["31a", "31d"]}, levels={ME: {CIV: 3}})
    assert s.code(Found("31a", "31d")) == "not-bordering"


def test_8_1_another_peoples_tribe_is_not_joined():
    s = scene({ME: ["31a"], BEN: ["31b"]}, levels={ME: {CIV: 3}})
    assert s.code(Found("31a", "31b")) == "not-yours"


def test_8_1_example_babylonia_acts_with_her_metropolis_and_a_second_tribe():
    s = scene(
        {ME: ["31a 31b 31c 31d", "35d"], BEN: ["33a"]},
        levels={ME: {CIV: 3, ECO: 1}},
        held={BEN: {"fur": 2}},
    )
    s.do(Together("31a"), Produce("31a"), Produce("31c"), Produce("31d"))
    s.do(Trade("31b", "33a", {"fur": 1}), Produce("35d"))
    assert s.held() == {"grain": 2, "clay": 1, "cattle": 1, "fur": 1}
    assert s.g.available(ME, CIV) == 2


def test_8_1_acting_with_a_town_costs_one_with_a_metropolis_three():
    s = scene({ME: ["31a 31b"]}, levels={ME: {CIV: 1}})
    s.do(Together("31a"), Produce("31a"), Produce("31b"))
    assert s.held() == {"grain": 1, "silk": 1}
    assert scene({ME: ["31a 31b 31c 31d"]}, levels={ME: {CIV: 2}}).code(Together("31a")) is None
    assert (
        scene({ME: ["31a 31b 31c 31d"]}, levels={ME: {CIV: 1}}).code(Together("31a")) == "not-enough-points"
    )


def test_8_1_each_tribe_of_a_settlement_acts_once():
    s = scene({ME: ["31a 31b"]}, levels={ME: {CIV: 1}})
    s.do(Together("31a"), Produce("31a"))
    assert s.code(Produce("31a")) == "engaged"
    assert s.code(Produce("31b")) is None


def test_8_1_a_settlement_acts_with_its_tribes_once_in_a_tribe_action():
    s = scene({ME: ["31a 31b"]}, levels={ME: {CIV: 3}})
    s.do(Together("31a"), Produce("31a"))
    assert s.code(Together("31b")) == "in-its-action"


def test_8_1_a_tribe_on_its_way_does_not_call_its_settlement():
    s = scene({ME: ["31a 31b"]}, levels={ME: {CIV: 3, SCI: 1}})
    s.do(Explore("31b", "33a"))
    assert s.code(Together("31b")) == "in-its-action"


def test_8_1_one_tribe_of_a_settlement_may_act_alone_for_nothing():
    s = scene({ME: ["31a 31b"]})
    s.do(Produce("31b"))
    assert s.held() == {"silk": 1}
    assert s.code(Produce("31a")) == "engaged"


def test_8_1_a_single_tribe_is_no_settlement():
    assert scene({ME: ["31a"]}, levels={ME: {CIV: 2}}).code(Together("31a")) == "no-settlement"


def test_8_1_a_tribe_that_moves_away_reduces_the_settlement():
    s = scene({ME: ["31a 31b"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31b", "33a"), Rest("31b"))
    assert sizes(s) == [1, 1]
    assert s.areas() == ["31a", "33a"]


def test_8_1_without_a_tribe_in_the_pool_the_settlement_is_only_reduced():
    others = ["31d", "33b", "33c", "33d", "35a", "35b", "35c", "35d", "37a", "37b", "37c"]
    s = scene({ME: ["31a 31b", *others]}, levels={ME: {SCI: 1}})
    s.do(Explore("31b", "33a"), Rest("31b"))
    assert s.areas() == sorted(["31a", *others])


def test_8_1_what_is_left_of_a_settlement_must_hang_together():
    s = scene({ME: ["31a 31b 31d"]}, levels={ME: {SCI: 2}})
    s.do(Explore("31b", "33a"))
    assert s.code(Rest("31b", "33a")) == "settlement-torn"


def test_8_1_the_middle_of_a_city_stays_if_nothing_else_is_said():
    s = scene({ME: ["31a 31b 31d"]}, levels={ME: {SCI: 2}})
    s.do(Explore("31b", "33a"), Rest("31b"))
    assert s.areas() == ["31a", "31b", "31d"]


def test_8_1_when_another_tribe_acts_the_rest_of_the_settlement_has_had_its_turn():
    s = scene({ME: ["31a 31b", "37d"]}, levels={ME: {CIV: 1}})
    s.do(Together("31a"), Produce("31a"), Produce("37d"))
    assert s.code(Produce("31b")) == "engaged"


def test_8_1_a_tribe_comes_from_afar_to_join():
    s = scene({ME: ["31a", "33c"]}, levels={ME: {CIV: 1, SCI: 2}})
    s.do(Found("31a", "33c", at="31d"))
    assert s.g.tribes_of(ME)[0].areas == ["33c", "31d"]


def test_8_1_a_settlement_acting_tribe_by_tribe_joins_nobody():
    s = scene({ME: ["31a 31b", "31c"]}, levels={ME: {CIV: 3}})
    s.do(Together("31a"))
    assert s.code(Found("31a", "31c")) == "acting-together"


def test_8_1_no_menu_proposes_that_a_tribe_joins_itself_from_afar():
    s = scene({ME: ["31a"]}, levels={ME: {CIV: 1, SCI: 3}}, world=[LAND])
    assert Explore("31a", "31b") in possible(s.g, "31a")  # what borders it is unknown: nothing is foreseen
    assert [order for order in possible(s.g, "31a") if isinstance(order, Found)] == []


def test_8_1_a_menu_proposes_to_join_another_tribe_from_afar():
    s = scene({ME: ["31a", "33b"]}, levels={ME: {CIV: 1, SCI: 3}}, world=[LAND])
    joins = [order for order in possible(s.g, "31a") if isinstance(order, Found)]
    assert {order.to for order in joins} == {"33b"}
