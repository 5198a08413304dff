"""Warnings of Peoples: each in a position that has it, and none in one that has not."""

from rules.peoples.orders import EndTurn, Produce, order_data
from rules.peoples.revolution_orders import Add, Advance, GiveUp, Specialize, line_data
from rules.peoples.revolution_referee import RevolutionReferee
from rules.peoples.turn_referee import TurnReferee
from tests.rules.peoples.scenario import ME, MIL, SCI, scene


def turn(s, *orders):
    return TurnReferee(s.g).warnings([order_data(order) for order in orders])


def revolution(s, *lines):
    return RevolutionReferee(s.g, ME).warnings([line_data(line) for line in lines])


def test_6_a_turn_that_ends_too_early_is_told():
    s = scene({ME: ["31a", "31d", "33a"]})
    assert turn(s, Produce("31a"), EndTurn()) == ("1 tribe more may act before the turn ends: 31d and 33a.",)
    assert turn(s, Produce("31a"), Produce("31d"), EndTurn()) == ()
    assert turn(s, Produce("31a")) == ()  # the second is asked for


def test_6_nobody_is_missed_where_nobody_else_may_act():
    assert turn(scene({ME: ["31a", "31d!"]}), Produce("31a"), EndTurn()) == ()


def test_9_1_tribes_that_go_hungry_are_told_unless_they_were_chosen():
    s = scene({ME: ["31a!", "31b!", "31c!", "31d!"]}, held={ME: {}})
    (told,) = revolution(s)
    assert told == "1 tribe cannot be fed and will be lost: 31a, unless you give up others."
    assert revolution(s, GiveUp("31b")) == ()


def test_9_1_fed_tribes_are_not_told():
    assert revolution(scene({ME: ["31a!", "31b!"]}, held={ME: {}})) == ()


def test_9_4_specialists_that_are_not_kept_are_told():
    s = scene({ME: ["31a!"]}, held={ME: {"silk": 1}})
    s.g.player(ME).specialists = [MIL]
    assert revolution(s, Add("31c"))[0] == ("You do not keep your specialist in military.")
    assert revolution(s, Specialize(MIL)) == ()


def test_9_5_goods_that_buy_nothing_are_told():
    s = scene({ME: ["31a!"]}, held={ME: {"silk": 3, "grain": 1}})
    assert revolution(s) == ("You acquire nothing, and 2 silk of yours go back to the supply.",)
    assert revolution(s, Advance(SCI)) == ()
    assert revolution(scene({ME: ["31a!"]}, held={ME: {"silk": 1}})) == ()


def test_9_5_what_a_revolution_leaves_is_told():
    s = scene({ME: ["31a!"]}, held={ME: {"silk": 3, "grain": 1}})
    referee = RevolutionReferee(s.g, ME)
    assert referee.leaves([]) == "You keep 1 silk and 1 grain. 2 silk of yours go back to the supply."
    assert RevolutionReferee(scene({ME: ["31a!"]}, held={ME: {}}).g, ME).leaves([]) == ""
