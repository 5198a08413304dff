"""Times as people write them."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import app_commands

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
