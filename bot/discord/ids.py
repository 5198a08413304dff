"""The ids of buttons and menus: they say by themselves what they are for, so they work after a restart."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any

LONGEST = 100
_FORM = re.compile(r"f:(\d{1,18}):(\d{1,9}):([0-9a-f]{10}):([a-z]+):(.*)", re.DOTALL)
_ACT = re.compile(r"a:(\d{1,18}):(\d{1,9}):([0-9a-f]{10}):(.*)", re.DOTALL)
_BUTTON = re.compile(r"g:(\d{1,18}):([a-z-]+):(.*)", re.DOTALL)


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


@dataclass(frozen=True, slots=True)
class ActId:
    """A ready-made answer: of which game and phase, to which question, with what data."""

    game: int
    phase: int
    mark: str
    data: Any

    def __str__(self) -> str:
        return f"a:{self.game}:{self.phase}:{self.mark}:{json.dumps(self.data, separators=(',', ':'))}"

    @property
    def fits(self) -> bool:
        """Whether Discord takes so long an id."""
        return len(str(self)) <= LONGEST


def read_id(text: str) -> FormId | ActId | ButtonId | None:
    """What an id means; None for one that is not ours."""
    if found := _FORM.fullmatch(text):
        return FormId(int(found[1]), int(found[2]), found[3], found[4], found[5])
    if found := _BUTTON.fullmatch(text):
        return ButtonId(int(found[1]), found[2], found[3])
    if found := _ACT.fullmatch(text):
        try:
            return ActId(int(found[1]), int(found[2]), found[3], json.loads(found[4]))
        except ValueError:
            return None
    return None
