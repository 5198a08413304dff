"""Ch. V Expansion: what stands against an order, for judging, running and offering plans alike."""

from rules.history_of_the_world import faults
from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.expansion import (
    Entry,
    Target,
    can_recruit,
    embark_seas,
    empire_lands,
    fort_lands,
    fort_means,
    target_in,
    targets,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import force_names, land_name, water_name
from rules.history_of_the_world.orders import (
    Embark,
    Fort,
    Forts,
    Pay,
    PlanOrder,
    Recruit,
    Reserve,
    Take,
    Wish,
)
from rules.history_of_the_world.pieces import forts_left, is_fort_site
from rules.history_of_the_world.reach import held_by
from rules.history_of_the_world.state import Campaign
from rules.table import Fault

HELD = faults.held_already("").code


def order_fault(g: History, campaign: Campaign, order: PlanOrder, kept: int = 0) -> Fault | None:
    """Why an order cannot be carried out now; `kept` armies of the pool are not there for it."""
    return place_fault(g, campaign, order) or means_fault(g, campaign, order, kept)


def place_fault(g: History, campaign: Campaign, order: PlanOrder) -> Fault | None:
    """What stands against an order on the board, however great the means."""
    match order:
        case Take() if target_in(g, campaign, order.land) is None:
            return _closed(g, campaign, order.land)
        case Fort() | Forts() | Reserve(for_forts=True) if not campaign.is_active:
            return faults.not_active(force_names()[campaign.force])
        case Wish() if not campaign.is_active:
            return faults.builds_no_monuments(force_names()[campaign.force])
        case Fort() if order.land not in empire_lands(g, campaign) or not is_fort_site(g, order.land):
            return faults.no_fort_here(land_name(order.land))
        case Embark() if order.sea not in embark_seas(g, campaign):
            return faults.no_fleet(water_name(order.sea))
        case Wish() if g.board.lands[order.land].is_barren:
            return faults.no_monument_here(land_name(order.land))
    return None


def _closed(g: History, campaign: Campaign, land: LandId) -> Fault:
    """Why nobody of the force can enter a land."""
    if g.board.lands[land].is_barren:
        return faults.barren(land_name(land))
    if land in held_by(g, campaign):
        return faults.held_already(land_name(land))
    return faults.out_of_reach(land_name(land), ", ".join(map(land_name, targets(g, campaign))))


def means_fault(g: History, campaign: Campaign, order: PlanOrder, kept: int = 0) -> Fault | None:
    """What an order lacks, where the board admits it."""
    match order:
        case Take():
            target = target_in(g, campaign, order.land)
            assert target is not None
            fault = army_fault(campaign, target, kept)
            return None if fault is None or (order.coins and coin_for(campaign, target)) else fault
        case Fort() if not forts_left(g):
            return faults.no_fort_here(land_name(order.land))
        case Fort() if order.pay not in fort_means(campaign):
            return faults.cannot_pay("free fort" if order.pay is Pay.FREE else order.pay.value)
        case Fort(pay=Pay.ARMY) if campaign.pool <= kept:
            return faults.no_army()
        case Recruit() if not can_recruit(campaign, order):
            return faults.no_coin()
        case Embark() if campaign.pool <= kept:
            return faults.no_army()
    return None


def army_fault(campaign: Campaign, target: Target, kept: int = 0) -> Fault | None:
    """Why there is no army to enter a land with; those of allies enter empty lands only."""
    if campaign.pool > kept or (campaign.allied and target.entry is Entry.EMPTY):
        return None
    return faults.allies_only() if campaign.allied else faults.no_army()


def coin_for(campaign: Campaign, target: Target) -> Recruit | None:
    """A coin that brings back an army for this land; those of allies serve in empty lands only, and first."""
    kinds = (Recruit(allied=True), Recruit()) if target.entry is Entry.EMPTY else (Recruit(),)
    return next((coin for coin in kinds if can_recruit(campaign, coin)), None)


def needs_dice(campaign: Campaign, target: Target) -> bool:
    """Whether dice must fall for a land: an enemy stands in it, and nobody betrays it."""
    return target.entry is Entry.ENEMY and target.land not in campaign.treachery


def possible_entries(g: History, campaign: Campaign) -> list[Target]:
    """The lands for which there is an army now."""
    return [target for target in targets(g, campaign).values() if army_fault(campaign, target) is None]


def possible_forts(g: History, campaign: Campaign) -> list[Fort]:
    """The forts that can be built now."""
    means = fort_means(campaign)
    return [Fort(land, pay) for land in fort_lands(g, campaign) for pay in means] if means else []


def possible_returns(g: History, campaign: Campaign) -> list[PlanOrder]:
    """The armies that can be brought back or put aboard now."""
    seas = embark_seas(g, campaign)
    orders: list[PlanOrder] = [Recruit(), Recruit(allied=True), *(Embark(sea) for sea in seas)]
    return [order for order in orders if order_fault(g, campaign, order) is None]


def can_act(g: History, campaign: Campaign) -> bool:
    """Whether anything at all is left to decide in this expansion."""
    return any(find(g, campaign) for find in (possible_forts, possible_returns, possible_entries))
