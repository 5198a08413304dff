"""Games of the toy for tests: a table of people, played by their own chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot import actions
from bot.attempt import Attempt
from bot.deadlines import PRESETS, Pace, pace_settings
from bot.live_game import Announce, LiveGame, Outcome, silent
from bot.store import Store
from bot.store.rows import Letter, SeatRow, Status, Target, TargetKind
from bot.tables import Tables
from rules.standins import STANDINS
from rules.table import Chance
from rules.table.chance import Era
from tests.bot.inside import inside
from tests.bot.steady import Steady
from tests.bot.toy import TOY

GUILD, CHANNEL, HOST = 10, 20, 100


class Hand:
    """A clock that stands until it is set."""

    def __init__(self, now: int = 1_700_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def people(count: int) -> list[SeatRow]:
    return [SeatRow(seat=n, name=f"Player {n}", user=HOST + n) for n in range(count)]


def say(outcome: Outcome, live: LiveGame) -> Sequence[Letter]:
    """One letter to the channel for each phase that began, one to each seat that was told something alone."""
    channel = Target(TargetKind.CHANNEL, outcome.game.channel)
    letters = [Letter(channel, "face", {"phase": c.number, "name": c.phase}) for c in outcome.began]
    for told in outcome.told:
        if told.audience is not None:
            dms = [
                Target(TargetKind.DM, seat.user)
                for seat in outcome.seats
                if seat.seat in told.audience and seat.user
            ]
            letters += [Letter(dm, "note", {"event": told.number}) for dm in dms]
    return letters


def tables(store: Store, now: Hand, announce: Announce = silent, **more: Any) -> Tables:
    made = Tables(store, {"toy": TOY}, STANDINS, now, announce, **more)
    made.entropy = Steady()
    return made


async def begin(
    at: Tables,
    seats: Sequence[SeatRow],
    pace: Pace = PRESETS["standard"],
    channel: int = CHANNEL,
    **options: str,
) -> int:
    """A game that has begun."""
    settings = pace_settings(pace)
    row = await at.create(
        guild=GUILD,
        channel=channel,
        host=HOST,
        ruleset="toy",
        options=options,
        settings=settings,
        seats=seats,
    )
    return await start(at, row.id)


async def start(at: Tables, game: int) -> int:
    """Begin a game that is in its lobby."""
    for outcome in (await at.do(game, actions.amend(_seed)), await at.start(game)):
        assert outcome.refusal is None, outcome.refusal
    return game


def _seed(attempt: Attempt) -> None:
    """A seed that is the same each time, so that the game is."""
    attempt.row = replace(attempt.row, eras=(Era(f"{attempt.row.channel:064x}"),))


async def answer_next(at: Tables, game: int) -> Outcome | None:
    """Answer one open question, chosen and answered by chance that depends on the game's position alone."""
    async with inside(at, game) as live:
        table = live.game_table
        waiting = table.waiting()
        if not waiting:
            return None
        chance = Chance(f"{game} {live.row.seq}".encode())
        question = chance.pick("who", waiting)
        action = actions.answer(question.seat, question.key, question.sample(chance))
    outcome = await at.do(game, action)
    assert outcome.refusal is None, outcome.refusal
    return outcome


async def play_out(at: Tables, game: int, most: int = 10_000) -> int:
    """Attempt to the end; how many answers it took."""
    for count in range(most):
        await at.quiet()
        if await answer_next(at, game) is None:
            return count
    raise AssertionError("the game does not end")


async def position(at: Tables, game: int) -> tuple[Status, str, int]:
    """What must be the same after any restart."""
    async with inside(at, game) as live:
        return live.row.status, live.game_table.checkpoint.digest, len(live.game_table.inputs)
