"""Small parts of sentences: who, how many, where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from renders.words.counting import counted
from renders.words.joining import listed
from rules.civ.policies.ships import TREASURY

CAUSES = {
    "support": "for want of support",
    "leaving": "because its player left",
    "not maintained": "it was not maintained",
    "given up": "it was given up",
    "failed attack": "its attack failed",
}


def because(cause: str) -> str:
    """A cause as it follows a sentence: a card's name, or something that just happens."""
    return CAUSES.get(cause, f"({cause})") if cause else ""


def spread(places: Iterable[tuple[str, int]] | Mapping[str, int]) -> str:
    """Places with numbers: "3 in Rome, 1 in Etruria"."""
    pairs = places.items() if isinstance(places, Mapping) else places
    return listed(f"{count} in {place}" for place, count in pairs)


def cards(names: Iterable[str]) -> str:
    """Cards with their numbers: "2 Ochre and Hide"."""
    return listed(each_card(names))


def each_card(names: Iterable[str]) -> list[str]:
    """Each kind of card with its number."""
    counts = Counter(names)
    return [name if count == 1 else f"{count} {name}" for name, count in counts.items()]


def plus(treasury: int) -> str:
    """Treasury that goes with cards, where there is any."""
    return f" and {treasury} treasury" if treasury else ""


def paid_from(sources: Iterable[str]) -> str:
    """What paid for something, a source for each token: ", paid from treasury and 1 token in Rome"."""
    said = [
        source if source == TREASURY else f"{tokens(count)} in {source}"
        for source, count in Counter(sources).items()
    ]
    return f", paid from {listed(said)}" if said else ""


def tokens(count: int) -> str:
    """So many tokens."""
    return counted(count, "token")


def cities(areas: Iterable[str]) -> str:
    """Cities by name: "the city of Rome", "the cities of Rome and Tyre"."""
    named = list(areas)
    return f"the {'city' if len(named) == 1 else 'cities'} of {listed(named)}"
