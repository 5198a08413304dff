"""`python -m tools.pace --game western-empires --players 9 --turns 10 --seeds 1-5`: waits, calls and presses.

The real bot on a simulated Discord, played by people who come only when a mention or a DM reaches them,
answer all that they are shown, and go again. A wait is a time when the table stood still until they came.
One seed is one game, the same in every run; the last lines are the means over all of them, from turn 7 on.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from rules.games import GAMES
from tools.pace.counts import TurnCount, means, table
from tools.pace.run import paced

MID_GAME = 7  # the turn from which on the means are taken


def seeds(text: str) -> list[int]:
    """One number, or all from one to another: `3`, `1-5`."""
    first, _, last = text.partition("-")
    return [*range(int(first), int(last or first) + 1)]


def main() -> None:
    """Play, and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="western-empires")
    parser.add_argument("--players", type=int, default=9)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--seeds", type=seeds, default=[1], help="as 3, or 1-5")
    parser.add_argument("--waits", action="store_true", help="every wait in a line")
    chosen = parser.parse_args()
    counted: list[TurnCount] = []
    for seed in chosen.seeds:
        turns = _played(chosen.game, chosen.players, chosen.turns, seed)
        print(f"{chosen.game}, {chosen.players} players, seed {seed}")
        print("\n".join(table(turns, chosen.players, chosen.waits)), flush=True)
        counted += [turn for number, turn in turns.items() if number >= MID_GAME]
    if counted:
        print(f"Turns {MID_GAME}-{chosen.turns}, {len(chosen.seeds)} games:")
        print("\n".join(means(counted, chosen.players)))


def _played(game: str, players: int, turns: int, seed: int) -> dict[int, TurnCount]:
    with tempfile.TemporaryDirectory(prefix="amphora-pace-") as folder:
        return asyncio.run(paced(str(Path(folder) / "pace.db"), game, players, turns, seed))


if __name__ == "__main__":
    main()
