"""What one seat is asked, and the two simplest kinds: choose one, give a number."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rules.table.chance import Chance
from rules.table.refusal import Refusal, refuse, unreadable

Seat: TypeAlias = int
Data: TypeAlias = Any  # JSON-like: what an answer is made of, as it is stored
A = TypeVar("A")


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(ABC, Generic[A]):
    """One question to one seat. `key` is stable within a phase, so that it can be answered ahead.

    `public` is what everybody may read of it; `topic` names it for standing orders.
    """

    seat: Seat
    key: str
    prompt: str
    section: str = ""
    public: str = ""
    topic: str = ""

    @abstractmethod
    def check(self, data: Data) -> A | Refusal:
        """The answer in its type, or every reason why it is none."""

    @abstractmethod
    def default(self) -> Data:
        """The answer taken when time is up."""

    @abstractmethod
    def sample(self, chance: Chance) -> Data:
        """A legal answer, at random."""

    @abstractmethod
    def only(self) -> Data | None:
        """The one legal answer, when there is no choice."""

    @abstractmethod
    def write(self, data: Data) -> tuple[str, ...]:
        """The answer in words, a line for each part."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: a stable key, a label for people, a note."""

    key: str
    label: str
    note: str = ""


def labels(options: tuple[Choice, ...]) -> dict[str, str]:
    """Labels by key."""
    return {option.key: option.label for option in options}


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose(Question[str]):
    """Choose one of several."""

    options: tuple[Choice, ...]
    fallback: str

    def check(self, data: Data) -> str | Refusal:
        """One of the keys."""
        if not isinstance(data, str):
            return unreadable("Choose one of the options.", legal=self._legal())
        if data not in labels(self.options):
            return refuse(
                "no-such-option", f"“{data}” is not one of the options.", self.section, self._legal()
            )
        return data

    def _legal(self) -> str:
        return ", ".join(option.label for option in self.options[:30])

    def default(self) -> Data:
        """The fallback."""
        return self.fallback

    def sample(self, chance: Chance) -> Data:
        """Any of them."""
        return chance.pick("sample", self.options).key

    def only(self) -> Data | None:
        """The single option."""
        return self.options[0].key if len(self.options) == 1 else None

    def write(self, data: Data) -> tuple[str, ...]:
        """Its label."""
        return (labels(self.options).get(data, str(data)),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Question[int]):
    """Give a number between two limits."""

    low: int
    high: int
    fallback: int

    def check(self, data: Data) -> int | Refusal:
        """A whole number within the limits."""
        if not isinstance(data, int) or isinstance(data, bool):
            return unreadable("Give a whole number.", legal=f"{self.low} to {self.high}")
        if not self.low <= data <= self.high:
            span = f"{self.low} to {self.high}"
            return refuse(
                "out-of-range", f"{data} is not between {self.low} and {self.high}.", self.section, span
            )
        return data

    def default(self) -> Data:
        """The fallback."""
        return self.fallback

    def sample(self, chance: Chance) -> Data:
        """Any number within the limits."""
        return self.low + chance.below("sample", self.high - self.low + 1)

    def only(self) -> Data | None:
        """The number, when both limits meet."""
        return self.low if self.low == self.high else None

    def write(self, data: Data) -> tuple[str, ...]:
        """The number."""
        return (str(data),)
