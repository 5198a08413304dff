"""Orders to barbarians who have a turn of their own, in the shape in which they are stored."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated

from pydantic import Field

from rules.table import Data
from rules.table.strict import adapter, read_or, stored


class Brood(StrEnum):
    """What a pirate city can bring forth."""

    TOKENS = "tokens"
    SHIP = "ship"


@dataclass(frozen=True, slots=True)
class Raise:
    """A pirate city brings forth tokens, or a ship."""

    area: Annotated[str, Field(alias="raise")]
    brood: Brood


@dataclass(frozen=True, slots=True)
class Sail:
    """A pirate ship sails from one area to another."""

    source: Annotated[str, Field(alias="ship")]
    target: Annotated[str, Field(alias="to")]


@dataclass(frozen=True, slots=True)
class Trek:
    """Tokens go to the next area, over land or over two ships."""

    source: Annotated[str, Field(alias="march")]
    target: Annotated[str, Field(alias="to")]
    count: Annotated[int, Field(gt=0)]


BarbarianOrder = Raise | Sail | Trek
BarbarianOrders = tuple[BarbarianOrder, ...]
adapter(BarbarianOrders)
_STAGES = (Raise, Sail, Trek)


def in_stages(orders: Iterable[BarbarianOrder]) -> list[BarbarianOrder]:
    """Cities first, then ships, then tokens, however they were written down."""
    return sorted(orders, key=lambda order: _STAGES.index(type(order)))


def with_order(
    orders: Iterable[BarbarianOrder], order: BarbarianOrder, due: Mapping[str, int]
) -> list[BarbarianOrder]:
    """One order more; what a city brings forth takes the place of what it was told before.

    Where so many tokens of an area must go, neither more nor fewer, those ordered before make room for it.
    """
    kept = list(orders)
    if isinstance(order, Raise):
        kept = without_raise(kept, order.area)
    elif isinstance(order, Trek) and order.source in due:
        kept = _make_room(kept, order, due[order.source] - order.count)
    return in_stages([*kept, order])


def _make_room(orders: Iterable[BarbarianOrder], order: Trek, room: int) -> list[BarbarianOrder]:
    """The orders, with no more than so many tokens from the same area, and none to the same target.

    Those that were given first make room first.
    """
    kept: list[BarbarianOrder] = []
    for old in reversed([*orders]):
        if not isinstance(old, Trek) or old.source != order.source:
            kept.append(old)
        elif old.target != order.target and (count := min(old.count, room)) > 0:
            kept.append(replace(old, count=count))
            room -= count
    return kept[::-1]


def without_raise(orders: Iterable[BarbarianOrder], area: str) -> list[BarbarianOrder]:
    """The orders, but that city brings forth nothing."""
    return [order for order in orders if not _is_of(order, area)]


def _is_of(order: BarbarianOrder, area: str) -> bool:
    return isinstance(order, Raise) and order.area == area


def orders_of(data: Data) -> BarbarianOrders:
    """Stored orders in their types; none where they cannot be read."""
    orders: BarbarianOrders = read_or(BarbarianOrders, data, ())
    return orders


def data_of(order: BarbarianOrder) -> dict[str, Data]:
    """An order as it is stored."""
    data: dict[str, Data] = stored(BarbarianOrder, order)
    return data


def write_order(order: BarbarianOrder) -> str:
    """`raise a ship in Rome`, `ship Rome > Corsica`, `Rome 3 > Etruria`."""
    match order:
        case Raise(area, brood):
            return f"raise {'a ship' if brood is Brood.SHIP else brood} in {area}"
        case Sail(source, target):
            return f"ship {source} > {target}"
        case Trek(source, target, count):
            return f"{source} {count} > {target}"
