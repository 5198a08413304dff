"""What one seat is asked, and the two simplest kinds: choose one, give a number."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from rules.table.chance import Chance
from rules.table.nothing import names_nothing, says_nothing
from rules.table.refusal import Refusal, refuse
from rules.table.strict import read_strictly

Seat: TypeAlias = int
Data: TypeAlias = Any  # JSON-like: what an answer is made of, as it is stored
A = TypeVar("A")
SILENT_LINES = 3  # of a default told in one sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(ABC, Generic[A]):
    """One question to one seat. `key` is stable within a phase, so that it can be answered ahead.

    `public` is what everybody may read of it; `topic` names it for standing orders; `former` is the key it
    had in games stored by an earlier version.
    """

    seat: Seat
    key: str
    prompt: str
    section: str = ""
    public: str = ""
    topic: str = ""
    former: str = ""

    @property
    def kind(self) -> str:
        """What it is about, wherever in a game it is asked: its topic, else the first word of its key."""
        return self.topic or self.key.partition(":")[0]

    @property
    @abstractmethod
    def answer_type(self) -> Any:
        """The type in which stored answers are read, strictly."""

    @property
    @abstractmethod
    def hint(self) -> str:
        """What to say of an answer that cannot be read."""

    @property
    def legal(self) -> str:
        """What could be answered, in short."""
        return ""

    @abstractmethod
    def judge(self, answer: Any) -> A | Refusal:
        """What the script is given for an answer in its type, or every reason against it."""

    def check(self, data: Data) -> A | Refusal:
        """What the script is given for stored data, or every reason against it."""
        answer = read_strictly(self.answer_type, data, self.hint, self.legal)
        return answer if isinstance(answer, Refusal) else self.judge(answer)

    def foresee(self, data: Data) -> Any:
        """The state after this answer, as far as its seat can know it; None where that cannot be told."""
        return None

    def fitting(self, data: Data) -> Data | None:
        """What of an answer that is refused could be carried out, if anything."""
        return None

    @abstractmethod
    def default(self) -> Data:
        """The answer taken when time is up."""

    def nothing(self) -> Data | None:
        """The answer that does nothing, and that “none”, “pass” or “stay” mean; None where there is none."""
        return None

    @abstractmethod
    def sample(self, chance: Chance) -> Data:
        """A legal answer, at random."""

    @abstractmethod
    def only(self) -> Data | None:
        """The one legal answer, when there is no choice."""

    def obvious(self) -> Data | None:
        """The one answer that makes sense, as its seat alone may know: asked, but given for people."""
        return None

    @abstractmethod
    def write(self, data: Data) -> tuple[str, ...]:
        """The answer in words, a line for each part."""

    def foretell(self, data: Data) -> tuple[str, ...]:
        """The answer in words, each line with its odds: for those who are about to give it."""
        return self.write(data)

    def warnings(self, data: Data) -> tuple[str, ...]:
        """What a legal answer would lose or leave undone, a sentence each; only what its seat may know."""
        return ()

    def leaves(self, data: Data) -> str:
        """What a legal answer leaves its seat with, in one sentence; empty where that goes without saying."""
        return ""

    def if_silent(self) -> str:
        """What happens if its seat does nothing, in one short sentence: the default in words."""
        same = Counter(_plainly(line) for line in self.write(self.default()))
        lines = [line if times == 1 else f"{line} ({times} times)" for line, times in same.items()]
        more = f" and {len(lines) - SILENT_LINES} more" if len(lines) > SILENT_LINES else ""
        return f"If you do nothing: {', '.join(lines[:SILENT_LINES])}{more}."


def _plainly(line: str) -> str:
    """What “no orders: the tribes produce” comes to."""
    head, _, outcome = line.partition(": ")
    return outcome if outcome and says_nothing(head) else line


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

    @property
    def answer_type(self) -> Any:
        """A key."""
        return str

    @property
    def hint(self) -> str:
        """One of them."""
        return "Choose one of the options."

    @property
    def legal(self) -> str:
        """The labels."""
        return ", ".join(option.label for option in self.options[:30])

    def judge(self, answer: str) -> str | Refusal:
        """One of the keys."""
        if answer not in labels(self.options):
            return refuse(
                "no-such-option", f"“{answer}” is not one of the options.", self.section, self.legal
            )
        return answer

    def default(self) -> Data:
        """The fallback."""
        return self.fallback

    def nothing(self) -> Data | None:
        """The one option that declines."""
        found = [o.key for o in self.options if says_nothing(o.key) or names_nothing(o.label)]
        return found[0] if len(found) == 1 else None

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

    @property
    def answer_type(self) -> Any:
        """A whole number."""
        return int

    @property
    def hint(self) -> str:
        """A number."""
        return "Give a whole number."

    @property
    def legal(self) -> str:
        """From one limit to the other."""
        return f"{self.low} to {self.high}"

    def judge(self, answer: int) -> int | Refusal:
        """A whole number within the limits."""
        if not self.low <= answer <= self.high:
            text = f"{answer} is not between {self.low} and {self.high}."
            return refuse("out-of-range", text, self.section, self.legal)
        return answer

    def note(self, number: int) -> str:
        """What comes of a number, to stand beside it; mostly there is nothing to say."""
        return ""

    def fitting(self, data: Data) -> Data | None:
        """The number as near as the limits allow."""
        return min(max(data, self.low), self.high)

    def default(self) -> Data:
        """The fallback."""
        return self.fallback

    def nothing(self) -> Data | None:
        """Zero."""
        return 0 if self.low <= 0 <= self.high else None

    def sample(self, chance: Chance) -> Data:
        """Any number within the limits."""
        return self.low + chance.below("sample", self.high - self.low + 1)

    def only(self) -> Data | None:
        """The number, when both limits meet."""
        return self.low if self.low == self.high else None

    def write(self, data: Data) -> tuple[str, ...]:
        """The number."""
        return (str(data),)
