"""Windows: lists to choose from and texts to write, filled in together and submitted at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from rules.table.question import Choice

Values: TypeAlias = Mapping[str, tuple[str, ...]]
"""What was put into each part of a window: the keys chosen, or the one text that was written."""


@dataclass(frozen=True, slots=True)
class ListPart:
    """Some of these options, however many there are; `chosen` is what is chosen already."""

    id: str
    label: str
    options: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class TextPart:
    """A line or a box to write into; `hint` is shown while it is empty."""

    id: str
    label: str
    hint: str = ""
    value: str = ""
    long: bool = False
    note: str = ""


Part: TypeAlias = ListPart | TextPart


class Lines(StrEnum):
    """Whether lines are written beside the parts of a window."""

    NONE = "none"
    WHOLE = "whole"  # the whole answer; the parts add to it
    ADDED = "added"  # more lines; they are added to what the parts make


@dataclass(frozen=True, slots=True)
class Window:
    """The parts of an answer, or of one more line of it, below what is to be read first.

    A title is only given where it says more than the prompt of the question.
    """

    parts: tuple[Part, ...] = ()
    text: str = ""
    title: str = ""
    lines: Lines = Lines.NONE


def written(values: Values, part: str) -> str:
    """What was written into a part."""
    return "\n".join(values.get(part, ())).strip()


def first(values: Values, part: str) -> str:
    """What was chosen in a part where one thing is chosen; nothing, where nothing was."""
    return next(iter(values.get(part, ())), "")
