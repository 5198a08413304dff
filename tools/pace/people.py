"""People who come when they are called, answer all that they are shown, and go again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from bot import actions
from bot.discord.asked import Asked
from bot.live_game import LiveGame
from bot.tables import Tables
from rules.standins import STANDINS, for_game
from rules.table import Chance, Deal, Refusal
from rules.table.inputs import IfChanged

GAME = 1
OWN_ACTS = 3  # cries and offers of one's own on an open floor; offers to oneself are answered, all of them
REPLIES = ("accept", "decline", "counter")


@dataclass(frozen=True, slots=True)
class Answered:
    """What somebody answers next: a question that the form shows."""

    seat: int
    key: str
    data: Any
    ahead: bool
    phase: str
    """The later phase that it is for, if it is."""


class People:
    """All who play, each with a choice of a stand-in for every form."""

    def __init__(self, tables: Tables, seed: int) -> None:
        self._tables = tables
        self._chance = Chance(f"pace {seed}".encode())
        self._acts: Counter[tuple[int, int]] = Counter()

    async def visit(self, user: int) -> list[Answered]:
        """Somebody comes and answers what is shown until nothing is left."""
        await self._tables.came(user)
        done: list[Answered] = []
        while (found := await self._tables.look(GAME, lambda live: self._next(live, user))) is not None:
            outcome = await self._tables.do(GAME, actions.by(user, found.seat, self._action(found)))
            if outcome.refusal is not None:
                raise AssertionError(f"{found} is refused: {outcome.refusal}")
            done.append(found)
        return done

    def _action(self, found: Answered) -> actions.Action:
        said = IfChanged.WHOLE
        if found.ahead and not found.phase:  # everybody has a way of their own
            said = [*IfChanged][found.seat % len(IfChanged)]
        return actions.answer(found.seat, found.key, found.data, said)

    def _next(self, live: LiveGame, user: int) -> Answered | None:
        table = live.game_table
        if table.over:
            return None
        asked = Asked(live, user, {})
        form = asked.first()
        found = next((o for o in table.questions(asked.seat) if form and o.question.key == form.key), None)
        if found is None or found.given is not None or found.after is not None or found.free:
            return None
        question = found.question
        data = STANDINS[for_game(table.game.key)].answer(
            question, table.view_at(asked.seat, question.key), self._chance
        )
        if isinstance(question.check(data), Refusal):
            data = question.default()
        if isinstance(question, Deal):
            data = self._on_the_floor(question, table.checkpoint.number, data)
        return Answered(asked.seat, question.key, data, found.ahead, found.phase)

    def _on_the_floor(self, question: Deal[Any], phase: int, data: Any) -> Any:
        """Whoever has done enough of their own accord answers what is offered, and is done."""
        if data["act"] in REPLIES:
            return data
        self._acts[phase, question.seat] += 1
        is_done = data["act"] == "done" or self._acts[phase, question.seat] > OWN_ACTS
        return question.read("done", None) if is_done else data
