"""Games as earlier releases stored them: taken up by this version, migrated, and played to their end.

`stored/<version>/` holds, of recorded games of each version, the beginnings of many phases with the first
half of their inputs, letter by letter as they stood in the database.
"""

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.table import Chance, Table, restore
from rules.table import inputs as put
from rules.table.checkpoint import Checkpoint
from rules.table.codec import load_checkpoint, load_input
from rules.table.versions import up_to_date

FOLDER = Path(__file__).parent / "stored"
FILES = sorted(FOLDER.glob("*/*.json.xz"))
MOST = 40  # answers after which a game that goes on is left to the deadline
DEADLINES = 400
OFTEN = 9  # one phase in so many is played on from


def kept(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(lzma.decompress(path.read_bytes()))
    return data


def play_on(table: Table, chance: Chance) -> None:
    """Stand-ins play for a while, then time runs out again and again."""
    standin = STANDINS[for_game(table.game.key)]
    for _ in range(MOST):
        if table.over:
            return
        question = table.waiting()[0]
        data = standin.answer(question, table.view(question.seat), chance)
        assert table.submit(put.Answer(question.seat, question.key, data)) is None
        if table.is_floor:
            assert table.expire() is None
        assert table.game.problems(table.state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name[:-8]}")
def test_a_game_of_an_earlier_version_goes_on(path: Path) -> None:
    data = kept(path)
    game, names, seed = GAMES[data["game"]], tuple(data["names"]), bytes.fromhex(data["seed"])
    version = int(path.parent.name)
    reopened = 0
    for place, phase in enumerate(data["phases"]):
        checkpoint = load_checkpoint(phase["checkpoint"])
        assert checkpoint.version == version
        begun: list[Checkpoint] = []
        entries = [load_input(text) for text in phase["inputs"]]
        table = restore(game, names, seed, checkpoint, entries, begun.append)
        assert (table.rewritten is None) is (version == game.version)
        assert game.problems(table.state) == []
        assert all(one.version == game.version for one in (table.checkpoint, *begun))
        reopened += table.reopened
        if place % OFTEN == 0:
            play_on(table, Chance(f"{path.name} {place}".encode()))
    # A reopened phase is told to everybody and costs them their answers: it must be the exception.
    assert reopened <= len(data["phases"]) // 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name[:-8]}")
def test_an_earlier_game_ends(path: Path) -> None:
    """From its last stored phases, by stand-ins and the deadline."""
    data = kept(path)
    game, names, seed = GAMES[data["game"]], tuple(data["names"]), bytes.fromhex(data["seed"])
    table = restore(game, names, seed, load_checkpoint(data["phases"][-1]["checkpoint"]))
    play_on(table, Chance(b"end"))
    for _ in range(DEADLINES):
        if table.over:
            break
        assert table.expire() is None
    assert table.over
    assert game.problems(table.state) == []
    assert len(table.standings()) == len(names)


def test_every_version_has_stored_games_of_every_kind() -> None:
    for game in GAMES.values():
        versions = {int(path.parent.name) for path in FILES if path.name.startswith(game.key)}
        assert versions >= set(range(1, game.version))


def test_a_stored_state_is_migrated_step_by_step() -> None:
    for path in FILES:
        data = kept(path)
        game = GAMES[data["game"]]
        first = load_checkpoint(data["phases"][0]["checkpoint"])
        assert up_to_date(game, first, b"seed").version == game.version
