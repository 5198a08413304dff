"""Plays games in children that kill themselves (-9) at chosen steps; prints what there is in the end.

`python -m tests.bot.core.crash_nursery FOLDER DATABASE CRASHES SEED ROUNDS SPAN`. A step is any statement,
any commit, any post, any receipt: before it and after it. The children are forked, to save time.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine

from bot.outbox import Outbox
from bot.poster import Sending
from bot.store import Store
from bot.store.rows import SeatRow, Status
from bot.tables import Tables
from rules.table import Chance
from tests.bot.core.playing import Hand, answer_next, begin, position, say, start, tables

GAMES = 3
SEATS = 3
LOST = 3  # exit code: something accepted is missing


class Fuse:
    """Counts steps; kills the process at the chosen one."""

    def __init__(self, steps: int) -> None:
        self._left = steps

    def burn(self, *_: object, **__: object) -> None:
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def lay(self) -> None:
        """Along everything that touches the database."""
        for name in ("before_cursor_execute", "after_cursor_execute", "commit", "begin"):
            event.listen(Engine, name, self.burn)


def append(path: Path, line: str) -> None:
    with path.open("a") as file:
        file.write(line + "\n")


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


class Wall:
    """A Discord that outlives the process: a file. Like Discord it knows a nonce that it has seen."""

    def __init__(self, path: Path, fuse: Fuse) -> None:
        self._path, self._fuse = path, fuse
        self._seen = {json.loads(line)["nonce"] for line in lines(path)}

    async def post(self, sending: Sending) -> int:
        self._fuse.burn()
        if sending.nonce not in self._seen:
            self._seen.add(sending.nonce)
            target = [sending.target.kind, sending.target.id]
            post = {
                "nonce": sending.nonce,
                "target": target,
                "kind": sending.kind,
                "payload": sending.payload,
            }
            append(self._path, json.dumps(post))
        self._fuse.burn()
        return len(self._seen)


async def _lost(store: Store, receipts: Path) -> bool:
    """Whether an answer that was accepted is not in the store."""
    stored = {(game, row.seq) for game in range(1, GAMES + 1) for row in await store.games.inputs(game)}
    return any(tuple(json.loads(line)) not in stored for line in lines(receipts))


async def _play(at: Tables, number: int, receipts: Path, fuse: Fuse) -> None:
    """One game from where it is to its end."""
    await at.quiet()
    while (outcome := await answer_next(at, number)) is not None:
        fuse.burn()
        append(receipts, json.dumps([number, outcome.game.seq]))


async def _open(at: Tables, rounds: str) -> None:
    """Open the games that are not there yet, one after another."""
    for number in range(1, GAMES + 1):
        row = await at.store.games.get(number)
        seats = [SeatRow(seat=n, name=f"P{n}", user=100 * number + n) for n in range(SEATS)]
        seats.append(SeatRow(seat=SEATS, name="Bot", standin="random"))
        if row is None:
            await begin(at, seats, channel=number, rounds=rounds)
        elif row.status is Status.LOBBY:
            await start(at, number)


async def _live(folder: Path, database: str, rounds: str, steps: int) -> int:
    """A process's life: take up everything, and play until the end or the crash."""
    fuse = Fuse(steps)
    fuse.lay()
    store = await Store.open(database)
    if await _lost(store, folder / "receipts"):
        return LOST
    at = tables(store, Hand(), say)
    outbox = Outbox(store, Wall(folder / "wall", fuse), at.now)
    at.listeners.append(outbox.poke)
    await outbox.start()
    await at.wake()
    await _open(at, rounds)
    await asyncio.gather(*(_play(at, n, folder / "receipts", fuse) for n in range(1, GAMES + 1)))
    await outbox.drain()
    print(json.dumps(await _report(at, folder)), flush=True)
    await outbox.close()
    await at.close()
    await store.close()
    return 0


async def _report(at: Tables, folder: Path) -> dict[str, Any]:
    posts = [json.loads(line) for line in lines(folder / "wall")]
    return {
        "positions": [await position(at, n) for n in range(1, GAMES + 1)],
        "inputs": [
            [(r.seq, r.phase, r.data) for r in await at.store.games.inputs(n)] for n in range(1, GAMES + 1)
        ],
        "posts": sorted(posts, key=lambda post: post["target"]),
        "pending": len(await at.store.letters.pending()),
    }


def _child(folder: Path, database: str, rounds: str, steps: int) -> int:
    """Run a process's life in a child; how it ended."""
    pid = os.fork()
    if pid == 0:
        try:
            os._exit(asyncio.run(_live(folder, database, rounds, steps)))
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _moments(crashes: int, seed: str, span: int) -> Iterator[int]:
    chance = Chance(seed.encode())
    for _ in range(crashes):
        yield 1 + chance.below("moment", span)
    yield 0  # never


def main(folder: str, database: str, crashes: str, seed: str, rounds: str, span: str) -> int:
    """Crash so often, each time within `span` steps, then play to the end."""
    killed = 0
    for steps in _moments(int(crashes), seed, int(span)):
        code = _child(Path(folder), database, rounds, steps)
        if code == -signal.SIGKILL:
            killed += 1
        else:
            print(json.dumps({"killed": killed, "code": code}), flush=True)
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
