"""Times as people write them: moments yet to come, in the time zone of a game."""

import pytest

from bot.discord.commands.moments import moment_at
from bot.discord.interactions import Sorry

NOW = 1_800_000_000  # Friday, 15 January 2027, 09:00 in Rome


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2027-01-20 18:00", 1_800_464_400),
        ("2027-01-20T18:00", 1_800_464_400),
        ("<t:1800464400:F>", 1_800_464_400),
        ("<t:1800464400>", 1_800_464_400),
        ("23:30", 1_800_052_200),
        ("08:30", 1_800_084_600),
        ("8:30", 1_800_084_600),
        ("today 10:00", 1_800_003_600),
        ("Tomorrow 18:00", 1_800_118_800),
        ("Sunday 18:00", 1_800_205_200),
        ("tue 18:00", 1_800_378_000),
        ("fri 18:00", 1_800_637_200),
    ],
)
def test_a_moment_yet_to_come(text, moment):
    assert moment_at(text, "Europe/Rome", NOW) == moment


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("2026-11-20 18:00", "has passed"),
        ("today 08:00", "has passed"),
        ("<t:1>", "has passed"),
        ("2099-01-01 00:00", "too far away"),
        ("<t:999999999999>", "too far away"),
        ("2027-02-31 18:00", "not a moment"),
        ("2027-01-20", "not a moment"),
        ("25:00", "not a moment"),
        ("18:00+05:00", "not a moment"),
        ("soon", "not a moment"),
        ("", "not a moment"),
    ],
)
def test_what_is_no_moment_yet_to_come(text, why):
    with pytest.raises(Sorry, match=why):
        moment_at(text, "Europe/Rome", NOW)


def test_summer_time_is_known():
    march = 1_806_096_000  # 26 March 2027, 21:00 in Rome
    assert moment_at("2027-03-27 18:00", "Europe/Rome", march) % 86_400 == 17 * 3600
    assert moment_at("2027-03-28 18:00", "Europe/Rome", march) % 86_400 == 16 * 3600
