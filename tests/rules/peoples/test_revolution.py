"""Ch. 9: feed, advance, develop, specialize, reseed."""

import pytest

from rules.peoples.developments import Dev, developments
from rules.peoples.events import (
    AdvanceAcquired,
    NeutralAdvanced,
    RegionFound,
    Reseeded,
    TribeRemoved,
    TribesFed,
)
from rules.peoples.feeding import fields_for_tribes, upkeep
from rules.peoples.purse import best_payment, chosen_payment, worth
from rules.peoples.resources import Category
from rules.peoples.revolution_orders import Add, Advance, Develop, Feed, GiveUp, Specialize
from rules.peoples.state import NEUTRAL
from tests.rules.peoples.scenario import BEN, CIV, CUL, ECO, LAND, ME, MIL, REL, SCI, scene

FOOD, LUXURY, COMMODITY = Category


def test_9_three_grain_pay_a_food_cost_of_two():
    assert worth({"grain": 3}) == 2


def test_9_resources_paid_must_be_different():
    assert worth({"grain": 2}) == 1
    assert worth({"grain": 1, "cattle": 1}) == 2
    assert best_payment({"grain": 2}, FOOD, 2, wild=False) is None


def test_9_any_two_resources_serve_as_one_wild():
    assert worth({"grain": 2, "cattle": 2}) == 3
    assert best_payment({"grain": 2, "cattle": 2}, FOOD, 3, wild=False).paid == {"grain": 2, "cattle": 2}


def test_9_the_own_marker_serves_and_is_kept():
    payment = best_payment({}, FOOD, 1, wild=True)
    assert payment.paid == {}
    assert payment.wild


def test_9_the_own_marker_serves_once_in_a_revolution():
    s = scene({ME: ["31a!"]}, held={ME: {}})
    assert s.revolt_code(Advance(MIL)) is None
    assert s.revolt_code(Advance(MIL), Advance(CIV)) == "cannot-pay"


def test_9_a_chosen_payment_without_waste():
    held = {"grain": 3, "cattle": 1}
    assert chosen_payment(held, ["grain", "cattle"], FOOD, 2, True, True).paid == {"grain": 1, "cattle": 1}
    assert chosen_payment(held, ["grain", "wild"], FOOD, 2, True, True).wild
    assert "Less would do" in chosen_payment(held, ["grain", "cattle"], FOOD, 1, True, True)
    assert "pays 1 of 2" in chosen_payment(held, ["grain", "grain"], FOOD, 2, True, True)
    assert "no food" in chosen_payment(held, ["silk"], FOOD, 1, True, True)
    assert "served already" in chosen_payment(held, ["wild"], FOOD, 1, False, True)


def test_9_1_engaged_tribes_cost_half_a_food_each_rounded_down():
    assert [upkeep(scene().g, tribes) for tribes in range(6)] == [0, 0, 1, 1, 2, 2]


def test_9_1_example_rome_pays_one_food_for_two_tribes_and_one_for_a_third():
    s = scene({ME: ["31a!", "31b!"]}, held={ME: {"grain": 1, "cattle": 1}})
    s.revolt(Feed(("grain", "cattle")), Add("31c"))
    assert s.areas() == ["31a", "31b", "31c"]
    assert s.held() == {}
    assert not any(tribe.engaged for tribe in s.g.tribes_of(ME))


def test_9_1_example_with_one_more_grain_and_cattle_a_fourth_tribe():
    held = {ME: {"grain": 2, "cattle": 2}}
    s = scene({ME: ["31a!", "31b!"]}, held=held)
    s.revolt(Feed(("grain", "grain", "cattle", "cattle")), Add("31c"), Add("31d"))
    assert len(s.areas()) == 4
    assert s.held() == {}


def test_9_1_example_without_food_one_tribe_is_fed_for_nothing():
    s = scene({ME: ["31a!"]})
    s.revolt()
    assert s.of(TribesFed) == [TribesFed(ME, 1, (), False)]


def test_9_1_with_the_own_marker_three_tribes_are_fed_and_the_fourth_is_returned():
    s = scene({ME: ["31a!", "31b!", "31c!", "31d!"]})
    s.revolt()
    assert len(s.areas()) == 3
    assert s.of(TribesFed)[0].wild


def test_9_1_the_people_chooses_who_is_not_fed():
    s = scene({ME: ["31a!", "31b!", "31c!", "31d!"]})
    s.revolt(GiveUp("31c"))
    assert s.areas() == ["31a", "31b", "31d"]
    assert s.of(TribeRemoved) == [TribeRemoved(ME, "31c", "hunger")]


def test_9_1_nobody_is_given_up_who_can_be_fed():
    assert scene({ME: ["31a!", "31b!"]}).revolt_code(GiveUp("31a")) == "fed-enough"


def test_9_1_the_tribes_of_a_settlement_eat_one_by_one():
    s = scene({ME: ["31a 31b 31c 31d!"]})
    s.revolt()
    assert [tribe.size for tribe in s.g.tribes_of(ME)] == [3]


def test_9_1_new_tribes_border_a_tribe_as_it_stood_at_the_start():
    s = scene({ME: ["31a!"]}, held={ME: {"grain": 1, "cattle": 1}})
    assert set(fields_for_tribes(s.g, ME)) == {"31b", "31c"}
    assert s.revolt_code(Add("31b"), Add("31d")) == "no-field"


def test_9_1_new_tribes_cost_a_food_each():
    s = scene({ME: ["31a!"]}, held={ME: {"grain": 1}})
    assert s.revolt_code(Add("31b"), Add("31c")) is None
    assert scene({ME: ["31a!"]}).revolt_code(Add("31b"), Add("31c")) == "cannot-pay"


def test_9_1_twelve_tribes_are_all():
    held = ["31a", "31b", "31c", "31d", "33a", "33b", "33c", "33d", "35a", "35b", "35c", "35d"]
    s = scene({ME: held}, held={ME: {"grain": 3}})
    assert s.revolt_code(Add("37a")) == "no-tribe-left"


def test_9_1_one_tribe_for_each_area():
    s = scene({ME: ["31a!"]}, held={ME: {"grain": 1, "cattle": 1}})
    assert s.revolt_code(Add("31b"), Add("31b")) == "same-area"


def test_9_1_a_new_tribe_beside_the_unknown_discovers_it():
    s = scene({ME: ["31d!"]}, world=[LAND], held={ME: {"grain": 1}}, rolls=["43"])
    s.revolt(Add("31b"), answers=["0:43b"])
    assert s.of(RegionFound)[0].region == "43"


def test_9_1_a_people_without_tribes_begins_anew_at_home():
    s = scene({BEN: ["33a"]}, held={ME: {"grain": 1}})
    assert set(fields_for_tribes(s.g, ME)) == {"31a", "31b", "31c", "31d"}
    s.revolt(Add("31a"))
    assert s.areas() == ["31a"]


def test_9_2_the_second_advance_costs_two_luxuries():
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 1}}, held={ME: {"fur": 1}})
    s.revolt(Advance(MIL))
    assert s.g.player(ME).advances == {MIL: 2}
    assert s.held() == {}


def test_9_2_only_one_of_each_trait():
    s = scene({ME: ["31a!"]}, held={ME: {"fur": 1, "resin": 1, "sugar": 1}})
    assert s.revolt_code(Advance(MIL), Advance(MIL)) == "one-of-each"


def test_9_2_any_number_of_different_advances():
    s = scene({ME: ["31a!"]}, held={ME: {"fur": 1, "resin": 1}})
    s.revolt(Advance(MIL), Advance(CIV), Advance(SCI))
    assert s.g.player(ME).advances == {MIL: 1, CIV: 1, SCI: 1}


def test_9_2_luxuries_of_two_colours_do_not_mix():
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 2}}, held={ME: {"fur": 1, "silk": 1}})
    assert s.revolt_code(Advance(MIL)) == "cannot-pay"
    assert s.revolt_code(Advance(MIL, pay=("fur", "silk", "wild"))) == "wrong-payment"


def test_9_2_different_payments_may_be_of_different_colours():
    s = scene({ME: ["31a!"]}, held={ME: {"fur": 1, "silk": 1}})
    s.revolt(Advance(MIL, pay=("fur",)), Advance(CIV, pay=("silk",)))
    assert s.g.player(ME).advances == {MIL: 1, CIV: 1}


def test_9_2_example_egypt_pays_one_culture_point_and_one_spices():
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 1, CUL: 1}}, culture={"31": ME}, held={ME: {"spices": 2}})
    s.revolt(Advance(MIL, pay=("spices",), culture=1))
    assert s.g.player(ME).advances[MIL] == 2
    assert s.of(AdvanceAcquired) == [AdvanceAcquired(ME, MIL, 2, (("spices", 1),), False, 1)]


def test_9_2_culture_points_pay_for_one_advance_a_token():
    s = scene({ME: ["31a!"]}, levels={ME: {CUL: 2}}, culture={"31": ME})
    assert s.revolt_code(Advance(MIL, culture=1)) is None
    assert s.revolt_code(Advance(MIL, culture=1), Advance(CIV, culture=1)) == "no-culture"
    assert scene({ME: ["31a!"]}, levels={ME: {CUL: 2}}).revolt_code(Advance(MIL, culture=1)) == "no-culture"


def test_9_2_spent_culture_markers_do_not_pay():
    s = scene({ME: ["31a!"]}, levels={ME: {CUL: 1}}, culture={"31": ME})
    s.g.player(ME).spent = {CUL: 1}
    assert s.revolt_code(Advance(MIL, culture=1)) == "cannot-pay"


def test_9_2_the_order_of_the_lines_does_not_decide_what_can_be_paid():
    def s():
        return scene({ME: ["31a!"]}, levels={ME: {MIL: 1}}, held={ME: {"fur": 1, "silk": 1}})

    assert s().revolt_code(Advance(CIV), Advance(MIL)) is None
    assert s().revolt_code(Advance(MIL), Advance(CIV)) is None


def test_9_2_what_is_named_for_one_advance_is_not_taken_for_another():
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 1}}, held={ME: {"fur": 1, "silk": 2}})
    assert s.revolt_code(Advance(MIL), Advance(CIV, pay=("fur",))) is None


def test_9_3_the_order_of_the_lines_does_not_decide_who_named_a_commodity():
    s = scene({ME: ["31a!"]}, levels={ME: {ECO: 1}}, held={ME: {"clay": 1}})
    assert s.revolt_code(Develop(Dev.FARMING), Develop(Dev.HERDING, pay=("wild",))) is None


def test_9_3_the_higher_level_in_one_and_the_lower_in_the_other_trait():
    guild = Develop(Dev.GUILD)
    assert scene({ME: ["31a!"]}, levels={ME: {CIV: 2}}).revolt_code(guild) == "requirement"
    held = {ME: {"clay": 1}}
    assert scene({ME: ["31a!"]}, levels={ME: {CIV: 2, ECO: 1}}, held=held).revolt_code(guild) is None
    assert scene({ME: ["31a!"]}, levels={ME: {CIV: 1, ECO: 2}}, held=held).revolt_code(guild) is None


def test_9_3_the_level_cost_in_commodities():
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 2, ECO: 1}}, held={ME: {"clay": 2}})
    s.revolt(Develop(Dev.GUILD))
    assert s.g.has(ME, Dev.GUILD)
    assert s.held() == {"clay": 1}


def test_9_3_requirements_count_at_the_start_of_the_revolution():
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 1}}, held={ME: {"fur": 1, "clay": 2, "timber": 2}})
    assert s.revolt_code(Advance(ECO), Advance(CIV, pay=("fur", "wild")), Develop(Dev.GUILD)) is not None
    assert s.revolt_code(Advance(ECO), Develop(Dev.GUILD)) == "requirement"


def test_9_3_specialists_count_for_the_requirement():
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 1, ECO: 1}}, specialists={ME: [CIV]}, held={ME: {"clay": 1}})
    assert s.revolt_code(Develop(Dev.GUILD)) is None


def test_9_3_a_development_is_had_once():
    s = scene({ME: ["31a!"]}, levels={ME: {CIV: 1}}, has={ME: [Dev.FARMING]})
    assert s.revolt_code(Develop(Dev.FARMING)) == "have-it"


def test_9_3_example_egypt_acquires_feudalism_for_two_religion_points():
    s = scene({ME: ["31a!"]}, levels={ME: {ECO: 2, MIL: 1, REL: 2}}, religion={"31d": [ME]})
    s.revolt(Develop(Dev.FEUDALISM, religion=1))
    assert s.g.has(ME, Dev.FEUDALISM)


def test_9_3_religion_points_pay_for_one_development_a_token():
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 2, CIV: 1}}, religion={"31d": [ME]})
    lines = (Develop(Dev.POTTERY, religion=1), Develop(Dev.WRITING, religion=1))
    assert s.revolt_code(lines[0]) is None
    assert s.revolt_code(*lines) == "no-religion"


def test_9_3_one_card_for_each_pair_of_traits_and_level():
    seen = {(card.level, frozenset(card.traits)) for card in developments().values()}
    assert len(seen) == len(developments()) == 45


def test_9_3_what_is_acquired_is_not_used_in_the_same_revolution():
    """Nobility acquired now does not mix the colours of luxuries yet."""
    s = scene(
        {ME: ["31a!"]},
        levels={ME: {CIV: 2, CUL: 1}},
        held={ME: {"fur": 1, "silk": 1, "clay": 1}},
    )
    assert s.revolt_code(Develop(Dev.NOBILITY)) is None
    assert s.revolt_code(Develop(Dev.NOBILITY), Advance(CIV)) == "cannot-pay"


def test_9_4_a_new_specialist_costs_a_luxury_or_commodity():
    s = scene({ME: ["31a!"]}, held={ME: {"grain": 2, "clay": 1}})
    assert s.revolt_code(Specialize(SCI, pay=("grain",))) == "wrong-payment"
    s.revolt(Specialize(SCI, pay=("clay",)))
    assert s.g.player(ME).specialists == [SCI]
    assert s.g.level(ME, SCI) == 1


def test_9_4_an_old_specialist_is_kept_for_any_resource():
    s = scene({ME: ["31a!"]}, specialists={ME: [SCI]}, held={ME: {"grain": 2}})
    s.revolt(Specialize(SCI, pay=("grain",)))
    assert s.g.player(ME).specialists == [SCI]


def test_9_4_one_specialist_of_each_trait():
    s = scene({ME: ["31a!"]}, held={ME: {"clay": 2}})
    assert s.revolt_code(Specialize(SCI), Specialize(SCI)) == "have-it"


def test_9_4_a_specialist_is_one_marker_more():
    s = scene(levels={ME: {MIL: 1}}, specialists={ME: [MIL]})
    assert s.g.level(ME, MIL) == 2
    assert s.g.available(ME, MIL) == 2


def test_9_5_specialists_not_paid_for_are_returned():
    s = scene({ME: ["31a!"]}, specialists={ME: [SCI, MIL]}, held={ME: {"grain": 1}})
    s.revolt(Specialize(SCI, pay=("grain",)))
    assert s.g.player(ME).specialists == [SCI]
    assert s.of(Reseeded)[0].specialists == (MIL,)


def test_9_5_one_resource_of_each_kind_is_kept():
    s = scene({ME: ["31a!"]}, held={ME: {"timber": 3, "shellfish": 1}})
    s.revolt()
    assert s.held() == {"timber": 1, "shellfish": 1}
    assert s.of(Reseeded)[0].returned == (("timber", 2),)


def test_9_5_markers_return_to_the_available_pool():
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 1}})
    s.g.player(ME).spent = {MIL: 1}
    s.revolt()
    assert s.g.available(ME, MIL) == 1


def test_9_5_all_neutral_tribes_are_disengaged():
    s = scene({ME: ["31a!"], NEUTRAL: ["31b!", "37d!"]})
    s.revolt()
    assert not any(tribe.engaged for tribe in s.g.tribes_of(NEUTRAL))


def test_10_the_neutral_people_has_the_average_of_most_and_least():
    levels = {0: {ECO: 1}, 1: {ECO: 2}, 2: {}, 3: {ECO: 1}, 4: {}}
    s = scene({ME: ["31a!"]}, levels=levels)
    s.revolt()
    assert s.g.level(NEUTRAL, ECO) == 1
    assert s.of(NeutralAdvanced)


def test_10_the_average_is_rounded_down_and_without_specialists():
    s = scene({ME: ["31a!"]}, levels={ME: {SCI: 3}}, specialists={BEN: [SCI]})
    s.revolt()
    assert s.g.level(NEUTRAL, SCI) == 1


@pytest.mark.parametrize("line", [Add("31b"), Advance(MIL), Specialize(CIV)])
def test_9_each_line_can_be_paid_with_the_own_marker_alone(line):
    assert scene({ME: ["31a!"]}).revolt_code(line) is None
