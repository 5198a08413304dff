"""The ids of buttons and menus: they say by themselves what they are for, so they work after a restart."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

LONGEST = 100
FORM = r"f:(?P<game>\d+):(?P<phase>\d+):(?P<mark>[0-9a-f]{10}):(?P<verb>[a-z]+):(?P<argument>.*)"
BUTTON = r"g:(?P<game>\d+):(?P<what>[a-z-]+):(?P<argument>.*)"


def mark_of(key: str) -> str:
    """A question's key, short enough for an id."""
    return hashlib.sha256(key.encode()).hexdigest()[:10]


@dataclass(frozen=True, slots=True)
class FormId:
    """A control of a form: of which game and phase, of which question, what it does."""

    game: int
    phase: int
    mark: str
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        made = f"f:{self.game}:{self.phase}:{self.mark}:{self.verb}:{self.argument}"
        if len(made) > LONGEST:
            raise ValueError(f"the argument of a control is too long: {self.argument}")
        return made


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button of a game's messages: which game, what it does."""

    game: int
    what: str
    argument: str = ""

    def __str__(self) -> str:
        return f"g:{self.game}:{self.what}:{self.argument}"[:LONGEST]
