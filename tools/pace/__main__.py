"""`python -m tools.pace --game western-empires --players 9 --turns 6 --seed 1`: waits, calls and presses.

The real bot on a simulated Discord, played by people who come only when a mention or a DM reaches them,
answer all that they are shown, and go again. A wait is a time when the table stood still until they came.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from rules.games import GAMES
from tools.pace.counts import table
from tools.pace.run import paced


def main() -> None:
    """Play, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="western-empires")
    parser.add_argument("--players", type=int, default=9)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="amphora-pace-") as folder:
        turns = asyncio.run(
            paced(str(Path(folder) / "pace.db"), chosen.game, chosen.players, chosen.turns, chosen.seed)
        )
    print(f"{chosen.game}, {chosen.players} players, seed {chosen.seed}")
    print("\n".join(table(turns, chosen.players)))


if __name__ == "__main__":
    main()
