"""How long a wait lasts, quiet hours, and the ladder after a deadline."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.deadlines import (
    DAY,
    HOUR,
    PRESETS,
    Default,
    Grace,
    Hold,
    Pace,
    clock_time,
    deadline,
    holds,
    judge,
    missed,
    pace_of,
    pace_settings,
    quiet_until,
)
from bot.store.rows import Leave, Prefs, SeatRow, Vacation

BERLIN = ZoneInfo("Europe/Berlin")


def at(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


@pytest.mark.parametrize("name", list(PRESETS))
def test_a_preset_survives_the_settings(name: str) -> None:
    assert pace_of(pace_settings(PRESETS[name])) == PRESETS[name]


def test_a_game_without_settings_is_of_standard_pace() -> None:
    assert pace_of({}) == PRESETS["standard"]


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(ValidationError):
        pace_of({"pace": {"sekonds": 4}})


def test_an_unhurried_game_has_no_deadlines() -> None:
    assert deadline(PRESETS["unhurried"], at("2026-03-02T10:00")) is None


@pytest.mark.parametrize(
    "wrong",
    [{"zone": "Atlantis/Poseidonis"}, {"at": "25:00"}, {"seconds": 30}, {"grace": -1}, {"reminders": [0]}],
)
def test_what_no_clock_shows_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        pace_of({"pace": wrong})


def test_nobody_is_hurried_without_seconds() -> None:
    assert deadline(PRESETS["unhurried"], 1000) is None


def test_a_wait_lasts_its_seconds() -> None:
    assert deadline(PRESETS["standard"], 1000) == 1000 + DAY


CASES = [
    # asked, deadline: half a wait at least, at eight in the evening in Berlin
    ("2026-03-02 07:00", "2026-03-02 20:00"),
    ("2026-03-02 08:00", "2026-03-02 20:00"),
    ("2026-03-02 08:01", "2026-03-03 20:00"),
    ("2026-03-02 21:00", "2026-03-03 20:00"),
    ("2026-03-28 12:00", "2026-03-29 20:00"),  # the night in which an hour is missing
    ("2026-10-24 12:00", "2026-10-25 20:00"),  # the night with an hour twice
]


@pytest.mark.parametrize(("asked", "due"), CASES)
def test_a_fixed_time_of_day_is_local(asked: str, due: str) -> None:
    pace = Pace(at="20:00", zone="Europe/Berlin")
    assert deadline(pace, at(asked, "Europe/Berlin")) == at(due, "Europe/Berlin")


def test_a_fixed_time_skips_the_weekend() -> None:
    pace = Pace(at="20:00", weekends_off=True)
    assert deadline(pace, at("2026-03-06 12:00")) == at("2026-03-09 20:00")  # Friday to Monday


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        ("2026-03-04 12:00", "2026-03-05 12:00"),  # Wednesday
        ("2026-03-06 12:00", "2026-03-09 12:00"),  # Friday noon to Monday noon
        ("2026-03-06 00:00", "2026-03-07 00:00"),  # all of Friday
        ("2026-03-07 15:00", "2026-03-10 00:00"),  # asked on a Saturday: Monday
        ("2026-03-08 23:59", "2026-03-10 00:00"),
    ],
)
def test_time_stands_still_at_weekends(asked: str, due: str) -> None:
    assert deadline(Pace(weekends_off=True), at(asked)) == at(due)


@given(
    st.integers(1_700_000_000, 1_900_000_000),
    st.sampled_from(["", "00:00", "02:30", "20:00"]),
    st.booleans(),
    st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia"]),
    st.sampled_from([HOUR, DAY, 3 * DAY, 9 * DAY]),
)
def test_every_wait_is_long_enough_and_ends(now: int, fixed: str, off: bool, zone: str, seconds: int) -> None:
    due = deadline(Pace(at=fixed, weekends_off=off, zone=zone, seconds=seconds), now)
    assert due is not None
    assert now + seconds // 2 <= due <= now + 3 * seconds + 5 * DAY
    if off and fixed:
        assert datetime.fromtimestamp(due, ZoneInfo(zone)).weekday() < 5


@pytest.mark.parametrize("text", ["24:00", "8", "", "noon", "12:60"])
def test_no_time_of_day(text: str) -> None:
    with pytest.raises(ValueError, match=r"does not match|unconverted|format"):
        clock_time(text)


NIGHT = Prefs(quiet_from=22 * 60, quiet_to=7 * 60 + 30, zone="Europe/Berlin")


@pytest.mark.parametrize(
    ("moment", "until"),
    [
        ("2026-03-02 21:59", None),
        ("2026-03-02 22:00", "2026-03-03 07:30"),
        ("2026-03-03 01:00", "2026-03-03 07:30"),
        ("2026-03-03 07:29", "2026-03-03 07:30"),
        ("2026-03-03 07:30", None),
    ],
)
def test_quiet_hours_over_midnight(moment: str, until: str | None) -> None:
    found = quiet_until(NIGHT, at(moment, "Europe/Berlin"))
    assert found == (None if until is None else at(until, "Europe/Berlin"))


def test_quiet_hours_by_day_and_none_at_all() -> None:
    noon = Prefs(quiet_from=12 * 60, quiet_to=13 * 60)
    assert quiet_until(noon, at("2026-03-02 12:30")) == at("2026-03-02 13:00")
    assert quiet_until(noon, at("2026-03-02 13:30")) is None
    assert quiet_until(Prefs(), at("2026-03-02 12:30")) is None
    assert datetime.fromtimestamp(0, UTC).year == 1970


ADA = SeatRow(seat=0, name="Ada", user=100)
BOB = SeatRow(seat=1, name="Bob", user=101, missed=1)
PACE = Pace(grace=HOUR, standin_after=2, standin="random", hold_most=10 * DAY)


def test_first_there_is_grace() -> None:
    assert judge(PACE, [ADA, BOB], {}, grace_used=False, now=500) == Grace((0, 1), 500 + HOUR)


def test_then_defaults_and_for_the_second_time_a_stand_in() -> None:
    verdict = judge(PACE, [ADA, BOB], {}, grace_used=True, now=500)
    assert verdict == Default((0, 1), (1,))
    assert missed([ADA, BOB], verdict, "random") == (
        SeatRow(seat=0, name="Ada", user=100, missed=1),
        SeatRow(seat=1, name="Bob", user=101, missed=2, standin="random", vacant=True),
    )


def test_without_grace_defaults_come_at_once_and_a_stand_in_never() -> None:
    assert judge(Pace(grace=0, standin_after=0), [BOB], {}, grace_used=False, now=5) == Default((1,), ())


def test_a_vacation_holds_the_game_but_not_for_ever() -> None:
    short = Vacation(user=100, starts=0, ends=2 * DAY, mode=Leave.HOLD)
    long = Vacation(user=101, starts=0, ends=90 * DAY, mode=Leave.HOLD)
    held = holds(PACE, [ADA, BOB], [short, long], now=DAY)
    assert held == {0: 2 * DAY, 1: 10 * DAY}
    assert judge(PACE, [ADA, BOB], held, grace_used=False, now=DAY) == Hold((0, 1), 10 * DAY)
    assert holds(PACE, [ADA, BOB], [short, long], now=10 * DAY) == {}


def test_other_vacations_and_later_ones_hold_nothing() -> None:
    away = Vacation(user=100, starts=0, ends=9 * DAY, mode=Leave.DEFAULTS)
    later = Vacation(user=101, starts=5, ends=9 * DAY, mode=Leave.HOLD)
    assert holds(PACE, [ADA, BOB], [away, later], now=4) == {}
