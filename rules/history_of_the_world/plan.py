"""A plan is carried out line by line, until it ends or cannot go on."""

from rules.history_of_the_world import faults
from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.events import LineDropped, PlanHalted
from rules.history_of_the_world.expansion import (
    Entry,
    Target,
    build_fort,
    can_enter,
    can_recruit,
    embark,
    embark_seas,
    enter,
    fort_fault,
    recruit,
    targets,
)
from rules.history_of_the_world.names import land_name, water_name
from rules.history_of_the_world.orders import (
    Embark,
    Fort,
    Keep,
    Order,
    Pay,
    Recruit,
    Spread,
    Stop,
    Take,
    Wish,
    needs,
)
from rules.history_of_the_world.plan_words import order_words
from rules.history_of_the_world.play import Play
from rules.history_of_the_world.reach import held_by
from rules.history_of_the_world.state import Campaign
from rules.table import Fault

IDLE = (Spread(), Stop())
HELD = faults.held_already("").code


def kept_back(orders: tuple[Order, ...]) -> int:
    """How many armies the lines still to come keep in the pool."""
    return sum(isinstance(order, Fort) and order.kept and order.pay is Pay.ARMY for order in orders)


def run_plan(g: Play, campaign: Campaign, orders: tuple[Order, ...]) -> bool:
    """Carry out a plan; whether expansion is over with it. An empty plan spreads and ends."""
    orders = orders or IDLE
    g.turn.halted = ""
    reserve = sum(order.armies for order in orders if isinstance(order, Keep))
    for number, order in enumerate(orders):
        needed = needs(order)
        if needed is not None and needed not in held_by(g, campaign):
            _drop(g, order, f"{land_name(needed)} is not held")
            continue
        if isinstance(order, Stop):
            return True
        fault = _carry_out(g, campaign, order, reserve + kept_back(orders[number + 1 :]))
        if fault is not None:
            g.tell(PlanHalted(g.turn.seat, order_words(order), fault.text))
            rest = "; ".join(map(order_words, orders[number + 1 :]))
            g.turn.halted = f"“{order_words(order)}”. {fault.text}" + (
                f" Not done: “{rest}”." if rest else ""
            )
            return False
    return False


def _carry_out(g: Play, campaign: Campaign, order: Order, kept: int) -> Fault | None:
    match order:
        case Take():
            return _take(g, campaign, order, kept)
        case Fort():
            fault = fort_fault(g, campaign, order)
            if fault is None:
                build_fort(g, campaign, order)
            return fault
        case Recruit():
            if not can_recruit(campaign, order):
                return faults.no_coin()
            recruit(g, campaign, order)
        case Embark():
            if order.sea not in embark_seas(g, campaign):
                return faults.no_fleet(water_name(order.sea))
            if campaign.pool <= kept:
                return faults.no_army()
            embark(g, campaign, order)
        case Wish():
            g.turn.wishes.append(order.land)
        case Spread():
            spread(g, campaign, kept)
    return None


def _drop(g: Play, order: Order, reason: str) -> None:
    g.tell(LineDropped(g.turn.seat, order_words(order), reason))


def _take(g: Play, campaign: Campaign, order: Take, kept: int) -> Fault | None:
    """Enter a land again and again until it is held, a limit is reached, or nothing is left."""
    spent, coins = 0, order.coins
    while order.most is None or spent < order.most:
        target = targets(g, campaign).get(order.land)
        fault = take_fault(g, campaign, order.land, target, kept)
        if coins and target is not None and fault is not None and (coin := coin_for(campaign, target)):
            coins -= 1
            recruit(g, campaign, coin)
            continue
        if fault is not None and not order.attempt and fault.code != HELD:
            return fault
        if fault is not None or target is None:
            _drop(g, order, fault.text if fault else "")
            return None
        spent += 1
        if enter(g, campaign, target):
            return None
    _drop(g, order, f"{spent} spent")
    return None


def coin_for(campaign: Campaign, target: Target) -> Recruit | None:
    """A coin that brings back an army for this land; those of allies serve in empty lands only, and first."""
    kinds = (Recruit(allied=True), Recruit()) if target.entry is Entry.EMPTY else (Recruit(),)
    return next((coin for coin in kinds if can_recruit(campaign, coin)), None)


def take_fault(
    g: Play, campaign: Campaign, land: LandId, target: Target | None, kept: int = 0
) -> Fault | None:
    """Why a land cannot be entered now."""
    if target is None:
        if g.board.lands[land].is_barren:
            return faults.barren(land_name(land))
        if land in held_by(g, campaign):
            return faults.held_already(land_name(land))
        legal = ", ".join(land_name(there) for there in targets(g, campaign))
        return faults.out_of_reach(land_name(land), legal)
    if can_enter(campaign, target, kept):
        return None
    return faults.allies_only() if campaign.allied and target.entry is not Entry.EMPTY else faults.no_army()


def spread(g: Play, campaign: Campaign, kept: int = 0) -> None:
    """Enter empty lands, the most valuable first, while there are armies for it."""
    while True:
        empty = [t for t in targets(g, campaign).values() if t.entry is Entry.EMPTY]
        empty = [target for target in empty if can_enter(campaign, target, kept)]
        if not empty:
            return
        enter(g, campaign, max(empty, key=lambda target: (_value(g, target.land), target.land)))


def _value(g: Play, land: LandId) -> int:
    """What an area pays for presence now; a new area counts double."""
    area = g.board.lands[land].area
    assert area is not None
    present = any(g.owner(there) == g.turn.seat for there in g.board.areas[area].lands)
    return g.board.areas[area].presence(g.state.epoch) * (1 if present else 2)
