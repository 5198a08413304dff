"""A refusal is a value: every reason at once, each with its rule and what would be legal instead."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    """Why an answer is not taken: three different things, never mixed."""

    FORBIDDEN = "forbidden"
    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason: a stable code, a sentence for people, the rule section, and what would be legal.

    Where words fit several things, `said` are these words, and each of `candidates` could stand for them.
    """

    code: str
    text: str
    section: str = ""
    legal: str = ""
    kind: FaultKind = FaultKind.FORBIDDEN
    said: str = ""
    candidates: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that was not taken, with all its faults."""

    faults: tuple[Fault, ...]

    def __str__(self) -> str:
        return " ".join(fault.text for fault in self.faults)


def refuse(code: str, text: str, section: str = "", legal: str = "") -> Refusal:
    """A refusal for one reason of the rules."""
    return Refusal((Fault(code, text, section, legal),))


def unreadable(text: str, legal: str = "") -> Refusal:
    """A refusal because the answer cannot be read at all."""
    return Refusal((Fault("unreadable", text, legal=legal, kind=FaultKind.UNREADABLE),))


def ambiguous(text: str, candidates: Iterable[str]) -> Refusal:
    """A refusal because a name fits several things."""
    fault = Fault("ambiguous", text, legal=" / ".join(candidates), kind=FaultKind.AMBIGUOUS)
    return Refusal((fault,))
