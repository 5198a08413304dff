"""The lines of a plan: what an expanding force is told to do, with its limits and conditions."""

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Discriminator

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.table import Data, Refusal
from rules.table.strict import read_strictly

HINT = (
    "A plan is a list of orders: take <land>, fort in <land>, the rest as forts, coin, keep <number>, "
    "monument in <land>, spread, stop."
)


class Pay(StrEnum):
    """Ch. V Forts: what a fort costs."""

    ARMY = "army"
    COIN = "coin"
    FREE = "free"


def _known_land(land: LandId | None) -> LandId | None:
    if land not in board().lands:
        raise ValueError("no such land")
    return land


def _known_water(water: WaterId) -> WaterId:
    if water not in board().waters:
        raise ValueError("no such water")
    return water


def _some(number: int | None) -> int | None:
    if number is None or number < 1:
        raise ValueError("at least one")
    return number


def _not_negative(number: int) -> int:
    if number < 0:
        raise ValueError("at least none")
    return number


def _none_or_more(number: int | None) -> int | None:
    if number is None or number < 0:
        raise ValueError("at least none")
    return number


# What stands in stored data is checked; what is absent keeps its default, and stays absent when it is stored.
InLand: TypeAlias = Annotated[LandId, AfterValidator(_known_land)]
OnWater: TypeAlias = Annotated[WaterId, AfterValidator(_known_water)]
AtMost: TypeAlias = Annotated[int | None, AfterValidator(_some)]
Count: TypeAlias = Annotated[int, AfterValidator(_not_negative)]
Limit: TypeAlias = Annotated[int | None, AfterValidator(_none_or_more)]
SomeLand: TypeAlias = Annotated[LandId | None, AfterValidator(_known_land)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditional:
    """A line that is passed over unless everything said here is so when its turn comes.

    `needs` is held, `unless` and `nor` are not held; so many armies are left, at least and at most.
    """

    needs: SomeLand = None
    unless: SomeLand = None
    nor: SomeLand = None
    left_least: Count = 0
    left_most: Limit = None


@dataclass(frozen=True, slots=True)
class Take(Conditional):
    """Expand into a land, attacking until it falls: with at most so many armies, and so many more for coins.

    `attempt`: pass over the line when it cannot be done. `leave`: only while more armies than these are left.
    """

    land: InLand
    most: AtMost = None
    coins: Count = 0
    attempt: bool = False
    leave: Count = 0
    do: Literal["take"] = field(default="take", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Fort(Conditional):
    """Build a fort; `kept` keeps an army back for it from the start of the plan, and `spare` more with it.

    A kept one waits for its land if that is not held yet.
    """

    land: InLand
    pay: Pay = Pay.ARMY
    kept: bool = False
    spare: Count = 0
    do: Literal["fort"] = field(default="fort", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Forts(Conditional):
    """Turn what is left into forts, the capital first: free ones, then armies; at most so many."""

    most: AtMost = None
    do: Literal["forts"] = field(default="forts", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Recruit(Conditional):
    """Spend a coin to bring a lost army back."""

    allied: bool = False
    do: Literal["recruit"] = field(default="recruit", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Embark(Conditional):
    """Naval Control: put an army aboard a fleet."""

    sea: OnWater
    do: Literal["embark"] = field(default="embark", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Reserve:
    """Throughout this plan, keep so many armies in the pool; `for_forts`: only forts may be built of them."""

    armies: Count
    for_forts: bool = False
    do: Literal["keep"] = field(default="keep", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Wish:
    """Build a monument in this land, if the rules give the choice."""

    land: InLand
    do: Literal["wish"] = field(default="wish", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class Spread(Conditional):
    """Enter empty lands, the most valuable first, while there are any, and more armies than these."""

    leave: Count = 0
    do: Literal["spread"] = field(default="spread", kw_only=True, repr=False)


@dataclass(frozen=True, slots=True)
class EndExpansion(Conditional):
    """Expansion is over."""

    do: Literal["stop"] = field(default="stop", kw_only=True, repr=False)


PlanOrder: TypeAlias = Take | Fort | Forts | Recruit | Embark | Reserve | Wish | Spread | EndExpansion
StoredOrder: TypeAlias = Annotated[PlanOrder, Discriminator("do")]
StoredPlan: TypeAlias = tuple[StoredOrder, ...]


def has_condition(order: PlanOrder) -> bool:
    """Whether a line may be passed over for what it says itself."""
    conditions = fields(Conditional)
    return isinstance(order, Conditional) and any(getattr(order, c.name) != c.default for c in conditions)


def order_data(order: PlanOrder) -> dict[str, Data]:
    """An order as it is stored: its kind and what differs from the bare order."""
    parts = [part for part in fields(order) if getattr(order, part.name) != part.default]
    return {"do": order.do, **{part.name: _plain(getattr(order, part.name)) for part in parts}}


def _plain(value: Data) -> Data:
    return value.value if isinstance(value, Pay) else value


def read_stored(line: Data) -> PlanOrder | None:
    """A stored order; None if it is none."""
    order = read_strictly(StoredOrder, line, HINT)
    return None if isinstance(order, Refusal) else order


def orders_of(data: Data) -> tuple[PlanOrder, ...]:
    """The orders of a draft, as far as they can be read."""
    found = map(read_stored, data if isinstance(data, list | tuple) else ())
    return tuple(order for order in found if order is not None)
