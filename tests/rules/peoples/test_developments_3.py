"""Ch. 13: the developments of level 3, by their examples."""

import pytest

from rules.peoples.developments import Dev
from rules.peoples.events import RevolutionBegan, SpecialistsGiven
from rules.peoples.orders import Attack, Emancipate, Explore, Found, Produce, Rest, Spread, Together
from rules.peoples.production import yield_of
from rules.peoples.reach import ranges
from rules.peoples.revolution_orders import Advance
from rules.peoples.state import NEUTRAL
from rules.peoples.turn import play_turn, run
from tests.rules.peoples.scenario import BEN, CIV, CLEO, CUL, ECO, ME, MIL, SCI, scene

ISLES = {"31": (0, 0), "62": (1, 0, 2), "64": (2, 0, 3)}


def test_13_civil_rights_the_revolution_with_one_tribe_left():
    s = scene({ME: ["31a", "31b!"]}, has={ME: [Dev.CIVIL_RIGHTS]})
    s.run(play_turn(s.g, ME), "revolution", [])
    assert s.of(RevolutionBegan) == [RevolutionBegan(ME)]


def test_13_civil_rights_not_with_two_tribes_left_and_not_without_the_card():
    two = scene({ME: ["31a", "31b"]}, has={ME: [Dev.CIVIL_RIGHTS]})
    two.run(play_turn(two.g, ME), [])
    assert two.asked[0].key == "turn:1"
    without = scene({ME: ["31a", "31b!"]})
    without.run(play_turn(without.g, ME), [])
    assert without.asked[0].key == "turn:1"


def test_13_urbanization_two_spices_and_two_clay_in_a_town():
    s = scene({ME: ["35a 35b"]}, levels={ME: {CIV: 1}}, has={ME: [Dev.URBANIZATION]})
    s.do(Together("35a"), Produce("35a"), Produce("35b"))
    assert s.held() == {"cattle": 2, "spices": 2}
    assert yield_of(s.g, ME, "35a", is_urban=False) == 1


def diplomats(**more):
    return scene(
        {ME: ["31a"], BEN: ["31b"]},
        levels={ME: {MIL: 1}, BEN: {MIL: 1}},
        has={ME: [Dev.DIPLOMACY]},
        specialists={CLEO: [MIL]},
        **more,
    )


def test_13_diplomacy_a_given_specialist_adds_a_point():
    s = diplomats()
    assert s.code(Attack("31a", "31b")) == "not-enough-points"
    s.do(Attack("31a", "31b", aid=True), answers=["yes", "31b>off"])
    assert s.asked[0].seat == CLEO
    assert s.of(SpecialistsGiven) == [SpecialistsGiven(CLEO, ME, MIL)]
    assert s.g.player(CLEO).specialists == []


def test_13_diplomacy_whoever_is_asked_may_refuse_and_nothing_is_lost():
    s = diplomats()
    s.run(run(s.g, (Attack("31a", "31b", aid=True),)), "no")
    assert s.state.turn.halted
    assert s.g.player(CLEO).specialists == [MIL]
    assert s.asked[0].default() == "no"
    assert s.asked[0].topic == "diplomacy"
    assert s.code(Produce("31a")) is None


def test_13_diplomacy_takes_the_card_and_somebody_with_a_specialist():
    order = Attack("31a", "31b", aid=True)
    tribes = {ME: ["31a"], BEN: ["31b"]}
    assert scene(tribes, specialists={CLEO: [MIL]}).code(order) == "no-such-ability"
    assert scene(tribes, has={ME: [Dev.DIPLOMACY]}).code(order) == "no-specialists"


def test_13_social_movement_a_second_tribe_of_a_religious_area_acts_with_it():
    s = scene({ME: ["31d", "35b", "37d"]}, religion={"31d": [ME]}, has={ME: [Dev.SOCIAL_MOVEMENT]})
    s.do(Produce("31d"), Produce("35b"), Produce("37d"))
    assert len(s.held()) == 3
    without = scene({ME: ["31d", "35b", "37d"]}, religion={"31d": [ME]})
    without.do(Produce("31d"), Produce("35b"))
    assert without.code(Produce("37d")) == "two-tribes"


def test_13_social_movement_needs_an_own_religious_area_and_works_once():
    card = {ME: [Dev.SOCIAL_MOVEMENT]}
    s = scene({ME: ["31d", "35b", "37d"]}, religion={"31d": [BEN]}, has=card)
    s.do(Produce("31d"), Produce("35b"))
    assert s.code(Produce("37d")) == "two-tribes"
    s = scene({ME: ["31d", "35b", "37a", "33c"]}, religion={"31d": [ME]}, has=card)
    s.do(Produce("31d"), Produce("35b"), Produce("37a"))
    assert s.code(Produce("33c")) == "two-tribes"


def test_13_steam_all_sea_areas_for_nothing():
    s = scene({ME: ["31b"]}, has={ME: [Dev.STEAM]}, world=[ISLES])
    found = ranges(s.g, ME, "31b")
    seas = [area for area in found if area[:2] in ("62", "64") and area not in ("62a", "64a")]
    assert len(seas) == 6
    assert {found[area] for area in seas} == {1}
    assert {found["62a"], found["64a"]} == {1}


@pytest.mark.parametrize(
    ("dev", "faith", "culture"), [(Dev.TOURISM, {}, {"31": ME}), (Dev.ENLIGHTENMENT, {"31d": [BEN]}, {})]
)
def test_13_tourism_and_enlightenment_a_city_for_one_point_instead_of_two(dev, faith, culture):
    tribes, levels = {ME: ["31d", "31a 31b"]}, {ME: {CIV: 1}}
    where = {"culture": culture, "religion": faith}
    assert scene(tribes, levels=levels, **where).code(Found("31d", "31b")) == "not-enough-points"
    assert scene(tribes, levels=levels, has={ME: [dev]}, **where).code(Found("31d", "31b")) is None


def test_13_tourism_only_in_ones_own_culture():
    s = scene({ME: ["31d", "31a 31b"]}, levels={ME: {CIV: 1}}, culture={"31": BEN}, has={ME: [Dev.TOURISM]})
    assert s.code(Found("31d", "31b")) == "not-enough-points"


def test_13_tourism_at_least_one_point_is_paid():
    s = scene({ME: ["31d"]}, culture={"31": ME}, has={ME: [Dev.TOURISM]})
    assert s.code(Spread("31d", "religion")) == "not-enough-points"


def test_13_nationalism_rome_replaces_the_beaten_tribe():
    s = scene({ME: ["31a"], BEN: ["31b"]}, levels={ME: {MIL: 1}}, has={ME: [Dev.NATIONALISM]})
    s.do(Attack("31a", "31b", settle=True), answers=["31b>31d"])
    assert s.areas() == ["31a", "31b"]
    assert s.areas(BEN) == ["31d"]
    assert (
        scene({ME: ["31a"], BEN: ["31b"]}, levels={ME: {MIL: 1}}).code(Attack("31a", "31b", settle=True))
        == "no-such-ability"
    )


def test_13_multiculture_india_produces_in_the_bordering_area_too():
    s = scene({ME: ["31b"], BEN: ["31d"]}, has={ME: [Dev.MULTICULTURE]})
    s.do(Produce("31b", extra=("31d",)))
    assert s.held() == {"silk": 1, "cattle": 1}
    assert s.held(BEN) == {}


def test_13_multiculture_one_area_and_no_neutral_one():
    s = scene({ME: ["31b"], BEN: ["31d", "31a"]}, has={ME: [Dev.MULTICULTURE]})
    assert s.code(Produce("31b", extra=("31d", "31a"))) == "only-one"
    neutral = scene({ME: ["31b"], NEUTRAL: ["31d"]}, has={ME: [Dev.MULTICULTURE]})
    assert neutral.code(Produce("31b", extra=("31d",))) == "no-such-ability"


def test_13_mass_media_science_pays_for_culture_overseas():
    s = scene({ME: ["31b"]}, levels={ME: {SCI: 2}}, has={ME: [Dev.MASS_MEDIA]})
    s.do(Spread("31b", "culture", at="33a"))
    assert s.state.culture == {"33": ME}
    assert s.g.available(ME, SCI) == 0
    assert scene({ME: ["31b"]}, levels={ME: {SCI: 2}}).code(Spread("31b", "culture")) == "not-enough-points"


def test_13_total_war_economy_points_are_added_in_attack():
    tribes = {ME: ["31a"], BEN: ["31b"]}
    levels = {ME: {ECO: 2, MIL: 1}, BEN: {MIL: 2}}
    assert scene(tribes, levels=levels).code(Attack("31a", "31b")) == "not-enough-points"
    assert scene(tribes, levels=levels, has={ME: [Dev.TOTAL_WAR]}).code(Attack("31a", "31b")) is None


def test_13_welfare_state_two_silk_and_both_colours_in_a_payment():
    s = scene({ME: ["31b"]}, has={ME: [Dev.WELFARE_STATE]})
    s.do(Produce("31b"))
    assert s.held() == {"silk": 2}
    held = {ME: {"fur": 1, "silk": 1}}
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 2}}, held=held, has={ME: [Dev.WELFARE_STATE]})
    assert s.revolt_code(Advance(MIL)) is None


def test_13_industrialization_three_oil():
    s = scene({ME: ["31a"]}, has={ME: [Dev.INDUSTRIALIZATION]})
    assert yield_of(s.g, ME, "12c", is_urban=False) == 3
    assert yield_of(scene(has={ME: [Dev.MINING]}).g, ME, "12c", is_urban=False) == 0


def test_13_emancipation_a_neutral_tribe_is_replaced_without_points():
    s = scene({ME: ["31b"], NEUTRAL: ["31a"]}, has={ME: [Dev.EMANCIPATION]})
    s.do(Emancipate("31b", "31a"))
    assert s.areas() == ["31a", "31b"]
    assert s.areas(NEUTRAL) == []


def test_13_emancipation_takes_neither_markers_nor_the_specialists_of_others():
    tribes, cards = {ME: ["31b"], NEUTRAL: ["31a"]}, [Dev.EMANCIPATION, Dev.DIPLOMACY]
    s = scene(tribes, has={ME: cards}, levels={ME: {MIL: 1}}, specialists={BEN: [MIL]})
    assert s.code(Emancipate("31b", "31a", pay={MIL: 1})) == "nothing-to-pay"
    assert s.code(Emancipate("31b", "31a", aid=True)) == "nothing-to-pay"


def test_13_emancipation_only_with_the_card_and_only_neutral_tribes():
    assert scene({ME: ["31b"], NEUTRAL: ["31a"]}).code(Emancipate("31b", "31a")) == "no-such-ability"
    s = scene({ME: ["31b"], BEN: ["31a"]}, has={ME: [Dev.EMANCIPATION]})
    assert s.code(Emancipate("31b", "31a")) == "not-neutral"


def test_13_mechanized_warfare_a_military_point_extends_the_range_of_an_attack():
    tribes, levels = {ME: ["31a"], BEN: ["31d"]}, {ME: {MIL: 2}}
    s = scene(tribes, levels=levels, has={ME: [Dev.MECHANIZED_WARFARE]})
    assert s.code(Attack("31a", "31d", at="31b")) is None
    assert scene(tribes, levels=levels).code(Attack("31a", "31d", at="31b")) == "not-enough-points"


def test_13_mechanized_warfare_is_for_military_actions_only():
    s = scene({ME: ["31a"]}, levels={ME: {MIL: 2, CUL: 1}}, has={ME: [Dev.MECHANIZED_WARFARE]})
    assert s.code(Spread("31a", "culture", at="31b")) == "not-enough-points"
    assert s.code(Explore("31a", "31b")) == "not-enough-points"
    assert s.code(Rest("31a")) is None
