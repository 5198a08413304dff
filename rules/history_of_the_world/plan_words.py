"""The lines of a plan in words, as a player could have written them: read again, they are the same plan."""

from rules.history_of_the_world.names import counted, land_name, water_name
from rules.history_of_the_world.orders import (
    Conditional,
    Embark,
    EndExpansion,
    Fort,
    Forts,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Spread,
    Take,
    Wish,
)

NOTHING = "no orders: armies spread over empty lands by themselves, then expansion ends"
NO_MORE = "no orders: expansion ends"
UNREADABLE = "a line that cannot be read"
_CERTAIN = 1 - 1e-9


def order_words(order: PlanOrder) -> str:
    """One line."""
    return _conditions(order) + _order(order) if isinstance(order, Conditional) else _order(order)


def _order(order: PlanOrder) -> str:
    match order:
        case Take():
            return _take(order)
        case Fort():
            where = f"fort in {land_name(order.land)}"
            paid = {Pay.ARMY: "", Pay.COIN: " for a coin", Pay.FREE: " of the engineers"}[order.pay]
            return f"keep {1 + order.spare} for a {where}" if order.kept else f"{where}{paid}"
        case Forts():
            return "the rest as forts" + ("" if order.most is None else f", at most {order.most}")
        case Recruit():
            return f"{'coin of the allies' if order.allied else 'coin'}: bring an army back"
        case Embark():
            return f"army aboard in the {water_name(order.sea)}"
        case Reserve():
            return f"keep {order.armies}{' for forts' if order.for_forts else ''}"
        case Wish():
            return f"monument in {land_name(order.land)}"
        case Spread():
            return f"spread over empty lands{_leaving(order.leave)}"
        case EndExpansion():
            return "stop"


def _conditions(order: Conditional) -> str:
    least, most = order.left_least, order.left_most
    said = [f"if {land_name(order.needs)}"] if order.needs else []
    said += [f"if not {land_name(land)}" for land in (order.unless, order.nor) if land]
    if least and least == most:
        said.append(f"if exactly {least} left")
    else:
        said += [f"if {least} or more left"] if least else []
        said += [f"if {most} or fewer left" if most else "if none left"] if most is not None else []
    return f"{', '.join(said)}: " if said else ""


def _take(order: Take) -> str:
    line = f"{'try' if order.attempt else 'take'} {land_name(order.land)}"
    if order.most is not None:
        line += f", at most {order.most}"
    if order.coins:
        line += f", with {counted(order.coins, 'coin', 'coins')}"
    return line + _leaving(order.leave)


def _leaving(armies: int) -> str:
    return f", leaving {armies}" if armies else ""


def likely(chance: float) -> str:
    """How likely a line is to be carried out; empty where that is certain."""
    if chance > _CERTAIN:
        return ""
    if round(100 * chance) in (0, 100):
        return "over 99 % likely" if chance > 0.5 else "under 1 % likely" if chance else "0 % likely"
    return f"{round(100 * chance)} % likely"
