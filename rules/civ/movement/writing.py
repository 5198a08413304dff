"""Movement orders in words that can be read back."""

from collections import Counter

from rules.civ.movement.orders import TREASURY, March, Order, Sailing, Scrapping, Stop


def write_order(order: Order) -> str:
    """`Rome 3 > Etruria`, `ship Rome > Corsica with 4 paid from treasury`, `scrap Rome`."""
    match order:
        case March(path, count, hired):
            return f"{path[0]} {count} > {' > '.join(path[1:])}{_hired(hired)}"
        case Scrapping(area):
            return f"scrap {area}"
        case Sailing():
            return _sailing(order)


def _sailing(order: Sailing) -> str:
    paid = f" paid from {_payment(order.pay)}" if order.pay else ""
    if not order.stops:
        return f"{'build' if order.new else 'keep'} {order.area}{paid}"
    return f"{'new ship' if order.new else 'ship'} {_voyage(order.stops)}{_hired(order.hired)}{paid}"


def _payment(sources: tuple[str, ...]) -> str:
    """`treasury`, `2 treasury`, `treasury and 1 token of Rome`."""
    return " and ".join(_paid(source, count) for source, count in Counter(sources).items())


def _paid(source: str, count: int) -> str:
    if source == TREASURY:
        return source if count == 1 else f"{count} {source}"
    return f"{count} token{'' if count == 1 else 's'} of {source}"


def _hired(count: int | None) -> str:
    return "" if count is None else f" including {count or 'no'} mercenar{'y' if count == 1 else 'ies'}"


def _voyage(stops: tuple[Stop, ...]) -> str:
    if len(stops) == 2 and not stops[1].load:
        load = f" with {stops[0].load}" if stops[0].load else ""
        return f"{stops[0].area} > {stops[1].area}{load}"
    return " > ".join(_stop(stop, last=stop is stops[-1]) for stop in stops)


def _stop(stop: Stop, last: bool) -> str:
    ashore = f" -{stop.unload}" if stop.unload and not last else ""
    aboard = f" +{stop.load}" if stop.load else ""
    return f"{stop.area}{ashore}{aboard}"
