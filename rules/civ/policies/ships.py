"""What a sibling says of ships: when and where they are built, and what pays for them."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

TREASURY = "treasury"
"""The source of a payment that is not an area."""


class PayingTokens(Enum):
    """Where the tokens stand that pay for a ship."""

    HERE = "all in the ship's area"
    ONE_HERE = "one at least in the ship's area"
    ANYWHERE = "in any areas"

    def fits(self, payment: Sequence[str], area: str) -> bool:
        """Whether the tokens of a payment come from where they may."""
        tokens = [source for source in payment if source != TREASURY]
        match self:
            case PayingTokens.HERE:
                return all(source == area for source in tokens)
            case PayingTokens.ONE_HERE:
                return not tokens or area in tokens
            case PayingTokens.ANYWHERE:
                return True


class Yard(Enum):
    """What must stand in an area so that a ship can be built there from treasury alone."""

    TOKEN = "a token of yours"
    UNIT = "a token or a city of yours"
    CITY = "a city of yours"


@dataclass(frozen=True, slots=True)
class ShipRules:
    """The price of ships, who builds them, and whether that is part of movement."""

    cost: int
    """To build one; advances may add to it."""
    upkeep: int
    """To keep one of an earlier turn, at least 1; without it the ship goes back to stock."""
    a_turn: int | None
    """The most a seat builds in a turn; None: as many as are in stock."""
    own_phase: bool
    """Built and kept in a phase before movement; else by the orders of movement, as its tokens move."""
    yard: Yard
    building: PayingTokens
    keeping: PayingTokens
    ways_to_build: str
    """The payments that are allowed, in words."""
    ways_to_keep: str
