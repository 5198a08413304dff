"""Judges a Revolution as a whole, and helps to make one by menus or in writing."""

from dataclasses import dataclass
from typing import Any

from rules.peoples.acquiring import can_develop, requirement_levels
from rules.peoples.developments import developments
from rules.peoples.feeding import fields_for_tribes, hungry, poorest
from rules.peoples.ledger import Ledger
from rules.peoples.pieces import place_tribe
from rules.peoples.play import Play
from rules.peoples.refused import Refused
from rules.peoples.revolution import finish_revolution, settle_accounts
from rules.peoples.revolution_orders import (
    HINT,
    Add,
    Advance,
    Develop,
    GiveUp,
    Line,
    Specialize,
    StoredLine,
    StoredLines,
    line_data,
    lines_of,
)
from rules.peoples.revolution_reading import read_lines
from rules.peoples.state import PeoplesState
from rules.peoples.traits import Trait
from rules.peoples.warnings import left_by, of_revolution
from rules.peoples.words import NO_LINES, UNREADABLE, line_words
from rules.table import Chance, Choice, Data, Drafted, Fault, Menu, Referee, Refusal, Seat
from rules.table.menu import pick
from rules.table.strict import read_or
from rules.table.window import Lines, ListPart, Values, Window

LONGEST = 80
WISHES = "wishes"
_LABELS = {
    "add": "Add a tribe",
    "advance": "Acquire an advance",
    "develop": "Acquire a development",
    "specialize": "Acquire or keep a specialist",
    "give-up": "Choose a tribe that is not fed",
}
_PROMPTS = {
    "add": "In which area?",
    "advance": "Of which trait?",
    "develop": "Which development?",
    "specialize": "Of which trait?",
    "give-up": "Which tribe?",
}


@dataclass(frozen=True, slots=True)
class RevolutionReferee(Referee[tuple[Line, ...]]):
    """Ch. 9: what a people feeds, adds and acquires."""

    g: Play
    seat: Seat

    @property
    def answer_type(self) -> Any:
        """Lines."""
        return StoredLines

    @property
    def hint(self) -> str:
        """A list of lines."""
        return HINT

    def judge(self, answer: tuple[Line, ...]) -> tuple[Line, ...] | Refusal:
        """Everything together can be paid."""
        if len(answer) > LONGEST:
            return Refusal((Fault("too-long", f"A Revolution has no more than {LONGEST} lines.", "PC 9"),))
        fault = self._fault(answer)
        return Refusal((fault,)) if fault is not None else answer

    def _fault(self, lines: tuple[Line, ...]) -> Fault | None:
        try:
            settle_accounts(self.g.fork(), self.seat, lines)
        except Refused as refused:
            return refused.fault
        return None

    def default(self) -> Data:
        """The tribes are fed; nothing is acquired."""
        return []

    def sample(self, chance: Chance) -> Data:
        """Lines at random, as long as they can be paid together."""
        chosen: list[Line] = []
        for kind in ("add", "advance", "develop", "specialize"):
            lines = [line for line in self.candidates(()) if line.do == kind]
            chance.shuffle("sample", lines)
            for line in lines[:8]:
                if chance.below("sample", 4) and self._fault((*chosen, line)) is None:
                    chosen.append(line)
        return [line_data(line) for line in chosen]

    def candidates(self, chosen: tuple[Line, ...]) -> list[Line]:
        """The lines that could be added, not all of them payable; Culture and Religion CP where they help."""
        g, seat = self.g, self.seat
        ledger = Ledger(g, seat, requirement_levels(g, seat))
        found: list[Line] = [Add(area) for area in fields_for_tribes(g, seat)]
        found += [Advance(trait) for trait in Trait]
        if culture := g.available(seat, Trait.CULTURE):
            found += [Advance(trait, culture=n) for trait in Trait for n in range(1, culture + 1)]
        cards = [card for card in developments().values() if can_develop(ledger, card)]
        cards = [card for card in cards if not g.has(seat, card.id)]
        found += [Develop(card.id) for card in cards]
        if religion := g.available(seat, Trait.RELIGION):
            found += [Develop(card.id, religion=n) for card in cards for n in range(1, religion + 1)]
        found += [Specialize(trait) for trait in Trait]
        if hungry(ledger):
            areas = [area for tribe in g.tribes_of(seat) if tribe.engaged for area in tribe.areas]
            found += [GiveUp(area) for area in sorted(areas, key=lambda area: area != poorest(g, seat))]
        return [line for line in found if line not in chosen]

    def possible(self, chosen: tuple[Line, ...]) -> list[Line]:
        """The lines that can be added to others; of several ways to pay for one thing the first."""
        found: dict[str, Line] = {}
        for line in self.candidates(chosen):
            aim = line_words(line).partition(",")[0]
            if aim not in found and self._fault((*chosen, line)) is None:
                found[aim] = line
        return list(found.values())

    def foresee(self, data: Data) -> PeoplesState | None:
        """The people after its Revolution; new tribes stand in their areas, nothing is discovered yet."""
        lines = lines_of(data)
        if len(lines) != len(data) or self._fault(lines) is not None:
            return None
        fork = self.g.fork()
        ledger = settle_accounts(fork, self.seat, lines)
        for area in ledger.new:
            place_tribe(fork, self.seat, area)
        finish_revolution(ledger)
        return fork.state

    def warnings(self, data: Data) -> tuple[str, ...]:
        """Hungry tribes, specialists not kept, goods that buy nothing."""
        lines = lines_of(data)
        able = any(self._fault((*lines, line)) is None for line in self.candidates(lines))
        return of_revolution(self.g, self.seat, lines, could_acquire=able)

    def leaves(self, data: Data) -> str:
        """The goods after the Revolution."""
        return left_by(self.g, self.seat, lines_of(data))

    def read(self, text: str, draft: Data) -> Data | Refusal:
        """The draft with the written lines added."""
        read = read_lines(text)
        found = tuple(fault for fault in read if isinstance(fault, Fault))
        if found:
            return Refusal(found)
        return [*draft, *(line_data(line) for line in read if not isinstance(line, Fault))]

    def write(self, data: Data) -> tuple[str, ...]:
        """A line for each."""
        lines = (read_or(StoredLine, line, None) for line in data)
        return tuple(line_words(line) if line else UNREADABLE for line in lines) or (NO_LINES,)

    def menu(self, draft: Data) -> Menu:
        """What, and which."""
        able = self.possible(lines_of(draft))
        kinds = [Choice(key, label) for key, label in _LABELS.items() if any(line.do == key for line in able)]
        if not kinds:
            return Drafted(draft)
        kind = yield from pick("What next?", kinds, always=True)
        same = [line for line in able if line.do == kind]
        options = [Choice(str(n), line_words(line)) for n, line in enumerate(same)]
        chosen = same[int((yield from pick(_PROMPTS[kind], options, always=True)))]
        return Drafted([*draft, line_data(chosen)])

    def window(self, draft: Data, key: str = "") -> Window | None:
        """Everything that could be added or acquired, to be ticked."""
        offered = self._offered(lines_of(draft))
        options = tuple(Choice(words, words) for words in offered)
        chosen = tuple(words for words, line in offered.items() if line in lines_of(draft))
        part = ListPart(WISHES, "Add and acquire", options, 0, max(1, len(options)), chosen)
        return None if key else Window((part,) if options else (), lines=Lines.ADDED)

    def filled(self, draft: Data, key: str, values: Values) -> Drafted | Refusal:
        """What is ticked, in the order of the list: tribes first, then what they learn."""
        offered = self._offered(lines_of(draft))
        ticked = [offered[words] for words in values.get(WISHES, ()) if words in offered]
        order = list(_LABELS)
        return Drafted(
            [line_data(line) for line in sorted(ticked, key=lambda line: order.index(line.do))], True
        )

    def _offered(self, drafted: tuple[Line, ...]) -> dict[str, Line]:
        """The lines of the draft and what could be chosen besides, by their words."""
        return {line_words(line)[:100]: line for line in (*drafted, *self.possible(()))}

    def drop(self, draft: Data, line: int) -> Data:
        """The draft without a line."""
        return [one for number, one in enumerate(draft) if number != line]
