"""The live game itself, for tests that look closer than the bot ever does."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.live_game import LiveGame
from bot.tables import Tables


@asynccontextmanager
async def inside(tables: Tables, game: int) -> AsyncIterator[LiveGame]:
    """A game while nothing happens to it."""
    async with tables._lock(game):
        yield await tables._live_game(game)
