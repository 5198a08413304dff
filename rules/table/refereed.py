"""Questions whose answer has many parts, judged by a referee of the game: orders, deals, purchases, plans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar

from rules.table.chance import Chance
from rules.table.question import A, Choice, Data, Question
from rules.table.refusal import Refusal

A_co = TypeVar("A_co", covariant=True)
Path: TypeAlias = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """The next choice on the way to one more line: some of these options or, with a hint, something typed."""

    prompt: str
    options: tuple[Choice, ...] = ()
    least: int = 1
    most: int = 1
    text_hint: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """A line is complete: this is the draft now; `submit` means that it is to be answered at once."""

    draft: Data
    submit: bool = False


class Referee(Protocol[A_co]):
    """Judges one kind of many-part answer, and helps to write it by menus or by lines of text."""

    def check(self, data: Data) -> A_co | Refusal:
        """The answer in its type, or every reason why it is none."""

    def default(self) -> Data:
        """The answer taken when time is up; also the empty draft that menus begin with."""

    def sample(self, chance: Chance) -> Data:
        """A legal answer, at random."""

    def only(self) -> Data | None:
        """The one legal answer, when there is no choice."""

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added."""

    def write(self, data: Data) -> tuple[str, ...]:
        """The answer repeated in words, a line for each part."""

    def step(self, draft: Data, path: Path) -> Step | Change:
        """What to choose next after the choices in `path`, or the changed draft when a line is complete."""

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without line `line` of `write(draft)`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Refereed(Question[A]):
    """A question that leaves everything to its referee."""

    referee: Referee[A]

    def check(self, data: Data) -> A | Refusal:
        """As the referee says."""
        return self.referee.check(data)

    def default(self) -> Data:
        """As the referee says."""
        return self.referee.default()

    def sample(self, chance: Chance) -> Data:
        """As the referee says."""
        return self.referee.sample(chance)

    def only(self) -> Data | None:
        """As the referee says."""
        return self.referee.only()

    def write(self, data: Data) -> tuple[str, ...]:
        """As the referee says."""
        return self.referee.write(data)


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders(Refereed[A]):
    """Orders to pieces on the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Refereed[A]):
    """An act on the open floor: offer, counter, accept, decline, withdraw, be done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Purchase(Refereed[A]):
    """Things to buy, and how to pay for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(Refereed[A]):
    """Conditional steps that run by themselves as far as they can."""
