"""Warnings of History of the World: each in a position that has it, and none in one that has not."""

from rules.history_of_the_world.event_play import NONE, play_events
from rules.history_of_the_world.expansion import targets
from rules.history_of_the_world.orders import EndExpansion, Forts, Spread, Take, order_data
from tests.rules.history.scenario import ME, scene
from tests.rules.history.test_plan import assyria, plan_of


def warned(question, *orders):
    return question.warnings([order_data(order) for order in orders])


def test_v_armies_left_when_expansion_ends_are_told():
    _, _, question = assyria(pool=3)
    assert warned(question, EndExpansion()) == ("Expansion ends with 3 armies unused, and they are lost.",)
    assert warned(question, Spread(leave=2), EndExpansion()) == (
        "Expansion ends with 2 armies unused, and they are lost.",
    )


def test_v_a_plan_that_uses_all_or_goes_on_is_not_warned_of():
    _, _, question = assyria(pool=1)
    assert warned(question, Take("levant")) == ()
    assert warned(question, Forts(), EndExpansion()) == ()
    assert warned(question) == ()


def test_v_armies_that_can_spread_nowhere_are_not_said_to_spread():
    s, campaign, question = assyria(pool=2)
    assert question.if_silent().startswith("If you do nothing: armies spread over empty lands")
    for _, _, question in (assyria(pool=0), assyria(targets(s.g, campaign), pool=2)):
        assert question.write([]) == ("no orders: expansion ends",)
        assert question.if_silent() == "If you do nothing: expansion ends."


def test_v_with_dice_it_is_told_how_likely_armies_are_left():
    _, _, question = assyria(["levant"], pool=4)
    (told,) = warned(question, Take("levant"), EndExpansion())
    assert told.startswith("Expansion ends with 1 to 3 armies unused, and they are lost (")
    assert told.endswith("% likely).")
    _, _, question = assyria(["levant"], pool=1)
    assert warned(question, Take("levant"), EndExpansion()) == ()


def test_v_a_land_of_ones_own_is_told():
    lands = {"upper_tigris": (ME, "assyria"), "levant": (ME, "egypt")}
    s = scene(lands, capitals=["upper_tigris"])
    campaign = s.campaign("assyria", pool=2)
    question = plan_of(s, campaign)
    assert warned(question, Take("levant")) == ("Levant is yours already: entering it costs an army.",)
    _, _, question = assyria(pool=2)
    assert warned(question, Take("levant")) == ()


def test_v_a_line_that_hardly_succeeds_is_told():
    _, _, question = assyria(["levant", "palestine", "lower_tigris"], pool=2)
    lines = [Take("levant", most=1), Take("palestine", most=1)]
    assert warned(question, *lines) == ()
    _, _, question = assyria(["levant"], pool=1)
    told = warned(question, Take("levant"), Take("palestine"))
    assert told == ("The line “take Palestine” is hardly ever carried out (0 % likely).",)


def test_iv_cards_that_can_never_be_played_again_are_told():
    s = scene(hand=["leader", "reallocation"], epoch=7)
    s.turn("germany")
    s.run(play_events(s.g), NONE)
    (asked,) = s.asked
    (told,) = asked.warnings(NONE)
    assert told.endswith("can be played in this epoch only.")
    assert all(asked.warnings(option.key) == () for option in asked.options if option.key != NONE)


def test_iv_cards_that_can_be_kept_are_not_told():
    s = scene(hand=["leader"], epoch=1)
    s.turn("assyria")
    s.run(play_events(s.g), NONE)
    assert s.asked[0].warnings(NONE) == ()
