"""Times as people write them."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands

from bot.deadlines import clock_time
from bot.discord.interactions import Sorry
from bot.discord.wording import fault_line
from rules.atlas.asking import meant
from rules.atlas.names import Finder
from rules.table import Fault

UNITS = {
    "m": 60,
    "min": 60,
    "minute": 60,
    "h": 3600,
    "hour": 3600,
    "d": 86400,
    "day": 86400,
    "w": 604800,
    "week": 604800,
}
LONGEST = 60 * 86400
NEAR = {"": 0, "today": 0, "tomorrow": 1}
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_STAMP = re.compile(r"<t:(\d{1,12})(?::[a-z])?>")
_LENGTH = re.compile(r"(\d{1,5})\s*([a-z]+)")


def seconds_in(text: str) -> int | None:
    """A length of time such as “2h”, “3 days”, “1d 12h”; None for “none”."""
    plain = text.strip().lower()
    if plain in {"none", "no", "never", "off"}:
        return None
    parts = _LENGTH.findall(plain)
    units = [UNITS.get(unit) or UNITS.get(unit.rstrip("s")) for _, unit in parts]
    if not parts or None in units or _LENGTH.sub("", plain).strip(" ,and"):
        raise Sorry(f"“{text[:40]}” is not a length of time I can read. Write it like 2h, 3 days or 1d 12h.")
    total = sum(int(number) * (unit or 0) for (number, _), unit in zip(parts, units, strict=True))
    if not 0 < total <= LONGEST:
        raise Sorry("That is too long or no time at all: anything up to 60 days.")
    return total


def moment_at(text: str, zone: str, now: int) -> int:
    """A moment yet to come: a Discord timestamp, or a day and a time in a time zone; the next such time."""
    found = _moment(text.strip().lower(), ZoneInfo(zone), now)
    if found is None:
        raise Sorry(
            f"“{text[:40]}” is not a moment I can read. Write it like 2026-11-20 18:00, friday 18:00, "
            f"tomorrow 18:00 or 18:00 ({zone})."
        )
    if found <= now:
        raise Sorry(f"That moment has passed: it was <t:{found}:R>. The game's time zone is {zone}.")
    if found - now > LONGEST:
        raise Sorry(f"That is too far away, <t:{found}:R>: anything up to 60 days.")
    return found


def _moment(text: str, zone: ZoneInfo, now: int) -> int | None:
    if stamp := _STAMP.fullmatch(text):
        return int(stamp[1])
    spaced = text.replace("t", " ") if text[:1].isdigit() else text  # 2026-11-20t18:00
    day_text, _, time_text = spaced.rpartition(" ")
    try:
        clock = clock_time(time_text)
    except ValueError:
        return None
    today = datetime.fromtimestamp(now, zone).date()
    day = _day(day_text.strip().rstrip(","), today)
    if day is None:
        return None
    wall = datetime.combine(day, clock, zone)
    if not day_text and wall.timestamp() <= now:
        wall = datetime.combine(day + timedelta(days=1), clock, zone)
    return int(wall.timestamp())


def _day(text: str, today: date) -> date | None:
    """A day by its date or by name, from today on."""
    if text in NEAR:
        return today + timedelta(days=NEAR[text])
    weekday = next((n for n, name in enumerate(WEEKDAYS) if len(text) >= 3 and name.startswith(text)), None)
    if weekday is not None:
        return today + timedelta(days=(weekday - today.weekday()) % 7 or 7)
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


@cache
def _zones() -> Finder:
    names = sorted(available_timezones())
    return Finder(names, {name.rsplit("/", 1)[-1]: [name] for name in names})


async def complete_zone(_: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Time zones that fit what was typed so far."""
    return [app_commands.Choice(name=name, value=name) for name in _zones().matching(typed)[:25]]


def zone_named(text: str) -> str:
    """A time zone by its name, or something near it."""
    zone = meant(text, _zones(), "time zone")
    if isinstance(zone, Fault):
        raise Sorry(fault_line(zone))
    return zone


def day_start(text: str, zone: str) -> int:
    """The beginning of a day written as 2026-12-24, in a time zone."""
    try:
        day = date.fromisoformat(text.strip())
        return int(datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC).timestamp())
    except (ValueError, OverflowError):
        raise Sorry(f"“{text[:20]}” is not a day. Write it like 2026-12-24.") from None
