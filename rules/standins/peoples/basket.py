"""What is taken together in a Revolution, line by line, and what is left after it is paid."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

from rules.peoples.play import Play
from rules.peoples.refused import Refused
from rules.peoples.resources import Category, category_of
from rules.peoples.revolution import settle_accounts
from rules.peoples.revolution_orders import Advance, Line
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.worth import kind_worth

SAVED = 0.8
"""What a luxury is worth that is saved for the next level of the trait a people lives by."""
_TRAITS = {Victory.CULTURE: Trait.CULTURE, Victory.RELIGION: Trait.RELIGION}
Till: TypeAlias = Callable[[tuple[Line, ...]], Play | None]
"""The position after all lines are paid; None where they cannot be."""


def till(o: Outlook) -> Till:
    """Pays lines in a position; what was tried once is remembered, for many baskets begin alike."""

    @cache
    def settled(lines: tuple[Line, ...]) -> Play | None:
        fork = o.g.fork()
        try:
            settle_accounts(fork, o.seat, lines)
        except Refused:
            return None
        return fork

    return settled


@dataclass(slots=True)
class Basket:
    """The lines chosen so far, and the position after them."""

    o: Outlook
    settled: Till
    after: Play
    lines: tuple[Line, ...] = ()
    worth: float = 0.0

    def add(self, line: Line, worth: float) -> bool:
        """Take one line more, if it can be paid and is worth what is lost by it."""
        after = self.settled((*self.lines, line))
        if after is None or worth <= (loss := self._loss(after)):
            return False
        self.lines, self.after = (*self.lines, line), after
        self.worth += worth - loss
        return True

    def _loss(self, after: Play) -> float:
        """What the kinds are worth that would be gone: one of each is kept over the Revolution."""
        before, left = (g.player(self.o.seat).resources for g in (self.after, after))
        gone = [kind for kind in before if kind not in left]
        saving = _is_saving(self.o, self.lines)
        return sum(
            kind_worth(self.o) + (SAVED if saving and category_of(kind) is Category.LUXURY else 0.0)
            for kind in gone
        )


def _is_saving(o: Outlook, lines: tuple[Line, ...]) -> bool:
    trait = _TRAITS.get(o.goal)
    if trait is None or o.is_counting or o.g.level(o.seat, trait) >= 4:
        return False
    return not any(isinstance(line, Advance) and line.trait is trait for line in lines)
