"""The lines of a turn: what a tribe is told to do. What is stored keeps these names for good."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, Discriminator

from rules.peoples.regions import AreaId, areas
from rules.peoples.resources import Kind, resources
from rules.peoples.traits import Trait
from rules.table import Data
from rules.table.strict import adapter, read_or, stored

HINT = (
    "A turn is a list of orders: produce, found, culture, religion, trade, attack, explore, rest, "
    "each with the area of the tribe; end."
)


def _known_area(area: AreaId) -> AreaId:
    if area not in areas():
        raise ValueError("no such area")
    return area


def _known_kind(kind: Kind) -> Kind:
    if kind not in resources():
        raise ValueError("no such resource")
    return kind


def _positive(number: int) -> int:
    if number < 1:
        raise ValueError("at least one")
    return number


InArea: TypeAlias = Annotated[AreaId, AfterValidator(_known_area)]
OfKind: TypeAlias = Annotated[Kind, AfterValidator(_known_kind)]
Some: TypeAlias = Annotated[int, AfterValidator(_positive)]
Goods: TypeAlias = dict[OfKind, Some]
Pay: TypeAlias = dict[Trait, Some]


@dataclass(frozen=True, slots=True)
class TribeOrder:
    """What a tribe does: it stands in `tribe`, acts as if it stood `at` another area, and ends in `end`."""

    tribe: InArea
    at: InArea | None = field(default=None, kw_only=True)
    end: InArea | None = field(default=None, kw_only=True)


@dataclass(frozen=True, slots=True)
class CivilizationOrder(TribeOrder):
    """A civilization action, paid with these markers, or the fewest; `aid`: others are asked for some."""

    pay: Pay = field(default_factory=dict, kw_only=True)
    aid: bool = field(default=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Produce(TribeOrder):
    """Ch. 7: produce; `extra`: in bordering areas too (Slavery, Multiculture); `give` the food that costs."""

    extra: tuple[InArea, ...] = field(default=(), kw_only=True)
    give: OfKind | None = field(default=None, kw_only=True)
    do: Literal["produce"] = field(default="produce", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Found(CivilizationOrder):
    """Ch. 8.1: join the own tribe or settlement in a bordering area."""

    to: InArea
    do: Literal["found"] = field(default="found", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Spread(CivilizationOrder):
    """Ch. 8.2, 8.5: place a Culture or Religion token; `extra` and `give`: Heroics, Theism."""

    token: Literal["culture", "religion"]
    extra: InArea | None = field(default=None, kw_only=True)
    give: OfKind | None = field(default=None, kw_only=True)
    replace: int | None = field(default=None, kw_only=True)
    do: Literal["spread"] = field(default="spread", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Trade(CivilizationOrder):
    """Ch. 8.3: trade with the people in a bordering area."""

    seller: InArea
    take: Goods
    give: Goods = field(default_factory=dict)
    do: Literal["trade"] = field(default="trade", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Attack(CivilizationOrder):
    """Ch. 8.4: attack the tribe or settlement in a bordering area.

    `retreat`: where a neutral tribe goes (None: off the map); `settle`: Nationalism; `hire`: Mercenaries.
    """

    target: InArea
    retreat: InArea | None = field(default=None, kw_only=True)
    settle: bool = field(default=False, kw_only=True)
    hire: OfKind | None = field(default=None, kw_only=True)
    do: Literal["attack"] = field(default="attack", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Cleanse(CivilizationOrder):
    """Holy War: remove the Religion token at the outer corner of an area."""

    target: InArea
    owner: int | None = field(default=None, kw_only=True)
    do: Literal["holy-war"] = field(default="holy-war", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Emancipate(CivilizationOrder):
    """Emancipation: replace a bordering neutral tribe by an own one."""

    target: InArea
    do: Literal["emancipate"] = field(default="emancipate", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Explore:
    """Ch. 8.6: extend the range to an area and see what borders it; the tribe goes on acting from there."""

    tribe: InArea
    to: InArea
    pay: Pay = field(default_factory=dict, kw_only=True)
    do: Literal["explore"] = field(default="explore", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Together:
    """Ch. 8.1: a settlement acts with all its tribes; the lines for each of them follow."""

    tribe: InArea
    pay: Pay = field(default_factory=dict, kw_only=True)
    do: Literal["together"] = field(default="together", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Rest:
    """A tribe is engaged without an action; one on its way ends in `end`."""

    tribe: InArea
    end: InArea | None = None
    do: Literal["rest"] = field(default="rest", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn is over, though another tribe could act."""

    do: Literal["end"] = field(default="end", kw_only=True, repr=False)


Order: TypeAlias = (
    Produce | Found | Spread | Trade | Attack | Cleanse | Emancipate | Explore | Together | Rest | EndTurn
)
StoredOrder: TypeAlias = Annotated[Order, Discriminator("do")]
StoredOrders: TypeAlias = tuple[StoredOrder, ...]
adapter(StoredOrders)


def order_data(order: Order) -> dict[str, Data]:
    """An order as it is stored: its kind and what is said."""
    data: dict[str, Any] = stored(StoredOrder, order)
    return {"do": order.do, **data}


def orders_of(data: Data) -> tuple[Order, ...]:
    """The orders of a draft, as far as they can be read."""
    found = (read_or(StoredOrder, line, None) for line in (data if isinstance(data, list | tuple) else ()))
    return tuple(order for order in found if order is not None)
