"""The settings, for a command: what cannot be read is said in a line."""

from __future__ import annotations

from pydantic import ValidationError

from bot.commands.failure import Failure
from bot.settings import Settings


def configured() -> Settings:
    """What the operator has set."""
    try:
        return Settings()
    except ValidationError as error:
        wrong = ", ".join(str(problem["loc"][0]) for problem in error.errors())
        raise Failure(f"these settings cannot be read: {wrong}") from None
