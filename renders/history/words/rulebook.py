"""Everything that can be looked up: phases, rules, empires, minor empires, event cards, areas."""

from __future__ import annotations

from renders.history.words import phrases as say
from renders.history.words.chapters import PHASES, SECTIONS
from renders.words.counting import counted, roman
from renders.words.joining import listed
from rules.history_of_the_world.board import Area, board
from rules.history_of_the_world.cards import EventCard, event_cards
from rules.history_of_the_world.empires import Empire, EmpireCard, empires
from rules.history_of_the_world.names import land_name

AREA = "Area: "


def topics() -> tuple[str, ...]:
    """All topics, the phases first."""
    world = board()
    names = (
        *PHASES,
        *SECTIONS,
        *(card.name for card in empires().cards.values()),
        *(card.name for card in event_cards().values()),
        *(f"{AREA}{area.name}" for area in world.areas.values()),
    )
    return tuple(dict.fromkeys(names))


def rule(topic: str) -> str:
    """A topic in our own words; empty if there is no such topic."""
    if topic in PHASES or topic in SECTIONS:
        return (PHASES | SECTIONS)[topic]
    named = [card for card in empires().cards.values() if card.name == topic]
    texts = [empire_text(card) for card in named]
    texts += [event_text(card) for card in event_cards().values() if card.name == topic]
    texts += [area_text(area) for area in board().areas.values() if f"{AREA}{area.name}" == topic]
    return "\n".join(texts)


def epochs(first: int, last: int) -> str:
    """The epochs a card belongs to."""
    return f"epoch {roman(first)}" if first == last else f"epochs {roman(first)} to {roman(last)}"


def empire_text(card: EmpireCard) -> str:
    """An empire card in words."""
    place = f"Number {card.slot} in epoch {roman(card.epoch)}."
    return " ".join([place, *(people_text(people) for people in card.empires)])


def people_text(people: Empire) -> str:
    """One people of a card."""
    leader = f", led by {people.leader}" if people.leader else ""
    capital = "with a capital" if people.capital else "without a capital"
    navigation = (
        f"navigation in the {say.waters(people.navigation)}" if people.navigation else "no navigation"
    )
    return (
        f"{people.name}{leader}: strength {people.strength}, starts in {land_name(people.start)} "
        f"{capital}, {navigation}."
    )


def event_text(card: EventCard) -> str:
    """An event card in words."""
    when = epochs(card.first, card.last)
    copies = counted(card.copies, "copy", "copies")
    return f"{card.deck.capitalize()} event, {when}, {copies}. {card.text}"


def area_text(area: Area) -> str:
    """An area: its lands and what it pays."""
    pays = listed(f"{value} in {roman(epoch)}" for epoch, value in enumerate(area.base, start=1) if value)
    return f"Lands: {say.lands(area.lands)}. Presence pays {pays}; dominance double, control three times."
