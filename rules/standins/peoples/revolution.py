"""What the stand-in for Peoples does in a Revolution: line after line, the most wanted first."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from rules.peoples.acquiring import can_develop, requirement_levels
from rules.peoples.developments import developments
from rules.peoples.feeding import fields_for_tribes
from rules.peoples.ledger import Ledger
from rules.peoples.paying import value
from rules.peoples.play import Play
from rules.peoples.refused import Refused
from rules.peoples.resources import Category, category_of
from rules.peoples.revolution import settle_accounts
from rules.peoples.revolution_orders import Add, Advance, Develop, Line, Specialize
from rules.peoples.state import Victory
from rules.peoples.traits import Trait
from rules.peoples.victory import culture_tokens, religion_tokens
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.wishes import (
    advance_worth,
    card_worth,
    comes_first,
    field_worth,
    specialist_worth,
    tribe_worth,
)
from rules.standins.peoples.worth import kind_worth, tribes_wanted

MOST_CARDS = 16
"""Developments that are thought of, the most wanted first."""
SAVED = 0.8
"""What a luxury is worth that is saved for the next level of the trait a people lives by."""
_TRAITS = {Victory.CULTURE: Trait.CULTURE, Victory.RELIGION: Trait.RELIGION}
DEAR_FIRST = (0.0, 2.0, -2.0)
"""How much sooner an advance is paid for every level: Culture markers are best for the dear ones."""
AT_ONCE = 100.0
"""How much sooner the one is paid that the others depend on."""
Wish: TypeAlias = tuple[float, float, list[Line]]
"""How soon it is paid, what it is worth, and the ways to pay it."""


@dataclass(slots=True)
class Basket:
    """The lines chosen so far, and the position after them."""

    o: Outlook
    lines: tuple[Line, ...]
    after: Play
    worth: float = 0.0

    def add(self, line: Line, worth: float) -> bool:
        """Take one line more, if it can be paid and is worth what is lost by it."""
        after = _settled(self.o, (*self.lines, line))
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


def revolution(o: Outlook) -> tuple[Line, ...]:
    """All that is wanted and can be paid together, in the order of payment that brings most."""
    start = _settled(o, ())
    if start is None:
        return ()
    baskets = (_filled(Basket(o, (), start), dear) for dear in DEAR_FIRST)
    return max(baskets, key=lambda basket: basket.worth).lines


def _filled(basket: Basket, dear: float) -> Basket:
    """Tribes, then advances, then the rest; each in the first way that can be paid."""
    o = basket.o
    for wishes in (_tribes(o), _advances(o, dear), [*_cards(o), *_specialists(o)]):
        for _, worth, ways in sorted(wishes, key=lambda wish: -wish[0]):
            any(basket.add(line, worth) for line in ways)
    return basket


def _settled(o: Outlook, lines: tuple[Line, ...]) -> Play | None:
    """The position after everything is paid; None where it cannot be."""
    fork = o.g.fork()
    try:
        settle_accounts(fork, o.seat, lines)
    except Refused:
        return None
    return fork


def _is_saving(o: Outlook, lines: tuple[Line, ...]) -> bool:
    trait = _TRAITS.get(o.goal)
    if trait is None or o.is_counting or o.g.level(o.seat, trait) >= 4:
        return False
    return not any(isinstance(line, Advance) and line.trait is trait for line in lines)


def _tribes(o: Outlook) -> Iterator[Wish]:
    """New tribes, in the best areas, as long as more are wanted."""
    fields = sorted(fields_for_tribes(o.g, o.seat), key=lambda area: -field_worth(o, area))
    have = o.g.count(o.seat)
    for number, area in enumerate(fields[: max(0, tribes_wanted(o) - have)]):
        worth = tribe_worth(o, have + number) - 0.01 * number
        yield worth, worth, [Add(area)]


def _advances(o: Outlook, dear: float) -> Iterator[Wish]:
    """Culture markers pay first: what is left of them is worth nothing after the Revolution."""
    for trait in Trait:
        level = o.g.player(o.seat).advances.get(trait, 0) + 1
        ways: list[Line] = [
            Advance(trait, culture=number)
            for number in _markers(o, Trait.CULTURE, culture_tokens(o.g, o.seat), level)
        ]
        worth = advance_worth(o, trait, level)
        first = AT_ONCE * comes_first(o, trait, level)
        yield first + worth + dear * level, worth, [*ways, Advance(trait)]


def _markers(o: Outlook, trait: Trait, tokens: int, level: int) -> list[int]:
    """With how many markers to pay: the fewest that pay all, and else all of them."""
    there = o.g.available(o.seat, trait) if tokens else 0
    enough = [n for n in range(1, there + 1) if value(o.g, o.seat, {trait: n}) >= level]
    return [*enough[:1], *range(there, 0, -1)]


def _cards(o: Outlook) -> Iterator[Wish]:
    g, seat = o.g, o.seat
    ledger = Ledger(g, seat, requirement_levels(g, seat))
    able = [
        card for card in developments().values() if not g.has(seat, card.id) and can_develop(ledger, card)
    ]
    for card in sorted(able, key=lambda card: -card_worth(o, card))[:MOST_CARDS]:
        ways: list[Line] = [
            Develop(card.id, religion=number)
            for number in _markers(o, Trait.RELIGION, religion_tokens(g, seat), card.level)
        ]
        worth = card_worth(o, card)
        yield worth, worth, [*ways, Develop(card.id)]


def _specialists(o: Outlook) -> Iterator[Wish]:
    for trait in Trait:
        worth = specialist_worth(o, trait)
        yield worth, worth, [Specialize(trait)]
