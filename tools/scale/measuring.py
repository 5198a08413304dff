"""What a game costs: the real bot on a simulated Discord, played by people who come when they are called."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from sqlalchemy import func, select

from bot import actions
from bot.store.schema import checkpoints, inputs, packs
from tests.bot.stage import Stage, stage
from tools.pace.counts import TurnCount
from tools.pace.run import NO_PICTURES, Pace, Secrets
from tools.scale.load import Cost

ROW = 60  # bytes of a row beside its data


async def cost_of(game: str, players: int, turns: int, seed: int = 1) -> Cost:
    """Play some turns, and what they cost for each time that the table stood still."""
    names = [f"P{number}" for number in range(players)]
    with tempfile.TemporaryDirectory(prefix="amphora-scale-") as folder:
        path = Path(folder) / "scale.db"
        async with stage(str(path), *names, every=NO_PICTURES) as s:
            s.app.tables.entropy = Secrets(seed)
            drawn = _count_pictures(s)
            await s.begin(*names[1:], host=names[0], game=game)
            before = len(s.env.http_requests)
            pace = Pace(s, seed)
            await pace.play(turns)
            await s.settle()
            requests = s.env.http_requests[before:]
            await s.app.tables.do(1, actions.end())
            await s.app.housekeeper.tidy()  # what has ended is packed
            size = await _size(s)
    waits = sum(turn.waits.total() for turn in pace.turns.values())
    return Cost(
        answers=_sum(pace.turns, "answers") / waits,
        posts=sum(_is(request, "POST") for request in requests) / waits,
        edits=sum(_is(request, "PATCH") for request in requests) / waits,
        pictures=drawn[0] / waits,
        kilobytes=size / 1024 / waits,
        waits=waits / len(pace.turns),
    )


def _sum(turns: dict[int, TurnCount], name: str) -> int:
    return sum(getattr(turn, name) for turn in turns.values())


def _is(request: Any, method: str) -> bool:
    """Whether it counts against Discord's global limit: a message posted or edited, in a channel or a DM."""
    parts = str(request.path).strip("/").split("/")
    return request.method == method and "channels" in parts and "messages" in parts


def _count_pictures(s: Stage) -> list[int]:
    """How many pictures are drawn from now on."""
    count = [0]
    for name in ("draw", "final"):
        whole = getattr(s.app.painter, name)

        async def counted(*given: Any, whole: Any = whole, **named: Any) -> Any:
            count[0] += 1
            return await whole(*given, **named)

        setattr(s.app.painter, name, counted)
    return count


async def _size(s: Stage) -> int:
    """What the game takes in the database, in bytes, without what an empty one takes."""
    async with s.app.store._database.read() as db:
        total = 0
        for column in (inputs.c.data, checkpoints.c.data, packs.c.data):
            size = func.coalesce(func.sum(func.length(column) + ROW), 0)
            total += int((await db.execute(select(size))).scalar_one())
    return total
