"""Which tables are swept, and which positions of them."""

import pytest

from rules.games import GAMES
from tools.truth.__main__ import tasks, told
from tools.truth.positions import NAMES, sample, stretches
from tools.truth.sweep import Swept, Task


def test_every_size_of_every_game_is_swept():
    asked = tasks(list(GAMES), [], 30)
    assert len(asked) == len(set(asked)) == sum(game.most - game.least + 1 for game in GAMES.values())
    for key, game in GAMES.items():
        sizes = [task.players for task in asked if task.game == key]
        assert sizes == list(range(game.least, game.most + 1))
    assert len(NAMES) >= max(game.most for game in GAMES.values())


def test_games_and_sizes_can_be_chosen():
    asked = tasks(["civx", "history-of-the-world"], [5, 18], 3)
    assert asked == [Task("civx", 5, 3), Task("civx", 18, 3), Task("history-of-the-world", 5, 3)]
    assert tasks(["peoples"], [9], 3) == []


@pytest.mark.parametrize(("length", "count"), [(231, 30), (30, 30), (61, 30), (7, 30), (0, 3), (4, 0)])
def test_stretches_cover_everything_evenly(length, count):
    parts = stretches(range(length), count)
    assert len(parts) == min(length, count)
    if parts:
        assert [each for part in parts for each in part] == list(range(length))
        assert max(map(len, parts)) - min(map(len, parts)) <= 1


def test_positions_and_drafts_are_as_many_as_asked_for_and_spread_over_a_whole_game():
    found = sample("history-of-the-world", 3, 4)
    assert (len(found.frames), len(found.drafts)) == (4, 4)
    assert [(frame.number - 1) // 7 for frame in found.frames] == [0, 1, 2, 3]
    assert all(len(frame.told) > 1 and frame.before is not None for frame in found.frames)
    assert all(proposal.key.startswith("plan") for _, proposal in found.drafts)


def test_a_table_is_told_with_its_findings():
    table = Swept(Task("peoples", 3, 2), 2, 1, ("phase 4 (Round 1): name covered",), 1.6)
    assert told(table).splitlines() == [
        "peoples, 3 players: 2 positions, 1 drafts, 1 findings, 2 s",
        "  phase 4 (Round 1): name covered",
    ]
