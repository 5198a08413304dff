"""Event cards with armies of their own: kingdoms, migrants, rebels, barbarians, crusaders, minor empires."""

from rules.history_of_the_world.asking import choose, choose_land, pick_lands
from rules.history_of_the_world.board import LandId
from rules.history_of_the_world.cards import (
    Barbarians,
    CivilWar,
    Crusade,
    Kingdom,
    Migrants,
    MinorEmpire,
    Revolt,
)
from rules.history_of_the_world.combat import Assailant, fight
from rules.history_of_the_world.edges import Attack
from rules.history_of_the_world.empires import EPOCHS, empires
from rules.history_of_the_world.events import ArmyPlaced, Way
from rules.history_of_the_world.expand import expand, muster, place_first_army
from rules.history_of_the_world.history import History
from rules.history_of_the_world.names import force_names, land_name
from rules.history_of_the_world.pieces import occupy, seize, settle
from rules.history_of_the_world.reach import Route, defence_dice
from rules.history_of_the_world.state import Campaign, Settlement
from rules.table import Choice, Script, Seat


def far_figure(epoch: int) -> int:
    """Ch. IV: a figure of a far-away epoch, so that such armies stand apart."""
    return EPOCHS[-1] if epoch <= 4 else EPOCHS[0]


def other_figure(epoch: int) -> int:
    """Ch. IV Minor Empires: a figure other than that of the epoch."""
    return epoch - 1 if epoch > 1 else 2


def rise(g: History, land: LandId, force: str, figure: int, dice: int, route: Route | None = None) -> bool:
    """An army of an event card appears in a land, or comes by a route; whether it holds the land then."""
    seat, way_in = g.turn.seat, route or Route(land, Way.RISING)
    if land not in g.state.lands:
        occupy(g, land, seat, force, figure)
        g.tell(ArmyPlaced(seat, force, figure, land, way_in.way, way_in.source))
        return True
    against = defence_dice(way_in, ())
    return fight(g, Assailant(seat, force, figure, way_in, against, lambda: Attack(dice)), land)


def kingdom(g: History, effect: Kingdom) -> None:
    """Kingdom: an army and a city; whatever army and fort was there is destroyed."""
    seize(g, effect.land, g.turn.seat, effect.force, effect.figure)
    settle(g, g.turn.seat, effect.land, Settlement.CITY)


def vacant(g: History, effect: Migrants) -> list[LandId]:
    """Empty lands of the migrants' area."""
    return [land for land in g.board.areas[effect.area].lands if land not in g.state.lands]


def migrants(g: History, card: str, effect: Migrants) -> Script[None]:
    """Migrants: armies in empty lands of the area, as many as there is room for."""
    lands = yield from pick_lands(
        g, card, "Where do the migrants settle?", vacant(g, effect), effect.armies, effect.armies
    )
    for land in lands:
        rise(g, land, "migrants", effect.figure, 0)


def enemy_empires(g: History) -> dict[tuple[Seat, str], list[LandId]]:
    """The lands of every force of every other player."""
    found: dict[tuple[Seat, str], list[LandId]] = {}
    for land in g.board.lands:
        holding = g.state.lands.get(land)
        if holding is not None and holding.seat != g.turn.seat:
            found.setdefault((holding.seat, holding.force), []).append(land)
    return found


def civil_war(g: History, card: str, effect: CivilWar) -> Script[None]:
    """Civil War: rebels fight in three lands of one enemy empire, or in all it has if these are fewer."""
    foes = {f"{seat}:{force}": lands for (seat, force), lands in enemy_empires(g).items()}
    options = []
    for key, lands in foes.items():
        seat, force = key.split(":")
        label = f"{force_names()[force]} ({g.player(int(seat)).name})"
        options.append(Choice(key, label, f"{len(lands)} lands"))
    foe = yield from choose(g, card, "Which empire is torn by civil war?", options)
    torn = yield from pick_lands(
        g, f"{card}:lands", "In which lands do rebels rise?", foes[foe], effect.lands, effect.lands
    )
    for land in torn:
        rise(g, land, "rebels", far_figure(g.state.epoch), effect.dice)


def raided_lands(g: History, barren: LandId) -> list[LandId]:
    """Enemy lands next to a barren land."""
    near = g.board.lands[barren].neighbours
    return [land for land in near if g.owner(land) not in (None, g.turn.seat)]


def barbarian_homes(g: History) -> list[LandId]:
    """Barren lands with an enemy next to them."""
    return [barren for barren in g.board.barren if raided_lands(g, barren)]


def barbarians(g: History, card: str, effect: Barbarians) -> Script[None]:
    """Barbarians: out of one barren land, one attack after another, until one fails or no enemy is left.

    No card spares them the terrain: what lies on the defender's side of that border counts.
    """
    homes = []
    for barren in barbarian_homes(g):
        near = ", ".join(map(land_name, raided_lands(g, barren)))
        homes.append(Choice(barren, land_name(barren), f"against {near}"))
    home = yield from choose(g, card, "Out of which barren land do they come?", homes)
    raid = 0
    while lands := raided_lands(g, home):
        raid += 1
        land = yield from choose_land(g, f"{card}:{raid}", "Which land do the barbarians attack?", lands)
        route = Route(home, Way.RISING, g.board.difficult_terrain(home, land))
        if not rise(g, land, "barbarians", far_figure(g.state.epoch), effect.dice, route):
            return


def revolt(g: History, effect: Revolt) -> None:
    """Jewish Revolt: one army fights in Palestine with three dice."""
    rise(g, effect.land, "revolt", far_figure(g.state.epoch), effect.dice)


def crusade(g: History, card: str, effect: Crusade) -> Script[None]:
    """Crusade: armies expand from a sea; when they enter Palestine, a fort and a city rise there."""
    campaign = Campaign("crusaders", EPOCHS[0], effect.armies, at_sea=[effect.water], edges=[card])
    muster(g, campaign)
    yield from expand(g, campaign)
    g.turn.campaign = None


def minor_empire(g: History, effect: MinorEmpire) -> Script[None]:
    """Minor Empire: played like an empire, but no card helps it, it has no coins and builds nothing."""
    empire = empires().minor[effect.empire]
    fleets = list(g.board.navigation(empire.navigation))
    campaign = Campaign(empire.key, other_figure(g.state.epoch), empire.strength, fleets=fleets)
    muster(g, campaign)
    place_first_army(g, campaign, empire)
    yield from expand(g, campaign)
    g.turn.campaign = None
