"""Ch. V Expansion: what a force may do now, and how one order is carried out."""

from dataclasses import dataclass
from enum import StrEnum

from rules.history_of_the_world.board import LandId, WaterId
from rules.history_of_the_world.combat import attack_land
from rules.history_of_the_world.crusaders import found_stronghold
from rules.history_of_the_world.empires import empires
from rules.history_of_the_world.events import (
    ArmyEmbarked,
    ArmyPlaced,
    ArmyReturned,
    FortBuilt,
    Way,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.orders import Embark, Fort, Pay, Recruit
from rules.history_of_the_world.pieces import can_hold_fort, has_room, occupy
from rules.history_of_the_world.reach import Route, held_by, reachable
from rules.history_of_the_world.state import Campaign


class Entry(StrEnum):
    """What entering a land means."""

    EMPTY = "empty"
    OWN = "own"
    ENEMY = "enemy"
    REINFORCE = "reinforce"


@dataclass(frozen=True, slots=True)
class Target:
    """A land that can be entered now, how, and what for."""

    land: LandId
    route: Route | None
    entry: Entry


def targets(g: History, campaign: Campaign) -> dict[LandId, Target]:
    """Every land an army of the force could enter now."""
    found = {land: Target(land, route, _entry(g, land)) for land, route in reachable(g, campaign).items()}
    if g.multiple_armies:
        for land in sorted(held_by(g, campaign)):
            if has_room(g, g.state.lands[land]):
                found[land] = Target(land, None, Entry.REINFORCE)
    return found


def target_in(g: History, campaign: Campaign, land: LandId) -> Target | None:
    """How an army of the force could enter one land now, if it could."""
    route = reachable(g, campaign).get(land)
    if route is not None:
        return Target(land, route, _entry(g, land))
    if g.multiple_armies and land in held_by(g, campaign) and has_room(g, g.state.lands[land]):
        return Target(land, None, Entry.REINFORCE)
    return None


def _entry(g: History, land: LandId) -> Entry:
    owner = g.owner(land)
    if owner is None:
        return Entry.EMPTY
    return Entry.OWN if owner == g.turn.seat else Entry.ENEMY


def enter(g: History, campaign: Campaign, target: Target) -> bool:
    """Ch. V Expansion: an army enters a land, by combat if an enemy is there; whether the land is held."""
    is_held = _come_in(g, campaign, target)
    if is_held and target.entry is not Entry.REINFORCE:
        found_stronghold(g, campaign, target.land)
    return is_held


def _come_in(g: History, campaign: Campaign, target: Target) -> bool:
    if target.entry is Entry.ENEMY:
        assert target.route is not None
        return attack_land(g, campaign, target.land, target.route)
    if target.entry is Entry.EMPTY and campaign.allied:
        campaign.allied -= 1
    else:
        campaign.pool -= 1
    if target.entry is Entry.REINFORCE:
        g.state.lands[target.land].armies += 1
    else:
        occupy(g, target.land, g.turn.seat, campaign.force, campaign.figure)
    _tell_placed(g, campaign, target)
    return True


def _tell_placed(g: History, campaign: Campaign, target: Target) -> None:
    way, source = (target.route.way, target.route.source) if target.route else (Way.LAND, target.land)
    own = target.entry is Entry.OWN
    g.tell(ArmyPlaced(g.turn.seat, campaign.force, campaign.figure, target.land, way, source, own))


def empire_lands(g: History, campaign: Campaign) -> list[LandId]:
    """Ch. V Forts: lands of the active empire, of both peoples of a shared card; no other force builds."""
    forces = empires().cards[g.turn.card].forces if campaign.is_active else ()
    return [land for force in forces for land in g.lands_of(g.turn.seat, force)]


def fort_lands(g: History, campaign: Campaign) -> tuple[LandId, ...]:
    """Ch. V Forts: lands of the active empire that can hold a fort."""
    return tuple(land for land in empire_lands(g, campaign) if can_hold_fort(g, land))


def fort_means(campaign: Campaign) -> tuple[Pay, ...]:
    """Ch. IV Coins, Ch. V Forts: what a fort could be paid with now; only the active empire builds any."""
    if not campaign.is_active:
        return ()
    means = {
        Pay.FREE: campaign.forts,
        Pay.ARMY: campaign.pool,
        Pay.COIN: campaign.coins + campaign.ally_coins,
    }
    return tuple(pay for pay, amount in means.items() if amount)


def build_fort(g: History, campaign: Campaign, order: Fort) -> None:
    """Ch. V Forts: an army, a coin or a free fort becomes a fort in a land of the force."""
    match order.pay:
        case Pay.FREE:
            campaign.forts -= 1
        case Pay.ARMY:
            campaign.pool -= 1
            campaign.spent += 1
        case Pay.COIN if campaign.ally_coins:
            campaign.ally_coins -= 1
        case Pay.COIN:
            campaign.coins -= 1
    g.state.lands[order.land].fort = True
    g.tell(FortBuilt(g.turn.seat, order.land, order.pay))


def can_recruit(campaign: Campaign, order: Recruit) -> bool:
    """Ch. IV Coins: whether a coin of this kind can bring an army back."""
    return campaign.fallen > 0 and (campaign.ally_coins if order.allied else campaign.coins) > 0


def recruit(g: History, campaign: Campaign, order: Recruit) -> None:
    """Ch. IV Coins: a coin brings an army lost in combat back to the pool."""
    campaign.fallen -= 1
    if order.allied:
        campaign.ally_coins -= 1
        campaign.allied += 1
    else:
        campaign.coins -= 1
        campaign.pool += 1
    g.tell(ArmyReturned(g.turn.seat, order.allied))


def embark_seas(g: History, campaign: Campaign) -> tuple[WaterId, ...]:
    """Naval Control: seas with a fleet of the active empire and nobody aboard."""
    if not g.naval_control or not campaign.is_active:
        return ()
    taken = {*campaign.aboard, *g.state.navies}
    return tuple(w for w in campaign.fleets if not g.board.waters[w].is_ocean and w not in taken)


def embark(g: History, campaign: Campaign, order: Embark) -> None:
    """Naval Control: an army from the pool goes aboard a fleet in a sea."""
    campaign.pool -= 1
    campaign.aboard.append(order.sea)
    g.tell(ArmyEmbarked(g.turn.seat, order.sea))
