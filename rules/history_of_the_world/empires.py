"""The 49 empire cards and the seven minor empires."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from rules.history_of_the_world.board import LandId, WaterId

EPOCHS = range(1, 8)
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")


@dataclass(frozen=True, slots=True)
class Empire:
    """Ch. III: a people with its strength, start land, capital and navigation."""

    key: str
    name: str
    leader: str
    strength: int
    start: LandId
    capital: bool
    navigation: tuple[WaterId, ...]


@dataclass(frozen=True, slots=True)
class EmpireCard:
    """A card of one epoch; the Incas and the Aztecs share theirs."""

    key: str
    name: str
    epoch: int
    slot: int
    empires: tuple[Empire, ...]

    @property
    def strength(self) -> int:
        """The strength that counts for the order of drawing and for ties."""
        return sum(empire.strength for empire in self.empires)

    @property
    def has_capital(self) -> bool:
        """Whether an empire of this card starts with a capital."""
        return any(empire.capital for empire in self.empires)

    @property
    def has_navigation(self) -> bool:
        """Whether an empire of this card has a fleet of its own."""
        return any(empire.navigation for empire in self.empires)

    @property
    def forces(self) -> tuple[str, ...]:
        """What the armies of this card are called in the state."""
        return tuple(empire.key for empire in self.empires)


@dataclass(frozen=True, slots=True)
class Empires:
    """All cards by key, and the minor empires by key."""

    cards: Mapping[str, EmpireCard]
    minor: Mapping[str, Empire]
    figures: tuple[int, ...]

    def of_epoch(self, epoch: int) -> tuple[EmpireCard, ...]:
        """The seven cards of an epoch in the order in which they are called."""
        found = [card for card in self.cards.values() if card.epoch == epoch]
        return tuple(sorted(found, key=lambda card: card.slot))

    def called(self, epoch: int, slot: int) -> EmpireCard:
        """The card called in a place of an epoch."""
        return self.of_epoch(epoch)[slot - 1]


def _empire(row: Mapping[str, Any]) -> Empire:
    return Empire(
        row["key"],
        row["name"],
        row["leader"],
        row["strength"],
        row["start"],
        row["capital"],
        tuple(row["navigation"]),
    )


@cache
def empires() -> Empires:
    """The cards as they are shipped."""
    raw = json.loads((files(__package__) / "data" / "empires.json").read_text("utf-8"))
    cards = {
        row["key"]: EmpireCard(
            row["key"], row["name"], row["epoch"], row["slot"], tuple(map(_empire, row["empires"]))
        )
        for row in raw["cards"]
    }
    minor = {row["key"]: _empire(row) for row in raw["minor_empires"]}
    return Empires(MappingProxyType(cards), MappingProxyType(minor), tuple(raw["figures"]))
