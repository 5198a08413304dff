"""What is counted as it happens: outcomes of games, letters on their way."""

from __future__ import annotations

import time

from bot.attempt import BY_PEOPLE
from bot.live_game import Outcome
from bot.poster import DmsClosed, PlaceLost, Poster, Readdressed, Sending, TryAgain, Undeliverable
from bot.watching import metrics

_OUTCOMES: dict[type[BaseException], str] = {
    TryAgain: "again",
    DmsClosed: "closed",
    PlaceLost: "lost",
    Readdressed: "readdressed",
    Undeliverable: "refused",
}


def count(outcome: Outcome) -> None:
    """Count an outcome that was stored; one of those who listen to the tables."""
    answers = [entry for entry in outcome.entries if isinstance(entry, BY_PEOPLE)]
    players = sum(outcome.seats[entry.seat].standin is None for entry in answers)
    metrics.ANSWERS.labels("player").inc(players)
    metrics.ANSWERS.labels("standin").inc(len(answers) - players)
    metrics.PHASES.inc(len(outcome.began))


class CountedPoster:
    """A poster whose letters are counted and timed."""

    def __init__(self, poster: Poster) -> None:
        self._poster = poster

    async def post(self, sending: Sending) -> int:
        """Post as the other does."""
        start, outcome = time.perf_counter(), "failed"
        try:
            message = await self._poster.post(sending)
            outcome = "posted" if message else "empty"
        except Exception as error:
            outcome = _OUTCOMES.get(type(error), "failed")
            raise
        finally:
            metrics.LETTERS.labels(outcome).inc()
            metrics.POSTING.observe(time.perf_counter() - start)
        return message
