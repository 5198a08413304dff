"""CivX 30.492: demands: of whom, and of which stack; each is put in turn until enough are granted."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.civ import faults_trade as faults
from rules.civ.civ import Civ
from rules.civ.naming import find
from rules.civ.topics import Topic
from rules.civ.traits import Trait
from rules.table import Chance, Choice, Data, Drafted, Fault, Referee, Refusal, Seat
from rules.table.menu import Menu, pick, pick_some
from rules.table.strict import read_strictly

HINT = "I cannot read that; demands are written as “CIVILIZATION 6, CIVILIZATION 7”."
STACKS = range(1, 10)
_SAMPLED = 5


@dataclass(frozen=True, slots=True)
class Demand:
    """A card of a stack, of a seat."""

    of: Seat
    stack: int


@dataclass(slots=True)
class Asked:
    """What a seat has demanded this turn so far."""

    granted: list[Demand] = field(default_factory=list)
    refused: list[Demand] = field(default_factory=list)

    def allows(self, demand: Demand) -> bool:
        """CivX 30.492: one card of each player and of each stack, and nothing asked twice in vain."""
        same = any(demand.of == other.of or demand.stack == other.stack for other in self.granted)
        return not same and demand not in self.refused


@dataclass(frozen=True, slots=True)
class DemandReferee(Referee[tuple[Demand, ...]]):
    """Judges the demands of one seat."""

    g: Civ
    seat: Seat
    asked: Asked

    @property
    def answer_type(self) -> Any:
        """A list of demands."""
        return tuple[Demand, ...]

    @property
    def hint(self) -> str:
        """Demands in short."""
        return HINT

    def opponents(self) -> list[Seat]:
        """CivX 23.6: those with cards who are not protected."""
        protection = Trait.PROTECTS + Trait.CONFISCATE.partition(".")[2]
        return [
            other
            for other in self.g.rivals(self.seat)
            if self.g.nation(other).hand and not self.g.allows(other, protection)
        ]

    def possible(self) -> list[Demand]:
        """All that may still be demanded; none once enough was granted."""
        if len(self.asked.granted) >= self.g.amount(self.seat, Trait.CONFISCATE):
            return []
        every = [Demand(other, stack) for other in self.opponents() for stack in STACKS]
        return [demand for demand in every if self.asked.allows(demand)]

    def judge(self, answer: Sequence[Demand]) -> tuple[Demand, ...] | Refusal:
        """Different demands, each of which may be put."""
        possible, found = self.possible(), list[Fault]()
        section = self.g.rules.cite(Topic.ADVANCES)
        if any(demand not in possible for demand in answer):
            able = dict.fromkeys(self.g.name(demand.of) for demand in possible)
            found.append(faults.bad_demand(section, able))
        if len(set(answer)) < len(answer):
            found.append(faults.demanded_twice(section))
        return Refusal(tuple(found)) if found else tuple(answer)

    def default(self) -> Data:
        """Nothing is demanded."""
        return []

    def sample(self, chance: Chance) -> Data:
        """A few at random."""
        every = self.possible()
        chance.shuffle("sample", every)
        return [{"of": d.of, "stack": d.stack} for d in every[: chance.below("sample", _SAMPLED)]]

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each demand."""
        lines = self._lines(data)
        return tuple(f"stack {line['stack']} of {self._name(line['of'])}" for line in lines) or ("nothing",)

    def _name(self, seat: Seat) -> str:
        return self.g.name(seat) if seat in self.g.seats else f"seat {seat}"

    def _lines(self, draft: Data) -> list[Any]:
        return [] if isinstance(read_strictly(self.answer_type, draft, HINT), Refusal) else list(draft)

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """Names and numbers, such as `CIVILIZATION 6` or `7 of CIVILIZATION`."""
        lines, wrong = self._lines(draft), list[Fault]()
        able = {self.g.name(other): other for other in self.opponents()}
        for part in filter(str.strip, re.split(r"[,;\n]", text)):
            number = re.search(r"\d+", part)
            words = re.sub(r"\d+|\b(stack|of|from)\b", " ", part, flags=re.IGNORECASE)
            name = find(words, able, "player you may ask")
            if isinstance(name, Refusal):
                wrong += name.faults
            elif number is None:
                wrong.append(faults.empty_field(f"of which stack you want a card of {name}"))
            else:
                lines.append({"of": able[name], "stack": int(number.group())})
        return Refusal(tuple(wrong)) if wrong else lines

    def menu(self, draft: Data) -> Menu:
        """Whom, and then of which stacks, the first to be asked for first."""
        lines = self._lines(draft)
        planned = [Demand(line["of"], line["stack"]) for line in lines]
        left = [demand for demand in self.possible() if demand not in planned]
        seats = dict.fromkeys(demand.of for demand in left)
        notes = {seat: f"{len(self.g.nation(seat).hand)} cards" for seat in seats}
        options = [Choice(str(seat), self.g.name(seat), notes[seat]) for seat in seats]
        other = int((yield from pick("Whom do you ask?", options, always=True)))
        stacks = [Choice(str(d.stack), f"stack {d.stack}") for d in left if d.of == other]
        picked = yield from pick_some("For a card of which stack?", stacks, 1, len(stacks))
        return Drafted([*lines, *({"of": other, "stack": int(key)} for key in picked)])

    def drop(self, draft: Data, line: int) -> Data:
        """Without one demand."""
        return [demand for place, demand in enumerate(self._lines(draft)) if place != line]
