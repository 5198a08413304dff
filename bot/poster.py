"""What posts letters, and how it can fail."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from bot.store.rows import Json, Target


@dataclass(frozen=True, slots=True)
class TryAgain(Exception):
    """Discord is busy or broken (429, 5xx), perhaps it said how long to wait. `unsure`: it may be posted."""

    after: float | None = None
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Undeliverable(Exception):
    """It can never be posted."""

    reason: str = ""


@dataclass(frozen=True, slots=True)
class PlaceLost(Exception):
    """The channel or thread is gone, closed or forbidden; it may come back."""

    reason: str = ""


class DmsClosed(Exception):
    """The person takes no DMs from the bot (50007, 50278)."""


class Readdressed(Exception):
    """While the message was made, its reader has changed, or what it tells has become a secret again."""


async def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Sending:
    """A letter to be posted.

    `since`: it may have been posted before, after this message: then it is looked for first. `holds` says
    whether it still goes there: asked right before it is sent, for a picture may take long.
    """

    target: Target
    kind: str
    payload: dict[str, Json]
    nonce: str
    since: int | None = None
    holds: Callable[[], Awaitable[bool]] = _always


class Poster(Protocol):
    """Posts one letter."""

    async def post(self, sending: Sending) -> int:
        """Post, and return the message's id; or raise one of the exceptions above."""
