"""The ids of buttons and menus: they say by themselves what they are for, so they work after a restart."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from typing import Any

from bot.discord.bounds import storable

LONGEST = 100
FORM = re.compile(r"f:(\d{1,18}):(\d{1,9}):([0-9a-f]{10}):([a-z]+):(.*)", re.DOTALL)
ACT = re.compile(r"a:(\d{1,18}):(\d{1,9}):([0-9a-f]{10}):(.*)", re.DOTALL)
PANEL = re.compile(r"g:(\d{1,18}):(orders|suggest|hand|trade|map|standings|help|messages):(.*)", re.DOTALL)
TALK = re.compile(r"g:(\d{1,18}):(whisper):(.*)", re.DOTALL)
CHOOSE = re.compile(r"g:(0):(choose):(.*)", re.DOTALL)
PAGE = re.compile(r"p:(\d{1,18}):([a-z-]{1,20}):(\d{0,9}):(\d{1,3}):(.*)", re.DOTALL)
LOBBY = re.compile(r"g:(\d{1,18}):(lobby-[a-z]+):(.*)", re.DOTALL)
PRACTICE = re.compile(r"g:(0):(practice):(.*)", re.DOTALL)
_OURS = "|".join(pattern.pattern for pattern in (FORM, ACT, PANEL, TALK, CHOOSE, PAGE, LOBBY, PRACTICE))
OTHER = re.compile(rf"(?!(?:{_OURS})\Z).*", re.DOTALL)


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

    @classmethod
    def of(cls, match: re.Match[str]) -> FormId:
        """The id that `FORM` matched."""
        return cls(int(match[1]), int(match[2]), match[3], match[4], storable(match[5]))


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button of a game's messages: which game, what it does."""

    game: int
    what: str
    argument: str = ""

    def __str__(self) -> str:
        return f"g:{self.game}:{self.what}:{self.argument}"[:LONGEST]

    @classmethod
    def of(cls, match: re.Match[str]) -> ButtonId:
        """The id that `PANEL`, `TALK`, `CHOOSE`, `LOBBY` or `PRACTICE` matched."""
        return cls(int(match[1]), match[2], storable(match[3]))


@dataclass(frozen=True, slots=True)
class PageId:
    """A button that turns a page: of which game's picture, after which phase, about what."""

    game: int
    kind: str
    phase: int | None
    page: int
    subject: str = ""

    def __str__(self) -> str:
        phase = "" if self.phase is None else self.phase
        return f"p:{self.game}:{self.kind}:{phase}:{self.page}:{self.subject}"[:LONGEST]

    @classmethod
    def of(cls, match: re.Match[str]) -> PageId:
        """The id that `PAGE` matched."""
        phase = int(match[3]) if match[3] else None
        return cls(int(match[1]), match[2], phase, int(match[4]), storable(match[5]))


@dataclass(frozen=True, slots=True)
class ActId:
    """A ready-made answer: of which game and phase, to which question, with what data."""

    game: int
    phase: int
    mark: str
    data: Any

    def __str__(self) -> str:
        return f"a:{self.game}:{self.phase}:{self.mark}:{json.dumps(self.data, separators=(',', ':'))}"

    @classmethod
    def of(cls, match: re.Match[str]) -> ActId:
        """The id that `ACT` matched; ValueError for data that cannot be read."""
        return cls(int(match[1]), int(match[2]), match[3], json.loads(match[4]))

    @property
    def fits(self) -> bool:
        """Whether Discord takes so long an id."""
        return len(str(self)) <= LONGEST
