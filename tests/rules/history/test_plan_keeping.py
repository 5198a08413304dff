"""Armies that a plan keeps back, what it does with the rest, and lines that depend on what is left."""

import pytest

from rules.history_of_the_world.events import FortBuilt, LineDropped, PlanHalted
from rules.history_of_the_world.orders import EndExpansion, Fort, Forts, Pay, Reserve, Take, Wish, order_data
from rules.history_of_the_world.plan_referee import PlanReferee
from rules.history_of_the_world.state import Campaign
from rules.table import Refusal
from tests.rules.history.scenario import ME, scene
from tests.rules.history.test_plan import assyria, run_text

LOST, WON = [1, 1, 6], [6, 6, 1]


def forts(s):
    return [event.land for event in s.of(FortBuilt)]


def test_an_army_kept_for_a_fort_is_not_spent_on_an_earlier_fort():
    s, campaign, question = assyria(pool=2)
    run_text(
        s,
        campaign,
        question,
        "take Zagros; fort in the capital; keep 1 for a fort in Zagros",
        [EndExpansion()],
    )
    assert forts(s) == []
    assert [event.line for event in s.of(PlanHalted)] == ["fort in Upper Tigris"]
    assert campaign.pool == 1


def test_a_kept_fort_may_be_the_first_line_and_is_built_when_its_land_falls():
    s, campaign, question = assyria(["zagros"], pool=3, dice=[1, 1, 6, 6, 6, 6, 1, 1])
    run_text(s, campaign, question, "keep 1 for a fort in Zagros; take Zagros; stop")
    assert forts(s) == ["zagros"]
    assert (campaign.pool, len(s.asked)) == (0, 1)


def test_a_kept_fort_whose_land_does_not_fall_is_told_and_its_army_stays():
    s, campaign, question = assyria(["zagros"], pool=3, dice=[1, 1, 6, 6])
    run_text(s, campaign, question, "keep 1 for a fort in Zagros; try Zagros, at most 1; stop")
    assert forts(s) == []
    assert [event.line for event in s.of(LineDropped)] == [
        "try Zagros, at most 1",
        "keep 1 for a fort in Zagros",
    ]
    assert campaign.pool == 2


def test_the_army_of_a_kept_fort_first_line_is_not_spent_on_attacks():
    s, campaign, question = assyria(["levant"], pool=2, dice=LOST)
    plan = "keep 1 for a fort in Zagros; take Levant; take Zagros"
    run_text(s, campaign, question, plan, [EndExpansion()])
    assert campaign.pool == 1
    assert "keep 1 for a fort in Zagros" in s.asked[1].prompt


def test_a_kept_fort_in_a_land_that_the_plan_never_takes_is_refused():
    _, _, question = assyria()
    refusal = question.check(question.read("keep 1 for a fort in Albion; take Levant", []))
    assert [fault.code for fault in refusal.faults] == ["no-fort-here"]


def test_keep_2_means_2_also_against_forts():
    s, campaign, question = assyria(pool=3)
    run_text(s, campaign, question, "keep 2; take Levant; fort in Levant", [EndExpansion()])
    assert (campaign.pool, forts(s)) == (2, [])


def test_keep_2_for_a_fort_keeps_2_until_the_fort_is_built():
    s, campaign, question = assyria(["levant"], pool=3, dice=LOST)
    plan = "take Levant; keep 2 for a fort in the capital"
    run_text(s, campaign, question, plan, [EndExpansion()])
    assert (campaign.pool, len(s.battles)) == (2, 1)


def test_what_is_kept_for_forts_becomes_forts_and_nothing_else():
    s, campaign, question = assyria(pool=3)
    run_text(s, campaign, question, "keep 2 for forts; spread; the rest as forts; stop")
    assert len(forts(s)) == 2
    assert len(list(s.g.lands_of(ME))) == 2


def test_the_rest_as_forts_begins_with_the_capital_and_uses_free_forts_first():
    s, campaign, question = assyria(pool=3, forts=1, coins=1)
    run_text(s, campaign, question, "take Levant; the rest as forts; stop")
    built = s.of(FortBuilt)
    assert [(event.land, event.paid) for event in built] == [("upper_tigris", Pay.FREE), ("levant", Pay.ARMY)]
    assert (campaign.pool, campaign.coins) == (1, 1)


def test_a_number_of_forts_and_kept_armies_hold_for_the_rest():
    s, campaign, question = assyria(pool=4)
    run_text(s, campaign, question, "keep 1; take Levant; take Palestine; 2 forts; stop")
    assert (forts(s)[0], len(forts(s)), campaign.pool) == ("upper_tigris", 1, 1)


def test_the_rest_as_forts_is_refused_as_a_first_line_where_there_is_nothing_to_build():
    s, _, question = assyria()
    s.state.lands["upper_tigris"].fort = True
    refusal = question.check(question.read("the rest as forts", []))
    assert [fault.code for fault in refusal.faults] == ["cannot-pay"]


@pytest.mark.parametrize(("die", "taken"), [(LOST, {"zagros"}), (WON, {"levant"})])
def test_else_is_done_only_if_the_land_did_not_fall(die, taken):
    s, campaign, question = assyria(["levant"], pool=3, dice=die)
    run_text(s, campaign, question, "take Levant, at most 1, else Zagros; stop")
    assert {land for land in ("levant", "zagros") if s.g.owner(land) == ME} == taken
    assert s.of(PlanHalted) == []


@pytest.mark.parametrize(("pool", "taken"), [(3, True), (2, False)])
def test_a_line_may_depend_on_the_armies_that_are_left(pool, taken):
    s, campaign, question = assyria(pool=pool)
    run_text(s, campaign, question, "if I have 3 left: take Levant; stop")
    assert (s.g.owner("levant") == ME) == taken


def test_an_attack_goes_on_while_enough_remain_and_then_the_plan_goes_on():
    s, campaign, question = assyria(["levant"], pool=4, dice=LOST * 4)
    run_text(s, campaign, question, "attack Levant while more than 2 remain; take Zagros; stop")
    assert len(s.battles) == 2
    assert [event.reason for event in s.of(LineDropped)] == ["2 left"]
    assert (s.g.owner("zagros"), campaign.pool) == (ME, 1)


def test_armies_left_are_counted_when_the_line_comes_not_between_its_attacks():
    s, campaign, question = assyria(["levant"], pool=3, dice=[*LOST, *LOST, *WON])
    run_text(s, campaign, question, "if 3 or more left: take Levant; stop")
    assert s.g.owner("levant") == ME


def test_spreading_may_leave_armies():
    s, campaign, question = assyria(pool=4)
    run_text(s, campaign, question, "spread, leaving 3; stop")
    assert campaign.pool == 3


def test_a_plan_stored_by_an_earlier_version_is_still_read():
    _, _, question = assyria()
    stored = [
        {"do": "take", "land": "levant", "most": 3, "needs": "upper_tigris", "attempt": True},
        {"do": "fort", "land": "upper_tigris", "kept": True},
        {"do": "keep", "armies": 1},
    ]
    assert question.check(stored) == (
        Take("levant", 3, attempt=True, needs="upper_tigris"),
        Fort("upper_tigris", kept=True),
        Reserve(1),
    )
    assert [order_data(order) for order in question.check(stored)] == stored


@pytest.mark.parametrize(
    "order",
    [Forts(), Forts(needs="palestine"), Reserve(1, for_forts=True), Fort("palestine"), Wish("levant")],
)
@pytest.mark.parametrize("is_first", [True, False])
def test_forts_and_monuments_are_refused_to_a_minor_empire_wherever_its_plan_asks_for_them(order, is_first):
    s = scene({"upper_tigris": (ME, "assyria"), "levant": (ME, "hittites")}, capitals=["upper_tigris"])
    s.turn("assyria")
    campaign = Campaign("hittites", 7, 3)
    s.g.turn.campaign = campaign
    plan = (order, Take("palestine")) if is_first else (Take("palestine"), order, EndExpansion())
    judged = PlanReferee(s.g, campaign).judge(plan)
    assert isinstance(judged, Refusal)
    assert "only" in str(judged)
    assert "active empire" in str(judged)
