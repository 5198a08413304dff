"""The share of all servers that one process works for, by Discord's own division into shards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, literal_column, true

STAMP = 22  # the lower bits of a snowflake: what Discord divides servers by is above them


@dataclass(frozen=True, slots=True)
class Share:
    """Some shards, of so many. What belongs to no server, such as DMs, belongs to shard 0."""

    count: int
    shards: frozenset[int]

    @property
    def is_all(self) -> bool:
        """Whether nothing is anybody else's."""
        return len(self.shards) == self.count

    def has(self, guild: int) -> bool:
        """Whether a server is in it; 0: what belongs to none."""
        return (guild >> STAMP) % self.count in self.shards

    def of(self, shards: Iterable[int]) -> Share:
        """Other shards, of as many."""
        return Share(self.count, frozenset(shards))

    def __and__(self, other: Share) -> Share:
        """What is in both, of as many."""
        return self.of(self.shards & other.shards if self.count == other.count else ())

    def where(self, guild: Any) -> ColumnElement[bool]:
        """The same as a condition on a column."""
        if self.is_all:
            return true()
        shard: ColumnElement[int] = guild.op(">>")(literal_column(str(STAMP))) % self.count
        return shard.in_(sorted(self.shards))


EVERYTHING = Share(1, frozenset({0}))
