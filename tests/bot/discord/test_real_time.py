"""The simulated Discord has a clock of its own; processes begin and are waited for by the machine's."""

import time
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

import discord

from bot import apart
from bot.processes import in_real_time
from bot.studio import Studio
from tests.bot.stage import stage


class Spying(ThreadPoolExecutor):
    """Draws, and notes in which context it was asked to."""

    contexts: list[list[object]] = []

    def submit(self, *args, **kwargs):
        self.contexts.append(list(copy_context()))
        return super().submit(*args, **kwargs)


async def test_whoever_asks_for_a_process_it_begins_outside_the_simulation(tmp_path, monkeypatch):
    run, contexts = apart._run, []
    monkeypatch.setattr(apart, "_run", lambda *args: contexts.append(list(copy_context())) or run(*args))
    monkeypatch.setattr(Studio, "_hire", lambda self: Spying(1))
    monkeypatch.setattr(Spying, "contexts", contexts)
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", every=1) as s:
        await s.begin("Ben", host="Ann")
        await s.people["Ann"].slash(s.channel, "map")
        drawn = len(contexts)
        role = s.env.guild.create_role("manager", permissions=discord.Permissions(manage_channels=True))
        meg = s.env.guild.add_member(s.env.create_user("Meg"), roles=[role])
        there = s.env.guild.create_text_channel("there")
        shown = await meg.slash(there, "host import", file=("game.json", b"{}"))
        assert "not a game exported" in shown.response.content
    assert drawn and len(contexts) == drawn + 1
    assert contexts == [[]] * len(contexts)


async def test_the_simulation_knows_the_bot_by_its_context(tmp_path, monkeypatch):
    """What the rest relies on: asked outside of any context, the clock is not the simulated one."""
    machine, clocks = time.monotonic, []

    def hire(self):
        clocks.append([time.monotonic(), in_real_time(lambda: time.monotonic()), machine()])
        return ThreadPoolExecutor(1)

    monkeypatch.setattr(Studio, "_hire", hire)
    async with stage(str(tmp_path / "a.db"), "Ann", "Ben", every=1) as s:
        await s.begin("Ben", host="Ann")
        await s.people["Ann"].slash(s.channel, "map")
    for simulated, real, after in clocks:
        assert simulated != real <= after
    assert clocks
