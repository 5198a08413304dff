"""Questions whose answer has many parts, judged by a referee of the game: orders, deals, purchases, plans."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Generic

from rules.table.chance import Chance
from rules.table.menu import Drafted, Menu, Path, Step, walk
from rules.table.question import A, Choice, Data, Question
from rules.table.refusal import Refusal, unreadable
from rules.table.strict import read_strictly
from rules.table.window import Values, Window


class Referee(ABC, Generic[A]):
    """Judges one kind of many-part answer, and helps to write it by menus or by lines of text."""

    __slots__ = ()

    @property
    @abstractmethod
    def answer_type(self) -> Any:
        """The type in which stored answers are read, strictly."""

    @property
    @abstractmethod
    def hint(self) -> str:
        """What to say of an answer that cannot be read."""

    @abstractmethod
    def judge(self, answer: Any) -> A | Refusal:
        """What the script is given for an answer in its type, or every reason against it."""

    @abstractmethod
    def default(self) -> Data:
        """The answer taken when time is up; also the empty draft that menus begin with."""

    def blank(self) -> Data:
        """What written lines are added to where nothing is drafted yet."""
        return self.default()

    def nothing(self) -> Data | None:
        """The answer that does nothing; None where there is none. It need not be legal now."""
        return self.blank()

    @abstractmethod
    def sample(self, chance: Chance) -> Data:
        """A legal answer, at random."""

    def only(self) -> Data | None:
        """The one legal answer, when there is no choice."""
        return None

    def obvious(self) -> Data | None:
        """The one answer that makes sense, as only its seat may know."""
        return None

    def foresee(self, data: Data) -> Any:
        """The state after this answer, as far as its seat can know it; None where that cannot be told."""
        return None

    @abstractmethod
    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added."""

    def fill(self, act: str, fields: Mapping[str, str]) -> Data | Refusal:
        """An answer from what was typed into separate fields, such as the options of a command."""
        return unreadable("This cannot be answered in fields.")

    @abstractmethod
    def write(self, data: Data) -> tuple[str, ...]:
        """The answer repeated in words, a line for each part."""

    def fitting(self, data: Data) -> Data | None:
        """The parts of an answer that can be carried out one after the other; None where none can.

        This is for answers that are lists; another kind of answer is cut down by its own referee.
        """
        kept: list[Data] = []
        for part in data if isinstance(data, list) else ():
            answer = read_strictly(self.answer_type, [*kept, part], self.hint)
            if not isinstance(answer, Refusal) and not isinstance(self.judge(answer), Refusal):
                kept.append(part)
        return kept or None

    def odds(self, data: Data) -> tuple[str, ...]:
        """What the dice leave of each line of `write`, in words; nothing at all where no die falls."""
        return ()

    def warnings(self, data: Data) -> tuple[str, ...]:
        """What a legal answer would lose or leave undone, a sentence each; only what its seat may know."""
        return ()

    def leaves(self, data: Data) -> str:
        """What a legal answer leaves its seat with, in one sentence; empty where that goes without saying."""
        return ""

    @abstractmethod
    def menu(self, draft: Data) -> Menu:
        """The menus that add one line to the draft."""

    @abstractmethod
    def drop(self, draft: Data, line: int) -> Data:
        """The draft without line `line` of `write(draft)`."""

    def window(self, draft: Data, key: str = "") -> Window | None:
        """A window that fills in the answer or one more line of it; None: there is none of this key.

        The one without a key is opened by itself; `doings` names the others. Where that one is missing,
        the written lines and the first menu stand in a window.
        """
        return None

    def doings(self, draft: Data) -> tuple[Choice, ...]:
        """The other windows, by their keys, as they are called on a button."""
        return ()

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """The draft with what was put into a window; `submit`: it is to be answered at once.

        Chosen keys are among those offered now, and as many as asked for; texts are as they were written.
        """
        return unreadable("There is no such window.")


@dataclass(frozen=True, slots=True, kw_only=True)
class Refereed(Question[A]):
    """A question that leaves everything to its referee."""

    referee: Referee[A]

    @property
    def answer_type(self) -> Any:
        """As the referee says."""
        return self.referee.answer_type

    @property
    def hint(self) -> str:
        """As the referee says."""
        return self.referee.hint

    def judge(self, answer: Any) -> A | Refusal:
        """As the referee says."""
        return self.referee.judge(answer)

    def default(self) -> Data:
        """As the referee says."""
        return self.referee.default()

    def blank(self) -> Data:
        """As the referee says."""
        return self.referee.blank()

    def nothing(self) -> Data | None:
        """As the referee says, where that is legal."""
        data = self.referee.nothing()
        return None if data is None or isinstance(self.check(data), Refusal) else data

    def sample(self, chance: Chance) -> Data:
        """As the referee says."""
        return self.referee.sample(chance)

    def only(self) -> Data | None:
        """As the referee says."""
        return self.referee.only()

    def obvious(self) -> Data | None:
        """As the referee says."""
        return self.referee.obvious()

    def foresee(self, data: Data) -> Any:
        """As the referee says."""
        return self.referee.foresee(data)

    def fitting(self, data: Data) -> Data | None:
        """As the referee says."""
        return self.referee.fitting(data)

    def write(self, data: Data) -> tuple[str, ...]:
        """As the referee says."""
        return self.referee.write(data)

    def foretell(self, data: Data) -> tuple[str, ...]:
        """What is written, with the odds that the referee knows."""
        lines, odds = self.write(data), self.referee.odds(data)
        return tuple(
            f"{line} ({said})" if said else line for line, said in zip_longest(lines, odds, fillvalue="")
        )

    def warnings(self, data: Data) -> tuple[str, ...]:
        """As the referee says."""
        return self.referee.warnings(data)

    def leaves(self, data: Data) -> str:
        """As the referee says."""
        return self.referee.leaves(data)

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """As the referee says."""
        return self.referee.read(text, draft)

    def fill(self, act: str, fields: Mapping[str, str]) -> Data | Refusal:
        """As the referee says."""
        return self.referee.fill(act, fields)

    def step(self, draft: Data, path: Path) -> Step | Drafted:
        """Where the menus of one more line stand after these picks."""
        return walk(self.referee.menu(draft), path)

    def drop(self, draft: Data, line: int) -> Data:
        """As the referee says."""
        return self.referee.drop(draft, line)

    def window(self, draft: Data, key: str = "") -> Window | None:
        """As the referee says."""
        return self.referee.window(draft, key)

    def doings(self, draft: Data) -> tuple[Choice, ...]:
        """As the referee says."""
        return self.referee.doings(draft)

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """As the referee says."""
        return self.referee.filled(draft, key, values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Orders(Refereed[A]):
    """Orders to pieces on the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal(Refereed[A]):
    """An act on the open floor: offer, counter, accept, decline, withdraw, be done."""

    def if_silent(self) -> str:
        """The floor is left when the time is up; nothing that was offered is taken for it."""
        return "If you do nothing: you trade nothing more."


@dataclass(frozen=True, slots=True, kw_only=True)
class Purchase(Refereed[A]):
    """Things to buy, and how to pay for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan(Refereed[A]):
    """Conditional steps that run by themselves as far as they can."""
