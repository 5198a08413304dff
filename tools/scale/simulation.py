"""Minutes at the peak, press by press: who waits, for how long, and where.

Presses and answers come by chance. Each is done by the bot of its server, one after the other; what is
posted is drawn first where it has a picture, by whichever painter is free, and then goes through Discord's
global limit. Pictures that people ask for go back as answers to presses, which the limit does not count.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Sequence
from dataclasses import dataclass

from tools.scale.load import GLOBAL_LIMIT, Capacity, Load


@dataclass(frozen=True, slots=True)
class Waits:
    """How long something took, in seconds."""

    count: int
    median: float
    slowest: float  # of a hundred

    @classmethod
    def of(cls, times: Sequence[float]) -> Waits:
        """Of all of them."""
        ordered = sorted(times) or [0.0]
        return cls(len(times), ordered[len(ordered) // 2], ordered[int(0.99 * (len(ordered) - 1))])


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of it."""

    acknowledged: Waits  # presses, by the bot
    recorded: Waits  # answers
    shown: Waits  # pictures that somebody asked for
    posted: Waits  # letters, from when they are ready until Discord has them
    last: float  # when the last letter was posted; long after the end where they pile up


class Line:
    """Some servers, and those who wait for them, first come first served."""

    def __init__(self, servers: int) -> None:
        self._free = [0.0] * servers

    def serve(self, came: float, takes: float) -> float:
        """When it is done."""
        done = max(came, heapq.heappop(self._free)) + takes
        heapq.heappush(self._free, done)
        return done


def arrivals(dice: random.Random, rate: float, seconds: float) -> list[float]:
    """Moments at which something comes, by chance, at a rate."""
    found: list[float] = []
    at = dice.expovariate(rate) if rate > 0 else seconds
    while at < seconds:
        found.append(at)
        at += dice.expovariate(rate)
    return found


def simulate(
    load: Load,
    capacity: Capacity,
    bots: int,
    painters: int,
    looked: float,
    seconds: float = 300,
    seed: int = 1,
) -> Simulated:
    """So many seconds at the peak; `looked` is the share of pictures that somebody asked for."""
    dice = random.Random(f"scale {seed}")
    presses = [(at, capacity.press, False) for at in arrivals(dice, load.presses, seconds)]
    answers = [(at, capacity.answer, True) for at in arrivals(dice, load.answers, seconds)]
    played = [Line(1) for _ in range(bots)]
    acknowledged: list[float] = []
    recorded: list[float] = []
    letters: list[float] = []
    each = load.requests / load.answers if load.answers else 0.0
    for at, takes, is_answer in sorted(presses + answers):
        done = played[dice.randrange(bots)].serve(at, takes)
        (recorded if is_answer else acknowledged).append(done - at)
        if is_answer:
            letters += [done] * (int(each) + (dice.random() < each % 1))
    drawn_share = load.pictures * (1 - looked) / load.requests if load.requests else 0.0
    drawing = [(at, True) for at in letters if dice.random() < drawn_share]
    drawing += [(at, False) for at in arrivals(dice, load.pictures * looked, seconds)]
    painted = Line(painters)
    shown: list[float] = []
    ready: list[float] = []
    pictured = sum(is_letter for _, is_letter in drawing)
    for at, is_letter in sorted(drawing):
        done = painted.serve(at, capacity.picture)
        ready.append(done) if is_letter else shown.append(done - at)
    plain = dice.sample(sorted(letters), len(letters) - pictured)
    limit, last = Line(1), 0.0
    posted: list[float] = []
    for at in sorted([*ready, *plain]):
        last = limit.serve(at, 1 / GLOBAL_LIMIT)
        posted.append(last - at)
    return Simulated(Waits.of(acknowledged), Waits.of(recorded), Waits.of(shown), Waits.of(posted), last)


def burst(capacity: Capacity, answers: int) -> Waits:
    """So many answers at the same moment, at one bot."""
    line = Line(1)
    return Waits.of([line.serve(0.0, capacity.answer) for _ in range(answers)])
