"""What an expanding force does next: the first lands of its best march, then seas and forts."""

from collections.abc import Iterator
from math import ceil

from rules.history_of_the_world.board import LandId, board
from rules.history_of_the_world.orders import (
    Embark,
    EndExpansion,
    Fort,
    Pay,
    PlanOrder,
    Recruit,
    Take,
)
from rules.history_of_the_world.pieces import FIGURES_IN_LAND
from rules.history_of_the_world.state import Campaign
from rules.history_of_the_world.view import CampaignView, HistoryView
from rules.standins.history.prospects import EMPTY, March, Prospects
from rules.standins.history.worth import NOWHERE, Position
from rules.table import Seat

SEA = 1.4
COIN = 0.75  # an army that comes back
PATIENCE = 2  # times what a land costs on average, before it is thought over again
WORTHWHILE = 0.1  # points for which an army left over still goes on


def campaign_of(seen: CampaignView) -> Campaign:
    """The campaign as the view shows it."""
    return Campaign(
        seen.force,
        seen.figure,
        seen.armies,
        is_active=seen.is_active,
        allied=seen.allied,
        coins=seen.coins,
        ally_coins=seen.ally_coins,
        fallen=seen.fallen,
        fleets=list(seen.fleets),
        at_sea=list(seen.at_sea),
        edges=list(seen.edges),
        treachery=list(seen.treachery),
        losses=seen.losses,
        leader_died=seen.leader_died,
    )


def prospects_of(view: HistoryView, seen: CampaignView, seat: Seat) -> Prospects:
    """What the force that expands can hope for."""
    held = frozenset(land for land, h in view.lands.items() if (h.seat, h.force) == (seat, seen.force))
    return Prospects(Position.of(view, seat), campaign_of(seen), held, builds=seen.is_active)


def next_orders(view: HistoryView, seen: CampaignView, seat: Seat) -> list[PlanOrder]:
    """The march on, as far as no dice fall; a coin where it needs one; else what is left of the means."""
    prospects = prospects_of(view, seen, seat)
    betrayed = [land for land in seen.treachery if land in prospects.frontier()]
    if betrayed and seen.armies:
        return [Take(betrayed[0])]
    armies, coins = seen.armies + seen.allied, seen.coins + seen.ally_coins
    march = prospects.best(armies + COIN * coins, armies + min(coins, seen.fallen))
    return _march(prospects, seen, march) or [_remainder(prospects, seen)]


def _march(prospects: Prospects, seen: CampaignView, march: March) -> list[PlanOrder]:
    """Attacks first: how they end decides what the others can do. But enough is left for those."""
    frontier = prospects.frontier()
    peaceful = [land for land in march.lands if not prospects.is_enemy(land)]
    for land in march.lands:
        if land in frontier and prospects.is_enemy(land) and (order := _means(seen, land, empty=False)):
            most = ceil(PATIENCE * prospects.price(land, frontier[land]))
            leave = max(0, min(len(peaceful) - seen.allied, seen.armies - 1))
            return [Take(land, most=most, leave=leave) if isinstance(order, Take) else order]
    return _entries(prospects, seen, march)


def _entries(prospects: Prospects, seen: CampaignView, march: March) -> list[PlanOrder]:
    """The lands of a march up to the first battle; only the first may need a coin."""
    found: list[PlanOrder] = []
    armies, allied = seen.armies, seen.allied
    for land in march.lands:
        if prospects.is_enemy(land):
            break
        empty = land not in prospects.position.view.lands
        if empty and allied:
            allied -= 1
        elif armies:
            armies -= 1
        else:
            order = None if found else _means(seen, land, empty)
            return [order] if order else found
        found.append(Take(land))
    return found


def _means(seen: CampaignView, land: LandId, empty: bool) -> PlanOrder | None:
    """An army for a land, or the coin that brings one back."""
    if seen.armies or (empty and seen.allied):
        return Take(land)
    if seen.fallen and empty and seen.ally_coins:
        return Recruit(allied=True)
    return Recruit() if seen.fallen and seen.coins else None


def _remainder(prospects: Prospects, seen: CampaignView) -> PlanOrder:
    """What one army, or a coin, is best for at the end: a land, a sea, a fort, or nothing."""
    choices = [*_lands(prospects, seen), *_seas(prospects, seen), *_forts(prospects, seen)]
    gain, _, order = max(choices, key=lambda choice: choice[:2], default=(0.0, "", EndExpansion()))
    return order if gain > WORTHWHILE else _last_fort(prospects, seen)


def _lands(prospects: Prospects, seen: CampaignView) -> Iterator[tuple[float, str, PlanOrder]]:
    for land, dice in prospects.frontier().items():
        order = _means(seen, land, empty=land not in prospects.position.view.lands)
        if order is not None:
            yield prospects.gain(land) / prospects.price(land, dice), land, order


def _seas(prospects: Prospects, seen: CampaignView) -> Iterator[tuple[float, str, PlanOrder]]:
    view = prospects.position.view
    if view.options["naval-control"] == "yes" and seen.is_active and seen.armies:
        taken = {*view.navies, *seen.aboard, *(w.id for w in board().waters.values() if w.is_ocean)}
        yield from ((SEA, sea, Embark(sea)) for sea in seen.fleets if sea not in taken)


def _forts(prospects: Prospects, seen: CampaignView) -> Iterator[tuple[float, str, PlanOrder]]:
    pay = fort_pay(seen)
    if pay is not None:
        for land in fort_sites(prospects, seen):
            yield prospects.position.shelter(land, NOWHERE, NOWHERE), land, Fort(land, pay)


def fort_pay(seen: CampaignView) -> Pay | None:
    """What a fort would be paid with: what serves for nothing else first."""
    if not seen.is_active:
        return None
    means = ((Pay.FREE, seen.forts), (Pay.COIN, seen.coins + seen.ally_coins), (Pay.ARMY, seen.armies))
    return next((pay for pay, left in means if left), None)


def fort_sites(prospects: Prospects, seen: CampaignView) -> list[LandId]:
    """Lands of the force with room for a fort, while there are any in the box."""
    view = prospects.position.view
    room = FIGURES_IN_LAND - 1 if view.options["multiple-armies"] == "yes" else 1
    lands = [land for land in sorted(prospects.held) if not view.lands[land].fort]
    return [land for land in lands if view.lands[land].armies <= room] if view.forts_left else []


def _last_fort(prospects: Prospects, seen: CampaignView) -> PlanOrder:
    """A fort costs nothing any more: beside a capital or city, else where it helps at all."""
    forts = [choice for choice in _forts(prospects, seen) if choice[0] > 0]
    return max(forts, key=lambda choice: choice[:2])[2] if forts else EndExpansion()


def offers(view: HistoryView, seen: CampaignView, seat: Seat) -> list[tuple[float, float, PlanOrder]]:
    """Every land in reach: points for each army, armies needed, the order; the best first."""
    prospects = prospects_of(view, seen, seat)
    found: list[tuple[float, float, PlanOrder]] = []
    for land, dice in prospects.frontier().items():
        price = prospects.price(land, dice)
        found.append((prospects.gain(land) / price, price, Take(land)))
    return sorted(found, key=lambda offer: (-offer[0], str(offer[2])))


__all__ = ["COIN", "EMPTY", "campaign_of", "fort_pay", "next_orders", "offers", "prospects_of"]
