"""The contract of all games: another process, with another order of its sets, plays the same game."""

import os
import subprocess
import sys

from tests.contract.settings import games

LONG = 240  # seconds: nobody waits for ever
SCRIPT = """
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from tests.contract.settings import Setting, games, match_of
for key, game in games().items():
    match = match_of(Setting(key, game.least), b"process", whole=True, ahead=True)
    match.play(most=80)
    print(key, match.recorder.checkpoints[-1].digest, match.inputs)
    names = tuple(f"Player {n}" for n in range(game.least))
    match = Match(game, {}, names, [STANDINS[for_game(key)]] * game.least, b"standins")
    match.play(most=50)
    print(key, "by stand-ins", match.recorder.checkpoints[-1].digest, match.inputs)
"""


def played(hashing: str) -> list[str]:
    """The last fingerprints of all games, played in a process of their own."""
    environment = {**os.environ, "PYTHONHASHSEED": hashing}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=LONG)
    return done.stdout.splitlines()


def test_games_are_the_same_in_every_process():
    one = played("1")
    assert [line.split()[0] for line in one[::2]] == list(games())
    assert one == played("2")
