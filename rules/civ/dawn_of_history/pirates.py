"""Dawn 29.2.2, 29.9.2: cities that turn to pirates while there are pirate cities."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities, reduce_cities, turn_pirate
from rules.civ.civ import Civ
from rules.civ.events_barbarians import PirateShipPlaced
from rules.civ.pieces import build_ship
from rules.civ.state import BARBARIANS
from rules.table import Script, Seat, ask


def pirates_take(case: Case, chooser: Seat, owner: Seat, areas: Sequence[str]) -> Script[None]:
    """Dawn 29.2.2.1: pirate cities replace these; where they are too few, some are reduced instead."""
    g = case.g
    act = "turn over to pirates; the others are reduced"
    step = f"pirates-{owner}" if owner != case.victim else "pirates"
    taken = yield from ask(pick_cities(case, chooser, areas, g.city_stock(BARBARIANS), step, act))
    turn_pirate(g, owner, case.name, taken)
    reduce_cities(g, owner, case.name, [area for area in areas if area not in taken])


def pirates_anchor(g: Civ, owner: Seat, cause: str, areas: Sequence[str]) -> None:
    """Dawn 29.9.2.5: a pirate ship comes to each of these cities, while there are ships; the cities stand."""
    for area in areas[: g.ship_stock(BARBARIANS)]:
        build_ship(g, area, g.board.waters(area)[0].coast, BARBARIANS)
        g.tell(PirateShipPlaced(owner, cause, area))
