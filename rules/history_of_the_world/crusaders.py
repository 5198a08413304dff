"""Crusade: what the crusaders found where they were sent."""

from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import Crusade, event_cards
from rules.history_of_the_world.events import ArmyRemoved, FortBuilt
from rules.history_of_the_world.history import History
from rules.history_of_the_world.pieces import FIGURES_IN_LAND, figures, forts_left, settle
from rules.history_of_the_world.state import Campaign, Settlement

GIFT = "card"


def goals(campaign: Campaign) -> list[LandId]:
    """The land the crusaders are out for; none for any other force."""
    effects = (effect for key in campaign.edges for effect in event_cards()[key].effects)
    return [effect.land for effect in effects if isinstance(effect, Crusade)]


def found_stronghold(g: History, campaign: Campaign, land: LandId) -> None:
    """Crusade: a fort and a city as soon as Palestine is captured; a third army gives way to the fort."""
    if land not in goals(campaign):
        return
    seat, holding = g.turn.seat, g.state.lands[land]
    if not holding.fort and forts_left(g):
        if figures(holding) >= FIGURES_IN_LAND:
            holding.armies -= 1
            g.tell(ArmyRemoved(seat, campaign.force, land, seat))
        holding.fort = True
        g.tell(FortBuilt(seat, land, GIFT))
    if land not in g.state.settlements:
        settle(g, seat, land, Settlement.CITY)
