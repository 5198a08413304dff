"""Processes killed and cut off at one PostgreSQL: `python -m tools.cluster [--processes 2 4] [--seconds 60]`.

Ends with 0 lost and 0 doubled, by request count, or with 1 and a list of what is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from tools.cluster.run import Plan, Trial
from tools.postgres import server

LONGEST = 10.0  # seconds in which somebody else must have gone on


def main() -> int:
    """Try, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong = []
    for processes in given.processes:
        with server() as address:
            plan = Plan(processes, given.seconds, given.seed)
            verdict = asyncio.run(Trial(address, plan).run())
        if verdict.figures["longest hand-over (s)"] > LONGEST:
            verdict.wrong.append("slow: games of a process that was killed were left alone")
        print(", ".join(f"{name} {value}" for name, value in verdict.figures.items()))
        wrong += verdict.wrong
    print("\n".join(f"WRONG: {each}" for each in wrong) or "0 lost, 0 doubled")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
