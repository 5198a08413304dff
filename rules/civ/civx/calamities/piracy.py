"""Piracy: coastal cities of the victim and of others turn to pirates."""

from rules.civ.calamity.case import Case
from rules.civ.calamity.cities import coastal_cities, pick_cities, turn_pirate
from rules.civ.calamity.cities_of_others import cities_of_others
from rules.civ.calamity.nearby_tokens import convert_near
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.civ.state import BARBARIANS
from rules.table import Pick, Script, ask_each


def piracy(case: Case) -> Script[None]:
    """CivX 29.93: cities that the trader chooses, and others' that the victim chooses; tokens around them."""
    g, chooser = case.g, case.trader()
    case.strike(chooser, Part.CHOOSES)
    chooser = case.victim if chooser is None else chooser
    coastal = coastal_cities(g, case.victim)
    act = f"turn over to pirates, of those of {g.name(case.victim)}"
    own = pick_cities(case, chooser, coastal, case.figure("cities"), "own", act)
    chosen, others = yield from ask_each([own, cities_of_others(case)])
    turn_pirate(g, case.victim, case.name, chosen)
    for seat, area in sorted((g.state.cities[area], area) for area in others):
        turn_pirate(g, seat, case.name, (area,))
    if not chosen:
        case.pass_by("no coastal city is lost")
    elif tokens := case.figure("tokens"):
        yield from convert_near(case, BARBARIANS, chooser, chosen, tokens)


def foresee(case: Case) -> list[Pick]:
    """Which cities of others the victim would choose."""
    return [cities_of_others(case)]


EFFECT = Major(piracy, foresee)
