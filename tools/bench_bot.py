"""Many games at once through the store: `python -m tools.bench_bot`.

Every round each game's next answer is thought of first (not timed). Then the answers arrive: at a steady rate
(what a player feels), and all at the same moment (the worst there is). Prints a line of JSON for each store.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from bot import actions
from bot.clock import SystemTime, Timekeeper
from bot.deadlines import PRESETS, pace_settings
from bot.live_game import LiveGame, Outcome
from bot.outbox import Outbox
from bot.poster import Sending
from bot.store import Store
from bot.store.rows import Letter, SeatRow, Target, TargetKind
from bot.tables import Tables
from rules.games import GAMES
from rules.standins import STANDINS
from rules.table import Chance, Data
from tools.measure import memory
from tools.postgres import server

RATE = 100  # answers a second, of all players together


def announce(outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """A letter to the channel for each phase, and one to each seat that was told something alone."""
    channel = Target(TargetKind.CHANNEL, outcome.game.channel)
    letters = [Letter(channel, "face", {"phase": kept.number}) for kept in outcome.began]
    told = {seat for event in outcome.told for seat in event.audience or ()}
    dms = [Target(TargetKind.DM, seat.user) for seat in outcome.seats if seat.seat in told and seat.user]
    return [*letters, *(Letter(dm, "note", {"events": len(outcome.told)}) for dm in dms)]


class Nowhere:
    """Posts nothing, at once."""

    async def post(self, sending: Sending) -> int:
        """Take a letter."""
        return 1


async def begin(
    tables: Tables, game: str, count: int, players: int, guild: Callable[[int], int] = lambda number: 1
) -> list[int]:
    """So many games that have begun; their numbers."""
    made = []
    first = len(await tables.store.games.live())
    for n in range(first, first + count):
        seats = [SeatRow(seat=s, name=f"P{s}", user=1 + players * n + s) for s in range(players)]
        row = await tables.create(
            guild=guild(n),
            channel=n + 1,
            host=1,
            ruleset=game,
            options={},
            settings=pace_settings(PRESETS["slow"]),
            seats=seats,
        )
        outcome = await tables.start(row.id)
        if outcome.refusal is not None:
            raise SystemExit(str(outcome.refusal))
        made.append(row.id)
    return made


async def think(tables: Tables, game: int) -> actions.Action | None:
    """The next answer in a game."""
    thought = await tables.look(game, _answer)
    return None if thought is None else actions.answer(*thought)


def _answer(live: LiveGame) -> tuple[int, str, Data] | None:
    waiting = live.game_table.waiting()
    if not waiting:
        return None
    chance = Chance(f"{live.row.id} {live.row.seq}".encode())
    question = chance.pick("who", waiting)
    return question.seat, question.key, question.sample(chance)


async def timed(tables: Tables, game: int, action: actions.Action, delay: float) -> float:
    """How long an answer takes that comes after a while."""
    await asyncio.sleep(delay)
    start = time.perf_counter()
    outcome = await tables.do(game, action)
    if outcome.refusal is not None:
        raise SystemExit(f"game {game}: {outcome.refusal}")
    return time.perf_counter() - start


async def _rounds(
    tables: Tables, games: list[int], rounds: int, rate: float | None
) -> tuple[list[float], float]:
    """Answer so often in each game; how long each took, and all together."""
    times: list[float] = []
    spent = 0.0
    for _ in range(rounds):
        thought = [(game, action) for game in games if (action := await think(tables, game)) is not None]
        start = time.perf_counter()
        gap = 0.0 if rate is None else 1 / rate
        times += await asyncio.gather(*(timed(tables, g, d, n * gap) for n, (g, d) in enumerate(thought)))
        spent += time.perf_counter() - start
    return sorted(times), spent


def ms(times: Sequence[float], share: float) -> float:
    """What this share of them took at most, in milliseconds."""
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1)


def figures(times: Sequence[float], spent: float) -> dict[str, object]:
    """Answers that came all at the same moment."""
    return {
        "answers_per_s": round(len(times) / spent),
        "p50_ms": ms(times, 0.5),
        "p99_ms": ms(times, 0.99),
    }


async def _ready(database: str, game: str) -> tuple[float, int]:
    """How long a new process takes until it serves the games of a store; and how many there are."""
    start = time.perf_counter()
    store = await Store.open(database)
    source = SystemTime()
    tables = Tables(store, GAMES, STANDINS, source.now, announce)
    outbox = Outbox(store, Nowhere(), source.now)
    keeper = Timekeeper(tables, source)
    await outbox.start()
    await keeper.start()
    await tables.wake()
    spent = time.perf_counter() - start
    count = len(await store.games.live())
    await keeper.close()
    await outbox.close()
    await tables.close()
    await store.close()
    return spent, count


async def bench(
    database: str, game: str, games: int, stored: int, players: int, rounds: int
) -> dict[str, object]:
    """The numbers."""
    store = await Store.open(database)
    source = SystemTime()
    tables = Tables(store, GAMES, STANDINS, source.now, announce, idle=games)
    outbox = Outbox(store, Nowhere(), source.now)
    tables.listeners.append(outbox.poke)
    await outbox.start()
    await begin(tables, game, 1, players)
    gc.collect()
    before = memory()
    made = await begin(tables, game, games, players)
    steady, _ = await _rounds(tables, made, rounds, RATE)
    burst, spent = await _rounds(tables, made, rounds, None)
    gc.collect()
    used = (memory() - before) / max(1, len(made))
    await begin(tables, game, max(0, stored - games - 1), players)
    await outbox.drain()
    await outbox.close()
    await tables.close()
    await store.close()
    ready, count = await _ready(database, game)
    return {
        "store": "PostgreSQL" if "://" in database else "SQLite",
        "game": game,
        "games": len(made),
        "steady": {"answers_per_s": RATE, "p50_ms": ms(steady, 0.5), "p99_ms": ms(steady, 0.99)},
        "burst": figures(burst, spent),
        "memory_per_game_kb": round(used / 1024),
        "ready_s": round(ready, 2),
        "stored_games": count,
    }


def main(argv: Sequence[str] = ()) -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="western-empires", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=200, help="games played at once")
    parser.add_argument("--stored", type=int, default=1000, help="games in the store at a restart")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument(
        "--rounds", type=int, default=5, help="answers in each game, for each of the two measures"
    )
    parser.add_argument("--database", default="", help="a path or an address; otherwise both kinds, new")
    given = parser.parse_args(argv)
    measured = given.game, given.games, given.stored, given.players, given.rounds
    with tempfile.TemporaryDirectory() as folder, server() as address:
        databases = [given.database] if given.database else [str(Path(folder) / "bench.db"), address]
        for database in databases:
            print(json.dumps(asyncio.run(bench(database, *measured))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
