"""The toy game's state, events and view: harbours, ships, gold and secret cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

PORTS = ("Ostia", "Tyros", "Gades", "Massilia", "Byblos")
SUITS = ("grain", "wine", "salt", "gems")
PRICES = {"mast": 2, "sail": 3, "anchor": 4, "lantern": 5}
PHASES = ("tax", "omen", "voyage", "market", "shop", "plan", "storm", "harvest")
TITLES = {
    "tax": "Taxes", "omen": "Omens", "voyage": "Voyages", "market": "The market",
    "shop": "The shop", "plan": "Plans", "storm": "The storm", "harvest": "The harvest",
}  # fmt: skip


@dataclass(slots=True)
class Offer:
    """Gold for a card, from one seat to another."""

    number: int
    seller: int
    buyer: int
    card: str
    gold: int


@dataclass(slots=True)
class House:
    """What a seat owns; its cards are its secret."""

    gold: int = 5
    ships: dict[str, int] = field(default_factory=lambda: {"Ostia": 3, "Tyros": 1})
    cards: list[str] = field(default_factory=list)
    goods: list[str] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """The whole toy game."""

    rounds: int
    many: bool
    houses: list[House]
    deck: list[str]
    round: int = 1
    place: int = 0
    bank: int = 1000
    offers: list[Offer] = field(default_factory=list)
    offered: int = 0
    done: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)

    @property
    def phase(self) -> str | None:
        """The phase the state stands before."""
        return PHASES[self.place] if self.round <= self.rounds else None


@dataclass(frozen=True, slots=True)
class TaxesCame:
    """Everybody's taxes."""

    gold: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A card came to a seat: told to that seat alone."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class ShipsSailed:
    """A seat's ships moved."""

    seat: int
    moves: tuple[tuple[str, str, int], ...]


@dataclass(frozen=True, slots=True)
class OfferMade:
    """An offer: told to both sides."""

    innocent: ClassVar[bool] = True
    number: int
    seller: int
    buyer: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Two seats made a deal; what was sold is told to them alone."""

    seller: int
    buyer: int


@dataclass(frozen=True, slots=True)
class GoodsBought:
    """A seat bought goods."""

    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ShipsLost:
    """The storm took ships."""

    seat: int
    ports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or a spectator, may see."""

    turn: int
    phase: str
    seat: int | None
    gold: tuple[int, ...]
    ships: tuple[tuple[tuple[str, int], ...], ...]
    goods: tuple[tuple[str, ...], ...]
    cards: tuple[str, ...]
    hands: tuple[int, ...]
