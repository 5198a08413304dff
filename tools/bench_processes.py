"""Answers a second with one, two and four processes at one PostgreSQL: `python -m tools.bench_processes`.

Each process works for its shards. Every round each thinks of the next answer of its games (not timed), all
wait for each other, and answer all at once. Letters are posted nowhere. Prints a line of JSON for each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.synchronize import Barrier
from typing import Any

from bot.clock import SystemTime, Timekeeper
from bot.hearing import Hearing
from bot.outbox import Outbox
from bot.peers import Leases
from bot.store import Store
from bot.store.share import STAMP, Share
from bot.tables import Tables
from rules.games import GAMES
from rules.standins import STANDINS
from tools.bench_bot import Nowhere, announce, begin, figures, think, timed
from tools.postgres import server


@dataclass(frozen=True, slots=True)
class Load:
    """What each process does."""

    database: str
    share: Share
    games: int
    rounds: int


async def _work(load: Load, together: Barrier) -> tuple[list[float], float, float]:
    """How long each answer took, how long all of them, and how much processor time."""
    store = await Store.open(load.database)
    source = SystemTime()
    peers = Leases(store, load.share)
    tables = Tables(store, GAMES, STANDINS, source.now, announce, idle=load.games, peers=peers)
    outbox = Outbox(store, Nowhere(), source.now, peers=peers)
    tables.listeners.append(outbox.poke)
    keeper = Timekeeper(tables, source)
    hearing = Hearing(peers, tables, outbox, keeper)
    await peers.start()
    await outbox.start()
    await keeper.start()
    ours = [row.id for row in await store.games.live() if load.share.has(row.guild)]
    times: list[float] = []
    spent = worked = 0.0
    for _ in range(load.rounds):
        thought = [(game, action) for game in ours if (action := await think(tables, game)) is not None]
        await asyncio.to_thread(together.wait)
        start, busy = time.perf_counter(), time.process_time()
        times += await asyncio.gather(*(timed(tables, game, action, 0.0) for game, action in thought))
        spent += time.perf_counter() - start
        worked += time.process_time() - busy
    for part in (keeper, outbox, hearing, peers, tables, store):
        await part.close()
    return times, spent, worked


def _process(load: Load, together: Barrier, told: Any) -> None:
    told.send(asyncio.run(_work(load, together)))


async def _open(database: str, game: str, games: int, players: int) -> None:
    store = await Store.open(database)
    tables = Tables(store, GAMES, STANDINS, SystemTime().now, announce, idle=games)
    await begin(tables, game, games, players, guild=lambda number: number << STAMP)
    await tables.close()
    await store.close()


def bench(database: str, processes: int, games: int, rounds: int) -> dict[str, object]:
    """The numbers of so many processes."""
    context = multiprocessing.get_context("fork")
    together = context.Barrier(processes)
    running, ears = [], []
    for number in range(processes):
        ear, told = context.Pipe(duplex=False)
        load = Load(database, Share(processes, frozenset({number})), games, rounds)
        running.append(context.Process(target=_process, args=(load, together, told)))
        ears.append(ear)
        running[-1].start()
    found = [ear.recv() for ear in ears]
    for process in running:
        process.join()
    times = sorted(each for part, _, _ in found for each in part)
    worked = sum(worked for _, _, worked in found)
    return {
        "processes": processes,
        "games": games,
        **figures(times, max(spent for _, spent, _ in found)),
        "processor_ms_per_answer": round(1000 * worked / len(times), 1),
    }


def main(argv: Sequence[str] = ()) -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="western-empires", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    given = parser.parse_args(argv)
    with server() as database:
        asyncio.run(_open(database, given.game, given.games, given.players))
        for processes in given.processes:
            print(json.dumps(bench(database, processes, given.games, given.rounds)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
