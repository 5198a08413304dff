"""Building orders: as they are stored, and in their type."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.civ import faults
from rules.table import Data, Fault, Refusal


@dataclass(frozen=True, slots=True)
class Building:
    """One city to build: what comes from treasury and from adjacent areas besides the tokens in the area."""

    area: str
    treasury: int = 0
    drawn: Mapping[str, int] = field(default_factory=dict)


def order_of(area: str, treasury: int, drawn: Mapping[str, int]) -> dict[str, Data]:
    """A building order as it is stored."""
    order: dict[str, Data] = {"area": area}
    if treasury:
        order["treasury"] = treasury
    if drawn:
        order["from"] = dict(drawn)
    return order


def read_buildings(data: Data) -> tuple[Building, ...] | Refusal:
    """Stored orders in their type."""
    if not isinstance(data, list | tuple):
        return Refusal((faults.unreadable("Give a list of cities to build."),))
    buildings: list[Building] = []
    found: list[Fault] = []
    for index, order in enumerate(data):
        building = _building(order)
        if building is None:
            found.append(faults.bad_order(index))
        else:
            buildings.append(building)
    return Refusal(tuple(found)) if found else tuple(buildings)


def _building(order: Data) -> Building | None:
    if (
        not isinstance(order, dict)
        or not isinstance(order.get("area"), str)
        or order.keys() - {"area", "treasury", "from"}
    ):
        return None
    treasury, drawn = order.get("treasury", 0), order.get("from", {})
    if not _is_count(treasury) or not isinstance(drawn, dict):
        return None
    if not all(isinstance(name, str) and _is_count(count) for name, count in drawn.items()):
        return None
    return Building(order["area"], treasury, {name: count for name, count in drawn.items() if count})


def _is_count(value: Data) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
