"""WE 3: orders given ahead of one's turn, at a real table."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.civ.game import CivGame
from rules.civ.phases.movement import movement
from rules.civ.ruleset import Phase
from rules.civ.state import CivState
from rules.table import Chance, Refusal, open_table
from rules.table.event import AheadRefused
from rules.table.inputs import Answer, Expire, Undo
from tests.rules.civ.rulesets import WESTERN_EMPIRES
from tests.rules.civ.scenario import scenario, side


def table_of(scene, play=movement):
    """A table where the position of a scene is about to move, or to play another phase."""

    def open_scene(rules, options: Mapping[str, str], names: tuple[str, ...], chance: Chance) -> CivState:
        return scene.state

    class Moving(CivGame):
        rules = replace(
            WESTERN_EMPIRES,
            key="moving",
            least=1,
            opening=(),
            phases=(Phase("movement", "Movement", play),),
            open=open_scene,
        )

    return open_table(Moving(), {}, tuple(n.name for n in scene.state.nations), b"seed")


def march(*path, count=1):
    return {"march": list(path), "count": count}


@pytest.fixture
def table():
    """Hellas moves first, then Minoa, whose cities are guarded, then Rome."""
    return table_of(
        scenario(
            {
                "Hellas": side({"Athens": 3}, advances=["Military"]),
                "Minoa": side({"Knossos": 2}, ["Corinth"], advances=["Diplomacy"]),
                "Rome": side({"Argos": 2}),
            }
        )
    )


def test_3_only_the_first_is_awaited_but_all_may_give_orders(table):
    assert [(q.seat, q.key) for q in table.waiting()] == [(0, "move")]
    assert [(o.question.key, o.ahead) for o in table.questions(2)] == [("move", True)]


def test_3_orders_given_ahead_run_when_the_turn_comes(table):
    assert table.submit(Answer(2, "move", [march("Argos", "Sparta")])) is None
    assert table.submit(Answer(1, "move", [march("Knossos", "Phaestos")])) is None
    assert table.state.tokens["Argos"] == {2: 2}, "nothing moves before its turn"
    assert table.submit(Answer(0, "move", [])) is None
    assert table.state.turn == 4, "one answer ended the phase"
    assert table.state.tokens["Sparta"] == {2: 1}
    assert table.state.tokens["Phaestos"] == {1: 1}


def test_3_orders_that_are_no_longer_legal_are_asked_again(table):
    """Rome may enter Corinth only while somebody else attacks it."""
    attack = [march("Argos", "Corinth", count=2)]
    refused = table.submit(Answer(2, "move", attack))
    assert isinstance(refused, Refusal), "there is no conflict situation yet"
    table.submit(Answer(0, "move", [march("Athens", "Corinth")]))
    assert table.submit(Answer(2, "move", attack)) is None
    assert table.submit(Answer(1, "move", [])) is None
    assert table.state.tokens["Corinth"] == {0: 1, 2: 2}


def test_3_a_guard_that_comes_up_before_the_turn_stops_orders_given_ahead():
    scene = scenario(
        {
            "Hellas": side({"Corinth": 2}),
            "Minoa": side({"Corinth": 1, "Knossos": 1}, advances=["Cultural Ascendancy"]),
            "Rome": side({"Athens": 2}),
        }
    )
    table = table_of(scene)
    assert table.submit(Answer(2, "move", [march("Athens", "Corinth", count=2)])) is None, (
        "a conflict is there"
    )
    assert table.submit(Answer(1, "move", [])) is None
    assert table.submit(Answer(0, "move", [march("Corinth", "Sparta", count=2)])) is None, "and is voided"
    assert [(q.seat, q.key) for q in table.waiting()] == [(2, "move")]
    (told,) = [t.event for t in table.told if isinstance(t.event, AheadRefused)]
    assert [fault.code for fault in told.refusal.faults] == ["guarded-units"]


def test_3_a_deadline_moves_nobody_and_keeps_the_ships():
    table = table_of(scenario({"Hellas": side({"Athens": 3}, ships=["Athens"], treasury=2)}))
    assert table.submit(Expire()) is None
    assert table.state.tokens == {"Athens": {0: 3}}
    assert [ship.area for ship in table.state.ships] == ["Athens"]


# -- taking a move back


def test_3_a_move_is_taken_back_while_nobody_has_moved_since(table):
    before = table.state.fork()
    assert table.submit(Answer(0, "move", [march("Athens", "Corinth", count=2)])) is None
    assert table.state.tokens["Corinth"] == {0: 2}
    assert table.submit(Undo(0)) is None
    assert table.state.tokens == before.tokens
    assert [q.seat for q in table.waiting()] == [0]


def test_3_ships_built_kept_sailed_and_lost_are_taken_back_with_it():
    made = side({"Athens": 3}, ships=["Athens", "Thera"], treasury=5)
    table = table_of(scenario({"Hellas": made, "Minoa": side({"Knossos": 2})}))
    orders = [
        {"ship": "Athens", "pay": ["treasury"], "stops": [["Athens", 1, 0], ["Thera", 0, 1]]},
        {"ship": "Athens", "new": True, "pay": ["treasury", "treasury"]},
    ]
    assert table.submit(Answer(0, "move", orders)) is None
    assert sorted(ship.area for ship in table.state.ships) == ["Athens", "Thera"]
    assert table.submit(Undo(0)) is None
    assert table.state.nations[0].treasury == 5


@pytest.mark.parametrize("orders", [[], [march("Knossos", "Phaestos")]])
def test_3_a_move_stands_once_orders_given_ahead_have_followed_it(table, orders):
    assert table.submit(Answer(1, "move", orders)) is None
    assert table.submit(Answer(0, "move", [march("Athens", "Boeotia")])) is None
    assert isinstance(table.submit(Undo(0)), Refusal)


def test_3_a_move_stands_once_the_next_has_moved(table):
    assert table.submit(Answer(0, "move", [march("Athens", "Boeotia")])) is None
    assert table.submit(Answer(1, "move", [])) is None
    assert isinstance(table.submit(Undo(0)), Refusal)
    assert table.submit(Undo(1)) is None
