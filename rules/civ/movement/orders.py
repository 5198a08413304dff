"""Movement orders in their types, which are also the shape in which they are stored."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple

from pydantic import BeforeValidator, Field

from rules.civ.policies.ships import TREASURY
from rules.table import Data
from rules.table.strict import adapter, read_or, stored

__all__ = ["TREASURY", "March", "Order", "OrderList", "Sailing", "Scrapping", "Stop", "data_of", "orders_of"]

Count = Annotated[int, Field(ge=0)]


@dataclass(frozen=True, slots=True)
class March:
    """Tokens over land along a path: the area they leave, those they pass, the area they enter."""

    path: Annotated[tuple[str, ...], Field(alias="march", min_length=2)]
    count: Annotated[int, Field(gt=0)]
    hired: Count | None = None
    """How many of them are mercenaries; where nothing is said, as many as makes sense."""


class Stop(NamedTuple):
    """A port of call: the tokens taken aboard, and those put ashore before."""

    area: str
    load: Count
    unload: Count


def _listed(stop: Data) -> Data:
    """A stop is stored as a list, never with names."""
    if isinstance(stop, dict):
        raise ValueError(stop)
    return stop


@dataclass(frozen=True, slots=True)
class Sailing:
    """A ship that is built, or kept from the turn before, and perhaps makes a voyage.

    `pay` names what pays for it: the treasury, or the areas whose tokens are destroyed. An order without
    payment uses a ship that was paid for before.
    """

    area: Annotated[str, Field(alias="ship")]
    new: bool = False
    pay: tuple[str, ...] = ()
    stops: tuple[Annotated[Stop, BeforeValidator(_listed)], ...] = ()
    hired: Count | None = None
    """How many of all tokens it takes aboard are mercenaries, those that come aboard first."""


@dataclass(frozen=True, slots=True)
class Scrapping:
    """A ship of an earlier turn given up, so that it can be built elsewhere."""

    area: Annotated[str, Field(alias="scrap")]


Order = March | Sailing | Scrapping
OrderList = tuple[Order, ...]
adapter(OrderList)


def orders_of(data: Data) -> OrderList:
    """Stored orders in their types; none where they cannot be read."""
    orders: OrderList = read_or(OrderList, data, ())
    return orders


def data_of(order: Order) -> dict[str, Data]:
    """An order as it is stored."""
    data: dict[str, Data] = stored(Order, order)
    return data
