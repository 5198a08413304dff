"""Who is better: places compared seat by seat, and ratings by Bradley and Terry with their intervals."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from tools.tournament.playing import Tally

SAMPLES = 200  # of the games, drawn anew, for an interval
ROUNDS = 100  # until the ratings stand still
SPREAD = 400 / math.log(10)  # the scale of Elo: 400 points are ten to one
Duels = Mapping[tuple[str, str], float]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a kind is, its mean being 0; 95 of 100 such tournaments fall between the two ends."""

    kind: str
    elo: float
    low: float
    high: float


def duels(tallies: Sequence[Tally]) -> Counter[tuple[str, str]]:
    """How often a seat of the first kind came before one of the second, in half games: a tie is one."""
    found: Counter[tuple[str, str]] = Counter()
    for tally in tallies:
        for (kind, place), (other, behind) in combinations(
            zip(tally.entry.kinds, tally.places, strict=True), 2
        ):
            if kind != other:
                found[kind, other] += (place < behind) + (place <= behind)
                found[other, kind] += (behind < place) + (behind <= place)
    return found


def share(found: Duels, kind: str, other: str) -> float:
    """The part of the comparisons with the other that a kind won."""
    won, lost = found.get((kind, other), 0), found.get((other, kind), 0)
    return won / (won + lost) if won + lost else 0.5


def ratings(tallies: Sequence[Tally]) -> list[Rating]:
    """The ratings of all kinds, the best first; the games are drawn anew for the intervals."""
    measured = _elo(duels(tallies))
    dice = random.Random(len(tallies))
    drawn = [_elo(duels(dice.choices(tallies, k=len(tallies)))) for _ in range(SAMPLES)]
    found = []
    for kind, elo in measured.items():
        spread = sorted(sample.get(kind, elo) for sample in drawn)
        found.append(Rating(kind, elo, spread[SAMPLES // 40], spread[-1 - SAMPLES // 40]))
    return sorted(found, key=lambda rating: -rating.elo)


def _elo(found: Duels) -> dict[str, float]:
    """Bradley and Terry's strengths, found step by step; half a game more each way keeps them finite."""
    kinds = sorted({kind for pair in found for kind in pair})
    strength = dict.fromkeys(kinds, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for kind in kinds:
            others = [other for other in kinds if (kind, other) in found]
            won = sum(found.get((kind, other), 0) + 1 for other in others)
            played = {o: found.get((kind, o), 0) + found.get((o, kind), 0) + 2 for o in others}
            fresh[kind] = won / sum(n / (strength[kind] + strength[o]) for o, n in played.items())
        mean = math.exp(sum(math.log(s) for s in fresh.values()) / len(fresh)) if fresh else 1.0
        strength = {kind: s / mean for kind, s in fresh.items()}
    return {kind: SPREAD * math.log(s) for kind, s in strength.items()}
