"""Commodity cards lost."""

from collections.abc import Iterable

from rules.civ.cards import commodities, discard, set_worth
from rules.civ.civ import Civ
from rules.civ.events_calamity import CardsLost
from rules.table import Choice, Seat


def commodity_cards(g: Civ, seat: Seat) -> dict[str, str]:
    """The commodity cards of a seat, each with a key of its own, the cheapest sets first."""
    held = commodities(g, seat)
    names = sorted(held, key=lambda name: (set_worth(g, seat, name, held[name]), name))
    return {f"{name} {n}": name for name in names for n in range(1, held[name] + 1)}


def card_choices(g: Civ, cards: dict[str, str]) -> tuple[Choice, ...]:
    """Cards to choose from, with their face value."""
    return tuple(Choice(key, name, f"face value {g.rules.face_value(name)}") for key, name in cards.items())


def lose_cards(g: Civ, seat: Seat, cause: str, names: Iterable[str]) -> None:
    """Commodity cards go to their discard piles."""
    lost = tuple(names)
    discard(g, seat, lost)
    if lost:
        g.tell(CardsLost(seat, cause, lost))
