"""One process of several: it keeps time, posts, lets stand-ins play, and has people who answer."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from bot import actions
from bot.clock import Timekeeper
from bot.hearing import Hearing
from bot.live_game import LiveGame, Outcome
from bot.notices import Missed
from bot.outbox import Outbox
from bot.peers import Leases
from bot.store import Store
from bot.store.rows import Letter, Status, Target, TargetKind
from bot.store.share import Share
from bot.tables import Tables
from rules.standins import STANDINS
from rules.table import Chance, Data
from tools.cluster.wall import Line
from tools.soak.games import PLAYED

BEGAN, FIRST = 1_790_000_000, 1_700_000_000
ELSEWHERE = 0.2  # of what people do in the first process: in DMs, in games of any server


@dataclass(frozen=True, slots=True)
class Task:
    """What a process is told when it begins."""

    database: str
    share: Share
    process: int
    port: int
    seed: str
    lease: float
    speed: int  # how much faster time runs in the games
    pause: float  # seconds between two answers
    most: int  # answers in all


class FastTime:
    """Time that runs faster, in all processes alike."""

    def __init__(self, speed: int) -> None:
        self._speed = speed

    def now(self) -> int:
        """Seconds since 1970, of the games."""
        return FIRST + int((time.time() - BEGAN) * self._speed)

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(max(0.01, seconds / self._speed))


def announce(outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """A letter for each phase to the channel, one to each seat told something alone, a DM for a deadline."""
    game = {"game": outcome.game.id}
    channel = Target(TargetKind.CHANNEL, outcome.game.channel)
    letters = [Letter(channel, "phase", {**game, "phase": kept.number}) for kept in outcome.began]
    told = {seat for event in outcome.told for seat in event.audience or ()}
    letters += [Letter(Target(TargetKind.SEAT, seat), "note", game) for seat in sorted(told)]
    if any(isinstance(notice, Missed) for notice in outcome.notices):
        letters.append(Letter(channel, "missed", {**game, "asked": live.row.asked}))
        letters.append(Letter(Target(TargetKind.DM, outcome.game.host), "missed", game))
    return letters


def main(task: Task) -> None:
    """Live until killed; what goes wrong is seen in the accounts."""
    logging.disable(logging.CRITICAL)
    asyncio.run(_live(task))


async def _live(task: Task) -> None:
    store = await Store.open(task.database)
    peers = Leases(store, task.share, task.lease)
    clock = FastTime(task.speed)
    tables = Tables(store, PLAYED, STANDINS, clock.now, announce, peers=peers)
    line = await Line.to(task.port, task.process)
    outbox = Outbox(store, line, clock.now, peers=peers)
    tables.listeners.append(outbox.poke)
    keeper = Timekeeper(tables, clock)
    Hearing(peers, tables, outbox, keeper)
    await peers.start()
    await outbox.start()
    await tables.wake()
    await keeper.start()
    await _people(task, tables, line)
    await asyncio.Event().wait()


async def _people(task: Task, tables: Tables, line: Line) -> None:
    """People press where Discord tells this process of it, and now and then in DMs."""
    dice = random.Random(task.seed)
    for _ in range(task.most):
        await asyncio.sleep(task.pause)
        try:
            rows = [row for row in await tables.store.games.live() if row.status is Status.RUNNING]
            anywhere = task.share.has(0) and dice.random() < ELSEWHERE
            rows = [row for row in rows if anywhere or task.share.has(row.guild)]
            if rows:
                await _answer(tables, line, dice.choice(rows).id, dice.random())
        except Exception as error:  # a connection that was cut: the person tries again
            if isinstance(error, AssertionError):
                raise


async def _answer(tables: Tables, line: Line, game: int, moment: float) -> None:
    thought = await tables.look(game, lambda live: _thought(live, moment))
    if thought is None:
        return
    outcome = await tables.do(game, actions.answer(*thought))
    if outcome.refusal is None:
        await line.ask(do="accept", game=game, seq=outcome.game.seq)


def _thought(live: LiveGame, moment: float) -> tuple[int, str, Data] | None:
    waiting = live.game_table.waiting()
    if not waiting:
        return None
    chance = Chance(f"{live.row.id} {live.row.seq} {moment}".encode())
    question = chance.pick("who", waiting)
    return question.seat, question.key, question.sample(chance)
