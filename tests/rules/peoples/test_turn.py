"""Ch. 6: a turn at the table: lines, reactions, defaults."""

from rules.peoples.developments import Dev
from rules.peoples.events import OrdersHalted, Produced, RevolutionBegan, TribeRested
from rules.peoples.orders import Attack, EndTurn, Explore, Produce, Rest, order_data
from rules.peoples.state import Stage
from rules.peoples.turn import end_turn, play_turn, run
from rules.peoples.turn_referee import TurnReferee
from rules.table import Refusal
from tests.rules.peoples.scenario import BEN, LAND, ME, MIL, SCI, scene


def data(*orders):
    return [order_data(order) for order in orders]


def test_6_up_to_two_tribes_act():
    s = scene({ME: ["31a", "31b", "31c"]})
    s.do(Produce("31a"), Produce("31b"))
    assert s.code(Produce("31c")) == "two-tribes"


def test_6_the_turn_ends_by_itself_when_two_tribes_have_acted():
    s = scene({ME: ["31a", "31b", "31c"]})
    s.run(play_turn(s.g, ME), data(Produce("31a"), Produce("31b")))
    assert s.state.turn is None
    assert s.state.place == 1


def test_6_a_turn_may_be_ended_after_one_tribe():
    s = scene({ME: ["31a", "31b"]})
    s.run(play_turn(s.g, ME), data(Produce("31a"), EndTurn()))
    assert len(s.of(Produced)) == 1


def test_6_one_tribe_at_least_acts_or_rests():
    s = scene({ME: ["31a", "31b"]})
    assert s.code(EndTurn()) == "nothing-done"
    s.do(Rest("31a"), EndTurn())
    assert s.of(TribeRested) == [TribeRested(ME, "31a")]


def test_6_if_all_tribes_are_engaged_the_revolution_is_taken():
    s = scene({ME: ["31a!", "31b!"]})
    s.run(play_turn(s.g, ME), [])
    assert s.of(RevolutionBegan) == [RevolutionBegan(ME)]
    assert not any(tribe.engaged for tribe in s.g.tribes_of(ME))


def test_6_while_a_tribe_is_disengaged_there_is_no_revolution():
    s = scene({ME: ["31a!", "31b"]})
    s.run(play_turn(s.g, ME), [])
    assert s.of(RevolutionBegan) == []


def test_6_without_orders_two_tribes_produce_what_is_lacking():
    s = scene({ME: ["31a", "31b", "31c"]}, held={ME: {"grain": 1}})
    s.run(play_turn(s.g, ME), [])
    assert s.held() == {"grain": 1, "silk": 1, "clay": 1}


def test_6_without_orders_a_tribe_that_cannot_produce_rests():
    s = scene({ME: ["41a"]}, world=[{"31": (0, 0), "41": (1, 0)}])
    s.run(play_turn(s.g, ME), [])
    assert s.of(TribeRested)


def test_6_lines_one_by_one_are_the_same_as_all_at_once():
    one, other = (scene({ME: ["31a", "31b"]}) for _ in range(2))
    one.run(play_turn(one.g, ME), data(Produce("31a")), data(Produce("31b")))
    other.run(play_turn(other.g, ME), data(Produce("31a"), Produce("31b")))
    assert one.state == other.state


def test_6_a_line_that_dice_made_impossible_stops_and_is_asked_again():
    s = scene({ME: ["31d"]}, levels={ME: {SCI: 1}}, world=[LAND], rolls=["43"])
    orders = (Explore("31d", "31b"), Attack("31d", "43c"))
    assert TurnReferee(s.g).judge(orders) == orders
    s.run(run(s.g, orders), "0:43b")
    assert [event.line for event in s.of(OrdersHalted)] == ["31d attacks 43c"]
    assert s.state.turn.acting.at == "31b"


def test_6_a_line_that_can_never_be_is_refused_at_once():
    s = scene({ME: ["31a", "31b"]})
    found = TurnReferee(s.g).judge((Produce("31a"), Produce("31a")))
    assert isinstance(found, Refusal)
    assert [fault.code for fault in found.faults] == ["engaged"]


def test_6_what_is_judged_changes_nothing():
    s = scene({ME: ["31a", "31b"]})
    before = s.state.fork()
    TurnReferee(s.g).judge((Produce("31a"), Produce("31b")))
    assert s.state == before


def test_6_a_preview_shows_what_needs_no_dice():
    s = scene({ME: ["31a", "31d"]}, levels={ME: {SCI: 1}}, world=[LAND])
    seen = TurnReferee(s.g).foresee(data(Produce("31a"), Explore("31d", "31b")))
    assert seen.players[ME].resources == {"grain": 1}
    assert TurnReferee(s.g).foresee(data(Explore("31d", "31b"))) is None


def test_6_menus_lead_to_a_line_that_can_be_done():
    s = scene({ME: ["31a", "31b"], BEN: ["31c"]}, levels={ME: {MIL: 1}}, held={BEN: {"clay": 2}})
    referee = TurnReferee(s.g)
    menu = referee.menu([])
    step = next(menu)
    assert [option.key for option in step.options] == ["31a", "31b"]
    step = menu.send(("31a",))
    assert {"produce", "attack", "rest"} <= {option.key for option in step.options}
    try:
        menu.send(("produce",))
    except StopIteration as end:
        draft = end.value.draft
    assert draft == data(Produce("31a"))


def test_6_a_tribe_on_its_way_ends_where_it_came_to_when_the_turn_ends():
    s = scene({ME: ["31a", "37d"]}, levels={ME: {SCI: 1}})
    s.do(Explore("31a", "31b"), EndTurn())
    assert s.areas() == ["31b", "37d"]


def test_6_the_turn_passes_in_turn_order_and_rounds_are_counted():
    s = scene({ME: ["31a"]})
    s.state.place = 4
    end_turn(s.g, 4)
    assert (s.state.place, s.state.round) == (0, 2)


def test_6_those_who_left_are_passed_over():
    s = scene({ME: ["31a"]})
    s.g.player(BEN).left = True
    end_turn(s.g, ME)
    assert s.state.place == 2


def test_rounds_after_the_last_round_all_take_a_last_revolution():
    s = scene({ME: ["31a"]}, rounds="15")
    s.state.place, s.state.round = 4, 15
    end_turn(s.g, 4)
    assert s.state.stage is Stage.LAST
    assert s.state.last == [0, 1, 2, 3, 4]


def test_the_record_of_a_turn_is_kept_for_the_charts():
    s = scene({ME: ["31a 31b", "37d"]}, held={ME: {"fur": 1}}, has={ME: [Dev.LAW]})
    end_turn(s.g, ME)
    record = s.state.records[0]
    assert (record.seat, record.tribes, record.kinds, record.developments) == (ME, 3, 1, 1)
