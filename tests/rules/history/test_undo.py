"""What a player may take back within a turn: what was done openly, until dice fall or a card is shown."""

import pytest

from rules.history_of_the_world import events
from rules.history_of_the_world.game import HistoryOfTheWorld
from rules.history_of_the_world.orders import Fort, PlanOrder, Take, order_data
from rules.table import Refusal, Table, open_table
from rules.table import inputs as put
from rules.table.codec import dump_state
from tests.rules.history.scenario import BEN, ME, NAMES, scene, table_of

GAME = HistoryOfTheWorld()
REVEALING = {
    "BattleFought",  # only with dice
    "DrawingBegan",
    "EmpireCalled",
    "EmpireDrawn",
    "EmpireSeen",
    "EmpireSkipped",
    "EpochEnded",
    "EventPlayed",
    "FleetBattle",
    "GameWon",
    "MarkersRevealed",
    "OrderRolled",
    "SicknessRolled",
    "TurnScored",
}


def answer(t: Table, *data: object) -> None:
    """Answer what is asked, one after the other; an order is a plan of one line."""
    for given in data:
        question = t.waiting()[0]
        stored = [order_data(given)] if isinstance(given, PlanOrder) else given
        assert t.answer(question.seat, question.key, stored) is None


def undone(t: Table) -> str:
    """Ann's undo: the code of its refusal, or nothing."""
    refusal = t.submit(put.Undo(ME))
    return refusal.faults[0].code if isinstance(refusal, Refusal) else ""


def test_a_fort_built_by_a_step_of_a_plan_can_be_undone():
    t = table_of(scene())
    before = dump_state(t.state)
    answer(t, Fort("upper_tigris"))
    assert t.state.lands["upper_tigris"].fort
    assert undone(t) == ""
    assert dump_state(t.state) == before


def test_peaceful_steps_are_undone_one_by_one():
    t = table_of(scene())
    answer(t, Take("levant"), Take("palestine"))
    assert undone(t) == ""
    assert {"levant"} == set(t.state.lands) - {"upper_tigris"}
    assert undone(t) == ""
    assert set(t.state.lands) == {"upper_tigris"}


def test_a_battle_cannot_be_undone_nor_what_was_before_it():
    t = table_of(scene({"levant": (BEN, "egypt")}))
    answer(t, Take("middle_tigris"), Take("levant", most=1))
    assert undone(t) == "drawn"
    answer(t, Fort("upper_tigris"))
    assert undone(t) == ""
    assert undone(t) == "drawn"


def test_a_card_played_out_of_a_hand_is_shown_and_stays_played():
    t = table_of(scene(hand=["engineering", "leader"]))
    answer(t, "engineering")
    assert undone(t) == "revealed"
    answer(t, "none", Fort("upper_tigris"))
    assert undone(t) == ""
    assert undone(t) == ""
    assert t.waiting()[0].key == "event:2"
    assert undone(t) == "revealed"


def test_the_land_named_for_treachery_can_be_named_again():
    t = table_of(scene({"levant": (BEN, "egypt"), "zagros": (BEN, "egypt")}, hand=["treachery", "leader"]))
    answer(t, "treachery", "levant")
    assert t.state.turn.stores.treachery == ["levant"]
    assert undone(t) == ""
    assert t.waiting()[0].key == "treachery"
    assert undone(t) == "revealed"


def test_a_betrayed_land_falls_without_dice_and_can_be_given_back():
    t = table_of(scene({"levant": (BEN, "egypt"), "zagros": (BEN, "egypt")}, hand=["treachery"]))
    answer(t, "treachery", "levant")
    before = dump_state(t.state)
    answer(t, Take("levant"))
    assert t.state.lands["levant"].seat == ME
    assert undone(t) == ""
    assert dump_state(t.state) == before


def test_the_monuments_of_a_disaster_can_be_chosen_again():
    stones = ["crete", "levant", "zagros"]
    t = table_of(scene({"levant": (BEN, "egypt")}, monuments=stones, hand=["disaster", "leader"]))
    answer(t, "disaster", ["levant", "zagros"])
    assert t.state.monuments == ["crete"]
    assert undone(t) == ""
    assert t.state.monuments == stones


def drawing() -> tuple[Table, list[int]]:
    """A game of four at its first drawing, and the order of drawing."""
    t = open_table(GAME, {}, NAMES[:4], b"drawing")
    assert isinstance(t, Table)
    return t, t.state.drawing.order


def test_a_card_kept_or_passed_unseen_can_be_taken_back():
    t, order = drawing()
    t.answer(order[0], "draw", "keep")
    assert t.submit(put.Undo(order[0])) is None
    assert t.state.drawing.held == {}


def test_a_card_cannot_be_taken_back_once_it_brought_another_answer_to_light():
    t, order = drawing()
    t.answer(order[1], "draw", "keep")
    t.answer(order[0], "draw", "keep")
    refusal = t.submit(put.Undo(order[0]))
    assert isinstance(refusal, Refusal)
    assert refusal.faults[0].code == "revealed"


@pytest.mark.parametrize("name", sorted(vars(events)))
def test_every_event_says_whether_it_reveals(name):
    kind = getattr(events, name)
    if not hasattr(kind, "__dataclass_fields__"):
        return
    is_open = getattr(kind, "open_act", False)
    assert (is_open or getattr(kind, "innocent", False) is True) == (name not in REVEALING)
    assert not is_open or hasattr(kind, "seat"), "whose act it was"
