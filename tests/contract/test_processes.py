"""The contract of all games: another process, with another order of its sets, plays the same game."""

import os
import subprocess
import sys

import pytest

from tests.contract.settings import games

SCRIPT = """
from tests.contract.settings import Setting, match_of
match = match_of(Setting({key!r}, {players}), b"process", whole=True, ahead=True)
match.play(most=250)
print(match.recorder.checkpoints[-1].digest, match.inputs)
"""


def played(key: str, hashing: str) -> str:
    """The last fingerprint of a game played in a process of its own."""
    script = SCRIPT.format(key=key, players=games()[key].least)
    environment = {**os.environ, "PYTHONHASHSEED": hashing}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize("key", games())
def test_a_game_is_the_same_in_every_process(key):
    assert played(key, "1") == played(key, "2") != ""
