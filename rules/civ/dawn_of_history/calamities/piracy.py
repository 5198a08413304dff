"""Piracy: coastal cities of the victim and of others turn to pirates."""

from collections.abc import Sequence

from rules.civ.calamity.case import Case, Role
from rules.civ.calamity.cities import coastal_cities, pick_cities
from rules.civ.calamity.cities_of_others import cities_of_others
from rules.civ.dawn_of_history.calamities.treachery import chooser_of
from rules.civ.dawn_of_history.pirates import pirates_anchor, pirates_take
from rules.civ.events_calamity import Part
from rules.civ.policies.calamities import Major
from rules.table import Pick, Script, Seat, ask_each


def piracy(case: Case) -> Script[None]:
    """Dawn 29.9.2: cities that the drawer chooses, and others' that the victim chooses."""
    g, chooser = case.g, chooser_of(case)
    case.strike(chooser if chooser != case.victim else None, Part.CHOOSES)
    chosen, others = yield from ask_each([_own(case, chooser), cities_of_others(case)])
    owners = {area: g.state.cities[area] for area in others}
    if not chosen and not others:
        case.pass_by("no coastal city is lost")
    yield from _strike(case, chooser, case.victim, chosen, Role.PRIMARY)
    for seat in g.ranked(set(owners.values())):
        areas = [area for area in others if owners[area] == seat]
        yield from _strike(case, case.victim, seat, areas, Role.SECONDARY)


def _strike(case: Case, chooser: Seat, owner: Seat, areas: Sequence[str], role: Role) -> Script[None]:
    """Dawn 29.9.2.5: with Naval Warfare a pirate ship comes to each city, and the city stands."""
    if case.figure("ships", owner, role):
        pirates_anchor(case.g, owner, case.name, areas)
    else:
        yield from pirates_take(case, chooser, owner, areas)


def _own(case: Case, chooser: Seat) -> Pick:
    g, count = case.g, case.figure("cities")
    act = f"turn over to pirates, of those of {g.name(case.victim)}"
    return pick_cities(case, chooser, coastal_cities(g, case.victim), count, "own", act)


def foresee(case: Case) -> list[Pick]:
    """Which cities of others the victim would choose, and of its own, where it drew the card."""
    own = [_own(case, case.victim)] if chooser_of(case) == case.victim else []
    return [*own, cities_of_others(case)]


EFFECT = Major(piracy, foresee)
