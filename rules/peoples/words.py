"""Orders in words, as they are repeated to whoever gave them; the same words can be written."""

from collections.abc import Mapping

from rules.peoples.developments import developments
from rules.peoples.orders import (
    Attack,
    CivilizationOrder,
    Cleanse,
    Emancipate,
    EndTurn,
    Explore,
    Found,
    Order,
    Produce,
    Rest,
    Spread,
    Together,
    Trade,
    TribeOrder,
)
from rules.peoples.revolution_orders import Add, Advance, Develop, Feed, GiveUp, Line, Specialize
from rules.table.wording import listed

NO_ORDERS = "no orders: your tribes produce, and the turn ends"
NO_LINES = "nothing: the tribes are fed, and nothing is acquired"
UNREADABLE = "a line that cannot be read"


def amounts(goods: Mapping[str, int]) -> str:
    """Resources in words."""
    return listed(f"{amount} {kind}" for kind, amount in goods.items()) or "nothing"


def order_words(order: Order) -> str:
    """A line of a turn in words."""
    return f"{_deed(order)}{_place(order)}{_means(order)}"


def _deed(order: Order) -> str:
    match order:
        case Produce():
            also = f" and in {listed(order.extra)}" if order.extra else ""
            return f"{order.tribe} produces{also}" + (f", giving {order.give}" if order.give else "")
        case Found():
            return f"{order.tribe} joins {order.to}"
        case Spread():
            taking = f", producing in {order.extra}" if order.extra else ""
            giving = f", giving {order.give}" if order.give else ""
            return f"{order.tribe} spreads {order.token}{taking}{giving}"
        case Trade():
            giving = f", gives {amounts(order.give)}" if order.give else ""
            return f"{order.tribe} trades with {order.seller}, takes {amounts(order.take)}{giving}"
        case Attack():
            return f"{order.tribe} attacks {order.target}{_spoils(order)}"
        case Cleanse():
            return f"{order.tribe} wages holy war on {order.target}"
        case Emancipate():
            return f"{order.tribe} emancipates {order.target}"
        case Explore():
            return f"{order.tribe} explores to {order.to}"
        case Together():
            return f"{order.tribe} acts together"
        case Rest():
            return f"{order.tribe} rests"
        case EndTurn():
            return "end"


def _spoils(order: Attack) -> str:
    words = f", retreat to {order.retreat}" if order.retreat else ""
    words += ", settle" if order.settle else ""
    return words + (f", hire {order.hire}" if order.hire else "")


def _place(order: Order) -> str:
    at = f", from {order.at}" if isinstance(order, TribeOrder) and order.at else ""
    end = f", end in {order.end}" if isinstance(order, TribeOrder | Rest) and order.end else ""
    return at + end


def _means(order: Order) -> str:
    pay = order.pay if isinstance(order, CivilizationOrder | Explore | Together) else {}
    words = f", with {listed(f'{number} {trait.value}' for trait, number in pay.items())}" if pay else ""
    return words + (", with aid" if isinstance(order, CivilizationOrder) and order.aid else "")


def line_words(line: Line) -> str:
    """A line of a Revolution in words."""
    paid = f", paying {listed(line.pay)}" if not isinstance(line, Add | GiveUp) and line.pay else ""
    match line:
        case Feed():
            return f"feed with {listed(line.pay)}"
        case GiveUp():
            return f"give up {line.area}"
        case Add():
            return f"add {line.area}"
        case Advance():
            culture = f", with {line.culture} culture" if line.culture else ""
            return f"advance {line.trait.value}{culture}{paid}"
        case Develop():
            religion = f", with {line.religion} religion" if line.religion else ""
            return f"develop {developments()[line.card].name}{religion}{paid}"
        case Specialize():
            return f"specialist {line.trait.value}{paid}"
