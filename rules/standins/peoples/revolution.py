"""What the stand-in for Peoples does in a Revolution: line after line, the most wanted first."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import TypeAlias

from rules.peoples.acquiring import can_develop, requirement_levels
from rules.peoples.developments import Dev, developments
from rules.peoples.feeding import fields_for_tribes
from rules.peoples.ledger import Ledger
from rules.peoples.paying import value
from rules.peoples.revolution_orders import Add, Advance, Develop, Line, Specialize
from rules.peoples.traits import Trait
from rules.peoples.victory import culture_tokens, religion_tokens
from rules.standins.peoples.basket import Basket, till
from rules.standins.peoples.outlook import Outlook
from rules.standins.peoples.path import Way, cost
from rules.standins.peoples.wishes import (
    advance_worth,
    card_worth,
    comes_first,
    field_worth,
    specialist_worth,
    tribe_worth,
)
from rules.standins.peoples.worth import tribes_wanted

MOST_CARDS = 8
"""Developments that are thought of, the most wanted first."""
DEAR = 2.0
"""How much sooner an advance is paid for every level: Culture markers are best for the dear ones."""
ORDERS = tuple(product((False, True), (0, 1, 2), (False, True)))
"""Ways to pay: the Culture specialist before the cards, the levels that luxuries pay first, Culture first."""
AT_ONCE = 100.0
"""How much sooner the one is paid that the others depend on."""
Wish: TypeAlias = tuple[float, float, list[Line]]
"""How soon it is paid, what it is worth, and the ways to pay it."""


def revolution(o: Outlook) -> tuple[Line, ...]:
    """All that is wanted and can be paid together, in the order of payment that brings most."""
    settled = till(o)
    start = settled(())
    if start is None:
        return ()
    tribes, rest = list(_tribes(o)), [*_cards(o), *_specialists(o)]
    baskets = []
    for specialist_first, cheap, culture_first in ORDERS:
        basket = Basket(o, settled, start)
        for wishes in (tribes, _advances(o, cheap, culture_first), _scholar(o, specialist_first), rest):
            _fill(basket, wishes)
        baskets.append(basket)
    return max(baskets, key=_value).lines


def _value(basket: Basket) -> float:
    """What the lines bring: by the way that is left after them, and the rest by what it is worth."""
    o = basket.o
    return basket.worth - o.drive * cost(_way_after(o, basket.lines), max(1, o.most - 1))


def _way_after(o: Outlook, lines: tuple[Line, ...]) -> Way:
    risen = [line.trait for line in lines if isinstance(line, Advance)]
    advances = {trait: o.g.player(o.seat).advances.get(trait, 0) + (trait in risen) for trait in Trait}
    culture = advances.pop(Trait.CULTURE)
    level = culture + any(isinstance(line, Specialize) and line.trait is Trait.CULTURE for line in lines)
    cards = {line.card for line in lines if isinstance(line, Develop)}
    faith = advances[Trait.RELIGION] if o.g.has(o.seat, Dev.MONUMENTS) or Dev.MONUMENTS in cards else 0
    return o.way._replace(
        culture=culture,
        others=tuple(sorted(advances.values())),
        level=level,
        markers=level,
        deeds=o.way.then,
        luxuries=0.0,
        faith=faith,
        faith_level=faith,
    )


def _fill(basket: Basket, wishes: Iterable[Wish]) -> None:
    """The most urgent wishes first, each in the first way that can be paid."""
    for _, worth, ways in sorted(wishes, key=lambda wish: -wish[0]):
        any(basket.add(line, worth) for line in ways)


def _scholar(o: Outlook, is_first: bool) -> Iterator[Wish]:
    """The Culture specialist, where it is paid before the cards."""
    if is_first:
        yield 0.0, specialist_worth(o, Trait.CULTURE), [Specialize(Trait.CULTURE)]


def _tribes(o: Outlook) -> Iterator[Wish]:
    """New tribes, in the best areas, as long as more are wanted."""
    fields = sorted(fields_for_tribes(o.g, o.seat), key=lambda area: -field_worth(o, area))
    have = o.g.count(o.seat)
    for number, area in enumerate(fields[: max(0, tribes_wanted(o) - have)]):
        worth = tribe_worth(o, have + number) - 0.01 * number
        yield worth, worth, [Add(area)]


def _advances(o: Outlook, cheap: int, culture_first: bool) -> Iterator[Wish]:
    """Culture markers pay for all but the cheap ones: what is left of them is worth nothing afterwards."""
    for trait in Trait:
        level = o.g.player(o.seat).advances.get(trait, 0) + 1
        ways: list[Line] = [
            Advance(trait, culture=number)
            for number in _markers(o, Trait.CULTURE, culture_tokens(o.g, o.seat), level)
        ]
        worth = advance_worth(o, trait, level)
        is_first = culture_first if trait is Trait.CULTURE else comes_first(o, trait, level)
        first = AT_ONCE * is_first
        by_luxuries = Advance(trait)
        yield (
            first + worth + DEAR * level,
            worth,
            [by_luxuries, *ways] if level <= cheap else [*ways, by_luxuries],
        )


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
