"""The store: everything that must outlive the process."""

from __future__ import annotations

from bot.store.changes import Change, LostRace
from bot.store.database import Database
from bot.store.games import ChannelTaken, Games, Loaded
from bot.store.letters import Letters
from bot.store.people import People
from bot.store.schedule import Schedule
from bot.store.votes import Votes

__all__ = ["Change", "ChannelTaken", "Loaded", "LostRace", "Store"]


class Store:
    """One open database, by what it is asked about."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.games = Games(database)
        self.letters = Letters(database)
        self.people = People(database)
        self.schedule = Schedule(database)
        self.votes = Votes(database)

    @classmethod
    async def open(cls, database: str) -> Store:
        """Open a path (SQLite) or a `postgresql://` address, and migrate it."""
        return cls(await Database.open(database))

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()
