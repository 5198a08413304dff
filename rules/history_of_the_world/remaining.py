"""What becomes of the armies that no line names: kept back, spread over empty lands, turned into forts."""

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.expansion import (
    Entry,
    Target,
    build_fort,
    enter,
    fort_lands,
    fort_means,
    targets,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.order_faults import army_fault, order_fault
from rules.history_of_the_world.orders import Fort, Pay, PlanOrder, Reserve
from rules.history_of_the_world.state import Campaign, Settlement


def kept_back(
    orders: tuple[PlanOrder, ...], number: int, waiting: tuple[int, ...] = (), *, is_fort: bool = False
) -> int:
    """How many armies of the pool a line must not touch: for the plan as a whole, and for forts to come."""
    coming = (*(orders[place] for place in waiting), *orders[number + 1 :])
    forts = (1 + order.spare for order in coming if isinstance(order, Fort) and order.kept)
    reserves = (
        order.armies for order in orders if isinstance(order, Reserve) and not (is_fort and order.for_forts)
    )
    return sum(forts) + sum(reserves)


def spread(g: History, campaign: Campaign, kept: int = 0) -> None:
    """Enter empty lands, the most valuable first, while there are armies for it."""
    while empty := empty_lands(g, campaign, kept):
        enter(g, campaign, max(empty, key=lambda target: (_value(g, target.land), target.land)))


def empty_lands(g: History, campaign: Campaign, kept: int = 0) -> list[Target]:
    """The empty lands within reach that there is an army for."""
    empty = (target for target in targets(g, campaign).values() if target.entry is Entry.EMPTY)
    return [target for target in empty if army_fault(campaign, target, kept) is None]


def _value(g: History, land: LandId) -> int:
    """What an area pays for presence now; a new area counts double."""
    area = g.board.lands[land].area
    assert area is not None
    present = any(g.owner(there) == g.turn.seat for there in g.board.areas[area].lands)
    return g.board.areas[area].presence(g.state.epoch) * (1 if present else 2)


def fortify(g: History, campaign: Campaign, kept: int = 0, most: int | None = None) -> None:
    """Ch. V Forts: what is left becomes forts, free ones first, where there is most to lose."""
    built = 0
    while (most is None or built < most) and (order := next_fort(g, campaign, kept)) is not None:
        build_fort(g, campaign, order)
        built += 1


def next_fort(g: History, campaign: Campaign, kept: int = 0) -> Fort | None:
    """The fort that the rest would become next, of a free fort or of an army; None if there can be none."""
    means = [pay for pay in (Pay.FREE, Pay.ARMY) if pay in fort_means(campaign)]
    sites = sorted(fort_lands(g, campaign), key=lambda land: _stake(g, land), reverse=True)
    orders = (Fort(land, pay) for land in sites for pay in means)
    return next((order for order in orders if order_fault(g, campaign, order, kept) is None), None)


def _stake(g: History, land: LandId) -> tuple[bool, bool, bool, bool]:
    """What a land has to lose: a capital, a city, a monument, a resource."""
    settlement = g.state.settlements.get(land)
    return (
        settlement is Settlement.CAPITAL,
        settlement is not None,
        land in g.state.monuments,
        g.board.lands[land].resource,
    )
