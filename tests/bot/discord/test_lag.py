"""Whatever is typed anywhere, the event loop never works on it for long: it is measured in processor time."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.discord.bounds import most_in
from tests.bot.discord.test_kinds import reach
from tests.bot.player import open_window
from tests.bot.stage import stage

LONGEST = 0.25  # seconds of processor time; what was found slow took from 1 to 11
DISCORD_TAKES = 6000
HOSTILE = ("a", "a ", "Europe/", "1 > ", "ﷺ", "-1,", "\t\n", "((", "keep 1 for a fort in ")


@contextmanager
def longest_step() -> Iterator[list[float]]:
    """The longest uninterrupted work on the event loop meanwhile, as the only entry."""
    longest = [0.0]
    run = asyncio.events.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        start = time.thread_time()
        run(handle)
        longest[0] = max(longest[0], time.thread_time() - start)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", timed)
        yield longest


def text_options(tree: app_commands.CommandTree[Any]) -> list[tuple[Any, Any]]:
    """Every option of every command that takes a text."""
    return [
        (command, option)
        for command in tree.walk_commands()
        if isinstance(command, app_commands.Command)
        for option in command.parameters
        if option.type is discord.AppCommandOptionType.string and not option.choices
    ]


def needed(command: Any, option: Any) -> dict[str, Any]:
    """Something for every other option that must be given."""
    given = {discord.AppCommandOptionType.string: "x", discord.AppCommandOptionType.integer: 1}
    return {
        other.name: (other.choices[0].value if other.choices else given[other.type])
        for other in command.parameters
        if other.required and other.name != option.name
    }


async def test_no_text_in_any_command_holds_up_the_loop(tmp_path):
    people = ("Ann", "Ben", "Cem", "Dan", "Eve")
    async with stage(str(tmp_path / "a.db"), *people) as s:
        await s.begin(*people[1:], host="Ann", game="western-empires")
        options = text_options(s.app.tree)
        assert len(options) > 25
        ann = s.people["Ann"]
        slow = []
        for place, (command, option) in enumerate(options):
            if command.qualified_name in {"host end", "host import"}:
                continue
            for length in (most_in(option.name), DISCORD_TAKES):
                hostile = HOSTILE[(place + length) % len(HOSTILE)]
                text = (hostile * length)[: min(length, option.max_value or length)]
                with longest_step() as longest:
                    await ann.slash(
                        s.channel, command.qualified_name, **needed(command, option), **{option.name: text}
                    )
                    if option.autocomplete:
                        await ann.autocomplete(s.channel, command.qualified_name, option.name, text)
                if longest[0] > LONGEST:
                    slow.append((command.qualified_name, option.name, length, longest[0]))
        assert slow == []


async def test_what_is_too_long_is_refused_in_a_sentence(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        shown = await s.people["Ann"].slash(s.channel, "prefs", zone="Europe/" * 800)
        assert shown.response.content == "That is too long for “zone”: 200 letters at most."
        found = await s.people["Ann"].autocomplete(s.channel, "prefs", "zone", "a" * 6000)
        assert found == []


@pytest.mark.parametrize("day", ["0001-01-01", "9999-12-31", "2026-13-40", "²"])
async def test_a_day_that_no_calendar_has_is_refused(tmp_path, day):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.people["Ann"].slash(s.channel, "prefs", zone="Asia/Tokyo")
        shown = await s.people["Ann"].slash(s.channel, "vacation", until=day)
        assert "went wrong" not in shown.response.content


async def test_no_text_in_a_window_holds_up_the_loop(tmp_path):
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben") as s:
        await s.begin("Ben", host="Ann")
        actor = s.people[await reach(s, "voyage")]
        for hostile in HOSTILE:
            form = await actor.slash(s.channel, "orders")
            window = await open_window(actor, form.response)
            with longest_step() as longest:
                await actor.submit_modal(window, {"lines": (hostile * 2000)[:2000], "then": ["form"]})
            assert longest[0] <= LONGEST
