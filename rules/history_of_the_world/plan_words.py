"""The lines of a plan in words, as a player could have written them."""

from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
)

NOTHING = "no orders: armies spread over empty lands by themselves, then expansion ends"
UNREADABLE = "a line that cannot be read"


def order_words(order: PlanOrder) -> str:
    """One line."""
    match order:
        case Take():
            return _take(order)
        case Fort():
            where = f"fort in {land_name(order.land)}"
            paid = {Pay.ARMY: "", Pay.COIN: " for a coin", Pay.FREE: " of the engineers"}[order.pay]
            line = f"keep 1 for a {where}" if order.kept else f"{where}{paid}"
            return _condition(order.needs) + line
        case Recruit():
            whose = "coin of the allies" if order.allied else "coin"
            return f"{_condition(order.needs)}{whose}: bring an army back"
        case Embark():
            return f"{_condition(order.needs)}army aboard in the {water_name(order.sea)}"
        case Reserve():
            return f"keep {order.armies}"
        case Wish():
            return f"monument in {land_name(order.land)}"
        case Spread():
            return f"{_condition(order.needs)}spread over empty lands"
        case EndExpansion():
            return f"{_condition(order.needs)}stop"


def _condition(needs: str | None) -> str:
    return "" if needs is None else f"if {land_name(needs)}: "


def _take(order: Take) -> str:
    line = f"{'try' if order.attempt else 'take'} {land_name(order.land)}"
    if order.most is not None:
        line += f", at most {order.most}"
    if order.coins:
        line += f", with {order.coins} coin{'s' if order.coins > 1 else ''}"
    return _condition(order.needs) + line
