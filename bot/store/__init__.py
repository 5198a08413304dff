"""The store: everything that must outlive the process."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.bells import Bells
from bot.store.changes import Change, LostRace
from bot.store.database import Database
from bot.store.deferred import Deferred
from bot.store.drawings import Drawings
from bot.store.encoding import Encoding
from bot.store.figures import Figures
from bot.store.forgetting import Forgetting
from bot.store.games import ChannelTaken, Games, Loaded
from bot.store.letters import Letters
from bot.store.members import Members
from bot.store.people import People
from bot.store.personal import Personal
from bot.store.resealing import reseal
from bot.store.schedule import Schedule
from bot.store.sealing import BadKey, Keyring, WrongKey
from bot.store.votes import Votes
from bot.store.whispers import Whispers

__all__ = ["BadKey", "Change", "ChannelTaken", "Loaded", "LostRace", "Store", "WrongKey"]


class Store:
    """One open database, by what it is asked about."""

    def __init__(self, database: Database, keys: Keyring) -> None:
        encoding = Encoding(keys)
        self._database = database
        self.keys = keys
        self.games = Games(database, encoding)
        self.letters = Letters(database, keys)
        self.people = People(database, keys)
        self.schedule = Schedule(database, encoding)
        self.votes = Votes(database)
        self.whispers = Whispers(database, keys)
        self.deferred = Deferred(database, keys)
        self.figures = Figures(database)
        self.forgetting = Forgetting(database, encoding)
        self.personal = Personal(database, keys)
        self.members = Members(database)
        self.bells = Bells(database)
        self.drawings = Drawings(database, keys)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database."""
        return self._database.is_shared

    @classmethod
    async def open(cls, database: str, keys: Sequence[str] = ()) -> Store:
        """Open a path (SQLite) or a `postgresql://` address, and migrate it.

        `keys`: the first one seals the secrets of the games, each opens them. WrongKey, and no game is
        touched, where one of them was sealed with another.
        """
        ring = Keyring(keys)
        opened = await Database.open(database)
        try:
            await reseal(opened, ring)
        except BaseException:
            await opened.close()
            raise
        return cls(opened, ring)

    async def close(self) -> None:
        """Let go of the database."""
        await self._database.close()
