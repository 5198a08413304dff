"""Treachery: pirates take over cities of the victim, as whoever drew the card chooses."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import pick_cities
from rules.civ.dawn_of_history.pirates import pirates_take
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, Seat, ask


def treachery(case: Case) -> Script[None]:
    """Dawn 29.2.2: the drawer chooses the cities; those without a pirate city in stock are reduced."""
    chooser = chooser_of(case)
    case.strike(chooser if chooser != case.victim else None, Part.CHOOSES)
    if not case.g.city_count(case.victim):
        case.pass_by("no city")
        return
    areas = yield from ask(_cities(case, chooser))
    yield from pirates_take(case, chooser, case.victim, areas)


def chooser_of(case: Case) -> Seat:
    """Dawn 29.2.2.1, 29.9.2.1: whoever drew the card; the victim, where that player has left."""
    drawer = case.drawer()
    return case.victim if drawer is None else drawer


def _cities(case: Case, chooser: Seat) -> Pick:
    act = f"turn over to pirates, of those of {case.g.name(case.victim)}"
    return pick_cities(case, chooser, case.g.cities_of(case.victim), case.figure("cities"), "cities", act)


def foresee(case: Case) -> list[Pick]:
    """Which cities the victim gives up, where the choice is its own."""
    is_own = chooser_of(case) == case.victim and case.g.city_count(case.victim)
    return [_cities(case, case.victim)] if is_own else []


EFFECT = Major(treachery, foresee)
