"""How long a wait lasts, and what follows when it was too long: grace, defaults, a stand-in, a replacement.

Nothing here reads a clock or the store: everything is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from pydantic import ConfigDict, TypeAdapter, with_config

from bot.store.rows import Leave, Prefs, SeatRow, Vacation

MINUTE, HOUR, DAY = 60, 3600, 86400
SATURDAY = 5


@with_config(ConfigDict(extra="forbid"))
@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How fast a game is played. `at` ("20:00") fixes the time of day, `seconds` the length of a wait.
    No seconds: nobody is hurried.

    `reminders` are seconds before the deadline. After `standin_after` deadlines missed in a row a stand-in
    takes the seat (0: never). A vacation holds the game for `hold_most` seconds at most.
    """

    preset: str = "standard"
    seconds: int = DAY
    at: str = ""
    zone: str = "UTC"
    weekends_off: bool = False
    grace: int = 4 * HOUR
    reminders: tuple[int, ...] = (6 * HOUR, HOUR)
    standin_after: int = 2
    standin: str = "random"
    hold_most: int = 21 * DAY

    def __post_init__(self) -> None:
        """Refuse, with ValueError, what no clock shows."""
        try:
            ZoneInfo(self.zone)
        except (KeyError, OSError) as error:
            raise ValueError(f"no time zone: {self.zone}") from error
        if self.at:
            clock_time(self.at)
        if (
            0 < self.seconds < MINUTE
            or self.seconds < 0
            or self.grace < 0
            or any(before <= 0 for before in self.reminders)
        ):
            raise ValueError("too short")


PRESETS: Mapping[str, Pace] = {
    "live": Pace(
        preset="live", seconds=5 * MINUTE, grace=MINUTE, reminders=(MINUTE,), standin_after=3, hold_most=HOUR
    ),
    "fast": Pace(preset="fast", seconds=8 * HOUR, grace=HOUR, reminders=(2 * HOUR,)),
    "standard": Pace(),
    "unhurried": Pace(preset="unhurried", seconds=0, reminders=()),
    "slow": Pace(preset="slow", seconds=3 * DAY, grace=12 * HOUR, reminders=(DAY, 4 * HOUR)),
}
_PACE: TypeAdapter[Pace] = TypeAdapter(Pace)


def pace_of(settings: Mapping[str, Any]) -> Pace:
    """The pace kept in a game's settings under "pace"."""
    return _PACE.validate_python(settings.get("pace") or {})


def pace_settings(pace: Pace) -> dict[str, Any]:
    """A pace as a game's settings keep it."""
    return {"pace": {**asdict(pace), "reminders": list(pace.reminders)}}


def clock_time(text: str) -> time:
    """A time of day written 20:00; ValueError for anything else."""
    return datetime.strptime(text.strip(), "%H:%M").time()


def deadline(pace: Pace, now: int) -> int | None:
    """When a wait that begins now is over; None where nobody is hurried."""
    if not pace.seconds:
        return None
    zone = ZoneInfo(pace.zone)
    start = datetime.fromtimestamp(now, zone)
    if pace.at:
        return _fixed(pace, start, clock_time(pace.at))
    if pace.weekends_off:
        return _weekdays(start, pace.seconds)
    return now + pace.seconds


def _fixed(pace: Pace, start: datetime, at: time) -> int:
    """The first such time of day that leaves at least half a wait."""
    earliest = start.timestamp() + pace.seconds // 2
    day = start.date()
    while True:
        moment = datetime.combine(day, at, start.tzinfo)
        if moment.timestamp() >= earliest and not (pace.weekends_off and day.weekday() >= SATURDAY):
            return int(moment.timestamp())
        day += timedelta(days=1)


def _weekdays(start: datetime, seconds: int) -> int:
    """Time that stands still from Saturday to Sunday."""
    moment, left = start, float(seconds)
    while True:
        day = moment.date()
        if day.weekday() >= SATURDAY:
            moment = datetime.combine(day + timedelta(days=7 - day.weekday()), time(), start.tzinfo)
            day = moment.date()
        saturday = datetime.combine(day + timedelta(days=SATURDAY - day.weekday()), time(), start.tzinfo)
        span = saturday.timestamp() - moment.timestamp()
        if left <= span:
            return int(moment.timestamp() + left)
        left -= span
        moment = saturday


def quiet_until(prefs: Prefs, now: int) -> int | None:
    """When a person's quiet hours end, if it is quiet now."""
    if prefs.quiet_from is None or prefs.quiet_to is None or prefs.quiet_from == prefs.quiet_to:
        return None
    local = datetime.fromtimestamp(now, ZoneInfo(prefs.zone))
    minute = local.hour * 60 + local.minute
    start, end = prefs.quiet_from, prefs.quiet_to
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    until = datetime.combine(day, time(end // 60, end % 60), local.tzinfo)
    # In the hour that is repeated when summer time ends, the first such moment may have passed.
    moments = (int(moment.timestamp()) for moment in (until, until.replace(fold=1)))
    return next((moment for moment in moments if moment > now), now + MINUTE)


@dataclass(frozen=True, slots=True)
class Hold:
    """Wait for those on vacation."""

    seats: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Grace:
    """A little longer, once."""

    seats: tuple[int, ...]
    until: int


@dataclass(frozen=True, slots=True)
class Default:
    """The late seats take their defaults; `standins` are given to a stand-in from now on."""

    seats: tuple[int, ...]
    standins: tuple[int, ...]


def held_until(pace: Pace, vacation: Vacation) -> int | None:
    """Until when a vacation holds a game, if it is of that kind."""
    return min(vacation.ends, vacation.starts + pace.hold_most) if vacation.mode is Leave.HOLD else None


def holds(pace: Pace, seats: Sequence[SeatRow], vacations: Sequence[Vacation], now: int) -> dict[int, int]:
    """Which seats hold the game by vacation now, and until when."""
    ends = {
        vacation.user: until
        for vacation in vacations
        if vacation.starts <= now and (until := held_until(pace, vacation)) is not None
    }
    return {seat.seat: ends[seat.user] for seat in seats if seat.user in ends and ends[seat.user] > now}


def judge(
    pace: Pace, late: Sequence[SeatRow], held: Mapping[int, int], grace_used: bool, now: int
) -> Hold | Grace | Default:
    """What follows on a deadline that passed; `held` says until when late seats hold the game."""
    if held:
        return Hold(tuple(held), max(held.values()))
    seats = tuple(seat.seat for seat in late)
    if late and pace.grace and not grace_used:
        return Grace(seats, now + pace.grace)
    tired = (seat for seat in late if pace.standin_after and seat.missed + 1 >= pace.standin_after)
    return Default(seats, tuple(seat.seat for seat in tired))


def missed(seats: Sequence[SeatRow], verdict: Default, kind: str) -> tuple[SeatRow, ...]:
    """The seats after a missed deadline; who missed too many has a stand-in and may be replaced."""

    def after(seat: SeatRow) -> SeatRow:
        if seat.seat in verdict.standins:
            return replace(seat, missed=seat.missed + 1, standin=kind, until=None, vacant=True)
        return replace(seat, missed=seat.missed + 1) if seat.seat in verdict.seats else seat

    return tuple(after(seat) for seat in seats)
