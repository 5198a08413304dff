"""What one core of this machine does: an answer, a press, a picture, in seconds of computing."""

from __future__ import annotations

import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from bot import actions
from bot.archive import Archive
from bot.clock import SystemTime
from bot.deadlines import PRESETS, pace_settings
from bot.discord.announcing import announce
from bot.discord.asked import Asked
from bot.frames import Frames
from bot.live_game import LiveGame
from bot.store import Store
from bot.store.rows import SeatRow
from bot.tables import Tables
from renders.face import Frame, Look
from renders.faces import FACES
from rules.games import GAMES
from rules.standins import STANDINS, for_game
from rules.table import Chance, Data
from tools.measure import best
from tools.scale.load import Capacity

GAME = "western-empires"
PICTURES = 3


async def capacity(players: int = 9, answers: int = 400) -> Capacity:
    """Measure, over the first answers of a game."""
    with tempfile.TemporaryDirectory(prefix="amphora-scale-") as folder:
        store = await Store.open(str(Path(folder) / "scale.db"))
        source = SystemTime()
        tables = Tables(store, GAMES, STANDINS, source.now, announce)
        game = await _begun(tables, players)
        answer, press = await _played(tables, game, answers)
        frame = await Frames(tables, Archive(tables)).now(game, None)
        picture = _picture(frame, players)
        await tables.close()
        await store.close()
    return Capacity(answer=answer, press=press, picture=picture)


async def _begun(tables: Tables, players: int) -> int:
    seats = [SeatRow(seat=n, name=f"P{n}", user=100 + n) for n in range(players)]
    row = await tables.create(
        guild=1, channel=2, host=100, ruleset=GAME, options={}, settings=pace_settings(PRESETS["slow"]),
        seats=seats,
    )  # fmt: skip
    await tables.start(row.id)
    return row.id


async def _played(tables: Tables, game: int, answers: int) -> tuple[float, float]:
    """Seconds of an answer and of a press: what is asked is opened, then answered as a stand-in would."""
    spent = [0.0, 0.0]
    for _ in range(answers):
        thought = await tables.look(game, _thought)
        assert thought is not None, "the game was over too soon"
        user, seat, key, data = thought
        start = time.process_time()
        await tables.look(game, partial(_opened, user=user))
        opened = time.process_time()
        outcome = await tables.do(game, actions.by(user, seat, actions.answer(seat, key, data)))
        assert outcome.refusal is None, outcome.refusal
        spent[0] += time.process_time() - opened
        spent[1] += opened - start
    return spent[0] / answers, spent[1] / answers


def _thought(live: LiveGame) -> tuple[int, int, str, Data] | None:
    waiting = live.game_table.waiting()
    if not waiting:
        return None
    chance = Chance(f"scale {live.row.seq}".encode())
    question = chance.pick("who", waiting)
    standin = STANDINS[for_game(GAME)]
    answered: Any = standin.answer(question, live.game_table.view(question.seat), chance)
    user = live.seats[question.seat].user
    assert user is not None
    return user, question.seat, question.key, answered


def _opened(live: LiveGame, user: int) -> bool:
    """What a press on *My orders* works out."""
    return Asked(live, user, {}).opening() is not None


def _picture(frame: Frame, players: int) -> float:
    """Seconds of a front page as it is posted, in a process that has made ready for it."""
    face, look = FACES[GAME], Look(tuple(f"P{n}" for n in range(players)))
    face.warm()
    return best(lambda: face.draw(face.front, frame, None, look).posted(), PICTURES)
