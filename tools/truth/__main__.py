"""`python -m tools.truth civx --players 5 18`: draw many positions and print what is wrong with them.

Without a game all games are swept, without `--players` at all their sizes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from rules.games import GAMES
from tools.truth.sweep import Swept, Task, sweep

COUNT = 30


def tasks(games: Sequence[str], players: Sequence[int], count: int) -> list[Task]:
    """Every size of these games, or those of these sizes that they have."""
    return [
        Task(key, size, count)
        for key in games
        for size in range(GAMES[key].least, GAMES[key].most + 1)
        if not players or size in players
    ]


def swept(asked: Sequence[Task], jobs: int) -> Iterator[Swept]:
    """The tables in their order, as they are done."""
    if jobs == 1:
        yield from map(sweep, asked)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(sweep, asked)


def told(table: Swept) -> str:
    """A line for a table, and one for each finding."""
    head = (
        f"{table.task.game}, {table.task.players} players: {table.positions} positions, "
        f"{table.drafts} drafts, {len(table.findings)} findings, {table.seconds:.0f} s"
    )
    return "\n  ".join((head, *table.findings))


def main() -> int:
    """Sweep what is asked for; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.truth", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--players", type=int, nargs="+", default=[], help="sizes of tables (default: all)")
    parser.add_argument("--count", type=int, default=COUNT, help=f"positions of each (default: {COUNT})")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once (default: 1)")
    given = parser.parse_args()
    if unknown := set(given.games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    asked = tasks(given.games or list(GAMES), given.players, given.count)
    if not asked:
        parser.error("none of these games has a table of that size")
    done = []
    for table in swept(asked, given.jobs):
        print(told(table), flush=True)
        done.append(table)
    wrong = sum(len(table.findings) for table in done)
    print(
        f"{len(done)} tables, {sum(table.positions for table in done)} positions, "
        f"{sum(table.drafts for table in done)} drafts, {wrong} findings, "
        f"{sum(table.seconds for table in done):.0f} s of processor time"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
