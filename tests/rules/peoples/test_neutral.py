"""Ch. 10: neutral tribes."""

from rules.peoples.developments import Dev
from rules.peoples.military import defence
from rules.peoples.orders import Attack, Trade
from rules.peoples.state import NEUTRAL
from rules.peoples.trade import sale
from tests.rules.peoples.scenario import ECO, ME, MIL, scene


def meeting(**more):
    return scene({ME: ["31b"], NEUTRAL: ["31a"]}, **more)


def test_10_a_neutral_tribe_has_what_the_buyer_would_produce_in_its_area():
    assert sale(meeting().g, ME, "31a") == {"grain": 1}
    assert sale(meeting(has={ME: [Dev.FARMING]}).g, ME, "31a") == {"grain": 2}


def test_10_example_olmec_takes_two_grain_and_gives_one_resource():
    s = meeting(levels={ME: {ECO: 2}}, has={ME: [Dev.FARMING]}, held={ME: {"timber": 1}}, neutral={ECO: 1})
    s.do(Trade("31b", "31a", {"grain": 2}, {"timber": 1}))
    assert s.held() == {"grain": 2}


def test_10_what_is_given_to_neutral_tribes_goes_to_the_general_supply():
    s = meeting(levels={ME: {ECO: 1}}, held={ME: {"timber": 1}}, neutral={ECO: 1})
    s.do(Trade("31b", "31a", {"grain": 1}))
    assert all("timber" not in player.resources for player in s.state.players)


def test_10_a_neutral_tribe_that_traded_is_engaged_until_a_revolution():
    s = meeting(levels={ME: {ECO: 2}})
    s.do(Trade("31b", "31a", {"grain": 1}))
    assert s.g.tribe_in("31a").engaged
    s.next_turn()
    assert s.code(Trade("31b", "31a", {"grain": 1})) == "neutral-engaged"
    s.revolt()
    s.next_turn()
    assert s.code(Trade("31b", "31a", {"grain": 1})) is None


def test_10_its_levels_count_in_defence():
    s = meeting(neutral={MIL: 1})
    assert defence(s.g, s.g.tribe_in("31a")) == 1


def test_10_example_rome_attacks_for_grain_without_farming():
    s = meeting(levels={ME: {MIL: 1}})
    s.do(Attack("31b", "31a"))
    assert s.held() == {"grain": 2}


def test_10_with_farming_the_attacker_takes_more():
    s = meeting(levels={ME: {MIL: 1}}, has={ME: [Dev.FARMING]})
    s.do(Attack("31b", "31a"))
    assert s.held() == {"grain": 4}
