"""People who come only when they are called: movement costs one wait, however many play."""

import pytest

from tools.pace.counts import TurnCount, table
from tools.pace.run import paced


@pytest.mark.parametrize(("game", "turns"), [("western-empires", 2)])
async def test_movement_is_one_wait_and_nobody_is_awaited_uncalled(tmp_path, game, turns):
    counted = await paced(str(tmp_path / "a.db"), game, players=5, turns=turns, seed=1)
    assert sorted(counted) == [*range(1, turns + 1)]
    for turn in counted.values():
        assert turn.waits["Movement"] == 1
        assert turn.overdue == 0
    assert max(counted[turns].calls.values()) == 1


def test_counts_are_shown_a_turn_each():
    turn = TurnCount()
    turn.waits["Movement"] = 2
    turn.calls.update({7: 3, 8: 1})
    _, figures, phases = table({4: turn}, people=2)
    assert figures.split()[:3] == ["4", "2", "2.0"]
    assert phases.strip() == "Movement 2"
