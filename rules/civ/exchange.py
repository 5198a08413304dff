"""Commodity cards for treasury: so much for each point of face value, all of it from stock."""

from collections import Counter
from collections.abc import Iterable

from rules.civ import cards, pieces
from rules.civ.civ import Civ
from rules.civ.faults_calamity import cards_not_held, stock_too_small
from rules.civ.topics import Topic
from rules.table import Fault, Seat


def worth(g: Civ, rate: int, names: Iterable[str]) -> int:
    """The treasury that cards bring."""
    return rate * sum(g.rules.face_value(name) for name in names)


def wares(g: Civ, seat: Seat, rate: int) -> Counter[str]:
    """The cards that bring something, and that the stock can pay for."""
    held, stock = cards.commodities(g, seat), g.nation(seat).stock
    return Counter({name: held[name] for name in sorted(held) if 0 < worth(g, rate, [name]) <= stock})


def exchange_faults(g: Civ, seat: Seat, rate: int, names: Iterable[str]) -> list[Fault]:
    """Why these cards cannot be exchanged: they are not in the hand, or the stock cannot pay for all."""
    given, section = list(names), g.rules.cite(Topic.ADVANCES)
    if missing := Counter(given) - cards.commodities(g, seat):
        return [cards_not_held(section, sorted(missing))]
    due, stock = worth(g, rate, given), g.nation(seat).stock
    return [stock_too_small(section, due, stock)] if due > stock else []


def exchange(g: Civ, seat: Seat, rate: int, names: Iterable[str]) -> int:
    """Cards to the discard piles, tokens from stock to treasury; how many."""
    given = list(names)
    cards.discard(g, seat, given)
    return pieces.collect(g, seat, worth(g, rate, given))
