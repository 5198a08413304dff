"""Ch. 13: the developments of level 2, by their examples."""

from rules.peoples.developments import Dev
from rules.peoples.events import Attacked, TokenRemoved
from rules.peoples.orders import Attack, Cleanse, Produce, Spread, Trade
from rules.peoples.production import yield_of
from rules.peoples.reach import points_for, ranges
from rules.peoples.revolution import begin_revolution
from rules.peoples.revolution_orders import Advance, Develop, Specialize
from tests.rules.peoples.scenario import BEN, CIV, CUL, ECO, ME, MIL, REL, SCI, scene

RICH = {"31": (0, 0), "34": (0, 1)}  # 34a is iron


def test_13_banking_one_more_of_each_luxury_and_commodity_held():
    s = scene({ME: ["31a!"]}, has={ME: [Dev.BANKING]}, held={ME: {"gems": 1, "iron": 2, "grain": 1}})
    begin_revolution(s.g, ME)
    assert s.held() == {"gems": 2, "iron": 3, "grain": 1}


def test_13_feudalism_one_more_outside_settlements():
    s = scene({ME: ["34a"]}, has={ME: [Dev.MINING, Dev.FEUDALISM]}, world=[RICH])
    s.do(Produce("34a"))
    assert s.held() == {"iron": 2}
    assert yield_of(s.g, ME, "34a", is_urban=True) == 1


def test_13_guild_civics_and_economy_are_added_by_the_buyer():
    s = scene(
        {ME: ["31a"], BEN: ["31b"]},
        levels={ME: {CIV: 1, ECO: 1}},
        has={ME: [Dev.GUILD]},
        held={BEN: {"iron": 3}},
    )
    s.do(Trade("31a", "31b", {"iron": 2}))
    assert s.held() == {"iron": 2}
    assert s.g.available(ME, CIV) == s.g.available(ME, ECO) == 0


def test_13_gunpowder_one_point_beats_level_two():
    tribes, levels = {ME: ["31a"], BEN: ["31b"]}, {ME: {MIL: 1}, BEN: {MIL: 2}}
    assert scene(tribes, levels=levels).code(Attack("31a", "31b")) == "not-enough-points"
    s = scene(tribes, levels=levels, has={ME: [Dev.GUNPOWDER]})
    s.do(Attack("31a", "31b"), answers=["31b>off"])
    assert s.of(Attacked)[0].strength == 3


def test_13_gunpowder_does_not_help_in_defence():
    s = scene({ME: ["31a"], BEN: ["31b"]}, levels={ME: {MIL: 1}}, has={BEN: [Dev.GUNPOWDER]})
    assert s.code(Attack("31a", "31b")) is None


def test_13_heritage_two_points_replace_a_token_of_culture_level_one():
    levels = {ME: {CUL: 2}, BEN: {CUL: 1}}
    s = scene({ME: ["31a"]}, levels=levels, culture={"31": BEN}, has={ME: [Dev.HERITAGE]})
    s.do(Spread("31a", "culture"))
    assert s.state.culture == {"31": ME}
    low = scene(
        {ME: ["31a"]}, levels={ME: {CUL: 1}, BEN: {CUL: 1}}, culture={"31": BEN}, has={ME: [Dev.HERITAGE]}
    )
    assert low.code(Spread("31a", "culture")) == "not-enough-points"


def test_13_holy_war_two_military_points_remove_a_token_and_bring_a_specialist():
    levels = {ME: {MIL: 2}, BEN: {REL: 1}}
    s = scene({ME: ["31d"]}, levels=levels, religion={"31d": [BEN]}, has={ME: [Dev.HOLY_WAR]})
    s.do(Cleanse("31d", "31d"))
    assert s.state.religion == {}
    assert s.g.player(ME).specialists == [REL]
    assert s.of(TokenRemoved)[0].owner == BEN


def test_13_holy_war_needs_the_card_enough_points_and_a_token_nearby():
    levels = {ME: {MIL: 1}, BEN: {REL: 1}}
    order, faith = Cleanse("31d", "31d"), {"31d": [BEN]}
    assert scene({ME: ["31d"]}, levels=levels, religion=faith).code(order) == "no-such-ability"
    card = {ME: [Dev.HOLY_WAR]}
    assert scene({ME: ["31d"]}, levels=levels, religion=faith, has=card).code(order) == "not-enough-points"
    assert scene({ME: ["31d"]}, levels=levels, has=card).code(order) == "no-such-token"
    far = scene({ME: ["37d"]}, levels={ME: {MIL: 3}}, religion=faith, has=card)
    assert far.code(Cleanse("37d", "31d")) == "not-bordering"
    beside = scene({ME: ["31b"]}, levels={ME: {MIL: 3}}, religion=faith, has=card)
    assert beside.code(Cleanse("31b", "31d")) is None


def test_13_humanism_two_specialists_with_the_second_advance():
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 1}}, has={ME: [Dev.HUMANISM]}, held={ME: {"fur": 1}})
    s.revolt(Advance(REL), Specialize(SCI), Specialize(MIL))
    assert s.g.player(ME).specialists == [MIL, SCI]
    assert s.held() == {}


def test_13_humanism_no_more_than_the_level():
    s = scene({ME: ["31a!"]}, has={ME: [Dev.HUMANISM]})
    assert s.revolt_code(Advance(REL), Specialize(SCI)) is None
    s.g.player(ME).resources = {}
    lines = (Advance(REL), Specialize(SCI), Specialize(MIL), Specialize(CIV))
    assert s.revolt_code(*lines) == "cannot-pay"


def test_13_university_two_specialists_with_a_card_of_level_two():
    s = scene(
        {ME: ["31a!"]},
        levels={ME: {REL: 2, CIV: 1}},
        has={ME: [Dev.UNIVERSITY]},
        held={ME: {"clay": 1}},
    )
    s.revolt(Develop(Dev.HUMANISM), Specialize(SCI), Specialize(MIL))
    assert s.g.player(ME).specialists == [MIL, SCI]


def test_13_machinery_two_iron_even_without_mining():
    s = scene({ME: ["34a"]}, has={ME: [Dev.MACHINERY]}, world=[RICH])
    s.do(Produce("34a"))
    assert s.held() == {"iron": 2}


def test_13_militia_civics_counts_in_attack_but_not_in_defence():
    tribes = {ME: ["31a"], BEN: ["31b"]}
    s = scene(tribes, levels={ME: {CIV: 1, MIL: 1}, BEN: {MIL: 1}}, has={ME: [Dev.MILITIA]})
    assert s.code(Attack("31a", "31b")) is None
    s = scene(tribes, levels={ME: {MIL: 2}, BEN: {CIV: 1, MIL: 1}}, has={BEN: [Dev.MILITIA]})
    assert s.code(Attack("31a", "31b")) is None


def test_13_navigation_two_sea_areas_for_one_range_and_two_more_and_land_for_three():
    tiles = {"31": (0, 0), "62": (1, 0, 2), "64": (2, 0, 3)}
    s = scene({ME: ["31b"]}, has={ME: [Dev.NAVIGATION]}, world=[tiles])
    found = ranges(s.g, ME, "31b")
    row = [s.g.world.area_at(1, x, 0) for x in range(2, 6)]
    assert [found[area] for area in row] == [1, 1, 1, 2]
    assert points_for(s.g, found[row[1]]) == 1
    assert points_for(s.g, 3) == 2


def test_13_nobility_white_and_pink_in_the_same_payment():
    held = {ME: {"fur": 1, "silk": 1}}
    assert scene({ME: ["31a!"]}, levels={ME: {MIL: 2}}, held=held).revolt_code(Advance(MIL)) == "cannot-pay"
    s = scene({ME: ["31a!"]}, levels={ME: {MIL: 2}}, held=held, has={ME: [Dev.NOBILITY]})
    assert s.revolt_code(Advance(MIL)) is None


def test_13_printing_humanism_with_religion_two_and_civics_none():
    held = {ME: {"clay": 1}}
    without = scene({ME: ["31a!"]}, levels={ME: {REL: 2}}, held=held)
    assert without.revolt_code(Develop(Dev.HUMANISM)) == "requirement"
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 2}}, held=held, has={ME: [Dev.PRINTING]})
    assert s.revolt_code(Develop(Dev.HUMANISM)) is None


def test_13_printing_does_not_lower_the_higher_requirement():
    s = scene({ME: ["31a!"]}, levels={ME: {REL: 1}}, has={ME: [Dev.PRINTING]}, held={ME: {"clay": 1}})
    assert s.revolt_code(Develop(Dev.HUMANISM)) == "requirement"


def test_13_state_religion_three_points_for_the_third_token_though_two_would_beat_the_owner():
    mapped = {"41": (0, 2), "42": (1, 2), "43": (2, 2), "44": (0, 3), "45": (1, 3), "46": (2, 3)}
    faith = {"41d": [ME], "42d": [ME], "31d": [BEN]}

    def position(level):
        levels = {ME: {REL: level}, BEN: {REL: 1}}
        s = scene({ME: ["31d"]}, levels=levels, mapped=mapped, has={ME: [Dev.STATE_RELIGION]})
        s.state.religion = {
            corner: list(seats) for corner, seats in faith.items() if corner in s.g.world.corners
        }
        return s

    s = position(2)
    assert len([seats for seats in s.state.religion.values() if seats == [ME]]) == 2
    s.do(Spread("31d", "religion"))
    assert s.g.available(ME, REL) == 0
    assert s.state.religion["31d"] == [ME]


def test_13_taxation_religion_counts_for_the_buyer_and_not_for_the_seller():
    tribes = {ME: ["31a"], BEN: ["31b"]}
    s = scene(
        tribes, levels={ME: {ECO: 1, REL: 1}}, has={ME: [Dev.TAXATION]}, held={BEN: {"fur": 2, "gems": 2}}
    )
    s.do(Trade("31a", "31b", {"fur": 1, "gems": 1}))
    assert s.held() == {"fur": 1, "gems": 1}
    seller = scene(
        tribes,
        levels={ME: {ECO: 2}, BEN: {ECO: 1, REL: 1}},
        has={BEN: [Dev.TAXATION]},
        held={ME: {"clay": 2}, BEN: {"fur": 3}},
    )
    seller.do(Trade("31a", "31b", {"fur": 2}))
    assert seller.held() == {"clay": 1, "fur": 2}
