"""Event cards that kill or destroy: Famine, Black Death, Plague, Pestilence, Disaster."""

from rules.history_of_the_world.asking import choose_area, choose_centre, choose_land, pick_lands
from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import Disaster, Mortality, Pestilence, Plague
from rules.history_of_the_world.events import FortLost, SicknessRolled
from rules.history_of_the_world.history import History
from rules.history_of_the_world.pieces import lose_army, raze_monument, sack
from rules.table import Script

DEADLY = 1


def sicken(g: History, card: str, land: LandId, dice: int) -> bool:
    """Every army in a land throws dice and dies on a 1, the fort with the last; whether none is left."""
    holding = g.state.lands.get(land)
    for _ in range(holding.armies if holding else 0):
        assert holding is not None
        throw = g.throw("mortality", dice)
        died = DEADLY in throw
        g.tell(SicknessRolled(card, land, holding.seat, throw, died))
        if died:
            lose_army(g, land)
    return land not in g.state.lands


def mortality(g: History, card: str, effect: Mortality) -> Script[None]:
    """Famine, Black Death: every army in the chosen areas throws one die."""
    first = yield from choose_area(g, card, tuple(g.board.areas))
    areas = [first]
    if effect.areas > 1:
        areas.append((yield from choose_area(g, f"{card}:2", g.board.areas[first].adjacent)))
    for area in areas:
        for land in g.board.areas[area].lands:
            if land in g.state.lands:
                sicken(g, card, land, 1)


def plague(g: History, card: str, effect: Plague) -> Script[None]:
    """Plague: four dice, then three in a land next to it, as long as it empties lands and finds armies."""
    land = yield from choose_land(g, card, "Where does the plague break out?", occupied(g))
    dice, step = effect.first, 0
    while sicken(g, card, land, dice):
        near = [there for there in g.board.lands[land].neighbours if there in g.state.lands]
        if not near:
            return
        step, dice = step + 1, effect.then
        land = yield from choose_land(g, f"{card}:{step}", "Where does the plague spread?", near)


def pestilence(g: History, card: str, effect: Pestilence) -> Script[None]:
    """Pestilence: three dice in a land, two in all lands next to it, whatever happened in the first.

    Any land can be its centre, be it empty or barren.
    """
    lands = tuple(g.board.lands)
    centre = yield from choose_centre(g, card, "Where is the centre of the pestilence?", lands)
    for land in (centre, *g.board.lands[centre].neighbours):
        if land in g.state.lands:
            sicken(g, card, land, effect.centre if land == centre else effect.around)


def disaster(g: History, card: str, effect: Disaster) -> Script[None]:
    """Disaster: monuments of up to two lands go, with city and fort; a capital becomes a city."""
    options = list(g.state.monuments)
    for land in (yield from pick_lands(g, card, "Whose monuments fall?", options, 1, effect.lands)):
        raze_monument(g, land)
        sack(g, land)
        holding = g.state.lands.get(land)
        if holding is not None and holding.fort:
            holding.fort = False
            g.tell(FortLost(holding.seat, land, g.turn.seat))


def occupied(g: History) -> list[LandId]:
    """Lands with an army, in board order."""
    return [land for land in g.board.lands if land in g.state.lands]
