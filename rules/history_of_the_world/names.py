"""Names as people write them: lands, waters and cards, with spelling forgiven and doubts asked back."""

from collections.abc import Mapping
from functools import cache

from rules.atlas.asking import meant
from rules.atlas.words import ARTICLE, words_of
from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.table import Fault

_FORCES = {
    "migrants": "Migrants",
    "rebels": "Rebels",
    "barbarians": "Barbarians",
    "revolt": "Jewish Revolt",
    "crusaders": "Crusaders",
}


def plain(text: str) -> str:
    """A text without case, signs and articles."""
    return " ".join(word for word in words_of(text) if word != ARTICLE)


def find_land(text: str) -> str | Fault:
    """The land a text means."""
    return _find(text, {land.name: land.id for land in board().lands.values()}, "land")


def find_water(text: str) -> str | Fault:
    """The sea or ocean a text means."""
    return _find(text, {water.name: water.id for water in board().waters.values()}, "sea or ocean")


def _find(text: str, keys: Mapping[str, str], what: str) -> str | Fault:
    name = meant(text, board().finder, what, among=keys)
    return name if isinstance(name, Fault) else keys[name]


@cache
def force_names() -> Mapping[str, str]:
    """The name of every force that can stand on the board."""
    names = dict(_FORCES)
    for card in empires().cards.values():
        names.update({empire.key: empire.name for empire in card.empires})
    names.update({empire.key: empire.name for empire in empires().minor.values()})
    for event in event_cards().values():
        if event.key.startswith("kingdom-"):
            names[event.key.removeprefix("kingdom-")] = event.name.removeprefix("Kingdom: ")
    return names


def empire_facts(card: EmpireCard) -> str:
    """What a card offers, for a prompt: strength, start land, capital, navigation, and when it is called."""
    parts = []
    for empire in card.empires:
        facts = [f"strength {empire.strength}, from {land_name(empire.start)}"]
        facts += ["with a capital"] if empire.capital else []
        facts += [f"navigation: {', '.join(map(water_name, empire.navigation))}"] if empire.navigation else []
        named = f"{empire.name} " if len(card.empires) > 1 else ""
        parts.append(named + ", ".join(facts))
    return f"{'; '.join(parts)}; called as number {card.slot}"


def counted(number: int, one: str, many: str) -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many}"


def land_name(land: str) -> str:
    """A land's name."""
    return board().lands[land].name


def water_name(water: str) -> str:
    """A water's name."""
    return board().waters[water].name
