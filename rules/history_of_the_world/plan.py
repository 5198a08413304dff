"""A plan is carried out line by line, until it ends or cannot go on."""

from dataclasses import replace

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.events import LineDropped, PlanHalted
from rules.history_of_the_world.expansion import (
    Entry,
    build_fort,
    embark,
    enter,
    recruit,
    target_in,
    targets,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import land_name
from rules.history_of_the_world.order_faults import HELD, army_fault, coin_for, is_chancy, order_fault
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
    needs,
)
from rules.history_of_the_world.pieces import occupy, seize
from rules.history_of_the_world.plan_words import order_words
from rules.history_of_the_world.reach import held_by
from rules.history_of_the_world.state import Campaign
from rules.table import Fault

IDLE = (Spread(), EndExpansion())


def kept_back(orders: tuple[PlanOrder, ...], number: int) -> int:
    """How many armies of the pool a line must not touch: for the plan as a whole, and for forts to come."""
    later = orders[number + 1 :]
    forts = sum(isinstance(order, Fort) and order.kept and order.pay is Pay.ARMY for order in later)
    return forts + sum(order.armies for order in orders if isinstance(order, Reserve))


def run_plan(
    g: History, campaign: Campaign, orders: tuple[PlanOrder, ...], only_certain: bool = False
) -> bool:
    """Carry out a plan; whether expansion is over with it. An empty plan spreads and ends.

    With `only_certain` it ends before the first line that needs dice.
    """
    orders = orders or IDLE
    g.turn.halted = ""
    for number, order in enumerate(orders):
        needed = needs(order)
        if needed is not None and needed not in held_by(g, campaign):
            _drop(g, order, f"{land_name(needed)} is not held")
            continue
        if isinstance(order, EndExpansion):
            return True
        if only_certain and is_chancy(g, campaign, order):
            return False
        fault = _carry_out(g, campaign, order, kept_back(orders, number))
        if fault is not None:
            _halt(g, order, fault, orders[number + 1 :])
            return False
    return False


def _halt(g: History, order: PlanOrder, fault: Fault, rest: tuple[PlanOrder, ...]) -> None:
    g.tell(PlanHalted(g.turn.seat, order_words(order), fault.text))
    undone = "; ".join(map(order_words, rest))
    g.turn.halted = f"“{order_words(order)}”. {fault.text}" + (f" Not done: “{undone}”." if undone else "")


def _drop(g: History, order: PlanOrder, reason: str) -> None:
    g.tell(LineDropped(g.turn.seat, order_words(order), reason))


def _carry_out(g: History, campaign: Campaign, order: PlanOrder, kept: int) -> Fault | None:
    """Do what a line says, or say why it cannot be done."""
    if isinstance(order, Take):
        return _take(g, campaign, order, kept)
    fault = order_fault(g, campaign, order, kept)
    if fault is not None:
        return fault
    match order:
        case Fort():
            build_fort(g, campaign, order)
        case Recruit():
            recruit(g, campaign, order)
        case Embark():
            embark(g, campaign, order)
        case Wish():
            g.turn.wishes.append(order.land)
        case Spread():
            spread(g, campaign, kept)
    return None


def _take(g: History, campaign: Campaign, order: Take, kept: int) -> Fault | None:
    """Enter a land again and again until it is held, a limit is reached, or nothing is left."""
    spent, coins = 0, order.coins
    while order.most is None or spent < order.most:
        fault = order_fault(g, campaign, replace(order, coins=coins), kept)
        if fault is not None and not order.attempt and fault.code != HELD:
            return fault
        if fault is not None:
            _drop(g, order, fault.text)
            return None
        target = target_in(g, campaign, order.land)
        assert target is not None
        if army_fault(campaign, target, kept) and (coin := coin_for(campaign, target)):
            coins -= 1
            recruit(g, campaign, coin)
            continue
        spent += 1
        if enter(g, campaign, target):
            return None
    _drop(g, order, f"{spent} spent")
    return None


def spread(g: History, campaign: Campaign, kept: int = 0) -> None:
    """Enter empty lands, the most valuable first, while there are armies for it."""
    while True:
        empty = [target for target in targets(g, campaign).values() if target.entry is Entry.EMPTY]
        empty = [target for target in empty if army_fault(campaign, target, kept) is None]
        if not empty:
            return
        enter(g, campaign, max(empty, key=lambda target: (_value(g, target.land), target.land)))


def _value(g: History, land: LandId) -> int:
    """What an area pays for presence now; a new area counts double."""
    area = g.board.lands[land].area
    assert area is not None
    present = any(g.owner(there) == g.turn.seat for there in g.board.areas[area].lands)
    return g.board.areas[area].presence(g.state.epoch) * (1 if present else 2)


def succeed(fork: History, campaign: Campaign, order: PlanOrder) -> None:
    """In a fork: the land a line is after has fallen, as the lines after it hope."""
    if not isinstance(order, Take) or order.land in held_by(fork, campaign):
        return
    own = fork.owner(order.land) == fork.turn.seat
    put = occupy if own else seize
    put(fork, order.land, fork.turn.seat, campaign.force, campaign.figure)
