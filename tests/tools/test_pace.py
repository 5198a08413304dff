"""People who come only when they are called: movement costs one wait, however many play."""

import pytest

from tools.pace.__main__ import seeds
from tools.pace.counts import TurnCount, means, table
from tools.pace.run import paced


@pytest.mark.parametrize(("game", "turns"), [("western-empires", 2)])
async def test_movement_is_one_wait_and_nobody_is_awaited_uncalled(tmp_path, game, turns):
    counted = await paced(str(tmp_path / "a.db"), game, players=5, turns=turns, seed=1)
    assert sorted(counted) == [*range(1, turns + 1)]
    for turn in counted.values():
        assert turn.waits["Movement"] == 1
        assert turn.overdue == 0
    assert max(counted[turns].calls.values()) == 1


async def test_a_seed_fixes_the_whole_game(tmp_path):
    first, again, other = [
        await paced(str(tmp_path / f"{n}.db"), "western-empires", players=5, turns=1, seed=seed)
        for n, seed in enumerate((1, 1, 2))
    ]
    assert first == again
    assert first != other


def test_means_are_taken_over_turns_and_phases():
    turns = [TurnCount(), TurnCount()]
    turns[0].waits.update({"Movement": 1, "Trade": 2})
    turns[1].waits.update({"Movement": 1})
    turns[0].calls.update({7: 3, 8: 1})
    figures, phases = means(turns, people=2)
    assert figures == "waits 2.0 (1-3), calls/person 1.0, most calls of one 1.5 (3)"
    assert phases.strip() == "Movement 1.0, Trade 1.0"


def test_seeds_are_one_or_all_between_two():
    assert (seeds("3"), seeds("1-3")) == ([3], [1, 2, 3])


def test_counts_are_shown_a_turn_each():
    turn = TurnCount()
    turn.waits["Movement"] = 2
    turn.calls.update({7: 3, 8: 1})
    _, figures, phases = table({4: turn}, people=2)
    assert figures.split()[:3] == ["4", "2", "2.0"]
    assert phases.strip() == "Movement 2"
