"""A plan tried on a fork: the position after the lines that need no dice. The game feels nothing of it."""

import pytest

from rules.history_of_the_world.orders import (
    EndExpansion,
    Fort,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Take,
    order_data,
)
from rules.history_of_the_world.plan_referee import PlanReferee
from rules.history_of_the_world.state import HistoryState, Navy, Turn, TurnRecord
from rules.history_of_the_world.view import view
from rules.table.codec import dump_state, load_state
from tests.rules.history.scenario import BEN, ME, Scene, scene, table_of


def assyria(**fields: object) -> tuple[Scene, PlanReferee]:
    """Assyria with its capital; Egypt holds the Levant."""
    s = scene({"upper_tigris": (ME, "assyria"), "levant": (BEN, "egypt")}, capitals=["upper_tigris"])
    return s, PlanReferee(s.g, s.campaign("assyria", **fields))


def foreseen(referee: PlanReferee, *orders: PlanOrder) -> HistoryState | None:
    return referee.foresee([order_data(order) for order in orders])


def test_what_needs_no_dice_is_foreseen_and_the_game_is_left_alone():
    s, referee = assyria()
    before = dump_state(s.state)
    after = foreseen(referee, Take("middle_tigris"), Fort("middle_tigris"), EndExpansion())
    assert after is not None
    assert (after.lands["middle_tigris"].seat, after.lands["middle_tigris"].fort) == (ME, True)
    assert after.turn.campaign.pool == referee.campaign.pool - 2
    assert dump_state(s.state) == before
    assert s.told == []


def test_foresight_ends_where_dice_would_fall():
    _, referee = assyria()
    after = foreseen(referee, Take("middle_tigris"), Take("levant"), Fort("upper_tigris"))
    assert after is not None
    assert after.lands["levant"].seat == BEN
    assert after.lands["middle_tigris"].seat == ME
    assert not after.lands["upper_tigris"].fort


def test_a_betrayed_land_is_foreseen_as_taken():
    _, referee = assyria(treachery=["levant"])
    after = foreseen(referee, Take("levant"), Take("palestine"))
    assert {after.lands[land].seat for land in ("levant", "palestine")} == {ME}


def test_coins_and_reserves_are_foreseen():
    _, referee = assyria(pool=2, coins=1, fallen=1)
    after = foreseen(referee, Recruit(), Reserve(1), Spread())
    assert (after.turn.campaign.pool, after.turn.campaign.coins) == (1, 0)


def test_an_empty_plan_is_foreseen_to_spread():
    _, referee = assyria(pool=2)
    after = referee.foresee([])
    assert sum(holding.seat == ME for holding in after.lands.values()) == 3


def test_a_preview_is_the_view_of_the_position_after_the_plan():
    t = table_of(scene())
    key = t.waiting()[0].key
    plan = [order_data(order) for order in (Take("levant"), Fort("levant"))]
    seen = t.preview(ME, key, plan)
    assert seen.lands["levant"].fort
    assert seen.campaign.armies == t.view(ME).campaign.armies - 2
    assert "levant" not in t.view(ME).lands
    assert t.preview(BEN, key, plan) is None


@pytest.mark.parametrize(
    "data",
    [
        [order_data(Take("levant"))],
        [order_data(EndExpansion())],
        [order_data(Take("albion"))],
        [{"do": "fly"}],
        "take Levant",
        None,
    ],
)
def test_nothing_is_foreseen_of_dice_of_the_end_or_of_a_plan_that_is_refused(data):
    _, referee = assyria()
    assert referee.foresee(data) is None


def test_a_fort_cannot_follow_where_one_stands_already():
    s, referee = assyria()
    s.state.lands["upper_tigris"].fort = True
    refusal = referee.judge((Take("middle_tigris"), Fort("upper_tigris")))
    assert [fault.code for fault in refusal.faults] == ["no-fort-here"]
    assert referee.judge((Take("levant"), Fort("levant"))) == (Take("levant"), Fort("levant"))


def test_judging_changes_nothing_and_tells_nobody():
    s, referee = assyria(coins=1)
    before = dump_state(s.state)
    plan = (Take("levant"), Take("palestine"), Fort("levant", Pay.COIN), Spread(), EndExpansion())
    assert referee.judge(plan) == plan
    assert dump_state(s.state) == before
    assert s.told == []


def full_state() -> HistoryState:
    """A position in which nothing is empty."""
    s = scene(
        {"levant": (ME, "assyria", 2)},
        forts=["levant"],
        capitals=["levant"],
        monuments=["levant"],
        hand=["leader"],
        naval_control="yes",
    )
    s.campaign("assyria", at_sea=["red_sea"], aboard=["red_sea"], edges=["leader"], treachery=["zagros"])
    state = s.state
    state.turn.events, state.turn.wishes, state.turn.halted = ["treachery"], ["levant"], "why"
    state.turn.stores.edges, state.turn.stores.seas = ["leader"], ["red_sea"]
    state.turn.stores.treachery = ["zagros"]
    state.navies["red_sea"] = Navy(ME, "assyria", 2)
    state.drawing.order, state.drawing.deck = [ME, BEN], ["egypt"]
    state.drawing.drawn = state.drawing.held = {ME: "assyria"}
    state.drawing.given = {ME: ME}
    state.discards, state.preeminent = ["famine"], {1: ME}
    state.records = [TurnRecord(1, ME, "egypt", {"nile": 2}, 0, 0, 0, 0)]
    player = state.players[ME]
    player.sources, player.strengths, player.markers = {"areas": 2}, {1: 4}, [6]
    return load_state(HistoryState, dump_state(state))


def mutable_parts(value: object, path: str = "") -> dict[int, str]:
    """Everything in a state that can change, by identity."""
    found: dict[int, str] = {}
    if isinstance(value, TurnRecord):
        return found  # never changes
    if hasattr(value, "__dataclass_fields__"):
        parts = {name: getattr(value, name) for name in value.__dataclass_fields__}
    elif isinstance(value, dict):
        parts = {str(key): part for key, part in value.items()}
    elif isinstance(value, list | tuple):
        parts = {str(number): part for number, part in enumerate(value)}
    else:
        return found
    found[id(value)] = path
    for name, part in parts.items():
        found.update(mutable_parts(part, f"{path}.{name}"))
    return found


def test_a_fork_is_equal_and_shares_nothing_that_changes():
    state = full_state()
    fork = state.fork()
    assert fork == state
    assert isinstance(fork.turn, Turn)
    ours, theirs = mutable_parts(state), mutable_parts(fork)
    assert [path for part, path in theirs.items() if part in ours] == []


def test_a_view_shares_nothing_that_changes():
    state = full_state()
    live = mutable_parts(state)
    assert [path for part, path in mutable_parts(view(state, ME)).items() if part in live] == []
