"""Names as people write them: lands, waters and cards, with spelling forgiven and doubts asked back."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache

from rules.history_of_the_world.board import board
from rules.history_of_the_world.cards import event_cards
from rules.history_of_the_world.empires import EmpireCard, empires
from rules.history_of_the_world.faults import no_such_land, no_such_water, which_land
from rules.table import Fault

_FORCES = {
    "migrants": "Migrants",
    "rebels": "Rebels",
    "barbarians": "Barbarians",
    "revolt": "Jewish Revolt",
    "crusaders": "Crusaders",
}


def plain(text: str) -> str:
    """A name without case, signs and the article."""
    words = re.sub(r"[^a-z0-9]+", " ", text.casefold().replace("'", "")).split()
    return " ".join(word for word in words if word != "the")


@cache
def land_names() -> Mapping[str, str]:
    """Every way to write a land's name, to its key."""
    return {
        plain(name): land.id
        for land in board().lands.values()
        for name in (land.name, land.id, *land.aliases)
    }


@cache
def water_names() -> Mapping[str, str]:
    """Every way to write a water's name, to its key."""
    found = {plain(name): water.id for water in board().waters.values() for name in (water.name, water.id)}
    short = {name.replace("mediterranean", "med"): key for name, key in found.items()}
    return {**short, **found}


def _search(text: str, names: Mapping[str, str]) -> tuple[str, ...]:
    """The keys a text may mean: by exact name, else by beginning, by words, or by likeness."""
    wanted = plain(text)
    if wanted in names:
        return (names[wanted],)
    words = wanted.split()
    for fits in (
        lambda name: bool(wanted) and name.startswith(wanted),
        lambda name: bool(words) and all(any(w.startswith(x) for w in name.split()) for x in words),
    ):
        found = tuple(dict.fromkeys(key for name, key in names.items() if fits(name)))
        if found:
            return found
    if any(letter.isdigit() for letter in wanted):
        return ()
    near = get_close_matches(wanted, names, n=3, cutoff=0.78)
    return tuple(dict.fromkeys(names[name] for name in near[:1]))


def find_land(text: str) -> str | Fault:
    """The land a text means."""
    found = _search(text, land_names())
    if len(found) == 1:
        return found[0]
    lands = board().lands
    return which_land(text, tuple(lands[key].name for key in found)) if found else no_such_land(text)


def find_water(text: str) -> str | Fault:
    """The sea or ocean a text means."""
    found = _search(text, water_names())
    if len(found) == 1:
        return found[0]
    waters = board().waters
    return which_land(text, tuple(waters[key].name for key in found)) if found else no_such_water(text)


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
