"""Record a game of stand-ins for the tests: `python -m tools.record western-empires 5 own 8 turns=3`."""

from __future__ import annotations

import argparse
import lzma
import sys
from pathlib import Path

from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.standins.match import Match
from rules.table.record import dump_record
from rules.table.verifying import verify

RECORDS = Path(__file__).parent.parent / "tests" / "contract" / "records"


def record(game: str, players: int, kind: str, seed: int, options: dict[str, str], folder: Path) -> Path:
    """Play a game to its end, replay it from nothing, and keep it in a file named after all this."""
    who = STANDINS[for_game(game) if kind == "own" else "random"]
    names = tuple(f"Player {n}" for n in range(players))
    match = Match(GAMES[game], options, names, [who] * players, f"record {seed}".encode())
    match.play()
    made = match.record()
    problem = verify(made, GAMES[game]).problem
    if problem or not match.table.over:
        raise ValueError(problem or "the game does not end")
    path = folder / f"{game}-{players}-{kind}-{seed}.json.xz"
    path.write_bytes(lzma.compress(dump_record(made).encode(), preset=9))
    return path


def main() -> int:
    """One record; an older one of the same name is never written over."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("players", type=int)
    parser.add_argument("kind", choices=["anybody", "own"], help="random players, or the game's stand-ins")
    parser.add_argument("seed", type=int)
    parser.add_argument("options", nargs="*", metavar="KEY=VALUE")
    given = parser.parse_args()
    if (RECORDS / f"{given.game}-{given.players}-{given.kind}-{given.seed}.json.xz").exists():
        parser.error("there is such a record already; take another seed")
    options = dict(option.split("=", 1) for option in given.options)
    print(record(given.game, given.players, given.kind, given.seed, options, RECORDS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
