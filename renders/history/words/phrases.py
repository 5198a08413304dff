"""Small parts of sentences: forces, lands, cards, dice, points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from renders.words.joining import listed
from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import RoundResult, TurnScored, Way
from rules.history_of_the_world.names import force_names, land_name, water_name

_WRITTEN_OUT = {"Med.": "Mediterranean", "S.": "South", "W.": "West", "E.": "East"}


def force(key: str) -> str:
    """A people or band of armies."""
    return force_names()[key]


def empire(card: str) -> str:
    """An empire card's name."""
    return empires().cards[card].name


def event_name(card: str) -> str:
    """An event card's name."""
    return event_cards()[card].name


def area(key: str) -> str:
    """An area's name."""
    return board().areas[key].name


def lands(keys: Iterable[str]) -> str:
    """Lands by name."""
    return listed(land_name(key) for key in keys)


def water(key: str) -> str:
    """A sea or ocean, its name written out."""
    return " ".join(_WRITTEN_OUT.get(word, word) for word in water_name(key).split())


def waters(keys: Iterable[str]) -> str:
    """Seas and oceans by name."""
    return listed(map(water, keys))


def place(key: str) -> str:
    """A land or a water."""
    return land_name(key) if key in board().lands else f"the {water(key)}"


def origin(way: Way, source: str, land: str) -> str:
    """Where an army came from, as it follows "enters X"."""
    match way:
        case Way.LAND:
            return "" if source == land else f" from {place(source)}"
        case Way.STRAIT:
            return f" over the strait from {place(source)}"
        case Way.SEA:
            return f" from {place(source)}"
        case Way.RISING:
            return "" if source == land else f" out of {place(source)}"


_FACES = "⚀⚁⚂⚃⚄⚅"


def dice(thrown: Sequence[int], bonus: int = 0) -> str:
    """Dice with what is added to each: "6-4 (+1)"."""
    faces = "-".join(str(face) for face in sorted(thrown, reverse=True))
    return f"{faces} (+{bonus})" if bonus else faces


def dice_drawn(thrown: Sequence[int], bonus: int = 0) -> str:
    """Dice as they lie on the table, and in numbers: "⚅⚃ 6-4 (+1)"."""
    faces = "".join(_FACES[face - 1] for face in sorted(thrown, reverse=True))
    return f"{faces} {dice(thrown, bonus)}"


OUTCOMES = {
    RoundResult.WON: "the attack wins",
    RoundResult.TIED: "a tie, both lose",
    RoundResult.LOST: "the attack fails",
    RoundResult.TIE_HELD: "a tie that the attacker wins",
    RoundResult.BETRAYED: "the land is betrayed without a throw",
}
SHORT_OUTCOMES = {
    RoundResult.WON: "won",
    RoundResult.TIED: "tie: both lose",
    RoundResult.LOST: "lost",
    RoundResult.TIE_HELD: "tie won",
    RoundResult.BETRAYED: "betrayed",
}
PAYMENTS = {"army": "for an army", "coin": "for a coin", "free": "with the engineers' help"}


def empire_facts(card: str) -> str:
    """What an empire card says: strength, start, capital, navigation."""
    parts = []
    for people in empires().cards[card].empires:
        facts = [f"strength {people.strength}", f"from {land_name(people.start)}"]
        facts += ["with a capital"] if people.capital else []
        facts += [f"navigation in the {waters(people.navigation)}"] if people.navigation else []
        parts.append(f"{people.name}: {', '.join(facts)}")
    return "; ".join(parts)


def points_of(scored: TurnScored) -> str:
    """Where the points of a turn come from."""
    parts = [f"{area(key)} {points} ({level})" for key, level, points in scored.areas]
    return listed([*parts, *_extras(scored)], "nothing")


def points_short(scored: TurnScored) -> str:
    """The same without the levels."""
    parts = [f"{area(key)} {points}" for key, _, points in scored.areas]
    return listed([*parts, *_extras(scored)], "nothing")


def _extras(scored: TurnScored) -> list[str]:
    extras = (
        ("capitals", scored.capitals),
        ("cities", scored.cities),
        ("monuments", scored.monuments),
        ("seas", scored.seas),
    )
    return [f"{name} {points}" for name, points in extras if points]
