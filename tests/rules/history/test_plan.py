"""A turn by a written plan: reading, judging, running, halting."""

import pytest

from rules.history_of_the_world.events import LineDropped, PlanHalted
from rules.history_of_the_world.expand import expand
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Forts,
    Pay,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
    order_data,
    orders_of,
    read_stored,
)
from rules.history_of_the_world.plan_places import Ground
from rules.history_of_the_world.plan_reading import read_plan
from rules.history_of_the_world.plan_referee import PlanReferee
from rules.history_of_the_world.plan_words import order_words
from rules.history_of_the_world.state import Campaign
from rules.table import Chance, Drafted, Plan, Refusal, Step
from tests.rules.history.scenario import BEN, ME, scene

NOWHERE = Ground(lambda: None)
EXAMPLE = "take Levant, at most 3 armies; then Palestine; keep 1 for a fort in the capital; stop"


def assyria(foes=(), **fields):
    lands = {"upper_tigris": (ME, "assyria"), **dict.fromkeys(foes, (BEN, "egypt"))}
    dice = fields.pop("dice", ())
    s = scene(lands, capitals=["upper_tigris"], dice=dice)
    campaign = s.campaign("assyria", **fields)
    return s, campaign, plan_of(s, campaign)


def plan_of(s, campaign):
    """The question for a plan."""
    return Plan(seat=ME, key="plan", prompt="", referee=PlanReferee(s.g, campaign))


def run_text(s, campaign, question, text, *more):
    data = question.read(text, [])
    assert not isinstance(data, Refusal), str(data)
    s.run(expand(s.g, campaign), data, *more)


def test_the_plan_of_the_rules_text_is_read():
    _, _, question = assyria()
    data = question.read(EXAMPLE, [])
    assert list(orders_of(data)) == [
        Take("levant", most=3),
        Take("palestine"),
        Fort("upper_tigris", kept=True),
        EndExpansion(),
    ]
    assert not isinstance(question.check(data), Refusal)
    assert question.write(data) == (
        "take Levant, at most 3",
        "take Palestine",
        "keep 1 for a fort in Upper Tigris",
        "stop",
    )


def test_the_plan_runs_to_its_end_in_one_visit():
    s, campaign, question = assyria(["levant"], pool=4, dice=[1, 1, 6, 6, 1, 1])
    run_text(s, campaign, question, EXAMPLE)
    assert len(s.asked) == 1
    assert s.g.owner("palestine") == ME
    assert s.state.lands["upper_tigris"].fort
    assert campaign.pool == 0


def test_a_limit_reached_passes_on_and_the_next_line_halts_out_of_reach():
    s, campaign, question = assyria(["levant"], pool=5, dice=[1, 1, 6] * 3)
    run_text(s, campaign, question, EXAMPLE, [EndExpansion()])
    assert len(s.battles) == 3
    assert [e.line for e in s.of(LineDropped)] == ["take Levant, at most 3"]
    assert [(e.line, e.reason) for e in s.of(PlanHalted)] == [
        ("take Palestine", "Palestine cannot be reached.")
    ]
    assert campaign.pool == 2
    assert s.asked[1].prompt.startswith(
        "Your plan stopped at “take Palestine”. Palestine cannot be reached. "
        "Not done: “keep 1 for a fort in Upper Tigris; stop”. Assyria: 2 armies left."
    )


def test_a_plan_that_ran_to_its_end_is_not_said_to_have_stopped():
    s, campaign, question = assyria(["levant"], pool=3, dice=[1, 1, 6])
    run_text(
        s,
        campaign,
        question,
        "take Levant, at most 1; take Palestine",
        [Take("middle_tigris")],
        [EndExpansion()],
    )
    assert "stopped" in s.asked[1].prompt
    assert "stopped" not in s.asked[2].prompt


def test_an_army_kept_for_a_fort_is_not_spent_on_attacks():
    s, campaign, question = assyria(["levant"], pool=2, dice=[1, 1, 6])
    run_text(s, campaign, question, "take Levant; keep 1 for a fort in the capital; stop", [EndExpansion()])
    assert campaign.pool == 1
    assert s.of(PlanHalted)[0].reason == "There is no army left in the pool for it."


def test_keep_holds_armies_back_in_the_whole_plan():
    s, campaign, question = assyria(pool=3)
    run_text(s, campaign, question, "take Levant; take Palestine; keep 2", [EndExpansion()])
    assert campaign.pool == 2
    assert s.g.owner("palestine") is None


def test_try_passes_over_what_cannot_be_done():
    s, campaign, question = assyria(["levant"], pool=3, dice=[1, 1, 6])
    run_text(s, campaign, question, "take Levant, at most 1; try Palestine; take Middle Tigris; stop")
    assert s.g.owner("middle_tigris") == ME
    assert len(s.of(LineDropped)) == 2


def test_a_condition_passes_over_the_line():
    s, campaign, question = assyria(["levant"], pool=3, dice=[1, 1, 6])
    run_text(
        s, campaign, question, "take Levant, at most 1\nif Levant: take Palestine\ntake Middle Tigris\nstop"
    )
    assert s.of(PlanHalted) == []
    assert s.g.owner("middle_tigris") == ME


def test_a_condition_that_holds_lets_the_line_run():
    s, campaign, question = assyria(pool=3)
    run_text(s, campaign, question, "take Levant; if Levant is mine: take Palestine; stop")
    assert s.g.owner("palestine") == ME


def test_coins_bring_armies_back_within_a_line():
    s, campaign, question = assyria(["levant"], pool=1, coins=2, dice=[1, 1, 6, 6, 1, 1])
    run_text(s, campaign, question, "take Levant, with 1 coin; stop")
    assert s.g.owner("levant") == ME
    assert campaign.coins == 1


def test_a_line_without_coins_halts_when_the_pool_is_empty():
    s, campaign, question = assyria(["levant"], pool=1, coins=2, dice=[1, 1, 6])
    run_text(s, campaign, question, "take Levant; stop", [Recruit(), EndExpansion()])
    assert (campaign.pool, campaign.coins) == (1, 1)


def test_coins_of_allies_bring_armies_back_for_empty_lands_only():
    s, campaign, question = assyria(["levant"], pool=1, ally_coins=2, dice=[1, 1, 6])
    run_text(
        s, campaign, question, "take Levant, at most 1, with 1 coin; take Middle Tigris, with 1 coin; stop"
    )
    assert s.g.owner("middle_tigris") == ME
    assert (campaign.ally_coins, len(s.battles)) == (1, 1)


def test_a_first_line_may_live_on_coins():
    _, _, question = assyria(["levant"], pool=0, coins=1, fallen=1)
    assert isinstance(question.check(question.read("take Levant", [])), Refusal)
    assert not isinstance(question.check(question.read("take Levant, with 1 coin", [])), Refusal)


def test_a_land_may_be_tried_again_later_and_is_passed_over_when_held():
    s, campaign, question = assyria(["levant"], pool=4, dice=[1, 1, 6, 6, 1, 1])
    plan = "take Levant, at most 1; take Middle Tigris; take Levant; take Levant; stop"
    run_text(s, campaign, question, plan)
    assert s.g.owner("levant") == ME
    assert s.of(PlanHalted) == []
    assert [e.reason for e in s.of(LineDropped)] == [
        "1 spent",
        "Levant is yours already and takes no more armies.",
    ]


@pytest.mark.parametrize(("die", "pool"), [(6, 2), (1, 1)])
def test_a_plan_may_stop_on_a_condition(die, pool):
    s, campaign, question = assyria(["levant"], pool=3, dice=[die, 1, 3])
    run_text(s, campaign, question, "take Levant, at most 1; if Levant falls: stop; Middle Tigris; stop")
    assert campaign.pool == pool
    assert len(s.asked) == 1


def test_an_empty_plan_spreads_over_empty_lands_and_ends():
    s, campaign, _ = assyria(["levant"], pool=3)
    s.run(expand(s.g, campaign), [])
    assert campaign.pool == 0
    assert s.battles == []
    assert len(list(s.g.lands_of(ME))) == 4


def test_spread_prefers_new_areas_of_value():
    s = scene({"palestine": (ME, "assyria")})
    campaign = s.campaign("assyria", pool=1)
    s.state.epoch = 2
    s.run(expand(s.g, campaign), [Spread()])
    assert s.g.owner("nile_delta") == ME


def test_all_unreadable_lines_are_named_at_once():
    _, _, question = assyria()
    refusal = question.read("take Atlantis; take Levant; hum", [])
    assert isinstance(refusal, Refusal)
    assert len(refusal.faults) == 2


@pytest.mark.parametrize(
    "order",
    [
        Take("levant", 2, 1, needs="palestine"),
        Take("levant", leave=2, unless="palestine"),
        Take("levant", left_least=3),
        Forts(),
        Forts(2, left_most=4),
        Reserve(2, for_forts=True),
        Fort("levant", kept=True, spare=1),
        Spread(leave=1, left_least=2, left_most=2),
        Recruit(left_most=0),
        Take("levant", attempt=True),
        Fort("levant"),
        Fort("levant", Pay.COIN),
        Fort("levant", Pay.FREE, needs="zagros"),
        Fort("levant", kept=True),
        Recruit(),
        Recruit(allied=True),
        Embark("red_sea"),
        Reserve(2),
        Wish("levant"),
        Spread(),
        EndExpansion(),
        Recruit(needs="levant"),
        Embark("red_sea", needs="levant"),
        Spread(needs="levant"),
        EndExpansion(needs="levant"),
    ],
)
def test_every_order_goes_through_data_and_through_words(order):
    assert read_stored(order_data(order)) == order
    assert read_plan(order_words(order), NOWHERE) == (order,)


@pytest.mark.parametrize(
    "data",
    [
        "take",
        {"do": "fly"},
        {"do": "take"},
        {"do": "take", "land": "atlantis"},
        {"do": "take", "land": 3},
        {"do": "take", "land": "levant", "most": 0},
        {"do": "take", "land": "levant", "most": True},
        {"do": "take", "land": "levant", "speed": 3},
        {"do": "fort", "land": "levant", "pay": "gold"},
        {"do": "embark", "sea": "lake"},
        {"do": "stop", "now": True},
    ],
)
def test_data_that_is_no_order_is_refused(data):
    assert read_stored(data) is None
    _, _, question = assyria()
    assert isinstance(question.check([data]), Refusal)


@pytest.mark.parametrize(
    ("orders", "codes"),
    [
        ([Take("albion")], ["out-of-reach"]),
        ([Take("syrian_desert")], ["barren"]),
        ([Take("upper_tigris")], ["held-already"]),
        ([Take("levant"), Take("albion"), Take("sahara_desert")], ["out-of-reach", "barren"]),
        ([Take("levant"), Take("palestine"), Take("nile_delta")], []),
        ([Take("levant", most=1), Take("middle_tigris"), Take("levant")], []),
        ([EndExpansion(needs="levant"), Take("levant")], []),
        ([Fort("levant")], ["no-fort-here"]),
        ([Take("levant"), Fort("levant")], []),
        ([Fort("upper_tigris", Pay.COIN)], ["cannot-pay"]),
        ([Recruit()], ["no-coin"]),
        ([Embark("red_sea")], ["no-fleet"]),
        ([EndExpansion(), Take("levant")], ["after-stop"]),
        ([Reserve(9), Take("levant")], ["no-army"]),
        ([Wish("syrian_desert")], ["no-monument-here"]),
    ],
)
def test_a_plan_is_judged_before_it_runs(orders, codes):
    _, _, question = assyria()
    found = question.check([order_data(order) for order in orders])
    assert [fault.code for fault in getattr(found, "faults", ())] == codes


def test_the_last_army_is_not_both_kept_for_a_fort_and_spent():
    _, _, question = assyria(pool=1)
    plan = [Take("levant"), Fort("upper_tigris", kept=True)]
    refusal = question.check([order_data(order) for order in plan])
    assert [fault.code for fault in refusal.faults] == ["no-army"]


def test_an_enemy_land_far_away_is_out_of_reach():
    _, _, question = assyria(["albion"])
    for plan in ([Take("albion")], [Take("levant"), Take("albion")]):
        refusal = question.check([order_data(order) for order in plan])
        assert [fault.code for fault in refusal.faults] == ["out-of-reach"]


def test_only_armies_of_allies_left_do_not_attack():
    _, _, question = assyria(["levant"], pool=0, allied=1)
    refusal = question.check([order_data(Take("levant"))])
    assert [fault.code for fault in refusal.faults] == ["allies-only"]


def test_a_plan_must_be_a_list():
    _, _, question = assyria()
    assert isinstance(question.check("take Levant"), Refusal)


def test_the_draft_grows_and_lines_are_dropped():
    _, _, question = assyria()
    draft = question.read("Palestine", question.read("Levant", question.default()))
    assert question.write(question.drop(draft, 0)) == ("take Palestine",)


def test_menus_lead_to_a_line():
    _, _, question = assyria(["levant"])
    step = question.step([], ())
    assert isinstance(step, Step)
    verbs = {choice.key for choice in step.options}
    assert verbs == {"take", "try", "fort", "hold", "forts", "keep", "left", "spread", "stop", "monument"}
    lands = question.step([], (("take",),))
    assert {"levant": "Ben defends with 1 die", "middle_tigris": "empty"}.items() <= {
        c.key: c.note for c in lands.options
    }.items()
    limits = question.step([], (("take",), ("levant",)))
    assert limits.options[0].key == "all"
    change = question.step([], (("take",), ("levant",), ("2",)))
    assert change == Drafted([{"do": "take", "land": "levant", "most": 2}])
    later = question.step(change.draft, (("take",),))
    assert "palestine" in {choice.key for choice in later.options}


@pytest.mark.parametrize(
    ("path", "order"),
    [
        ((("take",), ("levant",), ("all",), ("0",)), Take("levant")),
        ((("take",), ("levant",), ("2",), ("1",)), Take("levant", most=2, coins=1)),
        ((("try",), ("levant",), ("all",), ("0",)), Take("levant", attempt=True)),
        ((("hold",), ("upper_tigris",)), Fort("upper_tigris", kept=True)),
        ((("keep",), ("2",)), Reserve(2)),
        ((("if",), ("levant",), ("stop",)), EndExpansion(needs="levant")),
        ((("if",), ("levant",), ("fort",), ("levant",), ("army",)), Fort("levant", needs="levant")),
        (
            (("else",), ("levant",), ("take",), ("zagros",), ("1",), ("0",)),
            Take("zagros", 1, unless="levant"),
        ),
        ((("left",), ("3",), ("spread",)), Spread(left_least=3)),
        ((("forts",),), Forts()),
        ((("fort",), ("upper_tigris",), ("coin",)), Fort("upper_tigris", Pay.COIN)),
        ((("monument",), ("upper_tigris",)), Wish("upper_tigris")),
        ((("coin",),), Recruit()),
        ((("allies",),), Recruit(allied=True)),
        ((("spread",),), Spread()),
        ((("stop",),), EndExpansion()),
        ((("fleet",), ("red_sea",)), Embark("red_sea")),
    ],
)
def test_every_menu_makes_its_order(path, order):
    s, _, question = assyria(coins=1, ally_coins=1, fallen=1, fleets=["red_sea"])
    s.state.options["naval-control"] = "yes"
    draft = [order_data(Take("levant"))]
    assert question.step(draft, path) == Drafted([*draft, order_data(order)])


def test_a_fort_by_menu_asks_for_payment_only_when_there_is_a_choice():
    _, _, question = assyria()
    assert question.step([], (("fort",), ("upper_tigris",))) == Drafted([order_data(Fort("upper_tigris"))])
    _, _, question = assyria(forts=1)
    assert isinstance(question.step([], (("fort",), ("upper_tigris",))), Step)


def test_menus_lead_to_no_empty_choice():
    s = scene()
    s.turn("franks")
    campaign = Campaign("crusaders", 1, 3, at_sea=["eastern_med"])
    verbs = {choice.key for choice in plan_of(s, campaign).step([], ()).options}
    assert verbs == {"take", "try", "keep", "left", "spread", "stop"}
    draft = [order_data(Take("levant"))]
    verbs = {choice.key for choice in plan_of(s, campaign).step(draft, ()).options}
    assert verbs == {"take", "try", "if", "else", "left", "keep", "spread", "stop"}
    for verb in sorted(verbs - {"spread", "stop"}):
        assert plan_of(s, campaign).step(draft, ((verb,),)).options


def test_menus_offer_a_fort_only_where_one_can_be():
    s, _, question = assyria()
    s.state.lands["upper_tigris"].fort = True
    assert "fort" not in {choice.key for choice in question.step([], ()).options}
    draft = [order_data(Take("levant"))]
    assert [choice.key for choice in question.step(draft, (("fort",),)).options] == ["levant"]


def test_menus_add_before_the_end_of_a_plan():
    _, _, question = assyria()
    draft = [order_data(Take("levant")), order_data(EndExpansion())]
    change = question.step(draft, (("take",), ("palestine",), ("all",)))
    assert question.write(change.draft) == ("take Levant", "take Palestine", "stop")
    assert question.step(draft, (("stop",),)).draft == draft


def test_samples_are_legal():
    _, _, question = assyria(["levant"], coins=1, fallen=1, forts=1)
    chance = Chance(b"samples")
    for _ in range(200):
        assert not isinstance(question.check(question.sample(chance)), Refusal)
