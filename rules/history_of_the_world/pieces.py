"""The only place that puts pieces on the board or takes them off it."""

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.events import (
    ArmyPlaced,
    ArmyRemoved,
    FortLost,
    LandTaken,
    MonumentBuilt,
    MonumentDestroyed,
    SettlementFell,
    SettlementFounded,
    Way,
)
from rules.history_of_the_world.history import History
from rules.history_of_the_world.state import Holding, Settlement
from rules.table import Seat

SETTLEMENTS = 30
FORTS = 32
MONUMENTS = 36
FIGURES_IN_LAND = 3
FLEETS = 12


def forts_left(g: History) -> int:
    """Forts in the box."""
    return FORTS - sum(holding.fort for holding in g.state.lands.values())


def figures(holding: Holding) -> int:
    """Armies and fort in a land."""
    return holding.armies + holding.fort


def has_room(g: History, holding: Holding) -> bool:
    """Multiple Armies: whether one more army fits in."""
    return g.multiple_armies and figures(holding) < FIGURES_IN_LAND


def can_hold_fort(g: History, land: LandId) -> bool:
    """Ch. V Forts: whether there is a fort left for a land, and room for it."""
    return is_fort_site(g, land) and forts_left(g) > 0


def is_fort_site(g: History, land: LandId) -> bool:
    """Ch. V Forts: one a land, only beside an army; with Multiple Armies only as a third figure."""
    holding = g.state.lands.get(land)
    if holding is None or holding.fort:
        return False
    return not g.multiple_armies or figures(holding) < FIGURES_IN_LAND


def occupy(g: History, land: LandId, seat: Seat, force: str, figure: int) -> None:
    """Ch. V Expansion: an army enters without a battle; figures of its own colour serve on under it."""
    holding = g.state.lands.get(land)
    if holding is not None and holding.seat == seat:
        holding.force, holding.figure = force, figure
        return
    assert holding is None, f"{land} is defended"
    g.state.lands[land] = Holding(seat, force, figure)


def conquer(g: History, land: LandId, seat: Seat, force: str, figure: int) -> None:
    """Ch. V Sack and Pillage: an army enters after a battle; only then a capital or city falls."""
    occupy(g, land, seat, force, figure)
    g.tell(LandTaken(seat, force, figure, land))
    sack(g, land)


def seize(g: History, land: LandId, seat: Seat, force: str, figure: int) -> None:
    """Ch. V step 4: a first army is put down; army and fort in the land are removed without combat."""
    holding = g.state.lands.get(land)
    if holding is not None:
        clear(g, land)
    g.state.lands[land] = Holding(seat, force, figure)
    g.tell(ArmyPlaced(seat, force, figure, land, Way.RISING, land))
    if holding is not None and holding.seat != seat:
        sack(g, land)


def clear(g: History, land: LandId) -> None:
    """Remove every figure of a land."""
    holding = g.state.lands.pop(land)
    if holding.fort:
        g.tell(FortLost(holding.seat, land, g.turn.seat))
    for _ in range(holding.armies):
        g.tell(ArmyRemoved(holding.seat, holding.force, land, g.turn.seat))


def lose_army(g: History, land: LandId) -> None:
    """One army is lost; with the last one the land is empty and a fort falls too."""
    holding = g.state.lands[land]
    holding.armies -= 1
    if holding.armies == 0:
        del g.state.lands[land]
        if holding.fort:
            g.tell(FortLost(holding.seat, land, g.turn.seat))


def sack(g: History, land: LandId) -> None:
    """Ch. V Sack and Pillage: a capital becomes a city, a city is gone; monuments remain."""
    was = g.state.settlements.get(land)
    if was is Settlement.CAPITAL:
        g.state.settlements[land] = Settlement.CITY
        g.tell(SettlementFell(land, was, Settlement.CITY))
    elif was is Settlement.CITY:
        del g.state.settlements[land]
        g.tell(SettlementFell(land, was, None))


def settle(g: History, seat: Seat, land: LandId, settlement: Settlement) -> None:
    """Place a capital or a city while there are pieces; what stands there gives way to it."""
    present = g.state.settlements.get(land)
    if present is settlement or (present is None and len(g.state.settlements) >= SETTLEMENTS):
        return
    g.state.settlements[land] = settlement
    g.tell(SettlementFounded(seat, land, settlement))


def raise_monument(g: History, seat: Seat, land: LandId) -> None:
    """Ch. V Building: a monument is placed."""
    g.state.monuments.append(land)
    g.state.monuments.sort()
    g.tell(MonumentBuilt(seat, land))


def raze_monument(g: History, land: LandId) -> None:
    """Disaster: a monument is destroyed."""
    g.state.monuments.remove(land)
    g.tell(MonumentDestroyed(land, g.owner(land), g.turn.seat))
