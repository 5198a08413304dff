"""Ch. 8.4: attack, plunder, retreat."""

from rules.peoples.developments import Dev
from rules.peoples.events import Attacked, OrdersHalted, TribeRetreated
from rules.peoples.military import defence
from rules.peoples.orders import Attack, Together
from rules.peoples.retreat import refuges
from rules.peoples.state import NEUTRAL
from rules.peoples.turn import run
from tests.rules.peoples.scenario import BEN, CIV, ME, MIL, SCI, scene


def war(mine=1, his=0, tribe="31b", **more):
    return scene({ME: ["31a"], BEN: [tribe, "37d"]}, levels={ME: {MIL: mine}, BEN: {MIL: his}}, **more)


def test_8_4_the_points_must_exceed_the_defenders_level():
    assert war(1, 0).code(Attack("31a", "31b")) is None
    assert war(1, 1).code(Attack("31a", "31b")) == "not-enough-points"
    assert war(2, 1).code(Attack("31a", "31b")) is None


def test_8_4_each_additional_tribe_of_a_settlement_adds_one():
    s = war(1, 0, "31b 31d")
    assert defence(s.g, s.g.tribe_in("31b")) == 1
    assert s.code(Attack("31a", "31b")) == "not-enough-points"
    assert war(2, 0, "31b 31d").code(Attack("31a", "31b")) is None


def test_8_4_spent_markers_still_count_for_the_level():
    s = war(1, 1)
    s.g.player(BEN).spent = {MIL: 1}
    assert s.code(Attack("31a", "31b")) == "not-enough-points"


def test_8_4_half_of_the_loot_comes_from_the_supply_and_half_from_the_pool():
    s = war(held={BEN: {"silk": 3}})
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.held() == {"silk": 2}
    assert s.held(BEN) == {"silk": 2}


def test_8_4_what_the_defender_does_not_have_is_foregone():
    s = war()
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.held() == {"silk": 1}


def test_8_4_example_1_the_neutral_tribe_yields_two_grain_and_moves():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 2}}, neutral={MIL: 1})
    s.do(Attack("31b", "31a", retreat="31c"))
    assert s.held() == {"grain": 2}
    assert s.areas(NEUTRAL) == ["31c"]
    assert s.of(Attacked)[0].paid == ((MIL, 1),)


def test_8_4_example_1_a_neutral_tribe_may_leave_the_map():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 1}})
    s.do(Attack("31b", "31a"))
    assert s.areas(NEUTRAL) == []


def test_8_4_a_neutral_tribe_goes_only_where_it_can():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, levels={ME: {MIL: 1}})
    assert s.code(Attack("31b", "31a", retreat="37d")) == "no-refuge"


def test_8_4_example_2_the_town_of_two_takes_two_points_and_both_tribes_are_plundered():
    s = scene({ME: ["33a"], BEN: ["33b 33d"]}, levels={ME: {MIL: 2}}, held={BEN: {"resin": 1, "poultry": 1}})
    s.do(Attack("33a", "33b"), answers=["33d>37b"])
    assert s.held() == {"resin": 2, "poultry": 2}
    assert s.held(BEN) == {}


def test_8_4_example_2_one_tribe_retreats_and_the_town_becomes_two_ready_tribes():
    s = scene({ME: ["33a"], BEN: ["33b 33d!"]}, levels={ME: {MIL: 2}})
    s.do(Attack("33a", "33b"), answers=["33d>37b"])
    assert s.areas(BEN) == ["33b", "37b"]
    assert [tribe.engaged for tribe in s.g.tribes_of(BEN)] == [False, False]


def test_8_4_an_attacked_tribe_is_disengaged():
    s = war(tribe="31b!")
    s.do(Attack("31a", "31b"), answers=["31b>31d"])
    assert not s.g.tribe_in("31d").engaged


def test_8_4_the_retreat_is_to_empty_land_beside_itself_or_another_own_tribe():
    s = scene({ME: ["31a"], BEN: ["31b", "37d"]})
    found = refuges(s.g, s.g.tribe_in("31b"), "31b")
    assert sorted(found) == ["31d", "33a", "37b", "37c"]


def test_8_4_the_retreat_needs_a_resource():
    tiles = {"31": (0, 0), "41": (1, 0)}
    s = scene({ME: ["31a"], BEN: ["31b"]}, world=[tiles])
    assert "41a" not in refuges(s.g, s.g.tribe_in("31b"), "31b")


def test_8_4_the_defender_may_return_the_tribe_instead():
    s = war()
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.areas(BEN) == ["37d"]
    assert s.of(TribeRetreated) == [TribeRetreated(BEN, "31b", None)]


def test_8_4_without_a_refuge_the_tribe_goes_without_asking():
    near = ["31c", "31d", "33a", "33c", "35a"]
    s = scene({ME: ["31a", *near], BEN: ["31b"]}, levels={ME: {MIL: 1}})
    s.do(Attack("31a", "31b"))
    assert s.areas(BEN) == []
    assert s.asked == []


def test_8_4_the_default_retreat_keeps_the_tribe_and_can_stand_as_an_order():
    s = war()
    s.do(Attack("31a", "31b"), answers=["31b>31d"])
    question = s.asked[0]
    assert question.seat == BEN
    assert question.topic == "retreat"
    assert not question.default().endswith("off")


def test_8_4_a_metropolis_counts_three_more():
    s = scene({ME: ["33a"], BEN: ["31a 31b 31c 31d"]}, levels={ME: {MIL: 3}, BEN: {MIL: 1}})
    assert defence(s.g, s.g.tribe_in("31b")) == 4
    assert s.code(Attack("33a", "31b")) is None


def test_8_4_the_middle_of_a_city_cannot_be_what_leaves():
    s = scene({ME: ["33a"], BEN: ["31a 31b 31d"]}, levels={ME: {MIL: 3}})
    s.do(Attack("33a", "31b"), answers=["31a>31c"])
    assert not [option for option in s.asked[0].options if option.key.startswith("31b")]


def test_8_4_without_a_piece_in_the_pool_the_settlement_is_only_reduced():
    rest = ["31c", "33b", "33c", "33d", "35a", "35b", "35c", "35d", "37a", "37b", "37c"]
    s = scene({ME: ["31a"], BEN: ["31b 31d", *rest]}, levels={ME: {MIL: 3}})
    s.do(Attack("31a", "31b"), answers=["31b>33a"])
    assert s.areas(BEN) == sorted(["31d", *rest])


def test_8_4_only_a_bordering_tribe_is_attacked_unless_with_range():
    s = scene({ME: ["31a"], BEN: ["31d"]}, levels={ME: {MIL: 1}})
    assert s.code(Attack("31a", "31d")) == "no-target"
    s = scene({ME: ["31a"], BEN: ["31d"]}, levels={ME: {MIL: 1, SCI: 1}})
    assert s.code(Attack("31a", "31d", at="31b")) is None


def test_8_4_after_the_attack_the_action_is_over_even_if_the_tribe_cannot_end_where_it_was_told():
    s = scene({ME: ["31a"], BEN: ["31b", "31c"]}, levels={ME: {MIL: 2}})
    s.run(run(s.g, (Attack("31a", "31b", end="37d"),)), "31b>off")
    assert [event.reason for event in s.of(OrdersHalted)] == [
        "37d is not within the range that was paid for."
    ]
    assert s.code(Attack("31a", "31c")) == "engaged"


def test_8_4_a_second_attack_on_what_is_left_of_a_settlement_is_another_question():
    tribes, levels = {ME: ["33a 33c"], BEN: ["31a 31b 31c 31d"]}, {ME: {CIV: 1, MIL: 5}}
    s = scene(tribes, levels=levels, has={ME: [Dev.ROADS]})
    orders = Together("33a"), Attack("33a", "31b"), Attack("33c", "31b", at="33a")
    s.do(*orders, answers=["31a>off", "31c>off"])
    assert len({question.key for question in s.asked}) == 2


def test_8_4_nobody_attacks_his_own_tribe():
    assert scene({ME: ["31a", "31b"]}, levels={ME: {MIL: 3}}).code(Attack("31a", "31b")) == "no-target"


def test_9_4_example_olmec_needs_the_specialist_too_to_beat_level_two():
    s = war(1, 2, specialists={ME: [MIL]})
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.g.available(ME, MIL) == 0
    assert s.of(Attacked)[0].strength == 3


def test_9_4_example_rome_cannot_retaliate_with_two_against_two():
    s = war(2, 1, specialists={BEN: [MIL]})
    s.g.player(ME).spent = {MIL: 1}
    assert s.code(Attack("31a", "31b")) == "not-enough-points"
