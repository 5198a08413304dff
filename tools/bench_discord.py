"""How soon a press is acknowledged, through a simulated Discord: `python -m tools.bench_discord`.

People press ready-made answers in many games at a steady rate. Measured from the moment Discord tells of a
press: until it is acknowledged, and until the receipt stands. Pictures are blank: they are drawn elsewhere.
Prints a line of JSON for each store, number of games and rate.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord._dpy_internals import real_monotonic
from simcord._runtime import _CallbackRecord
from simcord.env import Env
from simcord.interactions import base_payload

from bot.deadlines import PRESETS, pace_settings
from bot.discord.app import Amphora
from bot.discord.ids import ActId, mark_of
from bot.live_game import LiveGame
from bot.store import Store
from bot.store.rows import SeatRow
from rules.games import GAMES
from rules.table import Chance
from tests.bot.sketches import Sketches
from tools.bench_bot import ms
from tools.postgres import server

BLANK = 1 << 60  # of so many pictures one is drawn
PRESS, BUTTON, ROW = 3, 2, 1  # kinds of interaction and component, as Discord numbers them


class RealClock:
    """The clock of the simulated Discord goes by itself."""

    def __init__(self) -> None:
        self._start = real_monotonic()

    @property
    def elapsed(self) -> float:
        """Seconds since it began."""
        return real_monotonic() - self._start

    def now(self) -> datetime:
        """The real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Nobody needs to."""


def _fire_in_time(env: Any, record: Any, callback: Any, args: Any, context: Any) -> None:
    """Let a timer fire when its time has come, and nothing else."""

    def fire() -> None:
        if record.handle is not None and not record.handle.cancelled():
            record.handle._run()

    at = real_monotonic() + max(record.when - env._virtual_time, 0.0)
    record.real_handle = env._runtime.call_at(at, fire, context=context)


def quicken() -> None:
    """Take the time out of the simulation: nearly all of it went there with hundreds of games."""
    # It looks through all that it waits for by comparing records part by part,
    record: Any = _CallbackRecord
    record.__eq__ = object.__eq__
    # and with every timer it looks whether the bot is at rest, at all its tasks and timers.
    simulation: Any = Env
    simulation._schedule_timer = _fire_in_time


@dataclass(slots=True)
class Watch:
    """When each press came, was acknowledged, was done."""

    came: dict[int, float] = field(default_factory=dict)
    acknowledged: list[float] = field(default_factory=list)
    done: list[float] = field(default_factory=list)
    worked: float = 0.0  # seconds of processor time, of the simulated Discord too

    def begin(self) -> None:
        """Watch how interactions are answered."""
        defer, edit = discord.InteractionResponse.defer, discord.Interaction.edit_original_response

        async def noted(response: Any, **more: Any) -> Any:
            answered = await defer(response, **more)
            self.acknowledged.append(time.perf_counter() - self.came[response._parent.id])
            return answered

        async def edited(interaction: Any, **more: Any) -> Any:
            answered = await edit(interaction, **more)
            self.done.append(time.perf_counter() - self.came[interaction.id])
            return answered

        discord.InteractionResponse.defer = noted  # type: ignore[method-assign, assignment]
        discord.Interaction.edit_original_response = edited  # type: ignore[method-assign, assignment]

    def forget(self) -> None:
        """Begin anew."""
        for kept in (self.came, self.acknowledged, self.done):
            kept.clear()
        self.worked = 0.0


@dataclass(frozen=True, slots=True)
class Answer:
    """A button to be pressed, and who presses it where."""

    channel: int
    user: int
    id: str


class Crowd:
    """People in many games of one server."""

    def __init__(self, env: Any, app: Amphora, watch: Watch) -> None:
        self._env, self._app, self._watch = env, app, watch
        self._guild = env.create_guild()
        self._games: list[int] = []

    async def sit_down(self, game: str, games: int, players: int) -> None:
        """Begin games until there are so many, each with people of its own in a channel of its own."""
        for number in range(len(self._games), games):
            channel = self._guild.create_text_channel(f"game-{number}")
            people = [self._guild.add_member(self._env.create_user(f"p{number}-{n}")) for n in range(players)]
            seats = [SeatRow(seat=n, name=f"P{n}", user=one.id) for n, one in enumerate(people)]
            row = await self._app.tables.create(
                guild=self._guild.id, channel=channel.id, host=people[0].id, ruleset=game, options={},
                settings=pace_settings(PRESETS["slow"]), seats=seats,
            )  # fmt: skip
            await self._app.tables.start(row.id)
            self._games.append(row.id)
        await self._app.outbox.drain()

    async def press_all(self, rate: float) -> None:
        """One answer in each game, at a steady rate."""
        found = [await self._app.tables.look(game, _answer) for game in self._games]
        ready = [answer for answer in found if answer is not None]
        gc.collect()
        start, busy = time.perf_counter(), time.process_time()
        for number, answer in enumerate(ready):
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
            self._press(answer)
        async with asyncio.timeout(300):
            while len(self._watch.done) < len(self._watch.came):
                await asyncio.sleep(0.01)
        await self._app.outbox.drain()
        self._watch.worked += time.process_time() - busy

    def _press(self, answer: Answer) -> None:
        backend = self._env.backend
        record, payload = base_payload(
            backend, type=PRESS, channel_id=answer.channel, guild_id=self._guild.id, user_id=answer.user,
            data={"custom_id": answer.id, "component_type": BUTTON},
        )  # fmt: skip
        button = {"type": BUTTON, "style": 1, "label": "Answer", "custom_id": answer.id}
        message = {**_plain(backend, answer.channel), "components": [{"type": ROW, "components": [button]}]}
        record.source_message_id = int(message["id"])
        self._watch.came[record.id] = time.perf_counter()
        backend.emit("INTERACTION_CREATE", {**payload, "message": message})


def _plain(backend: Any, channel: int) -> dict[str, Any]:
    """The newest message of a channel, without what stands in it."""
    from simcord.backend.serializers import message_payload

    newest = max(backend.messages[channel].values(), key=lambda message: message.id)
    return {**message_payload(backend, newest), "components": [], "flags": 0}


def _answer(live: LiveGame) -> Answer | None:
    """An answer that fits a button."""
    waiting = live.game_table.waiting()
    chance = Chance(f"{live.row.id} {live.row.seq}".encode())
    for question in waiting:
        for data in (question.sample(chance), question.default()):
            ready = ActId(live.row.id, live.row.phase, mark_of(question.key), data)
            user = live.seats[question.seat].user
            if ready.fits and user is not None:
                return Answer(live.row.channel, user, str(ready))
    return None


async def bench(
    watch: Watch,
    database: str,
    game: str,
    games: Sequence[int],
    rates: Sequence[int],
    players: int,
    answers: int,
) -> None:
    """Print the numbers."""
    store = await Store.open(database)
    app = Amphora(store, Sketches(BLANK), idle_games=max(games), background=False)
    async with simcord.run(app, settle_timeout=60, check_errors=False) as env:
        backend: Any = env.backend
        backend.clock = RealClock()
        await app.begin()
        crowd = Crowd(env, app, watch)
        for count in games:
            await crowd.sit_down(game, count, players)
            for rate in rates:
                watch.forget()
                while len(watch.came) < answers:
                    before = len(watch.came)
                    await crowd.press_all(rate)
                    if len(watch.came) == before:
                        raise SystemExit("nobody is asked anything that fits a button")
                print(json.dumps(_figures(database, count, rate, watch)), flush=True)
        if app.leases is not None:
            await app.leases.close()
    await store.close()


def _figures(database: str, games: int, rate: int, watch: Watch) -> dict[str, object]:
    acknowledged, done = sorted(watch.acknowledged), sorted(watch.done)
    return {
        "store": "PostgreSQL" if "://" in database else "SQLite",
        "games": games,
        "answers_per_s": rate,
        "answers": len(done),
        "acknowledged": {"p50_ms": ms(acknowledged, 0.5), "p99_ms": ms(acknowledged, 0.99)},
        "done": {"p50_ms": ms(done, 0.5), "p99_ms": ms(done, 0.99)},
        "processor_ms_per_answer": round(1000 * watch.worked / len(done), 1),
    }


def main(argv: Sequence[str] = ()) -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="western-empires", choices=list(GAMES))
    parser.add_argument("--games", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--rates", type=int, nargs="+", default=[100, 200, 400])
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--answers", type=int, default=1000, help="for each measure, at least")
    parser.add_argument("--database", default="", help="a path or an address; otherwise both kinds, new")
    given = parser.parse_args(argv)
    quicken()
    watch = Watch()
    watch.begin()
    measured = given.game, given.games, given.rates, given.players, given.answers
    with tempfile.TemporaryDirectory() as folder, server() as address:
        databases = [given.database] if given.database else [str(Path(folder) / "bench.db"), address]
        for database in databases:
            asyncio.run(bench(watch, database, *measured))


if __name__ == "__main__":
    main(sys.argv[1:])
