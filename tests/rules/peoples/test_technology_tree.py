"""Ch. 9.6: the advanced rule."""

from rules.peoples.developments import Dev
from rules.peoples.events import ResourcesGiven, ShareTaken
from rules.peoples.revolution_orders import Advance, Develop
from rules.peoples.technology_tree import Base, bases
from tests.rules.peoples.scenario import BEN, CIV, CLEO, CUL, ECO, ME, MIL, SCI, scene


def tree(**more):
    return scene({ME: ["31a!"]}, technology_tree="yes", **more)


def test_9_6_a_base_cost_of_one_luxury_for_each_advance():
    s = tree(held={ME: {"fur": 1}})
    s.revolt(Advance(MIL))
    assert s.held() == {}
    assert tree().revolt_code(Advance(MIL)) == "cannot-pay"


def test_9_6_without_the_advanced_rule_there_is_none():
    assert scene({ME: ["31a!"]}).revolt_code(Advance(MIL)) is None


def test_9_6_with_military_2_no_base_cost_for_economy_2():
    s = tree(levels={ME: {MIL: 2, ECO: 1}})
    assert bases(s.g, ME, [ECO])[ECO].cost == 0


def test_9_6_an_advance_saves_up_to_its_own_level_only():
    s = tree(levels={ME: {ECO: 1, SCI: 1}})
    assert bases(s.g, ME, [ECO])[ECO].cost == 1


def test_9_6_each_advance_saves_one_other():
    s = tree(levels={ME: {MIL: 1}})
    found = bases(s.g, ME, [ECO, CIV])
    assert sorted(base.cost for base in found.values()) == [0, 1]


def test_9_6_with_farming_no_base_cost_for_level_1_economy_and_civics():
    s = tree(levels={ME: {CIV: 1, ECO: 1}}, has={ME: [Dev.FARMING]})
    assert bases(s.g, ME, [Dev.LAW])[Dev.LAW].cost == 0
    assert bases(s.g, ME, [Dev.ARTS])[Dev.ARTS].cost == 0
    assert bases(s.g, ME, [Dev.MONUMENTS])[Dev.MONUMENTS].cost == 1
    assert bases(s.g, ME, [Dev.GUILD])[Dev.GUILD].cost == 1


def test_9_6_savings_are_spread_over_as_many_as_possible():
    """Farming could save Law or Arts, Roads only Law: both are saved."""
    s = tree(levels={ME: {CIV: 1, ECO: 1, CUL: 1}}, has={ME: [Dev.FARMING, Dev.ROADS]})
    found = bases(s.g, ME, [Dev.LAW, Dev.ARTS])
    assert [base.cost for base in found.values()] == [0, 0]


def test_9_6_the_second_people_pays_the_first():
    s = tree(levels={BEN: {MIL: 1}}, held={ME: {"fur": 1}})
    s.revolt(Advance(MIL))
    assert s.held(BEN) == {"fur": 1}
    assert s.of(ResourcesGiven)[0].to == BEN


def test_9_6_if_no_base_cost_was_paid_the_first_takes_what_it_can_produce():
    s = tree(levels={ME: {ECO: 1}, BEN: {MIL: 1}}, held={BEN: {"grain": 1}})
    s.revolt(Advance(MIL))
    taken = s.of(ShareTaken)
    assert [share.seat for share in taken] == [BEN]
    assert taken[0].kind not in ("iron", "metals", "coal", "oil")


def test_9_6_the_third_people_pays_no_base_cost():
    s = tree(levels={BEN: {MIL: 1}, CLEO: {MIL: 2}})
    assert bases(s.g, ME, [MIL])[MIL] == Base(0, None)
    assert s.revolt_code(Advance(MIL)) is None


def test_9_6_the_second_to_a_development_pays_a_commodity_to_the_first():
    s = tree(levels={ME: {CIV: 1}}, has={BEN: [Dev.LAW]}, held={ME: {"clay": 1}})
    s.revolt(Develop(Dev.LAW))
    assert s.held(BEN) == {"clay": 1}
