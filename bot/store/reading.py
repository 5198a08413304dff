"""Looking: all that a query finds is there when its answer comes, whoever waited for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, TypeVarTuple

from sqlalchemy import Result
from sqlalchemy.sql.selectable import TypedReturnsRows

from bot.store.group import Job

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Visit(Protocol):
    """A way to a connection."""

    async def __call__(self, job: Job[T]) -> T:
        """Do a job with it, without holding up anybody else."""


class Reader:
    """A connection to look with."""

    def __init__(self, visit: Visit) -> None:
        self.run_sync = visit

    async def execute(
        self, query: TypedReturnsRows[*Ts], parameters: Mapping[str, Any] | None = None
    ) -> Result[*Ts]:
        """The rows of a query, all of them read."""
        found = await self.run_sync(lambda db: db.execute(query, parameters).freeze())
        return found()
