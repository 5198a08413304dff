"""A process among several stops when it is told to, whatever it hears at the same moment."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.member import Member
from bot.store.share import EVERYTHING


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


@pytest.mark.parametrize("steps", range(6))
async def test_who_is_stopped_the_moment_something_stirs_stops(steps: int) -> None:
    nowhere: Any = SimpleNamespace(members=None, bells=None)
    member = Member(nowhere, EVERYTHING, lease=3600.0)

    async def keep() -> None:
        while True:
            await member.pause()

    keeping = asyncio.ensure_future(keep())
    await turns(5)
    member.stirred.set()
    await turns(steps)
    keeping.cancel()
    await turns(10)
    assert keeping.cancelled()
