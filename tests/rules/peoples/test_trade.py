"""Ch. 8.3: trade."""

from rules.peoples.orders import Trade
from rules.peoples.trade import due, sale
from tests.rules.peoples.scenario import BEN, CLEO, ECO, ME, SCI, scene


def at_the_border(mine=1, his=0, own=None, his_goods=None, **more):
    return scene(
        {ME: ["31a"], BEN: ["31b"]},
        levels={ME: {ECO: mine}, BEN: {ECO: his}},
        held={ME: own or {}, BEN: his_goods or {"fur": 2, "cattle": 2}},
        **more,
    )


def test_8_3_example_olmec_takes_one_fur_and_one_cattle_for_one_timber():
    s = at_the_border(mine=2, his=1, own={"timber": 1})
    s.do(Trade("31a", "31b", {"fur": 1, "cattle": 1}, {"timber": 1}))
    assert s.held() == {"fur": 1, "cattle": 1}
    assert s.held(BEN) == {"fur": 1, "cattle": 1, "timber": 1}


def test_8_3_the_buyer_takes_as_many_as_economy_points():
    assert at_the_border(mine=1).code(Trade("31a", "31b", {"fur": 1})) is None
    assert at_the_border(mine=1).code(Trade("31a", "31b", {"fur": 1, "cattle": 1})) == "not-enough-points"


def test_8_3_not_the_last_of_a_resource():
    s = at_the_border(mine=3)
    assert s.code(Trade("31a", "31b", {"fur": 2})) == "not-on-sale"
    assert sale(s.g, ME, "31b") == {"fur": 1, "cattle": 1}


def test_8_3_what_the_seller_does_not_have_is_not_taken():
    assert at_the_border().code(Trade("31a", "31b", {"silk": 1})) == "not-on-sale"


def test_8_3_a_seller_without_economy_gets_nothing_back():
    s = at_the_border(mine=1, his=0, own={"timber": 1})
    s.do(Trade("31a", "31b", {"fur": 1}))
    assert s.held() == {"timber": 1, "fur": 1}


def test_8_3_who_takes_less_gives_back_less():
    s = at_the_border(mine=1, his=3, own={"timber": 3})
    assert due(s.g, ME, BEN, 1) == 1
    s.do(Trade("31a", "31b", {"fur": 1}))
    assert s.held() == {"timber": 2, "fur": 1}


def test_8_3_who_cannot_give_back_cannot_buy():
    assert at_the_border(his=1).code(Trade("31a", "31b", {"fur": 1})) == "cannot-give"


def test_8_3_a_wrong_gift_is_refused():
    s = at_the_border(his=1, own={"timber": 3})
    assert s.code(Trade("31a", "31b", {"fur": 1}, {"timber": 2})) == "wrong-gift"
    assert s.code(Trade("31a", "31b", {"fur": 1}, {"silk": 1})) == "cannot-give"


def test_8_3_without_a_word_the_most_plentiful_is_given():
    s = at_the_border(his=1, own={"timber": 3, "silk": 1})
    s.do(Trade("31a", "31b", {"fur": 1}))
    assert s.held(BEN)["timber"] == 1


def test_8_3_something_must_be_taken():
    assert at_the_border().code(Trade("31a", "31b", {})) == "nothing-taken"


def test_8_3_only_with_a_bordering_area():
    s = scene({ME: ["31a"], BEN: ["31d"]}, levels={ME: {ECO: 1}}, held={BEN: {"fur": 2}})
    assert s.code(Trade("31a", "31d", {"fur": 1})) == "no-trade-area"


def test_8_3_with_science_over_a_distance():
    s = scene({ME: ["31a"], BEN: ["31d"]}, levels={ME: {ECO: 1, SCI: 1}}, held={BEN: {"fur": 2}})
    s.do(Trade("31a", "31d", {"fur": 1}, at="31b"))
    assert s.held() == {"fur": 1}


def test_8_3_the_trade_area_is_all_of_a_peoples_land_so_its_whole_pool_is_open():
    s = scene({ME: ["31a"], BEN: ["31b", "37d"]}, levels={ME: {ECO: 1}}, held={BEN: {"pulses": 2}})
    s.do(Trade("31a", "31b", {"pulses": 1}))
    assert s.held() == {"pulses": 1}


def test_8_3_nobody_trades_with_a_third_people_behind():
    s = scene({ME: ["31a"], BEN: ["31b"], CLEO: ["33a"]}, levels={ME: {ECO: 1}}, held={CLEO: {"fur": 2}})
    assert s.code(Trade("31a", "33a", {"fur": 1})) == "no-trade-area"
