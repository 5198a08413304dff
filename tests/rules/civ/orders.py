"""Orders of movement and of ships, as they are stored, and what is wrong with them."""

from typing import Any

from rules.civ.movement.referee import MovementReferee
from rules.table import Orders, Refusal
from tests.rules.civ.scenario import Scene


def march(*path: str, count: int = 1) -> dict[str, Any]:
    return {"march": list(path), "count": count}


def sail(area: str, *stops: tuple[str, int, int]) -> dict[str, Any]:
    return {"ship": area, "stops": [list(stop) for stop in stops]}


def new(area: str, *pay: str) -> dict[str, Any]:
    return {"ship": area, "new": True, "pay": list(pay)}


def keep(area: str, pay: str) -> dict[str, Any]:
    return {"ship": area, "pay": [pay]}


def wrong(s: Scene, *orders: dict[str, Any], ships: bool = False, who: str = "Rome") -> list[str]:
    """The codes of what is wrong with the orders of a seat, in movement or (`ships`) in the phase before."""
    seat = s.seat(who)
    referee = MovementReferee(s.g, seat, builds=ships, moves=not ships)
    answer = Orders(seat=seat, key="orders", prompt="", referee=referee).check(list(orders))
    return [fault.code for fault in answer.faults] if isinstance(answer, Refusal) else []
