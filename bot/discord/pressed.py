"""What comes of a press or a written answer, as plain data: all that leaves the door of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.discord.ids import FormId
from bot.forms import Draft, Screen
from renders.face import Proposal
from rules.table import Data
from rules.table.inputs import IfChanged
from rules.table.window import Window


@dataclass(frozen=True, slots=True)
class Form:
    """The form of one question as it is shown; `keep` is a draft to be stored with it."""

    phase: int
    seat: int
    key: str
    screen: Screen
    note: str = ""
    keep: Draft | None = None


@dataclass(frozen=True, slots=True)
class Opened:
    """The window of one question, and the id under which it is filled in."""

    id: FormId
    window: Window


@dataclass(frozen=True, slots=True)
class Recording:
    """An answer to be given, with what its receipt says; refused, the form is shown with this draft."""

    seat: int
    key: str
    data: Data
    prompt: str
    lines: tuple[str, ...]
    draft: Draft
    if_changed: IfChanged = IfChanged.WHOLE


@dataclass(frozen=True, slots=True)
class Waiting:
    """An answer to be given later: when another seat has acted, or in one's turn."""

    seat: int
    key: str
    other: int
    name: str
    prompt: str


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """An answer to be taken back; `waits`: or the wish to wait for another."""

    seat: int
    key: str
    waits: bool = False


@dataclass(frozen=True, slots=True)
class OrderToStand:
    """An answer to be given always, in words too; no data: the default."""

    seat: int
    topic: str
    data: Data
    words: str


@dataclass(frozen=True, slots=True)
class Preview:
    """What a draft would do, to be drawn, and which page of it; and the form to show with it."""

    ruleset: str
    names: tuple[str, ...]
    view: Any
    proposal: Proposal
    form: Form
    page: int = 1


Pressed: TypeAlias = Form | Recording | Waiting | Withdrawal | OrderToStand | Preview
