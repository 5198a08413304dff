"""The load of many games: what each costs, what people do in a day, what one machine can do."""

from __future__ import annotations

from dataclasses import dataclass, fields

DAY = 86_400
PEAK = 2.5  # the busiest minutes of a day, as a multiple of the mean
GLOBAL_LIMIT = 50.0  # requests a second that Discord takes of one bot; answers to presses do not count
PER_SHARD = 2_000  # servers; Discord asks for a new shard before 2,500


@dataclass(frozen=True, slots=True)
class Cost:
    """What it costs, each time that a table stood still, until it stands still again."""

    answers: float
    posts: float  # messages posted, in the channel and in DMs
    edits: float
    pictures: float
    kilobytes: float  # in the database, packed
    waits: float = 0.0  # a turn


@dataclass(frozen=True, slots=True)
class Habits:
    """What people do: how often a table moves on in a day, and how they come."""

    waits: float = 4.0  # a day: each awaited person answers within some hours
    presses: float = 3.0  # for each answer: to open, to submit, to look
    looks: float = 1.0  # pictures asked for, for each answer


@dataclass(frozen=True, slots=True)
class Capacity:
    """What one core does, in seconds each; measured by `python -m tools.scale measure`."""

    answer: float  # of one process: judged, stored, announced
    press: float  # opened, acknowledged
    picture: float
    connections: int = 12  # to PostgreSQL, of one bot: its pool, and one that listens


@dataclass(frozen=True, slots=True)
class Load:
    """What comes in and goes out, each second at the peak."""

    answers: float
    presses: float
    requests: float  # that count against the global limit
    pictures: float
    gigabytes: float  # a year

    def times(self, factor: float) -> Load:
        """The same of more games."""
        return Load(*(getattr(self, one.name) * factor for one in fields(self)))


def load(cost: Cost, habits: Habits, games: int) -> Load:
    """The load of so many games."""
    waits = habits.waits / DAY * PEAK
    one = Load(
        answers=cost.answers * waits,
        presses=cost.answers * habits.presses * waits,
        requests=(cost.posts + cost.edits) * waits,
        pictures=(cost.pictures + cost.answers * habits.looks) * waits,
        gigabytes=cost.kilobytes * habits.waits * 365 / 1024**2,
    )
    return one.times(games)
