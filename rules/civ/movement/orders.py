"""Movement orders: as they are stored, and in their types."""

from dataclasses import dataclass

from rules.civ import faults
from rules.table import Data, Fault, Refusal

TREASURY = "treasury"
"""The source of a payment that is not an area."""


@dataclass(frozen=True, slots=True)
class March:
    """Tokens over land along a path: the area they leave, those they pass, the area they enter."""

    path: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Stop:
    """A port of call: tokens put ashore, then tokens taken aboard."""

    area: str
    load: int = 0
    unload: int = 0


@dataclass(frozen=True, slots=True)
class Sailing:
    """A ship that is built, or kept from the turn before, and perhaps makes a voyage.

    `pay` names what pays for it: the treasury, or the areas whose tokens are destroyed. An order without
    payment uses a ship that an earlier order of this turn paid for.
    """

    area: str
    new: bool = False
    pay: tuple[str, ...] = ()
    stops: tuple[Stop, ...] = ()


@dataclass(frozen=True, slots=True)
class Scrapping:
    """A ship of an earlier turn given up, so that it can be built elsewhere."""

    area: str


Order = March | Sailing | Scrapping


def read_orders(data: Data) -> tuple[Order, ...] | Refusal:
    """Stored orders in their types."""
    if not isinstance(data, list | tuple):
        return Refusal((faults.unreadable("Give a list of orders."),))
    orders: list[Order] = []
    found: list[Fault] = []
    for index, entry in enumerate(data):
        order = _order(entry)
        if order is None:
            found.append(faults.bad_order(index))
        else:
            orders.append(order)
    return Refusal(tuple(found)) if found else tuple(orders)


def data_of(order: Order) -> dict[str, Data]:
    """An order as it is stored."""
    match order:
        case March(path, count):
            return {"march": list(path), "count": count}
        case Scrapping(area):
            return {"scrap": area}
        case Sailing(area, new, pay, stops):
            entry: dict[str, Data] = {"ship": area}
            if new:
                entry["new"] = True
            if pay:
                entry["pay"] = list(pay)
            if stops:
                entry["stops"] = [[stop.area, stop.load, stop.unload] for stop in stops]
            return entry


def _order(entry: Data) -> Order | None:
    if not isinstance(entry, dict):
        return None
    if "march" in entry:
        return _march(entry)
    if "ship" in entry:
        return _sailing(entry)
    if entry.keys() == {"scrap"} and isinstance(entry["scrap"], str):
        return Scrapping(entry["scrap"])
    return None


def _march(entry: dict[str, Data]) -> March | None:
    path, count = entry["march"], entry.get("count")
    if entry.keys() != {"march", "count"} or not _are_names(path) or len(path) < 2:
        return None
    return March(tuple(path), count) if _is_count(count) and count else None


def _sailing(entry: dict[str, Data]) -> Sailing | None:
    area, new = entry["ship"], entry.get("new", False)
    pay, stops = entry.get("pay", []), entry.get("stops", [])
    if entry.keys() - {"ship", "new", "pay", "stops"} or not isinstance(area, str):
        return None
    if not isinstance(new, bool) or not _are_names(pay) or not isinstance(stops, list | tuple):
        return None
    if not all(_is_stop(stop) for stop in stops):
        return None
    return Sailing(area, new, tuple(pay), tuple(Stop(*stop) for stop in stops))


def _is_stop(stop: Data) -> bool:
    if not isinstance(stop, list | tuple) or len(stop) != 3:
        return False
    return isinstance(stop[0], str) and _is_count(stop[1]) and _is_count(stop[2])


def _are_names(names: Data) -> bool:
    return isinstance(names, list | tuple) and all(isinstance(name, str) for name in names)


def _is_count(value: Data) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
