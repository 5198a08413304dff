"""The lines of a plan: what an expanding force is told to do, with its limits and conditions."""

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TypeAlias, get_args

from rules.history_of_the_world.board import LandId, WaterId, board
from rules.history_of_the_world.faults import no_such_land, no_such_water, not_an_order
from rules.table import Data, Fault


class Pay(StrEnum):
    """Ch. V Forts: what a fort costs."""

    ARMY = "army"
    COIN = "coin"
    FREE = "free"


# In every order that has it, `needs` names a land without which the line is passed over.


@dataclass(frozen=True, slots=True)
class Take:
    """Expand into a land, attacking until it falls: with at most so many armies, and so many more for coins.

    `attempt`: pass over the line when it cannot be done.
    """

    land: LandId
    most: int | None = None
    coins: int = 0
    needs: LandId | None = None
    attempt: bool = False


@dataclass(frozen=True, slots=True)
class Fort:
    """Build a fort; `kept` keeps an army back for it from the start of the plan."""

    land: LandId
    pay: Pay = Pay.ARMY
    kept: bool = False
    needs: LandId | None = None


@dataclass(frozen=True, slots=True)
class Recruit:
    """Spend a coin to bring a lost army back."""

    allied: bool = False
    needs: LandId | None = None


@dataclass(frozen=True, slots=True)
class Embark:
    """Naval Control: put an army aboard a fleet."""

    sea: WaterId
    needs: LandId | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """Throughout this plan, keep so many armies in the pool."""

    armies: int


@dataclass(frozen=True, slots=True)
class Wish:
    """Build a monument in this land, if the rules give the choice."""

    land: LandId


@dataclass(frozen=True, slots=True)
class Spread:
    """Enter empty lands, the most valuable first, as long as there are armies and such lands."""

    needs: LandId | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """Expansion is over."""

    needs: LandId | None = None


Order: TypeAlias = Take | Fort | Recruit | Embark | Keep | Wish | Spread | Stop
_ORDERS = {kind.__name__.lower(): kind for kind in get_args(Order)}
_LANDS = ("land", "needs")
_COUNTS = ("most", "coins", "armies")


def needs(order: Order) -> LandId | None:
    """The land that must be held for a line to be carried out."""
    return None if isinstance(order, Keep | Wish) else order.needs


def order_data(order: Order) -> dict[str, Data]:
    """An order as it is stored: its kind and what differs from the bare order."""
    fields = {name: value for name, value in asdict(order).items() if value not in (None, False, 0)}
    if fields.get("pay") == Pay.ARMY:
        del fields["pay"]
    return {"do": type(order).__name__.lower(), **{name: _plain(value) for name, value in fields.items()}}


def _plain(value: Data) -> Data:
    return str(value) if isinstance(value, Pay) else value


def parse_order(data: Data) -> Order | Fault:
    """An order from stored data, or what is wrong with it."""
    if not isinstance(data, dict) or data.get("do") not in _ORDERS:
        return not_an_order()
    kind = _ORDERS[data["do"]]
    fields = {name: value for name, value in data.items() if name != "do"}
    fault = next((found for name, value in fields.items() if (found := _field_fault(name, value))), None)
    if fault is not None:
        return fault
    if "pay" in fields:
        fields["pay"] = Pay(fields["pay"])
    try:
        order: Order = kind(**fields)
    except TypeError:
        return not_an_order()
    return order


def _field_fault(name: str, value: Data) -> Fault | None:
    world = board()
    if name in _LANDS:
        lands = world.lands
        return None if isinstance(value, str) and value in lands else no_such_land(str(value))
    if name == "sea":
        return None if isinstance(value, str) and value in world.waters else no_such_water(str(value))
    if name in _COUNTS:
        counts = isinstance(value, int) and not isinstance(value, bool) and value >= (name == "most")
        return None if counts else not_an_order()
    if name == "pay":
        return None if value in list(Pay) else not_an_order()
    return None if isinstance(value, bool) else not_an_order()
