"""WE 12: a purchase as it is stored; what is left out is found in the cheapest way."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from pydantic import Field

from rules.table import Data, Refusal
from rules.table.strict import adapter, read_strictly

Counts = Mapping[str, Annotated[int, Field(ge=0)]]
HINT = "I cannot read that; a purchase is written as “buy ADVANCE, ADVANCE; pay 3 COMMODITY, 20”."


@dataclass(frozen=True, slots=True)
class PaymentAnswer:
    """Cards by name, treasury, a card that stands in for one of another set, a set that counts one larger."""

    cards: Counts | None = None
    treasury: Annotated[int, Field(ge=0)] = 0
    substitute: tuple[str, str] | None = None
    larger: str | None = None


@dataclass(frozen=True, slots=True)
class PurchaseAnswer:
    """The parts of a purchase, each of which may be absent."""

    buy: tuple[str, ...] = ()
    gift: str | tuple[str, ...] | None = None
    """The advance that comes free; all that do, where it may be several."""
    discount: str | None = None
    credits: Counts | None = None
    pay: PaymentAnswer | None = None
    discard: tuple[str, ...] | None = None
    groups: Mapping[str, str] | None = None
    """The group of the credits that are the buyer's choice, by the advance that brings them."""

    exchange: tuple[str, ...] = ()
    """The cards returned for treasury when everything is bought."""

    @property
    def gifts(self) -> tuple[str, ...]:
        """The advances that come free."""
        if isinstance(self.gift, str):
            return (self.gift,) if self.gift else ()
        return self.gift or ()

    @property
    def gained(self) -> tuple[str, ...]:
        """The advances bought and those that come free."""
        return (*self.buy, *self.gifts)


adapter(PurchaseAnswer)


def read_draft(draft: Data) -> tuple[dict[str, Data], PurchaseAnswer]:
    """A draft and what it says; an empty one, if it cannot be read."""
    answer: PurchaseAnswer | Refusal = read_strictly(PurchaseAnswer, draft, HINT)
    return ({}, PurchaseAnswer()) if isinstance(answer, Refusal) else (dict(draft), answer)
