"""`python -m tools.scale [cost | capacity | needs | check]`: what games cost and need; see docs/scale.md.

`cost` plays some turns of each game and counts. `capacity` measures this machine. `needs` tells what many
games need and simulates minutes at the peak. `check` holds the simulation against the bench on this machine,
and fails where they are more than a factor of three apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path
from typing import Any

from tools import bench_bot
from tools.scale.load import Capacity, Cost, Habits
from tools.scale.machine import capacity
from tools.scale.measuring import cost_of
from tools.scale.needs import needs, walls
from tools.scale.simulation import burst, simulate

FACTOR = 3.0  # how far the simulation may be from the bench
PLAYED = (("western-empires", 9, 6), ("history-of-the-world", 6, 3), ("peoples", 4, 6))
DEAREST = Cost(answers=10.9, posts=5.4, edits=7.5, pictures=4.4, kilobytes=1.1)
"""Western Empires of nine, of the games in `PLAYED`."""
MACHINE = Capacity(answer=0.009, press=0.008, picture=0.4)
"""Twice what `capacity` measures on a core of 2026: later turns have more to judge and to draw."""
BENCHED, PLAYERS = 60, 5  # games of so many each


def main() -> int:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=("cost", "capacity", "needs", "check"), nargs="?", default="needs")
    parser.add_argument("--games", type=int, nargs="*", default=[200, 1_000, 10_000, 100_000, 1_000_000])
    chosen = parser.parse_args()
    match chosen.part:
        case "cost":
            for game, players, turns in PLAYED:
                print(game, players, _rounded(asdict(asyncio.run(cost_of(game, players, turns)))))
        case "capacity":
            print(_rounded(asdict(asyncio.run(capacity()))))
        case "check":
            return check()
        case _:
            tell(chosen.games)
    return 0


def tell(counts: list[int]) -> None:
    """What so many games need, and how long people would wait."""
    habits = Habits()
    print("walls:", walls(DEAREST, habits, MACHINE))
    for games in counts:
        found = needs(DEAREST, habits, MACHINE, games)
        looked = DEAREST.answers * habits.looks / (DEAREST.pictures + DEAREST.answers * habits.looks)
        seconds = min(300.0, 200_000 / found.load.presses)
        made = simulate(found.load, MACHINE, found.bots, found.painters, looked, seconds)
        print(json.dumps(_rounded({**asdict(found), "simulated": asdict(made), "seconds": seconds})))


def check() -> int:
    """Whether the simulation gives what the bench measures; both on this machine, one after the other."""
    measured = asyncio.run(capacity(PLAYERS, BENCHED))
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        bench = asyncio.run(bench_bot.bench(database, "western-empires", BENCHED, BENCHED, PLAYERS, 3))
    found: Any = bench["burst"]
    made = burst(measured, BENCHED)
    ratios = {
        "answers a second": (1 / measured.answer) / found["answers_per_s"],
        "slowest of a burst": made.slowest * 1000 / found["p99_ms"],
    }
    print("simulated / measured:", _rounded(ratios))
    return 0 if all(1 / FACTOR <= ratio <= FACTOR for ratio in ratios.values()) else 1


def _rounded(values: dict[str, Any]) -> dict[str, Any]:
    """Three figures of each number."""
    return {name: _short(value) for name, value in values.items()}


def _short(value: Any) -> Any:
    if isinstance(value, dict):
        return _rounded(value)
    return float(f"{value:.3g}") if isinstance(value, float) else value


if __name__ == "__main__":
    sys.exit(main())
